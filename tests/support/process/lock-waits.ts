import { pool } from '@/lib/platform/db';

const WAITING = `
  select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

/** Until a connection to this database waits for what another one holds. */
export async function untilAwaited(): Promise<void> {
  while ((await pool.query(WAITING)).rowCount === 0);
}
