import 'server-only';
import type { IsoDay } from '@/content/day';
import type { Paise } from '@/content/money';
import { payerLinkFaults, payerRefusals, type PayerLinkFault } from '../payer-words';
import { needsParentConsent } from '@/lib/accounts/parent-consent';
import { ApiError } from '@/lib/calls/errors';
import { otherOfSamePlan } from '@/lib/enrolment/same-plan';
import { onlinePayment } from '@/lib/payments/gateways/gateways';
import { moneyOf } from '@/lib/payments/instalment-plans';
import { paymentRefusals } from '@/lib/payments/payment-refusals';
import type { Staff } from '@/lib/staff/access';
import { noteAct } from '@/lib/staff/audit/audit';
import type { Queryable, Transaction } from '@/lib/platform/database-connection';
import { inTransaction, pool } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { rememberErased } from '@/lib/platform/erasures';
import { isReceived } from '@/lib/site/money-terms';
import { hashOf, newToken } from '@/lib/platform/random-token';
import { narrow, statement } from '@/lib/platform/statement';
import { isUuid } from '@/lib/platform/uuid';
import { today } from '@/lib/site/days';

const OPEN_DAYS = 7;
/** Open at once for a registration, and made in a day. */
const MOST_OPEN = 5;
const MOST_A_DAY = 20;

/** On a row `link` of `payer_links`. */
const isOpen = `(link."endedAt" is null and link."expiresAt" > now())`;

const LOCK = statement(
  'lock-registration-of-payer-link',
  {
    studentId: 'uuid',
    price: narrow<Paise | null>('int4?'),
    born: narrow<IsoDay>('text'),
    submitted: 'bool',
  },
  `select "studentId", "pricePaise" as price, to_char(dateofbirth, 'YYYY-MM-DD') as born,
    "submittedAt" is not null as submitted
  from registrations where id = $1 for no key update`,
);

const COUNT = statement(
  'count-payer-links',
  { open: 'int4', made: 'int4' },
  `select count(*) filter (where ${isOpen})::int as open,
    count(*) filter (where link."createdAt" > now() - interval '1 day')::int as made
  from payer_links link where link."registrationId" = $1`,
);

/** Until the end of a day in Delhi, so that a day is all that has to be said. */
const ADD = statement(
  'add-payer-link',
  { id: 'uuid', expiresAt: 'timestamptz' },
  `insert into payer_links ("tokenHash", "registrationId", via, "staffId", "expiresAt")
  values ($1, $2, $3, $4, (date_trunc('day', now() at time zone 'Asia/Kolkata')
    + interval '${OPEN_DAYS + 1} days') at time zone 'Asia/Kolkata')
  returning id, "expiresAt"`,
);

/** The last day on which a link works, in Delhi. */
const lastDay = (expiresAt: Date) => today(new Date(expiresAt.getTime() - 1));

export interface NewPayerLink {
  link: string;
  /** The last day on which it works. */
  until: IsoDay;
}

type Maker = { studentId: string } | Staff<'payments.record'>;

const conflict = (message: string) => new ApiError('conflict', message);

/**
 * A link by which somebody else pays the fee of a submitted registration. Only the hash of its token is stored.
 * @param maker the student, or staff
 * @throws ApiError not_found; conflict when nothing can be paid, or when enough links were made
 */
export async function makePayerLink(maker: Maker, registration: string): Promise<NewPayerLink> {
  if (!onlinePayment().open) throw paymentRefusals.closed();
  return inTransaction(async (tx) => {
    const row = await LOCK.first(tx, [registration]);
    const isOwn = 'staffId' in maker || row?.studentId === maker.studentId;
    if (!row || !isOwn) throw unknownRegistration(maker);
    const fault = await faultOf(tx, registration, row);
    if (fault) throw conflict(payerLinkFaults['staffId' in maker ? 'staff' : 'student'][fault]);
    const token = newToken();
    const staff = 'staffId' in maker ? maker : null;
    const staffId = staff?.staffId ?? null;
    const via = staffId === null ? 'student' : 'office';
    const added = await ADD.first(tx, [hashOf(token), registration, via, staffId]);
    if (!added) throw new Error('The link that was just written is not there.');
    if (staff) await noteLink(tx, staff, 'registration.payerLink', registration);
    return { link: `${env.SITE_URL}/pay/${token}`, until: lastDay(added.expiresAt) };
  });
}

function unknownRegistration(maker: Maker): ApiError {
  if ('studentId' in maker) return paymentRefusals.unknownRegistration();
  return new ApiError('not_found', 'This registration no longer exists. Search again.');
}

interface LockedRegistration {
  studentId: string;
  price: Paise | null;
  born: IsoDay;
  submitted: boolean;
}

