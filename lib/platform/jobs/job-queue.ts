import PgBoss from 'pg-boss';
import { openPool, withClient, type Pool } from '@/lib/platform/database-connection';
import { logFailure } from '@/lib/platform/log';
import type { Queue } from './queue';

const TEN_YEARS_SECONDS = 10 * 365 * 24 * 60 * 60;

/** Creates pg-boss's own tables and the queues, or brings them up to date. Safe to run in several processes at once. */
export async function prepareQueues(databaseUrl: string, queues: readonly Queue[]): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    // pg-boss leaves a broken transaction behind when two processes create its tables at once.
    await client.query(`select pg_advisory_lock(hashtext('prepare queues'))`);
    const boss = new PgBoss({
      db: { executeSql: (text, values) => client.query(text, values) },
      supervise: false,
      schedule: false,
    });
    await boss.start();
    for (const queue of queues) {
      await boss.createQueue(queue.name, { ...queue });
      await boss.updateQueue(queue.name, { ...queue });
    }
    await boss.stop({ graceful: false });
  });
}

export interface JobQueue {
  boss: PgBoss;
  pool: Pool;
  close(): Promise<void>;
}

/** Opens the queues for working on jobs. They must have been prepared. */
export async function openQueue(databaseUrl: string): Promise<JobQueue> {
  const pool = openPool(databaseUrl, 'job queue', { max: 3 });
  const boss = new PgBoss({
    db: { executeSql: (text, values) => execute(pool, text, values) },
    migrate: false,
    schedule: false,
    maintenanceIntervalSeconds: 30,
    // Jobs that were given up stay, so that they can be sent again.
    archiveFailedAfterSeconds: TEN_YEARS_SECONDS,
  });
  boss.on('error', (error) => logFailure('job queue', error));
  await boss.start();
  // Jobs of a process that was killed.
  await boss.expire();
  return {
    boss,
    pool,
    close: async () => {
      await boss.stop({ graceful: false });
      await pool.end();
    },
  };
}

/** pg-boss sends whole transactions as one text: after an error the connection may still be inside one. */
async function execute(pool: Pool, text: string, values: unknown[]) {
  const client = await pool.connect();
  try {
    const result = await client.query(text, values);
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    throw error;
  }
}
