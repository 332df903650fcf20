import 'server-only';
import type { OrderIds } from '@/lib/payments/gateways/gateway';
import type { Pool } from '@/lib/platform/database-connection';
import type { PaymentStatus } from '@/lib/platform/money-terms';

/** A payment whose gateway has to be asked now. */
export interface DueCheck extends OrderIds {
  id: string;
  provider: string;
  status: PaymentStatus;
  createdAt: Date;
  expiresAt: Date;
  /** By the clock that wrote the others. */
  now: Date;
  /** Until when nobody else asks. */
  lease: Date;
}

/** Longer than any gateway is waited for. */
const LEASE = `interval '60 seconds'`;

const CLAIM = `
  update payments set "nextCheckAt" = now() + ${LEASE}, checks = checks + 1
  where id in (
    select id from payments where "nextCheckAt" <= now()
    order by "nextCheckAt" limit $1 for update skip locked)
  returning id, provider, status, "orderId", "gatewayOrderId", "createdAt", "expiresAt",
    now() as now, "nextCheckAt" as lease`;

/**
 * Payments whose time has come. Each is given to one process; should that die, it is given to another
 * when the lease is over.
 */
export async function claimChecks(pool: Pool, limit: number): Promise<DueCheck[]> {
  return (await pool.query<DueCheck>(CLAIM, [limit])).rows;
}

/** When it is asked about again; null for never. Nothing where it was settled meanwhile. */
export async function planCheck(
  pool: Pool,
  { id, lease }: Pick<DueCheck, 'id' | 'lease'>,
  next: Date | null,
): Promise<void> {
  await pool.query(`update payments set "nextCheckAt" = $3 where id = $1 and "nextCheckAt" = $2`, [
    id,
    lease,
    next,
  ]);
}

/** What a gateway knows an order of ours by; null for one that is not there, or is of another provider. */
export async function findOrder(
  pool: Pool,
  provider: string,
  orderId: string,
): Promise<OrderIds | null> {
  const { rows } = await pool.query<OrderIds>(
    `select "orderId", "gatewayOrderId" from payments where "orderId" = $1 and provider = $2`,
    [orderId, provider],
  );
  return rows[0] ?? null;
}

const HURRY_REFUNDS = `
  update refunds set "nextCheckAt" = now() from payments
  where payments.id = refunds."paymentId" and payments."orderId" = $1 and refunds.status = 'pending'
    and refunds."nextCheckAt" is not null`;

/** The gateway has something to say about this order, perhaps that a refund of it has arrived. */
export async function hurryRefunds(pool: Pool, orderId: string): Promise<void> {
  await pool.query(HURRY_REFUNDS, [orderId]);
}

export interface DueRefund {
  refundId: string;
  lease: Date;
}

const CLAIM_REFUNDS = `
  update refunds set "nextCheckAt" = now() + ${LEASE}, checks = checks + 1
  where id in (
    select id from refunds where "nextCheckAt" <= now()
    order by "nextCheckAt" limit $1 for update skip locked)
  returning "refundId", "nextCheckAt" as lease`;

/** Refunds under way whose time has come, as with `claimChecks`. */
export async function claimRefunds(pool: Pool, limit: number): Promise<DueRefund[]> {
  return (await pool.query<DueRefund>(CLAIM_REFUNDS, [limit])).rows;
}

const PLAN_REFUND = `
  update refunds set "nextCheckAt" = now() + least(interval '1 hour', interval '1 minute' * 2 ^ least(checks, 6))
  where "refundId" = $1 and "nextCheckAt" = $2`;

/** A refund that has not ended is asked about again, after a pause that doubles up to an hour. */
export async function planRefund(pool: Pool, { refundId, lease }: DueRefund): Promise<void> {
  await pool.query(PLAN_REFUND, [refundId, lease]);
}
