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
import { lockedRegistration, type LockedRegistration } from './locked-registration';
import { moneyOf, nextInstalment } from './instalment-plans';
import { receiptPdfPath } from '@/lib/payments/receipts/receipt';
import { settleWithin } from './settle';
import { closeUpiClaims, isRecordedWith, settleUpiClaim } from '@/lib/payments/upi/upi-claims';
import { utrsIn } from '@/lib/payments/upi/upi-link';
import { noteAct } from '@/lib/staff/audit/audit';
import type { Transaction } from '@/lib/platform/database-connection';
import { inTransaction } from '@/lib/platform/db';
import { heldStatuses, isHeld, underWayStatuses, type PaymentStatus } from '@/lib/site/money-terms';
import { narrow, statement } from '@/lib/platform/statement';
import { dateOf, dayOf, today } from '@/lib/site/days';
import type { OfficePayment } from './office-money';

/** Confirmations of unusual payments. */
interface Known {
  otherAmount: boolean;
  secondPayment: boolean;
}

/** @throws ApiError not_found */
export async function lockRegistration(tx: Transaction, id: string): Promise<LockedRegistration> {
  const registration = await lockedRegistration(tx, id);
  if (registration) return registration;
  throw new ApiError('not_found', 'This registration no longer exists. Search again.');
}

export interface Incoming {
  amount: Paise;
  /** Cash, bank, upi or the gateway. */
  way: string;
  receivedOn: IsoDay;
}

/** The registration's payments that are under way or held: a full refund makes the price due again. */
async function otherPayments(tx: Transaction, registrationId: string, incoming: Incoming) {
  const others = await tx.db.payment.findMany({
    where: { registrationId, status: { notIn: ['failed', 'expired', 'refunded'] } },
    orderBy: { createdAt: 'desc' },
    select: {
      provider: true,
      method: true,
      status: true,
      amountPaise: true,
      createdAt: true,
      paidAt: true,
      receivedOn: true,
    },
  });
  const dayBefore = Date.now() - DAY_MS;
  return others.map(({ provider, method, receivedOn, ...other }) => {
    const { amountPaise, paidAt } = other;
    const day = receivedOn ? dayOf(receivedOn) : paidAt && today(paidAt);
    const isNear = day === incoming.receivedOn || (paidAt?.getTime() ?? 0) > dayBefore;
    const isSame = amountPaise === incoming.amount && (method ?? provider) === incoming.way;
    return { ...other, day, isSame: isSame && isNear };
  });
}

type Other = Awaited<ReturnType<typeof otherPayments>>[number];

const DAY_MS = 86_400_000;

/**
 * Requires a confirmation for an amount that is neither the balance, the next instalment nor, if nothing is
 * due, the price, and for a possible second payment: the same amount by the same way on that day or recorded
 * within a day, a payment with an unknown result, more than the balance, or the same plan by another
 * registration.
 * @throws ApiError conflict, naming the confirmation
 */
export async function refuseUnusual(
  tx: Transaction,
  registration: LockedRegistration,
  incoming: Incoming,
  known: Known,
): Promise<void> {
  const { amount } = incoming;
  const others = await otherPayments(tx, registration.id, incoming);
  const { price } = registration;
  const { paid, balance } = await moneyOf(tx, registration.id);
  const isOver = amount > (balance ?? 0);
  const isHeld = ({ status }: Other) => heldStatuses.includes(status);
  const doubtful =
    others.find(({ isSame }) => isSame) ??
    others.find((other) => !isHeld(other)) ??
    (isOver ? others[0] : undefined);
  const next = await nextInstalment(registration.id, paid, tx.db);
  const fits = price === null || amount === (balance || price) || amount === next;
  const other = await otherOfSamePlan(registration.id, tx);
  const second = doubtful ? askSecond(doubtful) : other && askSamePlan(other);
  const fields = {
    ...(second && !known.secondPayment && { secondPayment: second }),
    ...(!fits && !known.otherAmount && { otherAmount: otherPrice(price, balance, amount) }),
  };
  const [message] = Object.values(fields);
  if (message) throw new ApiError('conflict', message, { fields });
}

