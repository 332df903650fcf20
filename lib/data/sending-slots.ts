import 'server-only';
import type { Pool } from '@/lib/platform/database-connection';

const LOCK = `select pg_advisory_lock(hashtext('sending slot'))`;

/**
 * For a service that takes only so many requests: the function returned waits for its turn, which
 * comes at least `apartMs` after the turn before, over all processes. With 0 it never waits.
 */
export function sendingSlots(pool: Pool, apartMs: number): () => Promise<void> {
  if (apartMs === 0) return async () => undefined;
  return async () => {
    const client = await pool.connect();
    try {
      await client.query(LOCK);
    } catch (error) {
      client.release(true);
      throw error;
    }
    // Whoever holds the lock has the turn. The connection's end gives it on; so does our own end.
    setTimeout(() => client.release(true), apartMs);
  };
}
