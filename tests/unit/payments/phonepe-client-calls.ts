import badRequest from '../../fixtures/phonepe/v2-bad-request.json';
import completed from '../../fixtures/phonepe/v2-order-completed.json';
import failed from '../../fixtures/phonepe/v2-order-failed.json';
import made from '../../fixtures/phonepe/v2-order-made.json';
import pending from '../../fixtures/phonepe/v2-order-pending.json';
import taken from '../../fixtures/phonepe/v2-order-taken.json';
import unknown from '../../fixtures/phonepe/v2-order-unknown.json';
import refundMade from '../../fixtures/phonepe/v2-refund-made.json';
import refundStatus from '../../fixtures/phonepe/v2-refund-status.json';
import token from '../../fixtures/phonepe/v2-token.json';
import unauthorized from '../../fixtures/phonepe/v2-unauthorized.json';
import type { PhonepeCall, PhonepeState, Usual } from './phonepe-server';

interface Asked {
  method: string | undefined;
  path: string;
  headers: { authorization?: string };
  body: string;
}

interface Answered {
  call: PhonepeCall;
  usual: Usual;
}

const byState = { COMPLETED: completed, FAILED: failed, PENDING: pending };

/** V2 API: every call but the token call requires a valid token. */
export function clientCalls(state: PhonepeState, asked: Asked): Answered {
  const { method, path, headers, body } = asked;
  if (path.endsWith('/v1/oauth/token')) return { call: 'token', usual: giveToken(state, body) };
  const [, part = '', id = ''] = /^\/apis\/pg\/(.*?)(?:\/([\w-]+)\/status.*)?$/.exec(path) ?? [];
  const call = callOf(`${method} ${part}`);
  const bearer = /^O-Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
  if (!bearer || !state.tokens.has(bearer)) {
    return { call, usual: { status: 401, body: unauthorized } };
  }
  return { call, usual: answers[call](state, id, body) };
}

function callOf(what: string): Exclude<PhonepeCall, 'token'> {
  if (what === 'POST checkout/v2/pay') return 'pay';
  if (what === 'GET checkout/v2/order') return 'status';
  if (what === 'POST payments/v2/refund') return 'refund';
  if (what === 'GET payments/v2/refund') return 'refundStatus';
  throw new Error(`PhonePe has no call ${what}`);
}

function giveToken(state: PhonepeState, body: string): Usual {
  const form = new URLSearchParams(body);
  const isClient =
    form.get('client_id') === state.clientId &&
    form.get('client_secret') === state.clientSecret &&
    form.get('client_version') === '1' &&
    form.get('grant_type') === 'client_credentials';
  if (!isClient) return { status: 401, body: unauthorized };
  state.tokensGiven += 1;
  const value = `${token.access_token}.${state.tokensGiven}`;
  state.tokens.add(value);
  const now = Math.floor(Date.now() / 1000);
  const times = { issued_at: now, expires_at: now + state.tokenSeconds };
  return { status: 200, body: { ...token, ...times, access_token: value } };
}

const answers: Record<
  Exclude<PhonepeCall, 'token'>,
  (state: PhonepeState, id: string, body: string) => Usual
> = {
  pay: ({ orders }, _, body) => {
    const request = JSON.parse(body) as { merchantOrderId: string; amount: number };
    const { merchantOrderId: id, amount } = request;
    if (!/^[\w-]{1,63}$/.test(id) || !Number.isInteger(amount) || amount < 100) {
      return { status: 400, body: badRequest };
    }
    if (orders.has(id)) return { status: 417, body: taken };
    const gatewayOrderId = `OMO${orders.size}${id.slice(-8)}`;
    orders.set(id, { id, amount, state: 'PENDING', gatewayOrderId, request: { ...request } });
    return { status: 200, body: { ...made, orderId: gatewayOrderId } };
  },
  status: ({ orders }, id) => {
    const order = orders.get(id);
    if (!order) return { status: 400, body: unknown };
    const { state, amount, gatewayOrderId: orderId } = order;
    return { status: 200, body: { ...byState[state], orderId, amount } };
  },
  refund: ({ orders, refunds }, _, body) => {
    const { merchantRefundId: id, originalMerchantOrderId, amount } = JSON.parse(body);
    const order = orders.get(originalMerchantOrderId);
    if (refunds.has(id) || order?.state !== 'COMPLETED' || amount > order.amount) {
      return { status: 400, body: badRequest };
    }
    const gatewayRefundId = `OMR${refunds.size}${id.slice(-8)}`;
    refunds.set(id, { id, orderId: order.id, amount, state: 'PENDING', gatewayRefundId });
    return { status: 200, body: { ...refundMade, refundId: gatewayRefundId, amount } };
  },
  refundStatus: ({ refunds }, id) => {
    const refund = refunds.get(id);
    if (!refund) return { status: 404, body: badRequest };
    const { orderId: originalMerchantOrderId, gatewayRefundId: refundId, state, amount } = refund;
    return {
      status: 200,
      body: { ...refundStatus, originalMerchantOrderId, refundId, state, amount },
    };
  },
};
