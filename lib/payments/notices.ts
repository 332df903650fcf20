import 'server-only';
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  GatewayRefused,
  GatewaySilent,
  type Notice,
  type OrderIds,
  type Report,
  type UnattachedMoney,
} from '@/lib/payments/gateways/gateway';
import { gatewayNamed } from '@/lib/payments/gateways/gateways';
import { queuePaymentMail } from '@/lib/payments/mails/payment-mails';
import type { Pool, Queryable } from '@/lib/platform/database-connection';
import { pool } from '@/lib/platform/db';
import { log, logFailure } from '@/lib/platform/log';
import { statement } from '@/lib/platform/statement';
import { noteRefund } from './refunds/note-refund';
import { settle } from './settle';

/** A call of a gateway, proved to be its own, that has to be processed to the end. */
interface KeptNotice {
  id: string;
  provider: string;
  about: Notice['about'];
}

/** By then whoever processes it is done, or has died. */
const LEASE = `interval '60 seconds'`;

const KEEP_NOTICE = `
  insert into gateway_notices (provider, "dedupeKey", body, about, "nextTryAt")
  values ($1, $2, $3, $4, now() + ${LEASE})
  on conflict (provider, "dedupeKey") do update set
    "nextTryAt" = case when gateway_notices."processedAt" is null then excluded."nextTryAt" end
  returning id, provider, about, "processedAt" is not null as processed`;

/**
 * Writes a notice as it came, before anything is done about it: from here on nothing of it can be lost.
 * @returns null when it is a repeat of one that has been processed to the end; a repeat of one that was
 *   only begun has to be processed again
 */
async function keepNotice(
  pool: Pool,
  provider: string,
  { dedupeKey, about }: Notice,
  body: Uint8Array,
): Promise<KeptNotice | null> {
  const values = [provider, dedupeKey, Buffer.from(body), JSON.stringify(about)];
  const { rows } = await pool.query<KeptNotice & { processed: boolean }>(KEEP_NOTICE, values);
  const [kept] = rows;
  if (!kept || kept.processed) return null;
  return { id: kept.id, provider: kept.provider, about: kept.about };
}

const CLAIM = `
  update gateway_notices set "nextTryAt" = now() + ${LEASE}
  where id in (
    select id from gateway_notices where "nextTryAt" <= now()
    order by "nextTryAt" limit $1 for update skip locked)
  returning id, provider, about`;

/** Notices nobody has processed to the end. Each is given to one process, for as long as it may need. */
export async function claimNotices(pool: Pool, limit: number): Promise<KeptNotice[]> {
  return (await pool.query<KeptNotice>(CLAIM, [limit])).rows;
}

const FINISH = `
  update gateway_notices set "processedAt" = now(), "nextTryAt" = null, outcome = $2 where id = $1`;

/** @param outcome what came of it, in a word or two */
async function finishNotice(pool: Pool, id: string, outcome: string): Promise<void> {
  await pool.query(FINISH, [id, outcome]);
}

/** As long as Razorpay itself asks a bank. */
const WORTH_TRYING = `interval '3 days'`;

const POSTPONE = `
  update gateway_notices set tries = tries + 1, outcome = $2,
    "nextTryAt" = case when "receivedAt" > now() - ${WORTH_TRYING}
      then now() + least(interval '1 hour', interval '5 seconds' * 2 ^ least(tries, 12)) end
  where id = $1 and "processedAt" is null
  returning "nextTryAt" is null as "givenUp"`;

/**
 * Lets it be tried again, after a pause that doubles from five seconds to an hour.
 * @returns true when it has been tried for three days and is given up; the same notice coming again
 *   begins anew
 */
async function postponeNotice(pool: Pool, id: string, outcome: string): Promise<boolean> {
  const { rows } = await pool.query<{ givenUp: boolean }>(POSTPONE, [id, outcome]);
  return rows[0]?.givenUp ?? false;
}

/** It is over for the gateway already; staff find out what it was for. */
const KEEP = `
  with kept as (
    insert into payments ("orderId", provider, name, number, "amountPaise", currency, status,
      "gatewayOrderId", "gatewayPaymentId", attention, note, "expiresAt", "paidAt")
    values ($1, $2, $3, $4, $5, $6, 'paid', $7, $7, 'unattached', nullif($8, ''), now(), now())
    on conflict do nothing
    returning id, status, "amountPaise", "gatewayPaymentId"
  ), told as (
    insert into payment_events
      ("paymentId", source, what, status, "amountPaise", "gatewayPaymentId", detail)
    select id, 'notice', 'paid', status, "amountPaise", "gatewayPaymentId",
      jsonb_build_object('unattached', true, 'currency', $6::text)
    from kept
  )
  select id from kept`;

/**
 * Keeps money that came without an order of ours, for staff to match, and tells the institute. It is in
 * the books, without a receipt until somebody knows whose it is. Money that is there already, attached or
 * not, stays as it is, however many say so at once.
 * @param money its amount in paise
 * @returns the new payment's id, or null when the money was known
 */
