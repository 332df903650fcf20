import { POST as notify } from '@/app/api/v1/[provider]/notice/route';
import { deleteWhatIsOver } from '@/lib/data-rights/retention-clock';
import { pollPayments } from '@/lib/payments/payment-poller';
import { db, pool } from '@/lib/platform/db';
import {
  documentedWebhooks,
  noticeOf,
  signedWebhook,
} from '../../support/payments/razorpay-webhooks';
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
const razorpay = withRazorpay({ sandbox: true });

const open = (more = {}) => openPayment(razorpay, more);
const paidBy = (id: string) => db.payment.findUniqueOrThrow({ where: { id } });
const webhooks = () => db.gatewayWebhook.findMany({ orderBy: { receivedAt: 'asc' } });

async function post(provider: string, init: RequestInit): Promise<Response> {
  return notify(
    new Request(`http://localhost:3000/api/v1/${provider}/notice`, { method: 'POST', ...init }),
  );
}

test('a signed webhook settles the payment and is stored byte for byte', async () => {
  const payment = await open();
  const webhook = moneyWebhook(payment.orderId, { id: 'pay_1', amount: PRICE });
  const response = await deliver(webhook, 'event1');
  expect([response.status, await response.json()]).toEqual([200, { success: true }]);
  expect(await paidBy(payment.id)).toMatchObject({ status: 'paid', gatewayPaymentId: 'pay_1' });
  expect(await historyOf(payment.id)).toEqual(['notice: paid (paid)']);
  const [kept] = await webhooks();
  expect(kept).toMatchObject({ provider: 'razorpay', outcome: 'paid', nextTryAt: null });
  expect(Buffer.from(kept?.body ?? []).toString()).toBe(JSON.stringify(webhook));
});

test('a forged webhook is refused and not stored', async () => {
  const payment = await open();
  const webhook = moneyWebhook(payment.orderId, { id: 'pay_1', amount: PRICE });
  const { headers, body } = signedWebhook(webhook, 'the newer secret');
  const other = new TextEncoder().encode(JSON.stringify(webhook).replaceAll('pay_1', 'pay_2'));
  const forged: RequestInit[] = [
    { headers, body: other },
    { body },
    { headers: signedWebhook(webhook, 'a guess').headers, body },
    { headers: { 'X-Razorpay-Signature': '' }, body },
    { headers },
  ];
  for (const init of forged) {
    const response = await post('razorpay', init);
    expect([response.status, await response.json()]).toMatchObject([401, { success: false }]);
  }
  expect(await webhooks()).toEqual([]);
  expect(await paidBy(payment.id)).toMatchObject({ status: 'pending' });
});

test('unknown and unused providers and the sandbox take no webhooks', async () => {
  const { headers, body } = signedWebhook({}, 'the newer secret');
  const statuses = ['paypal', 'phonepe', 'sandbox', 'Razorpay'].map(async (provider) => {
    return (await post(provider, { headers, body })).status;
  });
  expect(await Promise.all(statuses)).toEqual([404, 404, 401, 404]);
  expect((await post('razorpay', { headers, body: Buffer.alloc(300_000) })).status).toBe(413);
});

test('another amount goes to review, with an alert and without a receipt', async () => {
  const payment = await open();
  const webhook = moneyWebhook(payment.orderId, { id: 'pay_1', amount: 100 });
  await deliver(webhook, 'event1');
  await deliver(webhook, 'event2');
  expect(await paidBy(payment.id)).toMatchObject({
    status: 'review',
    attention: 'mismatch',
    amountPaise: PRICE,
    paidAt: null,
  });
  expect(await historyOf(payment.id)).toEqual(['notice: mismatch (review)']);
  expect(await queuedMails()).toEqual([{ payment: payment.id, kind: 'review' }]);
  expect(await db.receipt.count()).toBe(0);
});

