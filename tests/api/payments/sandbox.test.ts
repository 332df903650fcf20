import { POST as postReturn } from '@/app/api/v1/[provider]/return/route';
import { POST as postPress } from '@/app/api/v1/sandbox/press/route';
import type { Paise } from '@/content/money';
import { GatewayRefused, type Gateway } from '@/lib/payments/gateways/gateway';
import { gatewayEnv, gatewayNamed } from '@/lib/payments/gateways/gateways';
import { db } from '@/lib/platform/db';
import { post } from '../../support/leads/lead';
import { cameBack, enrolled, orderOf, pressed, startCall } from '../../support/payments/payment';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();

const settings = { ...gatewayEnv };
afterEach(() => void Object.assign(gatewayEnv, settings));

async function started() {
  const student = await enrolled();
  const { body } = await startCall({ registration: student.registration }, student);
  const order = orderOf(body.url);
  const { id } = await db.payment.findUniqueOrThrow({ where: { orderId: order } });
  const status = async () => (await db.payment.findUniqueOrThrow({ where: { id } })).status;
  return { ...student, order, id, status };
}

/** Twenty seconds later. */
const later = (orderId: string) =>
  db.$executeRaw`update sandbox_orders set "paysAt" = now() - interval '1 second' where "orderId" = ${orderId}`;

test('Pay leads to /success of a paid payment, with a receipt', async () => {
  const { order, id, status } = await started();
  const back = await pressed(order, 'pay');
  expect(back).toBe(`/api/v1/sandbox/return?payment=${id}`);
  // Pressing the button settles nothing by itself.
  expect(await status()).toBe('pending');
  expect(await cameBack(back)).toBe(`/success?payment=${id}`);
  expect(await status()).toBe('paid');
  expect(await db.receipt.count()).toBe(1);
});

test('Fail leads to /failure; trying again after it pays the same order', async () => {
  const { order, id, status } = await started();
  expect(await cameBack(await pressed(order, 'fail'))).toBe(`/failure?payment=${id}`);
  expect(await status()).toBe('failed');
  expect(await cameBack(await pressed(order, 'pay'))).toBe(`/success?payment=${id}`);
  expect(await status()).toBe('paid');
  await pressed(order, 'fail');
  expect(await cameBack(`/api/v1/sandbox/return?payment=${id}`)).toBe(`/success?payment=${id}`);
  expect(await status()).toBe('paid');
});

test('Pay late leads to /success, which cannot say paid yet; the money comes later', async () => {
  const { order, id, status } = await started();
  expect(await cameBack(await pressed(order, 'late'))).toBe(`/success?payment=${id}`);
  expect(await status()).toBe('pending');
  await later(order);
  await pressed(order, 'fail');
  expect(await cameBack(`/api/v1/sandbox/return?payment=${id}`)).toBe(`/success?payment=${id}`);
  expect(await status()).toBe('paid');
});

test('Leave goes Home, and the payment stays pending', async () => {
  const { order, status, registration, token } = await started();
  expect(await pressed(order, 'leave')).toBe('/');
  expect(await status()).toBe('pending');
  const again = await startCall({ registration }, { token });
  expect(orderOf(again.body.url)).toBe(order);
});

test('only our own page can press, one of the four, on an order there is', async () => {
  const { order, status } = await started();
  const answers = async (body: unknown, headers = {}) =>
    (await postPress(post('/api/v1/sandbox/press', body, headers))).status;
  expect(await answers({ order, press: 'pay' }, { origin: 'https://evil.example' })).toBe(403);
  expect(await answers({ order, press: 'refund' })).toBe(422);
  expect(await answers({ order: 'OCnone', press: 'pay' })).toBe(404);
  expect(await answers({ order: `${order}'`, press: 'pay' })).toBe(404);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = `${new URLSearchParams({ order, press: 'pay' })}`;
  expect(await answers(body, { ...form, origin: 'http://localhost:3000' })).toBe(303);
  expect(await status()).toBe('pending');
});

