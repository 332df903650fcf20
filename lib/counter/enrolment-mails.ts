import 'server-only';
import { institute } from '@/content/facts/institute';
import { formatRupees, type Paise } from '@/content/money';
import { areSignInLinksSent, CONFIRM_BY, saveSignInLink } from '@/lib/accounts/sign-in-mails';
import { instalmentPlan } from '@/lib/payments/instalment-plans';
import { printPlan } from '@/lib/payments/instalments';
import type { Transaction } from '@/lib/platform/database-connection';
import { env } from '@/lib/platform/env';
import { defineQueue, queueJob } from '@/lib/platform/jobs/queue';
import { factLines, oneLine } from '@/lib/platform/mail/mail';
import type { QueuedMail } from '@/lib/platform/mail/mail-worker';
import { receivedFor } from '@/lib/site/money-terms';
import { newToken } from '@/lib/platform/random-token';
import { narrow, statement, type RowOf } from '@/lib/platform/statement';

const enrolmentMailsQueue = defineQueue({ name: 'enrolment-mails' });

/**
 * Queues the mail about an enrolment at the counter, in its transaction. None for a student without e-mail,
 * and none where this site sends no links to log in.
 */
export async function queueEnrolmentMail(tx: Transaction, registration: string): Promise<void> {
  if (!areSignInLinksSent()) return;
  const where = { id: registration, student: { email: { not: '' } } };
  if ((await tx.db.registration.count({ where })) > 0)
    await queueJob(tx, enrolmentMailsQueue, { registration });
}

const ENROLMENT = statement(
  'enrolment-in-mail',
  { registration: 'uuid' },
  {
    studentId: 'uuid',
    email: 'text',
    isVerified: 'bool',
    studentname: 'text',
    registrationnumber: 'text',
    what: 'text',
    price: narrow<Paise | null>('int4?'),
    paid: narrow<Paise>('int4'),
  },
  `select s.id as "studentId", s.email, s."emailVerifiedAt" is not null as "isVerified", r.studentname,
     r.registrationnumber, coalesce(nullif(r."planTitle", ''), r.coursename) as what,
     r."pricePaise" as price, ${receivedFor('r.id')} as paid
   from registrations r join students s on s.id = r."studentId"
   where r.id = $registration and s.email <> ''`,
);

/** Mails to students whom the office has enrolled. Each attempt makes a new link to log in. */
export const enrolmentMails: QueuedMail<{ registration: string }> = {
  queue: enrolmentMailsQueue,
  resendable: true,
  write: async (on, { data: { registration } }) => {
    const enrolment = await ENROLMENT.first(on, { registration });
    if (!enrolment) return null;
    const plan = await instalmentPlan(registration);
    const token = enrolment.isVerified ? null : newToken();
    if (token) await saveSignInLink(on, { studentId: enrolment.studentId, token, isNew: true });
    return {
      to: { address: enrolment.email },
      subject: `You are enrolled: ${enrolment.what}`,
      messageId: `enrolment-${registration}`,
      text: letter(enrolment, plan?.isCurrent ? printPlan(plan) : null, token),
    };
  },
};

function letter(
  { studentname, registrationnumber, what, price, paid }: RowOf<typeof ENROLMENT>,
  instalments: string | null,
  token: string | null,
): string {
  return [
    `Dear ${oneLine(studentname)},`,
    '',
    `You are enrolled at ${institute.name}.`,
    '',
    ...factLines([
      ['Course', what],
      ['Reg. No', registrationnumber],
      ['Fee', price === null ? null : formatRupees(price)],
      ['Paid', paid > 0 ? formatRupees(paid) : null],
      ['Instalments', instalments],
    ]),
    '',
    ...(token === null
      ? ['Log in to see and complete your form:', `${env.SITE_URL}/history`]
      : [
          'Open this link to confirm your e-mail, log in and complete your form:',
          `${env.SITE_URL}/student-login#link=${token}`,
          '',
          CONFIRM_BY,
        ]),
    '',
    `You have not enrolled, or something is not right? Call us on ${institute.phones[0].printed}.`,
    '',
  ].join('\n');
}
