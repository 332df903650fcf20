import 'server-only';
import { noteAct } from '@/lib/platform/audit';
import type { Pool } from '@/lib/platform/database-connection';
import { knownErasures, storeErasures } from '@/lib/platform/erasures';
import { statement } from '@/lib/platform/statement';
import { eraseAccount, eraseLeads } from './erase-student';

const STUDENTS = statement(
  'erased-students-that-are-back',
  { id: 'uuid', email: 'text' },
  'select id, email from students where id = any($1::uuid[])',
);

const LEADS = statement(
  'erased-leads-that-are-back',
  { id: 'uuid' },
  'select id from leads where id = any($1::uuid[])',
);

/**
 * Erases the people whom a restored backup brought back, each with an audit entry. Safe to repeat.
 * @returns how many there were
 */
export async function eraseAgain(pool: Pool): Promise<{ students: number; leads: number }> {
  const erasures = await knownErasures(pool);
  const idsOf = (kind: 'student' | 'lead') =>
    erasures.filter((one) => one.kind === kind).map(({ id }) => id);
  await storeErasures(pool, 'student', idsOf('student'));
  await storeErasures(pool, 'lead', idsOf('lead'));
  const students = await STUDENTS.rows(pool, [idsOf('student')]);
  for (const student of students) {
    await pool.transaction(async (tx) => {
      await eraseAccount(tx, student);
      const about = { subject: 'student', subjectId: student.id } as const;
      await noteAct(tx, null, { action: 'student.erase', ...about, detail: { by: 'a restore' } });
    });
  }
  const leads = (await LEADS.rows(pool, [idsOf('lead')])).map(({ id }) => id);
  if (leads.length > 0) await pool.transaction((tx) => eraseLeads(tx, leads));
  return { students: students.length, leads: leads.length };
}
