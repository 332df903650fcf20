import 'server-only';
import { formOfferings } from '@/content/catalogue/offerings';
import type { Paise } from '@/content/money';
import { needsParentConsent } from '@/lib/accounts/parent-consent';
import type { ApiError } from '@/lib/calls/errors';
import { fullBatchOf } from '@/lib/enrolment/batch-seats';
import { alreadyEnrolled, otherOfSamePlan } from '@/lib/enrolment/same-plan';
import { db, pool } from '@/lib/platform/db';
import { dueOf, receivedFor } from '@/lib/site/money-terms';
import { statement } from '@/lib/platform/statement';
import { isUuid } from '@/lib/platform/uuid';
import { dayOf } from '@/lib/site/days';
import { moneyOf, nextInstalment } from './instalment-plans';
import { paymentRefusals as refusals } from './payment-refusals';
import type { PaymentInput } from './payment-request';

const NEWEST_UNPAID = statement(
  'newest-unpaid-registration',
  { studentId: 'uuid' },
  { id: 'uuid' },
  `select id from registrations
  where "studentId" = $studentId and ${receivedFor('registrations.id')} < coalesce("pricePaise", 1)
    and ("submittedAt" is not null or "withdrawnAt" is null)
  order by "createdAt" desc, id desc limit 1`,
);

/**
 * Fee of a registration in paise. `price` is null until the office confirms it; `paid` is the amount
 * received; `inReview` means that a payment waits for a staff decision.
 */
type Fee = NonNullable<Awaited<ReturnType<typeof findFee>>>;

/**
 * Price of a registration and the amount received for it.
 * @param studentId a student id limits it to that student's registrations; null allows any
 * @returns null for an unknown id or another student's registration
 */
export async function findFee(id: string, studentId: string | null) {
  if (!isUuid(id)) return null;
  const registration = await db.registration.findFirst({
    where: { id, ...(studentId && { studentId }) },
    select: {
      studentId: true,
      planTitle: true,
      coursename: true,
      pricePaise: true,
      dateofbirth: true,
      items: true,
    },
  });
  if (!registration) return null;
  const { paid, inReview } = await moneyOf(pool, id);
  return {
    registrationId: id,
    studentId: registration.studentId,
    title: registration.planTitle ?? registration.coursename,
    coursename: registration.coursename,
    price: registration.pricePaise as Paise | null,
    paid,
    inReview,
    born: dayOf(registration.dateofbirth),
    isOrder: registration.items !== null,
  };
}

/** Amount payable now, in paise; null when nothing is due or a payment is in review. */
export function payableNow(fee: Pick<Fee, 'price' | 'paid' | 'inReview'>): Paise | null {
  return fee.inReview ? null : dueOf(fee.price, fee.paid) || null;
}

/**
 * Subject of a payment: a registration, or a plan that staff match later. `planId` is null when several
 * plans have that price.
 */
export type Target = { registrationId: string } | { planId: string | null };

export interface Due {
  target: Target;
  amount: Paise;
  description: string;
  /** Whether the payer's date of birth is known; a child's parent has consented then. */
  isAgeKnown: boolean;
}

/**
 * The target and price of a payment call (D16): the registration it names, else the student's newest unpaid
 * registration, else a plan with exactly this price.
 * @param studentId from the bearer token; null without one
 * @throws ApiError conflict, not_found, forbidden; without a log-in the same error for every fault of the
 *   named registration
 */
export async function amountDue(studentId: string | null, input: PaymentInput): Promise<Due> {
  const { registration, amount } = input;
  if (registration !== undefined) {
    const fee = await findFee(registration, studentId);
    if (studentId === null) return forStranger(fee, amount);
    if (!fee) throw refusals.unknownRegistration();
    return dueOfFee(fee, amount);
  }
  if (studentId === null) return planWithPrice(amount, { isAgeKnown: false });
  const unpaid = await NEWEST_UNPAID.first(pool, { studentId });
  const fee = unpaid && (await findFee(unpaid.id, studentId));
  if (fee) return dueOfFee(fee, amount);
  if (await db.registration.findFirst({ where: { studentId }, select: { id: true } }))
    throw refusals.nothingDue();
  if (await needsParentConsent(studentId)) throw refusals.needsParent();
  return planWithPrice(amount, { isAgeKnown: true });
}

/**
 * Without a log-in, a registration can be paid only at its exact price, and no other detail is disclosed.
 */
async function forStranger(fee: Fee | null, amount: Paise): Promise<Due> {
  if (!fee) throw refusals.notForStrangers();
  const due = await dueOrRefusal(fee, amount);
  if (due instanceof Error) throw refusals.notForStrangers();
  return due;
}

async function dueOfFee(fee: Fee, amount: Paise): Promise<Due> {
  const due = await dueOrRefusal(fee, amount);
  if (due instanceof Error) throw due;
  return due;
}

async function dueOrRefusal(fee: Fee, asked: Paise): Promise<Due | ApiError> {
  const { registrationId, studentId, title, price, paid, inReview, born } = fee;
  if (inReview) return refusals.inReview();
  if (price === null) return paid > 0 ? refusals.paid() : refusals.noPrice();
  if (paid >= price) return refusals.paid();
  const other = await otherOfSamePlan(registrationId);
  if (other) return alreadyEnrolled(other);
  if (await needsParentConsent(studentId, { born })) return refusals.needsParent();
  const full = await fullBatchOf(registrationId);
  if (full && !full.waits) return refusals.batchFull();
  const due = (price - paid) as Paise;
  const next = asked === due ? null : await nextInstalment(registrationId, paid);
  if (asked !== due && asked !== next) return refusals.otherAmount(due, asked, next);
  return { target: { registrationId }, amount: asked, description: title, isAgeKnown: true };
}

function planWithPrice(amount: Paise, age: Pick<Due, 'isAgeKnown'>): Due {
  const [plan, another] = formOfferings.filter(({ price }) => price === amount);
  if (!plan) throw refusals.noSuchPrice(amount);
  if (another) return { ...age, target: { planId: null }, amount, description: 'Course fee' };
  return { ...age, target: { planId: plan.id }, amount, description: plan.title };
}
