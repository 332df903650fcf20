import { db } from '@/lib/platform/db';
import { cameBack, enrolled, startCall } from '../../support/payments/payment';
import { documentedWebhooks, noticeOf } from '../../support/payments/razorpay-webhooks';
import { deliver as deliverWebhook, queuedMails } from './razorpay-payments';
import { faults } from '../../support/payments/razorpay-server';
import { withRazorpay } from '../../support/payments/with-razorpay';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();
const razorpay = withRazorpay();

/** A student redirected to the payment link's page. */
async function started() {
  const { token, registration } = await enrolled();
  const { body } = await startCall({ registration }, { token, provider: 'razorpay' });
  const payment = await db.payment.findFirstOrThrow();
  const { orderId } = payment;
  return { token, registration, url: body.url, payment, orderId };
}

const deliver = async (
  webhook: object,
  { by = 'the newer secret', eventId = 'Qb2gYRc7dxedX8' } = {},
) => (await deliverWebhook(webhook, eventId, by)).status;

/** All events that Razorpay documents for a payment. */
function eventsOf(orderId: string, paid: { id: string; amount: number }) {
  const payment = { id: paid.id, amount: paid.amount, notes: { orderId } };
  const payment_link = { reference_id: orderId, amount: paid.amount, notes: { orderId } };
  const entities = { payment, payment_link, order: { notes: { orderId } } };
  const { authorized, captured, failed, linkPaid, orderPaid, linkExpired } = documentedWebhooks;
  return {
    failed: noticeOf(failed, { payment: { ...payment, id: 'pay_DESyzxuld02Zul' } }),
    authorized: noticeOf(authorized, entities),
    captured: noticeOf(captured, entities),
    orderPaid: noticeOf(orderPaid, entities),
    linkPaid: noticeOf(linkPaid, entities),
    linkExpired: noticeOf(linkExpired, entities),
  };
}

const mails = async () => (await queuedMails()).map(({ kind }) => kind);

test('enrolling opens a link of one’s own, that knows the enrolment and its price', async () => {
  const { url, payment, orderId, token, registration } = await started();
  const link = razorpay.account.linkOf(orderId);
  expect(url).toBe(link.short_url);
  expect(payment).toMatchObject({
    provider: 'razorpay',
    registrationId: registration,
    status: 'pending',
    gatewayOrderId: link.id,
    amountPaise: link.amount,
  });
  const again = await startCall({ registration }, { token, provider: 'razorpay' });
  expect(again.body.url).toBe(url);
});

test('all events of a payment, in any order, twice and at once, settle it once', async () => {
  const { orderId } = await started();
  const events = Object.entries(eventsOf(orderId, razorpay.account.pay(orderId))).reverse();
  const calls = [...events, ...events].map(([eventId, event]) => deliver(event, { eventId }));
  expect(new Set(await Promise.all(calls))).toEqual(new Set([200]));
  expect(await db.payment.findMany({ include: { receipt: true } })).toMatchObject([
    { status: 'paid', attention: null, receipt: { amountPaise: 899_900 } },
  ]);
  expect(await db.gatewayWebhook.count()).toBe(events.length);
  expect(await mails()).toEqual(['paid']);
});

test('a return that is repeated asks the gateway thirty times, and shows the payment each time', async () => {
  const { payment } = await started();
  razorpay.requests.length = 0;
  const pages = new Set<string>();
  for (let times = 0; times < 34; times += 1) {
    pages.add(await cameBack(`/api/v1/razorpay/return?payment=${payment.id}`));
  }
  expect([...pages]).toEqual([`/success?payment=${payment.id}`]);
  expect(razorpay.requests).toHaveLength(30);
});

test('a failed attempt keeps the link open, and the next can be paid', async () => {
  const { orderId, url, token, registration } = await started();
  const events = eventsOf(orderId, razorpay.account.pay(orderId));
  await deliver(events.failed, { eventId: 'a' });
  expect(await db.payment.findFirst()).toMatchObject({ status: 'pending' });
  const link = razorpay.account.linkOf(orderId);
  Object.assign(link, { payments: null, status: 'created' });
  const again = await startCall({ registration }, { token, provider: 'razorpay' });
  expect(again.body.url).toBe(url);
  await deliver(events.captured, { eventId: 'b' });
  expect(await db.payment.findFirst()).toMatchObject({ status: 'paid' });
});

test('a link that expired and was paid late is paid', async () => {
  const { orderId } = await started();
  const events = eventsOf(orderId, razorpay.account.pay(orderId));
  await deliver(events.linkExpired, { eventId: 'a' });
  expect(await db.payment.findFirst()).toMatchObject({ status: 'failed' });
  await deliver(events.linkPaid, { eventId: 'b' });
  expect(await db.payment.findFirst()).toMatchObject({ status: 'paid' });
});

test('an unsigned webhook changes nothing and is not stored', async () => {
  const { orderId } = await started();
  const { linkPaid } = eventsOf(orderId, razorpay.account.pay(orderId));
  expect(await deliver(linkPaid, { by: 'a guess' })).toBe(401);
  expect(await db.payment.findFirst()).toMatchObject({ status: 'pending' });
  expect(await db.gatewayWebhook.count()).toBe(0);
});

test('another amount goes to review, with a mail to the institute', async () => {
  const { orderId } = await started();
  const paid = razorpay.account.pay(orderId, { amount: 100 });
  await deliver(eventsOf(orderId, paid).linkPaid);
  expect(await db.payment.findMany({ include: { receipt: true } })).toMatchObject([
    { status: 'review', receipt: null },
  ]);
  expect(await mails()).toEqual(['review']);
});

test('a returning payer sees Razorpay’s status, before any webhook', async () => {
  const { orderId } = await started();
  const back = new URL(razorpay.account.linkOf(orderId).callback_url);
  razorpay.account.pay(orderId);
  expect(await cameBack(back.pathname + back.search)).toMatch(/^\/success\?payment=/);
  expect(await db.payment.findFirst()).toMatchObject({ status: 'paid' });
});

test('where the answer to the start was lost, the same link is found at the next try', async () => {
  const { token, registration } = await enrolled();
  razorpay.next(faults.loses);
  await startCall({ registration }, { token, provider: 'razorpay' });
  const { orderId } = await db.payment.findFirstOrThrow();
  const { body } = await startCall({ registration }, { token, provider: 'razorpay' });
  expect(body.url).toBe(razorpay.account.linkOf(orderId).short_url);
  expect(await db.payment.count()).toBe(1);
});

test('money by a static link of the owner’s is kept once, unattached', async () => {
  const { linkPaid, captured } = documentedWebhooks;
  const same = noticeOf(captured, { payment: { id: linkPaid.payload.payment.entity.id } });
  await Promise.all(
    [linkPaid, same, linkPaid, same].map((event, index) =>
      deliver(event, { eventId: `event${index}` }),
    ),
  );
  expect(await db.payment.findMany()).toMatchObject([
    { registrationId: null, status: 'paid', attention: 'unattached', amountPaise: 100 },
  ]);
  expect(await mails()).toEqual(['review']);
});
