import type { UnattachedMoney } from '@/lib/payments/gateways/gateway';
import { paymentMailsQueue } from '@/lib/payments/mails/payment-mails';
import { addUnattached } from '@/lib/payments/webhooks';
import { db, pool } from '@/lib/platform/db';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();

const money = (change: Partial<UnattachedMoney> = {}): UnattachedMoney => ({
  gatewayPaymentId: 'pay_Qb2gYRc7dxedX8',
  amount: 899_900,
  currency: 'INR',
  name: 'Asha Verma',
  number: '+919876543210',
  description: 'Gold, 1 Year',
  ...change,
});
const keep = (change: Partial<UnattachedMoney> = {}) =>
  addUnattached(pool, 'razorpay', money(change));

const jobs = async () =>
  (await pool.query(`select data from pgboss.job where name = $1`, [paymentMailsQueue.name]))
    .rows as {
    data: unknown;
  }[];

const rename = (from: string, to: string) =>
  pool.query('update pgboss.queue set name = $2 where name = $1', [from, to]);

test('money without an order is stored for staff to match, and the institute gets a mail', async () => {
  const id = await keep();
  const payments = await db.payment.findMany({ include: { events: true, receipt: true } });
  expect(payments).toMatchObject([
    {
      id,
      provider: 'razorpay',
      registrationId: null,
      name: 'Asha Verma',
      number: '+919876543210',
      amountPaise: 899_900,
      currency: 'INR',
      status: 'paid',
      attention: 'unattached',
      gatewayPaymentId: 'pay_Qb2gYRc7dxedX8',
      gatewayOrderId: 'pay_Qb2gYRc7dxedX8',
      note: 'Gold, 1 Year',
      nextCheckAt: null,
      receipt: null,
      events: [
        {
          source: 'notice',
          what: 'paid',
          status: 'paid',
          amountPaise: 899_900,
          gatewayPaymentId: 'pay_Qb2gYRc7dxedX8',
        },
      ],
    },
  ]);
  expect(payments[0]?.orderId).toMatch(/^[A-Za-z\d]{1,34}$/);
  expect(payments[0]?.paidAt).not.toBeNull();
  expect((await jobs()).map(({ data }) => data)).toEqual([{ payment: id, kind: 'review' }]);
});

test('twenty who say so at once make one payment, one line of history and one mail', async () => {
  const ids = await Promise.all(Array.from({ length: 20 }, () => keep()));
  expect(ids.filter((id) => id !== null)).toHaveLength(1);
  expect(await db.payment.count()).toBe(1);
  expect(await db.paymentEvent.count()).toBe(1);
  expect(await jobs()).toHaveLength(1);
});

test('a repeat with other details changes nothing', async () => {
  await keep();
  expect(await keep({ amount: 1, name: 'Somebody', currency: 'USD' })).toBeNull();
  expect(await db.payment.findMany()).toMatchObject([{ amountPaise: 899_900, name: 'Asha Verma' }]);
});

test('money of a known payment is not stored again, whatever its state', async () => {
  const known = { orderId: 'T1', provider: 'razorpay', name: 'Asha', number: '1', amountPaise: 5 };
  const expiresAt = new Date();
  const gatewayPaymentId = money().gatewayPaymentId;
  for (const status of ['paid', 'review', 'refunded'] as const) {
    await db.payment.deleteMany();
    await db.payment.create({ data: { ...known, status, expiresAt, gatewayPaymentId } });
    expect(await keep()).toBeNull();
  }
  expect(await jobs()).toEqual([]);
});

test('the same id at another gateway is other money', async () => {
  await keep();
  expect(await addUnattached(pool, 'phonepe', money())).not.toBeNull();
  expect(await db.payment.count()).toBe(2);
});

test('without a description there is no note', async () => {
  await keep({ name: '', number: '', description: '' });
  expect(await db.payment.findMany()).toMatchObject([{ name: '', number: '', note: null }]);
});

test('if its mail cannot be queued, nothing is stored and the notice comes again', async () => {
  await rename(paymentMailsQueue.name, 'away');
  try {
    await expect(keep()).rejects.toThrow();
    expect(await db.payment.count()).toBe(0);
    expect(await db.paymentEvent.count()).toBe(0);
  } finally {
    await rename('away', paymentMailsQueue.name);
  }
  expect(await keep()).not.toBeNull();
});
