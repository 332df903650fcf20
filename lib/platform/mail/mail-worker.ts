import { setTimeout as pause } from 'node:timers/promises';
import type PgBoss from 'pg-boss';
import type { Pool } from '@/lib/platform/database-connection';
import type { JobQueue } from '@/lib/platform/jobs/job-queue';
import { startLoop, type Loop } from '@/lib/platform/jobs/loop';
import { countFailedJobs, type Queue } from '@/lib/platform/jobs/queue';
import { log, logFailure } from '@/lib/platform/log';
import { traced } from '@/lib/platform/trace';
import { isUuid } from '@/lib/platform/uuid';
import { SendingFailed, type Mail, type Sender } from './mail';

const POLL_MS = 2_000;
/** Pause between mails, so that bulk sending does not slow down requests. */
const BETWEEN_MAILS_MS = 50;
const SENDING_LIMIT_MS = 30_000;

const RESEND_COMMAND = 'npm run leads -- --notify-again';

/** A kind of mail: its queue, which also names it in the log, and how a job becomes a mail. */
export interface QueuedMail<Data extends object> {
  queue: Queue;
  /** Polling interval of an empty queue in milliseconds; two seconds by default. */
  pollMs?: number;
  /** Failed mails can be retried by command. */
  resendable: boolean;
  /**
   * The mail of a job; null when there is nothing to send. When it throws, the job is retried
   * later.
   */
  write(on: Pool, job: { id: string; data: Data; createdOn: Date }): Promise<Mail | null>;
}

/**
 * Sends the mails of a queue one at a time until stopped. Safe in several processes: the queue
 * gives each job to one of them.
 */
export function startMailWorker(
  { boss, pool }: JobQueue,
  sender: Sender,
  kind: QueuedMail<object>,
  { pollMs: slowestMs = POLL_MS } = {},
): Loop {
  const { name } = kind.queue;
  const pollMs = Math.min(kind.pollMs ?? slowestMs, slowestMs);
  const waitForTurn = sendingTurns(pool, sender.apartMs);
  /** Resolves with whether the mail server took one: some jobs have nothing to send any more. */
  const send = async (job: PgBoss.JobWithMetadata<object>): Promise<boolean> => {
    const mail = await kind.write(pool, job);
    if (!mail) return false;
    if (sender.templateOnly && !mail.templateParams) {
      const hint =
        'Not sent: the e-mail service has a template for leads only. Set SMTP_URL instead.';
      log.error({ where: name, job: job.id, ...job.data, hint });
      return false;
    }
    await waitForTurn();
    await withTimeout(sender.send({ ...mail, about: idsOf(job.data) }, job.createdOn));
    return true;
  };
  const next = async (): Promise<number> => {
    const [job] = await boss.fetch<object>(name, { includeMetadata: true });
    if (!job) return pollMs;
    const sending = traced(`send ${name}`, {}, () => send(job), { isRoot: true });
    const outcome = await sending.then(
      (isSent) => ({ isSent }),
      (error: unknown) => ({ error }),
    );
    if ('error' in outcome) {
      const { error } = outcome;
      reportFailure(kind, job, error);
      const isOfRecipient = error instanceof SendingFailed && error.isOfRecipient;
      await boss.fail(name, job.id, { isOfRecipient });
    } else {
      await boss.complete(name, job.id, outcome);
    }
    return Math.min(BETWEEN_MAILS_MS, pollMs);
  };
  return startLoop(name, next, pollMs);
}

/** The ids in a job's data, of the rows that the mail is about. */
const idsOf = (data: object): string[] =>
  Object.values(data)
    .flat()
    .filter((value): value is string => typeof value === 'string' && isUuid(value));

/** Logs why a mail was not sent, without the recipient. */
function reportFailure(
  { queue, resendable }: QueuedMail<object>,
  { id, retryCount, retryLimit }: PgBoss.JobWithMetadata<object>,
  error: unknown,
): void {
  const where = queue.name;
  const expected = error instanceof SendingFailed;
  if (!expected) logFailure(where, error);
  const reason = expected ? error.message : 'See above.';
  const facts = { where, job: id, attempt: retryCount + 1, reason };
  if (retryCount < retryLimit) log.warn({ ...facts, hint: 'It is tried again later.' });
  else if (!resendable) log.error({ ...facts, hint: 'Given up.' });
  else log.error({ ...facts, hint: `Given up. To send it again: ${RESEND_COMMAND}` });
}

/** Queues whose failed mails can be retried. */
export function resendableQueues(kinds: readonly QueuedMail<object>[]): Queue[] {
  return kinds.filter(({ resendable }) => resendable).map(({ queue }) => queue);
}

/** Logs the number of failed mails of earlier processes. */
export async function reportUnsent(
  { pool }: JobQueue,
  kinds: readonly QueuedMail<object>[],
): Promise<void> {
  const where = 'mails';
  const count = await countFailedJobs(pool, resendableQueues(kinds)).catch((error: unknown) =>
    logFailure(where, error),
  );
  if (count) log.error({ where, unsent: count, hint: `To send again: ${RESEND_COMMAND}` });
}

const LOCK = `select pg_advisory_lock(hashtext('sending slot'))`;

/**
 * Rate limit for a mail service: the returned function waits until `apartMs` after the previous
 * turn, across all processes. With 0 it never waits.
 */
function sendingTurns(pool: Pool, apartMs: number): () => Promise<void> {
  if (apartMs === 0) return () => Promise.resolve();
  return async () => {
    const client = await pool.connect();
    try {
      await client.query(LOCK);
    } catch (error) {
      client.release(true);
      throw error;
    }
    // Closing the connection releases the lock, as the end of the process does.
    setTimeout(() => client.release(true), apartMs);
  };
}

/** Treats a mail server that does not answer as failed. */
async function withTimeout(sending: Promise<void>): Promise<void> {
  const tooLong = pause(SENDING_LIMIT_MS, undefined, { ref: false }).then(() => {
    throw new SendingFailed('Sending took too long.');
  });
  await Promise.race([sending, tooLong]);
}
