import { claimChecks, pollPayments } from '@/lib/payments/payment-poller';
import { pollRefunds } from '@/lib/refunds/refund-poller';
import { db, pool } from '@/lib/platform/db';
import type { Payment } from '@/prisma/client/client';
import {
  deliver,
  historyOf,
  letTimePass,
  moneyWebhook,
  openPayment,
  PRICE,
  queuedMails,
} from './razorpay-payments';
import { faults } from '../../support/payments/razorpay-server';
import { withRazorpay } from '../../support/payments/with-razorpay';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();
const razorpay = withRazorpay();

const due = (more: Partial<Omit<Payment, 'id'>> = {}) =>
  openPayment(razorpay, { nextCheckAt: new Date(), ...more });
const again = ({ id }: Payment) => db.payment.findUniqueOrThrow({ where: { id } });
const minutes = (count: number) => new Date(Date.now() + count * 60_000);

test('a payment is settled although the payer closed the tab', async () => {
  const payment = await due();
  razorpay.account.pay(payment.orderId);
  await pollPayments(pool);
  expect(await again(payment)).toMatchObject({ status: 'paid', nextCheckAt: null, checks: 1 });
  expect(await historyOf(payment.id)).toEqual(['poll: paid (paid)']);
  expect(await queuedMails()).toEqual([{ payment: payment.id, kind: 'paid' }]);
  expect(await db.receipt.count()).toBe(1);
});

test('an order whose answer was lost is found by our id', async () => {
  const payment = await due({ status: 'created', gatewayOrderId: null });
  await pollPayments(pool);
  expect(await historyOf(payment.id)).toEqual(['poll: pending (pending)']);
  razorpay.account.pay(payment.orderId);
  await letTimePass();
  await pollPayments(pool);
  expect(await again(payment)).toMatchObject({ status: 'paid' });
});

test('only due payments are checked, and unpaid ones again later', async () => {
  const later = await due({ nextCheckAt: minutes(1) });
  const payment = await due();
  await pollPayments(pool);
  expect(await again(later)).toMatchObject({ checks: 0 });
  const { status, checks, nextCheckAt } = await again(payment);
  expect([status, checks]).toEqual(['pending', 1]);
  expect(nextCheckAt?.getTime()).toBeGreaterThan(Date.now());
  expect(nextCheckAt?.getTime()).toBeLessThanOrEqual(minutes(5).getTime());
  expect(await historyOf(payment.id)).toEqual([]);
});

const silence = {
  'that answers 500': faults.status(500),
  'that answers 429': faults.status(429),
  'that hangs up': faults.closes,
  'that answers garbage': faults.garbage,
  'whose keys are refused': faults.refuses('Authentication failed', 401),
};

test.each(Object.entries(silence))('a gateway %s changes nothing', async (_, fault) => {
  const payment = await due({ expiresAt: minutes(-1), createdAt: minutes(-100_000) });
  razorpay.account.pay(payment.orderId);
  razorpay.next(fault);
  await pollPayments(pool);
  const { status, nextCheckAt } = await again(payment);
  expect(status).toBe('pending');
  expect(nextCheckAt?.getTime()).toBeGreaterThan(Date.now());
  await letTimePass();
  await pollPayments(pool);
  expect(await again(payment)).toMatchObject({ status: 'paid' });
});

test('an order unknown to the gateway expires after its validity, not before', async () => {
  const early = await due({ orderId: 'never1', status: 'created', gatewayOrderId: null });
  const late = { orderId: 'never2', status: 'created', gatewayOrderId: null } as const;
  const payment = await due({ ...late, expiresAt: minutes(-1), createdAt: minutes(-31) });
  await pollPayments(pool);
  expect([(await again(early)).status, (await again(payment)).status]).toEqual([
    'created',
    'expired',
  ]);
  expect(await historyOf(payment.id)).toEqual(['poll: expired (expired)']);
});

