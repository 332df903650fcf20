import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { GatewayRefused, GatewaySilent, type RefundReport } from '@/lib/payments/gateways/gateway';
import type { GatewayAnswer } from '@/lib/payments/gateways/gateway-call';
import { log } from '@/lib/platform/log';

/** Whole paise; its documentation calls the amount a number in one place and text in another. */
export const paise = z.union([
  z.int().nonnegative(),
  z
    .string()
    .regex(/^\d{1,12}$/)
    .transform(Number),
]);

/** Text that need not be there; what is no text counts as missing, because fields come and go. */
export const someText = z.string().min(1).nullable().catch(null);

/**
 * The page for the payer: over https, or over whatever the gateway itself is called by.
 * @param gatewayUrl address of the gateway's calls
 */
export const payPage = (gatewayUrl: string) =>
  z
    .url()
    .refine((page) => ['https:', new URL(gatewayUrl).protocol].includes(new URL(page).protocol));

export const sha256 = (data: string | Uint8Array): string =>
  createHash('sha256').update(data).digest('hex');

/** Compares in a time that does not depend on where they differ. */
export function sameText(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

/**
 * Sends a refund. A repeat of one that PhonePe has is refused, so after a refusal it is asked how the
 * refund stands: what it knows is the answer, what it does not know stays refused.
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

/** What was asked of PhonePe, for the log. */
export type Doing = 'token' | 'start' | 'status' | 'refund' | 'refund status' | 'notice';

/** The code in an answer, when it looks like one; anything else in it may be personal. */
export function codeOf(body: unknown): string | null {
  const code = (body as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^[A-Z\d_]{1,60}$/.test(code) ? code : null;
}

/** Alerts that PhonePe said no, which somebody has to mend. */
export function refused(doing: Doing, { status, body }: GatewayAnswer): GatewayRefused {
  const code = codeOf(body);
  log.error({ gateway: 'phonepe', doing, status, code }, 'PhonePe refuses what it is asked.');
  return new GatewayRefused(`PhonePe refused (${doing}, ${status}, ${code ?? 'no code'}).`);
}

/** Alerts that an answer is not what is documented, or is about something else than was asked. */
export function notOurs(doing: Doing, what: string): GatewaySilent {
  log.error({ gateway: 'phonepe', doing, what }, 'An answer of PhonePe cannot be used.');
  return new GatewaySilent(`An answer of PhonePe cannot be used (${doing}: ${what}).`);
}
