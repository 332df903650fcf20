import { randomUUID } from 'node:crypto';
import { db } from '@/lib/platform/db';
import { dateOf, today } from '@/lib/site/days';
import { profile } from '../accounts/log-in';
import { paidPayment } from '../payments/payment-rows';

const id = (last: number) => `0b5e9a3c-6a1f-4c58-9d0e-00000000000${last}`;
const ids = { open: id(1), paid: id(2), taken: id(3), lost: id(4), unclear: id(5) };
const bankLine = id(6);
const asideLine = id(7);
const text = 'Date,Narration,Ref No,Deposit\n01/02/2026,FEE,SBIN526112345678,"8,999.00"\n';
const requestId = 'office-request-0001';

/** Valid bodies for the calls of the office, after `refreshOffice`. */
export const officeSamples: Record<string, Record<string, unknown>> = {
  recordPayment: {
    registration: ids.open,
    requestId,
    amount: 8999,
    method: 'cash',
    receivedOn: today(),
    reference: '',
    note: '',
    secondPayment: true,
  },
  refund: {
    payment: ids.taken,
    requestId,
    amount: 500,
    method: 'cash',
    reference: '',
    reason: 'The batch was moved',
  },
  decideRefund: { request: 'office-request-0002', decision: 'confirm' },
  changeSettings: { refundLimit: '10,000' },
  matchPayment: {
    payment: ids.lost,
    registration: ids.open,
    otherAmount: true,
    secondPayment: true,
  },
  previewBank: { text },
  importBank: { text },
  matchBankLine: { line: bankLine, payment: ids.taken },
  putBankLineBack: { line: asideLine, payment: '', reason: 'It is a fee' },
  setBankLineAside: { line: bankLine, reason: 'Rent of the hall' },
  reviewPayment: { payment: ids.unclear, decision: 'paid', reason: 'Agreed on the phone' },
};

let registrations = 20_000;

/** A registration of the student, for ₹8,999 with GST. */
export async function newRegistration(
  studentId: string,
  more: Partial<Parameters<typeof db.registration.create>[0]['data']> = {},
) {
  const { studentname, fathername, address, state, pincode, contactnumber } = profile;
  return db.registration.create({
    data: {
      ...{ studentId, studentname, fathername, address, state, pincode },
      registrationnumber: String((registrations += 1)),
      // A session without real forms, because the numbers here come from the clock.
      session: '2019-20',
      coursename: 'CSIR-NET/JRF (Chemical Sciences)',
      subject: 'Chemical Sciences',
      dateofbirth: dateOf('2003-05-17'),
      gender: 'Female',
      mobilenumber: contactnumber,
      email: 'asha@example.org',
      modeofpayment: 'Offline',
      date: dateOf(today()),
      planTitle: 'Gold 6 Months, CSIR-NET Chemical Sciences, online',
      pricePaise: 899_900,
      policyVersion: 'test',
      ...more,
    } as Parameters<typeof db.registration.create>[0]['data'],
  });
}

/** A payment in review: ₹1 received instead of ₹8,999. */
export async function unclearPayment(
  more: Parameters<typeof paidPayment>[0] & { id?: string } = {},
) {
  const payment = await paidPayment({
    ...{ status: 'review', attention: 'mismatch', paidAt: null },
    ...more,
  });
  const { id: paymentId, gatewayPaymentId } = payment;
  await db.paymentEvent.create({
    data: {
      ...{ paymentId, gatewayPaymentId, source: 'notice', what: 'mismatch', status: 'review' },
      amountPaise: 100,
    },
  });
  return payment;
}

const isOurs = { in: [ids.taken, ids.lost, ids.unclear] };

/** Recreates the rows that the samples refer to. */
export async function refreshOffice(studentId: string): Promise<void> {
  const of = { OR: [{ id: isOurs }, { registrationId: { in: [ids.open, ids.paid] } }] };
  await db.bankLine.deleteMany();
  await db.paymentEvent.deleteMany({ where: { payment: of } });
  await db.receipt.deleteMany({ where: { payment: of } });
  await db.refund.deleteMany({ where: { payment: of } });
  await db.payment.deleteMany({ where: of });
  await db.registration.deleteMany({ where: { id: { in: [ids.open, ids.paid] } } });
  for (const one of [ids.open, ids.paid]) await newRegistration(studentId, { id: one });
  const taken = { id: ids.taken, registrationId: ids.paid, provider: 'office' };
  await paidPayment({ ...taken, method: 'cash', gatewayPaymentId: null });
  await paidPayment({ ...{ id: ids.lost, provider: 'razorpay' }, attention: 'unattached' });
  await unclearPayment({ id: ids.unclear });
  await newBankLine({ id: bankLine });
  const other = { email: 'second.owner@example.org', passwordHash: 'none', role: 'owner' } as const;
  const { id: askedById } = await db.staff.upsert({
    where: { email: other.email },
    create: other,
    update: {},
  });
  await db.refundRequest.create({
    data: {
      ...{ requestId: 'office-request-0002', paymentId: ids.taken, amountPaise: 100_000 },
      ...{ method: 'cash', reference: '', reason: 'The batch was moved', askedById },
    },
  });
  await newBankLine({ id: asideLine, setAside: 'Rent of the hall' });
}

/** A bank credit of ₹8,999, today. */
export async function newBankLine(
  more: Partial<Parameters<typeof db.bankLine.create>[0]['data']> = {},
) {
  const said = { reference: 'SBIN526112345678', description: 'NEFT FEE', amountPaise: 899_900 };
  return db.bankLine.create({
    data: { lineKey: randomUUID(), day: dateOf(today()), ...said, ...more } as Parameters<
      typeof db.bankLine.create
    >[0]['data'],
  });
}
