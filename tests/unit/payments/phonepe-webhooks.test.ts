import fc from 'fast-check';
import { phonepeGateway } from '@/lib/payments/gateways/phonepe/phonepe';
import bare from '../../fixtures/phonepe/v2-notice-refund-bare.json';
import { gatewayOrder } from '../../support/payments/gateway-order';
import { withPhonepe } from './with-phonepe';
import orderWebhook from '../../fixtures/phonepe/v2-notice-order.json';
import refundWebhook from '../../fixtures/phonepe/v2-notice-refund.json';
import { statusBody } from './phonepe-salt-calls';
import { sha256, type PhonepeServer } from './phonepe-server';

interface SentNotice {
  headers: Headers;
  body: Uint8Array<ArrayBuffer>;
}

/** A signed V2 webhook with this body. */
function clientWebhook({ client }: PhonepeServer, body: unknown): SentNotice {
  const proof = client.webhook ? sha256(`${client.webhook.user}:${client.webhook.password}`) : '';
  const headers = new Headers({ Authorization: proof, 'Content-Type': 'application/json' });
  return { headers, body: Buffer.from(JSON.stringify(body)) };
}

/** The V2 webhook for a completed order. */
function clientOrderWebhook(server: PhonepeServer, orderId: string): SentNotice {
  const { state, amount, gatewayOrderId } = known(server.state.orders, orderId);
  const payload = { ...orderWebhook.payload, merchantOrderId: orderId, orderId: gatewayOrderId };
  const event = `checkout.order.${state.toLowerCase()}`;
  return clientWebhook(server, { event, payload: { ...payload, state, amount } });
}

/** The V2 webhook for a completed refund. */
function clientRefundWebhook(server: PhonepeServer, refundId: string): SentNotice {
  const { orderId, state, amount, gatewayRefundId } = known(server.state.refunds, refundId);
  const ids = { merchantRefundId: refundId, originalMerchantOrderId: orderId };
  const payload = { ...refundWebhook.payload, ...ids, refundId: gatewayRefundId, state, amount };
  return clientWebhook(server, { event: `pg.refund.${state.toLowerCase()}`, payload });
}

/** A signed V1 callback with `content` in its envelope. */
function saltWebhook({ salt }: PhonepeServer, content: unknown): SentNotice {
  const response = Buffer.from(JSON.stringify(content)).toString('base64');
  const proof = `${sha256(response + salt.saltKey)}###${salt.saltIndex}`;
  return {
    headers: new Headers({ 'X-VERIFY': proof, 'Content-Type': 'application/json' }),
    body: Buffer.from(JSON.stringify({ response })),
  };
}

/** The V1 callback for a completed payment or refund. */
function saltStateWebhook(server: PhonepeServer, ourId: string): SentNotice {
  return saltWebhook(server, statusBody(server.state, ourId));
}

function known<T>(all: Map<string, T>, id: string): T {
  const one = all.get(id);
  if (!one) throw new Error(`PhonePe does not know ${id}`);
  return one;
}

const standIn = withPhonepe();

const order = gatewayOrder();
const { orderId } = order;
const refundId = 'R0123456789abcdef0123456789abcdef0';

type Version = 'client' | 'salt';
const read = (version: Version, { headers, body }: SentNotice) =>
  phonepeGateway(standIn.server[version]).readWebhook(headers, body);

async function paidOrder(version: Version, state: 'COMPLETED' | 'FAILED' = 'COMPLETED') {
  await phonepeGateway(standIn.server[version]).start(order);
  standIn.server.decide(orderId, state);
}

async function refunded(version: Version, state: 'COMPLETED' | 'FAILED') {
  await paidOrder(version);
  const refund = { orderId, gatewayOrderId: null, refundId, gatewayPaymentId: 'OM1' };
  await phonepeGateway(standIn.server[version]).refund({ ...refund, amount: order.amount });
  Object.assign(standIn.server.state.refunds.get(refundId) ?? {}, { state });
}

describe('V2, whose header does not cover the body', () => {
  test.each(['COMPLETED', 'FAILED'] as const)(
    'an order that is %s has to be asked about',
    async (state) => {
      await paidOrder('client', state);
      const about = { kind: 'ask', orderId };
      expect(read('client', clientOrderWebhook(standIn.server, orderId))).toMatchObject({ about });
    },
  );

  test('a notice of a refund triggers a status request of its order', async () => {
    await refunded('client', 'COMPLETED');
    const about = { kind: 'ask', orderId };
    expect(read('client', clientRefundWebhook(standIn.server, refundId))).toMatchObject({ about });
    const short = clientWebhook(standIn.server, { ...bare, originalMerchantOrderId: orderId });
    expect(read('client', short)).toMatchObject({ about });
  });

  test('a changed body is another notice, which only triggers a status request', async () => {
    await paidOrder('client');
    const sent = clientOrderWebhook(standIn.server, orderId);
    const body = Buffer.from(Buffer.from(sent.body).toString().replace('499900', '100'));
    const forged = read('client', { ...sent, body });
    expect(forged?.about).toEqual({ kind: 'ask', orderId });
    expect(forged?.dedupeKey).not.toBe(read('client', sent)?.dedupeKey);
  });

  test('whatever the body holds, a notice proves nothing about money', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (body) => {
        const sent = { ...clientWebhook(standIn.server, null), body: Buffer.from(body) };
        expect(['ask', 'nothing']).toContain(read('client', sent)?.about.kind);
      }),
    );
  });

  test.each([
    [{}],
    [null],
    [{ payload: null }],
    [{ payload: { merchantOrderId: 7 } }],
    [{ payload: { merchantOrderId: '../../refund' } }],
    [{ payload: { merchantOrderId: 'a'.repeat(64) } }],
  ])('%j names no order', (body) => {
    expect(read('client', clientWebhook(standIn.server, body))?.about).toEqual({ kind: 'nothing' });
  });

  test('the proof is taken in capitals too, and no other one is', () => {
    const { headers, body } = clientWebhook(standIn.server, {});
    const proof = headers.get('authorization') ?? '';
    const withProof = (given: string) =>
      read('client', { headers: new Headers(given ? { Authorization: given } : {}), body });
    expect(withProof(proof.toUpperCase())).not.toBeNull();
    const plain = `Basic ${Buffer.from('orbital_hook:hookpass1234').toString('base64')}`;
    for (const wrong of ['', 'x', proof.slice(1), `${proof}0`, plain]) {
      expect(withProof(wrong)).toBeNull();
    }
  });

  test('without user and password of the webhook nothing is believed', () => {
    const { headers, body } = clientWebhook(standIn.server, {});
    const closed = phonepeGateway({ ...standIn.server.client, webhook: null });
    expect(closed.readWebhook(headers, body)).toBeNull();
    const none = new Headers({ Authorization: '' });
    expect(closed.readWebhook(none, body)).toBeNull();
  });
});

