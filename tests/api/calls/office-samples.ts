import { testSeriesOffer } from '@/content/catalogue/offers';
import { db } from '@/lib/platform/db';
import { hashOf } from '@/lib/platform/random-token';
import { dateOf, today } from '@/lib/site/days';
import { profile } from '../../support/accounts/log-in';
import {
  claimRow,
  newBankLine,
  newRegistration,
  parcelRow,
  unclearPayment,
  upiClaimRow,
} from '../../support/office/office-rows';
import { agreedLines, agreedPlan, paidPayment } from '../../support/payments/payment-rows';

const id = (last: number) => `0b5e9a3c-6a1f-4c58-9d0e-00000000000${last}`;
const ids = { open: id(1), paid: id(2), taken: id(3), lost: id(4), unclear: id(5) };
const bankLine = id(6);
const asideLine = id(7);
const claim = id(8);
const upiClaim = id(9);
const parcel = id(9);
const completionToken = 'a-link-by-which-a-student-completes-a-form-xx';
const dueToday = '0b5e9a3c-6a1f-4c58-9d0e-000000000010';
const text = 'Date,Narration,Ref No,Deposit\n01/02/2026,FEE,SBIN526112345678,"8,999.00"\n';
const requestId = 'office-request-0001';

/** Valid bodies for the calls of the office, after `makeOfficeRows`. */
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
  setEveningMail: { at: '19:30' },
  findKnownStudents: { mobilenumber: '90000 00077', email: '' },
  enrolAtCounter: {
    requestId: 'counter-request-0001',
    anotherPerson: true,
    studentname: 'Walk-in Sample',
    mobilenumber: '90000 00077',
    dateofbirth: '2003-05-17',
    state: 'Delhi',
    plan: testSeriesOffer.id,
    agree: true,
    method: 'none',
    receivedOn: today(),
  },
  refund: {
    payment: ids.taken,
    requestId,
    amount: 500,
    method: 'cash',
    reference: '',
    reason: 'The batch was moved',
  },
  agreeToInstalments: { registration: ids.open, lines: agreedLines },
  agreeAtDesk: {
    registration: ids.open,
    replaces: '',
    amount1: '4,999',
    day1: '2026-11-23',
    amount2: 4000,
    day2: '2027-01-22',
  },
  decideRefund: { request: 'office-request-0002', decision: 'confirm' },
  noteClaim: {
    requestId: 'refund-claim-000001',
    registration: ids.paid,
    payment: ids.taken,
    claimant: 'Suresh Rao',
    via: 'visit',
    receivedOn: '2026-11-20',
    amount: 500,
    clause: '4.2',
    text: 'Paid twice',
  },
  decideClaim: { claim, outcome: 'part', amount: '200', answer: 'The rest was due' },
  packParcels: { parcels: [parcel] },
  sendParcel: {
    parcel,
    courier: 'India Post',
    trackingNumber: 'ED123456789IN',
    trackingUrl: 'https://www.indiapost.gov.in/',
  },
  changeParcel: { parcel, change: 'arrived', reason: '' },
  correctParcel: {
    parcel,
    recipient: 'Asha Rao',
    phone: '98765 43210',
    address: '13 Jia Sarai',
    state: 'Delhi',
    pincode: '110016',
  },
  changeParcelRule: { courses: 'whole', orders: 'first' },
  changeSettings: { refundLimit: '10,000' },
  changeDuesSettings: { dueDays: '7', reminders: 'on' },
  stopReminders: { registration: ids.open, reason: '' },
  noteReminder: { registration: dueToday },
  makeCompletionLink: { registration: dueToday },
  endCompletionLink: { registration: dueToday },
  readCompletionLink: { token: completionToken },
  completeEnrolment: {
    token: completionToken,
    email: 'completed@example.org',
    fathername: 'Suresh Rao',
    gender: 'Female',
    address: '12 Jia Sarai',
    city: 'New Delhi',
    pincode: '110016',
  },
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
  claimUpi: { registration: ids.open, utr: '431122334455' },
  declineUpiClaim: { claim: upiClaim, answer: 'No money came with this number' },
  reviewPayment: { payment: ids.unclear, decision: 'paid', reason: 'Agreed on the phone' },
};

/** The parcel of the label sheet. */
export const sampleParcel = parcel;

/** Creates the rows that the samples refer to. */
export async function makeOfficeRows(studentId: string): Promise<void> {
  for (const one of [ids.open, ids.paid]) await newRegistration(studentId, { id: one });
  await agreedPlan(ids.open);
  await makeDueRows();
  const taken = { id: ids.taken, registrationId: ids.paid, provider: 'office' };
  await paidPayment({ ...taken, method: 'cash', gatewayPaymentId: null });
  await paidPayment({ id: ids.lost, provider: 'razorpay', attention: 'unattached' });
  await unclearPayment({ id: ids.unclear });
  await newBankLine({ id: bankLine });
  const other = { email: 'second.owner@example.org', passwordHash: 'none', role: 'owner' } as const;
  const { id: askedById } = await db.staff.create({ data: other });
  await db.refundRequest.create({
    data: {
      requestId: 'office-request-0002',
      paymentId: ids.taken,
      amountPaise: 100_000,
      method: 'cash',
      reference: '',
      reason: 'The batch was moved',
      askedById,
    },
  });
  await db.refundClaim.create({ data: claimRow(ids.paid, { id: claim }) });
  await db.upiClaim.create({ data: upiClaimRow(ids.open, { id: upiClaim }) });
  await db.parcel.create({ data: parcelRow(ids.paid, { id: parcel }) });
  await newBankLine({ id: asideLine, setAside: 'Rent of the hall' });
}

/** A student without e-mail, whose fee is due today. */
async function makeDueRows(): Promise<void> {
  const contactnumber = '90000 00078';
  const born = { dateofbirth: dateOf('2003-05-17') };
  const { id: student } = await db.student.create({
    data: { ...profile, ...born, contactnumber, email: '' },
  });
  const submittedAt = new Date(Date.now() - 7 * 86_400_000);
  await newRegistration(student, { id: dueToday, email: '', submittedAt });
  const tokenHash = hashOf(completionToken);
  await db.completionLink.create({ data: { registrationId: dueToday, tokenHash } });
}
