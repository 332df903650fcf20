import { setTimeout as pause } from 'node:timers/promises';
import type PgBoss from 'pg-boss';
import { countUnsent, getLead } from '../data/lead-notices';
import { sendingSlots } from '../data/sending-slots';
import { SendingFailed, type Sender } from '../email/sender';
import { leadNotices } from '../lead-notices-queue';
import { log, logFailure } from '../log';
import { openQueue } from './job-queue';

const POLL_MS = 2_000;
/** Between two mails, so that sending many never slows the calls that bring them. */
const BREATH_MS = 50;
const SENDING_LIMIT_MS = 30_000;
const FINISHING_LIMIT_MS = 10_000;

type NoticeJob = PgBoss.JobWithMetadata<{ lead: string }>;

const howToSendAgain = 'npm run leads -- --notify-again';

/**
 * Tells the institute of every lead, one mail at a time, until stopped. Beside as many other
 * processes as there are: the queue gives each job to one of them.
 */
export async function startLeadAnnouncer(
  databaseUrl: string,
  sender: Sender,
  { pollMs = POLL_MS } = {},
): Promise<{ stop(): Promise<void> }> {
  const { boss, pool, close } = await openQueue(databaseUrl);
  const waitForSlot = sendingSlots(pool, sender.apartMs);
  const stopping = new AbortController();

  /** @returns false when nothing was waiting */
  const next = async (): Promise<boolean> => {
    const [job] = await boss.fetch<{ lead: string }>(leadNotices, { includeMetadata: true });
    if (!job) return false;
    const failure = await announce(job).catch((error: unknown) => ({ error }));
    if (failure) {
      report(job, failure.error);
      await boss.fail(leadNotices, job.id);
    } else {
      await boss.complete(leadNotices, job.id);
    }
    return true;
  };
  const announce = async (job: NoticeJob): Promise<void> => {
    const lead = await getLead(pool, job.data.lead);
    if (!lead) return;
    await waitForSlot();
    await withinLimit(sender.send(lead));
  };
  const work = async (): Promise<void> => {
    await countUnsent(pool).then(reportUnsent, failed);
    while (!stopping.signal.aborted) {
      const busy = await next().catch(failed);
      const rest = busy ? Math.min(BREATH_MS, pollMs) : pollMs;
      await pause(rest, undefined, stopping).catch(() => undefined);
    }
  };

  const done = work();
  return {
    stop: async () => {
      stopping.abort();
      await Promise.race([done, pause(FINISHING_LIMIT_MS, undefined, { ref: false })]);
      await close();
    },
  };
}

function failed(error: unknown): void {
  logFailure('lead announcer', error);
}

async function withinLimit(sending: Promise<void>): Promise<void> {
  const tooLong = pause(SENDING_LIMIT_MS, undefined, { ref: false }).then(() => {
    throw new SendingFailed('Sending took too long.');
  });
  await Promise.race([sending, tooLong]);
}

function report({ id, retryCount, retryLimit }: NoticeJob, error: unknown): void {
  if (!(error instanceof SendingFailed)) failed(error);
  const reason = error instanceof SendingFailed ? error.message : 'See above.';
  const facts = { where: 'lead announcer', job: id, attempt: retryCount + 1, reason };
  if (retryCount < retryLimit) log.warn({ ...facts, hint: 'It is tried again later.' });
  else log.error({ ...facts, hint: `Given up. To send it again: ${howToSendAgain}` });
}

/** Also what was given up while nobody was there to say so. */
function reportUnsent(count: number): void {
  if (count === 0) return;
  log.error({ where: 'lead announcer', unsent: count, hint: `To send again: ${howToSendAgain}` });
}
