import { POST as postEnquiry } from '@/app/api/student/discussing/route';
import { POST as postRegistration } from '@/app/api/student/free-registration/route';
import { startBackgroundWork } from '@/lib/background-work';
import { pool } from '@/lib/platform/db';
import type { Sender } from '@/lib/platform/mail/mail';
import { eventually } from '../process/site';
import { enquiry, post, registration } from './lead';

export interface Job {
  state: string;
  data: unknown;
  retry_count: number;
  /** Seconds until the next attempt. */
  pause: number;
}

const open: { stop(): Promise<void> }[] = [];

/** Starts the site's background jobs on the test database, until `stopMailWorkers`. */
export async function startMailWorker(sender: Sender): Promise<void> {
  open.push(await startBackgroundWork(process.env.DATABASE_URL ?? '', sender, { pollMs: 100 }));
}

export async function stopMailWorkers(): Promise<void> {
  await Promise.all(open.splice(0).map((one) => one.stop()));
}

export async function sendRegistration(more: object = {}): Promise<number> {
  const path = '/api/student/free-registration';
  return (await postRegistration(post(path, { ...registration, ...more }))).status;
}

export async function sendEnquiry(more: object = {}): Promise<number> {
  return (await postEnquiry(post('/api/student/discussing', { ...enquiry, ...more }))).status;
}

export async function jobs(): Promise<Job[]> {
  const { rows } = await pool.query<Job>(
    `select state, data, retry_count, extract(epoch from start_after - now())::float as pause
     from pgboss.job order by created_on`,
  );
  return rows;
}

/** The only job, once it reaches `state` in attempt number `attempt`. */
export async function jobIn(state: string, attempt = 1): Promise<Job> {
  const found = await eventually(jobs, ([job]) => {
    return job?.state === state && job.retry_count === attempt - 1;
  });
  return found[0] as Job;
}

/** Makes the next attempt due. */
export async function skipPause(): Promise<void> {
  await pool.query(`update pgboss.job set start_after = now() - interval '1 second'`);
}
