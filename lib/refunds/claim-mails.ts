import 'server-only';
import { printDay } from '@/content/day';
import { institute } from '@/content/facts/institute';
import { formatRupees, type Paise } from '@/content/money';
import type { ClaimOutcome } from './refund-claim-words';
import type { Transaction } from '@/lib/platform/database-connection';
import { env } from '@/lib/platform/env';
import { defineQueue, queueJob } from '@/lib/platform/jobs/queue';
import { factLines, firstAddress, oneLine } from '@/lib/platform/mail/mail';
import type { QueuedMail } from '@/lib/platform/mail/mail-worker';
import { db } from '@/lib/platform/db';
import { dayOf } from '@/lib/site/days';

interface ClaimMailJob {
  claim: string;
  kind: 'received' | 'decided';
}

const claimMailsQueue = defineQueue({ name: 'refund-claim-mails' });

/**
 * Queues a mail in the caller's transaction.
 * @throws Error if the queue is missing, which would lose the mail
 */
export async function queueClaimMail(on: Transaction, job: ClaimMailJob): Promise<void> {
  await queueJob(on, claimMailsQueue, job);
}

async function claimInMail(id: string) {
  const claim = await db.refundClaim.findUnique({
    where: { id },
    select: {
      claimant: true,
      via: true,
      receivedOn: true,
      amountPaise: true,
      clause: true,
      clauseText: true,
      dueOn: true,
      outcome: true,
      grantedPaise: true,
      answer: true,
      registration: {
        select: {
          studentname: true,
          email: true,
          registrationnumber: true,
          planTitle: true,
          coursename: true,
          student: { select: { email: true } },
        },
      },
    },
  });
  if (!claim) return null;
  const { registration, ...about } = claim;
  const { studentname, registrationnumber, email, planTitle, coursename, student } = registration;
  return {
    ...about,
    studentname,
    registrationnumber,
    emails: [email, student.email],
    what: planTitle || coursename,
    amountPaise: claim.amountPaise as Paise,
    grantedPaise: claim.grantedPaise as Paise | null,
    outcome: claim.outcome as ClaimOutcome | null,
    receivedOn: dayOf(claim.receivedOn),
    dueOn: dayOf(claim.dueOn),
  };
}

type ClaimInMail = NonNullable<Awaited<ReturnType<typeof claimInMail>>>;

/** A job holds the id of a claim: to the student when it is received and when it is decided. */
export const claimMails: QueuedMail<ClaimMailJob> = {
  queue: claimMailsQueue,
  resendable: true,
  write: async (_, { data: { claim: id, kind } }) => {
    const claim = await claimInMail(id);
    const address = claim && firstAddress(claim.emails);
    const letter = claim && (kind === 'received' ? receivedLetter(claim) : decidedLetter(claim));
    if (!address || !letter) return null;
    return {
      to: { address },
      subject: letter.subject,
      messageId: `refund-claim-${kind}-${id}`,
      text: [
        `Dear ${oneLine(claim.studentname) || 'student'},`,
        '',
        ...letter.lines,
        '',
        'You find this in your account:',
        `${env.SITE_URL}/history`,
        '',
        `Questions? Call us on ${institute.phones[0].printed}.`,
        '',
      ].join('\n'),
    };
  },
};

interface Letter {
  subject: string;
  lines: readonly string[];
}

const clauseLines = ({ clause, clauseText }: ClaimInMail) => [
  `It goes by clause ${clause} of our Refund Policy:`,
  `“${oneLine(clauseText)}”`,
];

function receivedLetter(claim: ClaimInMail): Letter {
  const { amountPaise, registrationnumber, what, claimant, via, receivedOn, dueOn } = claim;
  const amount = formatRupees(amountPaise);
  const isWritten = via !== 'phone' && via !== 'email';
  const isFound = via === 'statement';
  return {
    subject: isFound
      ? `You paid ${amount} more than the price`
      : `Your request for a refund of ${amount}`,
    lines: [
      isFound
        ? `Your UPI payment was ${amount} more than the price. You need not ask for it: you hear from us about the refund by ${printDay(dueOn)}.`
        : `We have received the request for a refund of ${amount}. You hear from us by ${printDay(dueOn)}.`,
      '',
      ...factLines([
        ['Reg. No', registrationnumber],
        ['For', what],
        ['Asked by', claimant],
        ['Received on', printDay(receivedOn)],
      ]),
      '',
      ...(isWritten
        ? []
        : [
            'Please also bring it to the office in writing, with the receipt and an identity proof.',
            '',
          ]),
      ...clauseLines(claim),
    ],
  };
}

function decidedLetter(claim: ClaimInMail): Letter | null {
  const { amountPaise, registrationnumber, what, outcome, grantedPaise, answer, dueOn } = claim;
  if (outcome === null || grantedPaise === null) return null;
  const [claimed, granted] = [formatRupees(amountPaise), formatRupees(grantedPaise)];
  const decisions: Readonly<Record<ClaimOutcome, string>> = {
    whole: `We refund ${granted}, as requested.`,
    part: `We refund ${granted} of the ${claimed} requested.`,
    refused: `We cannot refund the ${claimed} requested.`,
  };
  return {
    subject:
      outcome === 'refused' ? 'Your request for a refund' : `Your refund of ${granted} is granted`,
    lines: [
      decisions[outcome],
      '',
      `Reason: ${oneLine(answer ?? '')}`,
      '',
      ...factLines([
        ['Reg. No', registrationnumber],
        ['For', what],
      ]),
      '',
      ...clauseLines(claim),
      '',
      outcome === 'refused'
        ? 'If you do not agree, call or write to us. The National Consumer Helpline is on 1915.'
        : `We refund it by ${printDay(dueOn)}, and send you an e-mail when it is done.`,
    ],
  };
}
