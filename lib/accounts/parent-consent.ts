import 'server-only';
import { institute } from '@/content/facts/institute';
import { parentAgreementText } from './parent-consent-words';
import type { ParentRelation } from './parent-relations';
import { retention } from '@/content/pages/retention';
import type { IsoDay } from '@/content/day';
import { ApiError, tooManyForms } from '@/lib/calls/errors';
import type { Transaction } from '@/lib/platform/database-connection';
import { databaseTime, lockRow } from '@/lib/platform/database-locks';
import { db, inTransaction } from '@/lib/platform/db';
import { emailKey } from '@/lib/platform/email-address';
import { env } from '@/lib/platform/env';
import { defineQueue, queueJob } from '@/lib/platform/jobs/queue';
import { defineLimit } from '@/lib/platform/limits';
import { log } from '@/lib/platform/log';
import type { Mail } from '@/lib/platform/mail/mail';
import type { QueuedMail } from '@/lib/platform/mail/mail-worker';
import { hashOf, newToken } from '@/lib/platform/random-token';
import { keyedHash } from '@/lib/platform/secrets';
import { dayOf, isUnder18 } from '@/lib/site/days';
import { textHash } from '@/lib/site/notice-hash';
import { areSignInLinksSent } from './sign-in-mails';

/** The client, or a transaction with its own. */
type On = Pick<Transaction, 'db'>;

/** A student, and whether the newest parent's consent is valid; null for an unknown id. */
async function studentOfParent(on: On, id: string) {
  const student = await on.db.student.findUnique({
    where: { id },
    select: {
      parentEmail: true,
      dateofbirth: true,
      consents: {
        where: { kind: 'parent' },
        orderBy: { createdAt: 'desc' },
        take: 1,
        select: { given: true },
      },
    },
  });
  if (!student) return null;
  const { parentEmail, dateofbirth, consents } = student;
  return { parentEmail, born: dayOf(dateofbirth), isGiven: consents[0]?.given ?? false };
}

/**
 * True for a student under 18 without a parent's consent: form and payment wait (D26).
 * @param on the transaction to join, if any
 * @param born the date of birth in a form, which may differ from the account's
 */
export async function needsParentConsent(
  studentId: string,
  { on = { db }, born }: { on?: On; born?: IsoDay } = {},
): Promise<boolean> {
  const student = await studentOfParent(on, studentId);
  if (!student || student.isGiven) return false;
  return isUnder18(student.born) || (born !== undefined && isUnder18(born));
}

/** Records, once a day, that the student has ticked "a parent was asked". It is no consent. */
export async function noteParentAsked(studentId: string, on: On = { db }): Promise<void> {
  const asked = { studentId, kind: 'parentAsked', given: true } as const;
  const today = await on.db.consent.count({
    where: { ...asked, createdAt: { gt: new Date(Date.now() - DAY_MS) } },
  });
  if (today > 0) return;
  await on.db.consent.createMany({ data: [{ ...asked, version: agreementVersion }] });
}

/** Identifies the text that a parent agrees to; `notice_texts` has it. */
const agreementHash = textHash(parentAgreementText);
const agreementVersion = agreementHash.slice(0, 16);

const DAY_MS = 86_400_000;
const perStudent = defineLimit({ name: 'parent-link', points: 5, windowMs: DAY_MS });
const perParent = defineLimit({ name: 'parent-link-to', points: 5, windowMs: DAY_MS });
const perAddress = defineLimit({ name: 'parent-link-from', points: 60, windowMs: 3_600_000 });

const WORTH_SENDING_MS = DAY_MS;

/** A job holds the student's id. */
export const parentMailsQueue = defineQueue({
  name: 'parent-mails',
  retryDelay: 30,
  retentionMinutes: 2 * 24 * 60,
});

const OWN_EMAIL =
  'This is the student’s own e-mail. Enter the e-mail of a parent; or call us, and we give your parent a link.';

