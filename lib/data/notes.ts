import 'server-only';
import { ApiError } from '@/lib/errors';
import type { Transaction } from '@/lib/platform/database-connection';
import { inTransaction } from '@/lib/platform/db';
import type { NoteInput } from '@/lib/schemas/person-calls';
import { noteAct } from './audit';

const ADD = `
  insert into notes ("requestId", "leadId", "studentId", "staffId", text)
  values ($1, $2, $3, $4, $5)
  on conflict ("requestId") do nothing
  returning id`;

const KNOWN = `select id, "leadId", "studentId", text from notes where "requestId" = $1`;

/**
 * Keeps a note on a student, a lead, or both. Notes are only added. A repeat of the same `requestId` is
 * the same note.
 * @param staff who has shown to be staff
 * @throws ApiError not_found, conflict when the `requestId` was used for another note
 */
export async function addNote(
  staff: { staffId: string },
  { requestId, text, ...about }: NoteInput,
): Promise<{ note: string }> {
  const [student, lead] = [about.student ?? null, about.lead ?? null];
  return inTransaction(async (client) => {
    if (student) await requireRow(client, 'students', student);
    if (lead) await requireRow(client, 'leads', lead);
    const values = [requestId, lead, student, staff.staffId, text];
    const { rows } = await client.query<{ id: string }>(ADD, values);
    const [added] = rows;
    if (!added) return { note: await known(client, { requestId, text, student, lead }) };
    if (student) await note(client, staff, 'student', student);
    if (lead) await note(client, staff, 'lead', lead);
    return { note: added.id };
  });
}

const note = (
  client: Transaction,
  staff: { staffId: string },
  subject: 'student' | 'lead',
  subjectId: string,
) => noteAct(client, staff, { action: `${subject}.note`, subject, subjectId });

async function known(
  client: Transaction,
  sent: { requestId: string; text: string; student: string | null; lead: string | null },
): Promise<string> {
  type Row = { id: string; leadId: string | null; studentId: string | null; text: string };
  const { rows } = await client.query<Row>(KNOWN, [sent.requestId]);
  const [row] = rows;
  const same =
    row?.text === sent.text && row.leadId === sent.lead && row.studentId === sent.student;
  if (row && same) return row.id;
  throw new ApiError(
    'conflict',
    'This was already kept as another note. Close the form and open it again.',
  );
}

async function requireRow(
  client: Transaction,
  table: 'students' | 'leads',
  id: string,
): Promise<void> {
  const { rows } = await client.query(`select from ${table} where id = $1 for key share`, [id]);
  if (rows.length === 0) {
    throw new ApiError('not_found', 'That person is not here any more. Search again.');
  }
}
