import 'server-only';
import type { Staff } from '@/lib/staff/access';
import { createHash } from 'node:crypto';
import { printDay, type IsoDay } from '@/content/day';
import { formatRupees, type Paise } from '@/content/money';
import { needsParentConsent } from '@/lib/accounts/parent-consent';
import { ApiError } from '@/lib/calls/errors';
import { holderText, type PlanHolder } from '@/lib/enrolment/plan-holder';
import { otherOfSamePlan } from '@/lib/enrolment/same-plan';
import { lockBankLines, matchWithin } from '@/lib/payments/bank/bank-lines';
import { moneyOf, nextInstalment } from './instalment-plans';
import { receiptPdfPath } from '@/lib/payments/receipts/receipt';
import { settleWithin } from './settle';
import { closeUpiClaims, settleUpiClaim } from '@/lib/payments/upi/upi-claims';
import { noteAct } from '@/lib/staff/audit/audit';
import type { Transaction } from '@/lib/platform/database-connection';
import { inTransaction } from '@/lib/platform/db';
import {
  balanceOf,
  heldStatuses,
  isHeld,
  receivedDay,
  underWayStatuses,
  wayOf,
  type PaymentStatus,
} from '@/lib/site/money-terms';
import { narrow, statement, type RowOf } from '@/lib/platform/statement';
import { dayOf, today } from '@/lib/site/days';
import type { OfficePayment } from './office-money';

/** `date` is the day of the first save. */
const LOCK = statement(
  'lock-registration-to-record',
  {
    id: 'uuid',
    studentId: 'uuid',
    studentname: 'text',
    mobilenumber: 'text',
    coursename: 'text',
    planId: 'text?',
    pricePaise: 'int4?',
    date: narrow<IsoDay>('text'),
    born: narrow<IsoDay>('text'),
  },
  `select id, "studentId", studentname, mobilenumber, coursename, "planId", "pricePaise",
    to_char(date, 'YYYY-MM-DD') as date, to_char(dateofbirth, 'YYYY-MM-DD') as born
  from registrations where id = $1 for no key update`,
);

type PaidFor = RowOf<typeof LOCK>;

/** Confirmations of unusual payments. */
interface Known {
  otherAmount: boolean;
  secondPayment: boolean;
}

/** @throws ApiError not_found */
export async function lockRegistration(tx: Transaction, id: string): Promise<PaidFor> {
  const registration = await LOCK.first(tx, [id]);
  if (registration) return registration;
  throw new ApiError('not_found', 'This registration no longer exists. Search again.');
}

export interface Incoming {
  amount: Paise;
  /** Cash, bank, upi or the gateway. */
  way: string;
  receivedOn: IsoDay;
}

/** Runs after the lock, so that it sees payments settled while waiting. */
const BALANCE = statement(
  'balance-of-registration',
  { balance: narrow<Paise | null>('int4?') },
  `select ${balanceOf('r')} as balance from registrations r where r.id = $1`,
);

/** A full refund makes the price due again. */
const OTHERS = statement(
  'other-payments-of-registration',
  {
    status: 'PaymentStatus',
    amountPaise: 'int4',
    createdAt: 'timestamptz',
    paidAt: 'timestamptz?',
    receivedOn: narrow<IsoDay | null>('text?'),
    isSame: 'bool?',
  },
  `select p.status, p."amountPaise", p."createdAt", p."paidAt",
    to_char(p."receivedOn", 'YYYY-MM-DD') as "receivedOn",
    p."amountPaise" = $2 and ${wayOf('p')} = $3
      and (${receivedDay('p')} = $4::date or p."paidAt" > now() - interval '1 day') as "isSame"
  from payments p
  where p."registrationId" = $1 and p.status not in ('failed', 'expired', 'refunded')
  order by p."createdAt" desc`,
);
type Other = RowOf<typeof OTHERS>;

/**
 * Requires a confirmation for an amount that is neither the balance, the next instalment nor, if nothing is due, the price, and
 * for a possible second payment: the same amount by the same way on that day or recorded within a day, a
 * payment with an unknown result, more than the balance, or the same plan by another registration.
 * @throws ApiError conflict, naming the confirmation
 */