test('a second payment on one order becomes a payment of its own, to be refunded', async () => {
  const payment = await open();
  const { id, orderId, registrationId } = payment;
  await deliver(moneyWebhook(orderId, { id: 'pay_1', amount: PRICE }));
  await Promise.all(
    Array.from({ length: 5 }, () => deliver(moneyWebhook(orderId, { id: 'pay_2', amount: 5_000 }))),
  );
  expect(await paidBy(id)).toMatchObject({ status: 'paid', attention: null, amountPaise: PRICE });
  expect(await historyOf(id)).toEqual(['notice: paid (paid)', 'notice: second payment (paid)']);
  const more = await db.payment.findMany({
    where: { id: { not: id } },
    include: { receipt: true },
  });
  expect(more).toMatchObject([
    {
      status: 'paid',
      attention: 'overpaid',
      excessPaise: 5_000,
      amountPaise: 5_000,
      registrationId,
      gatewayPaymentId: 'pay_2',
      receipt: { amountPaise: 5_000 },
    },
  ]);
  const [, ...told] = await queuedMails();
  expect(told.map(({ kind }) => kind).sort()).toEqual(['paid', 'secondPayment']);
  expect(new Set(told.map((mail) => mail.payment))).toEqual(new Set([more[0]?.id]));
});

test('an order of another provider is not settled by Razorpay', async () => {
  const payment = await open({ provider: 'phonepe' });
  await deliver(moneyWebhook(payment.orderId, { id: 'pay_1', amount: PRICE }));
  expect(await paidBy(payment.id)).toMatchObject({ status: 'pending' });
  expect(await webhooks()).toMatchObject([{ processedAt: null, outcome: 'unknown order' }]);
});

test('a replay after the end changes nothing', async () => {
  const payment = await open();
  const { orderId } = payment;
  const failed = noticeOf(documentedWebhooks.linkExpired, {
    payment_link: { reference_id: orderId, notes: { orderId } },
  });
  const paid = moneyWebhook(orderId, { id: 'pay_1', amount: PRICE });
  for (const [eventId, webhook] of [
    ['1', failed] as const,
    ['2', paid] as const,
    ['1', failed] as const,
    ['3', failed] as const,
    ['2', paid] as const,
    ['4', paid] as const,
  ]) {
    expect((await deliver(webhook, eventId)).status).toBe(200);
  }
  expect(await historyOf(payment.id)).toEqual(['notice: failed (failed)', 'notice: paid (paid)']);
  expect(await queuedMails()).toHaveLength(1);
  expect(await webhooks()).toHaveLength(4);
});

test('a webhook that comes before its order is tried again until the order is there', async () => {
  const payment = await open();
  const { id, orderId } = payment;
  await db.payment.update({ where: { id }, data: { orderId: 'not-there-yet' } });
  await deliver(moneyWebhook(orderId, { id: 'pay_1', amount: PRICE }), 'event1');
  const [kept] = await webhooks();
  expect(kept).toMatchObject({ processedAt: null, outcome: 'unknown order', tries: 1 });
  expect(kept?.nextTryAt?.getTime()).toBeGreaterThan(Date.now());
  await letTimePass();
  await pollPayments(pool);
  expect((await webhooks())[0]).toMatchObject({ processedAt: null, tries: 2 });
  await db.payment.update({ where: { id }, data: { orderId } });
  await letTimePass();
  await pollPayments(pool);
  expect(await paidBy(id)).toMatchObject({ status: 'paid' });
  expect(await webhooks()).toMatchObject([{ outcome: 'paid', nextTryAt: null }]);
});

test('after three days retries end, and a repeat restarts them', async () => {
  const webhook = moneyWebhook('nobodys', { id: 'pay_1', amount: PRICE });
  await deliver(webhook, 'event1');
  await db.gatewayWebhook.updateMany({
    data: { receivedAt: new Date(Date.now() - 73 * 3_600_000) },
  });
  await letTimePass();
  await pollPayments(pool);
  expect(await webhooks()).toMatchObject([{ processedAt: null, nextTryAt: null }]);
  const payment = await open({ orderId: 'nobodys' });
  await deliver(webhook, 'event1');
  expect(await paidBy(payment.id)).toMatchObject({ status: 'paid' });
});

