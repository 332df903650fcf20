import 'server-only';
import type { IsoDay } from '@/content/day';
import type { Paise } from '@/content/money';
import { payerLinkFaults, payerRefusals, type PayerLinkFault } from '../payer-words';
import { needsParentConsent } from '@/lib/accounts/parent-consent';
import { ApiError } from '@/lib/calls/errors';
import type { MessageLanguage } from '@/lib/messages/moments';
import { otherOfSamePlan } from '@/lib/enrolment/same-plan';
import { onlinePayment } from '@/lib/payments/gateways/gateways';
import { moneyOf } from '@/lib/payments/instalment-plans';
import { paymentRefusals } from '@/lib/payments/payment-refusals';
import type { Staff } from '@/lib/staff/access';
import { noteAct } from '@/lib/staff/audit/audit';
import type { Transaction } from '@/lib/platform/database-connection';
import { db, inTransaction } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { rememberErased } from '@/lib/accounts/erasures';
import { lockedRegistration, type LockedRegistration } from '@/lib/payments/locked-registration';
import { received } from '@/lib/site/money-terms';
import { hashOf, newToken } from '@/lib/platform/random-token';
import { isUuid } from '@/lib/platform/uuid';
import { dayAfter, today } from '@/lib/site/days';

const OPEN_DAYS = 7;
/** Limit of open links for a registration, and of new ones in a day. */
const MOST_OPEN = 5;
const MOST_A_DAY = 20;

const DAY_MS = 86_400_000;

/** Links that work now. */
const isOpen = () => ({ endedAt: null, expiresAt: { gt: new Date() } });

/** The last valid day of a link, in Delhi. */
const lastDay = (expiresAt: Date) => today(new Date(expiresAt.getTime() - 1));

export interface NewPayerLink {
  link: string;
  /** The last valid day. */
  until: IsoDay;
}

type Maker = { studentId: string } | Staff<'payments.record'>;

const conflict = (message: string) => new ApiError('conflict', message);

/**
 * Makes a link by which another person pays the fee of a submitted registration. Only the hash of its token
 * is stored.
 * @param maker the student, or staff
 * @throws ApiError not_found; conflict when nothing can be paid, or beyond `MOST_OPEN`
 */
export async function makePayerLink(maker: Maker, registration: string): Promise<NewPayerLink> {
  if (!onlinePayment().open) throw paymentRefusals.closed();
  return inTransaction(async (tx) => {
    const row = await lockedRegistration(tx, registration);
    const isOwn = 'staffId' in maker || row?.studentId === maker.studentId;
    if (!row || !isOwn) throw unknownRegistration(maker);
    const fault = await faultOf(tx, registration, row);
    if (fault) throw conflict(payerLinkFaults['staffId' in maker ? 'staff' : 'student'][fault]);
    const token = newToken();
    const staff = 'staffId' in maker ? maker : null;
    const staffId = staff?.staffId ?? null;
    const via = staffId === null ? 'student' : 'office';
    const lastDay = dayAfter(today(), OPEN_DAYS);
    await tx.db.payerLink.create({
      data: {
        tokenHash: hashOf(token),
        registrationId: registration,
        via,
        staffId,
        expiresAt: new Date(`${dayAfter(lastDay, 1)}T00:00:00+05:30`),
      },
    });
    if (staff) await noteLink(tx, staff, 'registration.payerLink', registration);
    return { link: `${env.SITE_URL}/pay/${token}`, until: lastDay };
  });
}

function unknownRegistration(maker: Maker): ApiError {
  if ('studentId' in maker) return paymentRefusals.unknownRegistration();
  return new ApiError('not_found', 'This registration no longer exists. Search again.');
}