export async function refuseUnusual(
  tx: Transaction,
  registration: PaidFor,
  incoming: Incoming,
  known: Known,
): Promise<void> {
  const { amount, way, receivedOn } = incoming;
  const values = [registration.id, amount, way, receivedOn];
  const others = await OTHERS.rows(tx, values);
  const { pricePaise } = registration;
  const { balance = null } = (await BALANCE.first(tx, [registration.id])) ?? {};
  const isOver = amount > (balance ?? 0);
  const isHeld = ({ status }: Other) => heldStatuses.includes(status);
  const doubtful =
    others.find(({ isSame }) => isSame) ??
    others.find((other) => !isHeld(other)) ??
    (isOver ? others[0] : undefined);
  const { paid } = await moneyOf(tx, registration.id);
  const next = await nextInstalment(registration.id, paid, tx);
  const fits = pricePaise === null || amount === (balance || pricePaise) || amount === next;
  const other = await otherOfSamePlan(registration.id, tx);
  const second = doubtful ? askSecond(doubtful) : other && askSamePlan(other);
  const fields = {
    ...(second && !known.secondPayment && { secondPayment: second }),
    ...(!fits && !known.otherAmount && { otherAmount: otherPrice(pricePaise, balance, amount) }),
  };
  const [message] = Object.values(fields);
  if (message) throw new ApiError('conflict', message, { fields });
}

function otherPrice(pricePaise: number, balance: Paise | null, amount: Paise): string {
  const [price, given] = [formatRupees(pricePaise as Paise), formatRupees(amount)];
  const asked =
    balance && balance < pricePaise
      ? `${formatRupees(balance)} of the price of this registration, ${price}, is still to be paid, not ${given}.`
      : `The price of this registration is ${price}, not ${given}.`;
  return `${asked} Correct the amount, or tick the box for another amount.`;
}

function askSecond({ status, amountPaise, createdAt, receivedOn, paidAt }: Other): string {
  const amount = formatRupees(amountPaise as Paise);
  if (underWayStatuses.includes(status)) {
    const day = printDay(today(createdAt));
    return `An online payment of ${amount} was started on ${day} and is still pending. If this is a different payment, tick the box for a second payment.`;
  }
  const day = printDay(receivedOn ?? today(paidAt ?? createdAt));
  const came = status === 'review' ? 'Money in review' : amount;
  return `${came} was already received for this registration on ${day}. If this is a different payment, tick the box for a second payment.`;
}

const askSamePlan = (other: PlanHolder) =>
  `The student already has this plan: ${holderText(other)}. Record the payment there. If it is for a second enrolment, tick the box for a second payment.`;

export interface RecordedPayment {
  payment: string;
  status: PaymentStatus;
  /** Receipt number and path of the PDF. */
  receipt: { number: string; pdf: string } | null;
}

const KNOWN = statement(
  'recorded-payment',
  {
    registration: 'uuid?',
    amount: 'int4',
    method: 'text?',
    reference: 'text',
    receivedOn: 'text?',
  },
  `select "registrationId" as registration, "amountPaise" as amount, method,
    coalesce(reference, '') as reference, to_char("receivedOn", 'YYYY-MM-DD') as "receivedOn"
  from payments where "orderId" = $1`,
);

/** Expired until settled, so that it does not count as an open attempt. */
const ADD = statement(
  'record-payment',
  {},
  `insert into payments ("orderId", provider, "registrationId", "planId", name, number, "amountPaise",
    status, "expiresAt", method, reference, note, "receivedOn", "staffId")
  values ($1, 'office', $2, $3, $4, $5, $6, 'expired', now(), $7, $8, $9, $10, $11)
  on conflict ("orderId") do nothing`,
);

/**
 * Records an office payment and settles it in one transaction, with receipt and mail. Idempotent by
 * `requestId`.
 * @throws ApiError not_found, invalid_input (the day), conflict (also without a parent's consent)
 */
export async function recordPayment(
  staff: Staff<'payments.record'>,
  input: OfficePayment,
): Promise<RecordedPayment> {
  return inTransaction((tx) => recordPaymentWithin(tx, staff, input));
}

/**
 * As `recordPayment`, in the caller's transaction. Nothing slow may follow, because the receipt counter is
 * locked.
 */
export async function recordPaymentWithin(
  tx: Transaction,
  staff: Staff<'payments.record' | 'bank.match'>,
  input: OfficePayment,
): Promise<RecordedPayment> {
  const { staffId } = staff;
  const orderId = officeOrderId(input.requestId);
  if (input.bankLine) await lockBankLines(tx);
  const registration = await lockRegistration(tx, input.registration);
  if (await isRecorded(tx, orderId, input)) return settle(tx, orderId, input, staffId);
  await refuseWithoutParent(tx, registration);
  refuseDay(input.receivedOn, registration);
  const { amount, method: way, receivedOn } = input;
  await refuseUnusual(tx, registration, { amount, way, receivedOn }, input);
  await refuseUsedReference(tx, input);
  await add(tx, orderId, registration, input, staffId);
  const recorded = await settle(tx, orderId, input, staffId);
  const { payment, status } = recorded;
  const act = { action: 'payment.record', subject: 'payment', subjectId: payment } as const;
  const detail = { paise: amount, way, status, registration: registration.id };
  await noteAct(tx, staff, { ...act, detail });
  const { reference, bankLine: line } = input;
  await settleUpiClaim(tx, { registration: registration.id, reference, payment, staffId });
  await closeUpiClaims(tx, registration.id);
  if (line) await matchWithin(tx, staff, { line, payment });
  return recorded;
}

