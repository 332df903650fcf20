import 'server-only';
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  GatewayRefused,
  GatewaySilent,
  type Webhook,
  type Report,
  type UnattachedMoney,
} from '@/lib/payments/gateways/gateway';
import { gatewayNamed } from '@/lib/payments/gateways/gateways';
import { queuePaymentMail } from '@/lib/payments/mails/payment-mails';
import type { Pool } from '@/lib/platform/database-connection';
import { db, pool } from '@/lib/platform/db';
import { log, logFailure } from '@/lib/platform/log';
import { narrow, statement, type RowOf } from '@/lib/platform/statement';
import { noteRefund } from './note-refund';
import { addEvent } from './payment-events';
import { settle } from './settle';

/** Longer than any processing; after it, the process has died. */
const LEASE = `interval '60 seconds'`;

const noticeColumns = {
  id: 'uuid',
  provider: 'text',
  about: narrow<Webhook['about']>('jsonb'),
} as const;

const CLAIM = statement(
  'claim-webhooks',
  { most: 'int8' },
  noticeColumns,
  `update gateway_notices set "nextTryAt" = now() + ${LEASE}
  where id in (
    select id from gateway_notices where "nextTryAt" <= now()
    order by "nextTryAt" limit $most for update skip locked)
  returning id, provider, about`,
);

type StoredWebhook = RowOf<typeof CLAIM>;

/** Claims unprocessed webhooks; each goes to one process until its lease ends. */
export async function claimWebhooks(pool: Pool, limit: number): Promise<StoredWebhook[]> {
  return CLAIM.rows(pool, { most: limit });
}

const STORE = statement(
  'store-webhook',
  { provider: 'text', dedupeKey: 'text', body: 'bytea', about: 'jsonb' },
  { ...noticeColumns, processed: 'bool' },
  `insert into gateway_notices (provider, "dedupeKey", body, about, "nextTryAt")
  values ($provider, $dedupeKey, $body, $about, now() + ${LEASE})
  on conflict (provider, "dedupeKey") do update set
    "nextTryAt" = case when gateway_notices."processedAt" is null then excluded."nextTryAt" end
  returning id, provider, about, "processedAt" is not null as processed`,
);

/**
 * Stores a webhook before processing, so that it cannot be lost.
 * @returns null for a repeat of a processed webhook; an unfinished one is processed again
 */
async function storeWebhook(
  pool: Pool,
  provider: string,
  { dedupeKey, about }: Webhook,
  body: Uint8Array,
): Promise<StoredWebhook | null> {
  const received = { provider, dedupeKey, body: Buffer.from(body), about };
  const stored = await STORE.first(pool, received);
  return stored && !stored.processed ? stored : null;
}

/** Retries for three days, as long as Razorpay queries a bank; a repeat of the webhook restarts them. */
const POSTPONE = statement(
  'postpone-webhook',
  { id: 'uuid', outcome: 'text' },
  { givenUp: 'bool' },
  `update gateway_notices set tries = tries + 1, outcome = $outcome,
    "nextTryAt" = case when "receivedAt" > now() - interval '3 days'
      then now() + least(interval '1 hour', interval '5 seconds' * 2 ^ least(tries, 12)) end
  where id = $id and "processedAt" is null
  returning "nextTryAt" is null as "givenUp"`,
);

/**
 * Adds a payment without an order of ours for staff to match, and mails the institute. It counts as paid and
 * gets its receipt when matched. Known payments stay unchanged, also with concurrent reports.
 * @param money amount in paise
 * @returns the new payment's id; null if known
 */
export async function addUnattached(
  pool: Pool,
  provider: string,
  money: UnattachedMoney,
): Promise<string | null> {
  const { gatewayPaymentId, amount, currency, name, number, description } = money;
  return pool.transaction(async (tx) => {
    const now = new Date();
    const [added] = await tx.db.payment.createManyAndReturn({
      data: {
        orderId: orderIdFor(provider, gatewayPaymentId),
        provider,
        name,
        number,
        amountPaise: amount,
        currency,
        status: 'paid',
        gatewayOrderId: gatewayPaymentId,
        gatewayPaymentId,
        attention: 'unattached',
        note: description || null,
        expiresAt: now,
        paidAt: now,
      },
      skipDuplicates: true,
      select: { id: true },
    });
    if (!added) return null;
    await addEvent(tx, added.id, {
      source: 'notice',
      what: 'paid',
      status: 'paid',
      amountPaise: amount,
      gatewayPaymentId,
      detail: { unattached: true, currency },
    });
    await queuePaymentMail(tx, { payment: added.id, kind: 'review' });
    return added.id;
  });
}

