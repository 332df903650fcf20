import 'server-only';
import { ApiError } from '@/lib/calls/errors';
import { countedTraces, eraseAccount } from './erase-student';
import { listPossibleMatches } from './possible-matches';
import { noteAct } from '@/lib/staff/audit/audit';
import type { Transaction } from '@/lib/platform/database-connection';
import { databaseTime, lockRow } from '@/lib/platform/database-locks';
import { inTransaction } from '@/lib/platform/db';
import { emailKey } from '@/lib/platform/email-address';
import { addRequest, openRequest } from './data-requests';
import type { CloseAccountInput } from './forms';

/**
 * Closes a student's own account. Without payments it is erased at once; otherwise its consents are
 * withdrawn and the office gets a request, unless one is open already.
 * @returns `erased`, and for a request the day by which it is answered
 * @throws ApiError unauthorized, invalid_input if `confirm` is not the e-mail of the account
 */
export async function closeOwnAccount(
  studentId: string,
  { confirm, requestId }: CloseAccountInput,
): Promise<{ erased: boolean; targetAt: string | null }> {
  return inTransaction(async (tx) => {
    await lockRow(tx, 'students', studentId, 'update');
    const student = await tx.db.student.findUnique({
      where: { id: studentId },
      select: { email: true },
    });
    if (!student) throw new ApiError('unauthorized', 'Please log in again.');
    if (emailKey(confirm) !== student.email) {
      const text = 'This is not the e-mail of your account.';
      throw new ApiError('invalid_input', text, { fields: { confirm: text } });
    }
    // Payments received, in progress or awaiting a decision keep the account for the books.
    const payments = await tx.db.payment.count({
      where: { registration: { studentId }, status: { notIn: ['failed', 'expired'] } },
    });
    if (payments > 0) {
      const kind = 'closure';
      // Under the lock, so that forms sent at once make one request and one mail to each owner.
      const { targetAt } =
        (await openRequest(tx, studentId, kind)) ??
        (await addRequest(tx, studentId, { requestId, kind, text: '' }));
      await withdrawConsents(tx, studentId);
      return { erased: false, targetAt };
    }
    const traces = await countedTraces(tx, studentId, []);
    const listed = await listPossibleMatches(tx, { student: studentId, leads: [] });
    await eraseAccount(tx, { id: studentId, email: student.email });
    await noteAct(tx, null, {
      action: 'student.erase',
      subject: 'student',
      subjectId: studentId,
      detail: { ...traces, listed, by: 'the student' },
    });
    return { erased: true, targetAt: null };
  });
}

async function withdrawConsents(tx: Transaction, studentId: string): Promise<void> {
  const createdAt = await databaseTime(tx);
  for (const kind of ['notice', 'marketing'] as const) {
    const newest = await tx.db.consent.findFirst({
      where: { studentId, kind },
      orderBy: { createdAt: 'desc' },
      select: { given: true, version: true },
    });
    if (!newest?.given) continue;
    const { version } = newest;
    await tx.db.consent.createMany({
      data: [{ studentId, kind, given: false, version, createdAt }],
    });
  }
}
