import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { GatewayRefused, GatewaySilent, type RefundReport } from '@/lib/payments/gateways/gateway';
import type { GatewayAnswer } from '@/lib/payments/gateways/gateway-call';
import { log } from '@/lib/platform/log';

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
 * URL of the payment page, over https or the scheme of the gateway's own API.
 * @param gatewayUrl base URL of the API
 */
export const payPage = (gatewayUrl: string) =>
  z
    .url()
    .refine((page) => ['https:', new URL(gatewayUrl).protocol].includes(new URL(page).protocol));

export const sha256 = (data: string | Uint8Array): string =>
  createHash('sha256').update(data).digest('hex');

/** Constant-time comparison. */
export function sameText(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

/**
 * Sends a refund. PhonePe refuses a repeat, so after a refusal the refund's status is requested; if unknown,
 * the refusal stands.
 * @throws GatewayRefused, GatewaySilent
 */
export async function refundOnce(
  send: () => Promise<RefundReport>,
  ask: () => Promise<RefundReport>,
): Promise<RefundReport> {
  try {
    return await send();
  } catch (refusal) {
    if (!(refusal instanceof GatewayRefused)) throw refusal;
    return ask().catch((error: unknown) => {
      throw error instanceof GatewayRefused ? refusal : error;
    });
  }
}

export type Doing = 'token' | 'start' | 'status' | 'refund' | 'refund status' | 'notice';

/** The code in an answer if it looks like one; other fields may be personal. */
export function codeOf(body: unknown): string | null {
  const code = (body as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^[A-Z\d_]{1,60}$/.test(code) ? code : null;
}

/** Logs an alert for a refusal, which needs attention. */
export function refused(doing: Doing, { status, body }: GatewayAnswer): GatewayRefused {
  const code = codeOf(body);
  log.error({ gateway: 'phonepe', doing, status, code }, 'PhonePe refuses what it is asked.');
  return new GatewayRefused(`PhonePe refused (${doing}, ${status}, ${code ?? 'no code'}).`);
}

/** Logs an alert for an answer that is undocumented or about another subject. */
export function notOurs(doing: Doing, what: string): GatewaySilent {
  log.error({ gateway: 'phonepe', doing, what }, 'An answer of PhonePe cannot be used.');
  return new GatewaySilent(`An answer of PhonePe cannot be used (${doing}: ${what}).`);
}
