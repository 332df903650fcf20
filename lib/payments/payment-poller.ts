import 'server-only';
import { defineLoop } from '@/lib/platform/jobs/loop';
import type { Pool } from '@/lib/platform/database-connection';
import { db } from '@/lib/platform/db';
import { log, logFailure } from '@/lib/platform/log';
import { underWayStatuses, type PaymentStatus } from '@/lib/site/money-terms';
import { statement, type RowOf } from '@/lib/platform/statement';
import { GatewayRefused, GatewaySilent, unknownOrder, type Gateway } from './gateways/gateway';
import { gatewayNamed } from './gateways/gateways';
import { claimWebhooks, processWebhook } from './webhooks';
import { settle } from './settle';

const SECOND = 1_000;
/** Interval between searches for due checks. */
export const POLL_MS = 2 * SECOND;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Banks may answer days later, so these checks are added to the gateway's own schedule. */
const LATE_MS = [1, 6, 24, 72].map((hours) => hours * HOUR);
/** Applies while the payer can still pay. */
const LONGEST_PAUSE_MS = 5 * MINUTE;
/** Allows for clock skew. */
const AFTER_EXPIRY_MS = 30 * SECOND;
const WITHOUT_ANSWER_MS = HOUR;

interface Times {
  createdAt: Date;
  expiresAt: Date;
  now: Date;
}

/** Time of the next check; null when the schedule is exhausted. */
export function nextCheck(
  { createdAt, expiresAt, now, status }: Times & { status: PaymentStatus },
  checkAfterSeconds: readonly number[],
): Date | null {
  const began = createdAt.getTime();
  const planned = [...checkAfterSeconds.map((seconds) => seconds * SECOND), ...LATE_MS]
    .map((after) => began + after)
    .concat(expiresAt.getTime() + AFTER_EXPIRY_MS)
    .filter((at) => at > now.getTime());
  if (underWayStatuses.includes(status)) {
    planned.push(now.getTime() + (now < expiresAt ? LONGEST_PAUSE_MS : WITHOUT_ANSWER_MS));
  }
  return planned.length > 0 ? new Date(Math.min(...planned)) : null;
}

/**
 * Whether an unpaid order can no longer be paid: it has expired, and is unknown to the gateway or past the
 * gateway's own schedule.
 */
export function isOver(
  { createdAt, expiresAt, now }: Times,
  state: string,
  checkAfterSeconds: readonly number[],
): boolean {
  if (now < expiresAt) return false;
  const askedUntil = createdAt.getTime() + Math.max(0, ...checkAfterSeconds) * SECOND;
  return state === 'notFound' || now.getTime() >= askedUntil;
}

/** SQL: longer than any gateway timeout; after it, the process has died. */
export const LEASE = `interval '60 seconds'`;

/** `now` uses the database clock, like the other times; `lease` keeps other processes away. */
const CLAIM = statement(
  'claim-payment-checks',
  { most: 'int8' },
  {
    id: 'uuid',
    provider: 'text',
    status: 'PaymentStatus',
    orderId: 'text',
    gatewayOrderId: 'text?',
    createdAt: 'timestamptz',
    expiresAt: 'timestamptz',
    now: 'timestamptz',
    lease: 'timestamptz',
  },
  `update payments set "nextCheckAt" = now() + ${LEASE}, checks = checks + 1
  where id in (
    select id from payments where "nextCheckAt" <= now()
    order by "nextCheckAt" limit $most for update skip locked)
  returning id, provider, status, "orderId", "gatewayOrderId", "createdAt", "expiresAt",
    now() as now, "nextCheckAt" as lease`,
);
type DueCheck = RowOf<typeof CLAIM>;

/**
 * Claims payments that are due for a check. Each goes to one process; if that dies, to another after the
 * lease.
 */
export async function claimChecks(pool: Pool, limit: number): Promise<DueCheck[]> {
  return CLAIM.rows(pool, { most: limit });
}

const where = 'payment poller';

/** Number of gateway calls at a time. */
export const TOGETHER = 5;
const KEYS_MISSED_SECONDS = 3 * 24 * 3_600;

/**
 * Checks unresolved payments and notices with the gateways. Safe to run in several processes.
 * @returns the number of due items
 */
export async function pollPayments(pool: Pool): Promise<number> {
  const counts = await Promise.all([
    workOnEach(await claimWebhooks(pool, TOGETHER), (notice) => processWebhook(pool, notice)),
    workOnEach(await claimChecks(pool, TOGETHER), (due) => checkPayment(pool, due)),
  ]);
  return counts.reduce((sum, count) => sum + count, 0);
}

export const paymentLoop = defineLoop({
  name: 'payment poller',
  everyMs: POLL_MS,
  run: async (pool) => (await pollPayments(pool)) > 0,
});

/** A failure does not stop the others; the item is due again after its lease. */
export async function workOnEach<Due>(
  due: Due[],
  work: (one: Due) => Promise<void>,
): Promise<number> {
  await Promise.all(
    due.map((one) => work(one).catch((error: unknown) => logFailure(where, error))),
  );
  return due.length;
}

async function checkPayment(pool: Pool, due: DueCheck): Promise<void> {
  const gateway = gatewayNamed(due.provider);
  const status = gateway ? await askAbout(pool, gateway, due) : await giveUp(pool, due);
  const { checkAfterSeconds = [] } = gateway ?? {};
  const next = nextCheck({ ...due, status: status ?? due.status }, checkAfterSeconds);
  // No effect if the payment was settled meanwhile.
  await db.payment.updateMany({
    where: { id: due.id, nextCheckAt: due.lease },
    data: { nextCheckAt: next },
  });
}

/** Calls the gateway outside any transaction. Without an answer nothing changes. */
async function askAbout(pool: Pool, gateway: Gateway, due: DueCheck) {
  const report = await gateway.status(due).catch((error: unknown) => noAnswer(gateway.name, error));
  if (!report) return null;
  const over = isOver(due, report.state, gateway.checkAfterSeconds);
  const settled = await settle(pool, { report, source: 'poll', provider: gateway.name, over });
  return settled && settled.status;
}

/** The gateway is no longer configured. Its keys may return, but not after days. */
async function giveUp(pool: Pool, { orderId, ...due }: DueCheck) {
  log.warn({
    where,
    payment: due.id,
    provider: due.provider,
    hint: 'It has no keys to be asked with.',
  });
  if (!isOver(due, 'pending', [KEYS_MISSED_SECONDS])) return null;
  const report = unknownOrder(orderId);
  const settled = await settle(pool, { report, source: 'poll', over: true });
  return settled && settled.status;
}

/** No answer is common; a refusal means that the settings need attention. */
export function noAnswer(about: string, error: unknown): null {
  if (error instanceof GatewaySilent) return null;
  if (!(error instanceof GatewayRefused)) throw error;
  const hint = 'The gateway refuses to answer. See its keys in the settings.';
  log.error({ where, about, reason: error.message, hint });
  return null;
}
