import { log, logFailure } from '@/lib/platform/log';
import { GatewayRefused, GatewaySilent, type Gateway, type OrderIds, type Report } from './gateway';

/** Time that a page request waits for a gateway. */
export const PATIENCE_MS = 3_000;

/**
 * Current report of the gateway; null without a readable answer in time.
 * @param onReport called with the report even if it arrives too late
 */
export async function askGateway<Result>(
  gateway: Gateway,
  ids: OrderIds,
  onReport: (report: Report) => Promise<Result>,
  patienceMs = PATIENCE_MS,
): Promise<Result | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, patienceMs, null);
  });
  const asked = gateway
    .status({ orderId: ids.orderId, gatewayOrderId: ids.gatewayOrderId })
    .then(onReport)
    .catch((error: unknown) => {
      logGatewayError('status of a payment', gateway.name, error);
      return null;
    });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}

/** Gateway errors contain no personal data or keys, so they are safe to log. */
export function logGatewayError(about: string, provider: string, error: unknown): void {
  const where = 'payments';
  if (error instanceof GatewayRefused) {
    const hint = 'The gateway refuses. See its keys in the settings.';
    log.error({ where, about, provider, reason: error.message, hint });
  } else if (error instanceof GatewaySilent) {
    log.warn({ where, about, provider, reason: error.message });
  } else {
    logFailure(`${where}: ${about}`, error);
  }
}
