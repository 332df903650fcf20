import 'server-only';
import type { Pool, PoolClient } from 'pg';

/**
 * Runs `work` in one transaction: all it wrote is kept, or nothing where it throws. A connection that
 * cannot even roll back is thrown away.
 */
export async function inTransaction<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    const back = await client.query('rollback').catch(() => null);
    client.release(back === null);
    throw error;
  }
}
