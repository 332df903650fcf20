import 'server-only';
import { createHash } from 'node:crypto';
import { printDay, type IsoDay } from '@/content/day';
import { ApiError } from '@/lib/errors';
import { isHeld } from '@/lib/payments/money-terms';
import type { PaymentStatus } from '@/lib/payments/payment-status';
import { receiptPdfPath } from '@/lib/payments/receipt-address';
import type { Transaction } from '@/lib/platform/database-connection';
import { inTransaction } from '@/lib/platform/db';
import { dayOf } from '@/lib/schemas/day';
import type { OfficePayment } from '@/lib/schemas/office-money';
import { noteAct } from './audit';
import { lockBankLines, proveBy } from './bank-lines';
import { lockRegistration, refuseUnusual, type PaidFor } from './paid-before';
import { settleWithin } from './settle';

export interface RecordedPayment {
  payment: string;
  status: PaymentStatus;
  /** Its number, and where its PDF is. */
  receipt: { number: string; pdf: string } | null;
}

const KNOWN = `
  select "registrationId" as registration, "amountPaise" as amount, method,
    coalesce(reference, '') as reference, to_char("receivedOn", 'YYYY-MM-DD') as "receivedOn"
  from payments where "orderId" = $1`;

/** Over before it is settled, so that it never counts as an attempt to pay that is under way. */
const ADD = `
  insert into payments ("orderId", provider, "registrationId", "planId", name, number, "amountPaise",
    status, "expiresAt", method, reference, note, "receivedOn", "staffId")
  values ($1, 'office', $2, $3, $4, $5, $6, 'expired', now(), $7, $8, $9, $10, $11)
  on conflict ("orderId") do nothing`;

/**
 * Records money taken at the office and settles it, in one transaction: the receipt and the mail come
 * from where all of them come from. A repeat of the same `requestId` is the same money.
 * @param staff who has shown to be staff
 * @throws ApiError not_found, invalid_input (the day), conflict
 */
export async function recordPayment(
  { staffId }: { staffId: string },
  input: OfficePayment,
): Promise<RecordedPayment> {
  const orderId = orderIdOf(input.requestId);
  return inTransaction(async (client) => {
    if (input.bankLine) await lockBankLines(client);
    const registration = await lockRegistration(client, input.registration);
    const known = await isKnown(client, orderId, input);
    if (!known) {
      refuseDay(input.receivedOn, registration);
      const { amount, method: way, receivedOn } = input;
      await refuseUnusual(client, registration, { amount, way, receivedOn }, input);
      await refuseUsedReference(client, input);
      await add(client, orderId, registration, input, staffId);
    }
    const recorded = await settled(client, orderId, input, staffId);
    if (known) return recorded;
    await noteRecorded(client, staffId, recorded, input);
    const { bankLine: line } = input;
    if (line) await proveBy(client, staffId, { line, payment: recorded.payment });
    return recorded;
  });
}

async function noteRecorded(
  client: Transaction,
  staffId: string,
  { payment, status }: RecordedPayment,
  { amount, method, registration }: OfficePayment,
): Promise<void> {
  const detail = { paise: amount, way: method, status, registration };
  const act = { action: 'payment.record', subject: 'payment', subjectId: payment } as const;
  await noteAct(client, { staffId }, { ...act, detail });
}

/** @throws ApiError conflict when the `requestId` was used for something else */
async function isKnown(
  client: Transaction,
  orderId: string,
  input: OfficePayment,
): Promise<boolean> {
  type Row = Pick<OfficePayment, 'registration' | 'amount' | 'method' | 'reference' | 'receivedOn'>;
  const { rows } = await client.query<Row>(KNOWN, [orderId]);
  const [row] = rows;
  if (!row) return false;
  const { registration, amount, method, receivedOn } = input;
  const sent: Row = { registration, amount, method, receivedOn, reference: input.reference.trim() };
  const same = (Object.keys(sent) as (keyof Row)[]).every((name) => row[name] === sent[name]);
  if (same) return true;
  throw otherDetails();
}

async function add(
  client: Transaction,
  orderId: string,
  registration: PaidFor,
  input: OfficePayment,
  staffId: string,
): Promise<void> {
  const { id, planId, studentname, mobilenumber } = registration;
  const { amount, method, reference, note, receivedOn } = input;
  const { rowCount } = await client.query(ADD, [
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
  // For another registration, in the same moment.
  if (rowCount === 0) throw otherDetails();
}

const RECEIPT = `select number, "checkCode" from receipts where "paymentId" = $1`;

async function settled(
  client: Transaction,
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
  const done = await settleWithin(client, { report, source: 'staff', staffId });
  if (!done) throw new Error('The payment that was just written is not there.');
  const { rows } = await client.query<{ number: string; checkCode: string }>(RECEIPT, [
    done.paymentId,
  ]);
  const [issued] = rows;
  const receipt = issued ? { number: issued.number, pdf: receiptPdfPath(issued.checkCode) } : null;
  return { payment: done.paymentId, status: done.status, receipt };
}

/** Nobody pays long before there is anything to pay for. */
function refuseDay(receivedOn: IsoDay, { date }: PaidFor): void {
  const [year = '', month = '', dayOfMonth = ''] = date.split('-');
  const earliest = dayOf(
    new Date(Date.UTC(Number(year) - 1, Number(month) - 1, Number(dayOfMonth))),
  );
  if (receivedOn >= earliest) return;
  const message = `Enter a day after ${printDay(earliest)}: the registration is from ${printDay(date)}.`;
  throw new ApiError('invalid_input', message, { fields: { receivedOn: message } });
}

const USED = `
  select to_char("receivedOn", 'YYYY-MM-DD') as day from payments
  where provider = 'office' and method = $1 and lower(reference) = lower($2)
    and ${isHeld('payments')} limit 1`;

/** One transfer is not shown for two registrations by mistake. */
async function refuseUsedReference(
  client: Transaction,
  { method, reference, secondPayment }: OfficePayment,
): Promise<void> {
  if (method === 'cash' || secondPayment) return;
  const { rows } = await client.query<{ day: string }>(USED, [method, reference.trim()]);
  const [used] = rows;
  if (!used) return;
  const message = `Money with this reference, of ${printDay(used.day)}, is recorded already. Compare the reference. If one transfer paid for both, tick the box for a second payment.`;
  throw new ApiError('conflict', message, { fields: { reference: message } });
}

function otherDetails(): ApiError {
  return new ApiError(
    'conflict',
    'This was already recorded with other details. Close the form and open it again.',
  );
}

/** 34 letters and digits, the same for every repeat. */
function orderIdOf(requestId: string): string {
  return `F${createHash('sha256').update(requestId).digest('hex').slice(0, 33)}`;
}
