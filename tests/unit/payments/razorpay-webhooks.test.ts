import fc from 'fast-check';
import { razorpayGateway } from '@/lib/payments/gateways/razorpay/razorpay';
import {
  documentedWebhooks,
  noticeOf,
  signedWebhook,
} from '../../support/payments/razorpay-webhooks';

const [newer, older] = ['the newer secret', 'the older secret'];
const gateway = razorpayGateway({
  keyId: 'rzp_test_1DP5mmOlF5G5ag',
  keySecret: 'thiswillneverbeasecret',
  webhookSecrets: [newer, '', older],
});

const orderId = 'OCI1763700000000AB12';
const notes = { orderId, name: 'Asha Verma' };
const ours = { payment: { notes }, payment_link: { notes, reference_id: orderId } };

const read = (notice: unknown, secret = newer, eventId?: string) => {
  const { headers, body } = signedWebhook(notice, secret, eventId);
  return gateway.readWebhook(headers, body);
};
const about = (notice: unknown) => read(notice)?.about;

test.each([
  ['payment_link.paid', documentedWebhooks.linkPaid, 'paid', 100, 'pay_Qb2gYRc7dxedX8'],
  ['payment.captured', documentedWebhooks.captured, 'paid', 100, 'pay_DESyzxuld02Zul'],
  ['order.paid', documentedWebhooks.orderPaid, 'paid', 100, 'pay_DESyzxuld02Zul'],
  ['payment.authorized', documentedWebhooks.authorized, 'pending', 100, 'pay_DESyzxuld02Zul'],
  ['payment_link.expired', documentedWebhooks.linkExpired, 'failed', 100, null],
  ['payment_link.cancelled', documentedWebhooks.linkCancelled, 'failed', 100, null],
])('%s for an order of ours', (_, documented, state, amount, gatewayPaymentId) => {
  expect(about(noticeOf(documented, ours))).toEqual({
    kind: 'order',
    report: { orderId, state, amount, currency: 'INR', gatewayPaymentId },
  });
});

test('payment.failed ends nothing: the payer tries again on the page of the same link', () => {
  expect(about(noticeOf(documentedWebhooks.failed, ours))).toMatchObject({
    kind: 'order',
    report: { orderId, state: 'pending' },
  });
});

test('a partial amount is reported as it is', () => {
  const part = {
    payment: { notes, amount: 40 },
    payment_link: { notes, status: 'partially_paid' },
  };
  expect(about(noticeOf(documentedWebhooks.linkPaid, part))).toMatchObject({
    report: { state: 'paid', amount: 40 },
  });
});

test('the note of the order is enough, and so is that of the payment', () => {
  const { linkPaid } = documentedWebhooks;
  for (const entity of ['order', 'payment', 'payment_link']) {
    const none = { order: { notes: [] }, payment: { notes: [] }, payment_link: { notes: null } };
    const notice = noticeOf(linkPaid, { ...none, [entity]: { notes } });
    expect(about(notice)).toMatchObject({ kind: 'order', report: { orderId, state: 'paid' } });
  }
});

test('where the money cannot be read, Razorpay is asked', () => {
  const broken = { ...ours, payment: { notes, amount: 'much' } };
  expect(about(noticeOf(documentedWebhooks.linkPaid, broken))).toEqual({ kind: 'ask', orderId });
  const onlyOrder = { payload: { order: { entity: { notes } } } };
  expect(about(onlyOrder)).toEqual({ kind: 'ask', orderId });
});

test('money by a link of the owner’s is kept for staff, with the payer’s known details', () => {
  expect(about(documentedWebhooks.linkPaid)).toEqual({
    kind: 'unattached',
    money: {
      gatewayPaymentId: 'pay_Qb2gYRc7dxedX8',
      amount: 100,
      currency: 'INR',
      name: 'Gaurav Kumar',
      number: '+918840152270',
      description: 'Payment for policy no #23456',
    },
  });
  expect(about(documentedWebhooks.captured)).toMatchObject({
    kind: 'unattached',
    money: { name: 'gaurav.kumar@example.com', number: '+919876543210', description: '' },
  });
  const page = { payment: { notes: { name: 'Asha' }, contact: null, description: 'Gold' } };
  expect(about(noticeOf(documentedWebhooks.captured, page))).toMatchObject({
    money: { name: 'Asha', number: '', description: 'Gold' },
  });
  const bare = { payment: { contact: null, email: null } };
  expect(about(noticeOf(documentedWebhooks.captured, bare))).toMatchObject({
    money: { name: '', number: '' },
  });
  const noContact = noticeOf(documentedWebhooks.linkPaidWithoutNotes, {
    payment: { contact: null },
  });
  expect(about(noContact)).toMatchObject({ money: { name: '', number: '9000090000' } });
});

test('whatever a payer typed is text that a database keeps', () => {
  const payment_link = {
    customer: { name: 'Asha\u0000\n\u001b[1m Verma \ud800' },
    description: `${'x'.repeat(254)}🌸`,
  };
  expect(about(noticeOf(documentedWebhooks.linkPaid, { payment_link }))).toMatchObject({
    money: { name: 'Asha [1m Verma \ufffd', description: `${'x'.repeat(254)}\ufffd` },
  });
  for (const change of [{ currency: 'I\u0000R' }, { id: 'pay_\u0000' }, { amount: 3e9 }]) {
    const notice = noticeOf(documentedWebhooks.captured, { payment: change });
    expect(about(notice)).toEqual({ kind: 'nothing' });
  }
  const refund = { notes: { refundId: 'R\u0000' } };
  expect(about(noticeOf(documentedWebhooks.refundProcessed, { refund }))).toEqual({
    kind: 'nothing',
  });
});

