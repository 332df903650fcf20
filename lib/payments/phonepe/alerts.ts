import { log } from '@/lib/log';
import { GatewayRefused, GatewaySilent } from '../gateway';
import type { GatewayAnswer } from '../gateway-call';

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
