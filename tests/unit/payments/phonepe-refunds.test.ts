import { rupees, type Paise } from '@/content/money';
import { GatewayRefused, GatewaySilent, type RefundOrder } from '@/lib/payments/gateways/gateway';
import { phonepeGateway } from '@/lib/payments/gateways/phonepe/phonepe';
import { gatewayOrder } from '../../support/payments/gateway-order';
import { answering, changed } from './phonepe-server';
import { withPhonepe } from './with-phonepe';

const standIn = withPhonepe();

type Version = 'client' | 'salt';
const versions: Version[] = ['client', 'salt'];
const gateway = (version: Version) => phonepeGateway(standIn.server[version]);

const order = gatewayOrder();
const { orderId } = order;
const refundId = 'R0123456789abcdef0123456789abcdef0';
const ids = { orderId, gatewayOrderId: null, gatewayRefundId: null };
const part: RefundOrder = { ...ids, refundId, gatewayPaymentId: 'OM1', amount: rupees(1000) };

async function paid(version: Version) {
  await gateway(version).start(order);
  standIn.server.decide(orderId, 'COMPLETED');
  return gateway(version);
}

function end(state: 'COMPLETED' | 'FAILED') {
  Object.assign(standIn.server.state.refunds.get(refundId) ?? {}, { state });
}

test.each(versions)('%s: a refund is taken, then done', async (version) => {
  const phonepe = await paid(version);
  const report = await phonepe.refund(part);
  const gatewayRefundId = standIn.server.state.refunds.get(refundId)?.gatewayRefundId;
  expect(report).toEqual({ refundId, state: 'pending', amount: 100000, gatewayRefundId });
  await expect(phonepe.refundStatus(refundId, ids)).resolves.toEqual(report);
  end('COMPLETED');
  const done = { ...report, state: 'done' };
  await expect(phonepe.refundStatus(refundId, ids)).resolves.toEqual(done);
});

test.each(versions)('%s: a failed refund is reported', async (version) => {
  const phonepe = await paid(version);
  await phonepe.refund(part);
  end('FAILED');
  await expect(phonepe.refundStatus(refundId, ids)).resolves.toMatchObject({ state: 'failed' });
});

test.each(versions)('%s: a repeat is the same refund, as it stands', async (version) => {
  const phonepe = await paid(version);
  const first = await phonepe.refund(part);
  await expect(phonepe.refund(part)).resolves.toEqual(first);
  end('COMPLETED');
  await expect(phonepe.refund(part)).resolves.toEqual({ ...first, state: 'done' });
  expect(standIn.server.state.refunds.size).toBe(1);
});

test.each(versions)(
  '%s: more than was paid, and an order it does not know, are refused',
  async (version) => {
    const phonepe = await paid(version);
    const more = { ...part, amount: (order.amount + 1) as Paise };
    await expect(phonepe.refund(more)).rejects.toThrow(GatewayRefused);
    await expect(phonepe.refund({ ...part, orderId: 'OC2' })).rejects.toThrow(GatewayRefused);
    await expect(phonepe.refundStatus(refundId, ids)).rejects.toThrow(GatewayRefused);
  },
);

test.each(versions)(
  '%s: a refusal whose status is unavailable stays unresolved',
  async (version) => {
    const phonepe = await paid(version);
    await phonepe.refund(part);
    standIn.server.next('refund', answering(400, { code: 'BAD_REQUEST' }));
    standIn.server.next('refundStatus', answering(500));
    await expect(phonepe.refund(part)).rejects.toThrow(GatewaySilent);
  },
);

test('V2 is called as documented', async () => {
  const phonepe = await paid('client');
  await phonepe.refund(part);
  await phonepe.refundStatus(refundId, ids);
  expect(JSON.parse(standIn.server.of('refund')[0]?.body ?? '')).toEqual({
    merchantRefundId: refundId,
    originalMerchantOrderId: orderId,
    amount: 100000,
  });
  const [status] = standIn.server.of('refundStatus');
  expect(status?.path).toBe(`/apis/pg/payments/v2/refund/${refundId}/status`);
});

test('V1 is called as documented', async () => {
  const phonepe = await paid('salt');
  await phonepe.refund(part);
  const { request } = JSON.parse(standIn.server.of('refund')[0]?.body ?? '') as {
    request: string;
  };
  expect(JSON.parse(Buffer.from(request, 'base64').toString())).toEqual({
    merchantId: 'ORBITALUAT',
    originalTransactionId: orderId,
    merchantTransactionId: refundId,
    amount: 100000,
    callbackUrl: 'https://www.example.in/api/v1/phonepe/notice',
  });
});

test.each(['PENDING', 'CONFIRMED', 'SOMETHING_NEW'])(
  'V2: the state %s is not decided',
  async (state) => {
    const phonepe = await paid('client');
    await phonepe.refund(part);
    standIn.server.next('refundStatus', changed({ state }));
    await expect(phonepe.refundStatus(refundId, ids)).resolves.toMatchObject({ state: 'pending' });
  },
);

test.each([
  ['client', 'another refund', changed({ merchantRefundId: 'R2' })],
  ['client', 'another order', changed({ originalMerchantOrderId: 'OC2' })],
  ['client', 'no amount', changed({ amount: undefined })],
  ['salt', 'another refund', changed({ data: { merchantTransactionId: 'R2' } })],
  ['salt', 'another merchant', changed({ data: { merchantId: 'OTHER' } })],
] as const)('%s: an answer about %s is not used', async (version, _, wrong) => {
  const phonepe = await paid(version);
  await phonepe.refund(part);
  standIn.server.next('refundStatus', wrong);
  await expect(phonepe.refundStatus(refundId, ids)).rejects.toThrow(GatewaySilent);
});

test('V2: an answer without our ids is accepted', async () => {
  const phonepe = await paid('client');
  await phonepe.refund(part);
  standIn.server.next('refundStatus', changed({ originalMerchantOrderId: '' }));
  await expect(phonepe.refundStatus(refundId, ids)).resolves.toMatchObject({ refundId });
});
