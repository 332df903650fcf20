import 'server-only';
import { forgetPayers } from '@/lib/payments/payer-links/payer-links';
import { noteAct } from '@/lib/staff/audit/audit';
import type { Pool } from '@/lib/platform/database-connection';
import { erasureKinds, knownErasures, storeErasures, type Erasure } from '@/lib/platform/erasures';
import { narrow, statement } from '@/lib/platform/statement';
import { clearBankLines, clearRequests, eraseAccount, eraseLeads } from './erase-student';
import { listPossibleMatches } from './possible-matches';

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

const FULL_ROWS = statement(
  'erased-texts-that-are-back',
  { kind: narrow<'bankLine' | 'request'>('text'), id: 'uuid' },
  `select 'bankLine' as kind, id from bank_lines
     where id = any($1::uuid[]) and (description <> '' or "setAside" <> '')
   union all select 'request', id from data_requests
     where id = any($2::uuid[]) and (person <> '' or text <> '')`,
);

interface ErasedAgain {
  students: number;
  leads: number;
  payers: number;
  /** Statement lines and requests. */
  texts: number;
}

/**
 * Erases the people whom a restored backup brought back, each student with an audit entry, and the texts
 * that staff had erased. What only resembles them is listed for staff again. Safe to repeat.
 * @returns how many there were
 */
export async function eraseAgain(pool: Pool): Promise<ErasedAgain> {
  const erasures = await knownErasures(pool);
  const idsOf = (kind: Erasure['kind']) =>
    erasures.filter((one) => one.kind === kind).map(({ id }) => id);
  for (const kind of erasureKinds) await storeErasures(pool, kind, idsOf(kind));
  const texts = await clearAgain(pool, idsOf('bankLine'), idsOf('request'));
  const leads = (await LEADS.rows(pool, [idsOf('lead')])).map(({ id }) => id);
  if (leads.length > 0) {
    await pool.transaction(async (tx) => {
      await listPossibleMatches(tx, { student: null, leads });
      await eraseLeads(tx, leads);
    });
  }
  const students = await STUDENTS.rows(pool, [idsOf('student')]);
  for (const student of students) {
    await pool.transaction(async (tx) => {
      const listed = await listPossibleMatches(tx, { student: student.id, leads: [] });
      await eraseAccount(tx, student);
      const about = { subject: 'student', subjectId: student.id } as const;
      const detail = { listed, by: 'a restore' };
      await noteAct(tx, null, { action: 'student.erase', ...about, detail });
    });
  }
  const payers = await pool.transaction((tx) => forgetPayers(tx, idsOf('payer')));
  return { students: students.length, leads: leads.length, payers, texts };
}

async function clearAgain(
  pool: Pool,
  lines: readonly string[],
  requests: readonly string[],
): Promise<number> {
  const back = await FULL_ROWS.rows(pool, [lines, requests]);
  const idsOf = (kind: string) => back.filter((one) => one.kind === kind).map(({ id }) => id);
  if (back.length > 0) {
    await pool.transaction(async (tx) => {
      await clearBankLines(tx, idsOf('bankLine'));
      await clearRequests(tx, idsOf('request'));
    });
  }
  return back.length;
}
