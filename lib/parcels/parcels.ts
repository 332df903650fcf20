import 'server-only';
import type { IsoDay } from '@/content/day';
import { AT_OFFICE, type ParcelRule, type ParcelStatus } from './parcel-words';
import { ApiError } from '@/lib/calls/errors';
import { parcelDays, parcelSettings } from './make-parcels';
import type { Staff, StaffPerson } from '@/lib/staff/access';
import { may } from '@/lib/staff/permissions';
import { findDoNotCall } from '@/lib/leads/do-not-call';
import { noteAct } from '@/lib/staff/audit/audit';
import type { Transaction } from '@/lib/platform/database-connection';
import { lockNames, lockRows } from '@/lib/platform/database-locks';
import { db, inTransaction, pool } from '@/lib/platform/db';
import { heldStatuses } from '@/lib/site/money-terms';
import { dateOf, dayOf, today } from '@/lib/site/days';
import type { Prisma } from '@/prisma/client/client';
import type { ParcelAddressInput, ParcelChangeInput, SendInput } from './parcel-forms';
import type { ParcelsAsked } from './parcel-list';
import { hasEmail, queueParcelMail } from './parcel-mails';

const GONE = 'This parcel is no longer listed. Reload the page.';
const CHANGED = 'Someone else has just changed this parcel. Reload to see it.';
const REFUNDED = 'Everything paid for it was refunded, so this parcel is not sent.';

async function lockParcels(tx: Transaction, ids: readonly string[]) {
  await lockRows(tx, 'parcels', ids, 'update');
  const parcels = await tx.db.parcel.findMany({
    where: { id: { in: [...ids] } },
    include: { registration: { select: { payments: { select: { status: true } } } } },
  });
  return parcels.map(({ registration: { payments }, ...parcel }) => ({
    ...parcel,
    isHeld: payments.some(({ status }) => heldStatuses.includes(status)),
  }));
}
type LockedParcel = Awaited<ReturnType<typeof lockParcels>>[number];

async function lockParcel(tx: Transaction, id: string): Promise<LockedParcel> {
  const [parcel] = await lockParcels(tx, [id]);
  if (!parcel) throw new ApiError('not_found', GONE);
  return parcel;
}

/** @throws ApiError conflict for a parcel that is no longer sent, or has no address */
function refuseUnsendable({ status, isHeld: held, address }: LockedParcel): void {
  if (status === 'cancelled' || !held) throw new ApiError('conflict', REFUNDED);
  if (address.trim() === '') {
    throw new ApiError('conflict', 'A parcel has no address. Add it with “Correct the address”.');
  }
}

async function note(
  tx: Transaction,
  staff: Staff<'parcels.handle'>,
  action: 'parcel.pack' | 'parcel.send' | 'parcel.change' | 'parcel.correct',
  { id, registrationId }: Pick<LockedParcel, 'id' | 'registrationId'>,
  detail: Record<string, unknown> = {},
): Promise<void> {
  const about = { subject: 'registration', subjectId: registrationId } as const;
  await noteAct(tx, staff, { action, ...about, detail: { parcel: id, ...detail } });
}

/**
 * Marks parcels as packed. Idempotent.
 * @throws ApiError not_found; conflict when one of them cannot be sent; then none is changed
 */
export async function packParcels(
  staff: Staff<'parcels.handle'>,
  { parcels }: { parcels: readonly string[] },
): Promise<{ packed: number }> {
  return inTransaction(async (tx) => {
    const ids = [...new Set(parcels)];
    const locked = await lockParcels(tx, ids);
    if (locked.length < ids.length) throw new ApiError('not_found', GONE);
    const waiting = locked.filter(({ status }) => status === 'toPack' || status === 'cancelled');
    for (const parcel of waiting) refuseUnsendable(parcel);
    await tx.db.parcel.updateMany({
      where: { id: { in: waiting.map(({ id }) => id) }, status: 'toPack' },
      data: { status: 'packed', packedAt: new Date(), staffId: staff.staffId },
    });
    for (const parcel of waiting) await note(tx, staff, 'parcel.pack', parcel);
    return { packed: waiting.length };
  });
}

