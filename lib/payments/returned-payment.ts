import 'server-only';
import { db, pool } from '@/lib/platform/db';
import { defineLimit } from '@/lib/platform/limits';
import { boughtStatuses, type PaymentStatus } from '@/lib/site/money-terms';
import { isUuid } from '@/lib/platform/uuid';
import { askGateway } from './gateways/ask-gateway';
import { gatewayNamed } from './gateways/gateways';
import { paidByLink } from './payer-links/payer-links';
import type { GatewayName } from './payment-ways';
import { settle } from './settle';

/** Anyone with the return URL can repeat it, and each return queries the gateway. */
const asksPerPayment = defineLimit({ name: 'payment-return', points: 30, windowMs: 600_000 });

const notPaid: readonly PaymentStatus[] = ['failed', 'expired'];

/**
 * The page for a payer who returns from a gateway. The return proves nothing, so the gateway is queried
 * once, for at most three seconds (D22), and thirty times in ten minutes for a payment.
 * @param paymentId from the URL; the gateway's own parameters are ignored
 * @returns a path: /failure if unpaid or unknown; else /success, also for an unresolved payment. A payer by
 * a link goes to /pay/result
 */
export async function pageAfterReturn(
  provider: GatewayName,
  paymentId: string,
): Promise<'/failure' | `/${'success' | 'failure' | 'pay/result'}?payment=${string}`> {
  if (!isUuid(paymentId)) return '/failure';
  const payment = await db.payment.findFirst({
    where: { id: paymentId, provider },
    select: { id: true, orderId: true, gatewayOrderId: true, status: true },
  });
  if (!payment) return '/failure';
  const status = await statusNow(provider, payment);
  if (await paidByLink(paymentId)) return `/pay/result?payment=${paymentId}`;
  return notPaid.includes(status)
    ? `/failure?payment=${paymentId}`
    : `/success?payment=${paymentId}`;
}

async function statusNow(
  provider: GatewayName,
  payment: { id: string; orderId: string; gatewayOrderId: string | null; status: PaymentStatus },
): Promise<PaymentStatus> {
  const gateway = gatewayNamed(provider);
  if (!gateway || boughtStatuses.includes(payment.status)) return payment.status;
  if ((await asksPerPayment.count(payment.id)) !== null) return payment.status;
  const settled = await askGateway(gateway, payment, (report) =>
    settle(pool, { report, source: 'return', provider }),
  );
  return settled?.status ?? payment.status;
}
