import 'server-only';
import type { IsoDay } from '@/content/day';
import type { Pool, Queryable } from '@/lib/platform/database-connection';
import type { PaymentHint } from '@/lib/schemas/bank-statement';
import { isReceived } from '@/lib/payments/money-terms';

/** A transfer is looked for among payments so long before and after it. */
const DAYS_AROUND = 45;
/** More than these fit no statement that is taken in at a time. */
const MOST = 20_000;

/** The columns of a `PaymentHint`: of the payment `p` and its registration `r`, if there is one. */
export const paymentHint = `
  p.id, coalesce(r.studentname, p.name) as name, to_char(p."receivedOn", 'YYYY-MM-DD') as on,
  p."amountPaise" as paise, p.method as way, coalesce(p.reference, '') as reference`;

const UNPROVEN = `
  from payments p left join registrations r on r.id = p."registrationId"
  where p.provider = 'office' and ${isReceived('p')}
    and not exists (select from bank_lines where "paymentId" = p.id)`;

const AROUND = `
  select ${paymentHint} ${UNPROVEN}
    and p."receivedOn" between $1::date - ${DAYS_AROUND} and $2::date + ${DAYS_AROUND}
  order by p."receivedOn", p.id limit ${MOST}`;

/** What was recorded at the office around these days and no line of a statement proves yet, cash too. */
export async function unprovenAround(
  queries: Queryable,
  days: readonly IsoDay[],
): Promise<PaymentHint[]> {
  if (days.length === 0) return [];
  const sorted = [...days].sort();
  const { rows } = await queries.query<PaymentHint>(AROUND, [sorted[0], sorted.at(-1)]);
  return rows;
}

/** A deposit may be noted on the next working day. */
const LATE_DAYS = 5;

const LATE = `
  select ${paymentHint} ${UNPROVEN} and p.method in ('bank', 'upi')
    and p."receivedOn" between (select min(day) from bank_lines)
      and (now() at time zone 'Asia/Kolkata')::date - ${LATE_DAYS}
  order by p."receivedOn" desc, p.id limit $1`;

/**
 * Deposits and UPI that are recorded and, days later, on no statement: since the first statement that was
 * taken in, the newest first.
 */
export async function onNoStatement(queries: Pool, most: number): Promise<PaymentHint[]> {
  return (await queries.query<PaymentHint>(LATE, [most])).rows;
}

/** What a statement can prove by itself: cash is carried to the bank in other sums. */
export const byBank = ({ way }: PaymentHint): boolean => way === 'bank' || way === 'upi';
