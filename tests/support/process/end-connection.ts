import { setImmediate as nextRound } from 'node:timers/promises';
import type { Queryable } from '@/lib/platform/database-connection';
import { query } from './query';

/** Has the server end the connection; the statement that asks for it fails. */
export async function endConnection(on: Queryable): Promise<void> {
  await on.query('select pg_terminate_backend(pg_backend_pid())');
}

interface Asked {
  query(text: string): Promise<{ rows: object[] }>;
}

/** Has the server end the connection while nothing is asked on it, and waits until that has arrived. */
export async function endIdleConnection(on: Asked): Promise<void> {
  const { rows } = await on.query('select pg_backend_pid() as pid');
  await query(process.env.DATABASE_URL ?? '', 'select pg_terminate_backend($1, 5000)', [
    (rows[0] as { pid: number }).pid,
  ]);
  await nextRound();
}
