import 'server-only';
import type { IsoDay } from '@/content/day';
import type { Paise } from '@/content/money';
import { db } from '@/lib/db';
import { findOffering } from '@/lib/enrolment/offerings';
import { standingOf, type PaymentStanding } from '@/lib/payments/payment-standing';
import type { PaymentStatus } from '@/lib/payments/payment-status';
import { receiptPdfPath } from '@/lib/payments/receipt-address';
import { dayOf, today } from '@/lib/schemas/day';

/** A payment as the person who made it may see it: no name, no phone number. Amounts in paise. */
export interface PaymentState {
  id: string;
  standing: PaymentStanding;
  /** Our name for the order: what to say when calling about it. */
  reference: string;
  amount: Paise;
  /** What it is for, in words; null where nobody has said so. */
  what: string | null;
  registration: { id: string; number: string } | null;
  /** Day in Delhi; null unless paid. */
  paidOn: IsoDay | null;
  /** `path` is its PDF. */
  receipt: { number: string; path: string } | null;
  /** It ran out before anything was paid. */
  expired: boolean;
  /** The fee came in more than once, and the excess goes back. */
  paidTwice: boolean;
  /** All of it was given back. */
  refunded: boolean;
  /** Done, or under way. */
  refunds: readonly { amount: Paise; done: boolean }[];
}

const columns = {
  id: true,
  orderId: true,
  status: true,
  attention: true,
  amountPaise: true,
  paidAt: true,
  receivedOn: true,
  planId: true,
  registration: {
    select: { id: true, registrationnumber: true, planTitle: true, coursename: true },
  },
  receipt: { select: { number: true, checkCode: true } },
  refunds: {
    where: { status: { not: 'failed' } },
    orderBy: { createdAt: 'asc' },
    select: { amountPaise: true, status: true },
  },
} as const;

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * What is known of a payment. Whoever has its id may know this much (decision D22): it cannot be guessed.
 * @returns null for an id that is none
 */
export async function paymentState(paymentId: string): Promise<PaymentState | null> {
  if (!uuid.test(paymentId)) return null;
  const row = await db.payment.findUnique({ where: { id: paymentId }, select: columns });
  return row && stateOf(row);
}

/** The same, for a payment towards a registration of this student only. */
export async function paymentOf(
  studentId: string,
  paymentId: string,
): Promise<PaymentState | null> {
  if (!uuid.test(paymentId)) return null;
  const row = await db.payment.findFirst({
    where: { id: paymentId, registration: { studentId } },
    select: columns,
  });
  return row && stateOf(row);
}

/** Every payment towards the student's registrations, oldest first. */
export async function paymentsOf(studentId: string): Promise<PaymentState[]> {
  return paymentsWhere({ registration: { studentId } });
}

/** Every payment towards one registration, oldest first. */
export async function paymentsFor(registrationId: string): Promise<PaymentState[]> {
  return paymentsWhere({ registrationId });
}

async function paymentsWhere(
  where: { registration: { studentId: string } } | { registrationId: string },
): Promise<PaymentState[]> {
  const rows = await db.payment.findMany({
    where,
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: columns,
  });
  return rows.map(stateOf);
}

interface Row {
  id: string;
  orderId: string;
  status: PaymentStatus;
  attention: string | null;
  amountPaise: number;
  paidAt: Date | null;
  receivedOn: Date | null;
  planId: string | null;
  registration: {
    id: string;
    registrationnumber: string;
    planTitle: string | null;
    coursename: string;
  } | null;
  receipt: { number: string; checkCode: string } | null;
  refunds: { amountPaise: number; status: string }[];
}

function stateOf(row: Row): PaymentState {
  const { registration, receivedOn, paidAt, planId } = row;
  return {
    id: row.id,
    standing: standingOf(row.status),
    reference: row.orderId,
    amount: row.amountPaise as Paise,
    what: registration
      ? (registration.planTitle ?? registration.coursename)
      : (findOffering(planId ?? '')?.title ?? null),
    registration: registration && {
      id: registration.id,
      number: registration.registrationnumber,
    },
    paidOn: receivedOn ? dayOf(receivedOn) : paidAt && today(paidAt),
    receipt: row.receipt && {
      number: row.receipt.number,
      path: receiptPdfPath(row.receipt.checkCode),
    },
    expired: row.status === 'expired',
    paidTwice: row.attention === 'second payment',
    refunded: row.status === 'refunded',
    refunds: row.refunds.map(({ amountPaise, status }) => ({
      amount: amountPaise as Paise,
      done: status === 'done',
    })),
  };
}
