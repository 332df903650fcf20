import 'server-only';
import { ApiError } from '@/lib/calls/errors';
import { addEvent } from '@/lib/payments/payment-events';
import { lockRefunded, type RefundedPayment } from '@/lib/payments/refunds/note-refund';
import { refundable } from '@/lib/payments/refunds/refundable';
import { settleWithin } from '@/lib/payments/settle';
import { noteAct } from '@/lib/platform/audit';
import type { Transaction } from '@/lib/platform/database-connection';
import { inTransaction } from '@/lib/platform/db';
import type { PaymentStatus } from '@/lib/platform/money-terms';
import type { ReviewInput } from './office-money';

export interface Reviewed {
  status: PaymentStatus;
  attention: string | null;
}

/**
 * What the owner decides of a payment that somebody has to look at, with the reason in its history. In
 * review it is settled as paid, with the amount that came, or as money that never came; anything else may
 * stay as it is. Giving it back is `askRefund`.
 * @param owner who has shown to be the owner
 * @throws ApiError not_found, conflict
 */
export async function reviewPayment(
  { staffId }: { staffId: string },
  { payment: id, decision, reason }: ReviewInput,
): Promise<Reviewed> {
  return inTransaction(async (client) => {
    const payment = await lockRefunded(client, id);
    if (!payment) throw new ApiError('not_found', 'There is no such payment.');
    const state = decision === 'none' ? 'failed' : 'paid';
    if (decision === 'seen') await look(client, payment);
    else await decide(client, payment, state, staffId);
    const { rows } = await client.query<Reviewed>(
      'select status, attention from payments where id = $1',
      [id],
    );
    const [reviewed] = rows as [Reviewed];
    const detail = { decision, reason, of: payment.attention };
    const { status } = reviewed;
    await addEvent(client, id, { source: 'staff', what: 'reviewed', status, detail, staffId });
    const act = { action: 'payment.review', subject: 'payment', subjectId: id } as const;
    const told = { decision, of: payment.attention, paise: payment.received, status };
    await noteAct(client, { staffId }, { ...act, reason, detail: told });
    return reviewed;
  });
}

async function look(
  client: Transaction,
  { id, status, attention }: RefundedPayment,
): Promise<void> {
  if (status === 'review') {
    throw new ApiError('conflict', 'First say whether this money is taken or goes back.');
  }
  if (attention === null) throw decidedAlready();
  if (attention === 'unattached') {
    throw new ApiError('conflict', 'First find out what it was paid for, or give it back.');
  }
  await client.query('update payments set attention = null, "updatedAt" = now() where id = $1', [
    id,
  ]);
}

async function decide(
  client: Transaction,
  payment: RefundedPayment,
  state: 'paid' | 'failed',
  staffId: string,
): Promise<void> {
  const { status, orderId, received, refunds, currency, gatewayPaymentId } = payment;
  if (status !== 'review') throw decidedAlready();
  if (refundable(received, refunds) < received) {
    throw new ApiError('conflict', 'This money is on its way back already.');
  }
  const amount = state === 'paid' ? received : null;
  const report = { orderId, state, amount, currency, gatewayPaymentId };
  await settleWithin(client, { report, source: 'staff', staffId });
}

function decidedAlready(): ApiError {
  return new ApiError('conflict', 'Somebody has decided this already. Load the page again.');
}
