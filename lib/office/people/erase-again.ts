import 'server-only';
import { forgetPayers } from '@/lib/payments/payer-links/payer-links';
import { noteAct } from '@/lib/platform/audit';
import type { Pool } from '@/lib/platform/database-connection';
import { erasureKinds, knownErasures, storeErasures, type Erasure } from '@/lib/platform/erasures';
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
 * Erases the people whom a restored backup brought back, each student with an audit entry. Safe to repeat.
 * @returns how many there were
 */
export async function eraseAgain(
  pool: Pool,
): Promise<{ students: number; leads: number; payers: number }> {
  const erasures = await knownErasures(pool);
  const idsOf = (kind: Erasure['kind']) =>
    erasures.filter((one) => one.kind === kind).map(({ id }) => id);
  for (const kind of erasureKinds) await storeErasures(pool, kind, idsOf(kind));
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
  const payers = await pool.transaction((tx) => forgetPayers(tx, idsOf('payer')));
  return { students: students.length, leads: leads.length, payers };
}
