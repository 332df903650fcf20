import 'server-only';
import { defaultSession, subjectOf } from '@/content/admission-choices';
import type { IsoDay } from '@/content/day';
import { institute } from '@/content/institute';
import { formatRupees, type Paise } from '@/content/money';
import { titleOn } from '@/content/offers';
import {
  findItem,
  isOrdered,
  refusedTogether,
  setsOf,
  sumOfItems,
  titleOfOrder,
  type OrderItem,
  type OrderKind,
} from '@/content/order-items';
import { shippingCost } from '@/content/shipping';
import { states } from '@/content/states';
import { recordNotice } from '@/lib/accounts/consents';
import { needsParentConsent } from '@/lib/accounts/parent-consent';
import { ApiError } from '@/lib/calls/errors';
import { db, inTransaction, pool } from '@/lib/platform/db';
import { narrow, statement } from '@/lib/platform/statement';
import { today } from '@/lib/site/days';
import { policyVersion } from './offerings';
import type { OrderInput } from './order-form';
import { courseOfItem, inclusionsOf, orderedItem } from './ordered';
import { takeNumber } from './registration-numbers';
import { alreadyEnrolled, holdersOf, lockStudent } from './same-plan';
import { nullWhenTaken, refuseFlood, type SavedRegistration } from './save-registration';

interface Order {
  items: readonly OrderItem[];
  kind: OrderKind;
  /** In paise, GST included; part of the total. */
  shipping: Paise;
  total: Paise;
}

const PHONE = institute.phones[0].printed;

function refusal(field: string, message: string): ApiError {
  return new ApiError('invalid_input', message, { fields: { [field]: message } });
}

/**
 * What a form orders, at the catalogue's prices.
 * @throws ApiError invalid_input for items that are not sold (together), an address that is needed and
 *   missing, and for a sum other than the one that was shown
 */
function orderOf(input: OrderInput): Order {
  const { state, shownTotal } = input;
  const items = [...new Set(input.items.split(','))].map((id) => {
    const item = findItem(id);
    if (!item) throw refusal('items', 'One of these is no longer sold. Reload the page.');
    return item;
  });
  const problem = refusedTogether(items);
  const [first] = items;
  if (problem !== null || !first) throw refusal('items', problem ?? 'Choose what to order.');
  if (!items.every(isOrdered)) {
    throw refusal(
      'items',
      `Printed booklets cannot be bought online yet. To order, call ${PHONE}.`,
    );
  }
  if (setsOf(items) > 0) refuseAddress(input);
  const shipping = shippingCost(setsOf(items), state) ?? (0 as Paise);
  const total = (sumOfItems(items) + shipping) as Paise;
  const shown = Math.round(Number(shownTotal) * 100) as Paise;
  if (shown !== total) {
    throw refusal(
      'shownTotal',
      `This order now costs ${formatRupees(total)}. When you opened the page it was ${formatRupees(shown)}. Reload the page to go on with the new price.`,
    );
  }
  return { items, kind: first.kind, shipping, total };
}

function refuseAddress({ address, state, pincode }: OrderInput): void {
  if (address.trim() === '') throw refusal('address', 'Enter the address: house, street and town');
  if (!states.some((one) => one === state)) {
    throw refusal('state', 'Choose the state. Booklets are sent within India.');
  }
  if (pincode === '') throw refusal('pincode', 'Enter the PIN code: six digits');
}

const ASK_A_PARENT = `You are under 18, so a parent has to agree first. Send a link to your parent’s e-mail from the Admission Form, or call us on ${PHONE}. When your parent has agreed, press the button again.`;

const savedColumns = {
  id: 'uuid',
  registrationnumber: 'text',
  date: narrow<IsoDay>('text'),
  pricePaise: narrow<Paise>('int4'),
  submitted: 'bool',
} as const;

const SAVED = `id, registrationnumber, to_char(date, 'YYYY-MM-DD') as date, "pricePaise",
  "submittedAt" is not null as submitted`;

/** No row if the number or the order exists. What is not asked is taken from the account. */
const ADD = statement(
  'add-order',
  savedColumns,
  `insert into registrations ("studentId", "requestId", registrationnumber, session, date, place,
    dateofbirth, gender, fathername, email, modeofpayment, coursetype, coursename, subject, studentname,
    mobilenumber, address, state, pincode, "planId", "planTitle", "pricePaise", inclusions,
    "policyVersion", kind, items, "shippingPaise", "submittedAt", "updatedAt")
  select id, $2, $3, $4, $5::date, city, dateofbirth, '', fathername, email, 'Online', $6, $7, $8, $9,
    $10, coalesce(nullif($11, ''), concat_ws(', ', nullif(address, ''), nullif(city, ''))),
    coalesce(nullif($12, ''), state), coalesce(nullif($13, ''), pincode), $14, $15, $16, $17::jsonb,
    $18, $19, $20::jsonb, $21, null, now()
  from students where id = $1
  on conflict do nothing returning ${SAVED}`,
);

