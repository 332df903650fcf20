import { GET } from '@/app/(student)/success/standing/route';
import { paymentOf, paymentsFor, paymentsOf, paymentState } from '@/lib/payments/payment-state';
import { receiptPdfPath } from '@/lib/payments/receipts/receipt';
import { db } from '@/lib/platform/db';
import { admission, loggedInStudent, saveForm } from '../../support/enrolment/admission';
import { aboveThePrice, paidPayment, receiptOf } from '../../support/payments/payment-rows';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();

async function bought() {
  const student = await loggedInStudent();
  const { body } = await saveForm(student, admission);
  return { student, registration: body.data?.id ?? '' };
}

test('the public state of a payment has no name and no number', async () => {
  const { registration } = await bought();
  // Half past midnight in Delhi: the receipt has Delhi's date.
  const { id, orderId } = await paidPayment({
    registrationId: registration,
    paidAt: new Date('2026-11-20T19:00:00Z'),
  });
  const { number, checkCode } = await receiptOf(id);
  const refund = (amountPaise: number, status: 'pending' | 'done' | 'failed') =>
    db.refund.create({
      data: { refundId: `${amountPaise}`, paymentId: id, amountPaise, status, ...given },
    });
  const given = { reason: 'Left the batch', method: 'cash' };
  await refund(100, 'done');
  await refund(200, 'failed');
  await refund(300, 'pending');
  const { registrationnumber } = await db.registration.findUniqueOrThrow({
    where: { id: registration },
  });
  const state = await paymentState(id);
  expect(state).toEqual({
    id,
    standing: 'paid',
    reference: orderId,
    amount: 899_900,
    what: 'GATE (Chemistry)',
    registration: { id: registration, number: registrationnumber, kind: 'course' },
    paidOn: '2026-11-21',
    receipt: { number, path: receiptPdfPath(checkCode) },
    expired: false,
    owedBack: 0,
    refunded: false,
    refunds: [
      { amount: 100, done: true, document: null },
      { amount: 300, done: false, document: null },
    ],
  });
  expect(JSON.stringify(state)).not.toMatch(/(Asha|Suresh) Rao|98765 ?43210/);
});

test('an unattached payment names its plan, money of the office the day it was received', async () => {
  const { id } = await paidPayment({
    planId: 'csir-net-online-6-months-gold',
    attention: 'unattached',
    receivedOn: new Date('2026-11-02T00:00:00Z'),
  });
  expect(await paymentState(id)).toMatchObject({
    what: 'Gold 6 Months, CSIR-NET Chemical Sciences, online',
    registration: null,
    receipt: null,
    paidOn: '2026-11-02',
  });
  const { id: nameless } = await paidPayment({
    planId: 'no longer sold',
    status: 'expired',
    paidAt: null,
  });
  expect(await paymentState(nameless)).toMatchObject({ what: null, paidOn: null, expired: true });
});

test('each student has their own payments, oldest first', async () => {
  const { student, registration } = await bought();
  const other = await bought();
  const first = await paidPayment({ registrationId: registration });
  const second = await paidPayment({ registrationId: registration, ...aboveThePrice });
  const foreign = await paidPayment({ registrationId: other.registration });
  const ids = (payments: { id: string }[]) => payments.map(({ id }) => id);
  expect(ids(await paymentsOf(student.id))).toEqual([first.id, second.id]);
  expect(ids(await paymentsFor(other.registration))).toEqual([foreign.id]);
  expect(await paymentOf(student.id, second.id)).toMatchObject({
    id: second.id,
    owedBack: 899_900,
  });
  expect(await paymentOf(student.id, foreign.id)).toBeNull();
  expect(await paymentOf(student.id, 'x')).toBeNull();
  expect(await paymentState('x')).toBeNull();
});

test('the page that waits learns the standing and nothing else', async () => {
  const { id } = await paidPayment({ status: 'pending', paidAt: null });
  const asked = (payment: string) =>
    GET(new Request(`http://localhost/success/standing?payment=${payment}`));
  const answer = await asked(id);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toEqual({ success: true, data: { standing: 'confirming' } });
  expect((await asked('x')).status).toBe(404);
  expect((await asked(crypto.randomUUID())).status).toBe(404);
});