/** Drops parts that do not change the mailbox: "+suffix", and dots at Gmail. */
function mailboxOf(email: string): string {
  const [local = '', domain = ''] = emailKey(email).split('@');
  const [name = ''] = local.split('+');
  return /^(gmail|googlemail)\.com$/.test(domain)
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${domain}`;
}

/**
 * Mails a parent the link for consenting; earlier mailed links end.
 * @param address the client's IP address; null if unknown
 * @returns false where this site sends no mails, or no consent is missing
 * @throws ApiError invalid_input (the student's own e-mail), too_many_requests, unauthorized
 */
export async function askParent(
  studentId: string,
  email: string,
  address: string | null,
): Promise<boolean> {
  await countRequest(studentId, email, address);
  return inTransaction(async (tx) => {
    await lockRow(tx, 'students', studentId);
    const student = await tx.db.student.findUnique({
      where: { id: studentId },
      select: {
        email: true,
        registrations: {
          orderBy: { dateofbirth: 'desc' },
          select: { email: true, dateofbirth: true },
        },
      },
    });
    if (!student) throw new ApiError('unauthorized', 'Please log in again.');
    const { registrations } = student;
    const own = [student, ...registrations].map((one) => mailboxOf(one.email));
    if (own.includes(mailboxOf(email))) {
      throw new ApiError('invalid_input', OWN_EMAIL, { fields: { email: OWN_EMAIL } });
    }
    const [youngest] = registrations;
    const born = youngest && dayOf(youngest.dateofbirth);
    if (!areSignInLinksSent()) return false;
    if (!(await needsParentConsent(studentId, { on: tx, born }))) return false;
    await tx.db.parentLink.deleteMany({ where: { studentId, via: 'mail' } });
    await tx.db.student.updateMany({ where: { id: studentId }, data: { parentEmail: email } });
    await noteParentAsked(studentId, tx);
    await queueJob(tx, parentMailsQueue, { student: studentId });
    return true;
  });
}

async function countRequest(student: string, email: string, address: string | null) {
  const counted = [
    [perStudent, student],
    [perParent, keyedHash('counters', perParent.name, mailboxOf(email))],
    ...(address === null ? [] : [[perAddress, address] as const]),
  ] as const;
  for (const [limit, key] of counted) {
    const wait = await limit.count(key);
    if (wait === null) continue;
    if (limit === perAddress) throw tooManyForms(wait);
    throw new ApiError(
      'too_many_requests',
      `Enough links were sent for today. Ask your parent to look in the spam folder, or call us on ${institute.phones[0].printed}: we give your parent a link.`,
      { retryAfterSeconds: wait },
    );
  }
}

/** Makes a link, of which only the token's hash is stored. The fragment reaches no server log. */
export async function makeParentLink(
  on: On,
  studentId: string,
  via: 'mail' | 'office',
): Promise<string> {
  const token = newToken();
  await on.db.parentLink.createMany({ data: [{ tokenHash: hashOf(token), studentId, via }] });
  return `${env.SITE_URL}/parent-consent#link=${token}`;
}

/** Mails to parents. Each attempt makes a new link. */
export const parentMails: QueuedMail<{ student: string }> = {
  queue: parentMailsQueue,
  pollMs: 1_000,
  resendable: false,
  write: async (_, { id, data, createdOn }) => {
    const student = await studentOfParent({ db }, data.student);
    if (!student?.parentEmail || student.isGiven) return null;
    if (Date.now() - createdOn.getTime() > WORTH_SENDING_MS) {
      const hint = 'Given up: the link was not sent in time.';
      log.error({ where: parentMailsQueue.name, job: id, hint });
      return null;
    }
    const link = await makeParentLink({ db }, data.student, 'mail');
    return parentMail(student.parentEmail, link);
  },
};

const [days] = retention.parentLinks.period;