const NO_PARENT =
  'The student is under 18 without parental consent, so no fee can be taken. On the student’s page, make a link for the parent or record consent on paper; then try again.';

/** @throws ApiError conflict while a student under 18 has no parental consent */
export async function refuseWithoutParent(
  tx: Transaction,
  { studentId, born }: PaidFor,
): Promise<void> {
  if (!(await needsParentConsent(studentId, { on: tx, born }))) return;
  throw new ApiError('conflict', NO_PARENT);
}

/** @throws ApiError conflict when the `requestId` was used for other details */
async function isRecorded(
  tx: Transaction,
  orderId: string,
  input: OfficePayment,
): Promise<boolean> {
  const row = await KNOWN.first(tx, [orderId]);
  if (!row) return false;
  const { registration, amount, method, receivedOn } = input;
  const sent = { registration, amount, method, receivedOn, reference: input.reference.trim() };
  const same = (Object.keys(sent) as (keyof typeof sent)[]).every(
    (name) => row[name] === sent[name],
  );
  if (same) return true;
  throw otherDetails();
}

async function add(
  tx: Transaction,
  orderId: string,
  registration: PaidFor,
  input: OfficePayment,
  staffId: string,
): Promise<void> {
  const { id, planId, studentname, mobilenumber } = registration;
  const { amount, method, reference, note, receivedOn } = input;
  const added = await ADD.run(tx, [
    orderId,
    id,
    planId,
    studentname,
    mobilenumber,
    amount,
    method,
    reference.trim() || null,
    note.trim() || null,
    receivedOn,
    staffId,
  ]);
  // A concurrent request used the id for another registration.
  if (added === 0) throw otherDetails();
}

const RECEIPT = statement(
  'receipt-of-recorded-payment',
  { number: 'text', checkCode: 'text' },
  `select number, "checkCode" from receipts where "paymentId" = $1`,
);

async function settle(
  tx: Transaction,
  orderId: string,
  { amount }: OfficePayment,
  staffId: string,
): Promise<RecordedPayment> {
  const report = {
    orderId,
    state: 'paid',
    amount,
    currency: 'INR',
    gatewayPaymentId: null,
  } as const;
  const done = await settleWithin(tx, { report, source: 'staff', staffId });
  if (!done) throw new Error('The payment that was just written is not there.');
  const issued = await RECEIPT.first(tx, [done.paymentId]);
  const receipt = issued ? { number: issued.number, pdf: receiptPdfPath(issued.checkCode) } : null;
  return { payment: done.paymentId, status: done.status, receipt };
}

/** Rejects days long before the registration was first saved. */
function refuseDay(receivedOn: IsoDay, { date }: PaidFor): void {
  const [year = '', month = '', dayOfMonth = ''] = date.split('-');
  const earliest = dayOf(
    new Date(Date.UTC(Number(year) - 1, Number(month) - 1, Number(dayOfMonth))),
  );
  if (receivedOn >= earliest) return;
  const message = `Enter a day after ${printDay(earliest)}: the registration is from ${printDay(date)}.`;
  throw new ApiError('invalid_input', message, { fields: { receivedOn: message } });
}

const USED = statement(
  'reference-used-on',
  { day: narrow<IsoDay>('text') },
  `select to_char("receivedOn", 'YYYY-MM-DD') as day from payments
  where provider = 'office' and method = $1 and lower(reference) = lower($2)
    and ${isHeld('payments')} limit 1`,
);

/** Prevents one transfer from being recorded for two registrations. */
async function refuseUsedReference(
  tx: Transaction,
  { method, reference, secondPayment }: OfficePayment,
): Promise<void> {
  if (method === 'cash' || secondPayment) return;
  const used = await USED.first(tx, [method, reference.trim()]);
  if (!used) return;
  const message = `Money with this reference, of ${printDay(used.day)}, is already recorded. Check the reference. If one transfer paid for both, tick the box for a second payment.`;
  throw new ApiError('conflict', message, { fields: { reference: message } });
}

function otherDetails(): ApiError {
  return new ApiError(
    'conflict',
    'This was already recorded with other details. Close the form and open it again.',
  );
}

/** 34 letters and digits, the same for every repeat. */
export function officeOrderId(requestId: string): string {
  return `F${createHash('sha256').update(requestId).digest('hex').slice(0, 33)}`;
}
