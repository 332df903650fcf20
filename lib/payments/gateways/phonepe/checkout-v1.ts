import { z } from 'zod';
import {
  GatewayRefused,
  GatewaySilent,
  RefundUnknown,
  type Webhook,
  type Order,
  type RefundOrder,
  type RefundReport,
  type Report,
  type Started,
} from '@/lib/payments/gateways/gateway';
import { jsonIn, type GatewayAnswer } from '@/lib/payments/gateways/gateway-call';
import {
  callPhonepe,
  codeOf,
  orderReport,
  paise,
  payPage,
  refundReport,
  refused,
  requireSame,
  sameText,
  sha256,
  someText,
  unusable,
  type Checkout,
  type Doing,
  type Reported,
} from './answers';
import type { SaltAccount } from './settings';

/** Standard Checkout V1, for accounts with a salt key (developer.phonepe.com/v1). */
export function checkoutV1(account: SaltAccount): Checkout {
  return {
    start: (order) => start(account, order),
    status: async ({ orderId }) => {
      const answer = await statusOf(account, orderId);
      return orderReport(orderId, reportedIn(account, 'status', answer, orderId));
    },
    refund: (order) => refund(account, order),
    refundStatus: async (refundId) =>
      refundIn(account, 'refund status', await statusOf(account, refundId), refundId),
    readWebhook: (headers, body) => readWebhook(account, headers, body),
  };
}

/**
 * Meaning of the codes (developer.phonepe.com/v1/reference/check-status-api-1 and refund-6-2). Only the code
 * decides, not the state or response code; unlisted codes leave the payment unresolved.
 */
const states = new Map<string, Report['state']>([
  ['PAYMENT_SUCCESS', 'paid'],
  ['PAYMENT_ERROR', 'failed'],
  ['PAYMENT_DECLINED', 'failed'],
  ['PAYMENT_PENDING', 'pending'],
  ['INTERNAL_SERVER_ERROR', 'pending'],
  ['TIMED_OUT', 'pending'],
  ['TRANSACTION_NOT_FOUND', 'notFound'],
  ['INVALID_TRANSACTION_ID', 'notFound'],
]);

/** Wrong keys, merchant or request; these say nothing about the payment. */
const faults: readonly string[] = ['BAD_REQUEST', 'AUTHORIZATION_FAILED', 'KEY_NOT_CONFIGURED'];

/** The code for an order id already in use. */
const TAKEN = 'INVALID_TRANSACTION_ID';

const noData = { merchantId: null, merchantTransactionId: null, transactionId: null, amount: null };

/** A payment or refund, in an answer or a webhook. */
const transaction = z
  .object({
    code: z.string(),
    data: z
      .object({
        merchantId: someText,
        merchantTransactionId: someText,
        transactionId: someText,
        amount: paise.nullable().catch(null),
      })
      .catch(noData),
  })
  .refine(({ code }) => !faults.includes(code))
  .transform(({ code, data }) => ({ state: states.get(code) ?? 'pending', ...data }));

/**
 * The payment or refund `ourId` in an answer. A completed one must come with merchant, id and amount.
 * @throws GatewayRefused; GatewaySilent if it is about another subject
 */
function reportedIn(
  { merchantId }: SaltAccount,
  doing: Doing,
  answer: GatewayAnswer,
  ourId: string,
): Reported {
  const code = codeOf(answer.body);
  if (faults.includes(code) || (answer.status >= 400 && !states.has(code))) {
    throw refused(doing, answer);
  }
  const { success, data } = transaction.safeParse(answer.body);
  if (!success) throw unusable(doing, 'not as documented');
  const missing = data.state === 'paid' ? '' : null;
  requireSame(doing, 'merchant', data.merchantId ?? missing, merchantId);
  requireSame(doing, 'order', data.merchantTransactionId ?? missing, ourId);
  if (data.state === 'paid' && data.amount === null) throw unusable(doing, 'amount');
  return data;
}

/** @throws RefundUnknown, GatewayRefused, GatewaySilent */
function refundIn(
  account: SaltAccount,
  doing: Doing,
  answer: GatewayAnswer,
  refundId: string,
): RefundReport {
  const { state, ...reported } = reportedIn(account, doing, answer, refundId);
  if (state === 'notFound') throw new RefundUnknown('PhonePe knows of no such refund.');
  return refundReport(refundId, { state, ...reported });
}

async function refund(account: SaltAccount, order: RefundOrder): Promise<RefundReport> {
  const { refundId, orderId, amount } = order;
  const answer = await signedCall(account, '/pg/v1/refund', {
    merchantId: account.merchantId,
    originalTransactionId: orderId,
    merchantTransactionId: refundId,
    amount,
    callbackUrl: account.webhookUrl,
  });
  const report = refundIn(account, 'refund', answer, refundId);
  // A repeat gets a failure, too, which does not concern the existing refund.
  if (report.state === 'failed') throw refused('refund', answer);
  return report;
}

