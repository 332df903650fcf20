import 'server-only';
import { judgementWords } from '@/lib/bank/bank-words';
import { matchLines } from '@/lib/bank/match-lines';
import { pool } from '@/lib/platform/db';
import type { BankDesk, BankLeftover } from '@/lib/schemas/bank-desk';
import { byBank, onNoStatement, unprovenAround } from './bank-payments';

/** As many as are looked at in one go. */
const MOST = 50;
/** More than these nobody compares. */
const MOST_CHOICES = 8;

const LEFT = `
  select id, to_char(day, 'YYYY-MM-DD') as day, "amountPaise" as paise, reference, description
  from bank_lines where "paymentId" is null and "setAside" is null
  order by day desc, id limit ${MOST + 1}`;

const SPAN = `
  select to_char(min(day), 'YYYY-MM-DD') as first, to_char(max(day), 'YYYY-MM-DD') as last,
    count(*) filter (where "paymentId" is not null or "setAside" is not null)::int as decided
  from bank_lines`;

/**
 * What is left to be done with the bank: lines that no payment was found for, each with those that may be
 * it, and payments that no statement has shown.
 * @param _staff who has shown to be staff
 */
export async function bankDesk(_staff: { staffId: string }): Promise<BankDesk> {
  const [left, span, late] = await Promise.all([
    pool.query<Pick<BankLeftover, 'id' | 'day' | 'paise' | 'reference' | 'description'>>(LEFT),
    pool.query<Pick<BankDesk, 'first' | 'last' | 'decided'>>(SPAN),
    onNoStatement(pool, MOST + 1),
  ]);
  const lines = left.rows.slice(0, MOST);
  const payments = await unprovenAround(
    pool,
    lines.map(({ day }) => day),
  );
  const judgements = matchLines(lines, payments.filter(byBank));
  const leftovers = lines.map((line, index): BankLeftover => {
    const judged = judgements[index] as (typeof judgements)[number];
    const fits = judged.why === 'other amount' ? [] : judged.payments;
    const same = payments.filter((one) => one.paise === line.paise && !fits.includes(one));
    const choices = [...fits, ...same].slice(0, MOST_CHOICES);
    return { ...line, why: judgementWords(line, judged), choices, fits: fits.length };
  });
  const { first = null, last = null, decided = 0 } = span.rows[0] ?? {};
  return {
    first,
    last,
    decided,
    leftovers,
    moreLeft: left.rows.length > MOST,
    late: late.slice(0, MOST),
    moreLate: late.length > MOST,
  };
}
