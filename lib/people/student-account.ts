import 'server-only';
import type { Staff } from '@/lib/staff/access';
import { forgetAttempts } from '@/lib/accounts/log-in-attempts';
import { endStudentLogIns } from '@/lib/accounts/sessions';
import { refuseNaming } from '@/lib/accounts/kept-reasons';
import { addPaperConsent, makeParentLink } from '@/lib/accounts/parent-consent';
import { ApiError } from '@/lib/calls/errors';
import { noteAct } from '@/lib/staff/audit/audit';
import type { Transaction } from '@/lib/platform/database-connection';
import { lockRow } from '@/lib/platform/database-locks';
import { inTransaction } from '@/lib/platform/db';

/**
 * Deletes the failed log-ins counted for a student's e-mail, so that the student can log in at once.
 * Counters by IP address stay.
 * @returns how many were deleted
 * @throws ApiError not_found
 */
export async function unlockStudent(
  staff: Staff<'people.change'>,
  { student }: { student: string },
): Promise<{ tries: number }> {
  return inTransaction(async (client) => {
    const tries = await forgetAttempts('student', await emailOf(client, student), client);
    const about = { subject: 'student', subjectId: student } as const;
    await noteAct(client, staff, { action: 'student.unlock', ...about, detail: { tries } });
    return { tries };
  });
}

/**
 * Logs a student out everywhere, such as after a phone was lost.
 * @returns the number of ended sessions
 * @throws ApiError not_found
 */
export async function endLogInsOfStudent(
  staff: Staff<'people.change'>,
  { student, reason }: { student: string; reason: string },
): Promise<{ ended: number }> {
  return inTransaction(async (client) => {
    await emailOf(client, student);
    const ended = await endStudentLogIns({ studentId: student }, client);
    const about = { subject: 'student', subjectId: student, reason } as const;
    await noteAct(client, staff, { action: 'student.endSession', ...about, detail: { ended } });
    return { ended };
  });
}

/**
 * Records a parent's consent given on paper. Idempotent.
 * @throws ApiError not_found
 */
export async function recordParentConsent(
  staff: Staff<'people.change'>,
  { student, reason }: { student: string; reason: string },
): Promise<{ recorded: boolean }> {
  return inTransaction(async (client) => {
    await emailOf(client, student);
    const newest = await client.db.consent.findFirst({
      where: { studentId: student, kind: 'parent' },
      orderBy: { createdAt: 'desc' },
      select: { given: true },
    });
    if (newest?.given) return { recorded: false };
    await refuseNaming(client, { student }, reason);
    await addPaperConsent(client, student);
    const about = { subject: 'student', subjectId: student, reason } as const;
    await noteAct(client, staff, { action: 'student.consent', ...about });
    return { recorded: true };
  });
}

/**
 * Makes a link for a parent who has no e-mail, or did not receive it.
 * @throws ApiError not_found
 */
export async function parentLinkFor(
  staff: Staff<'people.change'>,
  { student }: { student: string },
): Promise<{ link: string }> {
  return inTransaction(async (client) => {
    await emailOf(client, student);
    const link = await makeParentLink(client, student, 'office');
    const about = { subject: 'student', subjectId: student } as const;
    await noteAct(client, staff, { action: 'student.parentLink', ...about });
    return { link };
  });
}

/** Locks the student, so that a concurrent call sees this write. */
async function emailOf(client: Transaction, student: string): Promise<string> {
  await lockRow(client, 'students', student);
  const row = await client.db.student.findUnique({
    where: { id: student },
    select: { email: true },
  });
  if (!row) throw new ApiError('not_found', 'This student no longer exists. Search again.');
  return row.email;
}
