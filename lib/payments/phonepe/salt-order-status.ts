import type { OrderIds, Report } from '../gateway';
import { saltReportAbout, type SaltReport } from './salt-answer';
import { saltStatusCall } from './salt-call';
import type { PhonepeSalt } from './settings';

/** @throws GatewayRefused; GatewaySilent, also for an answer about another order or merchant */
export async function saltOrderStatus(
  settings: PhonepeSalt,
  { orderId }: OrderIds,
): Promise<Report> {
  const answer = await saltStatusCall(settings, orderId);
  return orderReport(orderId, saltReportAbout(settings, 'status', answer, orderId));
}

/** V1 names no currency: it takes rupees only. */
export function orderReport(orderId: string, { state, amount, transactionId }: SaltReport): Report {
  return { orderId, state, amount, currency: null, gatewayPaymentId: transactionId };
}
