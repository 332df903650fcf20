import 'server-only';
import { defineLoop, MINUTE_MS } from '@/lib/platform/jobs/loop';
import type { IsoDay } from '@/content/day';
import { hardCopyItems, printedBooks, sentKind } from '@/content/hard-copies';
import type { PurchaseKind } from '@/content/purchase-kinds';
import type { ParcelRule, ParcelStatus } from '@/content/parcel-words';
import { inAll, processing, shippingHolidays } from '@/content/policies/shipping';
import type { Pool, Queryable, Transaction } from '@/lib/platform/database-connection';
import { pool } from '@/lib/platform/db';
import { balanceOf, isHeld, isTowardsPrice } from '@/lib/site/money-terms';
import { narrow, statement } from '@/lib/platform/statement';
import { workingDayAfter } from '@/lib/site/days';
import type { OrderedItem } from '../enrolment/ordered';

/** The days by which a parcel is packed and has arrived: the latest of the shipping policy. */
export function parcelDays(paidOn: IsoDay): { packBy: IsoDay; arriveBy: IsoDay } {
  return {
    packBy: workingDayAfter(paidOn, processing.most, shippingHolidays),
    arriveBy: workingDayAfter(paidOn, inAll.most, shippingHolidays),
  };
}

/** What has to be paid before parcels are made. */
export interface ParcelSettings {
  courses: ParcelRule;
  orders: ParcelRule;
  /** What was paid before is not sent from here. */
  since: Date | null;
}

/**
 * The books of a course are wanted when its classes begin, long before the last instalment. An order is
 * nothing but its hard copies.
 */
const defaults: ParcelSettings = { courses: 'first', orders: 'whole', since: null };

const SETTINGS = statement(
  'parcel-settings',
  {
    courses: narrow<ParcelRule>('text'),
    orders: narrow<ParcelRule>('text'),
    since: 'timestamptz?',
  },
  'select courses, orders, since from parcel_settings',
);

/** The owner's rule, or the default. */
export async function parcelSettings(on: Queryable = pool): Promise<ParcelSettings> {
  return (await SETTINGS.first(on)) ?? defaults;
}

/** Money that staff have not decided about yet pays for no parcel. */
const paysFor = (payment: string) =>
  `(${isTowardsPrice(payment)} and ${payment}.attention is distinct from 'batch full')`;

/** SQL: there is no parcel of `r` that is on its way or has been. */
const hasNoParcel = `not exists (
  select from parcels kept where kept."registrationId" = r.id and kept.status <> 'cancelled')`;

