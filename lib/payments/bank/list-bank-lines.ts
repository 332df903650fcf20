import 'server-only';
import type { Staff } from '@/lib/staff/access';
import type { IsoDay } from '@/content/day';
import type { Queryable } from '@/lib/platform/database-connection';
import { pool } from '@/lib/platform/db';
import { isReceived } from '@/lib/site/money-terms';
import { narrow, statement } from '@/lib/platform/statement';
import { isUuid } from '@/lib/platform/uuid';
import type { BankDesk, UnresolvedLine, DecidedPage, PaymentHint } from './bank-statement';
import { slipPayers, slipText } from './slip-payers';
import { judgementText, matchLines } from './match-lines';

/** Payments this many days before and after a deposit are candidates. */
const DAYS_AROUND = 45;
/** Upper bound on candidate payments for one import. */
const MOST = 20_000;

const paymentHint = `
  p.id, coalesce(r.studentname, p.name) as name, to_char(p."receivedOn", 'YYYY-MM-DD') as on,
  p."amountPaise" as paise, p.method as way, coalesce(p.reference, '') as reference`;

const hintColumns = {
  id: 'uuid',
  name: 'text',
  on: narrow<IsoDay>('text'),
  paise: 'int4',
  way: narrow<string>('text?'),
  reference: 'text',
} as const;

const unproven = `
  from payments p left join registrations r on r.id = p."registrationId"
  where p.provider = 'office' and ${isReceived('p')}
    and not exists (select from bank_lines where "paymentId" = p.id)`;

const AROUND = statement(
  'unproven-payments-around',
  hintColumns,
  `select ${paymentHint} ${unproven}
    and p."receivedOn" between $1::date - ${DAYS_AROUND} and $2::date + ${DAYS_AROUND}
  order by p."receivedOn", p.id limit ${MOST}`,
);

/** Office payments around these days that no statement line proves yet, cash included. */
export async function unprovenAround(
  on: Queryable,
  days: readonly IsoDay[],
): Promise<PaymentHint[]> {
  if (days.length === 0) return [];
  const sorted = [...days].sort();
  return AROUND.rows(on, [sorted[0], sorted.at(-1)]);
}

/** Allows for deposits noted on the next working day. */
const LATE_DAYS = 5;

/**
 * Bank and UPI payments missing from statements after `LATE_DAYS`, since the first imported statement, newest
 * first.
 */
const LATE = statement(
  'payments-on-no-statement',
  hintColumns,
  `select ${paymentHint} ${unproven} and p.method in ('bank', 'upi')
    and p."receivedOn" between (select min(day) from bank_lines)
      and (now() at time zone 'Asia/Kolkata')::date - ${LATE_DAYS}
  order by p."receivedOn" desc, p.id limit $1`,
);

/** Cash is excluded: it is deposited in different sums. */
export const byBank = ({ way }: PaymentHint): boolean => way === 'bank' || way === 'upi';

const MOST_RESOLVED = 25;

const RESOLVED = statement(
  'page-of-resolved-bank-lines',
  {
    id: 'uuid',
    day: narrow<IsoDay>('text'),
    paise: 'int4',
    reference: 'text',
    description: 'text',
    setAside: 'text?',
    by: 'text?',
    payment: narrow<PaymentHint | null>('json?'),
  },
  `select b.id, to_char(b.day, 'YYYY-MM-DD') as day, b."amountPaise" as paise, b.reference, b.description,
    b."setAside", coalesce(nullif(s.name, ''), s.email) as by,
    (select row_to_json(hint) from (
      select ${paymentHint} from payments p left join registrations r on r.id = p."registrationId"
      where p.id = b."paymentId") as hint) as payment
  from bank_lines b left join staff s on s.id = b."staffId"
  where (b."paymentId" is not null or b."setAside" is not null)
    and ($1::uuid is null or (b.day, b.id) < (select day, id from bank_lines where id = $1))
  order by b.day desc, b.id desc limit ${MOST_RESOLVED + 1}`,
);

/**
 * A page of resolved lines, newest first.
 * @param after cursor of the previous page; invalid values give the first page
 */
export async function bankDecided(
  staff: Staff<'bank.match'>,
  after: string | null,
): Promise<DecidedPage> {
  const last = after && isUuid(after) ? after : null;
  const rows = await RESOLVED.rows(pool, [last]);
  const shown = rows.slice(0, MOST_RESOLVED);
  return { rows: shown, next: rows.length > MOST_RESOLVED ? (shown.at(-1)?.id ?? null) : null };
}

const MOST_OPEN = 50;
/** Candidates compared per line. */
const MOST_CHOICES = 8;

const LEFT = statement(
  'unresolved-bank-lines',
  {
    id: 'uuid',
    day: narrow<IsoDay>('text'),
    paise: 'int4',
    reference: 'text',
    description: 'text',
  },
  `select id, to_char(day, 'YYYY-MM-DD') as day, "amountPaise" as paise, reference, description
  from bank_lines where "paymentId" is null and "setAside" is null
  order by day desc, id limit ${MOST_OPEN + 1}`,
);

const SPAN = statement(
  'span-of-bank-lines',
  { first: narrow<IsoDay | null>('text?'), last: narrow<IsoDay | null>('text?'), decided: 'int4' },
  `select to_char(min(day), 'YYYY-MM-DD') as first, to_char(max(day), 'YYYY-MM-DD') as last,
    count(*) filter (where "paymentId" is not null or "setAside" is not null)::int as decided
  from bank_lines`,
);

/**
 * Open bank work: unresolved lines with their candidates, and payments on no statement.
 */
export async function bankDesk(staff: Staff<'bank.match'>): Promise<BankDesk> {
  const [left, span, late] = await Promise.all([
    LEFT.rows(pool),
    SPAN.first(pool),
    LATE.rows(pool, [MOST_OPEN + 1]),
  ]);
  const lines = left.slice(0, MOST_OPEN);
  const payments = await unprovenAround(
    pool,
    lines.map(({ day }) => day),
  );
  const judgements = matchLines(lines, payments.filter(byBank));
  const payers = await slipPayers(pool, lines);
  const unresolved = lines.map((line, index): UnresolvedLine => {
    const judged = judgements[index] as (typeof judgements)[number];
    const fits = judged.why === 'other amount' ? [] : judged.payments;
    const same = payments.filter((one) => one.paise === line.paise && !fits.includes(one));
    const choices = [...fits, ...same].slice(0, MOST_CHOICES);
    const named = payers[index] ?? [];
    const why = [slipText(named, line.paise), judgementText(line, judged)]
      .filter(Boolean)
      .join(' ');
    return { ...line, why, choices, fits: fits.length, payers: named };
  });
  const { first = null, last = null, decided = 0 } = span ?? {};
  return {
    first,
    last,
    decided,
    unresolved,
    moreUnresolved: left.length > MOST_OPEN,
    late: late.slice(0, MOST_OPEN),
    moreLate: late.length > MOST_OPEN,
  };
}