/**
 * Marks a parcel as sent, or corrects its courier and tracking number. Idempotent. The student gets a mail.
 * @throws ApiError not_found; conflict when it is not sent any more
 */
export async function sendParcel(
  staff: Staff<'parcels.handle'>,
  { parcel: id, ...input }: SendInput,
): Promise<{ mailed: boolean; arriveBy: IsoDay }> {
  return inTransaction(async (tx) => {
    const parcel = await lockParcel(tx, id);
    const { status } = parcel;
    const arriveBy = dayOf(parcel.arriveBy);
    const courier = input.courier.trim();
    const trackingNumber = input.trackingNumber.trim();
    const { trackingUrl } = input;
    const mailed = await hasEmail(tx, id);
    const isSame =
      parcel.courier === courier &&
      parcel.trackingNumber === trackingNumber &&
      parcel.trackingUrl === trackingUrl;
    if (status === 'sent' && isSame) return { mailed, arriveBy };
    if (status === 'arrived' || status === 'returned') throw new ApiError('conflict', CHANGED);
    if (status !== 'sent') refuseUnsendable(parcel);
    const now = new Date();
    const moments = { packedAt: parcel.packedAt ?? now, sentAt: parcel.sentAt ?? now };
    await tx.db.parcel.updateMany({
      where: { id },
      data: {
        ...moments,
        status: 'sent',
        courier,
        trackingNumber,
        trackingUrl,
        staffId: staff.staffId,
      },
    });
    await queueParcelMail(tx, { parcel: id });
    await note(tx, staff, 'parcel.send', parcel, { corrected: status === 'sent' });
    return { mailed, arriveBy };
  });
}

/**
 * Marks a parcel as arrived, handed over or returned, or sends a returned one again. Idempotent.
 * @returns the parcel to continue with
 * @throws ApiError not_found; conflict when its state does not allow it
 */
export async function changeParcel(
  staff: Staff<'parcels.handle'>,
  { parcel: id, change, reason }: ParcelChangeInput,
): Promise<{ id: string }> {
  return inTransaction(async (tx) => {
    const parcel = await lockParcel(tx, id);
    if (change === 'again') return { id: await sendAgain(tx, staff, parcel) };
    const { status } = parcel;
    if (status === change) return { id };
    if (status === 'cancelled') throw new ApiError('conflict', REFUNDED);
    const isUnderWay = status === 'sent' || (change === 'returned' && status === 'arrived');
    const isHandedOver = change === 'arrived' && (status === 'toPack' || status === 'packed');
    if (!isUnderWay && !isHandedOver) throw new ApiError('conflict', CHANGED);
    if (isHandedOver && !parcel.isHeld) throw new ApiError('conflict', REFUNDED);
    await tx.db.parcel.updateMany({
      where: { id },
      data: {
        status: change,
        endedAt: new Date(),
        returnReason: change === 'returned' ? reason.trim() : '',
        staffId: staff.staffId,
        ...(isHandedOver && { courier: AT_OFFICE }),
      },
    });
    await note(tx, staff, 'parcel.change', parcel, { change, from: status });
    return { id };
  });
}

