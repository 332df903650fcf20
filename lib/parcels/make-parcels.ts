import 'server-only';
import { defineLoop, MINUTE_MS } from '@/lib/platform/jobs/loop';
import type { IsoDay } from '@/content/day';
import { hardCopyItems, printedBooks, sentKind } from '@/content/catalogue/hard-copies';
import type { PurchaseKind } from '@/content/catalogue/purchase-kinds';
import type { ParcelRule, ParcelStatus } from './parcel-words';
import { officeHolidays } from '@/content/facts/institute';
import { inAll, processing } from '@/content/pages/policies/shipping';
import type { Pool, Transaction } from '@/lib/platform/database-connection';
import { lockRow } from '@/lib/platform/database-locks';
import { db } from '@/lib/platform/db';
import { balanceOf, heldStatuses, isTowardsPrice } from '@/lib/site/money-terms';
import { narrow, statement } from '@/lib/platform/statement';
import { dateOf, dayOf, today, workingDayAfter } from '@/lib/site/days';
import type { OrderedItem } from '../enrolment/offerings';

/** The days by which a parcel is packed and has arrived: the latest of the shipping policy. */
export function parcelDays(paidOn: IsoDay): { packBy: IsoDay; arriveBy: IsoDay } {
  return {
    packBy: workingDayAfter(paidOn, processing.most, officeHolidays),
    arriveBy: workingDayAfter(paidOn, inAll.most, officeHolidays),
  };
}

/** The payments that parcels wait for. */
export interface ParcelSettings {
  courses: ParcelRule;
  orders: ParcelRule;
  /** Earlier payments are not sent from here. */
  since: Date | null;
}

/**
 * Books are needed when classes begin, long before the last instalment. An order consists of its hard
 * copies.
 */
const defaults: ParcelSettings = { courses: 'first', orders: 'whole', since: null };

/** The owner's rule, or the default. */
export async function parcelSettings(client: Transaction['db'] = db): Promise<ParcelSettings> {
  const settings = await client.parcelSettings.findUnique({
    where: { id: 1 },
    select: { courses: true, orders: true, since: true },
  });
  return (settings as ParcelSettings | null) ?? defaults;
}

/** Money in review pays for no parcel. */
const paysFor = (payment: string) =>
  `(${isTowardsPrice(payment)} and ${payment}.attention is distinct from 'batch full')`;

/** SQL: `r` has no parcel that is under way or was sent. */
const hasNoParcel = `not exists (
  select from parcels kept where kept."registrationId" = r.id and kept.status <> 'cancelled')`;

const BOUGHT = statement(
  'bought-for-parcel',
  { registration: 'uuid' },
  {
    kind: narrow<PurchaseKind>('text'),
    inclusions: narrow<{ name: string; included: boolean }[] | null>('jsonb?'),
    items: narrow<OrderedItem[] | null>('jsonb?'),
    studentname: 'text',
    mobilenumber: 'text',
    address: 'text',
    state: 'text',
    pincode: 'text',
    isWhole: 'bool',
    firstPaidAt: 'timestamptz',
    lastPaidAt: 'timestamptz',
    firstPaidOn: narrow<IsoDay>('text'),
    lastPaidOn: narrow<IsoDay>('text'),
  },
  `select r.kind, r.inclusions, r.items, r.studentname, r.mobilenumber, r.address, r.state, r.pincode,
     coalesce(${balanceOf('r')} = 0, false) as "isWhole",
     money.first as "firstPaidAt", money.last as "lastPaidAt",
     to_char(money.first at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as "firstPaidOn",
     to_char(money.last at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as "lastPaidOn"
   from registrations r, lateral (
     select min(coalesce(p."paidAt", p."createdAt")) as first,
       max(coalesce(p."paidAt", p."createdAt")) as last
     from payments p where p."registrationId" = r.id and ${paysFor('p')}) as money
   where r.id = $registration and money.first is not null and ${hasNoParcel}`,
);

/**
 * Makes the parcel of a registration once the payment that the owner's rule asks for is made. Does nothing
 * if there is one already, or nothing to send.
 * @param tx has locked the registration
 * @returns whether a parcel was made
 */
