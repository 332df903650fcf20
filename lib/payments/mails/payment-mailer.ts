import { env } from '@/lib/platform/env';
import type { JobQueue } from '@/lib/platform/jobs/job-queue';
import { reasonOf, withinLimit, type QueueWork } from '@/lib/platform/jobs/queue-worker';
import { log } from '@/lib/platform/log';
import type { Sender } from '@/lib/platform/mail/sender';
import { paymentMail } from './payment-mail';
import { paymentToTell } from './payment-mails';
import { paymentMails, type PaymentMailJob } from './payment-mails-queue';

const where = 'payment mailer';

/** Sends the mails about money: receipts and refunds to students, what has to be decided to the institute. */
export function mailingPayments({ pool }: JobQueue, sender: Sender): QueueWork<PaymentMailJob> {
  return {
    queue: paymentMails,
    where,
    work: async ({ id, createdOn: at, data: { payment: paymentId, kind } }) => {
      if (!sender.sendText) {
        const hint = 'Not sent: the e-mail service tells of leads only. Set SMTP_URL instead.';
        log.error({ where, job: id, kind, payment: paymentId, hint });
        return;
      }
      const payment = await paymentToTell(pool, paymentId);
      const mail = payment && paymentMail(kind, payment, env.SITE_URL);
      if (!mail) {
        const hint = 'Not sent: it has no e-mail address, or nothing to say any more.';
        log.warn({ where, job: id, kind, payment: paymentId, hint });
        return;
      }
      // A payment is confirmed once; the other mails may come again with something new to say.
      const name = `payment-${kind.toLowerCase()}-${kind === 'paid' ? paymentId : id}`;
      await withinLimit(sender.sendText(mail, { id: name, at }));
    },
    report: ({ id, retryCount, retryLimit }, error) => {
      const facts = { where, job: id, attempt: retryCount + 1, reason: reasonOf(error) };
      if (retryCount < retryLimit) log.warn({ ...facts, hint: 'It is tried again later.' });
      else
        log.error({
          ...facts,
          hint: 'Given up. To send it again: npm run leads -- --notify-again',
        });
    },
  };
}
