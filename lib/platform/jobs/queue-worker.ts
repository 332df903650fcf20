import { setTimeout as pause } from 'node:timers/promises';
import type PgBoss from 'pg-boss';
import { logFailure } from '@/lib/platform/log';
import { SendingFailed } from '@/lib/platform/mail/sender';

/** Between two jobs, so that doing many never slows the calls that bring them. */
const BREATH_MS = 50;
const SENDING_LIMIT_MS = 30_000;
const FINISHING_LIMIT_MS = 10_000;

type Job<Data extends object> = PgBoss.JobWithMetadata<Data>;

export interface QueueWork<Data extends object> {
  queue: string;
  /** Who it is in the log. */
  where: string;
  /** When it throws, the job is tried again later, as often as its queue says. */
  work(job: Job<Data>): Promise<void>;
  report(job: Job<Data>, error: unknown): void;
}

/**
 * Does the jobs of a queue, one at a time, until stopped. Beside as many other processes as there
 * are: the queue gives each job to one of them.
 */
export function startWorker<Data extends object>(
  boss: PgBoss,
  { queue, where, work, report }: QueueWork<Data>,
  pollMs: number,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const failed = (error: unknown) => logFailure(where, error);

  /** @returns false when nothing was waiting */
  const next = async (): Promise<boolean> => {
    const [job] = await boss.fetch<Data>(queue, { includeMetadata: true });
    if (!job) return false;
    const failure = await work(job).catch((error: unknown) => ({ error }));
    if (failure) {
      if (!(failure.error instanceof SendingFailed)) failed(failure.error);
      report(job, failure.error);
      await boss.fail(queue, job.id);
    } else {
      await boss.complete(queue, job.id);
    }
    return true;
  };
  const loop = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const busy = await next().catch(failed);
      const rest = busy ? Math.min(BREATH_MS, pollMs) : pollMs;
      await pause(rest, undefined, stopping).catch(() => undefined);
    }
  };

  const done = loop();
  return {
    stop: async () => {
      stopping.abort();
      await Promise.race([done, pause(FINISHING_LIMIT_MS, undefined, { ref: false })]);
    },
  };
}

/** A mail server that never answers counts as one that failed. */
export async function withinLimit(sending: Promise<void>): Promise<void> {
  const tooLong = pause(SENDING_LIMIT_MS, undefined, { ref: false }).then(() => {
    throw new SendingFailed('Sending took too long.');
  });
  await Promise.race([sending, tooLong]);
}

/** For the log: why a mail was not sent, never to whom. */
export function reasonOf(error: unknown): string {
  return error instanceof SendingFailed ? error.message : 'See above.';
}
