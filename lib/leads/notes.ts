import 'server-only';
import type { Staff, StaffPerson } from '@/lib/staff/access';
import { ApiError } from '@/lib/calls/errors';
import { noteAct } from '@/lib/staff/audit/audit';
import type { Transaction } from '@/lib/platform/database-connection';
import { inTransaction } from '@/lib/platform/db';
import type { NoteInput } from './office-forms';

/**
 * Adds a note on a student, a lead, or both. Idempotent by `requestId`.
 * @throws ApiError not_found, conflict if the `requestId` was used for another note
 */
export async function addNote(
  staff: Staff<'people.change'>,
  { requestId, text, ...about }: NoteInput,
): Promise<{ note: string }> {
  const [student, lead] = [about.student ?? null, about.lead ?? null];
  return inTransaction(async (tx) => {
    const [added] = await tx.db.note
      .createManyAndReturn({
        data: { requestId, leadId: lead, studentId: student, staffId: staff.staffId, text },
        skipDuplicates: true,
        select: { id: true },
      })
      .catch(refuseUnknownPerson);
    if (!added) return { note: await existingNote(tx, { requestId, text, student, lead }) };
    if (student) await auditNote(tx, staff, 'student', student);
    if (lead) await auditNote(tx, staff, 'lead', lead);
    return { note: added.id };
  });
}

export async function addLeadNote(
  tx: Transaction,
  staff: Staff<'leads.change'>,
  leadId: string,
  text: string,
): Promise<void> {
  await tx.db.note.create({ data: { leadId, staffId: staff.staffId, text }, select: { id: true } });
}

const auditNote = (
  tx: Transaction,
  staff: StaffPerson,
  subject: 'student' | 'lead',
  subjectId: string,
) => noteAct(tx, staff, { action: `${subject}.note`, subject, subjectId });

async function existingNote(
  tx: Transaction,
  sent: { requestId: string; text: string; student: string | null; lead: string | null },
): Promise<string> {
  const row = await tx.db.note.findUnique({ where: { requestId: sent.requestId } });
  const isSame =
    row?.text === sent.text && row.leadId === sent.lead && row.studentId === sent.student;
  if (row && isSame) return row.id;
  throw new ApiError(
    'conflict',
    'This was already saved as another note. Close the form and open it again.',
  );
}

function refuseUnknownPerson(error: unknown): never {
  if (Object(error).code !== 'P2003') throw error;
  throw new ApiError('not_found', 'This person no longer exists. Search again.');
}
