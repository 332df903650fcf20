import pg from 'pg';
import PgBoss from 'pg-boss';
import { connectionTo } from '../../prisma/connection';
import { leadNoticesQueue } from '../lead-notices-queue';
import { logFailure } from '../log';
import { paymentMailsQueue } from '../payment-mails-queue';
import { signInMailsQueue } from '../sign-in-mails-queue';

const TEN_YEARS_SECONDS = 10 * 365 * 24 * 60 * 60;

/** Creates pg-boss's own tables and our queues, or brings them up to date. Any number may try at once. */
export async function prepareQueues(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
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
  } finally {
    await client.end();
  }
}

export interface JobQueue {
  boss: PgBoss;
  pool: pg.Pool;
  close(): Promise<void>;
}

/** For whoever works on jobs. The queues must have been prepared. */
export async function openQueue(databaseUrl: string): Promise<JobQueue> {
  const pool = new pg.Pool({ ...connectionTo(databaseUrl), max: 3 });
  pool.on('error', (error) => logFailure('job queue', error));
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
async function execute(pool: pg.Pool, text: string, values: unknown[]): Promise<pg.QueryResult> {
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
