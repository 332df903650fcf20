import 'server-only';
import { printDay } from '@/content/day';
import { institute } from '@/content/facts/institute';
import { formatRupees, type Paise } from '@/content/money';
import type { Transaction } from '@/lib/platform/database-connection';
import { env } from '@/lib/platform/env';
import { defineQueue, queueJob } from '@/lib/platform/jobs/queue';
import { firstAddress, oneLine } from '@/lib/platform/mail/mail';
import type { QueuedMail } from '@/lib/platform/mail/mail-worker';
import { db } from '@/lib/platform/db';
import { today } from '@/lib/site/days';

interface DeclinedMailJob {
  claim: string;
}

const declinedMailsQueue = defineQueue({ name: 'declined-upi-mails' });

/**
 * Queues the mail about a declined or closed claim in the caller's transaction.
 * @throws Error if the queue is missing, which would lose the mail
 */
export async function queueDeclinedMail(on: Transaction, job: DeclinedMailJob): Promise<void> {
  await queueJob(on, declinedMailsQueue, job);
}

async function endedClaim(id: string) {
  const claim = await db.upiClaim.findFirst({
    where: { id, OR: [{ declinedAt: { not: null } }, { closedAt: { not: null } }] },
    select: {
      amountPaise: true,
      utr: true,
      createdAt: true,
      answer: true,
      declinedAt: true,
      registration: {
        select: {
          id: true,
          registrationnumber: true,
          studentname: true,
          email: true,
          student: { select: { email: true } },
        },
      },
    },
  });
  if (!claim) return null;
  const { registration, amountPaise, createdAt, declinedAt, utr, answer } = claim;
  return {
    utr,
    answer,
    amount: amountPaise as Paise,
    on: today(createdAt),
    isClosed: declinedAt === null,
    registrationId: registration.id,
    registrationnumber: registration.registrationnumber,
    studentname: registration.studentname,
    emails: [registration.email, registration.student.email],
  };
}

type Claim = NonNullable<Awaited<ReturnType<typeof endedClaim>>>;

/** A job holds the id of a declined or closed claim: to the student, with the next steps. */
export const declinedUpiMails: QueuedMail<DeclinedMailJob> = {
  queue: declinedMailsQueue,
  resendable: true,
  write: async (_, { data: { claim: id } }) => {
    const claim = await endedClaim(id);
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
