import 'server-only';
import { institute } from '@/content/facts/institute';
import { ApiError } from '@/lib/calls/errors';
import { lockStudent } from '@/lib/enrolment/same-plan';
import { inTransaction } from '@/lib/platform/db';
import { boughtStatuses, underWayStatuses } from '@/lib/site/money-terms';
import { lockedRegistration } from './locked-registration';
import { waiting } from './upi/upi-claims';

const [{ printed: PHONE }] = institute.phones;

/**
 * Withdraws a student's submitted, unpaid registration: nothing is due, reminders stop, and its place on a
 * waiting list and its payment links end. It becomes a draft again, so submitting or paying reverses the
 * withdrawal. Idempotent.
 * @throws ApiError not_found; conflict for a draft, and once money was received or is under way
 */
export async function withdrawRegistration(studentId: string, id: string): Promise<void> {
  await inTransaction(async (tx) => {
    await lockStudent(tx, studentId);
    const isOwn = (await tx.db.registration.count({ where: { id, studentId } })) > 0;
    const row = isOwn ? await lockedRegistration(tx, id) : null;
    if (!row) throw new ApiError('not_found', 'There is no such registration in your account.');
    if (!row.submittedAt && row.withdrawnAt) return;
    if (!row.submittedAt) throw refused('This form is not submitted. Delete the draft instead.');
    const payments = await tx.db.payment.findMany({
      where: { registrationId: id, status: { in: [...boughtStatuses, ...underWayStatuses] } },
      select: { status: true },
    });
    if (payments.some(({ status }) => boughtStatuses.includes(status)))
      throw refused(
        `Money has been received for this registration. To cancel it, call us on ${PHONE}.`,
      );
    const ofRegistration = { registrationId: id };
    const claims = await tx.db.upiClaim.count({ where: { ...ofRegistration, ...waiting } });
    if (payments.length > 0 || claims > 0)
      throw refused(
        `A payment for this registration is under way. Wait for its result, or call us on ${PHONE}.`,
      );
    const now = new Date();
    await tx.db.registration.update({
      where: { id },
      data: { submittedAt: null, withdrawnAt: now },
    });
    await tx.db.batchSeat.deleteMany({ where: ofRegistration });
    await tx.db.seatHold.deleteMany({ where: ofRegistration });
    await tx.db.payerLink.updateMany({
      where: { ...ofRegistration, endedAt: null },
      data: { endedAt: now },
    });
  });
}

const refused = (message: string) => new ApiError('conflict', message);