/** The student's name is left out, because the address may be mistyped. */
const parentMail = (address: string, link: string): Mail => ({
  to: { address },
  subject: `${institute.name}: a student asks for your consent as a parent`,
  text: [
    `A student under 18 has an account at ${institute.name} and gave this address as a parent’s.`,
    'Open the link below to read what you are asked to agree to.',
    '',
    `18 वर्ष से कम आयु के एक छात्र ने ${institute.name} में खाता बनाया है और माता-पिता के रूप में यह पता दिया है।`,
    'जिस बात की सहमति माँगी गई है, उसे पढ़ने के लिए यह लिंक खोलें:',
    '',
    link,
    '',
    `The link works once, within ${days} days. यह लिंक ${days} दिन तक और एक ही बार काम करता है।`,
    '',
    'If you do not know the student, ignore this e-mail: nothing is agreed without you.',
    'यदि आप इसके बारे में नहीं जानते, तो आपको कुछ करने की आवश्यकता नहीं है।',
    `Questions? प्रश्न? ${institute.phones[0].printed}`,
    '',
  ].join('\n'),
});

/** The student of a link that is not over; null otherwise. */
async function studentOfLink(on: On, tokenHash: string) {
  const link = await on.db.parentLink.findFirst({
    where: { tokenHash, createdAt: { gt: new Date(Date.now() - days * DAY_MS) } },
    select: { student: { select: { id: true, studentname: true } } },
  });
  return link?.student ?? null;
}

const linkOver = () =>
  new ApiError(
    'unauthorized',
    `This link has been used or has expired. Ask the student to send you a new one from the Admission Form, or call us on ${institute.phones[0].printed}.`,
  );

/**
 * The student whose parent a link asks.
 * @throws ApiError unauthorized if the token is used, expired or unknown
 */
export async function readParentLink(token: string): Promise<{ studentname: string }> {
  const student = await studentOfLink({ db }, hashOf(token));
  if (!student) throw linkOver();
  return { studentname: student.studentname };
}

interface GivenConsent {
  name: string;
  relation: ParentRelation;
}

/**
 * Records a parent's consent by a link. All links of the student end.
 * @throws ApiError unauthorized if the token is used, expired or unknown
 */
export async function giveParentConsent(
  token: string,
  { name, relation }: GivenConsent,
): Promise<void> {
  const tokenHash = hashOf(token);
  await inTransaction(async (tx) => {
    const student = await studentOfLink(tx, tokenHash);
    if (!student) throw linkOver();
    // Links are used one at a time for each student.
    await lockRow(tx, 'students', student.id);
    const used = await tx.db.parentLink.deleteMany({ where: { tokenHash } });
    if (used.count === 0) throw linkOver();
    await addConsent(tx, student.id, { name, relation, via: 'link' });
  });
}

/**
 * Records a parent's consent that the office has on paper. All links of the student end.
 * @param by the signer, if recorded
 */
export async function addPaperConsent(
  tx: Transaction,
  studentId: string,
  by: GivenConsent | null = null,
): Promise<void> {
  await addConsent(tx, studentId, { ...by, via: 'paper' });
}

async function addConsent(
  tx: Transaction,
  studentId: string,
  { name, relation, via }: Partial<GivenConsent> & { via: 'link' | 'paper' },
): Promise<void> {
  await tx.db.parentLink.deleteMany({ where: { studentId } });
  const text = { version: agreementVersion, textHash: agreementHash };
  const by = { givenBy: name?.trim(), relation, via };
  // The clock that dates the rows of `handOver`: the newest consent counts.
  const createdAt = await databaseTime(tx);
  const consent = { studentId, kind: 'parent', given: true, ...text, ...by, createdAt } as const;
  await tx.db.consent.createMany({ data: [consent] });
}

/** The e-mail to which a student sent the link; '' for none. */
export async function parentEmailOf(studentId: string): Promise<string> {
  return (await studentOfParent({ db }, studentId))?.parentEmail ?? '';
}
