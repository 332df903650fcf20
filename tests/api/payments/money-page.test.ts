import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { paymentPage } from '@/lib/payments/desk/list-payments';
import { askedPayments } from '@/lib/payments/desk/payment-list';
import { waysOfMoney } from '@/lib/payments/payment-ways';
import { db } from '@/lib/platform/db';
import { dateOf, today } from '@/lib/site/days';
import { cash, enrolled, newRequest, record, refund, staffWith } from '../../support/office/office';
import { moneyOn, sumOf, wholeList } from './money-rows';
import { paidPayment } from '../../support/payments/payment-rows';
import { withEmptyTables } from '../../support/process/empty-tables';
import { staffOf } from '../../support/office/staff';

withEmptyTables();

const DAY = '2026-03-10';
/** The first and last moments of the day in Delhi, and those just outside it. */
const moments = {
  before: new Date('2026-03-09T18:29:59.999Z'),
  first: new Date('2026-03-09T18:30:00Z'),
  last: new Date('2026-03-10T18:29:59.999Z'),
  after: new Date('2026-03-10T18:30:00Z'),
};

const office = (method: string) => ({ provider: 'office', method, gatewayPaymentId: null });

async function givenBack(paymentId: string, amountPaise: number, doneAt: Date, more: object = {}) {
  const data = { refundId: randomUUID(), reason: 'The batch was moved', status: 'done', doneAt };
  await db.refund.create({
    data: { ...data, paymentId, amountPaise, method: 'cash', ...more } as never,
  });
}

test('a day begins and ends at midnight in Delhi', async () => {
  for (const paidAt of Object.values(moments)) await paidPayment({ paidAt, amountPaise: 100 });
  const { id } = await paidPayment({ paidAt: moments.before, amountPaise: 1_000 });
  for (const doneAt of Object.values(moments)) await givenBack(id, 10, doneAt);
  const { received, refunds, refundedPayments } = await moneyOn(DAY);
  expect(received).toEqual([{ way: 'phonepe', count: 2, paise: 200 }]);
  expect(refunds).toEqual([{ way: 'cash', count: 2, paise: 20 }]);
  expect(refundedPayments).toBe(1);
  expect(await moneyOn('2026-03-09')).toMatchObject({ received: [{ count: 2, paise: 1_100 }] });
});

test('money at the office counts on the day it came, not on the day it was typed in', async () => {
  const receivedOn = dateOf(DAY);
  await paidPayment({ ...office('bank'), receivedOn, paidAt: moments.after, amountPaise: 700 });
  expect((await moneyOn(DAY)).received).toEqual([{ way: 'bank', count: 1, paise: 700 }]);
  expect((await moneyOn('2026-03-11')).received).toEqual([]);
});

test('payments in review, started, failed or unpaid are not in the sums', async () => {
  for (const status of ['created', 'pending', 'failed', 'expired', 'review'] as const) {
    await paidPayment({ status, paidAt: moments.first });
  }
  expect(await moneyOn(DAY)).toEqual({
    received: [],
    refunds: [],
    refundedPayments: 0,
    tests: { count: 0, paise: 0 },
    foreign: 0,
  });
});

test('test payments and their refunds are counted separately', async () => {
  const { id } = await paidPayment({ provider: 'sandbox', paidAt: moments.first });
  await givenBack(id, 100, moments.first);
  await paidPayment({ provider: 'razorpay', currency: 'USD', paidAt: moments.first });
  expect(await moneyOn(DAY)).toEqual({
    received: [],
    refunds: [],
    refundedPayments: 0,
    tests: { count: 1, paise: 899_900 },
    foreign: 1,
  });
  expect(await wholeList({ day: DAY })).toEqual([]);
  const tests = await wholeList({ day: DAY, way: 'sandbox' });
  expect(tests).toMatchObject([{ id, provider: 'sandbox' }]);
});

