import 'server-only';
import { pool } from './db';
import { logFailure } from './log';

/** How often something may happen within a time, counted over all processes. */
export interface Limit {
  /** What is counted; keys of different limits do not meet. */
  name: string;
  points: number;
  windowMs: number;
}

/** A counter as a statement returns it; null when nothing was counted. */
export interface Counted {
  points: number | null;
  /** When counting starts anew, in milliseconds since 1970. */
  expire: string | null;
}

/**
 * For a statement that writes what is limited, so that counting costs none of its own: the subquery
 * `counted` counts the key in `parameter` (nothing when it is null), and `withinLimit` says whether the
 * row may be written.
 */
export const counterFor = ({ name, points, windowMs }: Limit, parameter: `$${number}`) => ({
  counted: `
    insert into rate_limits as known (key, points, expire)
    select '${name}:' || ${parameter}::text, 1, (extract(epoch from now()) * 1000)::bigint + ${windowMs}
    where ${parameter} is not null
    on conflict (key) do update set
      points = case when known.expire > excluded.expire - ${windowMs} then known.points + 1 else 1 end,
      expire = case when known.expire > excluded.expire - ${windowMs} then known.expire
        else excluded.expire end
    returning points, expire`,
  withinLimit: `coalesce((select points from counted), 1) <= ${points}`,
});

/** Counts once; `isOver` says whether it was once too often. */
export async function count(limit: Limit, key: string): Promise<Counted> {
  const { rows } = await pool.query<Counted>(counterFor(limit, '$1').counted, [key]);
  return rows[0] ?? { points: null, expire: null };
}

export function isOver(limit: Limit, { points }: Counted): boolean {
  sweepNowAndThen();
  return (points ?? 0) > limit.points;
}

/** Seconds until counting starts anew, one at least. */
export function secondsLeft({ expire }: Counted): number {
  return Math.max(1, Math.ceil((Number(expire) - Date.now()) / 1000));
}

const SWEEP_EVERY_MS = 600_000;
let nextSweep = Date.now() + SWEEP_EVERY_MS;

/** Counters that have run out are of no more use. */
function sweepNowAndThen(): void {
  if (Date.now() < nextSweep) return;
  nextSweep = Date.now() + SWEEP_EVERY_MS;
  pool
    .query('delete from rate_limits where expire < $1', [Date.now()])
    .catch((error: unknown) => logFailure('rate limits', error));
}