const BOUGHT = statement(
  'bought-for-parcel',
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
   where r.id = $1 and money.first is not null and ${hasNoParcel}`,
);

const ADD = statement(
  'add-parcel',
  {},
  `insert into parcels ("registrationId", items, recipient, phone, address, state, pincode, "paidOn",
     "packBy", "arriveBy")
   values ($1, $2::text[], $3, $4, $5, $6, $7, $8::date, $9::date, $10::date)
   on conflict do nothing`,
);

/**
 * Makes the parcel of a registration once what the owner's rule asks for is paid. Does nothing where there
 * is one already, or nothing to send.
 * @param tx has locked the registration
 * @returns whether there is a new one
 */
export async function makeParcel(tx: Transaction, registrationId: string): Promise<boolean> {
  const bought = await BOUGHT.first(tx, [registrationId]);
  const items = bought ? hardCopyItems(bought) : [];
  if (!bought || items.length === 0) return false;
  const { courses, orders, since } = await parcelSettings(tx);
  const isFirst = (bought.kind === sentKind ? orders : courses) === 'first';
  const paidAt = isFirst ? bought.firstPaidAt : bought.lastPaidAt;
  if (!(isFirst || bought.isWhole) || (since !== null && paidAt < since)) return false;
  const { studentname, mobilenumber, address, state, pincode } = bought;
  const paidOn = isFirst ? bought.firstPaidOn : bought.lastPaidOn;
  const { packBy, arriveBy } = parcelDays(paidOn);
  const recipient = [studentname, mobilenumber, address, state, pincode];
  const values = [registrationId, items, ...recipient, paidOn, packBy, arriveBy];
  return (await ADD.run(tx, values)) > 0;
}

const CANCEL = `update parcels set status = 'cancelled', "endedAt" = now()
   where status in ('toPack', 'packed') and not exists (
     select from payments p where p."registrationId" = parcels."registrationId" and ${isHeld('p')})`;

const CANCEL_OF = statement('cancel-parcels', {}, `${CANCEL} and "registrationId" = $1`);
const CANCEL_ALL = statement('cancel-refunded-parcels', {}, CANCEL);

/** Cancels what has not been sent of a registration for which no money is held any more. */
export async function cancelParcels(tx: Transaction, registrationId: string): Promise<void> {
  await CANCEL_OF.run(tx, [registrationId]);
}

const WITHOUT_PARCEL = statement(
  'paid-without-parcel',
  { id: 'uuid' },
  `select r.id from registrations r
   where exists (select from payments p where p."registrationId" = r.id and ${paysFor('p')}
       and coalesce(p."paidAt", p."createdAt") >= coalesce($2, '-infinity'::timestamptz))
     and ${hasNoParcel}
     and (r.kind = '${sentKind}' or exists (
       select from jsonb_array_elements(
         case when jsonb_typeof(r.inclusions) = 'array' then r.inclusions else '[]' end) item
       where item->'included' = 'true' and item->>'name' = any($1::text[])))`,
);

const LOCK = statement(
  'lock-registration-for-parcel',
  {},
  'select from registrations where id = $1 for no key update',
);

/** A form that was begun at the counter gets its address later. */
const FILL_ADDRESSES = statement(
  'fill-addresses-of-parcels',
  {},
  `update parcels set address = r.address, state = r.state, pincode = r.pincode
   from registrations r
   where r.id = parcels."registrationId" and parcels.status = 'toPack' and parcels.address = ''
     and r.address <> ''`,
);

/**
 * Makes and cancels what payments, corrected prices and decisions of staff have left, and takes over
 * addresses that were missing.
 * @returns how many parcels were made
 */
export async function keepParcels(on: Pool): Promise<number> {
  await CANCEL_ALL.run(on);
  await FILL_ADDRESSES.run(on);
  const { since } = await parcelSettings(on);
  let made = 0;
  for (const { id } of await WITHOUT_PARCEL.rows(on, [printedBooks, since])) {
    const isNew = await on.transaction(async (tx) => {
      await LOCK.run(tx, [id]);
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

/** A parcel as the student sees it; days are Delhi's. */
export interface OwnParcel {
  id: string;
  /** It cannot be sent before the office has an address. */
  hasAddress: boolean;
  registrationId: string;
  status: ParcelStatus;
  items: string[];
  arriveBy: IsoDay;
  courier: string;
  trackingNumber: string;
  trackingUrl: string;
  sentOn: IsoDay | null;
  endedOn: IsoDay | null;
}

const OWN = statement(
  'parcels-of-student',
  {
    id: 'uuid',
    hasAddress: 'bool',
    registrationId: 'uuid',
    status: narrow<ParcelStatus>('text'),
    items: 'text[]',
    arriveBy: narrow<IsoDay>('text'),
    courier: 'text',
    trackingNumber: 'text',
    trackingUrl: 'text',
    sentOn: narrow<IsoDay | null>('text?'),
    endedOn: narrow<IsoDay | null>('text?'),
  },
  `select parcel.id, parcel.address <> '' as "hasAddress", parcel."registrationId", parcel.status, parcel.items,
     parcel."arriveBy"::text as "arriveBy", parcel.courier, parcel."trackingNumber",
     parcel."trackingUrl", (parcel."sentAt" at time zone 'Asia/Kolkata')::date::text as "sentOn",
     (parcel."endedAt" at time zone 'Asia/Kolkata')::date::text as "endedOn"
   from parcels parcel join registrations r on r.id = parcel."registrationId"
   where r."studentId" = $1 and parcel.status <> 'cancelled'
     and not exists (select from parcels again where again."resendOfId" = parcel.id)
   order by parcel."createdAt", parcel.id`,
);

/** The student's parcels, oldest first: without those that were cancelled or sent again. */
export async function ownParcels(studentId: string, on: Queryable = pool): Promise<OwnParcel[]> {
  return OWN.rows(on, [studentId]);
}

const ARRIVES = statement(
  'day-of-parcel',
  { arriveBy: narrow<IsoDay>('text') },
  `select "arriveBy"::text as "arriveBy" from parcels
   where "registrationId" = $1 and status in ('toPack', 'packed', 'sent') and address <> ''
   order by "createdAt" desc limit 1`,
);

/** The day by which the parcel of a registration arrives; null when none is under way. */
export async function parcelArrivesBy(
  registrationId: string,
  on: Queryable = pool,
): Promise<IsoDay | null> {
  return (await ARRIVES.first(on, [registrationId]))?.arriveBy ?? null;
}