/** The reason why no link can be made now; null if one can. */
async function faultOf(
  tx: Transaction,
  registration: string,
  { studentId, price, born, submittedAt }: LockedRegistration,
): Promise<PayerLinkFault | null> {
  const { paid, inReview } = await moneyOf(tx, registration);
  if (!submittedAt) return 'draft';
  if (inReview) return 'inReview';
  if (price === null) return 'noPrice';
  if (paid >= price) return 'paid';
  if (await otherOfSamePlan(registration, tx)) return 'enrolled';
  if (await needsParentConsent(studentId, { on: tx, born })) return 'needsParent';
  const ofRegistration = { registrationId: registration };
  const open = await tx.db.payerLink.count({ where: { ...ofRegistration, ...isOpen() } });
  if (open >= MOST_OPEN) return 'tooManyOpen';
  const made = await tx.db.payerLink.count({
    where: { ...ofRegistration, createdAt: { gt: new Date(Date.now() - DAY_MS) } },
  });
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

/**
 * Ends a link, whoever made it. Idempotent.
 * @throws ApiError not_found
 */
export async function endPayerLink(maker: Maker, link: string): Promise<{ ended: true }> {
  return inTransaction(async (tx) => {
    const studentId = 'studentId' in maker ? maker.studentId : null;
    const found = await tx.db.payerLink.findFirst({
      where: { id: link, ...(studentId && { registration: { studentId } }) },
      select: { registrationId: true },
    });
    if (!found) throw new ApiError('not_found', 'There is no such link. Reload the page.');
    const { count } = await tx.db.payerLink.updateMany({
      where: { id: link, endedAt: null },
      data: { endedAt: new Date() },
    });
    if (count > 0 && 'staffId' in maker)
      await noteLink(tx, maker, 'registration.payerLinkEnd', found.registrationId);
    return { ended: true };
  });
}

/** A link as its student sees it, without its token. */
export interface ShownPayerLink {
  id: string;
  /** Its maker. */
  via: 'student' | 'office';
  madeOn: IsoDay;
  /** The last valid day. */
  until: IsoDay;
  /** Day of the last visit to its page. */
  openedOn: IsoDay | null;
}

/** A link for the office, with the name of the member of staff who made it. */
export interface OfficePayerLink extends ShownPayerLink {
  by: string | null;
}

/** The open links, by the id of their registration, newest first, for the office. */
export async function openPayerLinks(
  registrations: readonly string[],
  client: Transaction['db'] = db,
): Promise<Map<string, OfficePayerLink[]>> {
  const rows = await client.payerLink.findMany({
    where: { registrationId: { in: [...registrations] }, ...isOpen() },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    select: {
      id: true,
      registrationId: true,
      via: true,
      createdAt: true,
      expiresAt: true,
      openedAt: true,
      staff: { select: { name: true, email: true } },
    },
  });
  const links = new Map<string, OfficePayerLink[]>();
  for (const { id, registrationId, via, createdAt, expiresAt, openedAt, staff } of rows) {
    const shown = {
      id,
      via: via as OfficePayerLink['via'],
      by: staff && (staff.name || staff.email),
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
  const found = await db.payerLink.findFirst({
    where: { tokenHash: hashOf(token), ...isOpen() },
    select: {
      id: true,
      registrationId: true,
      expiresAt: true,
      registration: { select: { studentId: true, studentname: true } },
    },
  });
  if (!found) return null;
  const { id, registrationId, expiresAt, registration } = found;
  const { studentId, studentname } = registration;
  const [firstName = ''] = studentname.trim().split(/\s+/);
  return { id, registrationId, studentId, firstName, until: lastDay(expiresAt) };
}

/**
 * Notes that a browser has opened the page of a link.
 * @returns false if the link does not work
 */
export async function noteOpened(token: string): Promise<boolean> {
  const { count } = await db.payerLink.updateMany({
    where: { tokenHash: hashOf(token), ...isOpen() },
    data: { openedAt: new Date() },
  });
  return count > 0;
}

/** A payer by a link, and the link. */
export interface Payer {
  linkId: string;
  name: string;
  email: string;
  /** The language of mails to the payer. */
  language: MessageLanguage;
}

/**
 * Stores the payer's address for the receipt, in the transaction that starts the payment: a later visitor to
 * the same payment is not its payer.
 */
export async function notePayer(
  tx: Transaction,
  paymentId: string,
  { linkId, name, email, language }: Payer,
): Promise<void> {
  await tx.db.payerLinkPayment.create({ data: { paymentId, linkId, name, email, language } });
}

/**
 * Permanently deletes the details that payers entered for receipts: a restored backup does not bring them
 * back. The payments stay. Idempotent.
 * @returns the number of payments with deleted details
 */
export async function forgetPayers(tx: Transaction, payments: readonly string[]): Promise<number> {
  const ofPayments = { paymentId: { in: [...payments] } };
  const entered = await tx.db.payerLinkPayment.findMany({ where: ofPayments });
  await tx.db.payerLinkPayment.deleteMany({ where: ofPayments });
  const ids = entered.map(({ paymentId }) => paymentId);
  await rememberErased(tx, 'payer', ids);
  return ids.length;
}

/**
 * Deletes the payer's details for the receipt of one payment. Idempotent.
 * @param token of the payment's link, which may have expired or been ended
 * @throws ApiError unauthorized for any other token, whether the payment exists or not
 */
export async function forgetPayer(paymentId: string, token: string): Promise<{ forgotten: true }> {
  await inTransaction(async (tx) => {
    const link = { tokenHash: hashOf(token) };
    const paid = await tx.db.payment.findFirst({
      where: {
        id: paymentId,
        registration: { payerLinks: { some: link } },
        OR: [{ payerLink: null }, { payerLink: { link } }],
      },
      select: { id: true },
    });
    if (!paid) throw new ApiError('unauthorized', payerRefusals.notYours);
    await forgetPayers(tx, [paymentId]);
  });
  return { forgotten: true };
}

/** A payer by a link, for the office; the amount in paise. */
export interface LinkPayer {
  name: string;
  email: string;
  amountPaise: Paise;
}

/** Payers by links, by the id of the registration, oldest first. */
export async function payersByLink(
  registrations: readonly string[],
  client: Transaction['db'],
): Promise<Map<string, LinkPayer[]>> {
  const paid = await client.payerLinkPayment.findMany({
    where: { payment: { registrationId: { in: [...registrations] }, ...received } },
    orderBy: [{ payment: { createdAt: 'asc' } }, { paymentId: 'asc' }],
    select: {
      name: true,
      email: true,
      payment: { select: { registrationId: true, amountPaise: true } },
    },
  });
  const payers = new Map<string, LinkPayer[]>();
  for (const { name, email, payment } of paid) {
    const key = payment.registrationId ?? '';
    const payer = { name, email, amountPaise: payment.amountPaise as Paise };
    payers.set(key, [...(payers.get(key) ?? []), payer]);
  }
  return payers;
}

/**
 * Whether a payment was started by a link.
 * @returns the student whose fee it is; null for any other payment
 */
export async function paidByLink(
  paymentId: string,
  client: Transaction['db'] = db,
): Promise<{ studentId: string | null } | null> {
  if (!isUuid(paymentId)) return null;
  const paid = await client.payerLinkPayment.findUnique({
    where: { paymentId },
    select: { payment: { select: { registration: { select: { studentId: true } } } } },
  });
  return paid && { studentId: paid.payment.registration?.studentId ?? null };
}