/** Makes the parcel that is sent instead, or takes up the one that a refund had cancelled before it was sent. */
async function sendAgain(
  tx: Transaction,
  staff: Staff<'parcels.handle'>,
  parcel: LockedParcel,
): Promise<string> {
  const { id, status, isHeld: held } = parcel;
  const known = await tx.db.parcel.findUnique({
    where: { resendOfId: id },
    select: { id: true, status: true },
  });
  if (known && known.status !== 'cancelled') return known.id;
  if (status !== 'returned') throw new ApiError('conflict', CHANGED);
  if (!held) throw new ApiError('conflict', REFUNDED);
  const { packBy, arriveBy } = parcelDays(today());
  const due = { packBy: dateOf(packBy), arriveBy: dateOf(arriveBy), staffId: staff.staffId };
  const { registrationId, items, recipient, phone, address, state, pincode, paidOn } = parcel;
  const to = { recipient, phone, address, state, pincode };
  const resent = known
    ? await tx.db.parcel.update({
        where: { id: known.id },
        data: { ...due, status: 'toPack', packedAt: null, endedAt: null },
        select: { id: true },
      })
    : await tx.db.parcel.create({
        data: { ...due, ...to, registrationId, items, paidOn, resendOfId: id },
        select: { id: true },
      });
  await note(tx, staff, 'parcel.change', parcel, { change: 'again', as: resent.id });
  return resent.id;
}

const addressFields = ['recipient', 'phone', 'address', 'state', 'pincode'] as const;

/**
 * Corrects the address of a parcel. A packed parcel has to be packed again, because its label is wrong.
 * @returns the names of the fields that changed
 * @throws ApiError not_found; conflict when it is sent already
 */
export async function correctParcel(
  staff: Staff<'parcels.handle'>,
  { parcel: id, ...input }: ParcelAddressInput,
): Promise<{ fields: string[] }> {
  return inTransaction(async (tx) => {
    const parcel = await lockParcel(tx, id);
    const fields = addressFields.filter((name) => parcel[name] !== input[name]);
    if (fields.length === 0) return { fields };
    if (parcel.status !== 'toPack' && parcel.status !== 'packed') {
      throw new ApiError('conflict', CHANGED);
    }
    await tx.db.parcel.updateMany({
      where: { id },
      data: { ...input, status: 'toPack', packedAt: null, staffId: staff.staffId },
    });
    await note(tx, staff, 'parcel.correct', parcel, { fields });
    return { fields };
  });
}

/** Sets the payment that parcels wait for. Applies to later payments. */
export async function changeParcelRule(
  owner: Staff<'settings.change'>,
  { courses, orders }: { courses: ParcelRule; orders: ParcelRule },
): Promise<{ courses: ParcelRule; orders: ParcelRule }> {
  return inTransaction(async (tx) => {
    await lockNames(tx, 'parcel settings');
    const before = await parcelSettings(tx.db);
    if (before.courses === courses && before.orders === orders) return { courses, orders };
    await tx.db.parcelSettings.upsert({
      where: { id: 1 },
      create: { id: 1, courses, orders },
      update: { courses, orders },
      select: { id: true },
    });
    const detail = { parcelsOfCourses: courses, parcelsOfOrders: orders };
    await noteAct(tx, owner, { action: 'settings.change', subject: 'settings', detail });
    return { courses, orders };
  });
}

/** Parcels as the office lists them; days are Delhi's. Who reads no payments is not told when it was paid. */
async function listed(
  staff: StaffPerson,
  asked: Pick<Prisma.ParcelFindManyArgs, 'where' | 'orderBy' | 'take' | 'skip'>,
) {
  const parcels = await db.parcel.findMany({
    ...asked,
    omit: { packedAt: true, createdAt: true, staffId: true },
    include: {
      sentAgainAs: { select: { status: true } },
      registration: {
        select: {
          registrationnumber: true,
          studentId: true,
          planTitle: true,
          coursename: true,
          email: true,
          student: { select: { email: true } },
          payments: { select: { status: true, paidAt: true } },
        },
      },
    },
  });
  const doNotCall = await findDoNotCall(
    pool,
    parcels.map(({ phone }) => phone),
  );
  return parcels.map(({ registration, sentAgainAs, resendOfId, sentAt, endedAt, ...parcel }) => {
    const { registrationnumber, studentId, payments, ...of } = registration;
    return {
      ...parcel,
      registrationnumber,
      studentId,
      status: parcel.status as ParcelStatus,
      what: of.planTitle || of.coursename,
      paidOn: may(staff, 'payments.read') ? dayOf(parcel.paidOn) : null,
      packBy: dayOf(parcel.packBy),
      arriveBy: dayOf(parcel.arriveBy),
      sentOn: sentAt && today(sentAt),
      endedOn: endedAt && today(endedAt),
      isResend: resendOfId !== null,
      isSentAgain: sentAgainAs !== null && sentAgainAs.status !== 'cancelled',
      /** The owner of the phone asked not to be called: only about the parcel. */
      doNotCall: doNotCall.has(parcel.phone),
      /** Its payments were all refunded. */
      isRefunded:
        payments.some(({ status, paidAt }) => status === 'refunded' && paidAt !== null) &&
        !payments.some(({ status }) => heldStatuses.includes(status)),
      hasEmail: of.email !== '' || of.student.email !== '',
    };
  });
}

