import 'server-only';
import type { Staff } from '@/lib/staff/access';
import { ApiError } from '@/lib/calls/errors';
import { queueBatchMail } from '@/lib/enrolment/batch-mails';
import { clearWaitingPayments, lockWaitingPayments } from '@/lib/enrolment/seat-offers';
import { moveToBatch } from '@/lib/enrolment/batch-seats';
import { noteAct } from '@/lib/staff/audit/audit';
import { inTransaction } from '@/lib/platform/db';
import { statement } from '@/lib/platform/statement';

const LOCK = statement(
  'lock-registration-for-batch',
  { batchId: 'text?', isOrder: 'bool' },
  `select seat."batchId", r.items is not null as "isOrder"
   from registrations r left join batch_seats seat on seat."registrationId" = r.id
   where r.id = $1 for no key update of r`,
);

/**
 * Assigns a registration to a published batch, and tells the student by mail when it is another. Idempotent.
 * @throws ApiError not_found; conflict when the batch is full or no longer published
 */
export async function assignBatch(
  staff: Staff<'people.change'>,
  { registration, batch }: { registration: string; batch: string },
): Promise<{ batch: string }> {
  return inTransaction(async (tx) => {
    await lockWaitingPayments(tx, registration);
    const before = await LOCK.first(tx, [registration]);
    if (!before) {
      throw new ApiError('not_found', 'This registration no longer exists. Search again.');
    }
    if (before.isOrder) throw refusal('This is an order, which has no batch.');
    const { staffId } = staff;
    const moved = await moveToBatch(tx, { registrationId: registration, batchId: batch, staffId });
    if (moved === 'unknown') {
      throw refusal('The site no longer lists this batch. Reload the page and choose another.');
    }
    if (moved === 'full') {
      throw refusal(
        'This batch is full. Choose another batch, or ask the owner to raise its seats under Site, Batches and notices.',
      );
    }
    await clearWaitingPayments(tx, registration);
    const about = { subject: 'registration', subjectId: registration } as const;
    await noteAct(tx, staff, { action: 'registration.batch', ...about, detail: { batch } });
    if (before.batchId !== batch) await queueBatchMail(tx, registration);
    return { batch };
  });
}

function refusal(message: string): ApiError {
  return new ApiError('conflict', message, { fields: { batch: message } });
}
