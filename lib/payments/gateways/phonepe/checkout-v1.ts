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
 * What the codes of V1 say (developer.phonepe.com/v1/reference/check-status-api-1 and refund-6-2). The
 * code decides, never the state or the response code beside it; one that is not here leaves all open.
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

/** Keys, merchant or request are wrong: these say nothing of the payment. */
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

/** What V1 says of a payment or of a refund, in an answer or in a notice. */
interface SaltReport {
  state: Report['state'];
  merchantId: string | null;
  /** Ours, of the payment or the refund. */
  merchantTransactionId: string | null;
  /** PhonePe's. */
  transactionId: string | null;
  /** Paise. */
  amount: number | null;
}

/** @returns null for what is no answer, and for one about a fault */
function saltReportIn(body: unknown): SaltReport | null {
  const { data: answer } = answerShape.safeParse(body);
  if (!answer || saltFaults.includes(answer.code)) return null;
  return { state: states.get(answer.code) ?? 'pending', ...answer.data };
}

/**
 * An answer about the payment or refund with our id `ourId`. Where it says that money moved, it has to
 * name merchant, id and amount; elsewhere it need not.
 * @throws GatewayRefused; GatewaySilent when it is about something else
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

/** V1 tells of a payment and of a refund in the same words; only our id says which it is. */
const isRefundId = (ourId: string): boolean => ourId.startsWith('R');

/**
 * PhonePe answers a repeat with a failure, which is not that of the refund it has: how that one stands,
 * only its status says.
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

/** @throws GatewayRefused, also when PhonePe does not know the refund; GatewaySilent */
async function saltRefundStatus(settings: PhonepeSalt, refundId: string): Promise<RefundReport> {
  const answer = await saltStatusCall(settings, refundId);
  const said = saltReportAbout(settings, 'refund status', answer, refundId);
  const report = refundReport(refundId, said);
  if (!report) throw refused('refund status', answer);
  return report;
}

/** @returns null when PhonePe does not know it */
function refundReport(
  refundId: string,
  { state, amount, transactionId }: SaltReport,
): RefundReport | null {
  if (state === 'notFound') return null;
  return { refundId, state: refundStates[state], amount, gatewayRefundId: transactionId };
}

/** After these the payment may be there, so it has to be asked about. */
const open = ['PAYMENT_PENDING', 'INTERNAL_SERVER_ERROR', 'TIMED_OUT'];

/** What it says to an order id that it has already. */
const TAKEN = 'INVALID_TRANSACTION_ID';

/** @throws GatewayRefused, also when PhonePe has the order from an earlier try; GatewaySilent */
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
    // It wants a name for the payer; this one says nothing about a person.
    merchantUserId: orderId,
    amount,
    redirectUrl: returnUrl,
    // A POST from another site would come without the student's cookie.
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

/** JSON in bytes or in base64; null when it is none. */
function jsonIn(data: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(data).toString('utf8'));
  } catch {
    return null;
  }
}

/** A callback: its checksum covers what it says, in the words of the status call. */
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

/** @throws GatewayRefused; GatewaySilent, also for an answer about another order or merchant */
async function saltOrderStatus(settings: PhonepeSalt, { orderId }: OrderIds): Promise<Report> {
  const answer = await saltStatusCall(settings, orderId);
  return orderReport(orderId, saltReportAbout(settings, 'status', answer, orderId));
}

/** V1 names no currency: it takes rupees only. */
function orderReport(orderId: string, { state, amount, transactionId }: SaltReport): Report {
  return { orderId, state, amount, currency: null, gatewayPaymentId: transactionId };
}

/** What proves who sent `text`: its hash with the key behind it, and which key that is. */
function checksum({ saltKey, saltIndex }: PhonepeSalt, text: string): string {
  return `${sha256(text + saltKey)}###${saltIndex}`;
}

/** A request as V1 takes it: base64 in an envelope, and the checksum over exactly those bytes. */
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
 * How a payment or a refund of ours stands.
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
