import 'server-only';
import { institute } from '@/content/institute';
import { parentAgreementText } from '@/content/parent-consent';
import type { ParentRelation } from '@/content/parent-relations';
import { retention } from '@/content/retention';
import type { IsoDay } from '@/content/day';
import { ApiError, tooManyForms } from '@/lib/calls/errors';
import type { Queryable, Transaction } from '@/lib/platform/database-connection';
import { inTransaction, pool } from '@/lib/platform/db';
import { emailKey } from '@/lib/platform/email-address';
import { env } from '@/lib/platform/env';
import { defineQueue, insertJobs } from '@/lib/platform/jobs/queue';
import { defineLimit } from '@/lib/platform/limits';
import { log } from '@/lib/platform/log';
import type { Mail } from '@/lib/platform/mail/mail';
import type { QueuedMail } from '@/lib/platform/mail/mail-worker';
import { hashOf, newToken } from '@/lib/platform/random-token';
import { keyedHash } from '@/lib/platform/secrets';
import { narrow, statement } from '@/lib/platform/statement';
import { isUnder18 } from '@/lib/site/days';
import { textHash } from '@/lib/site/notice-hash';
import { areSignInLinksSent } from './sign-in-mails';

/** The newest counts. */
const isGiven = `coalesce((
    select given from consents where "studentId" = students.id and kind = 'parent'
    order by "createdAt" desc limit 1
  ), false)`;

const NEEDS = statement(
  'needs-parent-consent',
  { born: narrow<IsoDay>('text'), given: 'bool' },
  `select to_char(dateofbirth, 'YYYY-MM-DD') as born,
    ${isGiven} as given
  from students where id = $1`,
);

/**
 * True for a student under 18 without a parent's consent: form and payment wait (D26).
 * @param on the transaction to join, if any
 * @param born the date of birth in a form, which may differ from the account's
 */
export async function needsParentConsent(
  studentId: string,
  { on = pool, born }: { on?: Queryable; born?: IsoDay } = {},
): Promise<boolean> {
  const student = await NEEDS.first(on, [studentId]);
  if (!student || student.given) return false;
  return isUnder18(student.born) || (born !== undefined && isUnder18(born));
}

const NOTE_ASKED = statement(
  'note-parent-asked',
  {},
  `insert into consents ("studentId", kind, given, version)
   select $1, 'parentAsked', true, $2 where not exists (
     select from consents where "studentId" = $1 and kind = 'parentAsked' and given
       and "createdAt" > now() - interval '1 day')`,
);

/** Records, once a day, that the student says to have asked a parent. It is no consent. */
export async function noteParentAsked(studentId: string, on: Queryable = pool): Promise<void> {
  await NOTE_ASKED.run(on, [studentId, agreementVersion]);
}

/** Identifies the text that a parent agrees to; `notice_texts` has it. */
const agreementHash = textHash(parentAgreementText);
const agreementVersion = agreementHash.slice(0, 16);

const DAY_MS = 86_400_000;
const perStudent = defineLimit({ name: 'parent-link', points: 5, windowMs: DAY_MS });
const perParent = defineLimit({ name: 'parent-link-to', points: 5, windowMs: DAY_MS });
const perAddress = defineLimit({ name: 'parent-link-from', points: 60, windowMs: 3_600_000 });

const LOCK_STUDENT = statement(
  'lock-student-of-parent',
  { emails: 'text[]', born: narrow<IsoDay>('text') },
  `select array(
      select email union select r.email from registrations r where r."studentId" = students.id
    ) as emails,
    to_char(coalesce((select max(r.dateofbirth) from registrations r
      where r."studentId" = students.id), dateofbirth), 'YYYY-MM-DD') as born
   from students where id = $1 for no key update`,
);

const SET_PARENT = statement(
  'set-parent-email',
  {},
  `with links as (delete from parent_links where "studentId" = $1 and via = 'mail')
   update students set "parentEmail" = $2 where id = $1`,
);

const WORTH_SENDING_MS = DAY_MS;

/** A job holds the student's id. */
export const parentMailsQueue = defineQueue({
  name: 'parent-mails',
  retryDelay: 30,
  retentionMinutes: 2 * 24 * 60,
});

const QUEUE = statement(
  'queue-parent-mail',
  {},
  insertJobs(parentMailsQueue, `jsonb_build_object('student', $1::text)`),
);

const OWN_EMAIL =
  'This is the student’s own e-mail. Enter the e-mail of a parent; or call us, and we give your parent a link.';

