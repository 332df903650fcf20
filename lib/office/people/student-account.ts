import 'server-only';
import { noticeVersion } from '@/content/policies/privacy';
import { forgetAttempts } from '@/lib/accounts/log-in-attempts';
import { ApiError } from '@/lib/calls/errors';
import { noteAct } from '@/lib/platform/audit';
import type { Transaction } from '@/lib/platform/database-connection';
import { inTransaction } from '@/lib/platform/db';

/**
 * Forgets the failed tries to log in under the e-mail of a student, so that the next one is open at once.
 * What is counted of an address stays counted.
 * @param staff who has shown to be staff
 * @returns how many there were
 * @throws ApiError not_found
 */
export async function unlockStudent(
  staff: { staffId: string },
  { student }: { student: string },
): Promise<{ tries: number }> {
  return inTransaction(async (client) => {
    const tries = await forgetAttempts('student', await emailOf(client, student), client);
    const about = { subject: 'student', subjectId: student } as const;
    await noteAct(client, staff, { action: 'student.unlock', ...about, detail: { tries } });
    return { tries };
  });
}

const NEWEST_CONSENT = `
  select given from consents where "studentId" = $1 and kind = 'parent'
  order by "createdAt" desc limit 1`;

const CONSENT = `
  insert into consents ("studentId", kind, given, version) values ($1, 'parent', true, $2)`;

/**
 * Records a parent's consent that came on paper. A repeat changes nothing.
 * @param staff who has shown to be staff
 * @throws ApiError not_found
 */
export async function recordParentConsent(
  staff: { staffId: string },
  { student, reason }: { student: string; reason: string },
): Promise<{ recorded: boolean }> {
  return inTransaction(async (client) => {
    await emailOf(client, student);
    const { rows } = await client.query<{ given: boolean }>(NEWEST_CONSENT, [student]);
    if (rows[0]?.given) return { recorded: false };
    await client.query(CONSENT, [student, noticeVersion]);
    const about = { subject: 'student', subjectId: student, reason } as const;
    await noteAct(client, staff, { action: 'student.consent', ...about });
    return { recorded: true };
  });
}

/** Locks the student: of two who do the same at once, the second sees what the first has done. */
async function emailOf(client: Transaction, student: string): Promise<string> {
  const { rows } = await client.query<{ email: string }>(
    'select email from students where id = $1 for no key update',
    [student],
  );
  if (!rows[0]) throw new ApiError('not_found', 'That student is not here any more. Search again.');
  return rows[0].email;
}
