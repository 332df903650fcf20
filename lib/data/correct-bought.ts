import 'server-only';
import { boughtFields } from '@/content/bought-fields';
import { ApiError } from '@/lib/errors';
import { isBought } from '@/lib/payments/money-terms';
import type { Transaction } from '@/lib/platform/database-connection';

const BOUGHT = `
  select "planId" is not null or exists (
      select from payments where "registrationId" = registrations.id
        and ${isBought('payments')}) as bought
  from registrations where id = $1 for no key update`;

const STAYS =
  'This was bought, so it stays as it was bought. For another course the student fills in a new form.';

/**
 * What a plan or a payment is for is no typing mistake.
 * @throws ApiError conflict
 */
export async function refuseBought(
  client: Transaction,
  registrationId: string,
  names: readonly string[],
): Promise<void> {
  const wanted = names.filter((name) => boughtFields.includes(name));
  if (wanted.length === 0) return;
  const { rows } = await client.query<{ bought: boolean }>(BOUGHT, [registrationId]);
  if (!rows[0]?.bought) return;
  const fields = Object.fromEntries(wanted.map((name) => [name, STAYS]));
  throw new ApiError('conflict', STAYS, { fields });
}
