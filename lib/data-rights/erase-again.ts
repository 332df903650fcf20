import 'server-only';
import { forgetPayers } from '@/lib/payments/payer-links/payer-links';
import { noteAct } from '@/lib/staff/audit/audit';
import type { Pool } from '@/lib/platform/database-connection';
import { erasureKinds, knownErasures, storeErasures, type Erasure } from '@/lib/accounts/erasures';
import { statement } from '@/lib/platform/statement';
import { clearBankLines, clearRequests, eraseAccount, eraseLeads } from './erase-student';
import { listPossibleMatches } from './possible-matches';

const BACK = statement(
  'erased-rows-that-are-back',
  { students: 'uuid[]', leads: 'uuid[]', lines: 'uuid[]', requests: 'uuid[]' },
  { students: 'uuid[]', leads: 'uuid[]', lines: 'uuid[]', requests: 'uuid[]' },
  `select
     array(select id from students where id = any($students::uuid[])) as students,
     array(select id from leads where id = any($leads::uuid[])) as leads,
     array(select id from bank_lines
       where id = any($lines::uuid[]) and (description <> '' or "setAside" <> '')) as lines,
     array(select id from data_requests
       where id = any($requests::uuid[]) and (person <> '' or text <> '')) as requests`,
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
 * that staff had erased. Rows that only resemble them are listed for staff again. Safe to repeat.
 * @returns counts of erased rows
 */
export async function eraseAgain(pool: Pool): Promise<ErasedAgain> {
  const erasures = await knownErasures(pool);
  const idsOf = (kind: Erasure['kind']) =>
    erasures.filter((one) => one.kind === kind).map(({ id }) => id);
  for (const kind of erasureKinds) await storeErasures(pool, kind, idsOf(kind));
  const { students, leads, lines, requests } = (await BACK.first(pool, {
    students: idsOf('student'),
    leads: idsOf('lead'),
    lines: idsOf('bankLine'),
    requests: idsOf('request'),
  })) ?? { students: [], leads: [], lines: [], requests: [] };
  await pool.transaction(async (tx) => {
    if (lines.length > 0) await clearBankLines(tx, lines);
    if (requests.length > 0) await clearRequests(tx, requests);
    if (leads.length === 0) return;
    // Each lead is a person with matches of its own; those that go now are nobody's match.
    for (const id of leads) {
      await listPossibleMatches(tx, { student: null, leads: [id], decided: leads });
    }
    await eraseLeads(tx, leads);
  });
  for (const id of students) {
    await pool.transaction(async (tx) => {
      const { email } = await tx.db.student.findUniqueOrThrow({
        where: { id },
        select: { email: true },
      });
      const listed = await listPossibleMatches(tx, { student: id, leads: [] });
      await eraseAccount(tx, { id, email });
      const about = { subject: 'student', subjectId: id } as const;
      const detail = { listed, by: 'a restore' };
      await noteAct(tx, null, { action: 'student.erase', ...about, detail });
    });
  }
  const payers = await pool.transaction((tx) => forgetPayers(tx, idsOf('payer')));
  const texts = lines.length + requests.length;
  return { students: students.length, leads: leads.length, payers, texts };
}
