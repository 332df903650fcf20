import 'server-only';
import type { Queryable } from './database-connection';
import { pool } from './db';
import { statement } from './statement';

interface LimitSettings {
  /** Name of the counted action. Keys are scoped to it. */
  name: string;
  points: number;
  windowMs: number;
}

/** A counter in a statement's result; null when nothing was counted. */
interface Counter {
  points: number | null;
  /** When the window ends, in milliseconds since 1970. */
  expire: string | null;
}

/** A rate limit, counted across all processes. */
export interface Limit {
  name: string;
  /**
   * Counts once.
   * @returns null within the limit; otherwise the seconds until the window ends, at least 1
   */
  count(key: string): Promise<number | null>;
  /** `count` without counting. */
  look(key: string): Promise<number | null>;
  /**
   * SQL for a statement that writes the limited row, so that counting needs no statement of its
   * own: the subquery `counted` counts the key in `parameter` (nothing when it is null); `isWithin`
   * is the condition for writing the row.
   */
  sql(parameter: `$${string}`): { counted: string; isWithin: string };
  /** Same result as `count`, for the row that `counted` returned. */
  secondsToWait(counter: Counter): number | null;
}

/** Declares a limit of `points` per window of `windowMs`, which starts with the first count. */
export function defineLimit({ name, points, windowMs }: LimitSettings): Limit {
  const secondsToWait = (counter: Counter) =>
    (counter.points ?? 0) > points
      ? Math.max(1, Math.ceil((Number(counter.expire) - Date.now()) / 1000))
      : null;
  return {
    name,
    secondsToWait,
    count: async (key) => {
      const counter = await COUNT.first(pool, { key: `${name}:${key}`, windowMs });
      return counter && secondsToWait(counter);
    },
    look: async (key) => {
      const counter = await LOOK.first(pool, { key: `${name}:${key}` });
      return counter && secondsToWait({ ...counter, points: counter.points + 1 });
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
  { key: 'text', windowMs: 'int8' },
  { points: 'int4', expire: 'int8?' },
  counterSql('$key::text', '$windowMs::bigint'),
);

const LOOK = statement(
  'look-at-limit',
  { key: 'text' },
  { points: 'int4', expire: 'int8?' },
  `select points, expire from rate_limits
   where key = $key and expire > (extract(epoch from now()) * 1000)::bigint`,
);

const DELETE_EXPIRED = statement(
  'delete-expired-counters',
  {},
  {},
  `delete from rate_limits where expire < (extract(epoch from now()) * 1000)::bigint`,
);

/** Deletes expired counters. */
export async function deleteExpiredCounters(on: Queryable): Promise<void> {
  await DELETE_EXPIRED.run(on);
}
