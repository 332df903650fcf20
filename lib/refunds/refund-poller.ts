import 'server-only';
import { defineLoop } from '@/lib/platform/jobs/loop';
import { LEASE, noAnswer, POLL_MS, TOGETHER, workOnEach } from '@/lib/payments/payment-poller';
import type { Pool } from '@/lib/platform/database-connection';
import { statement, type RowOf } from '@/lib/platform/statement';
import { pursueRefund } from './refunds';

const CLAIM_REFUNDS = statement(
  'claim-refund-checks',
  { refundId: 'text', lease: 'timestamptz' },
  `update refunds set "nextCheckAt" = now() + ${LEASE}, checks = checks + 1
  where id in (
    select id from refunds where "nextCheckAt" <= now()
    order by "nextCheckAt" limit $1 for update skip locked)
  returning "refundId", "nextCheckAt" as lease`,
);
type DueRefund = RowOf<typeof CLAIM_REFUNDS>;

/** Pending refunds are checked with a delay that doubles up to an hour. */
const PLAN_REFUND = statement(
  'plan-refund-check',
  {},
  `update refunds set "nextCheckAt" = now() + least(interval '1 hour', interval '1 minute' * 2 ^ least(checks, 6))
  where "refundId" = $1 and "nextCheckAt" = $2`,
);

/**
 * Asks the gateways about pending refunds. Safe to run in several processes.
 * @returns the number of due refunds
 */
export async function pollRefunds(pool: Pool): Promise<number> {
  return workOnEach(await CLAIM_REFUNDS.rows(pool, [TOGETHER]), (due) => checkRefund(pool, due));
}

export const refundLoop = defineLoop({
  name: 'refund poller',
  everyMs: POLL_MS,
  run: async (pool) => (await pollRefunds(pool)) > 0,
});

async function checkRefund(pool: Pool, due: DueRefund): Promise<void> {
  await pursueRefund(pool, due.refundId).catch((error: unknown) => noAnswer('refund', error));
  await PLAN_REFUND.run(pool, [due.refundId, due.lease]);
}