test('the parts add up to the whole, and each number leads to the rows it counts', async () => {
  const one = fc.record({
    way: fc.constantFrom(...waysOfMoney),
    status: fc.constantFrom('paid', 'partRefunded', 'refunded', 'pending', 'review'),
    amountPaise: fc.integer({ min: 1, max: 2_000_000_000 }),
    moment: fc.constantFrom(...(Object.keys(moments) as (keyof typeof moments)[])),
    back: fc.option(fc.integer({ min: 1, max: 1_000 }), { nil: undefined }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(one, { maxLength: 12 }), async (all) => {
      await db.refund.deleteMany();
      await db.payment.deleteMany();
      for (const { way, status, amountPaise, moment, back } of all) {
        const by = ['cash', 'bank', 'upi'].includes(way) ? office(way) : { provider: way };
        const more = { status: status as 'paid', amountPaise, paidAt: moments[moment] };
        const { id } = await paidPayment({ ...by, ...more });
        if (back) await givenBack(id, back, moments[moment]);
      }
      const inDay = all.filter(({ moment }) => moment === 'first' || moment === 'last');
      const inBooks = inDay.filter(({ status }) => !['pending', 'review'].includes(status));
      const money = await moneyOn(DAY);
      const total = inBooks.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
      expect(sumOf(money.received) + money.tests.paise).toBe(total);
      const back = inDay.filter((row) => row.back && row.way !== 'sandbox');
      expect(sumOf(money.refunds)).toBe(back.reduce((sum, row) => sum + (row.back ?? 0), 0));
      expect(await wholeList({ day: DAY })).toHaveLength(
        money.received.reduce((sum, { count }) => sum + count, 0),
      );
      for (const { way, count, paise } of money.received) {
        const rows = await wholeList({ day: DAY, way });
        const sum = rows.reduce((all, { amountPaise }) => all + amountPaise, 0);
        expect([rows.length, sum]).toEqual([count, paise]);
      }
      const refunded = await wholeList({ show: 'refunded', day: DAY });
      expect(refunded).toHaveLength(money.refundedPayments);
    }),
    { numRuns: 25 },
  );
});

test('pages follow each other without a gap or a repeat, whatever comes in meanwhile', async () => {
  for (let index = 0; index < 60; index += 1) await paidPayment({ paidAt: moments.first });
  // Several payments share one moment.
  await db.payment.updateMany({ data: { createdAt: new Date('2026-03-10T05:00:00.123Z') } });
  const before = await wholeList({ show: 'all' });
  expect(new Set(before.map(({ id }) => id)).size).toBe(60);
  const staff = await staffOf('payments.read');
  const first = await paymentPage(staff, askedPayments({ show: 'all' }));
  await paidPayment();
  const second = await paymentPage(staff, askedPayments({ show: 'all', after: first.next ?? '' }));
  expect([...first.rows, ...second.rows].map(({ id }) => id)).toEqual(
    before.slice(0, 50).map(({ id }) => id),
  );
});

test('a row has the name, the last digits of the phone, the purchase and the history', async () => {
  const { token } = await staffWith('owner');
  const registration = await enrolled();
  await record(token, cash(registration.id));
  const [{ id } = { id: '' }] = await wholeList({});
  const back = { payment: id, amount: 500, method: 'cash', reason: 'The batch was moved' };
  await refund(token, { ...back, requestId: newRequest() });
  const [row, ...others] = await wholeList({});
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    name: registration.studentname,
    phone: '… 3210',
    what: registration.planTitle,
    registration: { registrationnumber: registration.registrationnumber },
    status: 'partRefunded',
    leftPaise: 849_900,
    onStatement: null,
    events: [
      { source: 'staff', what: 'paid', amountPaise: 899_900, by: 'owner@example.org' },
      { what: 'refund asked', amountPaise: 50_000, reason: 'The batch was moved' },
      { what: 'refund', by: 'owner@example.org' },
    ],
  });
  expect(JSON.stringify(row)).not.toMatch(/98765 ?43210/);
  const [{ refunds }, list] = [await moneyOn(today()), await wholeList({ show: 'refunded' })];
  expect([refunds, list.length]).toEqual([[{ way: 'cash', count: 1, paise: 50_000 }], 1]);
});

test('an invalid query shows today', async () => {
  await paidPayment({ paidAt: new Date() });
  const odd = { show: 'x', day: '2026-02-31', way: "'", after: '1_2' };
  expect(await wholeList(odd)).toHaveLength(1);
});

test('acts on payments are in the audit log, without names', async () => {
  const { id: staffId, token } = await staffWith('owner');
  const registration = await enrolled();
  const body = cash(registration.id, { note: 'Paid by Suresh Rao' });
  await record(token, body);
  await record(token, body);
  const { id } = await db.payment.findFirstOrThrow();
  const back = { payment: id, amount: 500, method: 'upi', reference: 'TRF-4711', reason: 'Moved' };
  const requestId = newRequest();
  for (let times = 0; times < 2; times += 1) await refund(token, { ...back, requestId });
  const entries = await db.auditEntry.findMany({ orderBy: { id: 'asc' } });
  expect(entries).toMatchObject([
    {
      staffId,
      action: 'payment.record',
      subject: 'payment',
      subjectId: id,
      detail: { paise: 899_900, way: 'cash', status: 'paid', registration: registration.id },
    },
    {
      staffId,
      action: 'payment.refund',
      subjectId: id,
      reason: 'Moved',
      detail: { paise: 50_000, way: 'upi', status: 'done' },
    },
  ]);
  const told = JSON.stringify(entries.map(({ detail }) => detail));
  expect(told).not.toMatch(/Suresh|TRF|आशा/);
});
