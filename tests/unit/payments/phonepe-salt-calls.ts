import failed from '../../fixtures/phonepe/v1-error.json';
import initiated from '../../fixtures/phonepe/v1-initiated.json';
import noData from '../../fixtures/phonepe/v1-no-data.json';
import pending from '../../fixtures/phonepe/v1-pending.json';
import success from '../../fixtures/phonepe/v1-success.json';
import { sha256, type PhonepeCall, type PhonepeState, type Usual } from './phonepe-server';

interface Asked {
  method: string | undefined;
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

interface Answered {
  call: PhonepeCall;
  usual: Usual;
}

const byState = { COMPLETED: success, FAILED: failed, PENDING: pending };

const coded = (status: number, code: string): Usual => ({ status, body: { ...noData, code } });

/** V1 API: every call requires a valid checksum. Null for unknown calls. */
export function saltCalls(state: PhonepeState, asked: Asked): Answered | null {
  const { method, headers, body } = asked;
  const path = /^\/apis\/hermes(\/pg\/v1\/.*)$/.exec(asked.path)?.[1];
  if (!path) return null;
  const [, merchantId, id] = /^\/pg\/v1\/status\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
  const request = method === 'POST' ? (JSON.parse(body) as { request: string }).request : '';
  const call = id ? (state.refunds.has(id) ? 'refundStatus' : 'status') : callOf(path);
  if (headers['x-verify'] !== `${sha256(request + path + state.saltKey)}###1`) {
    return { call, usual: coded(401, 'AUTHORIZATION_FAILED') };
  }
  if (id) {
    const isOurs = merchantId === state.merchantId && headers['x-merchant-id'] === merchantId;
    return { call, usual: isOurs ? statusOf(state, id) : coded(400, 'BAD_REQUEST') };
  }
  const payload = JSON.parse(Buffer.from(request, 'base64').toString('utf8'));
  if (payload.merchantId !== state.merchantId) {
    return { call, usual: coded(400, 'KEY_NOT_CONFIGURED') };
  }
  return { call, usual: call === 'pay' ? pay(state, payload) : refund(state, payload) };
}

function callOf(path: string): 'pay' | 'refund' {
  if (path === '/pg/v1/pay') return 'pay';
  if (path === '/pg/v1/refund') return 'refund';
  throw new Error(`PhonePe has no call ${path}`);
}

/** V1 representation of a payment or a refund. */
function asV1(
  { merchantId }: PhonepeState,
  one: { id: string; amount: number; state: keyof typeof byState; name: string },
) {
  const { data, ...rest } = byState[one.state];
  const { id: merchantTransactionId, amount, name: transactionId } = one;
  return { ...rest, data: { ...data, merchantId, merchantTransactionId, transactionId, amount } };
}

/** V1 status body for our id; null when it is unknown. */
export function statusBody(state: PhonepeState, id: string) {
  const order = state.orders.get(id);
  if (order) return asV1(state, { ...order, name: order.gatewayOrderId });
  const given = state.refunds.get(id);
  return given ? asV1(state, { ...given, name: given.gatewayRefundId }) : null;
}

function statusOf(state: PhonepeState, id: string): Usual {
  const body = statusBody(state, id);
  return body ? { status: 200, body } : coded(404, 'TRANSACTION_NOT_FOUND');
}

function pay(
  { merchantId, orders }: PhonepeState,
  request: { merchantTransactionId: string; amount: number },
): Usual {
  const { merchantTransactionId: id, amount } = request;
  const isGood = /^[\w-]{1,34}$/.test(id) && Number.isInteger(amount) && amount >= 100;
  if (!isGood) return coded(400, 'BAD_REQUEST');
  if (orders.has(id)) return coded(400, 'INVALID_TRANSACTION_ID');
  const gatewayOrderId = `T${orders.size}${id.slice(-8)}`;
  orders.set(id, { id, amount, state: 'PENDING', gatewayOrderId, request: { ...request } });
  const data = { ...initiated.data, merchantId, merchantTransactionId: id };
  return { status: 200, body: { ...initiated, data } };
}

function refund(
  state: PhonepeState,
  request: { merchantTransactionId: string; originalTransactionId: string; amount: number },
): Usual {
  const { merchantTransactionId: id, originalTransactionId, amount } = request;
  const order = state.orders.get(originalTransactionId);
  if (!order) return coded(200, 'TRANSACTION_NOT_FOUND');
  if (state.refunds.has(id) || order.state !== 'COMPLETED' || amount > order.amount) {
    const body = asV1(state, { id, amount, state: 'FAILED', name: 'TR0' });
    return { status: 200, body };
  }
  const gatewayRefundId = `TR${state.refunds.size}${id.slice(-8)}`;
  const made = { id, orderId: order.id, amount, state: 'PENDING', gatewayRefundId } as const;
  state.refunds.set(id, made);
  return { status: 200, body: asV1(state, { ...made, name: gatewayRefundId }) };
}
