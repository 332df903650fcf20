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
import { checkAfterSeconds, type PhonepeSalt } from './settings';

/**
 * Meaning of V1 codes (developer.phonepe.com/v1/reference/check-status-api-1 and refund-6-2). Only the code
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
const saltFaults: readonly string[] = ['BAD_REQUEST', 'AUTHORIZATION_FAILED', 'KEY_NOT_CONFIGURED'];

const noData = { merchantId: null, merchantTransactionId: null, transactionId: null, amount: null };

const answerShape = z.object({
  code: z.string(),
  data: z
    .object({
      merchantId: someText,
      merchantTransactionId: someText,
      transactionId: someText,
      amount: paise.nullable().catch(null),
    })
    .catch(noData),
});

/** A V1 payment or refund, in an answer or notice. */
interface SaltReport {
  state: Report['state'];
  merchantId: string | null;
  merchantTransactionId: string | null;
  transactionId: string | null;
  amount: number | null;
}

/** @returns null for an invalid answer, or one about a wrong request */
function saltReportIn(body: unknown): SaltReport | null {
  const { data: answer } = answerShape.safeParse(body);
  if (!answer || saltFaults.includes(answer.code)) return null;
  return { state: states.get(answer.code) ?? 'pending', ...answer.data };
}

/**
 * Answer about our payment or refund `ourId`. If it reports a completed payment or refund, it must contain
 * merchant, id and amount.
 * @throws GatewayRefused; GatewaySilent if it is about another subject
 */
function saltReportAbout(
  { merchantId }: PhonepeSalt,
  doing: Doing,
  answer: GatewayAnswer,
  ourId: string,
): SaltReport {
  const code = codeOf(answer.body) ?? '';
  if (saltFaults.includes(code) || (answer.status >= 400 && !states.has(code))) {
    throw refused(doing, answer);
  }
  const report = saltReportIn(answer.body);
  if (!report) throw notOurs(doing, 'not as documented');
  const isPaid = report.state === 'paid';
  const fits = (named: string | null, ours: string) =>
    named === ours || (!isPaid && named === null);
  if (!fits(report.merchantId, merchantId)) throw notOurs(doing, 'merchant');
  if (!fits(report.merchantTransactionId, ourId)) throw notOurs(doing, 'order');
  if (isPaid && report.amount === null) throw notOurs(doing, 'amount');
  return report;
}

const refundStates = {
  paid: 'done',
  failed: 'failed',
  pending: 'pending',
} as const satisfies Record<string, RefundReport['state']>;

/** V1 reports payments and refunds alike; only our id distinguishes them. */
const isRefundId = (ourId: string): boolean => ourId.startsWith('R');

/**
 * PhonePe answers a repeat with a failure that does not concern the existing refund, so its status is
 * requested.
 * @throws GatewayRefused, GatewaySilent
 */
function saltRefund(settings: PhonepeSalt, order: RefundOrder): Promise<RefundReport> {
  const { refundId, orderId, amount } = order;
  const send = async () => {
    const answer = await saltPost(settings, '/pg/v1/refund', {
      merchantId: settings.merchantId,
      originalTransactionId: orderId,
      merchantTransactionId: refundId,
      amount,
      callbackUrl: settings.noticeUrl,
    });
    const report = refundReport(refundId, saltReportAbout(settings, 'refund', answer, refundId));
    if (!report || report.state === 'failed') throw refused('refund', answer);
    return report;
  };
  return refundOnce(send, () => saltRefundStatus(settings, refundId));
}

/** @throws GatewayRefused, also if the refund is unknown to PhonePe; GatewaySilent */
async function saltRefundStatus(settings: PhonepeSalt, refundId: string): Promise<RefundReport> {
  const answer = await saltStatusCall(settings, refundId);
  const said = saltReportAbout(settings, 'refund status', answer, refundId);
  const report = refundReport(refundId, said);
  if (!report) throw refused('refund status', answer);
  return report;
}

function refundReport(
  refundId: string,
  { state, amount, transactionId }: SaltReport,
): RefundReport | null {
  if (state === 'notFound') return null;
  return { refundId, state: refundStates[state], amount, gatewayRefundId: transactionId };
}

/** The payment may exist after these codes, so its status is requested. */
const open = ['PAYMENT_PENDING', 'INTERNAL_SERVER_ERROR', 'TIMED_OUT'];

/** The code for an order id already in use. */
const TAKEN = 'INVALID_TRANSACTION_ID';

/** @throws GatewayRefused, also if PhonePe has the order from an earlier attempt; GatewaySilent */
async function startSaltOrder(settings: PhonepeSalt, order: Order): Promise<Started> {
  const { orderId } = order;
  if (isRefundId(orderId)) throw new GatewayRefused('This is the id of a refund.');
  const answer = await saltPost(settings, '/pg/v1/pay', requestFor(settings, order));
  const read = startedShape(settings, orderId).safeParse(answer.body);
  if (read.success) {
    return { url: read.data.data.instrumentResponse.redirectInfo.url, gatewayOrderId: orderId };
  }
  const code = codeOf(answer.body) ?? '';
  if (code === TAKEN) throw new GatewayRefused('PhonePe has this order already.');
  if (open.includes(code)) throw new GatewaySilent('PhonePe may have this order.');
  if (answer.status >= 400 || saltFaults.includes(code)) throw refused('start', answer);
  throw notOurs('start', 'no page for the payer');
}

