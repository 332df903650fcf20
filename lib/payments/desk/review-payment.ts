import 'server-only';
import type { Staff } from '@/lib/staff/access';
import { refuseNaming } from '@/lib/accounts/kept-reasons';
import { ApiError } from '@/lib/calls/errors';
import { addEvent } from '@/lib/payments/payment-events';
import { lockRefunded, type RefundedPayment } from '@/lib/payments/note-refund';
import { owedBack, refundable } from '@/lib/payments/refundable';
import { settleWithin } from '@/lib/payments/settle';
import { noteAct } from '@/lib/staff/audit/audit';
import type { Transaction } from '@/lib/platform/database-connection';
import { inTransaction } from '@/lib/platform/db';
import type { ReviewInput } from '../office-money';

export type Reviewed = Pick<RefundedPayment, 'status' | 'attention'>;

/**
 * Records the owner's decision on a payment that needs attention, with the reason in its history. A payment
 * in review is settled as paid with the amount received, or dismissed; any other is marked as seen. Refunds
 * go through `askRefund`.
 * @throws ApiError not_found, conflict
 */
export async function reviewPayment(
  staff: Staff<'payments.review'>,
  { payment: id, decision, reason }: ReviewInput,
): Promise<Reviewed> {
  const { staffId } = staff;
  return inTransaction(async (tx) => {
    const payment = await lockRefunded(tx, id);
    if (!payment) throw new ApiError('not_found', 'This payment no longer exists.');
    await refuseNaming(tx, { payment: id }, reason);
    const state = decision === 'none' ? 'failed' : 'paid';
    if (decision === 'seen') await clearAttention(tx, payment);
    else await endReview(tx, payment, state, staffId);
    const reviewed = await tx.db.payment.findUniqueOrThrow({
      where: { id },
      select: { status: true, attention: true },
    });
    const detail = { decision, reason, of: payment.attention };
    const { status } = reviewed;
    await addEvent(tx, id, { source: 'staff', what: 'reviewed', status, detail, staffId });
    const act = { action: 'payment.review', subject: 'payment', subjectId: id } as const;
    const noted = { decision, of: payment.attention, paise: payment.received, status };
    await noteAct(tx, staff, { ...act, reason, detail: noted });
    return reviewed;
  });
}

async function clearAttention(tx: Transaction, payment: RefundedPayment): Promise<void> {
  const { id, status, attention, refunds } = payment;
  if (status === 'review') {
    throw new ApiError('conflict', 'First accept the payment or refund it.');
  }
  if (attention === null) throw decidedAlready();
  if (attention === 'unattached') {
    throw new ApiError('conflict', 'First match it to a registration, or refund it.');
  }
  const isOwedBack = attention !== 'overpaid' && owedBack(payment, refunds) > 0;
  const left = isOwedBack ? 'overpaid' : null;
  await tx.db.payment.update({ where: { id }, data: { attention: left } });
}

async function endReview(
  tx: Transaction,
  payment: RefundedPayment,
  state: 'paid' | 'failed',
  staffId: string,
): Promise<void> {
  const { status, orderId, received, refunds, currency, gatewayPaymentId } = payment;
  if (status !== 'review') throw decidedAlready();
  if (refundable(received, refunds) < received) {
    throw new ApiError('conflict', 'A refund of this payment is already on its way.');
  }
  if (state === 'paid' && payment.receivedCurrency !== currency) {
    throw new ApiError('conflict', 'This payment came in another currency. Refund it instead.');
  }
  const amount = state === 'paid' ? received : null;
  const report = { orderId, state, amount, currency, gatewayPaymentId };
  await settleWithin(tx, { report, source: 'staff', staffId });
}

function decidedAlready(): ApiError {
  return new ApiError('conflict', 'Someone else has already resolved this. Reload the page.');
}