test('a webhook whose processing failed is processed when it comes again', async () => {
  const payment = await open();
  const webhook = moneyWebhook(payment.orderId, { id: 'pay_1', amount: PRICE });
  await pool.query('alter table receipts add constraint shut check (false) not valid');
  try {
    expect((await deliver(webhook, 'event1')).status).toBe(200);
    expect(await paidBy(payment.id)).toMatchObject({ status: 'pending', paidAt: null });
    expect(await historyOf(payment.id)).toEqual([]);
    expect(await queuedMails()).toEqual([]);
    expect(await db.receiptSeries.count()).toBe(0);
  } finally {
    await pool.query('alter table receipts drop constraint shut');
  }
  expect((await deliver(webhook, 'event1')).status).toBe(200);
  expect(await paidBy(payment.id)).toMatchObject({ status: 'paid' });
  expect(await db.receipt.findMany()).toMatchObject([{ serial: 1 }]);
});

test('a webhook that cannot be stored is not confirmed, so that it comes again', async () => {
  const payment = await open();
  const webhook = moneyWebhook(payment.orderId, { id: 'pay_1', amount: PRICE });
  await pool.query('alter table gateway_notices add constraint shut check (false) not valid');
  try {
    expect((await deliver(webhook)).status).toBe(500);
  } finally {
    await pool.query('alter table gateway_notices drop constraint shut');
  }
  expect(await paidBy(payment.id)).toMatchObject({ status: 'pending' });
});

test('a webhook without proof triggers status requests until the gateway answers', async () => {
  const payment = await open();
  const { orderId } = payment;
  razorpay.account.pay(orderId);
  const webhook = noticeOf(documentedWebhooks.linkPaid, {
    payment_link: { reference_id: orderId, notes: { orderId } },
  }) as { payload: Record<string, unknown> };
  delete webhook.payload.payment;
  razorpay.next(faults.status(500));
  expect((await deliver(webhook)).status).toBe(200);
  expect(await webhooks()).toMatchObject([{ processedAt: null, outcome: 'no answer' }]);
  await letTimePass();
  await pollPayments(pool);
  expect(await paidBy(payment.id)).toMatchObject({ status: 'paid' });
  expect(await webhooks()).toMatchObject([{ outcome: 'paid' }]);
});

test('only processed webhooks are deleted, after ninety days', async () => {
  const payment = await open();
  await deliver(moneyWebhook('nobodys', { id: 'pay_0', amount: PRICE }), 'event0');
  await deliver(moneyWebhook(payment.orderId, { id: 'pay_1', amount: PRICE }), 'event1');
  await deliver(moneyWebhook(payment.orderId, { id: 'pay_1', amount: PRICE }), 'event2');
  const [waiting, old, young] = await webhooks();
  const receivedAt = new Date(Date.now() - 91 * 86_400_000);
  await db.gatewayWebhook.updateMany({ data: { receivedAt } });
  await db.gatewayWebhook.update({
    where: { id: old?.id ?? '' },
    data: { processedAt: receivedAt },
  });
  await deleteWhatIsOver(pool);
  expect((await webhooks()).map(({ id }) => id).sort()).toEqual([waiting?.id, young?.id].sort());
});

test('twenty concurrent repeats are one webhook', async () => {
  const payment = await open();
  const webhook = moneyWebhook(payment.orderId, { id: 'pay_1', amount: PRICE });
  const answers = await Promise.all(Array.from({ length: 20 }, () => deliver(webhook, 'event1')));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(await webhooks()).toHaveLength(1);
  expect(await historyOf(payment.id)).toEqual(['notice: paid (paid)']);
  expect(await queuedMails()).toHaveLength(1);
});
