import 'server-only';
import type { Pool } from '@/lib/platform/database-connection';
import type { JobQueue } from '@/lib/platform/jobs/job-queue';
import { reasonOf, withinLimit, type QueueWork } from '@/lib/platform/jobs/queue-worker';
import { log, logFailure } from '@/lib/platform/log';
import type { Sender } from '@/lib/platform/mail/sender';
import { countUnsent, getLead } from './lead-notices';
import { leadNotices } from './lead-notices-queue';

const LOCK = `select pg_advisory_lock(hashtext('sending slot'))`;

/**
 * For a service that takes only so many requests: the function returned waits for its turn, which
 * comes at least `apartMs` after the turn before, over all processes. With 0 it never waits.
 */
function sendingSlots(pool: Pool, apartMs: number): () => Promise<void> {
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

const where = 'lead announcer';
const howToSendAgain = 'npm run leads -- --notify-again';

/** Tells the institute of every lead. */
export function announcingLeads({ pool }: JobQueue, sender: Sender): QueueWork<{ lead: string }> {
  const waitForSlot = sendingSlots(pool, sender.apartMs);
  return {
    queue: leadNotices,
    where,
    work: async ({ data }) => {
      const lead = await getLead(pool, data.lead);
      if (!lead) return;
      await waitForSlot();
      await withinLimit(sender.send(lead));
    },
    report: ({ id, retryCount, retryLimit }, error) => {
      const facts = { where, job: id, attempt: retryCount + 1, reason: reasonOf(error) };
      if (retryCount < retryLimit) log.warn({ ...facts, hint: 'It is tried again later.' });
      else log.error({ ...facts, hint: `Given up. To send it again: ${howToSendAgain}` });
    },
  };
}

/** Also what was given up while nobody was there to say so. */
export async function reportUnsent({ pool }: JobQueue): Promise<void> {
  const count = await countUnsent(pool).catch((error: unknown) => logFailure(where, error));
  if (count) log.error({ where, unsent: count, hint: `To send again: ${howToSendAgain}` });
}
