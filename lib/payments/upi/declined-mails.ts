import 'server-only';
import { printDay, printHindiDay, type IsoDay } from '@/content/day';
import { institute } from '@/content/facts/institute';
import { fill, type Language } from '@/content/hindi';
import { formatRupees, type Paise } from '@/content/money';
import { readLanguage } from '@/lib/leads/message-language';
import type { Transaction } from '@/lib/platform/database-connection';
import { env } from '@/lib/platform/env';
import { defineQueue, queueJob } from '@/lib/platform/jobs/queue';
import { firstAddress, oneLine } from '@/lib/platform/mail/mail';
import type { QueuedMail } from '@/lib/platform/mail/mail-worker';
import { db } from '@/lib/platform/db';
import { today } from '@/lib/site/days';
import { declinedMailInHindi } from './declined-mail-words-hindi';
import { declinedMailWords, type DeclinedMailWords } from './declined-mail-words';

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
          student: { select: { id: true, email: true } },
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
    studentId: registration.student.id,
    registrationnumber: registration.registrationnumber,
    studentname: registration.studentname,
    emails: [registration.email, registration.student.email],
  };
}

type Claim = NonNullable<Awaited<ReturnType<typeof endedClaim>>>;

interface DeclinedLanguage {
  words: DeclinedMailWords;
  printDay: (day: IsoDay) => string;
}

const languages: Readonly<Record<Language, DeclinedLanguage>> = {
  en: { words: declinedMailWords, printDay },
  hi: { words: declinedMailInHindi, printDay: printHindiDay },
};

/** A job holds the id of a declined or closed claim: to the student, with the next steps. */
export const declinedUpiMails: QueuedMail<DeclinedMailJob> = {
  queue: declinedMailsQueue,
  resendable: true,
  write: async (on, { data: { claim: id } }) => {
    const claim = await endedClaim(id);
    const address = claim && firstAddress(claim.emails);
    if (!claim || !address) return null;
    const language = languages[(await readLanguage(on, claim.studentId)) ?? 'en'];
    const { words } = language;
    const { subject, lines } = letterAbout(claim, language);
    const dear = fill(words.dear, { name: oneLine(claim.studentname) || words.student });
    return {
      to: { address },
      subject,
      messageId: `declined-upi-${id}`,
      text: [dear, '', ...lines, ''].join('\n'),
    };
  },
};

/** Subject and lines of the mail, in the student’s language. */
function letterAbout(claim: Claim, { words, printDay }: DeclinedLanguage) {
  const { utr, answer, registrationId, registrationnumber: number, isClosed } = claim;
  const amount = formatRupees(claim.amount);
  const phone = institute.phones[0].printed;
  const reported = fill(words.reported, { day: printDay(claim.on), amount, number });
  if (isClosed) {
    const { subject, text, next } = words.closed;
    return {
      subject: fill(subject, { number }),
      lines: [reported, text, '', fill(next, { utr, phone })],
    };
  }
  const { subject, notCome, office, next } = words.declined;
  const lines = [
    reported,
    fill(notCome, { utr }),
    '',
    fill(office, { answer: oneLine(answer ?? '') }),
    '',
    fill(next, { phone }),
    `${env.SITE_URL}/payment?registration=${registrationId}`,
  ];
  return { subject: fill(subject, { amount }), lines };
}
