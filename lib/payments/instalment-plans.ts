import 'server-only';
import type { IsoDay } from '@/content/day';
import { instalmentRuleFor } from '@/content/catalogue/instalments';
import type { Paise } from '@/content/money';
import { needsParentConsent } from '@/lib/accounts/parent-consent';
import { alreadyEnrolled, otherOfSamePlan } from '@/lib/enrolment/same-plan';
import type { Queryable, Transaction } from '@/lib/platform/database-connection';
import { inTransaction, pool } from '@/lib/platform/db';
import { balanceOf, receivedFor } from '@/lib/site/money-terms';
import { narrow, statement } from '@/lib/platform/statement';
import { isUuid } from '@/lib/platform/uuid';
import { today } from '@/lib/site/days';
import {
  instalmentChoice,
  proposeLines,
  standing,
  type InstalmentChoice,
  type InstalmentLine,
  type InstalmentPlan,
} from './instalments';
import type { AgreeInput } from './payment-request';
import { paymentRefusals as refusals } from './payment-refusals';

/**
 * SQL: the sums in paise up to each line that was agreed for the present price of a row of `registrations`.
 * What was received and the next part add up to the lowest of them above what was received.
 * @param counts which agreements count, on a row `agreed` of `instalment_plans`
 */
export const sumsOfLines = (registration: string, counts = 'agreed."supersededAt" is null') =>
  `(select sum(line."amountPaise") over (partition by agreed.id order by line.number)::int as upto
    from instalment_plans agreed join instalment_lines line on line."planId" = agreed.id
    where agreed."registrationId" = ${registration}.id
      and agreed."pricePaise" = ${registration}."pricePaise" and ${counts})`;

const FIND = statement(
  'instalment-plans-of-registrations',
  {
    id: 'uuid',
    registrationId: 'uuid',
    agreedAt: 'timestamptz',
    isCurrent: 'bool',
    lines: narrow<InstalmentLine[]>('json'),
  },
  `select i.id, i."registrationId", i."agreedAt",
    coalesce(i."pricePaise" = r."pricePaise", false) as "isCurrent",
    (select json_agg(json_build_object('day', to_char(l."dueOn", 'YYYY-MM-DD'), 'paise', l."amountPaise")
      order by l.number) from instalment_lines l where l."planId" = i.id) as lines
  from instalment_plans i join registrations r on r.id = i."registrationId"
  where i."registrationId" = any($1::uuid[]) and i."supersededAt" is null`,
);

/** What was agreed for registrations, by their id. */
export async function instalmentPlans(
  registrations: readonly string[],
  on: Queryable = pool,
): Promise<Map<string, InstalmentPlan>> {
  const rows = await FIND.rows(on, [registrations]);
  return new Map(
    rows.map(({ registrationId, agreedAt, ...plan }) => [
      registrationId,
      { ...plan, agreedOn: today(agreedAt) },
    ]),
  );
}

/** What was agreed for a registration; null when nothing was. */
export async function instalmentPlan(
  registration: string,
  on: Queryable = pool,
): Promise<InstalmentPlan | null> {
  return (await instalmentPlans([registration], on)).get(registration) ?? null;
}

/** How the rest of a fee may be paid in parts; null when it is paid whole, as orders are. */
export async function choiceFor(fee: {
  registrationId: string;
  coursename: string;
  price: Paise | null;
  paid: Paise;
  isOrder: boolean;
}): Promise<InstalmentChoice | null> {
  if (fee.isOrder) return null;
  const plan = await instalmentPlan(fee.registrationId);
  return instalmentChoice(fee, plan, instalmentRuleFor(fee.coursename), today());
}

const LOCK = statement(
  'lock-registration-to-agree',
  {
    studentId: 'uuid',
    coursename: 'text',
    price: narrow<Paise | null>('int4?'),
    born: narrow<IsoDay>('text'),
    isOrder: 'bool',
  },
  `select "studentId", coursename, "pricePaise" as price, to_char(dateofbirth, 'YYYY-MM-DD') as born,
    items is not null as "isOrder"
  from registrations where id = $1 for no key update`,
);

const MONEY = statement(
  'money-of-registration',
  { registration: 'uuid' },
  { paid: narrow<Paise>('int4'), inReview: 'bool', balance: narrow<Paise | null>('int4?') },
  `select ${receivedFor('r.id')} as paid, ${balanceOf('r')} as balance, exists (
    select from payments where "registrationId" = r.id and status = 'review') as "inReview"
  from registrations r where r.id = $registration`,
);

/**
 * What was received for a registration and what is left of its price (null without one), in paise, and whether
 * a payment waits for staff. Asked after its lock, it sees payments settled while waiting.
 */
export async function moneyOf(tx: Transaction, registration: string) {
  const none = { paid: 0 as Paise, inReview: false, balance: null };
  return (await MONEY.first(tx, { registration })) ?? none;
}

