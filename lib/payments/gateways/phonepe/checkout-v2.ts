import { z } from 'zod';
import {
  GatewayRefused,
  GatewaySilent,
  unknownOrder,
  type Webhook,
  type Order,
  type OrderIds,
  type RefundReport,
  type Report,
  type Started,
} from '@/lib/payments/gateways/gateway';
import { callGateway, jsonIn, type GatewayAnswer } from '@/lib/payments/gateways/gateway-call';
import {
  callPhonepe,
  codeOf,
  orderReport,
  paise,
  payPage,
  readAnswer,
  refundReport,
  requireSame,
  sameText,
  sha256,
  someText,
  type Checkout,
  type Doing,
} from './answers';
import type { ClientAccount } from './settings';

/** Standard Checkout V2 (developer.phonepe.com/payment-gateway). */
export function checkoutV2(account: ClientAccount): Checkout {
  return {
    start: (order) => start(account, order),
    status: (ids) => orderStatus(account, ids),
    refund: async ({ refundId, orderId, amount }) => {
      const json = { merchantRefundId: refundId, originalMerchantOrderId: orderId, amount };
      const answer = await authorisedCall(account, '/payments/v2/refund', json);
      return refundIn('refund', answer, refundId, orderId);
    },
    refundStatus: async (refundId, { orderId }) => {
      const path = `/payments/v2/refund/${encodeURIComponent(refundId)}/status`;
      return refundIn('refund status', await authorisedCall(account, path), refundId, orderId);
    },
    readWebhook: (headers, body) => readWebhook(account, headers, body),
  };
}

/** Of orders, refunds and payment attempts; other states are unresolved. */
const states = new Map<string, 'paid' | 'failed'>([
  ['COMPLETED', 'paid'],
  ['FAILED', 'failed'],
]);

const state = z.string().transform((text) => states.get(text) ?? 'pending');

const orderAnswer = z.object({
  orderId: z.string().min(1),
  state,
  amount: paise,
  currency: someText,
  merchantId: someText,
  merchantOrderId: someText,
  paymentDetails: z.array(z.object({ transactionId: someText, state: someText })).catch([]),
});

/**
 * Status of an order. The order's state decides, not that of a payment attempt.
 * @throws GatewayRefused; GatewaySilent, also if the answer is about another order or merchant
 */
async function orderStatus(account: ClientAccount, ids: OrderIds): Promise<Report> {
  const { orderId } = ids;
  const path = `/checkout/v2/order/${encodeURIComponent(orderId)}/status`;
  const answer = await authorisedCall(account, `${path}?details=false&errorContext=true`);
  if (codeOf(answer.body) === 'INVALID_MERCHANT_ORDER_ID') return unknownOrder(orderId);
  const order = readAnswer('status', answer, orderAnswer);
  requireSame('status', 'order', order.orderId, ids.gatewayOrderId);
  requireSame('status', 'order', order.merchantOrderId, orderId);
  requireSame('status', 'merchant', order.merchantId, account.merchantId);
  const paidBy = order.paymentDetails.find((attempt) => attempt.state === 'COMPLETED');
  const transactionId = paidBy?.transactionId ?? null;
  return orderReport(orderId, { ...order, transactionId }, order.currency);
}

const refundAnswer = z.object({
  refundId: z.string().min(1),
  state,
  amount: paise,
  merchantRefundId: someText,
  originalMerchantOrderId: someText,
});

/** @throws GatewayRefused, also if the refund is unknown to PhonePe; GatewaySilent */
function refundIn(
  doing: Doing,
  answer: GatewayAnswer,
  refundId: string,
  orderId: string,
): RefundReport {
  const refund = readAnswer(doing, answer, refundAnswer);
  requireSame(doing, 'refund', refund.merchantRefundId, refundId);
  requireSame(doing, 'order', refund.originalMerchantOrderId, orderId);
  return refundReport(refundId, { ...refund, transactionId: refund.refundId });
}

/** Lifetime of an order, in seconds. */
const SHORTEST_LIFE = 300;
const LONGEST_LIFE = 3_600;

/** Codes for an order id already in use, with status 417. */
const taken = ['INVALID_MERCHANT_ORDER_ID', 'INVALID_TRANSACTION_ID'];

/** @throws GatewayRefused, also if PhonePe has the order from an earlier attempt; GatewaySilent */
async function start(account: ClientAccount, order: Order): Promise<Started> {
  const answer = await authorisedCall(account, '/checkout/v2/pay', requestFor(order));
  if (taken.includes(codeOf(answer.body))) {
    throw new GatewayRefused('PhonePe has this order already.');
  }
  const shape = z.object({ orderId: z.string().min(1), redirectUrl: payPage(account.url) });
  const { redirectUrl, orderId } = readAnswer('start', answer, shape);
  return { url: redirectUrl, gatewayOrderId: orderId };
}