/** V1 reports payments and refunds alike; only our id distinguishes them. */
const isRefundId = (ourId: string): boolean => ourId.startsWith('R');

/** @throws GatewayRefused, also if PhonePe has the order from an earlier attempt; GatewaySilent */
async function start(account: SaltAccount, order: Order): Promise<Started> {
  const { orderId } = order;
  if (isRefundId(orderId)) throw new GatewayRefused('This is the id of a refund.');
  const answer = await signedCall(account, '/pg/v1/pay', requestFor(account, order));
  const started = startedShape(account, orderId).safeParse(answer.body).data;
  if (started) {
    return { url: started.data.instrumentResponse.redirectInfo.url, gatewayOrderId: orderId };
  }
  const code = codeOf(answer.body);
  if (code === TAKEN) throw new GatewayRefused('PhonePe has this order already.');
  if (states.get(code) === 'pending') throw new GatewaySilent('PhonePe may have this order.');
  if (answer.status >= 400 || faults.includes(code)) throw refused('start', answer);
  throw unusable('start', 'no page for the payer');
}

function startedShape({ url, merchantId }: SaltAccount, orderId: string) {
  return z.object({
    code: z.literal('PAYMENT_INITIATED'),
    data: z.object({
      merchantId: z.literal(merchantId),
      merchantTransactionId: z.literal(orderId),
      instrumentResponse: z.object({ redirectInfo: z.object({ url: payPage(url) }) }),
    }),
  });
}

function requestFor(account: SaltAccount, { orderId, amount, number, returnUrl }: Order) {
  const mobileNumber = /[6-9]\d{9}$/.exec(number.replace(/\D/g, ''))?.[0];
  return {
    merchantId: account.merchantId,
    merchantTransactionId: orderId,
    // Required by PhonePe; the order id discloses nothing personal.
    merchantUserId: orderId,
    amount,
    redirectUrl: returnUrl,
    // A cross-site POST would lack the student's cookie.
    redirectMode: 'REDIRECT',
    callbackUrl: account.webhookUrl,
    ...(mobileNumber && { mobileNumber }),
    paymentInstrument: { type: 'PAY_PAGE' },
  };
}

/** Reads a callback: base64 JSON as in the status call, covered by the checksum. */
function readWebhook(account: SaltAccount, headers: Headers, body: Uint8Array): Webhook | null {
  const { data: sent } = z.object({ response: z.string() }).safeParse(jsonIn(body));
  const given = headers.get('x-verify') ?? '';
  if (!sent || !sameText(given, checksum(account, sent.response))) return null;
  return {
    dedupeKey: `v1:${sha256(sent.response)}`,
    about: aboutIn(account, jsonIn(Buffer.from(sent.response, 'base64'))),
  };
}

function aboutIn({ merchantId }: SaltAccount, decoded: unknown): Webhook['about'] {
  const reported = transaction.safeParse(decoded).data;
  const ourId = reported?.merchantTransactionId;
  if (!reported || !ourId) return { kind: 'nothing' };
  const { state, amount } = reported;
  if (reported.merchantId !== merchantId) {
    unusable('notice', 'merchant');
    return { kind: 'nothing' };
  }
  if (isRefundId(ourId)) {
    if (state === 'notFound') return { kind: 'nothing' };
    return { kind: 'refund', report: refundReport(ourId, { ...reported, state }) };
  }
  if (state === 'paid' && amount === null) return { kind: 'ask', orderId: ourId };
  return { kind: 'order', report: orderReport(ourId, reported) };
}

/** Status of our payment or refund. */
function statusOf(account: SaltAccount, ourId: string): Promise<GatewayAnswer> {
  const [merchant, id] = [account.merchantId, ourId].map(encodeURIComponent);
  return signedCall(account, `/pg/v1/status/${merchant}/${id}`);
}

/** A request is sent as base64 in an envelope, with the checksum over those bytes and the path. */
function signedCall(account: SaltAccount, path: string, json?: object): Promise<GatewayAnswer> {
  if (!json) {
    const headers = { 'X-VERIFY': checksum(account, path), 'X-MERCHANT-ID': account.merchantId };
    return callPhonepe(account, path, headers);
  }
  const request = Buffer.from(JSON.stringify(json)).toString('base64');
  return callPhonepe(account, path, { 'X-VERIFY': checksum(account, request + path) }, { request });
}

/** SHA-256 of the text and the salt key, with the key's index. */
export function checksum(
  { saltKey, saltIndex }: Pick<SaltAccount, 'saltKey' | 'saltIndex'>,
  text: string,
): string {
  return `${sha256(text + saltKey)}###${saltIndex}`;
}
