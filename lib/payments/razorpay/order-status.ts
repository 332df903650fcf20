import type { OrderIds, Report } from '../gateway';
import { ended, findLink } from './payment-link';
import type { RazorpayCall } from './razorpay-call';
import { payment, type PaymentLink, type RazorpayPayment } from './razorpay-entities';

const states = new Map<string, Report['state']>([
  ['captured', 'paid'],
  // Razorpay gives back by itself what was never captured.
  ['refunded', 'failed'],
]);

/**
 * What a payment says about its order. A try that failed ends nothing: on the page of the link the payer
 * tries again, and a bank may still answer after days.
 */
export function reportOf(paid: RazorpayPayment, orderId: string): Report {
  const { amount, currency, id, status } = paid;
  const state = states.get(status) ?? 'pending';
  return { orderId, state, amount, currency, gatewayPaymentId: id };
}

/** The state of a link alone, which names no money. */
export function reportOfLink({ amount, currency, status }: PaymentLink, orderId: string): Report {
  const state = ended.includes(status) ? 'failed' : 'pending';
  return { orderId, state, amount, currency, gatewayPaymentId: null };
}

/** Asks about the link, and then about the money itself. */
export async function orderStatus(call: RazorpayCall, ids: OrderIds): Promise<Report> {
  const { orderId } = ids;
  const money = paymentNamed(ids);
  if (money) return reportOf(await fetchPayment(call, money), orderId);
  const link = await findLink(call, ids);
  if (!link) {
    return { orderId, state: 'notFound', amount: null, currency: null, gatewayPaymentId: null };
  }
  const first = firstPayment(link);
  if (!first) return reportOfLink(link, orderId);
  return reportOf(await fetchPayment(call, first), orderId);
}

/** @returns Razorpay's id of the money that came for an order, null while none has come */
export async function paymentIdOf(call: RazorpayCall, ids: OrderIds): Promise<string | null> {
  const link = paymentNamed(ids) ? null : await findLink(call, ids);
  return paymentNamed(ids) ?? (link && firstPayment(link));
}

/** Money that came without an order of ours is known by its own id (`lib/data/unattached-money.ts`). */
function paymentNamed({ gatewayOrderId }: OrderIds): string | null {
  return gatewayOrderId?.startsWith('pay_') ? gatewayOrderId : null;
}

/** Always the same one, should there ever be two. */
function firstPayment({ payments }: PaymentLink): string | null {
  const [first] = [...(payments ?? [])].sort((one, other) => one.created_at - other.created_at);
  return first?.payment_id ?? null;
}

function fetchPayment(call: RazorpayCall, id: string): Promise<RazorpayPayment> {
  return call({ path: `payments/${encodeURIComponent(id)}`, answer: payment });
}