test('with keys, or in public, the sandbox is not there', async () => {
  const { order, id } = await started();
  for (const change of [
    { RAZORPAY_KEY_ID: 'rzp_1', RAZORPAY_KEY_SECRET: 'secret' },
    { SITE_URL: 'https://www.example.in' },
  ]) {
    Object.assign(gatewayEnv, settings, change);
    const answer = await postPress(post('/api/v1/sandbox/press', { order, press: 'pay' }));
    expect(answer.status).toBe(404);
    expect((await startCall({ amount: 116.82 })).status).toBe(404);
    expect(await cameBack(`/api/v1/sandbox/return?payment=${id}`)).toBe('');
  }
  const { status, body } = await startCall({ amount: 116.82 }, { provider: 'phonepe' });
  expect([status, body.message]).toEqual([
    409,
    expect.stringContaining('Online payment is not open'),
  ]);
  Object.assign(gatewayEnv, { PAYMENT_PROVIDER: 'sandbox' });
  const asked = await startCall({ amount: 116.82 }, { provider: 'phonepe' });
  expect(asked.body.url).toMatch(/^https:\/\/www\.example\.in\/pay-test\//);
  Object.assign(gatewayEnv, settings);
  expect(await db.sandboxOrder.findUnique({ where: { orderId: order } })).toMatchObject({
    state: 'pending',
  });
});

test('a form of the provider redirects the payer, from any origin', async () => {
  const { order, id } = await started();
  await pressed(order, 'pay');
  const response = await postReturn(
    post(`/api/v1/sandbox/return?payment=${id}`, 'code=PAYMENT_SUCCESS&amount=1', {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://mercury.phonepe.com',
    }),
  );
  expect([response.status, response.headers.get('location')]).toEqual([
    303,
    `/success?payment=${id}`,
  ]);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('a request without a payment, or with one of another provider, learns nothing', async () => {
  const { id } = await started();
  for (const payment of ['', 'x', `${id}'`, '00000000-0000-4000-8000-000000000000']) {
    const query = new URLSearchParams({ payment });
    expect(await cameBack(`/api/v1/sandbox/return?${query}`)).toBe('/failure');
  }
  expect(await cameBack('/api/v1/sandbox/return')).toBe('/failure');
  expect(await cameBack(`/api/v1/phonepe/return?payment=${id}`)).toBe('/failure');
  expect(await cameBack(`/api/v1/paytm/return?payment=${id}`)).toBe('');
});

test('it answers as a gateway does', async () => {
  const gateway = gatewayNamed('sandbox') as Gateway;
  const { order } = await started();
  const ids = { orderId: order, gatewayOrderId: null };
  const refund = { ...ids, refundId: 'R1', gatewayPaymentId: 'x', amount: 899_900 as Paise };
  expect(await gateway.status({ ...ids, orderId: 'OCnone' })).toMatchObject({ state: 'notFound' });
  expect(await gateway.status(ids)).toMatchObject({ state: 'pending', gatewayPaymentId: null });
  await expect(gateway.refund(refund)).rejects.toBeInstanceOf(GatewayRefused);
  await pressed(order, 'pay');
  expect(await gateway.status(ids)).toEqual({
    orderId: order,
    state: 'paid',
    amount: 899_900,
    currency: 'INR',
    gatewayPaymentId: `sandbox-${order}`,
  });
  const tooMuch = { ...refund, amount: 899_901 as Paise };
  await expect(gateway.refund(tooMuch)).rejects.toBeInstanceOf(GatewayRefused);
  expect(await gateway.refund(refund)).toMatchObject({ refundId: 'R1', state: 'done' });
  expect(await gateway.refundStatus('R1', { ...ids, gatewayRefundId: null })).toMatchObject({
    state: 'done',
  });
  expect(gateway.readWebhook(new Headers(), new Uint8Array())).toBeNull();
});
