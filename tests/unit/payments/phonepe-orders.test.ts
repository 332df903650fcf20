import type { Paise } from '@/content/money';
import { GatewayRefused, GatewaySilent } from '@/lib/payments/gateways/gateway';
import { checksum } from '@/lib/payments/gateways/phonepe/checkout-v1';
import { phonepeGateway } from '@/lib/payments/gateways/phonepe/phonepe';
import { gatewayOrder } from '../../support/payments/gateway-order';
import { answering, changed } from './phonepe-server';
import { withPhonepe } from './with-phonepe';
import { writtenLog } from '../../support/process/written-log';

const standIn = withPhonepe();

const order = gatewayOrder();
const { orderId } = order;
type Version = 'client' | 'salt';
const versions: Version[] = ['client', 'salt'];
const gateway = (version: Version, more = {}) =>
  phonepeGateway({ ...standIn.server[version], ...more });

test.each(versions)(
  '%s: an order is made, paid and reported with what was paid',
  async (version) => {
    const { url, gatewayOrderId } = await gateway(version).start(order);
    expect(url).toMatch(/^https:\/\/mercury-uat\.phonepe\.com\/transact\//);
    const ids = { orderId, gatewayOrderId };
    await expect(gateway(version).status(ids)).resolves.toMatchObject({ state: 'pending' });
    standIn.server.decide(orderId, 'COMPLETED');
    await expect(gateway(version).status(ids)).resolves.toEqual({
      orderId,
      state: 'paid',
      amount: 499900,
      currency: null,
      gatewayPaymentId:
        version === 'client'
          ? 'OM2611210900000000000002'
          : standIn.server.state.orders.get(orderId)?.gatewayOrderId,
    });
  },
);

test.each(versions)('%s: a payment that failed, and one that was never made', async (version) => {
  const ids = { orderId, gatewayOrderId: null };
  await expect(gateway(version).status(ids)).resolves.toEqual({
    orderId,
    state: 'notFound',
    amount: null,
    currency: null,
    gatewayPaymentId: null,
  });
  await gateway(version).start(order);
  standIn.server.decide(orderId, 'FAILED');
  await expect(gateway(version).status(ids)).resolves.toMatchObject({ state: 'failed' });
});

test.each(versions)('%s: another amount is reported as it is', async (version) => {
  await gateway(version).start(order);
  standIn.server.decide(orderId, 'COMPLETED');
  Object.assign(standIn.server.state.orders.get(orderId) ?? {}, { amount: 100 });
  const report = await gateway(version).status({ orderId, gatewayOrderId: null });
  expect(report).toMatchObject({ state: 'paid', amount: 100 });
});

test.each(versions)(
  '%s: an order is taken once, and stays as it was when it is started again',
  async (version) => {
    await gateway(version).start(order);
    standIn.server.decide(orderId, 'COMPLETED');
    const log = await writtenLog(async () => {
      await expect(gateway(version).start(order)).rejects.toThrow(GatewayRefused);
    });
    expect(log).toBe('');
    const ids = { orderId, gatewayOrderId: null };
    await expect(gateway(version).status(ids)).resolves.toMatchObject({ state: 'paid' });
  },
);

test.each(versions)('%s: an order that PhonePe does not take is refused', async (version) => {
  const cheap = gatewayOrder({ amount: 99 as Paise });
  await expect(gateway(version).start(cheap)).rejects.toThrow(GatewayRefused);
  expect(standIn.server.state.orders.size).toBe(0);
});

test('V2 is called as documented', async () => {
  await gateway('client').start(order);
  await gateway('client').status({ orderId, gatewayOrderId: null });
  expect(JSON.parse(standIn.server.of('pay')[0]?.body ?? '')).toEqual({
    merchantOrderId: orderId,
    amount: 499900,
    expireAfter: expect.any(Number),
    metaInfo: { udf1: 'CSIR-NET Chemistry, 6 months' },
    paymentFlow: { type: 'PG_CHECKOUT', merchantUrls: { redirectUrl: order.returnUrl } },
  });
  expect(standIn.server.of('status')[0]?.path).toBe(
    `/apis/pg/checkout/v2/order/${orderId}/status?details=false&errorContext=true`,
  );
});

test.each([
  [-1, 300],
  [299, 300],
  [1_800, 1_799],
  [86_400, 3_600],
])(
  'V2: an order that expires in %i seconds is valid about %i at PhonePe',
  async (seconds, expected) => {
    const expiresAt = new Date(Date.now() + seconds * 1000);
    await gateway('client').start(gatewayOrder({ expiresAt }));
    const { expireAfter } = standIn.server.state.orders.get(orderId)?.request ?? {};
    expect(Math.abs(Number(expireAfter) - expected)).toBeLessThanOrEqual(60);
    expect(expireAfter).toBeGreaterThanOrEqual(300);
    expect(expireAfter).toBeLessThanOrEqual(3_600);
  },
);

test('V1 is called as documented, and gets only the mobile number of the payer', async () => {
  await gateway('salt').start(order);
  const { request } = standIn.server.state.orders.get(orderId) ?? {};
  expect(request).toEqual({
    merchantId: 'ORBITALUAT',
    merchantTransactionId: orderId,
    merchantUserId: orderId,
    amount: 499900,
    redirectUrl: order.returnUrl,
    redirectMode: 'REDIRECT',
    callbackUrl: 'https://www.example.in/api/v1/phonepe/notice',
    mobileNumber: '9876543210',
    paymentInstrument: { type: 'PAY_PAGE' },
  });
});

test('V1: the number of a landline is left out', async () => {
  await gateway('salt').start(gatewayOrder({ number: '011 2345 6789' }));
  expect(standIn.server.state.orders.get(orderId)?.request).not.toHaveProperty('mobileNumber');
});

test('V1: an order id that looks like a refund id is refused', async () => {
  await expect(gateway('salt').start(gatewayOrder({ orderId: 'R1' }))).rejects.toThrow(
    GatewayRefused,
  );
  expect(standIn.server.received).toEqual([]);
});

test('V1: the checksum is that of the published example', () => {
  const payload = {
    merchantId: 'PGTESTPAYUAT',
    merchantTransactionId: 'MT7850590068188104',
    merchantUserId: 'MUID123',
    amount: 10000,
    redirectUrl: 'https://webhook.site/redirect-url',
    redirectMode: 'REDIRECT',
    callbackUrl: 'https://webhook.site/callback-url',
    mobileNumber: '9999999999',
    paymentInstrument: { type: 'PAY_PAGE' },
  };
  const published = { saltKey: '099eb0cd-02cf-4e2a-8aca-3e6c6aff0399', saltIndex: '1' };
  const request = Buffer.from(JSON.stringify(payload, null, 2)).toString('base64');
  expect(checksum(published, `${request}/pg/v1/pay`)).toBe(
    'd7a8e4458caa6fcd781166bbdc85fec76740c18cb9baa9a4c48cf2387d554180###1',
  );
});

const wrongKeys: [Version, object][] = [
  ['client', { clientSecret: 'wrong-secret-0002' }],
  ['salt', { saltKey: 'wrong-secret-0002' }],
  ['salt', { merchantId: 'WRONGMERCHANT' }],
];
test.each(wrongKeys)(
  '%s: wrong keys (%j) are refused with an alert that holds no secret',
  async (version, more) => {
    await gateway(version).start(order);
    standIn.server.decide(orderId, 'FAILED');
    const wrong = gateway(version, more);
    const log = await writtenLog(async () => {
      await expect(wrong.start(gatewayOrder({ orderId: 'OC2' }))).rejects.toThrow(GatewayRefused);
      await expect(wrong.status({ orderId, gatewayOrderId: null })).rejects.toThrow(GatewayRefused);
    });
    expect(log).toContain('"level":50');
    const { clientSecret } = standIn.server.client;
    for (const secret of [
      'wrong-secret-0002',
      clientSecret,
      standIn.server.salt.saltKey,
      'Asha',
      '98765',
    ]) {
      expect(log).not.toContain(secret);
    }
  },
);

test.each([
  ['COMPLETED', 'paid'],
  ['FAILED', 'failed'],
  ['PENDING', 'pending'],
  ['CREATED', 'pending'],
  ['SOMETHING_NEW', 'pending'],
])('V2: the state %s of an order means %s', async (state, expected) => {
  await gateway('client').start(order);
  standIn.server.next('status', changed({ state }));
  const report = await gateway('client').status({ orderId, gatewayOrderId: null });
  expect(report.state).toBe(expected);
});

test('V2: the state of the order decides, not that of an attempt', async () => {
  await gateway('client').start(order);
  const paymentDetails = [{ state: 'COMPLETED', transactionId: 'OM1' }];
  standIn.server.next(
    'status',
    changed({ paymentDetails }),
    changed({ state: 'COMPLETED', paymentDetails: 7 }),
  );
  const ids = { orderId, gatewayOrderId: null };
  await expect(gateway('client').status(ids)).resolves.toMatchObject({ state: 'pending' });
  await expect(gateway('client').status(ids)).resolves.toMatchObject({
    state: 'paid',
    gatewayPaymentId: null,
  });
});

test.each([
  [200, 'PAYMENT_SUCCESS', 'paid'],
  [200, 'PAYMENT_ERROR', 'failed'],
  [200, 'PAYMENT_DECLINED', 'failed'],
  [200, 'PAYMENT_PENDING', 'pending'],
  [200, 'INTERNAL_SERVER_ERROR', 'pending'],
  [200, 'TIMED_OUT', 'pending'],
  [400, 'PAYMENT_PENDING', 'pending'],
  [200, 'SOMETHING_NEW', 'pending'],
  [404, 'TRANSACTION_NOT_FOUND', 'notFound'],
  [200, 'INVALID_TRANSACTION_ID', 'notFound'],
])('V1: status %i with the code %s means %s', async (status, code, expected) => {
  const data = { merchantId: 'ORBITALUAT', merchantTransactionId: orderId, amount: 499900 };
  standIn.server.next('status', answering(status, { success: true, code, data }));
  const report = await gateway('salt').status({ orderId, gatewayOrderId: null });
  expect(report.state).toBe(expected);
});

test.each([
  ['client', 400, { code: 'BAD_REQUEST' }],
  ['client', 403, {}],
  ['client', 404, {}],
  ['client', 422, { code: 'something personal' }],
  ['salt', 200, { code: 'BAD_REQUEST' }],
  ['salt', 200, { code: 'KEY_NOT_CONFIGURED', data: {} }],
  ['salt', 401, { code: 'AUTHORIZATION_FAILED' }],
  ['salt', 403, null],
  ['salt', 404, { code: 'SOMETHING_NEW' }],
] as const)(
  '%s: %i %j is a fault of the settings and says nothing of the payment',
  async (version, status, body) => {
    standIn.server.next('status', answering(status, body));
    const asked = gateway(version).status({ orderId, gatewayOrderId: null });
    await expect(asked).rejects.toThrow(GatewayRefused);
  },
);

const PAID = { state: 'COMPLETED' };
const ours = { merchantId: 'ORBITALUAT', merchantTransactionId: orderId, amount: 499900 };
const success = (data: unknown) => ({ code: 'PAYMENT_SUCCESS', data });
test.each([
  ['client', 'another order of ours', changed({ ...PAID, merchantOrderId: 'OC2' })],
  ['client', 'another order of theirs', changed({ ...PAID, orderId: 'OMO99' })],
  ['client', 'another merchant', changed({ ...PAID, merchantId: 'OTHER' })],
  ['client', 'no amount', changed({ ...PAID, amount: undefined })],
  ['client', 'half a paisa', changed({ ...PAID, amount: 499900.5 })],
  ['client', 'less than nothing', changed({ ...PAID, amount: -499900 })],
  ['client', 'no state', changed({ state: undefined })],
  ['salt', 'another order', answering(200, success({ ...ours, merchantTransactionId: 'OC2' }))],
  ['salt', 'no order', answering(200, success({ ...ours, merchantTransactionId: null }))],
  ['salt', 'another merchant', answering(200, success({ ...ours, merchantId: 'OTHER' }))],
  ['salt', 'no merchant', answering(200, success({ ...ours, merchantId: undefined }))],
  ['salt', 'no amount', answering(200, success({ ...ours, amount: null }))],
  ['salt', 'nothing', answering(200, success(undefined))],
  [
    'salt',
    'a failure of another order',
    answering(200, {
      code: 'PAYMENT_ERROR',
      data: { ...ours, merchantTransactionId: 'OC2' },
    }),
  ],
  ['salt', 'no code', answering(200, { data: ours })],
] as const)('%s: an answer with %s settles nothing and is alerted', async (version, _, wrong) => {
  const { gatewayOrderId } = await gateway(version).start(order);
  standIn.server.next('status', wrong);
  const log = await writtenLog(async () => {
    const asked = gateway(version).status({ orderId, gatewayOrderId });
    await expect(asked).rejects.toThrow(GatewaySilent);
  });
  expect(log).toContain('"doing":"status"');
});

test('an amount as text is read', async () => {
  await gateway('client').start(order);
  standIn.server.next('status', changed({ ...PAID, amount: '499900' }));
  const report = await gateway('client').status({ orderId, gatewayOrderId: null });
  expect(report.amount).toBe(499900);
});

test.each([
  ['client', changed({ redirectUrl: undefined })],
  ['client', changed({ redirectUrl: 'javascript:alert(1)' })],
  ['client', changed({ redirectUrl: 'https://phonepe.com.evil.example/transact' })],
  ['client', changed({ redirectUrl: 'http://mercury.phonepe.com/transact' })],
  ['client', changed({ orderId: '' })],
  ['salt', changed({ data: undefined })],
  ['salt', changed({ data: { merchantId: 'OTHER' } })],
  ['salt', answering(200, { code: 'INTERNAL_SERVER_ERROR' })],
  ['salt', answering(200, { code: 'TIMED_OUT' })],
  ['salt', answering(200, { code: 'SOMETHING_NEW' })],
  ['salt', answering(200, {})],
] as const)(
  '%s: a start without a page to go to leaves open whether there is an order',
  async (version, wrong) => {
    standIn.server.next('pay', wrong);
    await expect(gateway(version).start(order)).rejects.toThrow(GatewaySilent);
  },
);

test('V1: a start that is refused without an error status is refused', async () => {
  standIn.server.next('pay', answering(200, { success: false, code: 'BAD_REQUEST' }));
  await expect(gateway('salt').start(order)).rejects.toThrow(GatewayRefused);
});
