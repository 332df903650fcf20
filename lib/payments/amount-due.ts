import 'server-only';
import type { Paise } from '@/content/money';
import { needsParentConsent } from '@/lib/accounts/students';
import type { ApiError } from '@/lib/calls/errors';
import { offerings } from '@/lib/enrolment/offerings';
import { pool } from '@/lib/platform/db';
import { receivedFor } from '@/lib/platform/money-terms';
import { isUuid } from '@/lib/platform/uuid';
import { paymentRefusals as refusals } from './payment-refusals';
import type { PaymentInput } from './payment-request';
import type { Target } from './start-payment';

/** A registration as far as paying for it goes. Amounts in paise. */
interface Fee {
  registrationId: string;
  studentId: string;
  /** What is bought, in words. */
  title: string;
  /** As saved with the form; null while it has to be confirmed. */
  price: Paise | null;
  /** What was received. */
  paid: Paise;
  /** Money came that staff have to look at. */
  inReview: boolean;
}

const FEE = `
  select id as "registrationId", "studentId", coalesce("planTitle", coursename) as title,
    "pricePaise" as price, paid, "inReview", "createdAt"
  from registrations, lateral (
    select ${receivedFor('registrations.id')} as paid, exists (
      select from payments
      where "registrationId" = registrations.id and status = 'review') as "inReview") as money`;

/**
 * What a registration costs and what came in for it.
 * @param owner with a student, only theirs; with null, anybody's
 * @returns null for an id that is none, or somebody else's
 */
export async function findFee(id: string, owner: string | null): Promise<Fee | null> {
  if (!isUuid(id)) return null;
  const { rows } = await pool.query<Fee>(
    `${FEE} where id = $1 and ($2::uuid is null or "studentId" = $2)`,
    [id, owner],
  );
  return rows[0] ?? null;
}

/** The student's newest registration that is not paid in full, or null. */
async function newestUnpaidFee(studentId: string): Promise<Fee | null> {
  const { rows } = await pool.query<Fee>(
    `${FEE} where "studentId" = $1 and paid < coalesce("pricePaise", 1)
     order by "createdAt" desc, id desc limit 1`,
    [studentId],
  );
  return rows[0] ?? null;
}

async function hasRegistrations(studentId: string): Promise<boolean> {
  const { rows } = await pool.query('select from registrations where "studentId" = $1 limit 1', [
    studentId,
  ]);
  return rows.length > 0;
}

/** What somebody is about to pay, by what the server knows. */
export interface Due {
  target: Target;
  amount: Paise;
  /** What is bought, in words the payer knows. */
  description: string;
}

/**
 * What a call for payment is for, and what it costs (decision D16): the registration it names, or with a
 * bearer the student's newest one that is not paid, or else a plan with exactly this price.
 * @param studentId whose bearer came with the call; null for anybody else
 * @throws ApiError conflict, not_found or forbidden. Who is not logged in gets one answer, whatever is
 *   wrong with the registration named
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
  const fee = await newestUnpaidFee(studentId);
  if (fee) return dueOfFee(fee, amount);
  if (await hasRegistrations(studentId)) throw refusals.nothingDue();
  return planWithPrice(amount);
}

/** Anybody may pay somebody's fee who knows its registration and what it costs; nobody learns more. */
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