/** Why no link can be made now; null when one can. */
async function faultOf(
  tx: Transaction,
  registration: string,
  { studentId, price, born, submitted }: LockedRegistration,
): Promise<PayerLinkFault | null> {
  const { paid, inReview } = await moneyOf(tx, registration);
  if (!submitted) return 'draft';
  if (inReview) return 'inReview';
  if (price === null) return 'noPrice';
  if (paid >= price) return 'paid';
  if (await otherOfSamePlan(registration, tx)) return 'enrolled';
  if (await needsParentConsent(studentId, { on: tx, born })) return 'needsParent';
  const { open = 0, made = 0 } = (await COUNT.first(tx, [registration])) ?? {};
  if (open >= MOST_OPEN) return 'tooManyOpen';
  return made >= MOST_A_DAY ? 'tooManyToday' : null;
}

function noteLink(
  tx: Transaction,
  staff: Staff<'payments.record'>,
  action: 'registration.payerLink' | 'registration.payerLinkEnd',
  subjectId: string,
) {
  return noteAct(tx, staff, { action, subject: 'registration', subjectId });
}

const END = statement(
  'end-payer-link',
  { registrationId: 'uuid', wasOpen: 'bool' },
  `with link as (
    select l.id, l."registrationId", l."endedAt" is null as "wasOpen" from payer_links l
    join registrations r on r.id = l."registrationId"
    where l.id = $1 and ($2::uuid is null or r."studentId" = $2)
    for update of l
  ), ended as (
    update payer_links set "endedAt" = now() from link
    where payer_links.id = link.id and link."wasOpen"
  )
  select "registrationId", "wasOpen" from link`,
);

/**
 * Ends a link, whoever made it. A repeat changes nothing.
 * @throws ApiError not_found
 */
export async function endPayerLink(maker: Maker, link: string): Promise<{ ended: true }> {
  return inTransaction(async (tx) => {
    const studentId = 'studentId' in maker ? maker.studentId : null;
    const found = await END.first(tx, [link, studentId]);
    if (!found) throw new ApiError('not_found', 'There is no such link. Reload the page.');
    if (found.wasOpen && 'staffId' in maker)
      await noteLink(tx, maker, 'registration.payerLinkEnd', found.registrationId);
    return { ended: true };
  });
}

/** A link as its student sees it, without its token. */
export interface ShownPayerLink {
  id: string;
  /** Who made it. */
  via: 'student' | 'office';
  madeOn: IsoDay;
  /** The last day on which it works. */
  until: IsoDay;
  /** When its page was opened last. */
  openedOn: IsoDay | null;
}

/** As the office sees it, with the name of the member of staff who made it. */
export interface OfficePayerLink extends ShownPayerLink {
  by: string | null;
}

const LIST = statement(
  'open-payer-links',
  {
    id: 'uuid',
    registrationId: 'uuid',
    via: narrow<OfficePayerLink['via']>('text'),
    by: 'text?',
    createdAt: 'timestamptz',
    expiresAt: 'timestamptz',
    openedAt: 'timestamptz?',
  },
  `select link.id, link."registrationId", link.via, link."createdAt", link."expiresAt", link."openedAt",
    (select coalesce(nullif(staff.name, ''), staff.email) from staff where id = link."staffId") as by
  from payer_links link where link."registrationId" = any($1::uuid[]) and ${isOpen}
  order by link."createdAt" desc, link.id`,
);

/** The links that work now, by the id of their registration, newest first, for the office. */
export async function openPayerLinks(
  registrations: readonly string[],
  on: Queryable = pool,
): Promise<Map<string, OfficePayerLink[]>> {
  const links = new Map<string, OfficePayerLink[]>();
  for (const row of await LIST.rows(on, [registrations])) {
    const { registrationId, createdAt, expiresAt, openedAt, ...link } = row;
    const shown = {
      ...link,
      madeOn: today(createdAt),
      until: lastDay(expiresAt),
      openedOn: openedAt && today(openedAt),
    };
    links.set(registrationId, [...(links.get(registrationId) ?? []), shown]);
  }
  return links;
}

/** As `openPayerLinks`, without the names of staff. */
export async function ownPayerLinks(
  registrations: readonly string[],
): Promise<Map<string, ShownPayerLink[]>> {
  const links = await openPayerLinks(registrations);
  const shown = [...links].map(
    ([registration, all]) => [registration, all.map(({ by: _name, ...link }) => link)] as const,
  );
  return new Map(shown);
}

const FIND = statement(
  'find-payer-link',
  {
    id: 'uuid',
    registrationId: 'uuid',
    studentId: 'uuid',
    studentname: 'text',
    expiresAt: 'timestamptz',
  },
  `select link.id, link."registrationId", link."expiresAt", r."studentId", r.studentname
  from payer_links link join registrations r on r.id = link."registrationId"
  where link."tokenHash" = $1 and ${isOpen}`,
);

export interface FoundPayerLink {
  id: string;
  registrationId: string;
  studentId: string;
  /** First name of the student. */
  firstName: string;
  until: IsoDay;
}

