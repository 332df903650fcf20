import { z } from 'zod';
import {
  GatewayRefused,
  GatewaySilent,
  RefundUnknown,
  type OrderIds,
  type RefundOrder,
  type RefundReport,
} from '@/lib/payments/gateways/gateway';
import { RazorpayRefused, type RazorpayCall } from './call';
import { idInNote, paymentIdOf, refund, type RazorpayRefund } from './links';

const states = new Map<string, RefundReport['state']>([
  ['processed', 'done'],
  ['failed', 'failed'],
]);

/** @returns null for a refund made elsewhere */
export function refundReportOf(made: RazorpayRefund): RefundReport | null {
  const refundId = idInNote(made, 'refundId');
  if (refundId === null) return null;
  const state = states.get(made.status) ?? 'pending';
  return { refundId, state, amount: made.amount, gatewayRefundId: made.id };
}

/** Refunds once per idempotency key; if Razorpay refuses a repeat, the existing refund is looked up. */
export async function sendRefund(call: RazorpayCall, order: RefundOrder): Promise<RefundReport> {
  const { refundId, orderId, gatewayPaymentId, amount } = order;
  const made = await call({
    path: `payments/${encodeURIComponent(gatewayPaymentId)}/refund`,
    answer: refund,
    headers: { 'X-Refund-Idempotency': `refund-${refundId}` },
    body: { amount, speed: 'normal', receipt: refundId, notes: { refundId, orderId } },
  }).catch(async (error: unknown) => {
    const known =
      error instanceof RazorpayRefused && (await findRefund(call, gatewayPaymentId, refundId));
    if (known) return known;
    throw error;
  });
  return reportOn(made, refundId);
}

/** @throws RefundUnknown if Razorpay knows no such refund; retrying with the same id is then safe */
export async function refundStatus(
  call: RazorpayCall,
  refundId: string,
  ids: OrderIds & { gatewayRefundId: string | null },
): Promise<RefundReport> {
  if (ids.gatewayRefundId) {
    const path = `refunds/${encodeURIComponent(ids.gatewayRefundId)}`;
    return reportOn(await call({ path, answer: refund }), refundId);
  }
  const paymentId = await paymentIdOf(call, ids);
  // Perhaps in another account.
  if (paymentId === null) throw new GatewayRefused('Razorpay knows of no such payment.');
  const made = await findRefund(call, paymentId, refundId);
  if (made) return reportOn(made, refundId);
  throw new RefundUnknown('Razorpay knows of no such refund.');
}

const refunds = z.object({ items: z.array(refund) });

async function findRefund(
  call: RazorpayCall,
  paymentId: string,
  refundId: string,
): Promise<RazorpayRefund | null> {
  const path = `payments/${encodeURIComponent(paymentId)}/refunds?count=100`;
  const { items } = await call({ path, answer: refunds });
  return items.find((one) => idInNote(one, 'refundId') === refundId) ?? null;
}

function reportOn(made: RazorpayRefund, refundId: string): RefundReport {
  const report = refundReportOf(made);
  if (report?.refundId === refundId) return report;
  throw new GatewaySilent('Razorpay answered with another refund.');
}
