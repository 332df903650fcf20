import 'server-only';
import type { Paise } from '@/content/money';
import { needsParentConsent } from '@/lib/accounts/students';
import type { ApiError } from '@/lib/calls/errors';
import { offerings } from '@/lib/enrolment/offerings';
import { db, pool } from '@/lib/platform/db';
import { dueOf, receivedFor } from '@/lib/platform/money-terms';
import { narrow, statement, type RowOf } from '@/lib/platform/statement';
import { isUuid } from '@/lib/platform/uuid';
import { paymentRefusals as refusals } from './payment-refusals';
import type { PaymentInput } from './payment-request';

/**
 * A registration as far as paying for it goes; `price` is null while it has to be confirmed, `paid` is what was
 * received, `inReview`: money came that staff have to look at.
 */
const feeColumns = {
  registrationId: 'uuid',
  studentId: 'uuid',
  title: 'text',
  price: narrow<Paise | null>('int4?'),
  paid: narrow<Paise>('int4'),
  inReview: 'bool',
} as const;

const fees = `
  select id as "registrationId", "studentId", coalesce("planTitle", coursename) as title,
    "pricePaise" as price, paid, "inReview"
  from registrations, lateral (
    select ${receivedFor('registrations.id')} as paid, exists (
      select from payments
      where "registrationId" = registrations.id and status = 'review') as "inReview") as money`;

const FIND_FEE = statement(
  'fee-of-registration',
  feeColumns,
  `${fees} where id = $1 and ($2::uuid is null or "studentId" = $2)`,
);
type Fee = RowOf<typeof FIND_FEE>;

const NEWEST_UNPAID = statement(
  'newest-unpaid-fee',
  feeColumns,
  `${fees} where "studentId" = $1 and paid < coalesce("pricePaise", 1)
  order by "createdAt" desc, id desc limit 1`,
);

/**
 * What a registration costs and what came in for it.
 * @param owner with a student, only theirs; with null, any student's
 * @returns null for an unknown id, or one of another student
 */
export async function findFee(id: string, owner: string | null): Promise<Fee | null> {
  return isUuid(id) ? FIND_FEE.first(pool, [id, owner]) : null;
}

/** What can be paid now, in paise; null when that is nothing, or staff have to look at money first. */
export function payableNow(fee: Pick<Fee, 'price' | 'paid' | 'inReview'>): Paise | null {
  return fee.inReview ? null : dueOf(fee.price, fee.paid) || null;
}

/**
 * What is paid for: a registration, or else something that staff have to match later; `planId` is null
 * where several plans have that price.
 */
export type Target = { registrationId: string } | { planId: string | null };

/** What is about to be paid, by what the server knows. */
export interface Due {
  target: Target;
  amount: Paise;
  /** What is bought, in words the payer knows. */
  description: string;
}

/**
 * What a call for payment is for, and what it costs (D16): the registration it names, or with a
 * bearer the student's newest one that is not paid, or else a plan with exactly this price.
 * @param studentId of the bearer token that came with the call; null without one
 * @throws ApiError conflict, not_found or forbidden. Without a log-in there is one answer, whatever is wrong
 *   with the registration named
 */
export async function amountDue(studentId: string | null, input: PaymentInput): Promise<Due> {
  const { registration, amount } = input;
  if (registration !== undefined) {
    const fee = await findFee(registration, studentId);
    if (studentId === null) return forStranger(fee, amount);
    if (!fee) throw refusals.unknownRegistration();
    return dueOfFee(fee, amount);
  }
  if (studentId === null) return planWithPrice(amount);
  const fee = await NEWEST_UNPAID.first(pool, [studentId]);
  if (fee) return dueOfFee(fee, amount);
  if (await db.registration.findFirst({ where: { studentId }, select: { id: true } }))
    throw refusals.nothingDue();
  return planWithPrice(amount);
}

/** A stranger who knows a registration and what it costs may pay for it, and learns nothing else. */
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
  const { registrationId, studentId, title, price, paid, inReview } = fee;
  if (inReview) return refusals.inReview();
  if (price === null) return paid > 0 ? refusals.paid() : refusals.noPrice();
  if (paid >= price) return refusals.paid();
  if (await needsParentConsent(studentId)) return refusals.needsParent();
  const due = (price - paid) as Paise;
  if (asked !== due) return refusals.otherAmount(due, asked);
  return { target: { registrationId }, amount: due, description: title };
}

function planWithPrice(amount: Paise): Due {
  const [plan, another] = offerings.filter(({ price }) => price === amount);
  if (!plan) throw refusals.noSuchPrice(amount);
  if (another) return { target: { planId: null }, amount, description: 'Course fee' };
  return { target: { planId: plan.id }, amount, description: plan.title };
}
