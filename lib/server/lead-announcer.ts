import { countUnsent, getLead } from '../data/lead-notices';
import { sendingSlots } from '../data/sending-slots';
import type { Sender } from '../email/sender';
import { leadNotices } from '../lead-notices-queue';
import { log, logFailure } from '../log';
import type { JobQueue } from './job-queue';
import { reasonOf, withinLimit, type QueueWork } from './queue-worker';

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
