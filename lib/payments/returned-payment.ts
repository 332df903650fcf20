import 'server-only';
import { db, pool } from '@/lib/platform/db';
import { boughtStatuses, type PaymentStatus } from '@/lib/platform/money-terms';
import { isUuid } from '@/lib/platform/uuid';
import { askGateway } from './gateways/ask-gateway';
import { gatewayNamed, type GatewayName } from './gateways/gateways';
import { settle } from './settle';

const notPaid: readonly PaymentStatus[] = ['failed', 'expired'];

/**
 * The page for a payer who comes back from a gateway. That the payer comes back proves nothing: the gateway is
 * asked once, for three seconds at most, and the page shows what the server knows then (D22).
 * @param paymentId as the address has it; what else the gateway put there is not looked at
 * @returns a path: /failure where nothing was paid or the payment is unknown; else /success, which also
 *   says when the end is not known yet
 */
export async function pageAfterReturn(
  provider: GatewayName,
  paymentId: string,
): Promise<'/failure' | `/${'success' | 'failure'}?payment=${string}`> {
  if (!isUuid(paymentId)) return '/failure';
  const payment = await db.payment.findFirst({
    where: { id: paymentId, provider },
    select: { orderId: true, gatewayOrderId: true, status: true },
  });
  if (!payment) return '/failure';
  const status = await statusNow(provider, payment);
  return notPaid.includes(status)
    ? `/failure?payment=${paymentId}`
    : `/success?payment=${paymentId}`;
}

async function statusNow(
  provider: GatewayName,
  payment: { orderId: string; gatewayOrderId: string | null; status: PaymentStatus },
): Promise<PaymentStatus> {
  const gateway = gatewayNamed(provider);
  if (!gateway || boughtStatuses.includes(payment.status)) return payment.status;
  const settled = await askGateway(gateway, payment, (report) =>
    settle(pool, { report, source: 'return', provider }),
  );
  return settled?.status ?? payment.status;
}
