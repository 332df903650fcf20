import 'server-only';
import type { Paise } from '@/content/money';
import type { PurchaseKind } from '@/content/catalogue/purchase-kinds';
import { offeringTitle } from '@/lib/enrolment/offerings';
import type { PaymentStanding, ShownPayment } from '@/lib/enrolment/shown-payment';
import { receiptPdfPath } from '@/lib/payments/receipts/receipt';
import { refundPdfPath } from '@/lib/payments/receipts/refund-document';
import { owedBack } from './refundable';
import { db } from '@/lib/platform/db';
import { dueOf, type PaymentStatus } from '@/lib/site/money-terms';
import { isUuid } from '@/lib/platform/uuid';
import { dayOf, today } from '@/lib/site/days';
import type { Prisma } from '@/prisma/client/client';

const standings: Record<PaymentStatus, PaymentStanding> = {
  created: 'confirming',
  pending: 'confirming',
  paid: 'paid',
  partRefunded: 'paid',
  refunded: 'paid',
  failed: 'failed',
  expired: 'failed',
  review: 'review',
};

/** Refunded payments still count as paid. */
export function paymentStanding(status: PaymentStatus): PaymentStanding {
  return standings[status];
}

interface Counted {
  standing: PaymentStanding;
  amount: Paise;
}

/**
 * State of a purchase's fee, with the payments behind it; failed ones are ignored.
 * @param price in paise; null if unknown
 * @param payments towards this purchase, oldest first
 */
export function purchaseFee<Payment extends Counted>(
  price: Paise | null,
  payments: readonly Payment[],
): { paid: Payment[]; underWay: Payment | null; review: Payment | null; due: Paise | null } {
  const last = (wanted: PaymentStanding) =>
    payments.findLast(({ standing }) => standing === wanted) ?? null;
  const paid = payments.filter(({ standing }) => standing === 'paid');
  const sum = paid.reduce((total, { amount }) => total + amount, 0) as Paise;
  return { paid, underWay: last('confirming'), review: last('review'), due: dueOf(price, sum) };
}

const columns = {
  id: true,
  orderId: true,
  status: true,
  amountPaise: true,
  excessPaise: true,
  paidAt: true,
  receivedOn: true,
  planId: true,
  registration: {
    select: { id: true, registrationnumber: true, planTitle: true, coursename: true, kind: true },
  },
  receipt: { select: { number: true, checkCode: true } },
  refunds: {
    where: { status: { not: 'failed' } },
    orderBy: { createdAt: 'asc' },
    select: {
      amountPaise: true,
      status: true,
      document: { select: { number: true, series: true } },
    },
  },
} as const;

/**
 * Public state of a payment. Its id is not guessable and grants access (D22).
 * @returns null for an unknown id
 */
export async function paymentState(paymentId: string): Promise<ShownPayment | null> {
  if (!isUuid(paymentId)) return null;
  const row = await db.payment.findUnique({ where: { id: paymentId }, select: columns });
  return row && stateOf(row);
}

/** As `paymentState`, limited to the student's registrations. */
export async function paymentOf(
  studentId: string,
  paymentId: string,
): Promise<ShownPayment | null> {
  if (!isUuid(paymentId)) return null;
  const row = await db.payment.findFirst({
    where: { id: paymentId, registration: { studentId } },
    select: columns,
  });
  return row && stateOf(row);
}

/** Every payment towards the student's registrations, oldest first. */
export async function paymentsOf(studentId: string): Promise<ShownPayment[]> {
  return paymentsWhere({ registration: { studentId } });
}

/** Every payment towards one registration, oldest first. */
export async function paymentsFor(registrationId: string): Promise<ShownPayment[]> {
  return paymentsWhere({ registrationId });
}

async function paymentsWhere(
  where: { registration: { studentId: string } } | { registrationId: string },
): Promise<ShownPayment[]> {
  const rows = await db.payment.findMany({
    where,
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: columns,
  });
  return rows.map(stateOf);
}

type Row = Prisma.PaymentGetPayload<{ select: typeof columns }>;

function stateOf(row: Row): ShownPayment {
  const { registration, receivedOn, paidAt, planId } = row;
  return {
    id: row.id,
    // Refunded from review: never counted as paid, and the fee can be paid again.
    standing: row.status === 'refunded' && !paidAt ? 'failed' : paymentStanding(row.status),
    reference: row.orderId,
    amount: row.amountPaise as Paise,
    what: registration
      ? (registration.planTitle ?? registration.coursename)
      : offeringTitle(planId ?? ''),
    registration: registration && {
      id: registration.id,
      number: registration.registrationnumber,
      kind: registration.kind as PurchaseKind,
    },
    paidOn: receivedOn ? dayOf(receivedOn) : paidAt && today(paidAt),
    receipt: row.receipt && {
      number: row.receipt.number,
      path: receiptPdfPath(row.receipt.checkCode),
    },
    expired: row.status === 'expired',
    owedBack: owedBack(row, row.refunds),
    refunded: row.status === 'refunded',
    refunds: row.refunds.map(({ amountPaise, status, document }) => ({
      amount: amountPaise as Paise,
      done: status === 'done',
      document:
        document && row.receipt
          ? {
              isCreditNote: document.series === 'CN',
              number: document.number,
              path: refundPdfPath(row.receipt.checkCode, document.number),
            }
          : null,
    })),
  };
}
