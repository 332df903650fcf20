import 'server-only';
import type { Paise } from '@/content/money';
import { cancelParcels } from '@/lib/parcels/make-parcels';
import type { RefundReport } from '@/lib/payments/gateways/gateway';
import { queuePaymentMail } from '@/lib/payments/mails/payment-mails';
import { paidByLink } from '@/lib/payments/payer-links/payer-links';
import { addEvent, paymentHistory } from './payment-events';
import { issueRefundDocument } from '@/lib/payments/receipts/receipts';
import type { Pool, Transaction } from '@/lib/platform/database-connection';
import { lockRow } from '@/lib/platform/database-locks';
import type { Prisma } from '@/prisma/client/client';
import { afterRefund, amountReceived, receivedCurrency } from './refundable';

/** The outcome of a refund request. */
export interface AskedRefund {
  refundId: string;
  /**
   * `pending`: accepted or unanswered by the gateway, and checked until it ends. `waiting`: held until a
   * second person confirms it.
   */
  status: 'pending' | 'done' | 'failed' | 'waiting';
}

const columns = {
  id: true,
  orderId: true,
  provider: true,
  registrationId: true,
  status: true,
  attention: true,
  currency: true,
  amountPaise: true,
  excessPaise: true,
  gatewayPaymentId: true,
  refunds: { select: { refundId: true, amountPaise: true, status: true, gatewayRefundId: true } },
} as const;

export interface RefundedPayment extends Prisma.PaymentGetPayload<{ select: typeof columns }> {
  received: Paise;
  receivedCurrency: string;
}
type Refund = RefundedPayment['refunds'][number];

export async function lockRefunded(
  tx: Transaction,
  paymentId: string,
): Promise<RefundedPayment | null> {
  if (!(await lockRow(tx, 'payments', paymentId, 'update'))) return null;
  const payment = await tx.db.payment.findUniqueOrThrow({
    where: { id: paymentId },
    select: columns,
  });
  const history = await paymentHistory(tx, paymentId);
  return {
    ...payment,
    received: amountReceived(payment, history),
    receivedCurrency: receivedCurrency(payment, history),
  };
}

interface Noted {
  status: RefundReport['state'];
  /** False if the report was known or not accepted. */
  changed: boolean;
}

/**
 * Records a gateway's report on a refund in any order and number: status of refund and payment, history and
 * the student's mail. A failed refund can still complete. A completed one stays completed: a later failure or
 * a different amount only flags it for staff.
 * @returns null for an unknown refund
 */
export async function noteRefund(pool: Pool, report: RefundReport): Promise<Noted | null> {
  return pool.transaction(async (tx) => {
    const found = await tx.db.refund.findUnique({
      where: { refundId: report.refundId },
      select: { paymentId: true },
    });
    const payment = found && (await lockRefunded(tx, found.paymentId));
    const refund = payment?.refunds.find(({ refundId }) => refundId === report.refundId);
    if (!payment || !refund) return null;
    const { amount, state } = report;
    if (amount !== null && amount !== refund.amountPaise) {
      await flagForStaff(tx, payment, 'refund mismatch', report);
      return { status: refund.status, changed: false };
    }
    if (refund.status === 'done' && state === 'failed') {
      await flagForStaff(tx, payment, 'refund failed', { ...report, amount: refund.amountPaise });
      return { status: 'done', changed: false };
    }
    return apply(tx, payment, refund, report);
  });
}

async function apply(
  tx: Transaction,
  payment: RefundedPayment,
  refund: Refund,
  { refundId, state, gatewayRefundId }: RefundReport,
): Promise<Noted> {
  const same = state === refund.status || state === 'pending' || refund.status === 'done';
  const isNewId = gatewayRefundId !== null && refund.gatewayRefundId === null;
  if (!same || isNewId) {
    const status = same ? refund.status : state;
    // A completed refund stays completed; an ended one is not checked again.
    await tx.db.refund.update({
      where: { refundId },
      data: {
        status,
        ...(gatewayRefundId !== null && { gatewayRefundId }),
        ...(status !== 'done' && { doneAt: null }),
        ...(status === 'done' && refund.status !== 'done' && { doneAt: new Date() }),
        ...(status !== 'pending' && { nextCheckAt: null }),
      },
    });
  }
  if (same) return { status: refund.status, changed: false };
  await finishRefund(tx, payment, { refundId, state, staffId: null });
  return { status: state, changed: true };
}

/** Flags the payment for staff, with an event; no effect if flagged already. */
async function flagForStaff(
  tx: Transaction,
  { id, status, attention }: RefundedPayment,
  mark: 'refund mismatch' | 'refund failed',
  { refundId, amount }: RefundReport,
): Promise<void> {
  if (attention === mark) return;
  await tx.db.payment.update({ where: { id }, data: { attention: mark } });
  const detail = { refund: refundId };
  await addEvent(tx, id, { source: 'poll', what: mark, status, amountPaise: amount, detail });
}

interface Finished {
  refundId: string;
  state: 'done' | 'failed';
  /** Staff member of a manual refund. */
  staffId: string | null;
}

/**
 * Updates a payment after one of its refunds has ended: status, history, mail, credit note. Nothing slow may
 * follow in the transaction, because the counter of credit notes may be locked.
 * @param payment as locked; the refund's row is already updated
 */
export async function finishRefund(
  tx: Transaction,
  payment: RefundedPayment,
  { refundId, state, staffId }: Finished,
): Promise<void> {
  const refunds = payment.refunds.map((one) =>
    one.refundId === refundId ? { ...one, status: state } : one,
  );
  const { status, attention } = afterRefund(payment, payment.received, refunds, state);
  // A refund from review returns the amount received, which differs from the amount requested.
  const came = payment.status === 'review' && status === 'refunded' ? payment.received : null;
  await tx.db.payment.update({
    where: { id: payment.id },
    data: { status, attention, ...(came !== null && { amountPaise: came }) },
  });
  if (payment.registrationId !== null) await cancelParcels(tx, payment.registrationId);
  const amountPaise = refunds.find((one) => one.refundId === refundId)?.amountPaise ?? null;
  await addEvent(tx, payment.id, {
    source: staffId ? 'staff' : 'poll',
    what: state === 'done' ? 'refund' : 'refund failed',
    status,
    amountPaise,
    detail: { refund: refundId },
    staffId,
  });
  if (state !== 'done' || amountPaise === null) return;
  await queuePaymentMail(tx, { payment: payment.id, kind: 'refunded' });
  if (await paidByLink(payment.id, tx.db))
    await queuePaymentMail(tx, { payment: payment.id, kind: 'payerRefunded' });
  await issueRefundDocument(tx, { refundId, paymentId: payment.id, amountPaise });
}
