import 'server-only';
import { instalmentRuleFor } from '@/content/catalogue/instalments';
import type { Paise } from '@/content/money';
import { needsParentConsent } from '@/lib/accounts/parent-consent';
import { alreadyEnrolled, otherOfSamePlan } from '@/lib/enrolment/same-plan';
import type { Queryable, Transaction } from '@/lib/platform/database-connection';
import { databaseTime } from '@/lib/platform/database-locks';
import { db, inTransaction } from '@/lib/platform/db';
import { balanceOf, receivedFor } from '@/lib/site/money-terms';
import { narrow, statement } from '@/lib/platform/statement';
import { isUuid } from '@/lib/platform/uuid';
import { dateOf, dayOf, today } from '@/lib/site/days';
import { lockedRegistration } from './locked-registration';
import {
  instalmentChoice,
  proposeLines,
  planStanding,
  type InstalmentChoice,
  type InstalmentLine,
  type InstalmentPlan,
} from './instalments';
import type { AgreeInput } from './payment-request';
import { paymentRefusals as refusals } from './payment-refusals';

/**
 * SQL: the cumulative sums in paise of the lines agreed for the present price of a row of `registrations`.
 * Received amount and next part add up to the lowest of them above the received amount.
 * @param counts condition on a row `agreed` of `instalment_plans`
 */
export const sumsOfLines = (registration: string, counts = 'agreed."supersededAt" is null') =>
  `(select sum(line."amountPaise") over (partition by agreed.id order by line.number)::int as upto
    from instalment_plans agreed join instalment_lines line on line."planId" = agreed.id
    where agreed."registrationId" = ${registration}.id
      and agreed."pricePaise" = ${registration}."pricePaise" and ${counts})`;

/** The instalment plans of registrations, by registration id. */
export async function instalmentPlans(
  registrations: readonly string[],
  client: Transaction['db'] = db,
): Promise<Map<string, InstalmentPlan>> {
  const plans = await client.instalmentPlan.findMany({
    where: { registrationId: { in: [...registrations] }, supersededAt: null },
    select: {
      id: true,
      registrationId: true,
      agreedAt: true,
      pricePaise: true,
      registration: { select: { pricePaise: true } },
      lines: { orderBy: { number: 'asc' }, select: { dueOn: true, amountPaise: true } },
    },
  });
  return new Map(
    plans.map(({ id, registrationId, agreedAt, pricePaise, registration, lines }) => [
      registrationId,
      {
        id,
        agreedOn: today(agreedAt),
        isCurrent: pricePaise === registration.pricePaise,
        lines: lines.map(({ dueOn, amountPaise }) => ({
          day: dayOf(dueOn),
          paise: amountPaise as Paise,
        })),
      },
    ]),
  );
}

/** The instalment plan of a registration, null without one. */
export async function instalmentPlan(
  registration: string,
  client: Transaction['db'] = db,
): Promise<InstalmentPlan | null> {
  return (await instalmentPlans([registration], client)).get(registration) ?? null;
}

/** The instalments by which the rest of a fee may be paid; null if it is paid whole, as orders are. */
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

const MONEY = statement(
  'money-of-registration',
  { registration: 'uuid' },
  { paid: narrow<Paise>('int4'), inReview: 'bool', balance: narrow<Paise | null>('int4?') },
  `select ${receivedFor('r.id')} as paid, ${balanceOf('r')} as balance, exists (
    select from payments where "registrationId" = r.id and status = 'review') as "inReview"
  from registrations r where r.id = $registration`,
);

/**
 * The amount received for a registration, the rest of its price (null without one), in paise, and whether a
 * payment waits for staff. Under the registration's lock, it includes payments settled while waiting.
 */
export async function moneyOf(on: Queryable, registration: string) {
  const none = { paid: 0 as Paise, inReview: false, balance: null };
  return (await MONEY.first(on, { registration })) ?? none;
}

/**
 * The part payable in place of the whole rest; null without an agreement for the present price.
 * @param paid received so far, in paise
 */
export async function nextInstalment(
  registration: string,
  paid: Paise,
  client: Transaction['db'] = db,
): Promise<Paise | null> {
  const plan = await instalmentPlan(registration, client);
  return plan?.isCurrent ? (planStanding(plan.lines, paid, today()).next?.left ?? null) : null;
}

/**
 * Locks a registration with a fee due.
 * @returns its price in paise, and its course
 * @throws ApiError not_found, conflict, forbidden (a child without a parent's consent)
 */
async function lockUnpaid(
  tx: Transaction,
  registration: string,
  studentId: string,
): Promise<{ price: Paise; coursename: string }> {
  const row = isUuid(registration) ? await lockedRegistration(tx, registration) : null;
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

interface NewPlan {
  registration: string;
  price: Paise;
  lines: readonly InstalmentLine[];
  staffId: string | null;
}

/** Replaces an earlier agreement. */
export async function addPlan(tx: Transaction, { registration, price, lines, staffId }: NewPlan) {
  const [client, now] = [tx.db, await databaseTime(tx)];
  await client.instalmentPlan.updateMany({
    where: { registrationId: registration, supersededAt: null },
    data: { supersededAt: now },
  });
  const { id } = await client.instalmentPlan.create({
    data: {
      registrationId: registration,
      pricePaise: price,
      staffId,
      agreedAt: now,
      lines: {
        create: lines.map(({ day, paise }, index) => ({
          number: index + 1,
          dueOn: dateOf(day),
          amountPaise: paise,
        })),
      },
    },
    select: { id: true },
  });
  return { plan: id };
}

/** Whether amounts and days are the same. */
export const isSameLines = (one: readonly InstalmentLine[], other: readonly InstalmentLine[]) =>
  one.length === other.length &&
  one.every(({ day, paise }, index) => day === other[index]?.day && paise === other[index].paise);

/**
 * Stores the offered instalments as agreed when a payer pays exactly the first of them, as the payment page
 * says; no effect if there is an agreement or an earlier payment.
 * @param day of the payment, from which the due dates count
 */
export async function agreeByFirstPart(
  tx: Transaction,
  registration: string,
  { paise, day }: InstalmentLine,
): Promise<void> {
  const row = await lockedRegistration(tx, registration);
  const { paid } = await moneyOf(tx, registration);
  if (!row?.price || row.isOrder || paid > 0) return;
  if ((await instalmentPlan(registration, tx.db))?.isCurrent) return;
  const rule = instalmentRuleFor(row.coursename);
  const lines = rule && proposeLines(row.price, rule, day);
  if (lines?.[0]?.paise !== paise) return;
  await addPlan(tx, { registration, price: row.price, lines, staffId: null });
}

/**
 * Stores a student's agreement to the lines shown on the page. Idempotent.
 * @throws ApiError not_found; forbidden for a child; conflict when nothing is due, or the rule does not
 * offer exactly these lines today
 */
export async function agreeToInstalments(
  studentId: string,
  { registration, lines }: AgreeInput,
): Promise<{ plan: string }> {
  return inTransaction(async (tx) => {
    const { price, coursename } = await lockUnpaid(tx, registration, studentId);
    const before = await instalmentPlan(registration, tx.db);
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
