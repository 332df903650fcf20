import { GatewayRefused, GatewaySilent, type Gateway } from '@/lib/payments/gateways/gateway';
import { razorpayGateway } from '@/lib/payments/gateways/razorpay/razorpay';
import { gatewayOrder } from '../../support/payments/gateway-order';
import { faults } from '../../support/payments/razorpay-server';
import { withRazorpay } from '../../support/payments/with-razorpay';

const razorpay = withRazorpay();
let gateway: Gateway;
let gatewayOrderId: string;
const orderId = 'OCI1763700000000AB12';

beforeEach(async () => {
  gateway = razorpayGateway(razorpay.settings);
  ({ gatewayOrderId } = await gateway.start(gatewayOrder({ orderId })));
});

const byLink = () => gateway.status({ orderId, gatewayOrderId });
const byReference = () => gateway.status({ orderId, gatewayOrderId: null });

test('an unpaid link is pending', async () => {
  const report = {
    orderId,
    state: 'pending',
    amount: 499_900,
    currency: 'INR',
    gatewayPaymentId: null,
  };
  expect(await byLink()).toEqual(report);
  expect(await byReference()).toEqual(report);
});

test('money that was captured is reported as the payment itself has it', async () => {
  const { id } = razorpay.account.pay(orderId);
  const report = {
    orderId,
    state: 'paid',
    amount: 499_900,
    currency: 'INR',
    gatewayPaymentId: id,
  };
  expect(await byLink()).toEqual(report);
  expect(await byReference()).toEqual(report);
  expect(razorpay.requests.map(({ path }) => path).slice(1)).toEqual([
    `/v1/payment_links/${gatewayOrderId}`,
    `/v1/payments/${id}`,
    `/v1/payment_links?reference_id=${orderId}`,
    `/v1/payments/${id}`,
  ]);
});

test('less money and other money are reported unchanged, for the comparison', async () => {
  razorpay.account.pay(orderId, { amount: 100, currency: 'USD' });
  expect(await byLink()).toMatchObject({ state: 'paid', amount: 100, currency: 'USD' });
});

test.each([
  ['authorized', 'pending'],
  ['failed', 'pending'],
  ['refunded', 'failed'],
])('money that is %s is no money that we hold', async (status, state) => {
  razorpay.account.pay(orderId, { status });
  expect(await byLink()).toMatchObject({ state });
});

test('of two payments for one link it is always the first', async () => {
  const later = razorpay.account.pay(orderId, { created_at: 1_763_700_900 });
  const earlier = razorpay.account.pay(orderId, { created_at: 1_763_700_100 });
  expect(await byLink()).toMatchObject({ gatewayPaymentId: earlier.id });
  expect(later.id).not.toBe(earlier.id);
});

test.each([
  ['expired', 'failed'],
  ['cancelled', 'failed'],
  ['partially_paid', 'pending'],
  ['paid', 'pending'],
  ['a state of tomorrow', 'pending'],
])('a link without money that is %s', async (status, state) => {
  razorpay.account.linkOf(orderId).status = status;
  expect(await byLink()).toMatchObject({ state, gatewayPaymentId: null });
});

test('a link that expired and was paid late is paid', async () => {
  razorpay.account.pay(orderId);
  razorpay.account.linkOf(orderId).status = 'expired';
  expect(await byLink()).toMatchObject({ state: 'paid' });
});

test('an order that is unknown to Razorpay', async () => {
  const nothing = { state: 'notFound', amount: null, currency: null, gatewayPaymentId: null };
  expect(await gateway.status({ orderId: 'T1', gatewayOrderId: null })).toMatchObject(nothing);
  expect(await gateway.status({ orderId: 'T1', gatewayOrderId: 'plink_x' })).toMatchObject(nothing);
  razorpay.next(faults.status(404));
  expect(await byLink()).toMatchObject({ state: 'pending' });
});

test('the link of another order is not taken for ours', async () => {
  await expect(gateway.status({ orderId: 'T1', gatewayOrderId })).rejects.toThrow(GatewaySilent);
  razorpay.next(
    faults.says(({ payment_links: [link] }: { payment_links: object[] }) => ({
      payment_links: [{ ...link, reference_id: 'T2' }],
    })),
  );
  expect(await byReference()).toMatchObject({ state: 'notFound' });
});

test('wrong keys are not taken for an order that is not there', async () => {
  const wrong = razorpayGateway({ ...razorpay.settings, keySecret: 'another' });
  await expect(wrong.status({ orderId, gatewayOrderId })).rejects.toThrow(GatewayRefused);
  await expect(wrong.status({ orderId, gatewayOrderId: null })).rejects.toThrow(GatewayRefused);
});

test('silence in the middle is silence', async () => {
  razorpay.account.pay(orderId);
  razorpay.next(faults.status(200, razorpay.account.linkOf(orderId)), faults.closes);
  await expect(byLink()).rejects.toThrow(GatewaySilent);
  razorpay.next(faults.closes);
  await expect(byLink()).rejects.toThrow(GatewaySilent);
});

test('money without an order of ours is asked about by its own id', async () => {
  const { id } = razorpay.account.payElsewhere();
  expect(await gateway.status({ orderId: 'U1', gatewayOrderId: id })).toEqual({
    orderId: 'U1',
    state: 'paid',
    amount: 100_000,
    currency: 'INR',
    gatewayPaymentId: id,
  });
});

test('an order is checked for as long as Razorpay queries the bank', () => {
  expect(gateway.checkAfterSeconds).toContain(15 * 60);
  expect(gateway.checkAfterSeconds.at(-1)).toBe(3 * 24 * 60 * 60);
  expect([...gateway.checkAfterSeconds].sort((a, b) => a - b)).toEqual(gateway.checkAfterSeconds);
});
