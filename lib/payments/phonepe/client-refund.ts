import { z } from 'zod';
import type { OrderIds, RefundOrder, RefundReport } from '../gateway';
import type { GatewayAnswer } from '../gateway-call';
import { notOurs, refused, type Doing } from './alerts';
import { paise, someText } from './answer-parts';
import { clientCall } from './client-call';
import { refundOnce } from './refund-once';
import type { PhonepeClient } from './settings';

const refundAnswer = z.object({
  refundId: z.string().min(1),
  state: z.string(),
  amount: paise,
  merchantRefundId: someText,
  originalMerchantOrderId: someText,
});

/** PENDING, CONFIRMED and whatever comes later are not decided. */
const stateOf = new Map<string, RefundReport['state']>([
  ['COMPLETED', 'done'],
  ['FAILED', 'failed'],
]);

/** @throws GatewayRefused, GatewaySilent */
export function clientRefund(settings: PhonepeClient, order: RefundOrder): Promise<RefundReport> {
  const { refundId, orderId, amount } = order;
  const send = async () => {
    const answer = await clientCall(settings, {
      method: 'POST',
      path: '/payments/v2/refund',
      json: { merchantRefundId: refundId, originalMerchantOrderId: orderId, amount },
    });
    return read('refund', answer, refundId, orderId);
  };
  return refundOnce(send, () => clientRefundStatus(settings, refundId, order));
}

/** @throws GatewayRefused, also when PhonePe does not know the refund; GatewaySilent */
export async function clientRefundStatus(
  settings: PhonepeClient,
  refundId: string,
  { orderId }: OrderIds,
): Promise<RefundReport> {
  const answer = await clientCall(settings, {
    method: 'GET',
    path: `/payments/v2/refund/${encodeURIComponent(refundId)}/status`,
  });
  return read('refund status', answer, refundId, orderId);
}

function read(
  doing: Doing,
  answer: GatewayAnswer,
  refundId: string,
  orderId: string,
): RefundReport {
  if (answer.status >= 400) throw refused(doing, answer);
  const { success, data } = refundAnswer.safeParse(answer.body);
  if (!success) throw notOurs(doing, 'not as documented');
  const { merchantRefundId, originalMerchantOrderId } = data;
  if ((merchantRefundId ?? refundId) !== refundId) throw notOurs(doing, 'refund');
  if ((originalMerchantOrderId ?? orderId) !== orderId) throw notOurs(doing, 'order');
  return {
    refundId,
    state: stateOf.get(data.state) ?? 'pending',
    amount: data.amount,
    gatewayRefundId: data.refundId,
  };
}