/**
 * What may be paid in place of the whole rest; null without an agreement for the present price.
 * @param paid what was received so far, in paise
 */
export async function nextInstalment(
  registration: string,
  paid: Paise,
  on: Queryable = pool,
): Promise<Paise | null> {
  const plan = await instalmentPlan(registration, on);
  return plan?.isCurrent ? (standing(plan.lines, paid, today()).next?.left ?? null) : null;
}

/**
 * Locks a registration of which something is to be paid.
 * @returns its price in paise, and its course
 * @throws ApiError not_found, conflict, forbidden (a child without a parent's consent)
 */
async function lockUnpaid(
  tx: Transaction,
  registration: string,
  studentId: string,
): Promise<{ price: Paise; coursename: string }> {
  const row = isUuid(registration) ? await LOCK.first(tx, [registration]) : null;
  if (row?.studentId !== studentId) throw refusals.unknownRegistration();
  if (row.isOrder) throw refusals.noInstalments();
  const money = await moneyOf(tx, registration);
  if (money.inReview) throw refusals.inReview();
  if (row.price === null) throw refusals.noPrice();
  if (money.paid >= row.price) throw refusals.paid();
  const other = await otherOfSamePlan(registration, tx);
  if (other) throw alreadyEnrolled(other);
  if (await needsParentConsent(studentId, { on: tx, born: row.born })) throw refusals.needsParent();
  return { price: row.price, coursename: row.coursename };
}

const SUPERSEDE = statement(
  'supersede-instalment-plan',
  {},
  `update instalment_plans set "supersededAt" = now()
  where "registrationId" = $1 and "supersededAt" is null`,
);

const ADD = statement(
  'add-instalment-plan',
  { id: 'uuid' },
  `with plan as (
    insert into instalment_plans ("registrationId", "pricePaise", "staffId") values ($1, $2, $3)
    returning id
  ), lines as (
    insert into instalment_lines ("planId", number, "dueOn", "amountPaise")
    select plan.id, line.number, line.day, line.paise
    from plan, unnest($4::date[], $5::int[]) with ordinality as line (day, paise, number)
  )
  select id from plan`,
);

interface NewPlan {
  registration: string;
  price: Paise;
  lines: readonly InstalmentLine[];
  staffId: string | null;
}

/** Replaces what was agreed before. */
export async function addPlan(tx: Transaction, { registration, price, lines, staffId }: NewPlan) {
  await SUPERSEDE.run(tx, [registration]);
  const [days, amounts] = [lines.map(({ day }) => day), lines.map(({ paise }) => paise)];
  const added = await ADD.first(tx, [registration, price, staffId, days, amounts]);
  if (!added) throw new Error('The agreement that was just written is not there.');
  return { plan: added.id };
}

/** Whether amounts and days are the same. */
export const isSameLines = (one: readonly InstalmentLine[], other: readonly InstalmentLine[]) =>
  one.length === other.length &&
  one.every(({ day, paise }, index) => day === other[index]?.day && paise === other[index].paise);

/**
 * Whoever pays exactly the first of the instalments that the rule offers has agreed to them, as the payment page
 * says; nothing when some are agreed or something was paid before.
 * @param day of the payment, from which the days of the lines count
 */
export async function agreeByFirstPart(
  tx: Transaction,
  registration: string,
  { paise, day }: InstalmentLine,
): Promise<void> {
  const row = await LOCK.first(tx, [registration]);
  const { paid } = await moneyOf(tx, registration);
  if (!row?.price || row.isOrder || paid > 0) return;
  if ((await instalmentPlan(registration, tx))?.isCurrent) return;
  const rule = instalmentRuleFor(row.coursename);
  const lines = rule && proposeLines(row.price, rule, day);
  if (lines?.[0]?.paise !== paise) return;
  await addPlan(tx, { registration, price: row.price, lines, staffId: null });
}

/**
 * A student agrees to pay in the lines that the page showed. A repeat is the same agreement.
 * @throws ApiError not_found; forbidden for a child; conflict when nothing is to be paid, or the rule does
 *   not offer exactly these lines today
 */
export async function agreeToInstalments(
  studentId: string,
  { registration, lines }: AgreeInput,
): Promise<{ plan: string }> {
  return inTransaction(async (tx) => {
    const { price, coursename } = await lockUnpaid(tx, registration, studentId);
    const before = await instalmentPlan(registration, tx);
    if (before?.isCurrent) {
      if (isSameLines(before.lines, lines)) return { plan: before.id };
      throw refusals.agreedOtherwise();
    }
    const rule = instalmentRuleFor(coursename);
    const offered = rule && proposeLines(price, rule, today());
    if (!offered) throw refusals.noInstalments();
    if (!isSameLines(offered, lines)) throw refusals.otherLines();
    return addPlan(tx, { registration, price, lines, staffId: null });
  });
}
