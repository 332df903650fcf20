import { z } from 'zod';
import type { OrderIds, Report } from '../gateway';
import { codeOf, notOurs, refused } from './alerts';
import { paise, someText } from './answer-parts';
import { clientCall } from './client-call';
import type { PhonepeClient } from './settings';

const orderAnswer = z.object({
  orderId: z.string().min(1),
  state: z.string(),
  amount: paise,
  currency: someText,
  merchantId: someText,
  merchantOrderId: someText,
  paymentDetails: z.array(z.object({ transactionId: someText, state: someText })).catch([]),
});

/** Whatever else it says is not decided. */
const stateOf = new Map<string, Report['state']>([
  ['COMPLETED', 'paid'],
  ['FAILED', 'failed'],
]);

/**
 * How PhonePe has the order. Only the state of the order counts, not that of a try to pay it.
 * @throws GatewayRefused; GatewaySilent, also for an answer about another order or merchant
 */
export async function clientOrderStatus(settings: PhonepeClient, ids: OrderIds): Promise<Report> {
  const answer = await clientCall(settings, {
    method: 'GET',
    path: `/checkout/v2/order/${encodeURIComponent(ids.orderId)}/status?details=false&errorContext=true`,
  });
  const { orderId } = ids;
  if (codeOf(answer.body) === 'INVALID_MERCHANT_ORDER_ID') {
    return { orderId, state: 'notFound', amount: null, currency: null, gatewayPaymentId: null };
  }
  if (answer.status >= 400) throw refused('status', answer);
  const read = orderAnswer.safeParse(answer.body);
  if (!read.success) throw notOurs('status', 'not as documented');
  const { state, amount, currency, paymentDetails, ...named } = read.data;
  if (named.orderId !== (ids.gatewayOrderId ?? named.orderId)) throw notOurs('status', 'order');
  if (!fits(named.merchantOrderId, orderId)) throw notOurs('status', 'order');
  if (!fits(named.merchantId, settings.merchantId)) throw notOurs('status', 'merchant');
  const paidBy = paymentDetails.find((attempt) => attempt.state === 'COMPLETED');
  return {
    orderId,
    state: stateOf.get(state) ?? 'pending',
    amount,
    currency,
    gatewayPaymentId: paidBy?.transactionId ?? null,
  };
}

/** Not every answer names it, and not every setting does. */
const fits = (named: string | null, ours: string | null): boolean =>
  named === null || ours === null || named === ours;