test('the owner’s own references are never taken for an order of ours', () => {
  for (const value of ['T 1', '', 'x'.repeat(35), 7, null]) {
    const notice = noticeOf(documentedWebhooks.captured, {
      payment: { notes: { orderId: value } },
    });
    expect(about(notice)).toMatchObject({ kind: 'unattached' });
  }
});

test.each([
  ['a try that failed', documentedWebhooks.failed],
  ['money that is not captured', documentedWebhooks.authorized],
  ['a link that expired', documentedWebhooks.linkExpired],
  [
    'money that was given back',
    noticeOf(documentedWebhooks.captured, { payment: { status: 'refunded' } }),
  ],
  ['a refund made on the dashboard', documentedWebhooks.refundProcessed],
  ['an event of another kind', { event: 'settlement.processed', payload: {} }],
  ['no event at all', { hello: 'world' }],
  ['no JSON', '<xml/>'],
])('%s that is unknown is ignored', (_, notice) => {
  expect(about(notice)).toEqual({ kind: 'nothing' });
});

test.each([
  ['created', documentedWebhooks.refundCreated, 'pending', 'pending'],
  ['processed', documentedWebhooks.refundProcessed, 'processed', 'done'],
  ['failed', documentedWebhooks.refundFailed, 'failed', 'failed'],
])('refund.%s for a refund of ours', (_, documented, status, state) => {
  const refund = { notes: { refundId: 'R1', orderId }, status };
  expect(about(noticeOf(documented, { refund }))).toEqual({
    kind: 'refund',
    report: { refundId: 'R1', state, amount: 50_000, gatewayRefundId: 'rfnd_FS8TWyPrCsa0OB' },
  });
});

test('any of our secrets may have signed, and no other', () => {
  const notice = noticeOf(documentedWebhooks.linkPaid, ours);
  expect(read(notice, newer)).not.toBeNull();
  expect(read(notice, older)).not.toBeNull();
  expect(read(notice, 'another secret')).toBeNull();
  const { headers, body } = signedWebhook(notice, newer);
  expect(
    razorpayGateway({ keyId: '', keySecret: '', webhookSecrets: [] }).readWebhook(headers, body),
  ).toBeNull();
});

test('an empty secret signs nothing', () => {
  const { headers, body } = signedWebhook(documentedWebhooks.linkPaid, '');
  expect(gateway.readWebhook(headers, body)).toBeNull();
});

test.each([
  ['missing', null],
  ['empty', ''],
  ['too short', 'ab12'],
  ['no hexadecimal number', 'z'.repeat(64)],
  ['two in one', `${'0'.repeat(64)}, ${'0'.repeat(64)}`],
])('a signature that is %s proves nothing', (_, signature) => {
  const { body } = signedWebhook(documentedWebhooks.linkPaid, newer);
  const headers = new Headers(signature === null ? {} : { 'x-razorpay-signature': signature });
  expect(gateway.readWebhook(headers, body)).toBeNull();
});

test('one byte more, less or other than the signed bytes is refused', () => {
  const { headers, body } = signedWebhook(noticeOf(documentedWebhooks.linkPaid, ours), newer);
  fc.assert(
    fc.property(fc.nat(body.length - 1), fc.integer({ min: 1, max: 255 }), (at, flip) => {
      const changed = Uint8Array.from(body);
      changed[at] = Number(changed[at]) ^ flip;
      expect(gateway.readWebhook(headers, changed)).toBeNull();
      expect(gateway.readWebhook(headers, body.slice(0, at))).toBeNull();
    }),
  );
  expect(gateway.readWebhook(headers, Buffer.concat([body, Buffer.from(' ')]))).toBeNull();
});

test('the signature is over the bytes as they came, not over JSON made anew', () => {
  const pretty = JSON.stringify(noticeOf(documentedWebhooks.linkPaid, ours), null, 2);
  expect(read(pretty)?.about).toMatchObject({ kind: 'order' });
});

test('a repeat has the same key, another event or body another', () => {
  const notice = noticeOf(documentedWebhooks.linkPaid, ours);
  const key = (of: unknown, eventId: string) => read(of, newer, eventId)?.dedupeKey;
  expect(read(notice, older, 'Qb2gYRc7dxedX8')?.dedupeKey).toBe(key(notice, 'Qb2gYRc7dxedX8'));
  expect(key(notice, 'Qb2gYRc7dxedX8')).toMatch(/^Qb2gYRc7dxedX8:/);
  expect(key(notice, 'another')).not.toBe(key(notice, 'Qb2gYRc7dxedX8'));
  expect(key({ payload: {} }, 'another')).not.toBe(key(notice, 'another'));
});

test('without a valid event id the body alone is the key', () => {
  const notice = noticeOf(documentedWebhooks.linkPaid, ours);
  const { headers, body } = signedWebhook(notice, newer);
  const long = read(notice, newer, 'x'.repeat(65))?.dedupeKey;
  headers.delete('x-razorpay-event-id');
  expect(gateway.readWebhook(headers, body)?.dedupeKey).toBe(long);
  expect(long).toMatch(/^[\da-f]{64}$/);
});

test('whatever is signed can be read without a fault', () => {
  fc.assert(
    fc.property(fc.json(), fc.object(), (text, payload) => {
      expect(read(text)).not.toBeNull();
      expect(about({ payload })).toBeDefined();
    }),
  );
});
