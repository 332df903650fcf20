import 'server-only';
import { institute } from '@/content/facts/institute';
import { retention } from '@/content/pages/retention';
import type { Queryable } from '@/lib/platform/database-connection';
import { databaseTime } from '@/lib/platform/database-locks';
import { db } from '@/lib/platform/db';
import { env, isOnThisMachine } from '@/lib/platform/env';
import { defineQueue } from '@/lib/platform/jobs/queue';
import { log } from '@/lib/platform/log';
import type { Mail } from '@/lib/platform/mail/mail';
import type { QueuedMail } from '@/lib/platform/mail/mail-worker';
import { hashOf, newToken } from '@/lib/platform/random-token';

/**
 * Later the student no longer waits for the link. A confirmation is worth sending as long as its job is
 * kept.
 */
const WORTH_SENDING_MS = 10 * 60_000;
const WORTH_CONFIRMING_MS = 60 * 60_000;

/** A job holds the student's id, or null if the e-mail has no account. Late attempts send nothing. */
export const signInMailsQueue = defineQueue({
  name: 'sign-in-mails',
  retryDelay: 10,
  retentionMinutes: 60,
});

/** Mails with sign-in links. Each attempt creates a new link, so that only its hash is stored. */
export const signInMails: QueuedMail<{
  student: string | null;
  isNew?: boolean;
  logInAt?: string;
}> = {
  queue: signInMailsQueue,
  // The student is waiting.
  pollMs: 500,
  resendable: false,
  write: async (on, { id, data, createdOn }) => {
    if (!data.student) return null;
    const worthMs = data.isNew ? WORTH_CONFIRMING_MS : WORTH_SENDING_MS;
    if (Date.now() - createdOn.getTime() > worthMs) {
      const hint = 'Given up: the link was not sent in time.';
      log.error({ where: signInMailsQueue.name, job: id, hint });
      return null;
    }
    const token = newToken();
    const student = await saveSignInLink(on, { studentId: data.student, token, isNew: data.isNew });
    const link = `${env.SITE_URL}${data.logInAt ?? '/student-login'}#link=${token}`;
    return student && (data.isNew ? confirmMail : signInMail)(student.email, link);
  },
};

interface NewLink {
  studentId: string;
  token: string;
  /** It confirms an e-mail, so it may be opened on the next day. */
  isNew?: boolean | undefined;
}

/**
 * Saves a link valid for ten minutes, or for a day; only its token's hash is stored.
 * @returns the student's e-mail; null if the account has been deleted
 */
export async function saveSignInLink(on: Queryable, { studentId, token, isNew }: NewLink) {
  const { period } = isNew ? retention.confirmLinks : retention.signInLinks;
  const student = await db.student.findUnique({
    where: { id: studentId },
    select: { email: true },
  });
  if (!student) return null;
  const expiresAt = await databaseTime(on, period.join(' '));
  await db.signInLink.createMany({ data: [{ tokenHash: hashOf(token), studentId, expiresAt }] });
  return student;
}

/** Below a link that confirms an e-mail. */
export const CONFIRM_BY =
  'The link works once, for a day. After that, press “Can’t log in?” on the log-in page for a new one.';

/** Contains nothing typed at sign-up: somebody else may have typed it. */
function signInMail(address: string, link: string): Mail {
  return {
    to: { address },
    subject: `Your log-in link for ${institute.name}`,
    text: [
      `Open this link to log in to your student account at ${institute.name}:`,
      '',
      link,
      '',
      'The link works once, for ten minutes.',
      '',
      'If you did not ask for it, ignore this e-mail: no one can log in without the link.',
      `Questions? Call us on ${institute.phones[0].printed}.`,
      '',
    ].join('\n'),
  };
}

/** Contains nothing typed at sign-up: somebody else may have typed it. */
function confirmMail(address: string, link: string): Mail {
  return {
    to: { address },
    subject: `Confirm your e-mail for ${institute.name}`,
    text: [
      `A student account at ${institute.name} has been opened with this e-mail address.`,
      'If it is yours, open this link to confirm your e-mail and log in:',
      '',
      link,
      '',
      CONFIRM_BY,
      '',
      'If you did not sign up, call us and we will delete the account.',
      `Questions? Call us on ${institute.phones[0].printed}.`,
      '',
    ].join('\n'),
  };
}

interface Settings {
  SITE_URL: string;
  SMTP_URL?: string | undefined;
  EMAIL_SERVICE_URL?: string | undefined;
}

/**
 * Whether sign-in links are delivered. The e-mail service's template is for leads only; without a mail
 * service, mails are written to local files.
 */
export function areSignInLinksSent({ SITE_URL, SMTP_URL, EMAIL_SERVICE_URL }: Settings = env) {
  if (SMTP_URL) return true;
  return !EMAIL_SERVICE_URL && isOnThisMachine(SITE_URL);
}
