import type { Queryable, Transaction } from '@/lib/platform/database-connection';
import { hasTable } from '@/lib/platform/database-locks';
import { statement } from '@/lib/platform/statement';

/** pg-boss keeps a job that is done, or too old, in its archive. */
export const ARCHIVE_DAYS = 7;
/** Longest life of a waiting job: a year, less its time in the archive. */
export const MOST_JOB_DAYS = 365 - ARCHIVE_DAYS;

/** A pg-boss queue. */
export interface Queue {
  name: string;
  retryLimit: number;
  /** Seconds before the second attempt; pg-boss doubles it each time and adds up to 100% jitter. */
  retryDelay: number;
  retryBackoff: boolean;
  /** After this time, the job of a killed process is given to another one. */
  expireInSeconds: number;
  /** Jobs that wait longer are deleted. */
  retentionMinutes: number;
}

/**
 * Declares a queue with thirteen attempts per job.
 * @param retryDelay seconds before the second attempt
 * @param retentionMinutes by default as long as a job can wait
 */
export function defineQueue({
  name,
  retryDelay = 30,
  retentionMinutes = MOST_JOB_DAYS * 24 * 60,
}: Pick<Queue, 'name'> & Partial<Pick<Queue, 'retryDelay' | 'retentionMinutes'>>): Queue {
  const fixed = { retryLimit: 12, retryBackoff: true, expireInSeconds: 60 };
  return { name, retryDelay, retentionMinutes, ...fixed };
}

/**
 * SQL that queues jobs within a larger statement, as pg-boss's own `send` does.
 * @param data SQL for the job's data, as jsonb
 * @param source one job per row; without it, one job
 */
export function insertJobs(
  { name }: Queue,
  data: string,
  source?: { from: string; where: string },
): string {
  return insertInto(`'${name}'`, data, source);
}

function insertInto(name: string, data: string, source?: { from: string; where: string }): string {
  return `
    insert into pgboss.job
      (name, data, retry_limit, retry_delay, retry_backoff, expire_in, keep_until, policy)
    select queue.name, ${data}, queue.retry_limit, queue.retry_delay, queue.retry_backoff,
      queue.expire_seconds * interval '1 second',
      now() + queue.retention_minutes * interval '1 minute', queue.policy
    from pgboss.queue${source ? `, ${source.from}` : ''}
    where queue.name = ${name}${source ? ` and ${source.where}` : ''}`;
}

const QUEUE_JOB = statement(
  'queue-job',
  { queue: 'text', job: 'jsonb' },
  {},
  insertInto('$queue', '$job::jsonb'),
);

/**
 * Queues one job in the caller's transaction.
 * @throws Error if the queue is missing, which would lose the job
 */
export async function queueJob(
  on: Transaction,
  { name: queue }: Queue,
  job: object,
): Promise<void> {
  const queued = await QUEUE_JOB.run(on, { queue, job });
  if (queued !== 1) throw new Error(`The queue ${queue} is missing.`);
}

const COUNT_FAILED = statement(
  'count-failed-jobs',
  { queues: 'text[]' },
  { count: 'int4' },
  `select count(*)::int as count from pgboss.job where name = any($queues) and state = 'failed'`,
);

const RETRY_FAILED = statement(
  'retry-failed-jobs',
  { queues: 'text[]' },
  {},
  `update pgboss.job
   set state = 'created', retry_count = 0, start_after = now(), started_on = null, completed_on = null
   where name = any($queues) and state = 'failed'`,
);

/** Number of failed jobs in these queues; 0 in a database without pg-boss's tables. */
export async function countFailedJobs(on: Queryable, queues: readonly Queue[]): Promise<number> {
  if (!(await hasTable(on, 'pgboss.job'))) return 0;
  return (await COUNT_FAILED.first(on, { queues: namesOf(queues) }))?.count ?? 0;
}

/**
 * Requeues failed jobs with all their attempts.
 * @returns how many
 */
export async function retryFailedJobs(on: Queryable, queues: readonly Queue[]): Promise<number> {
  if (!(await hasTable(on, 'pgboss.job'))) return 0;
  return RETRY_FAILED.run(on, { queues: namesOf(queues) });
}

const namesOf = (queues: readonly Queue[]) => queues.map(({ name }) => name);
