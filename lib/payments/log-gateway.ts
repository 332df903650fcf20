import { log, logFailure } from '@/lib/log';
import { GatewayRefused, GatewaySilent, type GatewayName } from './gateway';

/** What a gateway's failure says holds nothing personal and no key, so that it may be read. */
export function logGateway(about: string, provider: GatewayName, error: unknown): void {
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
