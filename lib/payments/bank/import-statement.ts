import 'server-only';
import type { Staff } from '@/lib/staff/access';
import { createHash } from 'node:crypto';
import { ApiError } from '@/lib/calls/errors';
import { recordSlipLines } from './slip-lines';
import { certainPayer, slipPayers, slipText } from './slip-payers';
import { noteAct } from '@/lib/staff/audit/audit';
import { TableFault } from '@/lib/platform/table-text';
import type { Queryable, Transaction } from '@/lib/platform/database-connection';
import { db, inTransaction, pool } from '@/lib/platform/db';
import { statement } from '@/lib/platform/statement';
import { dateOf } from '@/lib/site/days';
import { lockBankLines } from './bank-lines';
import type { BankImported, BankPreview, Deposit, JudgedDeposit } from './bank-statement';
import { byBank, unprovenPayments, unresolved } from './list-bank-lines';
import { judgementText, matchLines } from './match-lines';
import { readStatement, type Statement } from './read-statement';

/**
 * A stable key for each line across imports and overlapping statements. Identical lines are numbered by
 * occurrence.
 */
export function lineKeys(deposits: readonly Deposit[]): string[] {
  const seen = new Map<string, number>();
  return deposits.map(({ day, paise, reference, description }) => {
    const same = JSON.stringify([day, paise, plain(reference), plain(description)]);
    const before = seen.get(same) ?? 0;
    seen.set(same, before + 1);
    return createHash('sha256').update(`${same}${before}`).digest('hex');
  });
}

/** Spacing and capitals differ between exports of the same bank. */
const plain = (text: string) => text.toUpperCase().replace(/\s+/g, '');

/**
 * The effect of importing a statement, line by line. Writes nothing.
 * @throws ApiError invalid_input
 */
export async function previewStatement(
  staff: Staff<'bank.match'>,
  text: string,
): Promise<BankPreview> {
  const { deposits, withdrawals, skipped } = read(text);
  const judged = await judge(deposits, pool, db);
  return { lines: judged.map(({ line }) => line), withdrawals, skipped };
}

const PROVE = statement(
  'match-certain-bank-lines',
  { staffId: 'uuid', keys: 'text[]', payments: 'uuid[]' },
  {},
  `update bank_lines set "paymentId" = proof.payment, "staffId" = $staffId
  from unnest($keys::text[], $payments::uuid[]) as proof (key, payment) where "lineKey" = proof.key`,
);

/**
 * Imports a statement in one transaction: each line once, however often it is imported. Unique matches by
 * reference and amount are applied. Then payments are recorded for lines explained by UPI fee slips, earlier
 * lines included.
 * @throws ApiError invalid_input
 */
export async function importStatement(
  staff: Staff<'bank.match'>,
  text: string,
): Promise<BankImported> {
  const { deposits } = read(text);
  if (deposits.length === 0) throw refused('The statement has no incoming payments.');
  const imported = await inTransaction(async (tx) => {
    await lockBankLines(tx);
    const judged = await judge(deposits, tx, tx.db);
    const { staffId } = staff;
    const { count: added } = await tx.db.bankLine.createMany({
      data: judged.map(({ key, line: { day, paise, reference, description } }) => ({
        lineKey: key,
        day: dateOf(day),
        amountPaise: paise,
        reference,
        description,
        staffId,
      })),
      skipDuplicates: true,
    });
    const certain = judged.flatMap(
      ({
        key,
        line: {
          verdict,
          payments: [payment],
        },
      }) => (verdict === 'matched' && payment ? [{ key, payment: payment.id }] : []),
    );
    const keys = certain.map(({ key }) => key);
    const payments = certain.map(({ payment }) => payment);
    await PROVE.run(tx, { staffId, keys, payments });
    const detail = { lines: deposits.length, added, matched: certain.length, payments };
    await noteAct(tx, staff, { action: 'bank.import', subject: 'list', detail });
    return { added, known: deposits.length - added, matched: certain.length };
  });
  const recorded = await recordSlipLines(staff);
  const left = await db.bankLine.count({ where: unresolved });
  return { ...imported, recorded, left };
}

function read(text: string): Statement {
  try {
    return readStatement(text);
  } catch (error) {
    if (error instanceof TableFault) throw refused(error.message);
    throw error;
  }
}

function refused(message: string): ApiError {
  return new ApiError('invalid_input', message, { fields: { text: message } });
}

interface JudgedLine {
  key: string;
  line: JudgedDeposit;
}

async function judge(
  deposits: readonly Deposit[],
  on: Queryable,
  client: Transaction['db'],
): Promise<JudgedLine[]> {
  const keyed = lineKeys(deposits).map((key, index) => ({
    key,
    deposit: deposits[index] as Deposit,
  }));
  const resolved = await client.bankLine.findMany({
    where: { lineKey: { in: keyed.map(({ key }) => key) }, NOT: unresolved },
    select: { lineKey: true },
  });
  const known = new Set(resolved.map(({ lineKey }) => lineKey));
  const open = keyed.filter(({ key }) => !known.has(key)).map(({ deposit }) => deposit);
  const payments = await unprovenPayments(
    client,
    open.map(({ day }) => day),
  );
  const judgements = matchLines(open, payments.filter(byBank));
  const payers = await slipPayers(on, open);
  const judgementOf = new Map(open.map((deposit, index) => [deposit, judgements[index]]));
  return keyed.map(({ key, deposit }) => {
    const judgement = judgementOf.get(deposit);
    if (!judgement) {
      const why = 'Already imported and resolved.';
      return { key, line: { ...deposit, verdict: 'known', why, payments: [], payers: [] } };
    }
    const named = payers[open.indexOf(deposit)] ?? [];
    const { verdict, payments: hints } = judgement;
    const isRecorded = /^(reference|other)/.test(judgement.why);
    if (certainPayer(named) && !isRecorded) {
      const why = `${slipText(named, deposit.paise)} The import records the payment.`;
      return { key, line: { ...deposit, verdict: 'slip', why, payments: [], payers: named } };
    }
    const why = [slipText(named, deposit.paise), judgementText(deposit, judgement)]
      .filter(Boolean)
      .join(' ');
    return { key, line: { ...deposit, verdict, why, payments: hints, payers: named } };
  });
}