/** The link with this token; null if it has expired or was ended, and for an unknown one. */
export async function findPayerLink(token: string): Promise<FoundPayerLink | null> {
  if (!/^[\w-]{20,100}$/.test(token)) return null;
  const found = await FIND.first(pool, [hashOf(token)]);
  if (!found) return null;
  const { studentname, expiresAt, ...link } = found;
  const [firstName = ''] = studentname.trim().split(/\s+/);
  return { ...link, firstName, until: lastDay(expiresAt) };
}

const OPENED = statement(
  'note-opened-payer-link',
  { id: 'uuid' },
  `update payer_links link set "openedAt" = now()
  where link."tokenHash" = $1 and ${isOpen} returning link.id`,
);

/**
 * Notes that a browser has opened the page of a link.
 * @returns false if the link does not work
 */
export async function noteOpened(token: string): Promise<boolean> {
  return (await OPENED.first(pool, [hashOf(token)])) !== null;
}

/** Who pays by which link. */
export interface Payer {
  linkId: string;
  name: string;
  email: string;
}

const NOTE_PAYER = statement(
  'note-payer-of-link',
  {},
  `insert into payer_link_payments ("paymentId", "linkId", name, email) values ($1, $2, $3, $4)`,
);

/**
 * Keeps to whom the receipt of a payment goes besides the student, in the transaction that starts it: who comes to
 * a payment that was started is not its payer.
 */
export async function notePayer(
  tx: Transaction,
  paymentId: string,
  { linkId, name, email }: Payer,
): Promise<void> {
  await NOTE_PAYER.run(tx, [paymentId, linkId, name, email]);
}

const FORGET_PAYERS = statement(
  'forget-payers-of-links',
  { paymentId: 'uuid' },
  `delete from payer_link_payments where "paymentId" = any($1::uuid[]) returning "paymentId"`,
);

/**
 * Deletes what payers entered for the receipts of payments, for good: a restored backup does not
 * bring it back. The payments stay. Idempotent.
 * @returns of how many payments something was deleted
 */
export async function forgetPayers(on: Queryable, payments: readonly string[]): Promise<number> {
  const forgotten = await FORGET_PAYERS.rows(on, [payments]);
  const ids = forgotten.map(({ paymentId }) => paymentId);
  await rememberErased(on, 'payer', ids);
  return ids.length;
}

const PAID_WITH = statement(
  'payment-paid-with-link',
  { paymentId: 'uuid' },
  `select p.id as "paymentId" from payments p
    join payer_links link on link."registrationId" = p."registrationId"
  where p.id = $1 and link."tokenHash" = $2 and not exists (
    select from payer_link_payments paid where paid."paymentId" = p.id and paid."linkId" <> link.id)`,
);

/**
 * Deletes what the payer entered for the receipt of one payment. Idempotent.
 * @param token of the link by which the payment was started, which may have expired or been ended
 * @throws ApiError unauthorized for any other token, whether there is such a payment or not
 */
export async function forgetPayer(paymentId: string, token: string): Promise<{ forgotten: true }> {
  await inTransaction(async (tx) => {
    const paid = await PAID_WITH.first(tx, [paymentId, hashOf(token)]);
    if (!paid) throw new ApiError('unauthorized', payerRefusals.notYours);
    await forgetPayers(tx, [paymentId]);
  });
  return { forgotten: true };
}

/** Who has paid by a link, for the office; the amount in paise. */
export interface LinkPayer {
  name: string;
  email: string;
  amountPaise: Paise;
}

const PAYERS = statement(
  'payers-by-link',
  { registrationId: 'uuid?', name: 'text', email: 'text', amountPaise: narrow<Paise>('int4') },
  `select p."registrationId", paid.name, paid.email, p."amountPaise"
  from payer_link_payments paid join payments p on p.id = paid."paymentId"
  where p."registrationId" = any($1::uuid[]) and ${isReceived('p')}
  order by p."createdAt", p.id`,
);

/** Who has paid fees by links, by the id of the registration, oldest first. */
export async function payersByLink(
  registrations: readonly string[],
  on: Queryable,
): Promise<Map<string, LinkPayer[]>> {
  const payers = new Map<string, LinkPayer[]>();
  for (const { registrationId, ...payer } of await PAYERS.rows(on, [registrations])) {
    const key = registrationId ?? '';
    payers.set(key, [...(payers.get(key) ?? []), payer]);
  }
  return payers;
}

const PAID_BY = statement(
  'payer-link-of-payment',
  { studentId: 'uuid?' },
  `select r."studentId" from payer_link_payments paid
  join payments p on p.id = paid."paymentId" left join registrations r on r.id = p."registrationId"
  where paid."paymentId" = $1`,
);

/**
 * Whether a payment was started by a link.
 * @returns the student whose fee it is; null for any other payment
 */
export async function paidByLink(
  paymentId: string,
  on: Queryable = pool,
): Promise<{ studentId: string | null } | null> {
  return isUuid(paymentId) ? PAID_BY.first(on, [paymentId]) : null;
}
