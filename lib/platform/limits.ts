import 'server-only';
import type { Queryable } from './database-connection';
import { pool } from './db';
import { statement } from './statement';

interface LimitSettings {
  /** What is counted; keys of different limits do not meet. */
  name: string;
  points: number;
  windowMs: number;
}

/** A counter as a statement returns it; null when nothing was counted. */
interface Counter {
  points: number | null;
  /** When counting starts anew, in milliseconds since 1970. */
  expire: string | null;
}

/** How often something may happen within a time, counted over all processes. */
export interface Limit {
  name: string;
  /**
   * Counts once.
   * @returns null within the limit; otherwise the seconds until counting starts anew, at least 1
   */
  count(key: string): Promise<number | null>;
  /**
   * For a statement that writes what is limited, so that counting costs no statement of its own: the
   * subquery `counted` counts the key in `parameter` (nothing when that is null), and `isWithin` is the
   * condition for the row to be written.
   */
  sql(parameter: `$${number}`): { counted: string; isWithin: string };
  /** For what `counted` returned: the same as `count` returns. */
  secondsToWait(counter: Counter): number | null;
}

/** Declares a limit of `points` in any `windowMs`, counted from the first one on. */
export function defineLimit({ name, points, windowMs }: LimitSettings): Limit {
  const secondsToWait = (counter: Counter) =>
    (counter.points ?? 0) > points
      ? Math.max(1, Math.ceil((Number(counter.expire) - Date.now()) / 1000))
      : null;
  return {
    name,
    secondsToWait,
    count: async (key) => {
      const counter = await COUNT.first(pool, [`${name}:${key}`, windowMs]);
      return counter && secondsToWait(counter);
    },
    sql: (parameter) => ({
      counted: counterSql(
        `'${name}:' || ${parameter}::text`,
        windowMs,
        `where ${parameter} is not null`,
      ),
      isWithin: `coalesce((select points from counted), 1) <= ${points}`,
    }),
  };
}

const counterSql = (key: string, windowMs: number | string, where = '') => `
  insert into rate_limits as known (key, points, expire)
  select ${key}, 1, (extract(epoch from now()) * 1000)::bigint + ${windowMs} ${where}
  on conflict (key) do update set
    points = case when known.expire > excluded.expire - ${windowMs} then known.points + 1 else 1 end,
    expire = case when known.expire > excluded.expire - ${windowMs} then known.expire
      else excluded.expire end
  returning points, expire`;

const COUNT = statement(
  'count-towards-limit',
  { points: 'int4', expire: 'int8?' },
  counterSql('$1::text', '$2::bigint'),
);

const DELETE_EXPIRED = statement(
  'delete-expired-counters',
  {},
  `delete from rate_limits where expire < (extract(epoch from now()) * 1000)::bigint`,
);

/** Deletes counters that count no more. */
export async function deleteExpiredCounters(on: Queryable): Promise<void> {
  await DELETE_EXPIRED.run(on);
}
