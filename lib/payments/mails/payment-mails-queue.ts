import type PgBoss from 'pg-boss';

/** The queue of mails about money. A job holds the payment's id and what to tell, nothing else. */
export const paymentMails = 'payment-mails';

/**
 * `paid`, `refunded`: to the student. `review`, `secondPayment`: to the institute, for somebody has to
 * look at the payment.
 */
export type PaymentMailKind = 'paid' | 'review' | 'secondPayment' | 'refunded';

export interface PaymentMailJob {
  payment: string;
  kind: PaymentMailKind;
}

const YEAR_MINUTES = 365 * 24 * 60;

/** As long as leads are tried: thirteen attempts, the last one and a half to three days later. */
export const paymentMailsQueue = {
  name: paymentMails,
  retryLimit: 12,
  retryDelay: 30,
  retryBackoff: true,
  expireInSeconds: 60,
  retentionMinutes: 10 * YEAR_MINUTES,
} satisfies PgBoss.Queue;

const QUEUE = `
  insert into pgboss.job
    (name, data, retry_limit, retry_delay, retry_backoff, expire_in, keep_until, policy)
  select name, $2::jsonb, retry_limit, retry_delay, retry_backoff,
    expire_seconds * interval '1 second', now() + retention_minutes * interval '1 minute', policy
  from pgboss.queue where name = $1`;

/**
 * Queues a mail in the caller's transaction: it is sent when that is committed, and never otherwise.
 * @param client a connection inside the transaction
 * @throws Error when the queue is missing, which would lose the mail
 */
export async function queuePaymentMail(
  client: { query(text: string, values: unknown[]): Promise<{ rowCount: number | null }> },
  { payment, kind }: PaymentMailJob,
): Promise<void> {
  const { rowCount } = await client.query(QUEUE, [paymentMails, JSON.stringify({ payment, kind })]);
  if (rowCount !== 1) throw new Error('The queue of payment mails is missing.');
}