describe('V1, whose checksum covers the content', () => {
  test.each([
    ['COMPLETED', 'paid'],
    ['FAILED', 'failed'],
  ] as const)('an order that is %s is reported', async (state, expected) => {
    await paidOrder('salt', state);
    expect(read('salt', saltStateWebhook(standIn.server, orderId))?.about).toEqual({
      kind: 'order',
      report: {
        orderId,
        state: expected,
        amount: 499900,
        currency: null,
        gatewayPaymentId: standIn.server.state.orders.get(orderId)?.gatewayOrderId,
      },
    });
  });

  test.each([
    ['COMPLETED', 'done'],
    ['FAILED', 'failed'],
  ] as const)('a refund that is %s is reported as one', async (state, expected) => {
    await refunded('salt', state);
    const gatewayRefundId = standIn.server.state.refunds.get(refundId)?.gatewayRefundId;
    expect(read('salt', saltStateWebhook(standIn.server, refundId))?.about).toEqual({
      kind: 'refund',
      report: { refundId, state: expected, amount: 499900, gatewayRefundId },
    });
  });

  test('a repeat is recognised in every spelling', async () => {
    await paidOrder('salt');
    const sent = saltStateWebhook(standIn.server, orderId);
    const spaced = Buffer.from(
      JSON.stringify(JSON.parse(Buffer.from(sent.body).toString()), null, 2),
    );
    const keys = [sent, { ...sent, body: spaced }].map((one) => read('salt', one)?.dedupeKey);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toBeDefined();
  });

  test('nothing that was changed on the way is believed', async () => {
    await paidOrder('salt');
    const { headers, body } = saltStateWebhook(standIn.server, orderId);
    const { response } = JSON.parse(Buffer.from(body).toString()) as { response: string };
    fc.assert(
      fc.property(
        fc.nat(response.length - 1),
        fc.constantFrom('A', 'b', '9', '+', ''),
        (at, letter) => {
          const other = `${response.slice(0, at)}${letter}${response.slice(at + 1)}`;
          fc.pre(other !== response);
          const forged = { headers, body: Buffer.from(JSON.stringify({ response: other })) };
          expect(read('salt', forged)).toBeNull();
        },
      ),
    );
  });

  test('a notice without checksum, with that of another key, or without envelope is refused', async () => {
    await paidOrder('salt');
    const { headers, body } = saltStateWebhook(standIn.server, orderId);
    expect(read('salt', { headers: new Headers(), body })).toBeNull();
    expect(read('salt', { headers: new Headers({ 'X-VERIFY': 'x###1' }), body })).toBeNull();
    const otherKey = phonepeGateway({ ...standIn.server.salt, saltKey: 'another' });
    expect(otherKey.readWebhook(headers, body)).toBeNull();
    const otherIndex = phonepeGateway({ ...standIn.server.salt, saltIndex: '2' });
    expect(otherIndex.readWebhook(headers, body)).toBeNull();
    for (const text of ['', '{', '[]', 'null', '{"response":7}']) {
      expect(read('salt', { headers, body: Buffer.from(text) })).toBeNull();
    }
  });

  const ours = { merchantId: 'ORBITALUAT', merchantTransactionId: orderId, amount: 499900 };
  test.each([
    ['another merchant', { code: 'PAYMENT_SUCCESS', data: { ...ours, merchantId: 'OTHER' } }],
    ['no merchant', { code: 'PAYMENT_SUCCESS', data: { ...ours, merchantId: undefined } }],
    ['no order', { code: 'PAYMENT_SUCCESS', data: { merchantId: 'ORBITALUAT', amount: 499900 } }],
    ['a fault', { code: 'BAD_REQUEST', data: ours }],
    ['no code', { data: ours }],
    ['nothing', null],
    [
      'a refund that is not known',
      { code: 'TRANSACTION_NOT_FOUND', data: { ...ours, merchantTransactionId: refundId } },
    ],
  ])('a notice about %s changes nothing', (_, content) => {
    expect(read('salt', saltWebhook(standIn.server, content))?.about).toEqual({ kind: 'nothing' });
  });

  test('money without an amount is asked about', () => {
    const content = { code: 'PAYMENT_SUCCESS', data: { ...ours, amount: 'much' } };
    expect(read('salt', saltWebhook(standIn.server, content))?.about).toEqual({
      kind: 'ask',
      orderId,
    });
  });

  test('any content is read without a fault', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (content) => {
        expect(read('salt', saltWebhook(standIn.server, content))).not.toBeNull();
      }),
    );
  });
});