/** Ignores what a mailbox ignores: "+suffix", and dots at Gmail. */
function mailboxOf(email: string): string {
  const [local = '', domain = ''] = emailKey(email).split('@');
  const [name = ''] = local.split('+');
  return /^(gmail|googlemail)\.com$/.test(domain)
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${domain}`;
}

/**
 * Sends a parent the link by which they consent; links that were mailed before end.
 * @param address the client's IP address; null if unknown
 * @returns false where this site sends no mails, or nothing is missing
 * @throws ApiError invalid_input (the student's own e-mail), too_many_requests, unauthorized
 */
export async function askParent(
  studentId: string,
  email: string,
  address: string | null,
): Promise<boolean> {
  await countRequest(studentId, email, address);
  return inTransaction(async (tx) => {
    const student = await LOCK_STUDENT.first(tx, [studentId]);
    if (!student) throw new ApiError('unauthorized', 'Please log in again.');
    if (student.emails.some((own) => mailboxOf(own) === mailboxOf(email))) {
      throw new ApiError('invalid_input', OWN_EMAIL, { fields: { email: OWN_EMAIL } });
    }
    const { born } = student;
    if (!areSignInLinksSent()) return false;
    if (!(await needsParentConsent(studentId, { on: tx, born }))) return false;
    await SET_PARENT.run(tx, [studentId, email]);
    await noteParentAsked(studentId, tx);
    await QUEUE.run(tx, [studentId]);
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

const ADD_LINK = statement(
  'add-parent-link',
  {},
  `insert into parent_links ("tokenHash", "studentId", via) values ($2, $1, $3)`,
);

/** Makes a link, of which only the token's hash is stored. The fragment reaches no server log. */
export async function makeParentLink(
  on: Queryable,
  studentId: string,
  via: 'mail' | 'office',
): Promise<string> {
  const token = newToken();
  await ADD_LINK.run(on, [studentId, hashOf(token), via]);
  return `${env.SITE_URL}/parent-consent#link=${token}`;
}

const MAIL_TO = statement(
  'parent-mail-to',
  { email: 'text?', given: 'bool' },
  `select "parentEmail" as email, ${isGiven} as given from students where id = $1`,
);

/** Mails to parents. Each attempt makes a new link. */
export const parentMails: QueuedMail<{ student: string }> = {
  queue: parentMailsQueue,
  pollMs: 1_000,
  resendable: false,
  write: async (on, { id, data, createdOn }) => {
    const student = await MAIL_TO.first(on, [data.student]);
    if (!student?.email || student.given) return null;
    if (Date.now() - createdOn.getTime() > WORTH_SENDING_MS) {
      const hint = 'Given up: the link was not sent in time.';
      log.error({ where: parentMailsQueue.name, job: id, hint });
      return null;
    }
    return parentMail(student.email, await makeParentLink(on, data.student, 'mail'));
  },
};

const [days] = retention.parentLinks.period;

/** Without the student's name: the address may be mistyped. */
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

const isOpen = `"createdAt" > now() - interval '${retention.parentLinks.period.join(' ')}'`;

const FIND_LINK = statement(
  'find-parent-link',
  { studentname: 'text' },
  `select studentname from students
   where id = (select "studentId" from parent_links where "tokenHash" = $1 and ${isOpen})`,
);

const linkOver = () =>
  new ApiError(
    'unauthorized',
    `This link has been used or has expired. Ask the student to send you a new one from the Admission Form, or call us on ${institute.phones[0].printed}.`,
  );

/**
 * For whom a link asks.
 * @throws ApiError unauthorized if the token is used, expired or unknown
 */
export async function readParentLink(token: string): Promise<{ studentname: string }> {
  const student = await FIND_LINK.first(pool, [hashOf(token)]);
  if (!student) throw linkOver();
  return student;
}

/** Runs first: links are used one at a time for each student. */
const LOCK_BY_LINK = statement(
  'lock-student-by-parent-link',
  { id: 'uuid' },
  `select id from students
   where id = (select "studentId" from parent_links where "tokenHash" = $1 and ${isOpen})
   for no key update`,
);

const USE_LINKS = statement(
  'use-parent-links',
  { used: 'bool' },
  `with ended as (delete from parent_links where "studentId" = $1 returning "tokenHash")
   select exists (select from ended where "tokenHash" = $2) as used`,
);

const ADD_CONSENT = statement(
  'add-parent-consent',
  {},
  `insert into consents ("studentId", kind, given, version, "textHash", "givenBy", relation, via)
   values ($1, 'parent', true, $2, $3, $4, $5, $6)`,
);

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
    const student = await LOCK_BY_LINK.first(tx, [tokenHash]);
    if (!student) throw linkOver();
    if (!(await USE_LINKS.first(tx, [student.id, tokenHash]))?.used) throw linkOver();
    const values = [student.id, agreementVersion, agreementHash, name.trim(), relation, 'link'];
    await ADD_CONSENT.run(tx, values);
  });
}

/**
 * Records a parent's consent that the office has on paper. All links of the student end.
 * @param by who signed it, where the office wrote that down
 */
export async function addPaperConsent(
  tx: Transaction,
  studentId: string,
  by: GivenConsent | null = null,
): Promise<void> {
  const { name = null, relation = null } = by ?? {};
  await USE_LINKS.run(tx, [studentId, '']);
  const values = [studentId, agreementVersion, agreementHash, name?.trim(), relation, 'paper'];
  await ADD_CONSENT.run(tx, values);
}

/** The e-mail to which a student sent the link; '' for none. */
export async function parentEmailOf(studentId: string): Promise<string> {
  return (await MAIL_TO.first(pool, [studentId]))?.email ?? '';
}
