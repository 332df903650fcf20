import 'server-only';
import { institute } from '@/content/institute';
import { ApiError } from '@/lib/errors';
import { boughtStatuses } from '@/lib/payments/money-terms';
import type { Prisma } from '@/prisma/client/client';

/** What a registration is for. */
interface Purchase {
  planId: string | null;
  coursename: string;
  courseduration: string;
}

/** What is kept of a plan as it was bought. */
interface Snapshot {
  planTitle: string | null;
  pricePaise: number | null;
  inclusions: unknown;
  policyVersion: string;
}

const CALL_US = `This form is paid, so its course and plan stay as they are. To change them, call us on ${institute.phones[0].printed}.`;

/**
 * What was bought, where money has come in for a registration; null before. Whoever settles or starts a
 * payment for it waits until the transaction ends.
 */
export async function lockBought(
  tx: Prisma.TransactionClient,
  registrationId: string,
): Promise<Purchase | null> {
  const [row] = await tx.$queryRaw<Purchase[]>`
    select "planId", coursename, courseduration from registrations
    where id = ${registrationId}::uuid
    for no key update`;
  // A statement of its own: it sees what was settled while the first one waited.
  const paid = await tx.payment.findFirst({
    where: { registrationId, status: { in: [...boughtStatuses] } },
    select: { id: true },
  });
  return row && paid ? row : null;
}

/**
 * What may still be changed of a form that is paid: everything but what was bought. A plan or duration
 * that is left out stays as it was.
 * @throws ApiError conflict for another course, plan or duration
 */
export function exceptBought<Content extends Purchase & Snapshot>(
  content: Content,
  bought: Purchase,
) {
  const { planTitle: _title, pricePaise: _price, inclusions: _items, ...typed } = content;
  const { planId, policyVersion: _policies, ...rest } = typed;
  const courseduration = content.courseduration || bought.courseduration;
  const isSame =
    (planId === null || planId === bought.planId) &&
    content.coursename === bought.coursename &&
    (bought.courseduration === '' || courseduration === bought.courseduration);
  if (!isSame) throw new ApiError('conflict', CALL_US);
  return { ...rest, courseduration };
}
