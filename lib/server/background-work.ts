import { setTimeout as pause } from 'node:timers/promises';
import { deleteExpired } from '../data/expired-rows';
import type { Sender } from '../email/sender';
import { logFailure } from '../log';
import type { Pool } from '../platform/database-connection';
import { openQueue } from './job-queue';
import { announcingLeads, reportUnsent } from './lead-announcer';
import { mailingPayments } from './payment-mailer';
import { startPaymentPoller } from './payment-poller';
import { startWorker } from './queue-worker';
import { mailingSignInLinks } from './sign-in-mailer';

const POLL_MS = 2_000;
/** Somebody sits before the screen and waits for the link. */
const LINK_POLL_MS = 500;
const HOUR_MS = 3_600_000;

/** What the site does beside answering: mails, asking after payments, and deleting what is over. Until stopped. */
export async function startBackgroundWork(
  databaseUrl: string,
  sender: Sender,
  { pollMs = POLL_MS } = {},
): Promise<{ stop(): Promise<void> }> {
  const queue = await openQueue(databaseUrl);
  await reportUnsent(queue);
  const work = [
    startWorker(queue.boss, announcingLeads(queue, sender), pollMs),
    startWorker(queue.boss, mailingSignInLinks(queue, sender), Math.min(LINK_POLL_MS, pollMs)),
    startWorker(queue.boss, mailingPayments(queue, sender), pollMs),
    startPaymentPoller(queue.pool, pollMs),
    startCleaning(queue.pool),
  ];
  return {
    stop: async () => {
      await Promise.all(work.map((one) => one.stop()));
      await queue.close();
    },
  };
}

function startCleaning(pool: Pool): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const clean = async () => {
    while (!stopping.signal.aborted) {
      await deleteExpired(pool).catch((error: unknown) => logFailure('cleaning', error));
      const { signal } = stopping;
      await pause(HOUR_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  const done = clean();
  return {
    stop: async () => {
      stopping.abort();
      await done;
    },
  };
}
