import PgBoss from 'pg-boss';
import { signInMailsQueue } from '@/lib/accounts/sign-in-links/sign-in-mails-queue';
import { leadNoticesQueue } from '@/lib/leads/notices/lead-notices-queue';
import { paymentMailsQueue } from '@/lib/payments/mails/payment-mails-queue';
import { openPool, withClient, type Pool } from '@/lib/platform/database-connection';
import { logFailure } from '@/lib/platform/log';

const TEN_YEARS_SECONDS = 10 * 365 * 24 * 60 * 60;

/** Creates pg-boss's own tables and our queues, or brings them up to date. Any number may try at once. */
export async function prepareQueues(databaseUrl: string): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    // pg-boss leaves a broken transaction behind when two processes create its tables at once.
    await client.query(`select pg_advisory_lock(hashtext('prepare queues'))`);
    const boss = new PgBoss({
      db: { executeSql: (text, values) => client.query(text, values) },
      supervise: false,
      schedule: false,
    });
    await boss.start();
    for (const queue of [leadNoticesQueue, signInMailsQueue, paymentMailsQueue]) {
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

/** For whoever works on jobs. The queues must have been prepared. */
export async function openQueue(databaseUrl: string): Promise<JobQueue> {
  const pool = openPool(databaseUrl, 'job queue', { max: 3 });
  const boss = new PgBoss({
    db: { executeSql: (text, values) => execute(pool, text, values) },
    migrate: false,
    schedule: false,
    maintenanceIntervalSeconds: 30,
    // What was given up stays until somebody sends it again.
    archiveFailedAfterSeconds: TEN_YEARS_SECONDS,
  });
  boss.on('error', (error) => logFailure('job queue', error));
  await boss.start();
  // What a process that was killed had begun, and nobody finished since.
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

/** pg-boss sends whole transactions as one text: after an error the connection may be inside one still. */
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
