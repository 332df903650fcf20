import { keepSignInLink } from '../data/sign-in-mails';
import type { Sender } from '../email/sender';
import { env } from '../env';
import { log } from '../log';
import { signInMails, WORTH_SENDING_MS } from '../sign-in-mails-queue';
import type { JobQueue } from './job-queue';
import { reasonOf, withinLimit, type QueueWork } from './queue-worker';

const where = 'sign-in mailer';

/**
 * Sends the sign-in links students asked for. Every attempt makes a link of its own, so none is
 * written down before it is sent.
 */
export function mailingSignInLinks(
  { pool }: JobQueue,
  sender: Sender,
): QueueWork<{ student: string | null }> {
  return {
    queue: signInMails,
    where,
    work: async ({ id, data, createdOn }) => {
      if (!data.student) return;
      if (!sender.sendSignInLink || Date.now() - createdOn.getTime() > WORTH_SENDING_MS) {
        log.error({ where, job: id, hint: 'Given up: the link was not sent in time.' });
        return;
      }
      const kept = await keepSignInLink(pool, data.student);
      if (!kept) return;
      const link = `${env.SITE_URL}/student-login#link=${kept.token}`;
      await withinLimit(sender.sendSignInLink({ to: kept.email, link }));
    },
    report: ({ id, retryCount }, error) => {
      const facts = { where, job: id, attempt: retryCount + 1, reason: reasonOf(error) };
      log.warn({ ...facts, hint: 'It is tried again for ten minutes.' });
    },
  };
}
