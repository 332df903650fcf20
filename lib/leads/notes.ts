import 'server-only';
import type { Staff, StaffPerson } from '@/lib/staff/access';
import { ApiError } from '@/lib/calls/errors';
import { noteAct } from '@/lib/staff/audit/audit';
import type { Transaction } from '@/lib/platform/database-connection';
import { inTransaction } from '@/lib/platform/db';
import { statement } from '@/lib/platform/statement';
import type { NoteInput } from './office-forms';

const ADD = statement(
  'add-note',
  { id: 'uuid' },
  `insert into notes ("requestId", "leadId", "studentId", "staffId", text)
  values ($1, $2, $3, $4, $5)
  on conflict ("requestId") do nothing
  returning id`,
);

const FIND = statement(
  'note-by-request',
  { id: 'uuid', leadId: 'uuid?', studentId: 'uuid?', text: 'text' },
  `select id, "leadId", "studentId", text from notes where "requestId" = $1`,
);

const ADD_TO_LEAD = statement(
  'add-note-to-lead',
  {},
  'insert into notes ("leadId", "staffId", text) values ($1, $2, $3)',
);

const LOCK_STUDENT = statement(
  'lock-student-for-note',
  { id: 'uuid' },
  'select id from students where id = $1 for key share',
);

const LOCK_LEAD = statement(
  'lock-lead-for-note',
  { id: 'uuid' },
  'select id from leads where id = $1 for key share',
);

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
    if (student) await requireRow(tx, LOCK_STUDENT, student);
    if (lead) await requireRow(tx, LOCK_LEAD, lead);
    const values = [requestId, lead, student, staff.staffId, text];
    const added = await ADD.first(tx, values);
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
  await ADD_TO_LEAD.run(tx, [leadId, staff.staffId, text]);
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
  const row = await FIND.first(tx, [sent.requestId]);
  const isSame =
    row?.text === sent.text && row.leadId === sent.lead && row.studentId === sent.student;
  if (row && isSame) return row.id;
  throw new ApiError(
    'conflict',
    'This was already saved as another note. Close the form and open it again.',
  );
}

async function requireRow(tx: Transaction, lock: typeof LOCK_LEAD, id: string): Promise<void> {
  if (!(await lock.first(tx, [id]))) {
    throw new ApiError('not_found', 'This person no longer exists. Search again.');
  }
}
