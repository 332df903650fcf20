import 'server-only';
import { gatewayOf, settleSaid } from '@/lib/payments/gateways/payment-gateways';
import { boughtStatuses, type PaymentStatus } from '@/lib/platform/money-terms';
import { askGateway } from './gateways/ask-gateway';
import type { GatewayName } from './gateways/gateway';
import { findReturned } from './payments';

const notPaid: readonly PaymentStatus[] = ['failed', 'expired'];

/**
 * Where somebody goes on who comes back from a gateway. That they come says nothing: the gateway is asked
 * once, for three seconds at most, and the page shows what the server knows then (decision D22).
 * @param paymentId as the address has it; what else the gateway put there is not looked at
 * @returns a path: /failure where nothing was paid, or nobody knows the payment; else /success, which
 *   also says that it is not sure yet
 */
export async function pageAfterReturn(
  provider: GatewayName,
  paymentId: string,
): Promise<'/failure' | `/${'success' | 'failure'}?payment=${string}`> {
  const payment = await findReturned(paymentId, provider);
  if (!payment) return '/failure';
  const status = await statusNow(provider, payment);
  return notPaid.includes(status)
    ? `/failure?payment=${paymentId}`
    : `/success?payment=${paymentId}`;
}

type Returned = NonNullable<Awaited<ReturnType<typeof findReturned>>>;

async function statusNow(provider: GatewayName, payment: Returned): Promise<PaymentStatus> {
  const gateway = gatewayOf(provider);
  if (!gateway || boughtStatuses.includes(payment.status)) return payment.status;
  const settled = await askGateway(gateway, payment, (report) =>
    settleSaid({ report, source: 'return', provider }),
  );
  return settled?.status ?? payment.status;
}