function otherPrice(whole: Paise, balance: Paise | null, amount: Paise): string {
  const [price, given] = [formatRupees(whole), formatRupees(amount)];
  const asked =
    balance && balance < whole
      ? `${formatRupees(balance)} of the price of this registration, ${price}, is still to be paid, not ${given}.`
      : `The price of this registration is ${price}, not ${given}.`;
  return `${asked} Correct the amount, or tick the box for another amount.`;
}

function askSecond({ status, amountPaise, createdAt, day: received }: Other): string {
  const amount = formatRupees(amountPaise as Paise);
  if (underWayStatuses.includes(status)) {
    const day = printDay(today(createdAt));
    return `An online payment of ${amount} was started on ${day} and is still pending. If this is a different payment, tick the box for a second payment.`;
  }
  const day = printDay(received ?? today(createdAt));
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
  staff: Staff<'payments.record' | 'bank.match' | 'people.enrol'>,
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
  { studentId, born }: LockedRegistration,
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
  const row = await tx.db.payment.findUnique({
    where: { orderId },
    select: {
      registrationId: true,
      amountPaise: true,
      method: true,
      reference: true,
      receivedOn: true,
    },
  });
  if (!row) return false;
  const isSame =
    row.registrationId === input.registration &&
    row.amountPaise === input.amount &&
    row.method === input.method &&
    (row.reference ?? '') === input.reference.trim() &&
    row.receivedOn?.getTime() === dateOf(input.receivedOn).getTime();
  if (isSame) return true;
  throw otherDetails();
}

async function add(
  tx: Transaction,
  orderId: string,
  registration: LockedRegistration,
  input: OfficePayment,
  staffId: string,
): Promise<void> {
  const { id, planId, studentname, mobilenumber } = registration;
  const { amount, method, reference, note, receivedOn } = input;
  const { count: added } = await tx.db.payment.createMany({
    data: {
      orderId,
      provider: 'office',
      registrationId: id,
      planId,
      name: studentname,
      number: mobilenumber,
      amountPaise: amount,
      // Until it is settled, so that it does not count as an open attempt.
      status: 'expired',
      expiresAt: new Date(),
      method,
      reference: reference.trim() || null,
      note: note.trim() || null,
      receivedOn: dateOf(receivedOn),
      staffId,
    },
    skipDuplicates: true,
  });
  // A concurrent request used the id for another registration.
  if (added === 0) throw otherDetails();
}

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
  const issued = await tx.db.receipt.findUnique({
    where: { paymentId: done.paymentId },
    select: { number: true, checkCode: true },
  });
  const receipt = issued ? { number: issued.number, pdf: receiptPdfPath(issued.checkCode) } : null;
  return { payment: done.paymentId, status: done.status, receipt };
}

/** Rejects days long before the registration was first saved. */
function refuseDay(receivedOn: IsoDay, { date }: LockedRegistration): void {
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
  { method: 'text', reference: 'text', utrs: 'text[]' },
  { day: narrow<IsoDay>('text') },
  `select to_char("receivedOn", 'YYYY-MM-DD') as day from payments
  where ${isHeld('payments')} and (
    provider = 'office' and method = $method and lower(reference) = lower($reference)
    or exists (select from unnest($utrs::text[]) as sent (utr) where ${isRecordedWith('payments', 'sent.utr')}))
  limit 1`,
);

/** Prevents one transfer from being recorded twice, also as another way or with words beside its UTR. */
async function refuseUsedReference(
  tx: Transaction,
  { method, reference, secondPayment }: OfficePayment,
): Promise<void> {
  if (method === 'cash' || secondPayment) return;
  const utrs = utrsIn(reference);
  const used = await USED.first(tx, { method, reference: reference.trim(), utrs });
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