/** Deterministic, for repeats. */
function orderIdFor(provider: string, gatewayPaymentId: string): string {
  const hash = createHash('sha256').update(`${provider}:${gatewayPaymentId}`).digest('hex');
  return `U${hash.slice(0, 32)}`;
}

const where = 'gateway webhooks';

/** The webhook's subject is unknown so far, or the gateway did not answer. */
class NotYet extends Error {}

/**
 * Processes a webhook and marks it as processed; what cannot be processed yet is retried. Never throws: the
 * webhook is stored, and repeats change nothing.
 */
export async function processWebhook(pool: Pool, webhook: StoredWebhook): Promise<void> {
  try {
    const outcome = await outcomeOf(pool, webhook);
    await db.gatewayWebhook.update({
      where: { id: webhook.id },
      data: { processedAt: new Date(), nextTryAt: null, outcome },
    });
  } catch (error) {
    const reason = reasonOf(error);
    if (!reason) logFailure(where, error);
    await postpone(pool, webhook, reason ?? 'failed');
  }
}

async function outcomeOf(pool: Pool, { provider, about }: StoredWebhook): Promise<string> {
  if (about.kind === 'order') return settleReport(pool, provider, about.report);
  if (about.kind === 'ask') return settleByStatus(pool, provider, about.orderId);
  if (about.kind === 'refund') {
    const noted = await noteRefund(pool, about.report);
    if (!noted) throw new NotYet('unknown refund');
    return `refund ${noted.status}`;
  }
  if (about.kind === 'nothing') return 'nothing to do';
  return (await addUnattached(pool, provider, about.money)) ? 'unattached' : 'known money';
}

async function settleReport(pool: Pool, provider: string, report: Report): Promise<string> {
  const result = await settle(pool, { report, source: 'notice', provider });
  if (!result) throw new NotYet('unknown order');
  return result.changed ? result.status : `${result.status} before`;
}

async function settleByStatus(pool: Pool, provider: string, orderId: string) {
  const ids = await db.payment.findUnique({
    where: { orderId, provider },
    select: { orderId: true, gatewayOrderId: true },
  });
  if (!ids) throw new NotYet('unknown order');
  const gateway = gatewayNamed(provider);
  if (!gateway) throw new NotYet('gateway not in use');
  // Pending refunds of the order are checked soon.
  await db.refund.updateMany({
    where: { payment: { orderId }, status: 'pending', nextCheckAt: { not: null } },
    data: { nextCheckAt: new Date() },
  });
  return settleReport(pool, provider, await gateway.status(ids));
}

function reasonOf(error: unknown): string | null {
  if (error instanceof NotYet) return error.message;
  if (error instanceof GatewaySilent) return 'no answer';
  return error instanceof GatewayRefused ? 'refused' : null;
}

async function postpone(
  pool: Pool,
  { id, provider }: StoredWebhook,
  reason: string,
): Promise<void> {
  const postponed = await POSTPONE.first(pool, { id, outcome: reason }).catch((error: unknown) => {
    logFailure(where, error);
    return null;
  });
  if (postponed?.givenUp)
    log.error({ where, webhook: id, provider, reason, hint: 'Given up after three days.' });
}

/** Gateways treat a webhook as undelivered after three to five seconds. */
const ANSWER_AFTER_MS = 2_000;

/**
 * Authenticates, stores and processes a webhook. Slow processing continues after the answer; failures are
 * retried in the background.
 * @throws any storage error, so that the gateway sends the webhook again
 */
export async function receiveWebhook(
  provider: string,
  headers: Headers,
  readBody: () => Promise<Uint8Array>,
): Promise<'unknown provider' | 'forged' | 'received'> {
  const gateway = gatewayNamed(provider);
  if (!gateway) return 'unknown provider';
  const body = await readBody();
  const webhook = gateway.readWebhook(headers, body);
  if (!webhook) return 'forged';
  const stored = await storeWebhook(pool, gateway.name, webhook, body);
  if (!stored) return 'received';
  const enough = new AbortController();
  const limit = pause(ANSWER_AFTER_MS, undefined, { signal: enough.signal, ref: false });
  await Promise.race([processWebhook(pool, stored), limit.catch(() => undefined)]);
  enough.abort();
  return 'received';
}
