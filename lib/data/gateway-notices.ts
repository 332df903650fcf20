import 'server-only';
import type { GatewayName, Notice } from '@/lib/payments/gateway';
import type { Pool } from '@/lib/platform/database-connection';

/** A call of a gateway, proved to be its own, that has to be processed to the end. */
export interface KeptNotice {
  id: string;
  provider: GatewayName;
  about: Notice['about'];
}

/** By then whoever processes it is done, or has died. */
const LEASE = `interval '60 seconds'`;

const KEEP = `
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
export async function keepNotice(
  pool: Pool,
  provider: GatewayName,
  { dedupeKey, about }: Notice,
  body: Uint8Array,
): Promise<KeptNotice | null> {
  const values = [provider, dedupeKey, Buffer.from(body), JSON.stringify(about)];
  const { rows } = await pool.query<KeptNotice & { processed: boolean }>(KEEP, values);
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
export async function finishNotice(pool: Pool, id: string, outcome: string): Promise<void> {
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
export async function postponeNotice(pool: Pool, id: string, outcome: string): Promise<boolean> {
  const { rows } = await pool.query<{ givenUp: boolean }>(POSTPONE, [id, outcome]);
  return rows[0]?.givenUp ?? false;
}
