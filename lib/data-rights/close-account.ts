import 'server-only';
import { ApiError } from '@/lib/calls/errors';
import { countedTraces, eraseAccount } from './erase-student';
import { listPossibleMatches } from './possible-matches';
import { noteAct } from '@/lib/staff/audit/audit';
import { inTransaction } from '@/lib/platform/db';
import { emailKey } from '@/lib/platform/email-address';
import { statement } from '@/lib/platform/statement';
import { addRequest } from './data-requests';
import type { CloseAccountInput } from './forms';

/** Money that came, is on its way or needs a decision keeps the account for the books. */
const FIND = statement(
  'student-to-close',
  { email: 'text', hasMoney: 'bool' },
  `select email, exists (
    select from payments p join registrations r on r.id = p."registrationId"
    where r."studentId" = s.id and p.status not in ('failed', 'expired')) as "hasMoney"
  from students s where id = $1 for update of s`,
);

const WITHDRAW = statement(
  'withdraw-all-consents',
  {},
  `insert into consents ("studentId", kind, given, version)
  select "studentId", kind, false, version from (
    select distinct on (kind) * from consents
    where "studentId" = $1 and kind in ('notice', 'marketing') order by kind, "createdAt" desc) as newest
  where given`,
);

/**
 * Closes a student's own account. Without payments it is erased at once; otherwise its consents are
 * withdrawn and the office gets a request.
 * @returns `erased`, and for a request the day by which it is answered
 * @throws ApiError unauthorized, invalid_input if `confirm` is not the e-mail of the account
 */
export async function closeOwnAccount(
  studentId: string,
  { confirm, requestId }: CloseAccountInput,
): Promise<{ erased: boolean; targetAt: string | null }> {
  return inTransaction(async (tx) => {
    const student = await FIND.first(tx, [studentId]);
    if (!student) throw new ApiError('unauthorized', 'Please log in again.');
    if (emailKey(confirm) !== student.email) {
      const text = 'This is not the e-mail of your account.';
      throw new ApiError('invalid_input', text, { fields: { confirm: text } });
    }
    if (student.hasMoney) {
      const { targetAt } = await addRequest(tx, studentId, {
        requestId,
        kind: 'closure',
        text: '',
      });
      await WITHDRAW.run(tx, [studentId]);
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
