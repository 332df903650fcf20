import PgBoss from 'pg-boss';
import { openPool, withClient, type Pool } from '@/lib/platform/database-connection';
import { logFailure } from '@/lib/platform/log';
import { ARCHIVE_DAYS, MOST_JOB_DAYS, type Queue } from './queue';

/**
 * Creates or upgrades pg-boss's tables and the queues. Safe to run in several processes at once.
 */
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

/** Opens the queues for processing jobs. They must have been prepared. */
export async function openQueue(databaseUrl: string): Promise<JobQueue> {
  const pool = openPool(databaseUrl, 'job queue', { max: 3 });
  const boss = new PgBoss({
    db: { executeSql: (text, values) => execute(pool, text, values) },
    migrate: false,
    schedule: false,
    maintenanceIntervalSeconds: 30,
    // Keep failed jobs, so that they can be retried by command.
    archiveFailedAfterSeconds: MOST_JOB_DAYS * 24 * 60 * 60,
    deleteAfterDays: ARCHIVE_DAYS,
  });
  boss.on('error', (error) => logFailure('job queue', error));
  await boss.start();
  // Release the jobs of a process that was killed.
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

/**
 * pg-boss sends whole transactions as one string: after an error the connection may still be in
 * one.
 */
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
