import { paymentMails } from '../../../lib/payments/mails/payment-mails';
import type { JobQueue } from '../../../lib/platform/jobs/job-queue';
import { startMailWorker } from '../../../lib/platform/mail/mail-worker';
import { outboxSender } from '../../../lib/platform/mail/senders';

/** Polled by tests, so it is excluded from the counted statements. */
export const WAITING = `select from pgboss.job where name = 'payment-mails' and state < 'completed'`;

/** Sends all queued mails about payments; each is written to a file in the folder. */
export async function sendPaymentMails(queue: JobQueue, folder: string): Promise<void> {
  const sender = outboxSender({ folder, from: 'site@example.in', to: 'office@example.in' });
  const worker = startMailWorker(queue, sender, paymentMails, { pollMs: 5 });
  while ((await queue.pool.query(WAITING)).rowCount);
  await worker.stop();
}
