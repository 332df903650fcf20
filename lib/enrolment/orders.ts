import 'server-only';
import { defaultSession, subjectOf } from '@/content/catalogue/admission-choices';
import { institute } from '@/content/facts/institute';
import { formatRupees, type Paise } from '@/content/money';
import {
  findOffering,
  isOrdered,
  orderOfferings,
  refusedTogether,
  setsOf,
  type Offering,
} from '@/content/catalogue/offerings';
import { shippingCost } from '@/content/catalogue/shipping';
import { states } from '@/content/catalogue/states';
import { recordNotice } from '@/lib/accounts/consents';
import { needsParentConsent } from '@/lib/accounts/parent-consent';
import { ApiError } from '@/lib/calls/errors';
import { db } from '@/lib/platform/db';
import { dateOf, dayOf, today } from '@/lib/site/days';
import { Prisma } from '@/prisma/client/client';
import { purchaseOfOrder } from './offerings';
import type { OrderInput } from './order-form';
import { takeNumber } from './registration-numbers';
import { rupeesOf } from './registrations';
import { alreadyEnrolled, holdersOf, lockStudent } from './same-plan';
import { nullWhenTaken, refuseFlood, type SavedRegistration } from './save-registration';

interface Order {
  first: Offering;
  /** Columns of its registration. */
  purchase: ReturnType<typeof purchaseOfOrder>;
}

const PHONE = institute.phones[0].printed;

function refusal(field: string, message: string): ApiError {
  return new ApiError('invalid_input', message, { fields: { [field]: message } });
}

/**
 * The order of a form, at the catalogue's prices.
 * @throws ApiError invalid_input for items that are not sold (together), a missing address, or a total other
 * than the one shown
 */
function orderOf(input: OrderInput): Order {
  const { state, shownTotal } = input;
  const items = [...new Set(input.items.split(','))].map((id) => {
    const item = findOffering(id, orderOfferings);
    if (!item) throw refusal('items', 'One of these is no longer sold. Reload the page.');
    return item;
  });
  const problem = refusedTogether(items);
  const [first, ...others] = items;
  if (problem !== null || !first) throw refusal('items', problem ?? 'Choose what to order.');
  if (!items.every(isOrdered)) {
    throw refusal(
      'items',
      `Printed booklets cannot be bought online yet. To order, call ${PHONE}.`,
    );
  }
  if (setsOf(items) > 0) refuseAddress(input);
  const shipping = shippingCost(setsOf(items), state) ?? (0 as Paise);
  const purchase = purchaseOfOrder([first, ...others], shipping);
  const total = purchase.pricePaise;
  const shown = Math.round(Number(shownTotal) * 100) as Paise;
  if (shown !== total) {
    throw refusal(
      'shownTotal',
      `This order now costs ${formatRupees(total)}. When you opened the page it was ${formatRupees(shown)}. Reload the page to go on with the new price.`,
    );
  }
  return { first, purchase };
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
  id: true,
  registrationnumber: true,
  date: true,
  pricePaise: true,
  submittedAt: true,
} as const;

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
  const { date, pricePaise, submittedAt, ...rest } = saved;
  return {
    ...rest,
    date: dayOf(date),
    price: rupeesOf(pricePaise),
    submitted: submittedAt !== null,
  };
}

const accountColumns = {
  city: true,
  dateofbirth: true,
  fathername: true,
  email: true,
  address: true,
  state: true,
  pincode: true,
} as const;

/** Fields that the form does not ask for are taken from the account. */
async function add(
  studentId: string,
  input: OrderInput,
  { order, number }: { order: Order; number: string },
) {
  const { first, purchase } = order;
  const { coursename, coursetype } = first;
  const { requestId, studentname, mobilenumber, address, state, pincode, notice } = input;
  return nullWhenTaken(async (tx) => {
    if (!(await lockStudent(tx, studentId))) {
      throw new ApiError('unauthorized', 'Please log in again.');
    }
    const plans = purchase.items.map(({ id }) => id);
    const [holder] = await holdersOf({ studentId, session: defaultSession, plans }, tx);
    if (holder) throw alreadyEnrolled(holder);
    const student = await tx.db.student.findUniqueOrThrow({
      where: { id: studentId },
      select: accountColumns,
    });
    const [row] = await tx.db.registration.createManyAndReturn({
      data: [
        {
          studentId,
          requestId,
          registrationnumber: number,
          session: defaultSession,
          date: dateOf(today()),
          place: student.city,
          dateofbirth: student.dateofbirth,
          gender: '',
          fathername: student.fathername,
          email: student.email,
          modeofpayment: 'Online',
          coursetype,
          coursename,
          subject: subjectOf(coursename),
          studentname,
          mobilenumber,
          address: address || [student.address, student.city].filter(Boolean).join(', '),
          state: state || student.state,
          pincode: pincode || student.pincode,
          ...purchase,
          submittedAt: null,
        },
      ],
      skipDuplicates: true,
      select: savedColumns,
    });
    if (row && notice) await recordNotice(tx, studentId, notice);
    return row ?? null;
  });
}

/** Changes an order only while nothing has been paid or begun to be paid. */
async function repeated(studentId: string, input: OrderInput, { purchase }: Order) {
  const { requestId, studentname, mobilenumber, address, state, pincode } = input;
  const { items, kind, pricePaise } = purchase;
  const [changed] = await db.registration.updateManyAndReturn({
    where: {
      studentId,
      requestId,
      kind,
      items: { not: Prisma.DbNull },
      submittedAt: null,
    },
    data: {
      studentname,
      mobilenumber,
      ...(address && { address }),
      ...(state && { state }),
      ...(pincode && { pincode }),
      ...purchase,
    },
    select: savedColumns,
  });
  const same = { studentId, requestId, items: { equals: items }, pricePaise };
  const begun = changed ?? (await db.registration.findFirst({ where: same, select: savedColumns }));
  if (begun) return begun;
  throw new ApiError(
    'conflict',
    'This order is already being paid. See Purchased History; reload this page to order something else.',
  );
}
