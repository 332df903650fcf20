import type PgBoss from 'pg-boss';

/**
 * The queue of sign-in links asked for. A job holds the id of a student, or null when nobody has an
 * account under the e-mail: the link itself is made when it is sent, and kept nowhere but as a hash.
 */
export const signInMails = 'sign-in-mails';

/** Whoever asked has given up by then. */
export const WORTH_SENDING_MS = 10 * 60_000;

/** The pause doubles from ten seconds on; the last attempts come after `WORTH_SENDING_MS` and send nothing. */
export const signInMailsQueue = {
  name: signInMails,
  retryLimit: 12,
  retryDelay: 10,
  retryBackoff: true,
  expireInSeconds: 60,
  retentionMinutes: 60,
} satisfies PgBoss.Queue;
