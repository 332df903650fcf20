import { randomUUID } from 'node:crypto';
import { db } from '@/lib/platform/db';
import { dateOf, today } from '@/lib/site/days';
import { profile } from '../accounts/log-in';
import { paidPayment } from '../payments/payment-rows';

let registrations = 20_000;

/** A registration of the student, for ₹8,999 with GST. */
export async function newRegistration(
  studentId: string,
  more: Partial<Parameters<typeof db.registration.create>[0]['data']> = {},
) {
  const { studentname, fathername, address, state, pincode, contactnumber } = profile;
  return db.registration.create({
    data: {
      studentId,
      studentname,
      fathername,
      address,
      state,
      pincode,
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

/** An opened message, without whom it is to. */
export const messageRow = { moment: 'question', language: 'en', channel: 'whatsapp' } as const;

/** A payment in review: ₹1 received instead of ₹8,999. */
export async function unclearPayment(
  more: Parameters<typeof paidPayment>[0] & { id?: string } = {},
) {
  const payment = await paidPayment({
    status: 'review',
    attention: 'mismatch',
    paidAt: null,
    ...more,
  });
  const { id: paymentId, gatewayPaymentId } = payment;
  await db.paymentEvent.create({
    data: {
      paymentId,
      gatewayPaymentId,
      source: 'notice',
      what: 'mismatch',
      status: 'review',
      amountPaise: 100,
    },
  });
  return payment;
}

/** An undecided claim of ₹500. */
export function claimRow(
  registrationId: string,
  more: Partial<Parameters<typeof db.refundClaim.create>[0]['data']> = {},
) {
  return {
    registrationId,
    requestId: 'refund-claim-000002',
    claimant: 'Suresh Rao',
    via: 'visit',
    amountPaise: 50_000,
    clause: '4.2',
    clauseText: 'An excess',
    policyHash: 'hash',
    receivedOn: dateOf(today()),
    dueOn: dateOf(today()),
    ...more,
  } as Parameters<typeof db.refundClaim.create>[0]['data'];
}

/** A waiting claim of ₹8,999. */
export function upiClaimRow(
  registrationId: string,
  more: Partial<Parameters<typeof db.upiClaim.create>[0]['data']> = {},
) {
  return { registrationId, amountPaise: 899_900, utr: '431122334499', ...more } as Parameters<
    typeof db.upiClaim.create
  >[0]['data'];
}

/** A parcel to be packed. */
export function parcelRow(
  registrationId: string,
  more: Partial<Parameters<typeof db.parcel.create>[0]['data']> = {},
) {
  const { studentname, address, state, pincode, contactnumber } = profile;
  const day = dateOf(today());
  return {
    registrationId,
    items: ['Theory Booklets'],
    recipient: studentname,
    phone: contactnumber,
    address,
    state,
    pincode,
    paidOn: day,
    packBy: day,
    arriveBy: day,
    ...more,
  } as Parameters<typeof db.parcel.create>[0]['data'];
}

/** A reminder of ₹8,999, by mail. */
export function reminderRow(
  registrationId: string,
  more: Partial<Parameters<typeof db.dueReminder.create>[0]['data']> = {},
) {
  return {
    registrationId,
    line: 'whole',
    step: 0,
    dueOn: dateOf(today()),
    amountPaise: 899_900,
    way: 'mail',
    sentAt: new Date(),
    ...more,
  } as Parameters<typeof db.dueReminder.create>[0]['data'];
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
