import 'server-only';
import type { Staff } from '@/lib/staff/access';
import { ApiError } from '@/lib/calls/errors';
import { queueBatchMail } from '@/lib/enrolment/batch-mails';
import { clearWaitingPayments, lockWaitingPayments } from '@/lib/enrolment/seat-offers';
import { moveToBatch } from '@/lib/enrolment/batch-seats';
import { noteAct } from '@/lib/staff/audit/audit';
import { lockRow } from '@/lib/platform/database-locks';
import { inTransaction } from '@/lib/platform/db';

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
    const before =
      (await lockRow(tx, 'registrations', registration)) &&
      (await tx.db.registration.findUnique({
        where: { id: registration },
        select: { items: true, batchSeat: { select: { batchId: true } } },
      }));
    if (!before) {
      throw new ApiError('not_found', 'This registration no longer exists. Search again.');
    }
    if (before.items !== null) throw refusal('This is an order, which has no batch.');
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
    if (before.batchSeat?.batchId !== batch) await queueBatchMail(tx, registration);
    return { batch };
  });
}

function refusal(message: string): ApiError {
  return new ApiError('conflict', message, { fields: { batch: message } });
}
