import { outboxSender } from '../../lib/email/outbox';
import type { JobQueue } from '../../lib/server/job-queue';
import { mailingPayments } from '../../lib/server/payment-mailer';
import { startWorker } from '../../lib/server/queue-worker';

/** Asked over and over, and no step of the work. */
export const WAITING = `select from pgboss.job where name = 'payment-mails' and state < 'completed'`;

/** Sends every mail about a payment that waits; each is a file in the folder. */
export async function sendPaymentMails(queue: JobQueue, folder: string): Promise<void> {
  const sender = outboxSender({ folder, from: 'site@example.in', to: 'office@example.in' });
  const worker = startWorker(queue.boss, mailingPayments(queue, sender), 5);
  while ((await queue.pool.query(WAITING)).rowCount);
  await worker.stop();
}
