import { setImmediate as nextRound } from 'node:timers/promises';
import type { Queryable } from '@/lib/platform/database-connection';
import { query } from './query';

/** Makes the server close the connection; the statement itself fails. */
export async function endConnection(on: Queryable): Promise<void> {
  await on.query('select pg_terminate_backend(pg_backend_pid())');
}

interface Asked {
  query(text: string): Promise<{ rows: object[] }>;
}

/** Makes the server close the connection while it is idle; waits until the client has noticed. */
export async function endIdleConnection(on: Asked): Promise<void> {
  const { rows } = await on.query('select pg_backend_pid() as pid');
  await query(process.env.DATABASE_URL ?? '', 'select pg_terminate_backend($1, 5000)', [
    (rows[0] as { pid: number }).pid,
  ]);
  await nextRound();
}
