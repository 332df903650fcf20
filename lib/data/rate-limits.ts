import 'server-only';
import { institute } from '@/content/institute';
import { pool } from '@/lib/db';
import { ApiError } from '@/lib/errors';
import { logFailure } from '@/lib/log';

const LEADS_PER_WINDOW = 60;
const WINDOW_MS = 600_000;

/** A counter as a statement returns it; null when nothing was counted. */
export interface Counted {
  points: number | null;
  /** When counting starts anew, in milliseconds since 1970. */
  expire: string | null;
}

/**
 * For the statement that writes a lead, so that counting costs none of its own: the subquery `counted`
 * counts the address in `parameter` (nothing when it is null), over all processes, and
 * `withinLimit` says whether the lead may be written.
 */
export const leadCounter = (parameter: `$${number}`) => ({
  counted: `
    insert into rate_limits as known (key, points, expire)
    select 'lead:' || ${parameter}::text, 1, (extract(epoch from now()) * 1000)::bigint + ${WINDOW_MS}
    where ${parameter} is not null
    on conflict (key) do update set
      points = case when known.expire > excluded.expire - ${WINDOW_MS} then known.points + 1 else 1 end,
      expire = case when known.expire > excluded.expire - ${WINDOW_MS} then known.expire
        else excluded.expire end
    returning points, expire`,
  withinLimit: `coalesce((select points from counted), 1) <= ${LEADS_PER_WINDOW}`,
});

/**
 * 60 leads in ten minutes may come from one address.
 * @throws ApiError too_many_requests, with the phone number
 */
export function refuseTooMany({ points, expire }: Counted): void {
  sweepNowAndThen();
  if ((points ?? 0) <= LEADS_PER_WINDOW) return;
  throw new ApiError(
    'too_many_requests',
    `Too many forms came from your connection. Please call us on ${institute.phones[0].printed}.`,
    { retryAfterSeconds: Math.max(1, Math.ceil((Number(expire) - Date.now()) / 1000)) },
  );
}

let nextSweep = Date.now() + WINDOW_MS;

/** Counters that have run out are of no more use. */
function sweepNowAndThen(): void {
  if (Date.now() < nextSweep) return;
  nextSweep = Date.now() + WINDOW_MS;
  pool
    .query('delete from rate_limits where expire < $1', [Date.now()])
    .catch((error: unknown) => logFailure('rate limits', error));
}