function startedShape({ url, merchantId }: PhonepeSalt, orderId: string) {
  return z.object({
    code: z.literal('PAYMENT_INITIATED'),
    data: z.object({
      merchantId: z.literal(merchantId),
      merchantTransactionId: z.literal(orderId),
      instrumentResponse: z.object({ redirectInfo: z.object({ url: payPage(url) }) }),
    }),
  });
}

function requestFor(settings: PhonepeSalt, { orderId, amount, number, returnUrl }: Order) {
  const mobileNumber = /[6-9]\d{9}$/.exec(number.replace(/\D/g, ''))?.[0];
  return {
    merchantId: settings.merchantId,
    merchantTransactionId: orderId,
    // Required by PhonePe; the order id discloses nothing personal.
    merchantUserId: orderId,
    amount,
    redirectUrl: returnUrl,
    // A cross-site POST would lack the student's cookie.
    redirectMode: 'REDIRECT',
    callbackUrl: settings.noticeUrl,
    ...(mobileNumber && { mobileNumber }),
    paymentInstrument: { type: 'PAY_PAGE' },
  };
}

/** Standard Checkout V1, for accounts with a salt key (developer.phonepe.com/v1). */
export function saltGateway(settings: PhonepeSalt): Gateway {
  return {
    name: 'phonepe',
    refundsBy: 'order',
    checkAfterSeconds,
    start: (order) => startSaltOrder(settings, order),
    status: (ids) => saltOrderStatus(settings, ids),
    readNotice: (headers, body) => readSaltNotice(settings, headers, body),
    refund: (order) => saltRefund(settings, order),
    refundStatus: (refundId) => saltRefundStatus(settings, refundId),
  };
}

function jsonIn(data: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(data).toString('utf8'));
  } catch {
    return null;
  }
}

/** Reads a callback: base64 JSON as in the status call, covered by the checksum. */
function readSaltNotice(settings: PhonepeSalt, headers: Headers, body: Uint8Array): Notice | null {
  const { data: sent } = z.object({ response: z.string() }).safeParse(jsonIn(body));
  const given = headers.get('x-verify') ?? '';
  if (!sent || !sameText(given, checksum(settings, sent.response))) return null;
  return {
    dedupeKey: `v1:${sha256(sent.response)}`,
    about: aboutIn(settings, jsonIn(Buffer.from(sent.response, 'base64'))),
  };
}

function aboutIn({ merchantId }: PhonepeSalt, decoded: unknown): Notice['about'] {
  const report = saltReportIn(decoded);
  const ourId = report?.merchantTransactionId;
  if (!report || !ourId) return { kind: 'nothing' };
  if (report.merchantId !== merchantId) {
    notOurs('notice', 'merchant');
    return { kind: 'nothing' };
  }
  if (isRefundId(ourId)) {
    const refund = refundReport(ourId, report);
    return refund ? { kind: 'refund', report: refund } : { kind: 'nothing' };
  }
  if (report.state === 'paid' && report.amount === null) return { kind: 'ask', orderId: ourId };
  return { kind: 'order', report: orderReport(ourId, report) };
}

/** @throws GatewayRefused; GatewaySilent, also if the answer is about another order or merchant */
async function saltOrderStatus(settings: PhonepeSalt, { orderId }: OrderIds): Promise<Report> {
  const answer = await saltStatusCall(settings, orderId);
  return orderReport(orderId, saltReportAbout(settings, 'status', answer, orderId));
}

/** V1 reports no currency: it only takes rupees. */
function orderReport(orderId: string, { state, amount, transactionId }: SaltReport): Report {
  return { orderId, state, amount, currency: null, gatewayPaymentId: transactionId };
}

/** SHA-256 of the text and the salt key, with the key's index. */
function checksum({ saltKey, saltIndex }: PhonepeSalt, text: string): string {
  return `${sha256(text + saltKey)}###${saltIndex}`;
}

/** V1 request: base64 in an envelope, with the checksum over those bytes. */
export function envelope(settings: PhonepeSalt, path: string, json: string) {
  const request = Buffer.from(json).toString('base64');
  return {
    headers: { 'X-VERIFY': checksum(settings, request + path) },
    body: JSON.stringify({ request }),
  };
}

/** @throws GatewaySilent */
function saltPost(settings: PhonepeSalt, path: string, payload: object): Promise<GatewayAnswer> {
  const { headers, body } = envelope(settings, path, JSON.stringify(payload));
  return callGateway({
    url: `${settings.url}${path}`,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
    timeoutMs: settings.timeoutMs,
  });
}

/**
 * Status of our payment or refund.
 * @throws GatewaySilent
 */
function saltStatusCall(settings: PhonepeSalt, ourId: string): Promise<GatewayAnswer> {
  const { merchantId } = settings;
  const path = `/pg/v1/status/${encodeURIComponent(merchantId)}/${encodeURIComponent(ourId)}`;
  return callGateway({
    url: `${settings.url}${path}`,
    method: 'GET',
    headers: {
      'Content-Type': 'application/json',
      'X-VERIFY': checksum(settings, path),
      'X-MERCHANT-ID': merchantId,
    },
    timeoutMs: settings.timeoutMs,
  });
}
