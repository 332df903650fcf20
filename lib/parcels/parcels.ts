import 'server-only';
import type { IsoDay } from '@/content/day';
import { AT_OFFICE, type ParcelRule, type ParcelStatus } from './parcel-words';
import { ApiError } from '@/lib/calls/errors';
import { parcelDays, parcelSettings } from './make-parcels';
import type { Staff } from '@/lib/staff/access';
import { noteAct } from '@/lib/staff/audit/audit';
import type { Transaction } from '@/lib/platform/database-connection';
import { inTransaction, pool } from '@/lib/platform/db';
import { isHeld, isReceived } from '@/lib/site/money-terms';
import { composed, narrow, statement, type Bind, type RowOf } from '@/lib/platform/statement';
import { today } from '@/lib/site/days';
import type { ParcelAddressInput, ParcelChangeInput, SendInput } from './parcel-forms';
import type { ParcelsAsked } from './parcel-list';
import { hasEmail, queueParcelMail } from './parcel-mails';

const LOCK = statement(
  'lock-parcels',
  {
    id: 'uuid',
    registrationId: 'uuid',
    status: narrow<ParcelStatus>('text'),
    recipient: 'text',
    phone: 'text',
    address: 'text',
    state: 'text',
    pincode: 'text',
    courier: 'text',
    trackingNumber: 'text',
    trackingUrl: 'text',
    arriveBy: narrow<IsoDay>('text'),
    isHeld: 'bool',
  },
  `select id, "registrationId", status, recipient, phone, address, state, pincode, courier,
     "trackingNumber", "trackingUrl", "arriveBy"::text as "arriveBy",
     exists (select from payments p where p."registrationId" = parcels."registrationId"
       and ${isHeld('p')}) as "isHeld"
   from parcels where id = any($1::uuid[]) order by id for update`,
);
type LockedParcel = RowOf<typeof LOCK>;

const GONE = 'This parcel is no longer listed. Reload the page.';
const CHANGED = 'Someone else has just changed this parcel. Reload to see it.';
const REFUNDED = 'Everything paid for it was refunded, so this parcel is not sent.';

async function lockParcel(tx: Transaction, id: string): Promise<LockedParcel> {
  const parcel = await LOCK.first(tx, [[id]]);
  if (!parcel) throw new ApiError('not_found', GONE);
  return parcel;
}

/** @throws ApiError conflict for one that is not sent any more, or has no address */
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
 * Says that parcels are packed. Idempotent.
 * @throws ApiError not_found; conflict when one of them cannot be sent; then none is changed
 */