export type ListedParcel = Awaited<ReturnType<typeof listed>>[number];

/** Late parcels: not sent by their day, or sent and not confirmed to have arrived. */
const isLate = () => ({
  OR: [
    { status: { in: ['toPack', 'packed'] }, packBy: { lt: dateOf(today()) } },
    { status: 'sent', arriveBy: { lt: dateOf(today()) } },
  ],
});

const PARCELS_ON_PAGE = 50;

/** Reg. No, PIN code or tracking number: search terms that name no person, because they stand in the URL. */
const isCalled = (text: string) => ({
  OR: [
    { registration: { registrationnumber: text } },
    { pincode: text },
    // Compared by ILIKE, where _ matches any letter.
    { trackingNumber: { equals: text.replaceAll('_', '\\_'), mode: 'insensitive' as const } },
  ],
});

/** A page of parcels: open ones by the day they are due, late ones first; others newest first. */
export async function listParcels(
  staff: Staff<'parcels.handle'>,
  { show, late, q, page }: ParcelsAsked,
): Promise<{ rows: ListedParcel[]; hasMore: boolean }> {
  const isOpen = q === '' && ['toPack', 'packed', 'sent'].includes(show);
  const due = show === 'sent' ? 'arriveBy' : 'packBy';
  const rows = await listed(staff, {
    where: { AND: [q === '' ? { status: show } : isCalled(q), late ? isLate() : {}] },
    orderBy: isOpen
      ? [{ [due]: 'asc' }, { createdAt: 'asc' }, { id: 'asc' }]
      : [{ createdAt: 'desc' }, { id: 'asc' }],
    take: PARCELS_ON_PAGE + 1,
    skip: (page - 1) * PARCELS_ON_PAGE,
  });
  return { rows: rows.slice(0, PARCELS_ON_PAGE), hasMore: rows.length > PARCELS_ON_PAGE };
}

/** The parcels to print labels for: not sent, not cancelled, and with an address. */
export async function parcelsToLabel(
  staff: Staff<'parcels.handle'>,
  ids: readonly string[],
): Promise<ListedParcel[]> {
  const rows = await listed(staff, {
    where: { id: { in: [...ids] } },
    orderBy: [{ packBy: 'asc' }, { createdAt: 'asc' }, { id: 'asc' }],
  });
  return rows.filter(
    ({ status, address }) => (status === 'toPack' || status === 'packed') && address.trim() !== '',
  );
}

export type ParcelCounts = Readonly<Record<ParcelStatus, { count: number; late: number }>>;

/** Parcels in each state, and the late ones among them. */
export async function countParcels(): Promise<ParcelCounts> {
  const [all, overdue] = await Promise.all([
    db.parcel.groupBy({ by: ['status'], _count: true }),
    db.parcel.groupBy({ by: ['status'], where: isLate(), _count: true }),
  ]);
  const of = (status: ParcelStatus) => ({
    count: all.find((row) => row.status === status)?._count ?? 0,
    late: overdue.find((row) => row.status === status)?._count ?? 0,
  });
  return {
    toPack: of('toPack'),
    packed: of('packed'),
    sent: of('sent'),
    arrived: of('arrived'),
    returned: of('returned'),
    cancelled: of('cancelled'),
  };
}
