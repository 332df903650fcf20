import type { RefundOrder, RefundReport } from '../gateway';
import { refused } from './alerts';
import { refundOnce } from './refund-once';
import { saltReportAbout, type SaltReport } from './salt-answer';
import { saltPost, saltStatusCall } from './salt-call';
import type { PhonepeSalt } from './settings';

const states = {
  paid: 'done',
  failed: 'failed',
  pending: 'pending',
} as const satisfies Record<string, RefundReport['state']>;

/** V1 tells of a payment and of a refund in the same words; only our id says which it is. */
export const isRefundId = (ourId: string): boolean => ourId.startsWith('R');

/**
 * PhonePe answers a repeat with a failure, which is not that of the refund it has: how that one stands,
 * only its status says.
 * @throws GatewayRefused, GatewaySilent
 */
export function saltRefund(settings: PhonepeSalt, order: RefundOrder): Promise<RefundReport> {
  const { refundId, orderId, amount } = order;
  const send = async () => {
    const answer = await saltPost(settings, '/pg/v1/refund', {
      merchantId: settings.merchantId,
      originalTransactionId: orderId,
      merchantTransactionId: refundId,
      amount,
      callbackUrl: settings.noticeUrl,
    });
    const report = refundReport(refundId, saltReportAbout(settings, 'refund', answer, refundId));
    if (!report || report.state === 'failed') throw refused('refund', answer);
    return report;
  };
  return refundOnce(send, () => saltRefundStatus(settings, refundId));
}

/** @throws GatewayRefused, also when PhonePe does not know the refund; GatewaySilent */
export async function saltRefundStatus(
  settings: PhonepeSalt,
  refundId: string,
): Promise<RefundReport> {
  const answer = await saltStatusCall(settings, refundId);
  const said = saltReportAbout(settings, 'refund status', answer, refundId);
  const report = refundReport(refundId, said);
  if (!report) throw refused('refund status', answer);
  return report;
}

/** @returns null when PhonePe does not know it */
export function refundReport(
  refundId: string,
  { state, amount, transactionId }: SaltReport,
): RefundReport | null {
  if (state === 'notFound') return null;
  return { refundId, state: states[state], amount, gatewayRefundId: transactionId };
}