/** Only while nothing has been paid or begun to be paid. */
const CHANGE = statement(
  'change-order',
  savedColumns,
  `update registrations set studentname = $3, mobilenumber = $4,
    address = coalesce(nullif($5, ''), address), state = coalesce(nullif($6, ''), state),
    pincode = coalesce(nullif($7, ''), pincode), "planId" = $8, "planTitle" = $9, "pricePaise" = $10,
    inclusions = $11::jsonb, "policyVersion" = $12, items = $13::jsonb, "shippingPaise" = $14,
    "updatedAt" = now()
  where "studentId" = $1 and "requestId" = $2 and kind = $15 and items is not null
    and "submittedAt" is null
  returning ${SAVED}`,
);

/** The order that is being paid already, as long as nothing in it is to be changed. */
const SAME = statement(
  'same-order',
  savedColumns,
  `select ${SAVED} from registrations
  where "studentId" = $1 and "requestId" = $2 and items = $3::jsonb and "pricePaise" = $4`,
);

const columnsOf = ({ items: chosen, shipping, total }: Order) => {
  const day = today();
  const items = chosen.map((item) => ({ ...item, title: titleOn(day, item) }));
  const [first, second] = items;
  return {
    planId: first && !second ? first.id : null,
    planTitle: titleOfOrder(items),
    total,
    inclusions: JSON.stringify(inclusionsOf(items)),
    ordered: JSON.stringify(items.map(orderedItem)),
    shipping,
  };
};

/**
 * Saves an order: a registration of another kind than a course, which is a draft until it is paid. A repeat
 * with the same `requestId` is the same order.
 * @param address of the client, for the limit of new forms; null if unknown
 * @throws ApiError invalid_input (items, address, price, a parent's consent), conflict (it is being paid, or the
 *   student has the tests or the crash course already), too_many_requests, unauthorized
 */
export async function placeOrder(
  studentId: string,
  input: OrderInput,
  address: string | null,
): Promise<SavedRegistration> {
  const order = orderOf(input);
  if (await needsParentConsent(studentId)) throw refusal('parentconsent', ASK_A_PARENT);
  const existing = () =>
    db.registration.findFirst({ where: { studentId, requestId: input.requestId } });
  if (!(await existing())) await refuseFlood(studentId, address);
  const saved = await takeNumber(defaultSession, undefined, async (number) => {
    if (await existing()) return repeated(studentId, input, order);
    return add(studentId, input, { order, number });
  });
  const { pricePaise, ...rest } = saved;
  return { ...rest, price: pricePaise / 100 };
}

async function add(
  studentId: string,
  input: OrderInput,
  { order, number }: { order: Order; number: string },
) {
  const { kind, items } = order;
  const { planId, planTitle, total, inclusions, ordered, shipping } = columnsOf(order);
  const { requestId, studentname, mobilenumber, address, state, pincode, notice } = input;
  const coursename = items[0] ? courseOfItem(items[0]) : '';
  const coursetype = kind === 'test-series' ? 'Test Series' : '';
  return nullWhenTaken(async (tx) => {
    if (!(await lockStudent(tx, studentId))) {
      throw new ApiError('unauthorized', 'Please log in again.');
    }
    const plans = items.map(({ id }) => id);
    const [holder] = await holdersOf({ studentId, session: defaultSession, plans }, tx);
    if (holder) throw alreadyEnrolled(holder);
    const row = await ADD.first(tx, [
      ...[studentId, requestId, number, defaultSession, today()],
      ...[coursetype, coursename, subjectOf(coursename), studentname, mobilenumber],
      ...[address, state, pincode, planId, planTitle, total, inclusions],
      ...[policyVersion, kind, ordered, shipping],
    ]);
    if (row && notice) await recordNotice(tx, studentId, notice);
    return row;
  });
}

async function repeated(studentId: string, input: OrderInput, order: Order) {
  const { planId, planTitle, total, inclusions, ordered, shipping } = columnsOf(order);
  const { requestId, studentname, mobilenumber, address, state, pincode } = input;
  const changed = await inTransaction((tx) =>
    CHANGE.first(tx, [
      ...[studentId, requestId, studentname, mobilenumber, address, state, pincode],
      ...[planId, planTitle, total, inclusions, policyVersion, ordered, shipping, order.kind],
    ]),
  );
  const begun = changed ?? (await SAME.first(pool, [studentId, requestId, ordered, total]));
  if (begun) return begun;
  throw new ApiError(
    'conflict',
    'This order is already being paid. See Purchased History; reload this page to order something else.',
  );
}
