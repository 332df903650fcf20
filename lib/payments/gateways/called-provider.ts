import { paymentRefusals } from '@/lib/payments/payment-refusals';
import { env } from '@/lib/platform/env';
import type { GatewayName } from './gateway';
import { isLoopback } from './gateway-settings';
import { isGatewayName } from './gateways';
import { gatewayOf } from './payment-gateways';

/**
 * The provider in the address of a call, `/api/v1/{provider}/…`.
 * @throws ApiError not_found for one that nobody knows, and for the sandbox where it is not in use
 */
export function calledProvider(request: Request): GatewayName {
  const name = new URL(request.url).pathname.split('/')[3];
  if (!isGatewayName(name) || (name === 'sandbox' && !gatewayOf(name))) {
    throw paymentRefusals.unknownProvider();
  }
  return name;
}

/**
 * A gateway's page as an address for the caller. Pages of our own are on SITE_URL; without one the site
 * is where it was called, whatever the port.
 */
export function addressForCaller(request: Request, url: string, siteUrl = env.SITE_URL): string {
  const called = `http://${request.headers.get('host')}`;
  const isHere = isLoopback(new URL(siteUrl).hostname) && URL.canParse(called);
  return new URL(url, isHere ? called : siteUrl).href;
}
