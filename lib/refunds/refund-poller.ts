import 'server-only';
import { defineLoop } from '@/lib/platform/jobs/loop';
import { LEASE, noAnswer, POLL_MS, TOGETHER, workOnEach } from '@/lib/payments/payment-poller';
import type { Pool } from '@/lib/platform/database-connection';
import { db } from '@/lib/platform/db';
import { statement, type RowOf } from '@/lib/platform/statement';
import { pursueRefund } from './refunds';

const CLAIM_REFUNDS = statement(
  'claim-refund-checks',
  { most: 'int8' },
  { refundId: 'text', checks: 'int4', lease: 'timestamptz' },
  `update refunds set "nextCheckAt" = now() + ${LEASE}, checks = checks + 1
  where id in (
    select id from refunds where "nextCheckAt" <= now()
    order by "nextCheckAt" limit $most for update skip locked)
  returning "refundId", checks, "nextCheckAt" as lease`,
);
type DueRefund = RowOf<typeof CLAIM_REFUNDS>;

const MINUTE_MS = 60_000;
const LONGEST_PAUSE_MS = 60 * MINUTE_MS;

/**
 * Asks the gateways about pending refunds. Safe to run in several processes.
 * @returns the number of due refunds
 */
export async function pollRefunds(pool: Pool): Promise<number> {
  return workOnEach(await CLAIM_REFUNDS.rows(pool, { most: TOGETHER }), (due) =>
    checkRefund(pool, due),
  );
}

export const refundLoop = defineLoop({
  name: 'refund poller',
  everyMs: POLL_MS,
  run: async (pool) => (await pollRefunds(pool)) > 0,
});

async function checkRefund(pool: Pool, due: DueRefund): Promise<void> {
  await pursueRefund(pool, due.refundId).catch((error: unknown) => noAnswer('refund', error));
  // The pause doubles with every check, up to an hour.
  const pauseMs = Math.min(LONGEST_PAUSE_MS, MINUTE_MS * 2 ** Math.min(due.checks, 6));
  await db.refund.updateMany({
    where: { refundId: due.refundId, nextCheckAt: due.lease },
    data: { nextCheckAt: new Date(Date.now() + pauseMs) },
  });
}
