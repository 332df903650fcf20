import { POST as postRegistration } from '@/app/api/admin/correct-registration/route';
import { POST as postStudent } from '@/app/api/admin/correct-student/route';
import { POST as postBirthDates } from '@/app/api/admin/date-of-birth/route';
import { POST as postErase } from '@/app/api/admin/erase/route';
import { POST as postNote } from '@/app/api/admin/notes/route';
import { POST as postConsent } from '@/app/api/admin/parent-consent/route';
import { POST as postEndLogIns } from '@/app/api/admin/end-log-ins/route';
import { POST as postUnlock } from '@/app/api/admin/unlock/route';
import { db } from '@/lib/platform/db';
import { bearer, read } from '../accounts/log-in';
import { post } from '../leads/lead';
import type { Token } from './office';

const caller =
  (path: string, handle: (request: Request) => Promise<Response> | Response) =>
  (token: Token, body: object) =>
    read(handle(post(`/api/admin/${path}`, body, bearer(token))));

export const correctStudent = caller('correct-student', postStudent);
export const correctRegistration = caller('correct-registration', postRegistration);
export const seeBirthDates = (token: Token, student: string) =>
  caller('date-of-birth', postBirthDates)(token, { student });
export const addNote = caller('notes', postNote);
export const endLogInsOf = caller('end-log-ins', postEndLogIns);
export const unlock = caller('unlock', postUnlock);
export const consent = caller('parent-consent', postConsent);
export const erase = caller('erase', postErase);

/** Acts and views in the audit log, oldest first, without refusals. */
export async function acts() {
  const where = { action: { not: 'call.unchanged' } };
  const rows = await db.auditEntry.findMany({ where, orderBy: { id: 'asc' } });
  return rows.map(({ staffId, action, subjectId, reason, detail }) => ({
    staffId,
    action,
    subjectId,
    reason,
    detail,
  }));
}
