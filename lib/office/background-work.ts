import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { lifetimes } from '@/lib/accounts/sessions';
import { mailingSignInLinks } from '@/lib/accounts/sign-in-links/sign-in-mailer';
import { announcingLeads, reportUnsent } from '@/lib/leads/notices/lead-announcer';
import { mailingPayments } from '@/lib/payments/mails/payment-mailer';
import { startPaymentPoller } from '@/lib/payments/payment-poller';
import type { Pool } from '@/lib/platform/database-connection';
import { openQueue } from '@/lib/platform/jobs/job-queue';
import { startWorker } from '@/lib/platform/jobs/queue-worker';
import { logFailure } from '@/lib/platform/log';
import type { Sender } from '@/lib/platform/mail/sender';

const DELETE = `
  with links as (delete from sign_in_links where "expiresAt" < now()),
  attempts as (delete from log_in_attempts where at < now() - interval '30 days'),
  notices as (delete from gateway_notices where "processedAt" < now() - interval '90 days')
  delete from sessions
  where "createdAt" < now() - case when "staffId" is null then $1::float8 else $2::float8 end * interval '1 ms'
    or "lastSeenAt" < now() - case when "staffId" is null then $3::float8 else $4::float8 end * interval '1 ms'`;

/**
 * Log-ins and links that are over, failed tries that no limit counts any more, and what gateways wrote
 * long ago, which names people: what came of it is in the history of the payment.
 */
export async function deleteExpired(pool: Pool): Promise<void> {
  const { student, staff } = lifetimes;
  await pool.query(DELETE, [student.wholeMs, staff.wholeMs, student.idleMs, staff.idleMs]);
}

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
