import 'server-only';
import type { Staff } from '@/lib/staff/access';
import type { IsoDay } from '@/content/day';
import type { Paise } from '@/content/money';
import type { Transaction } from '@/lib/platform/database-connection';
import { db, pool } from '@/lib/platform/db';
import { received } from '@/lib/site/money-terms';
import { dateOf, dayAfter, dayOf, today } from '@/lib/site/days';
import type { Prisma } from '@/prisma/client/client';
import { isUuid } from '@/lib/platform/uuid';
import type { BankDesk, UnresolvedLine, DecidedPage, PaymentHint } from './bank-statement';
import { slipPayers, slipText } from './slip-payers';
import { judgementText, matchLines } from './match-lines';

/** Payments this many days before and after a deposit are candidates. */
const DAYS_AROUND = 45;
/** Upper bound on candidate payments for one import. */
const MOST = 20_000;

const hintColumns = {
  id: true,
  name: true,
  receivedOn: true,
  createdAt: true,
  amountPaise: true,
  method: true,
  reference: true,
  registration: { select: { studentname: true } },
} as const;

type HintRow = Prisma.PaymentGetPayload<{ select: typeof hintColumns }>;

function hintOf({ id, name, receivedOn, createdAt, registration, ...row }: HintRow): PaymentHint {
  return {
    id,
    name: registration?.studentname ?? name,
    on: receivedOn ? dayOf(receivedOn) : today(createdAt),
    paise: row.amountPaise,
    way: row.method ?? '',
    reference: row.reference ?? '',
  };
}

/** Office payments that no statement line proves yet. */
const unproven = { provider: 'office', bankLine: null, ...received };

/** Lines that are neither matched nor set aside. */
export const unresolved = { paymentId: null, setAside: null };

/** Office payments around these days that no statement line proves yet, cash included. */
export async function unprovenPayments(
  client: Transaction['db'],
  days: readonly IsoDay[],
): Promise<PaymentHint[]> {
  const sorted = [...days].sort();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last) return [];
  const payments = await client.payment.findMany({
    where: {
      ...unproven,
      receivedOn: {
        gte: dateOf(dayAfter(first, -DAYS_AROUND)),
        lte: dateOf(dayAfter(last, DAYS_AROUND)),
      },
    },
    orderBy: [{ receivedOn: 'asc' }, { id: 'asc' }],
    take: MOST,
    select: hintColumns,
  });
  return payments.map(hintOf);
}

/** Allows for deposits booked on the next working day. */
const LATE_DAYS = 5;

/**
 * Bank and UPI payments missing from statements after `LATE_DAYS`, newest first.
 * @param since day of the first imported line
 */
async function latePayments(since: Date): Promise<PaymentHint[]> {
  const payments = await db.payment.findMany({
    where: {
      ...unproven,
      method: { in: ['bank', 'upi'] },
      receivedOn: { gte: since, lte: dateOf(dayAfter(today(), -LATE_DAYS)) },
    },
    orderBy: [{ receivedOn: 'desc' }, { id: 'asc' }],
    take: MOST_OPEN + 1,
    select: hintColumns,
  });
  return payments.map(hintOf);
}

/** Cash is excluded: it is deposited in different sums. */
export const byBank = ({ way }: PaymentHint): boolean => way === 'bank' || way === 'upi';

const MOST_RESOLVED = 25;

const lineColumns = {
  id: true,
  day: true,
  amountPaise: true,
  reference: true,
  description: true,
} as const;

type LineRow = Prisma.BankLineGetPayload<{ select: typeof lineColumns }>;

const lineOf = ({ id, day, amountPaise, reference, description }: LineRow) => ({
  id,
  day: dayOf(day),
  paise: amountPaise as Paise,
  reference,
  description,
});

/** Lines that are neither matched nor set aside, in the order of the list. */
export async function unresolvedLines(client: Transaction['db'], take?: number) {
  const lines = await client.bankLine.findMany({
    where: unresolved,
    orderBy: [{ day: 'desc' }, { id: 'asc' }],
    select: lineColumns,
    ...(take && { take }),
  });
  return lines.map(lineOf);
}

/**
 * A page of resolved lines, newest first.
 * @param after cursor of the previous page; invalid values give the first page
 */
export async function bankDecided(
  staff: Staff<'bank.match'>,
  after: string | null,
): Promise<DecidedPage> {
  const last =
    after && isUuid(after)
      ? await db.bankLine.findUnique({ where: { id: after }, select: { id: true, day: true } })
      : null;
  const lines = await db.bankLine.findMany({
    where: {
      NOT: unresolved,
      ...(last && { OR: [{ day: { lt: last.day } }, { day: last.day, id: { lt: last.id } }] }),
    },
    orderBy: [{ day: 'desc' }, { id: 'desc' }],
    take: MOST_RESOLVED + 1,
    select: {
      ...lineColumns,
      setAside: true,
      staff: { select: { name: true, email: true } },
      payment: { select: hintColumns },
    },
  });
  const rows = lines.slice(0, MOST_RESOLVED).map(({ setAside, staff: by, payment, ...line }) => ({
    ...lineOf(line),
    setAside,
    by: by && (by.name || by.email),
    payment: payment && hintOf(payment),
  }));
  return { rows, next: lines.length > MOST_RESOLVED ? (rows.at(-1)?.id ?? null) : null };
}

const MOST_OPEN = 50;
/** Candidates compared per line. */
const MOST_CHOICES = 8;

/**
 * Open bank work: unresolved lines with their candidates, and payments on no statement.
 */
export async function bankDesk(staff: Staff<'bank.match'>): Promise<BankDesk> {
  const [left, { _min: first, _max: last }, decided] = await Promise.all([
    unresolvedLines(db, MOST_OPEN + 1),
    db.bankLine.aggregate({ _min: { day: true }, _max: { day: true } }),
    db.bankLine.count({ where: { NOT: unresolved } }),
  ]);
  const late = first.day ? await latePayments(first.day) : [];
  const lines = left.slice(0, MOST_OPEN);
  const payments = await unprovenPayments(
    db,
    lines.map(({ day }) => day),
  );
  const judgements = matchLines(lines, payments.filter(byBank));
  const payers = await slipPayers(pool, lines);
  const judged = lines.map((line, index): UnresolvedLine => {
    const judgement = judgements[index] as (typeof judgements)[number];
    const fits = judgement.why === 'other amount' ? [] : judgement.payments;
    const same = payments.filter((one) => one.paise === line.paise && !fits.includes(one));
    const choices = [...fits, ...same].slice(0, MOST_CHOICES);
    const named = payers[index] ?? [];
    const why = [slipText(named, line.paise), judgementText(line, judgement)]
      .filter(Boolean)
      .join(' ');
    return { ...line, why, choices, fits: fits.length, payers: named };
  });
  return {
    first: first.day && dayOf(first.day),
    last: last.day && dayOf(last.day),
    decided,
    unresolved: judged,
    moreUnresolved: left.length > MOST_OPEN,
    late: late.slice(0, MOST_OPEN),
    moreLate: late.length > MOST_OPEN,
  };
}