test('an expired payment can still be paid, by a check and by a notice', async () => {
  const asked = await due({ status: 'expired', expiresAt: minutes(-30) });
  const told = await due({ status: 'expired', expiresAt: minutes(-30), nextCheckAt: null });
  razorpay.account.pay(asked.orderId);
  await pollPayments(pool);
  await deliver(moneyWebhook(told.orderId, { id: 'pay_late', amount: PRICE }));
  expect([(await again(asked)).status, (await again(told)).status]).toEqual(['paid', 'paid']);
});

test('after three days it is not checked any more', async () => {
  const days = minutes(-73 * 60);
  const payment = await due({ status: 'expired', createdAt: days, expiresAt: days });
  await pollPayments(pool);
  expect(await again(payment)).toMatchObject({ status: 'expired', nextCheckAt: null });
});

test('a payment whose provider has lost its keys waits three days for them', async () => {
  const early = await due({ provider: 'phonepe', expiresAt: minutes(-30) });
  const days = minutes(-73 * 60);
  const late = await due({ provider: 'phonepe', createdAt: days, expiresAt: days });
  await pollPayments(pool);
  expect(await again(early)).toMatchObject({ status: 'pending', nextCheckAt: expect.any(Date) });
  expect(await again(late)).toMatchObject({ status: 'expired', nextCheckAt: null });
});

test('each payment is checked by one of several processes', async () => {
  const payments = await Promise.all(Array.from({ length: 10 }, () => due()));
  for (const { orderId } of payments) razorpay.account.pay(orderId);
  const rounds = await Promise.all(Array.from({ length: 6 }, () => pollPayments(pool)));
  expect(rounds.reduce((sum, count) => sum + count)).toBe(10);
  const rows = await db.payment.findMany();
  expect(rows.map(({ status, checks }) => `${status} ${checks}`)).toEqual(Array(10).fill('paid 1'));
  expect(new Set(razorpay.requests.map(({ path }) => path)).size).toBe(razorpay.requests.length);
});

test('another process takes over when the lease of a killed one ends', async () => {
  const payment = await due();
  razorpay.account.pay(payment.orderId);
  expect(await claimChecks(pool, 5)).toHaveLength(1);
  expect(await pollPayments(pool)).toBe(0);
  await letTimePass();
  expect(await pollPayments(pool)).toBe(1);
  expect(await again(payment)).toMatchObject({ status: 'paid', checks: 2 });
});

test('a failure does not stop the others from being settled', async () => {
  const [broken, fine] = [await due(), await due()];
  razorpay.account.pay(broken.orderId);
  razorpay.account.pay(fine.orderId);
  await pool.query(
    `alter table payment_events add constraint shut check ("paymentId" <> '${broken.id}') not valid`,
  );
  try {
    await pollPayments(pool);
    expect([(await again(broken)).status, (await again(fine)).status]).toEqual(['pending', 'paid']);
  } finally {
    await pool.query('alter table payment_events drop constraint shut');
  }
  await letTimePass();
  await pollPayments(pool);
  expect(await again(broken)).toMatchObject({ status: 'paid' });
});

test('a pending refund is checked until it is done', async () => {
  const payment = await due();
  const { id: money } = razorpay.account.pay(payment.orderId);
  await pollPayments(pool);
  await db.refund.create({
    data: {
      refundId: 'RF1',
      paymentId: payment.id,
      amountPaise: 500,
      reason: 'moved',
      method: 'gateway',
      nextCheckAt: new Date(),
    },
  });
  razorpay.next(faults.status(500));
  await pollRefunds(pool);
  const [waiting] = await db.refund.findMany();
  expect(waiting).toMatchObject({ status: 'pending', checks: 1 });
  expect(waiting?.nextCheckAt?.getTime()).toBeGreaterThan(Date.now());
  await letTimePass();
  await pollRefunds(pool);
  expect(razorpay.account.refunds).toMatchObject([{ payment_id: money, amount: 500 }]);
  await letTimePass();
  await pollRefunds(pool);
  expect(await db.refund.findMany()).toMatchObject([{ status: 'done', nextCheckAt: null }]);
  expect(await again(payment)).toMatchObject({ status: 'partRefunded' });
  expect(razorpay.account.refunds).toHaveLength(1);
});
