import 'server-only';
import { bank, upiId as publishedUpiId } from '@/content/facts/bank-account';
import type { IsoDay } from '@/content/day';
import type { Paise } from '@/content/money';
import { needsParentConsent } from '@/lib/accounts/parent-consent';
import { fullBatchOf } from '@/lib/enrolment/batch-seats';
import type { CopiedMoney } from '@/lib/enrolment/registration-copy';
import { otherOfSamePlan } from '@/lib/enrolment/same-plan';
import { findFee, payableNow } from '@/lib/payments/amount-due';
import { instalmentPlan } from '@/lib/payments/instalment-plans';
import { printPlan, planStanding, type InstalmentPlan } from '@/lib/payments/instalments';
import { paymentsFor } from '@/lib/payments/payment-state';
import { env } from '@/lib/platform/env';
import { today } from '@/lib/site/days';
import { slipReference, upiLink, type UpiSlip } from './upi-link';

/** The UPI id of the institute; null without one. */
export function payeeUpiId(): string | null {
  return publishedUpiId ?? env.UPI_ID ?? null;
}

/** Fee details for a slip. */
interface SlipFee {
  registrationId: string;
  studentId: string;
  price: Paise | null;
  paid: Paise;
  inReview: boolean;
  born: IsoDay;
}

/**
 * Amount of a slip: the instalments due now, else the next one, else the whole rest.
 * @param due the rest of the price
 */
export function slipAmount(due: Paise, paid: Paise, plan: InstalmentPlan | null): Paise {
  if (!plan?.isCurrent) return due;
  const { dueNow, next } = planStanding(plan.lines, paid, today());
  return dueNow || (next?.left ?? due);
}

/** The two amounts that a payer may choose from, in paise. */
export interface Slips {
  whole: UpiSlip;
  /** For the next instalment; null when only the whole rest can be paid. */
  part: UpiSlip | null;
}

/**
 * The slips for each amount that the payer may choose; null where `slipFor` is.
 * @param next the part payable in place of the whole rest, in paise; null for none
 */
export async function slipsFor(fee: SlipFee, next: Paise | null): Promise<Slips | null> {
  const slip = await slipFor(fee);
  const due = payableNow(fee);
  if (!slip || due === null) return null;
  return { whole: withAmount(slip, due), part: next === null ? null : withAmount(slip, next) };
}

function withAmount(
  { registrationId, upiId, reference }: Omit<UpiSlip, 'link' | 'amount'>,
  amount: Paise,
): UpiSlip {
  const link = upiLink({ upiId, payee: bank.account, amount, reference });
  return { registrationId, upiId, amount, reference, link };
}

/**
 * The fee slip of a registration. Null without a UPI id, when nothing may be paid, for a child without a
 * parent's consent, while the student must choose another batch than a full one, and for a plan that the
 * student has by another registration.
 */
export async function slipFor(fee: SlipFee): Promise<UpiSlip | null> {
  const upiId = payeeUpiId();
  const due = payableNow(fee);
  const { registrationId, studentId, born, paid } = fee;
  if (upiId === null || due === null || (await needsParentConsent(studentId, { born })))
    return null;
  if (await otherOfSamePlan(registrationId)) return null;
  const full = await fullBatchOf(registrationId);
  if (full && !full.waits) return null;
  const amount = slipAmount(due, paid, await instalmentPlan(registrationId));
  return withAmount({ registrationId, upiId, reference: slipReference(registrationId) }, amount);
}

/**
 * The section on money in the printed form: payments, instalments agreed, and the UPI slip of the amount
 * due.
 */
export async function copiedMoney(registration: string): Promise<CopiedMoney> {
  const [payments, plan, fee] = await Promise.all([
    paymentsFor(registration),
    instalmentPlan(registration),
    findFee(registration, null),
  ]);
  return {
    payments,
    instalments: plan?.isCurrent ? printPlan(plan) : null,
    slip: fee && (await slipFor(fee)),
  };
}