function requestFor({ orderId, amount, description, returnUrl, expiresAt }: Order) {
  const life = Math.floor((expiresAt.getTime() - Date.now()) / 1000);
  return {
    merchantOrderId: orderId,
    amount,
    expireAfter: Math.min(Math.max(life, SHORTEST_LIFE), LONGEST_LIFE),
    metaInfo: { udf1: description.slice(0, 256) },
    paymentFlow: { type: 'PG_CHECKOUT', merchantUrls: { redirectUrl: returnUrl } },
  };
}

const id = z
  .string()
  .regex(/^[\w-]{1,63}$/)
  .optional()
  .catch(undefined);

/** Order webhooks use the first name, refund webhooks the second. */
const named = z.object({ merchantOrderId: id, originalMerchantOrderId: id });

/** Some refund webhooks are documented without `payload`. */
const webhookBody = z.union([
  z.object({ payload: named }),
  named.transform((payload) => ({ payload })),
]);

/**
 * Reads a webhook. Its header is constant and does not cover the body, so the webhook only triggers a status
 * request. Repeats are detected by the whole body.
 */
function readWebhook(
  { webhook }: ClientAccount,
  headers: Headers,
  body: Uint8Array,
): Webhook | null {
  if (!webhook) return null;
  const expected = sha256(`${webhook.user}:${webhook.password}`);
  const given = headers.get('authorization') ?? '';
  if (!sameText(given.toLowerCase(), expected)) return null;
  const { payload } = webhookBody.safeParse(jsonIn(body)).data ?? {};
  const orderId = payload?.merchantOrderId ?? payload?.originalMerchantOrderId;
  return {
    dedupeKey: `v2:${sha256(body)}`,
    about: orderId ? { kind: 'ask', orderId } : { kind: 'nothing' },
  };
}

/**
 * Call with an access token; a rejected token is renewed once.
 * @throws GatewayRefused, GatewaySilent
 */
async function authorisedCall(
  account: ClientAccount,
  path: string,
  json?: object,
): Promise<GatewayAnswer> {
  const send = (token: string) =>
    callPhonepe(account, path, { Authorization: `O-Bearer ${token}` }, json);
  const token = await accessToken(account);
  const answer = await send(token);
  if (answer.status !== 401) return answer;
  const held = heldFor(account);
  if (held.token?.value === token) held.token = null;
  return send(await accessToken(account));
}

interface Token {
  value: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** No error object: `instanceof` fails for a class from another bundle. */
type Renewed = Token | 'refused' | 'silent';

interface Held {
  token: Token | null;
  renewal: Promise<Renewed> | null;
}

/** PhonePe recommends three to five minutes. */
const RENEW_BEFORE_MS = 4 * 60_000;

// Next loads this module once per bundle; they share the token.
const shared = globalThis as { phonepeTokens?: Map<string, Held> };

function heldFor({ tokenUrl, clientId, clientSecret, clientVersion }: ClientAccount): Held {
  const all = (shared.phonepeTokens ??= new Map());
  const key = JSON.stringify([tokenUrl, clientId, clientSecret, clientVersion]);
  const held = all.get(key) ?? { token: null, renewal: null };
  all.set(key, held);
  return held;
}

/**
 * Access token, cached until shortly before expiry. Concurrent callers share one request; if it fails, an
 * unexpired token stays in use.
 * @throws GatewayRefused, GatewaySilent
 */
async function accessToken(account: ClientAccount): Promise<string> {
  const held = heldFor(account);
  const { token } = held;
  if (token && Date.now() < token.expiresAt - RENEW_BEFORE_MS) return token.value;
  held.renewal ??= fetchToken(account)
    .catch((error: unknown) => (error instanceof GatewayRefused ? 'refused' : 'silent'))
    .finally(() => {
      held.renewal = null;
    });
  const renewed = await held.renewal;
  if (typeof renewed === 'object') {
    held.token = renewed;
    return renewed.value;
  }
  if (token && Date.now() < token.expiresAt) return token.value;
  if (renewed === 'refused') throw new GatewayRefused('PhonePe refuses the client.');
  throw new GatewaySilent('PhonePe gave no token.');
}

const tokenAnswer = z
  .object({ access_token: z.string().regex(/^[\x21-\x7e]+$/), expires_at: z.number() })
  .transform((read) => ({ value: read.access_token, expiresAt: read.expires_at * 1000 }));

async function fetchToken(account: ClientAccount): Promise<Token> {
  const { tokenUrl, clientId, clientSecret, clientVersion, timeoutMs } = account;
  const form = new URLSearchParams({
    client_id: clientId,
    client_version: clientVersion,
    client_secret: clientSecret,
    grant_type: 'client_credentials',
  });
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const answer = await callGateway({ url: tokenUrl, headers, body: form.toString(), timeoutMs });
  return readAnswer('token', answer, tokenAnswer);
}