export async function makeParcel(tx: Transaction, registrationId: string): Promise<boolean> {
  const bought = await BOUGHT.first(tx, { registration: registrationId });
  const items = bought ? hardCopyItems(bought) : [];
  if (!bought || items.length === 0) return false;
  const { courses, orders, since } = await parcelSettings(tx.db);
  const isFirst = (bought.kind === sentKind ? orders : courses) === 'first';
  const paidAt = isFirst ? bought.firstPaidAt : bought.lastPaidAt;
  if (!(isFirst || bought.isWhole) || (since !== null && paidAt < since)) return false;
  const { studentname, mobilenumber, address, state, pincode } = bought;
  const paidOn = isFirst ? bought.firstPaidOn : bought.lastPaidOn;
  const { packBy, arriveBy } = parcelDays(paidOn);
  const { count } = await tx.db.parcel.createMany({
    data: [
      {
        registrationId,
        items: [...items],
        recipient: studentname,
        phone: mobilenumber,
        address,
        state,
        pincode,
        paidOn: dateOf(paidOn),
        packBy: dateOf(packBy),
        arriveBy: dateOf(arriveBy),
      },
    ],
    skipDuplicates: true,
  });
  return count > 0;
}

const isRefundedUnsent = {
  status: { in: ['toPack', 'packed'] },
  registration: { payments: { none: { status: { in: [...heldStatuses] } } } },
};

/** Cancels unsent parcels of a registration for which no money is held any more. */
export async function cancelParcels(tx: Transaction, registrationId: string): Promise<void> {
  await tx.db.parcel.updateMany({
    where: { registrationId, ...isRefundedUnsent },
    data: { status: 'cancelled', endedAt: new Date() },
  });
}

const WITHOUT_PARCEL = statement(
  'paid-without-parcel',
  { books: 'text[]', since: 'timestamptz?' },
  { id: 'uuid' },
  `select r.id from registrations r
   where exists (select from payments p where p."registrationId" = r.id and ${paysFor('p')}
       and coalesce(p."paidAt", p."createdAt") >= coalesce($since, '-infinity'::timestamptz))
     and ${hasNoParcel}
     and (r.kind = '${sentKind}' or exists (
       select from jsonb_array_elements(
         case when jsonb_typeof(r.inclusions) = 'array' then r.inclusions else '[]' end) item
       where item->'included' = 'true' and item->>'name' = any($books::text[])))`,
);

/** A form begun at the counter gets its address later. */
const FILL_ADDRESSES = statement(
  'fill-addresses-of-parcels',
  {},
  {},
  `update parcels set address = r.address, state = r.state, pincode = r.pincode
   from registrations r
   where r.id = parcels."registrationId" and parcels.status = 'toPack' and parcels.address = ''
     and r.address <> ''`,
);

/**
 * Makes and cancels parcels after payments, corrected prices and decisions of staff, and fills in missing
 * addresses.
 * @returns the number of new parcels
 */
export async function keepParcels(on: Pool): Promise<number> {
  await db.parcel.updateMany({
    where: isRefundedUnsent,
    data: { status: 'cancelled', endedAt: new Date() },
  });
  await FILL_ADDRESSES.run(on);
  const { since } = await parcelSettings();
  let made = 0;
  for (const { id } of await WITHOUT_PARCEL.rows(on, { books: printedBooks, since })) {
    const isNew = await on.transaction(async (tx) => {
      await lockRow(tx, 'registrations', id);
      return makeParcel(tx, id);
    });
    made += Number(isNew);
  }
  return made;
}

export const parcelLoop = defineLoop({
  name: 'parcels',
  everyMs: 5 * MINUTE_MS,
  run: (pool) => keepParcels(pool),
});

/** The student's parcels, oldest first: without those that were cancelled or sent again. Days are Delhi's. */
export async function ownParcels(studentId: string, client: Transaction['db'] = db) {
  const parcels = await client.parcel.findMany({
    where: {
      registration: { studentId },
      status: { not: 'cancelled' },
      OR: [{ sentAgainAs: null }, { sentAgainAs: { status: 'cancelled' } }],
    },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: {
      id: true,
      address: true,
      registrationId: true,
      status: true,
      items: true,
      arriveBy: true,
      courier: true,
      trackingNumber: true,
      trackingUrl: true,
      sentAt: true,
      endedAt: true,
    },
  });
  return parcels.map(({ address, arriveBy, sentAt, endedAt, ...parcel }) => ({
    ...parcel,
    status: parcel.status as ParcelStatus,
    /** Without an address it cannot be sent. */
    hasAddress: address !== '',
    arriveBy: dayOf(arriveBy),
    sentOn: sentAt && today(sentAt),
    endedOn: endedAt && today(endedAt),
  }));
}

export type OwnParcel = Awaited<ReturnType<typeof ownParcels>>[number];

/** The day by which the parcel of a registration arrives; null when none is under way. */
export async function parcelArrivesBy(registrationId: string): Promise<IsoDay | null> {
  const parcel = await db.parcel.findFirst({
    where: {
      registrationId,
      status: { in: ['toPack', 'packed', 'sent'] },
      address: { not: '' },
    },
    orderBy: { createdAt: 'desc' },
    select: { arriveBy: true },
  });
  return parcel && dayOf(parcel.arriveBy);
}
