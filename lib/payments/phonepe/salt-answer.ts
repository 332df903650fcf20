import { z } from 'zod';
import type { Report } from '../gateway';
import type { GatewayAnswer } from '../gateway-call';
import { codeOf, notOurs, refused, type Doing } from './alerts';
import { paise, someText } from './answer-parts';
import type { PhonepeSalt } from './settings';

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
export const saltFaults: readonly string[] = [
  'BAD_REQUEST',
  'AUTHORIZATION_FAILED',
  'KEY_NOT_CONFIGURED',
];

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
export interface SaltReport {
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
export function saltReportIn(body: unknown): SaltReport | null {
  const { data: answer } = answerShape.safeParse(body);
  if (!answer || saltFaults.includes(answer.code)) return null;
  return { state: states.get(answer.code) ?? 'pending', ...answer.data };
}

/**
 * An answer about the payment or refund with our id `ourId`. Where it says that money moved, it has to
 * name merchant, id and amount; elsewhere it need not.
 * @throws GatewayRefused; GatewaySilent when it is about something else
 */
export function saltReportAbout(
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