export async function packParcels(
  staff: Staff<'parcels.handle'>,
  { parcels }: { parcels: readonly string[] },
): Promise<{ packed: number }> {
  return inTransaction(async (tx) => {
    const ids = [...new Set(parcels)];
    const locked = await LOCK.rows(tx, [ids]);
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

const SEND = statement(
  'send-parcel',
  {},
  `update parcels set status = 'sent', courier = $2, "trackingNumber" = $3, "trackingUrl" = $4,
     "packedAt" = coalesce("packedAt", now()), "sentAt" = coalesce("sentAt", now()), "staffId" = $5
   where id = $1`,
);

/**
 * Says that a parcel is sent, or corrects its courier and tracking number. Idempotent. The student gets a
 * mail.
 * @throws ApiError not_found; conflict when it is not sent any more
 */
export async function sendParcel(
  staff: Staff<'parcels.handle'>,
  { parcel: id, ...input }: SendInput,
): Promise<{ mailed: boolean; arriveBy: IsoDay }> {
  return inTransaction(async (tx) => {
    const parcel = await lockParcel(tx, id);
    const { status, arriveBy } = parcel;
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
    await SEND.run(tx, [id, courier, trackingNumber, trackingUrl, staff.staffId]);
    await queueParcelMail(tx, { parcel: id });
    await note(tx, staff, 'parcel.send', parcel, { corrected: status === 'sent' });
    return { mailed, arriveBy };
  });
}

const SEND_AGAIN = statement(
  'send-parcel-again',
  { id: 'uuid' },
  `insert into parcels ("registrationId", items, recipient, phone, address, state, pincode, "paidOn",
     "packBy", "arriveBy", "resendOfId", "staffId")
   select "registrationId", items, recipient, phone, address, state, pincode, "paidOn",
     $2::date, $3::date, id, $4 from parcels where id = $1
   returning id`,
);

/**
 * Says that a parcel arrived, was handed over or came back; or sends one that came back again. Idempotent.
 * @returns the parcel to go on with
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

async function sendAgain(
  tx: Transaction,
  staff: Staff<'parcels.handle'>,
  parcel: LockedParcel,
): Promise<string> {
  const { id, status, isHeld: held } = parcel;
  const known = await tx.db.parcel.findUnique({
    where: { resendOfId: id },
    select: { id: true },
  });
  if (known) return known.id;
  if (status !== 'returned') throw new ApiError('conflict', CHANGED);
  if (!held) throw new ApiError('conflict', REFUNDED);
  const { packBy, arriveBy } = parcelDays(today());
  const added = await SEND_AGAIN.first(tx, [id, packBy, arriveBy, staff.staffId]);
  if (!added) throw new Error('The parcel that was locked is not there.');
  await note(tx, staff, 'parcel.change', parcel, { change: 'again', as: added.id });
  return added.id;
}

const addressFields = ['recipient', 'phone', 'address', 'state', 'pincode'] as const;

/**
 * Corrects whom a parcel is sent to. One that is packed is to be packed again, because its label is wrong.
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

const LOCK_SETTINGS = statement(
  'lock-parcel-settings',
  { locked: 'void' },
  `select pg_advisory_xact_lock(hashtextextended('parcel settings', 0)) as locked`,
);

/** Sets what has to be paid before parcels are made. It counts for what is paid from then on. */
export async function changeParcelRule(
  owner: Staff<'settings.change'>,
  { courses, orders }: { courses: ParcelRule; orders: ParcelRule },
): Promise<{ courses: ParcelRule; orders: ParcelRule }> {
  return inTransaction(async (tx) => {
    await LOCK_SETTINGS.run(tx);
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

/** A parcel as the office lists it; days are Delhi's. */
export interface ListedParcel {
  id: string;
  registrationId: string;
  registrationnumber: string;
  studentId: string;
  what: string;
  status: ParcelStatus;
  items: string[];
  recipient: string;
  phone: string;
  address: string;
  state: string;
  pincode: string;
  paidOn: IsoDay;
  packBy: IsoDay;
  arriveBy: IsoDay;
  courier: string;
  trackingNumber: string;
  trackingUrl: string;
  sentOn: IsoDay | null;
  endedOn: IsoDay | null;
  returnReason: string;
  isResend: boolean;
  isSentAgain: boolean;
  /** Everything that was paid for it was refunded. */
  isRefunded: boolean;
  hasEmail: boolean;
}

const columns = {
  id: 'uuid',
  registrationId: 'uuid',
  registrationnumber: 'text',
  studentId: 'uuid',
  what: 'text',
  status: narrow<ParcelStatus>('text'),
  items: 'text[]',
  recipient: 'text',
  phone: 'text',
  address: 'text',
  state: 'text',
  pincode: 'text',
  paidOn: narrow<IsoDay>('text'),
  packBy: narrow<IsoDay>('text'),
  arriveBy: narrow<IsoDay>('text'),
  courier: 'text',
  trackingNumber: 'text',
  trackingUrl: 'text',
  sentOn: narrow<IsoDay | null>('text?'),
  endedOn: narrow<IsoDay | null>('text?'),
  returnReason: 'text',
  isResend: 'bool',
  isSentAgain: 'bool',
  isRefunded: 'bool',
  hasEmail: 'bool',
} as const;

const LISTED = `
  select parcel.id, parcel."registrationId", r.registrationnumber, r."studentId",
    coalesce(nullif(r."planTitle", ''), r.coursename) as what, parcel.status, parcel.items,
    parcel.recipient, parcel.phone, parcel.address, parcel.state, parcel.pincode,
    parcel."paidOn"::text as "paidOn", parcel."packBy"::text as "packBy",
    parcel."arriveBy"::text as "arriveBy", parcel.courier, parcel."trackingNumber",
    parcel."trackingUrl", (parcel."sentAt" at time zone 'Asia/Kolkata')::date::text as "sentOn",
    (parcel."endedAt" at time zone 'Asia/Kolkata')::date::text as "endedOn", parcel."returnReason",
    parcel."resendOfId" is not null as "isResend",
    exists (select from parcels again where again."resendOfId" = parcel.id) as "isSentAgain",
    exists (select from payments p where p."registrationId" = r.id and ${isReceived('p')})
      and not exists (select from payments p where p."registrationId" = r.id and ${isHeld('p')})
      as "isRefunded",
    r.email <> '' or students.email <> '' as "hasEmail"
  from parcels parcel join registrations r on r.id = parcel."registrationId"
    join students on students.id = r."studentId"`;

/** What is late: still to be packed or sent after its day, or sent and not known to have arrived. */
const isLate = (today: string) => `(
  parcel.status in ('toPack', 'packed') and parcel."packBy" < ${today}
  or parcel.status = 'sent' and parcel."arriveBy" < ${today})`;

const PARCELS_ON_PAGE = 50;

interface Asked extends ParcelsAsked {
  today: IsoDay;
}

/** Reg. No, PIN code or tracking number: what an address may hold without naming anybody. */
function conditionsOf({ show, late, q, today: day }: Asked, bind: Bind): string {
  const conditions = [
    ...(q === '' ? [`parcel.status = ${bind(show)}`] : []),
    ...(late ? [isLate(`${bind(day)}::date`)] : []),
    ...(q === ''
      ? []
      : [
          `${bind(q.toLowerCase())} in
            (r.registrationnumber, parcel.pincode, lower(parcel."trackingNumber"))`,
        ]),
  ];
  return conditions.join(' and ');
}

const LIST = composed('list-parcels', columns, (asked: Asked, bind) => {
  const isOpen = asked.show === 'toPack' || asked.show === 'packed' || asked.show === 'sent';
  const due = asked.show === 'sent' ? 'parcel."arriveBy"' : 'parcel."packBy"';
  const order = isOpen && asked.q === '' ? `${due}, parcel."createdAt"` : 'parcel."createdAt" desc';
  return `${LISTED} where ${conditionsOf(asked, bind)}
    order by ${order}, parcel.id
    limit ${PARCELS_ON_PAGE + 1} offset ${bind((asked.page - 1) * PARCELS_ON_PAGE)}`;
});

/** A page of parcels: open ones by the day they are due, late ones first; others newest first. */
export async function listParcels(
  staff: Staff<'parcels.handle'>,
  asked: ParcelsAsked,
): Promise<{ rows: ListedParcel[]; hasMore: boolean }> {
  const rows = await LIST.rows(pool, { ...asked, today: today() });
  return { rows: rows.slice(0, PARCELS_ON_PAGE), hasMore: rows.length > PARCELS_ON_PAGE };
}

const OF_IDS = statement(
  'parcels-for-labels',
  columns,
  `${LISTED} where parcel.id = any($1::uuid[]) order by parcel."packBy", parcel."createdAt", parcel.id`,
);

/** The parcels whose labels are printed: those that are neither sent nor cancelled, and have an address. */
export async function parcelsToLabel(
  staff: Staff<'parcels.handle'>,
  ids: readonly string[],
): Promise<ListedParcel[]> {
  const rows = await OF_IDS.rows(pool, [ids]);
  return rows.filter(
    ({ status, address }) => (status === 'toPack' || status === 'packed') && address.trim() !== '',
  );
}

const COUNT = statement(
  'count-parcels',
  { status: narrow<ParcelStatus>('text'), count: 'int4', late: 'int4' },
  `select parcel.status, count(*)::int4 as count,
     (count(*) filter (where ${isLate('$1::date')}))::int4 as late
   from parcels parcel group by parcel.status`,
);

export type ParcelCounts = Readonly<Record<ParcelStatus, { count: number; late: number }>>;

/** How many parcels are in each state, and how many of them are late. */
export async function countParcels(): Promise<ParcelCounts> {
  const rows = await COUNT.rows(pool, [today()]);
  const of = (status: ParcelStatus) => {
    const { count = 0, late = 0 } = rows.find((row) => row.status === status) ?? {};
    return { count, late };
  };
  return {
    toPack: of('toPack'),
    packed: of('packed'),
    sent: of('sent'),
    arrived: of('arrived'),
    returned: of('returned'),
    cancelled: of('cancelled'),
  };
}