export async function keepUnattached(
  pool: Pool,
  provider: string,
  money: UnattachedMoney,
): Promise<string | null> {
  const { gatewayPaymentId, amount, currency, name, number, description } = money;
  const values = [
    orderIdFor(provider, gatewayPaymentId),
    provider,
    name,
    number,
    amount,
    currency,
    gatewayPaymentId,
    description,
  ];
  return pool.transaction(async (client) => {
    const { rows } = await client.query<{ id: string }>(KEEP, values);
    const [kept] = rows;
    if (!kept) return null;
    await queuePaymentMail(client, { payment: kept.id, kind: 'review' });
    return kept.id;
  });
}

/** Always the same for the same money. */
function orderIdFor(provider: string, gatewayPaymentId: string): string {
  const hash = createHash('sha256').update(`${provider}:${gatewayPaymentId}`).digest('hex');
  return `U${hash.slice(0, 32)}`;
}

const where = 'gateway notices';

/** In what it says there is something that we do not know (yet), or the gateway did not answer. */
class NotYet extends Error {}

/**
 * Does what a notice calls for, and writes down that it is done. What cannot be done yet is left to be
 * tried again. Never throws: the notice is kept, and its repeat changes nothing.
 */
export async function processNotice(pool: Pool, notice: KeptNotice): Promise<void> {
  try {
    await finishNotice(pool, notice.id, await outcomeOf(pool, notice));
  } catch (error) {
    const reason = reasonOf(error);
    if (!reason) logFailure(where, error);
    await postpone(pool, notice, reason ?? 'failed');
  }
}

async function outcomeOf(pool: Pool, { provider, about }: KeptNotice): Promise<string> {
  if (about.kind === 'order') return settled(pool, provider, about.report);
  if (about.kind === 'ask') return asked(pool, provider, about.orderId);
  if (about.kind === 'refund') {
    const noted = await noteRefund(pool, about.report);
    if (!noted) throw new NotYet('unknown refund');
    return `refund ${noted.status}`;
  }
  if (about.kind === 'nothing') return 'nothing to do';
  return (await keepUnattached(pool, provider, about.money)) ? 'unattached' : 'known money';
}

async function settled(pool: Pool, provider: string, report: Report): Promise<string> {
  const result = await settle(pool, { report, source: 'notice', provider });
  if (!result) throw new NotYet('unknown order');
  return result.changed ? result.status : `${result.status} before`;
}

/** What a gateway knows an order of ours by; null for one that is not there, or is of another provider. */
async function findOrder(pool: Pool, provider: string, orderId: string): Promise<OrderIds | null> {
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
async function hurryRefunds(pool: Pool, orderId: string): Promise<void> {
  await pool.query(HURRY_REFUNDS, [orderId]);
}

async function asked(pool: Pool, provider: string, orderId: string) {
  const ids = await findOrder(pool, provider, orderId);
  if (!ids) throw new NotYet('unknown order');
  const gateway = gatewayNamed(provider);
  if (!gateway) throw new NotYet('gateway not in use');
  await hurryRefunds(pool, orderId);
  return settled(pool, provider, await gateway.status(ids));
}

function reasonOf(error: unknown): string | null {
  if (error instanceof NotYet) return error.message;
  if (error instanceof GatewaySilent) return 'no answer';
  return error instanceof GatewayRefused ? 'refused' : null;
}

async function postpone(pool: Pool, { id, provider }: KeptNotice, reason: string): Promise<void> {
  const givenUp = await postponeNotice(pool, id, reason).catch((error: unknown) => {
    logFailure(where, error);
    return false;
  });
  if (givenUp)
    log.error({ where, notice: id, provider, reason, hint: 'Given up after three days.' });
}

/** A gateway that has no answer after three to five seconds counts the notice as not delivered. */
const ANSWER_AFTER_MS = 2_000;

/**
 * Takes a call of a gateway: proves where it comes from, writes it down, processes it. What takes longer
 * goes on after the answer, and what fails is tried again by the background work.
 * @throws whatever keeps it from being written down, so that the gateway sends it again
 */
export async function receiveNotice(
  provider: string,
  headers: Headers,
  readBody: () => Promise<Uint8Array>,
): Promise<'unknown provider' | 'forged' | 'received'> {
  const gateway = gatewayNamed(provider);
  if (!gateway) return 'unknown provider';
  const body = await readBody();
  const notice = gateway.readNotice(headers, body);
  if (!notice) return 'forged';
  const kept = await keepNotice(pool, gateway.name, notice, body);
  if (!kept) return 'received';
  const enough = new AbortController();
  const limit = pause(ANSWER_AFTER_MS, undefined, { signal: enough.signal, ref: false });
  await Promise.race([processNotice(pool, kept), limit.catch(() => undefined)]);
  enough.abort();
  return 'received';
}

const DELETE_OLD = statement(
  'delete-old-notices',
  {},
  `delete from gateway_notices where "processedAt" < now() - interval '90 days'`,
);

/** Deletes processed notices, which name people: what came of them is in the history of the payment. */
export async function deleteOldNotices(on: Queryable): Promise<void> {
  await DELETE_OLD.run(on);
}
