import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import {
  GatewayRefused,
  GatewaySilent,
  type Gateway,
  type RefundReport,
  type Report,
} from '@/lib/payments/gateways/gateway';
import {
  callGateway,
  isGatewayPage,
  type GatewayAnswer,
} from '@/lib/payments/gateways/gateway-call';
import { log } from '@/lib/platform/log';
import type { ClientAccount } from './settings';

/** The operations that differ between the versions of Standard Checkout. `refund` may refuse a repeat. */
export type Checkout = Pick<
  Gateway,
  'start' | 'status' | 'refund' | 'refundStatus' | 'readWebhook'
>;

/** An order or a refund as reported by either version. */
export interface Reported<State = Report['state']> {
  state: State;
  /** Paise; null if not reported. */
  amount: number | null;
  /** PhonePe's id of the payment or the refund. */
  transactionId: string | null;
}

/** V1 reports no currency: it only takes rupees. */
export function orderReport(
  orderId: string,
  { state, amount, transactionId }: Reported,
  currency: string | null = null,
): Report {
  return { orderId, state, amount, currency, gatewayPaymentId: transactionId };
}

export function refundReport(
  refundId: string,
  { state, amount, transactionId }: Reported<'paid' | 'failed' | 'pending'>,
): RefundReport {
  const ended = state === 'paid' ? 'done' : state;
  return { refundId, state: ended, amount, gatewayRefundId: transactionId };
}

/** Whole paise, as a number or text: PhonePe documents both. */
export const paise = z.union([
  z.int().nonnegative(),
  z
    .string()
    .regex(/^\d{1,12}$/)
    .transform(Number),
]);

/** Optional text; other types count as missing, because fields vary. */
export const someText = z.string().min(1).nullable().catch(null);

/**
 * URL of the payment page on a host of PhonePe or of the API.
 * @param gatewayUrl base URL of the API
 */
export const payPage = (gatewayUrl: string) =>
  z.url().refine((page) => isGatewayPage(page, ['phonepe.com'], gatewayUrl));

export const sha256 = (data: string | Uint8Array): string =>
  createHash('sha256').update(data).digest('hex');

/** Constant-time comparison. */
export function sameText(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

export type Doing = 'token' | 'start' | 'status' | 'refund' | 'refund status' | 'notice';

/**
 * Calls the API: GET, or POST with `json`.
 * @param path after the API's base URL
 * @throws GatewaySilent
 */
export function callPhonepe(
  { url, timeoutMs }: Pick<ClientAccount, 'url' | 'timeoutMs'>,
  path: string,
  headers: Record<string, string>,
  json?: object,
): Promise<GatewayAnswer> {
  return callGateway({
    url: `${url}${path}`,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: json && JSON.stringify(json),
    timeoutMs,
  });
}

/** The code in an answer if it looks like one; other fields may be personal. */
export function codeOf(body: unknown): string {
  const code = (body as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^[A-Z\d_]{1,60}$/.test(code) ? code : '';
}

/**
 * The answer as documented.
 * @throws GatewayRefused for an error status
 * @throws GatewaySilent for an undocumented answer
 */
export function readAnswer<Shape extends z.ZodType>(
  doing: Doing,
  answer: GatewayAnswer,
  shape: Shape,
): z.output<Shape> {
  if (answer.status >= 400) throw refused(doing, answer);
  const { success, data } = shape.safeParse(answer.body);
  if (!success) throw unusable(doing, 'not as documented');
  return data;
}

/**
 * Checks that an answer is about our order or merchant. Either may be missing.
 * @throws GatewaySilent if they differ
 */
export function requireSame(
  doing: Doing,
  what: string,
  named: string | null,
  ours: string | null,
): void {
  if (named !== null && ours !== null && named !== ours) throw unusable(doing, what);
}

/** Logs an alert for a refusal, which needs attention. */
export function refused(doing: Doing, { status, body }: GatewayAnswer): GatewayRefused {
  const code = codeOf(body) || null;
  log.error({ gateway: 'phonepe', doing, status, code }, 'PhonePe refuses what it is asked.');
  return new GatewayRefused(`PhonePe refused (${doing}, ${status}, ${code ?? 'no code'}).`);
}

/** Logs an alert for an answer that is undocumented or about another order, refund or merchant. */
export function unusable(doing: Doing, what: string): GatewaySilent {
  log.error({ gateway: 'phonepe', doing, what }, 'An answer of PhonePe cannot be used.');
  return new GatewaySilent(`An answer of PhonePe cannot be used (${doing}: ${what}).`);
}
