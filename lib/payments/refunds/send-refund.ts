import 'server-only';
import type { Paise } from '@/content/money';
import { GatewayRefused, type Gateway, type RefundReport } from '@/lib/payments/gateways/gateway';
import { gatewayNamed } from '@/lib/payments/gateways/gateways';
import type { Pool } from '@/lib/platform/database-connection';
import { log } from '@/lib/platform/log';
import { noteRefund } from './note-refund';

/** Whoever sends money back for a provider; null for one that is not in use. */
export type FindGateway = (name: string, pool: Pool) => Gateway | null;

interface Sendable {
  refundId: string;
  amountPaise: number;
  status: RefundReport['state'];
  gatewayRefundId: string | null;
  provider: string;
  orderId: string;
  gatewayOrderId: string | null;
  gatewayPaymentId: string | null;
}

const FIND = `
  select refunds."refundId", refunds."amountPaise", refunds.status, refunds."gatewayRefundId",
    payments.provider, payments."orderId", payments."gatewayOrderId", payments."gatewayPaymentId"
  from refunds join payments on payments.id = refunds."paymentId"
  where refunds."refundId" = $1 and refunds.method = 'gateway'`;

/**
 * Asks the gateway for a refund whose row has just been written. Its no is final: there is nothing that
 * could be under way.
 * @throws GatewaySilent when nobody knows; `pursueRefund` finds out
 */
export async function sendRefund(
  pool: Pool,
  refundId: string,
  find: FindGateway = gatewayNamed,
): Promise<RefundReport['state']> {
  const found = await findRefund(pool, refundId, find);
  if (!found) return 'pending';
  return note(
    pool,
    await orFailed(found.refund, () => found.gateway.refund(orderOf(found.refund))),
  );
}

/**
 * Finds out about a refund that is under way, for the poller. One that the gateway has never named may not
 * have reached it: where it knows of none, it gets the same one once more. A no proves nothing here.
 * @throws GatewayRefused, GatewaySilent; the refund stays under way
 */
export async function pursueRefund(
  pool: Pool,
  refundId: string,
  find: FindGateway = gatewayNamed,
): Promise<RefundReport['state']> {
  const found = await findRefund(pool, refundId, find);
  if (!found) return 'pending';
  const { gateway, refund } = found;
  if (refund.status !== 'pending') return refund.status;
  const { orderId, gatewayOrderId, gatewayRefundId } = refund;
  const known = await gateway
    .refundStatus(refundId, { orderId, gatewayOrderId, gatewayRefundId })
    .catch((error: unknown) => {
      if (error instanceof GatewayRefused && gatewayRefundId === null) return null;
      throw error;
    });
  const unheard =
    !known || (known.state === 'pending' && (known.gatewayRefundId ?? gatewayRefundId) === null);
  return note(pool, unheard ? await gateway.refund(orderOf(refund)) : known);
}

async function findRefund(
  pool: Pool,
  refundId: string,
  find: FindGateway,
): Promise<{ refund: Sendable; gateway: Gateway } | null> {
  const { rows } = await pool.query<Sendable>(FIND, [refundId]);
  const [refund] = rows;
  const gateway = refund ? find(refund.provider, pool) : null;
  return refund && gateway ? { refund, gateway } : null;
}

function orderOf(refund: Sendable) {
  const { orderId, gatewayOrderId, refundId, amountPaise } = refund;
  const gatewayPaymentId = refund.gatewayPaymentId ?? '';
  return { orderId, gatewayOrderId, refundId, gatewayPaymentId, amount: amountPaise as Paise };
}

async function orFailed(
  { refundId }: Sendable,
  ask: () => Promise<RefundReport>,
): Promise<RefundReport> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error;
    log.error({ where: 'refund', reason: error.message });
    return { refundId, state: 'failed', amount: null, gatewayRefundId: null };
  }
}

async function note(pool: Pool, report: RefundReport): Promise<RefundReport['state']> {
  const noted = await noteRefund(pool, report);
  return noted?.status ?? report.state;
}
