import type PgBoss from 'pg-boss';
import { paymentMails } from '@/lib/payments/mails/payment-mails-queue';

/** The queue of mails that tell the institute of a lead. A job holds the lead's id, nothing else. */
export const leadNotices = 'lead-notices';

/** What of the mails that were given up is worth sending again, however late. */
export const sentAgain: readonly string[] = [leadNotices, paymentMails];

/** Counts them. */
export const countUnsentSql = `
  select count(*)::int as count from pgboss.job
  where name in (${sentAgain.map((name) => `'${name}'`).join(', ')}) and state = 'failed'`;

const YEAR_MINUTES = 365 * 24 * 60;

/**
 * Thirteen attempts. The pause doubles each time, from half a minute (pg-boss adds up to as much
 * again, by chance), so that the last attempt comes after one and a half to three days.
 */
export const leadNoticesQueue = {
  name: leadNotices,
  retryLimit: 12,
  retryDelay: 30,
  retryBackoff: true,
  // So long a job counts as being worked on when its process was killed.
  expireInSeconds: 60,
  // However long the site stands still, what waits is not thrown away.
  retentionMinutes: 10 * YEAR_MINUTES,
} satisfies PgBoss.Queue;
