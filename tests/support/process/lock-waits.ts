import { pool } from '@/lib/platform/db';

const WAITING = `
  select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

/** Waits until a connection to this database is blocked by a lock. */
export async function untilAwaited(): Promise<void> {
  while ((await pool.query(WAITING)).rowCount === 0);
}
