import { mailingPayments } from '../../../lib/payments/mails/payment-mailer';
import type { JobQueue } from '../../../lib/platform/jobs/job-queue';
import { startWorker } from '../../../lib/platform/jobs/queue-worker';
import { outboxSender } from '../../../lib/platform/mail/outbox';

/** Asked over and over, and no step of the work. */
export const WAITING = `select from pgboss.job where name = 'payment-mails' and state < 'completed'`;

/** Sends every mail about a payment that waits; each is a file in the folder. */
export async function sendPaymentMails(queue: JobQueue, folder: string): Promise<void> {
  const sender = outboxSender({ folder, from: 'site@example.in', to: 'office@example.in' });
  const worker = startWorker(queue.boss, mailingPayments(queue, sender), 5);
  while ((await queue.pool.query(WAITING)).rowCount);
  await worker.stop();
}
