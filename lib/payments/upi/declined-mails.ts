import 'server-only';
import { printDay, type IsoDay } from '@/content/day';
import { institute } from '@/content/facts/institute';
import { formatRupees, type Paise } from '@/content/money';
import type { Transaction } from '@/lib/platform/database-connection';
import { env } from '@/lib/platform/env';
import { defineQueue, queueJob } from '@/lib/platform/jobs/queue';
import { firstAddress, oneLine } from '@/lib/platform/mail/mail';
import type { QueuedMail } from '@/lib/platform/mail/mail-worker';
import { narrow, statement, type RowOf } from '@/lib/platform/statement';

interface DeclinedMailJob {
  claim: string;
}

const declinedMailsQueue = defineQueue({ name: 'declined-upi-mails' });

/**
 * Queues the mail about a claim that was declined or has closed in the caller's transaction.
 * @throws Error if the queue is missing, which would lose the mail
 */
export async function queueDeclinedMail(on: Transaction, job: DeclinedMailJob): Promise<void> {
  await queueJob(on, declinedMailsQueue, job);
}

const CLAIM = statement(
  'declined-upi-claim-in-mail',
  {
    studentname: 'text',
    emails: 'text[]',
    registrationId: 'uuid',
    registrationnumber: 'text',
    amount: narrow<Paise>('int4'),
    utr: 'text',
    on: narrow<IsoDay>('text'),
    answer: 'text?',
    isClosed: 'bool',
  },
  `select r.studentname, array_remove(array[r.email, s.email], null) as emails, r.id as "registrationId",
     r.registrationnumber, c."amountPaise" as amount, c.utr,
     to_char(c."createdAt" at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as on, c.answer,
     c."declinedAt" is null as "isClosed"
   from upi_claims c join registrations r on r.id = c."registrationId"
     join students s on s.id = r."studentId"
   where c.id = $1 and (c."declinedAt" is not null or c."closedAt" is not null)`,
);

type Claim = RowOf<typeof CLAIM>;

/** A job holds the id of a claim that was declined or has closed: to the student, with what to do next. */
export const declinedUpiMails: QueuedMail<DeclinedMailJob> = {
  queue: declinedMailsQueue,
  resendable: true,
  write: async (on, { data: { claim: id } }) => {
    const claim = await CLAIM.first(on, [id]);
    const address = claim && firstAddress(claim.emails);
    if (!claim || !address) return null;
    const { subject, lines } = claim.isClosed ? closed(claim) : declined(claim);
    return {
      to: { address },
      subject,
      messageId: `declined-upi-${id}`,
      text: [`Dear ${oneLine(claim.studentname) || 'student'},`, '', ...lines, ''].join('\n'),
    };
  },
};

const reported = ({ on, amount, registrationnumber }: Claim) =>
  `On ${printDay(on)} you told us of a UPI payment of ${formatRupees(amount)} for Reg. No ${registrationnumber}.`;

function declined(claim: Claim) {
  const { amount, utr, answer, registrationId } = claim;
  const lines = [
    reported(claim),
    `No money with the UPI reference number ${utr} has come to our account.`,
    '',
    `Our office writes: ${oneLine(answer ?? '')}`,
    '',
    'Open the payment in your UPI app and compare the reference number (UTR). If the money left your',
    `account, call us on ${institute.phones[0].printed}. If it did not, you can pay again:`,
    `${env.SITE_URL}/payment?registration=${registrationId}`,
  ];
  return { subject: `We have not found your UPI payment of ${formatRupees(amount)}`, lines };
}

function closed(claim: Claim) {
  const lines = [
    reported(claim),
    'The fee has been paid by another payment, so nothing more is due.',
    '',
    `If the money with the UPI reference number ${claim.utr} left your account as well, call us on`,
    `${institute.phones[0].printed}. We refund what was paid above the price.`,
  ];
  return { subject: `The fee of Reg. No ${claim.registrationnumber} is paid`, lines };
}
