import 'server-only';
import { createHash } from 'node:crypto';
import { db } from '@/lib/db';
import { ApiError } from '@/lib/errors';
import type { FreeRegistration } from '@/lib/schemas/lead';

const typed = { name: true, email: true, phonenumber: true, coursename: true } as const;

/**
 * Writes a free registration. When this returns, it is on disk. The same `requestId` with the same
 * content is the same lead, however often it arrives.
 * @throws ApiError conflict when the `requestId` was used for something else
 */
export async function saveFreeRegistration(input: FreeRegistration): Promise<void> {
  const { website, utm, ...rest } = input;
  const lead = {
    ...rest,
    requestId: input.requestId ?? dailyId(input),
    kind: 'freeRegistration' as const,
    suspect: Boolean(website?.trim()),
    ...(utm && { utm }),
  };
  const { count } = await db.lead.createMany({ data: [lead], skipDuplicates: true });
  if (count === 1) return;
  const kept = await db.lead.findUniqueOrThrow({
    where: { requestId: lead.requestId },
    select: typed,
  });
  const same = (Object.keys(typed) as (keyof typeof typed)[]).every(
    (key) => kept[key] === lead[key],
  );
  if (!same) {
    throw new ApiError(
      'conflict',
      'This registration was already sent with other details. Please send it again.',
    );
  }
}

/** A client that sends no id: the same details on the same day are taken for the same submission. */
function dailyId(input: FreeRegistration): string {
  const day = new Date().toISOString().slice(0, 10);
  const details = [day, input.name, input.email, input.phonenumber, input.coursename];
  return createHash('sha256').update(JSON.stringify(details)).digest('hex');
}
