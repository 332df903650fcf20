import { z } from 'zod';
import {
  GatewayRefused,
  GatewaySilent,
  type Gateway,
  type Notice,
  type Order,
  type OrderIds,
  type RefundOrder,
  type RefundReport,
  type Report,
  type Started,
} from '@/lib/payments/gateways/gateway';
import { callGateway, type GatewayAnswer } from '@/lib/payments/gateways/gateway-call';
import {
  codeOf,
  notOurs,
  paise,
  payPage,
  refundOnce,
  refused,
  sameText,
  sha256,
  someText,
  type Doing,
} from './answers';
import { checkAfterSeconds, type PhonepeClient } from './settings';

interface Token {
  value: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** Stores no error object: `instanceof` fails for a class from another bundle. */
type Renewed = Token | 'refused' | 'silent';

interface Held {
  token: Token | null;
  renewal: Promise<Renewed> | null;
}

/** PhonePe recommends three to five minutes. */
const RENEW_BEFORE_MS = 4 * 60_000;

const tokenAnswer = z.object({
  access_token: z.string().regex(/^[\x21-\x7e]+$/),
  expires_at: z.number(),
});

// Next loads this module once per bundle; they share the token.
const shared = globalThis as { phonepeTokens?: Map<string, Held> };

function heldFor({ tokenUrl, clientId, clientSecret, clientVersion }: PhonepeClient): Held {
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
async function accessToken(settings: PhonepeClient): Promise<string> {
  const held = heldFor(settings);
  const { token } = held;
  if (token && Date.now() < token.expiresAt - RENEW_BEFORE_MS) return token.value;
  held.renewal ??= renew(settings).finally(() => {
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

/** Drops a rejected token unless it was replaced already. */
function forgetToken(settings: PhonepeClient, value: string): void {
  const held = heldFor(settings);
  if (held.token?.value === value) held.token = null;
}

async function renew(settings: PhonepeClient): Promise<Renewed> {
  try {
    return await fetchToken(settings);
  } catch (error) {
    return error instanceof GatewayRefused ? 'refused' : 'silent';
  }
}

async function fetchToken(settings: PhonepeClient): Promise<Token> {
  const { tokenUrl, clientId, clientSecret, clientVersion, timeoutMs } = settings;
  const answer = await callGateway({
    url: tokenUrl,
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      client_id: clientId,
      client_version: clientVersion,
      client_secret: clientSecret,
      grant_type: 'client_credentials',
    }).toString(),
    timeoutMs,
  });
  if (answer.status >= 400) throw refused('token', answer);
  const read = tokenAnswer.safeParse(answer.body);
  if (!read.success) throw notOurs('token', 'no token');
  return { value: read.data.access_token, expiresAt: read.data.expires_at * 1000 };
}

const id = z
  .string()
  .regex(/^[\w-]{1,63}$/)
  .optional()
  .catch(undefined);

/** Order notices use the first name, refund notices the second. */
const named = z.object({ merchantOrderId: id, originalMerchantOrderId: id });

/** Some refund notices are documented without `payload`. */
const noticeBody = z.union([
  z.object({ payload: named }).transform(({ payload }) => payload),
  named,
  z.unknown().transform(() => ({}) as z.infer<typeof named>),
]);

/**
 * Reads a webhook. Its header is constant and does not cover the body, so the notice only triggers a status
 * request. Repeats are detected by the whole body.
 */
function readClientNotice(
  { webhook }: PhonepeClient,
  headers: Headers,
  body: Uint8Array,
): Notice | null {
  if (!webhook) return null;
  const expected = sha256(`${webhook.user}:${webhook.password}`);
  const given = headers.get('authorization') ?? '';
  if (!sameText(given.toLowerCase(), expected)) return null;
  const { merchantOrderId, originalMerchantOrderId } = noticeBody.parse(jsonIn(body));
  const orderId = merchantOrderId ?? originalMerchantOrderId;
  return {
    dedupeKey: `v2:${sha256(body)}`,
    about: orderId ? { kind: 'ask', orderId } : { kind: 'nothing' },
  };
}

function jsonIn(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'));
  } catch {
    return null;
  }
}

const orderAnswer = z.object({
  orderId: z.string().min(1),
  state: z.string(),
  amount: paise,
  currency: someText,
  merchantId: someText,
  merchantOrderId: someText,
  paymentDetails: z.array(z.object({ transactionId: someText, state: someText })).catch([]),
});

/** Other states are unresolved. */
const stateOf = new Map<string, Report['state']>([
  ['COMPLETED', 'paid'],
  ['FAILED', 'failed'],
]);

/**
 * Status of an order. The order's state decides, not that of a payment attempt.
 * @throws GatewayRefused; GatewaySilent, also if the answer is about another order or merchant
 */
async function clientOrderStatus(settings: PhonepeClient, ids: OrderIds): Promise<Report> {
  const answer = await clientCall(settings, {
    method: 'GET',
    path: `/checkout/v2/order/${encodeURIComponent(ids.orderId)}/status?details=false&errorContext=true`,
  });
  const { orderId } = ids;
  if (codeOf(answer.body) === 'INVALID_MERCHANT_ORDER_ID') {
    return { orderId, state: 'notFound', amount: null, currency: null, gatewayPaymentId: null };
  }
  if (answer.status >= 400) throw refused('status', answer);
  const read = orderAnswer.safeParse(answer.body);
  if (!read.success) throw notOurs('status', 'not as documented');
  const { state, amount, currency, paymentDetails, ...named } = read.data;
  if (named.orderId !== (ids.gatewayOrderId ?? named.orderId)) throw notOurs('status', 'order');
  if (!fits(named.merchantOrderId, orderId)) throw notOurs('status', 'order');
  if (!fits(named.merchantId, settings.merchantId)) throw notOurs('status', 'merchant');
  const paidBy = paymentDetails.find((attempt) => attempt.state === 'COMPLETED');
  return {
    orderId,
    state: stateOf.get(state) ?? 'pending',
    amount,
    currency,
    gatewayPaymentId: paidBy?.transactionId ?? null,
  };
}

/** The id can be missing in the answer or the settings. */
const fits = (named: string | null, ours: string | null): boolean =>
  named === null || ours === null || named === ours;

const refundAnswer = z.object({
  refundId: z.string().min(1),
  state: z.string(),
  amount: paise,
  merchantRefundId: someText,
  originalMerchantOrderId: someText,
});

/** PENDING, CONFIRMED and unknown states are unresolved. */
const refundStateOf = new Map<string, RefundReport['state']>([
  ['COMPLETED', 'done'],
  ['FAILED', 'failed'],
]);

/** @throws GatewayRefused, GatewaySilent */
function clientRefund(settings: PhonepeClient, order: RefundOrder): Promise<RefundReport> {
  const { refundId, orderId, amount } = order;
  const send = async () => {
    const answer = await clientCall(settings, {
      method: 'POST',
      path: '/payments/v2/refund',
      json: { merchantRefundId: refundId, originalMerchantOrderId: orderId, amount },
    });
    return read('refund', answer, refundId, orderId);
  };
  return refundOnce(send, () => clientRefundStatus(settings, refundId, order));
}

/** @throws GatewayRefused, also if the refund is unknown to PhonePe; GatewaySilent */
async function clientRefundStatus(
  settings: PhonepeClient,
  refundId: string,
  { orderId }: OrderIds,
): Promise<RefundReport> {
  const answer = await clientCall(settings, {
    method: 'GET',
    path: `/payments/v2/refund/${encodeURIComponent(refundId)}/status`,
  });
  return read('refund status', answer, refundId, orderId);
}

function read(
  doing: Doing,
  answer: GatewayAnswer,
  refundId: string,
  orderId: string,
): RefundReport {
  if (answer.status >= 400) throw refused(doing, answer);
  const { success, data } = refundAnswer.safeParse(answer.body);
  if (!success) throw notOurs(doing, 'not as documented');
  const { merchantRefundId, originalMerchantOrderId } = data;
  if ((merchantRefundId ?? refundId) !== refundId) throw notOurs(doing, 'refund');
  if ((originalMerchantOrderId ?? orderId) !== orderId) throw notOurs(doing, 'order');
  return {
    refundId,
    state: refundStateOf.get(data.state) ?? 'pending',
    amount: data.amount,
    gatewayRefundId: data.refundId,
  };
}

/** Lifetime of a Standard Checkout order, in seconds. */
const SHORTEST_LIFE = 300;
const LONGEST_LIFE = 3_600;

/** Codes for an order id already in use, with status 417. */
const taken = ['INVALID_MERCHANT_ORDER_ID', 'INVALID_TRANSACTION_ID'];

/** @throws GatewayRefused, also if PhonePe has the order from an earlier attempt; GatewaySilent */
async function startClientOrder(settings: PhonepeClient, order: Order): Promise<Started> {
  const answer = await clientCall(settings, {
    method: 'POST',
    path: '/checkout/v2/pay',
    json: requestFor(order),
  });
  if (taken.includes(codeOf(answer.body) ?? '')) {
    throw new GatewayRefused('PhonePe has this order already.');
  }
  if (answer.status >= 400) throw refused('start', answer);
  const read = z
    .object({ orderId: z.string().min(1), redirectUrl: payPage(settings.url) })
    .safeParse(answer.body);
  if (!read.success) throw notOurs('start', 'no page for the payer');
  return { url: read.data.redirectUrl, gatewayOrderId: read.data.orderId };
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

/** Standard Checkout V2 (developer.phonepe.com/payment-gateway). */
export function clientGateway(settings: PhonepeClient): Gateway {
  return {
    name: 'phonepe',
    refundsBy: 'order',
    checkAfterSeconds,
    start: (order) => startClientOrder(settings, order),
    status: (ids) => clientOrderStatus(settings, ids),
    readNotice: (headers, body) => readClientNotice(settings, headers, body),
    refund: (order) => clientRefund(settings, order),
    refundStatus: (refundId, ids) => clientRefundStatus(settings, refundId, ids),
  };
}

interface ClientRequest {
  method: 'GET' | 'POST';
  /** Relative to the API's base URL. */
  path: string;
  json?: object;
}

/**
 * Authorised call; a rejected token is renewed once.
 * @throws GatewayRefused, GatewaySilent
 */
async function clientCall(
  settings: PhonepeClient,
  { method, path, json }: ClientRequest,
): Promise<GatewayAnswer> {
  const send = (token: string) =>
    callGateway({
      url: `${settings.url}${path}`,
      method,
      headers: { Authorization: `O-Bearer ${token}`, 'Content-Type': 'application/json' },
      body: json && JSON.stringify(json),
      timeoutMs: settings.timeoutMs,
    });
  const token = await accessToken(settings);
  const answer = await send(token);
  if (answer.status !== 401) return answer;
  forgetToken(settings, token);
  return send(await accessToken(settings));
}
