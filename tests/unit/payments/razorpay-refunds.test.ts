import type { Paise } from '@/content/money';
import { GatewayRefused, GatewaySilent, type Gateway } from '@/lib/payments/gateways/gateway';
import { razorpayGateway } from '@/lib/payments/gateways/razorpay/razorpay';
import { gatewayOrder } from '../../support/payments/gateway-order';
import { faults } from '../../support/payments/razorpay-server';
import { withRazorpay } from '../../support/payments/with-razorpay';

const razorpay = withRazorpay();
let gateway: Gateway;
let ids: { orderId: string; gatewayOrderId: string };
let gatewayPaymentId: string;
const orderId = 'OCI1763700000000AB12';
const refundId = 'R1763700000000';

beforeEach(async () => {
  gateway = razorpayGateway(razorpay.settings);
  const { gatewayOrderId } = await gateway.start(gatewayOrder({ orderId }));
  ids = { orderId, gatewayOrderId };
  gatewayPaymentId = razorpay.account.pay(orderId).id;
});

const giveBack = (amount = 100_000) =>
  gateway.refund({ ...ids, refundId, gatewayPaymentId, amount: amount as Paise });
const ask = (gatewayRefundId: string | null = null) =>
  gateway.refundStatus(refundId, { ...ids, gatewayRefundId });

test('a refund names the payment, the amount and an idempotency key', async () => {
  const report = await giveBack();
  const [given] = razorpay.account.refunds;
  expect(report).toEqual({
    refundId,
    state: 'done',
    amount: 100_000,
    gatewayRefundId: given?.id,
  });
  expect(razorpay.requests.at(-1)).toMatchObject({
    path: `/v1/payments/${gatewayPaymentId}/refund`,
    headers: { 'x-refund-idempotency': `refund-${refundId}` },
    body: { amount: 100_000, speed: 'normal', receipt: refundId, notes: { refundId, orderId } },
  });
});

test('a refund whose answer was lost is made once, however often it is requested', async () => {
  razorpay.next(faults.loses);
  await expect(giveBack()).rejects.toThrow(GatewaySilent);
  const first = await giveBack();
  expect(await giveBack()).toEqual(first);
  expect(razorpay.account.refunds).toHaveLength(1);
});

test('a repeat that Razorpay refuses is answered with the refund it has', async () => {
  const first = await giveBack(499_900);
  razorpay.next(faults.refuses('The payment has been fully refunded already.'));
  expect(await giveBack(499_900)).toEqual(first);
});

test('one that is being worked on is left open, one that clashes is refused', async () => {
  const busy = 'Another request with the same idempotency key is still in progress.';
  razorpay.next(faults.refuses(busy, 409));
  await expect(giveBack()).rejects.toThrow(GatewaySilent);
  razorpay.account.refund(
    gatewayPaymentId,
    { amount: 5, receipt: 'another', notes: [] },
    `refund-${refundId}`,
  );
  await expect(giveBack()).rejects.toThrow(GatewayRefused);
});

test('more than was paid is refused', async () => {
  await expect(giveBack(499_901)).rejects.toThrow(GatewayRefused);
});

test.each([
  ['the refund of somebody else', { notes: { refundId: 'R2' } }],
  ['a refund of nobody’s', { notes: [] }],
  ['no amount', { amount: '100000' }],
])('an answer with %s is not used', async (_, change) => {
  razorpay.next(faults.says((refund: object) => ({ ...refund, ...change })));
  await expect(giveBack()).rejects.toThrow(GatewaySilent);
});

test.each([
  ['pending', 'pending'],
  ['processed', 'done'],
  ['failed', 'failed'],
  ['a state of tomorrow', 'pending'],
])('a refund that is %s', async (status, state) => {
  const { gatewayRefundId } = await giveBack();
  for (const refund of razorpay.account.refunds) refund.status = status;
  const report = { refundId, state, amount: 100_000, gatewayRefundId };
  expect(await ask(gatewayRefundId)).toEqual(report);
  expect(await ask()).toEqual(report);
});

test('a refund that was not received is sent again', async () => {
  await expect(ask()).rejects.toThrow(GatewayRefused);
  razorpay.account.linkOf(orderId).payments = [];
  await expect(ask()).rejects.toThrow(GatewayRefused);
  const unheard = { orderId: 'T1', gatewayOrderId: null, gatewayRefundId: null };
  await expect(gateway.refundStatus(refundId, unheard)).rejects.toThrow(GatewayRefused);
});

test('a payment without an order of ours is refunded and checked by its own id', async () => {
  const { id } = razorpay.account.payElsewhere();
  const own = { orderId: 'U1', gatewayOrderId: id };
  const amount = 100_000 as Paise;
  const report = await gateway.refund({ ...own, refundId, gatewayPaymentId: id, amount });
  expect(await gateway.refundStatus(refundId, { ...own, gatewayRefundId: null })).toEqual(report);
});
