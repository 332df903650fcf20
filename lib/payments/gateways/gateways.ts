import 'server-only';
import ipaddr from 'ipaddr.js';
import { paymentRefusals } from '@/lib/payments/payment-refusals';
import { env } from '@/lib/platform/env';
import type { Gateway, GatewayEntry, GatewayEnv } from './gateway';
import { phonepe } from './phonepe/phonepe';
import { razorpay } from './razorpay/razorpay';
import { sandbox } from './sandbox/sandbox';

/**
 * The registry of everything that can take a payment online. Where PAYMENT_PROVIDER names none, the first
 * whose settings are there takes new payments.
 *
 * To add a gateway: a folder beside this file that exports a `GatewayEntry`, and its line here. Its settings
 * are declared in lib/platform/env.ts and explained in .env.example, and content/receipt.ts has its name for
 * people; the compiler misses each of them. `payments.provider` is text and holds the key used here.
 */
const registry = { phonepe, razorpay, sandbox } satisfies Record<
  NonNullable<GatewayEnv['PAYMENT_PROVIDER']>,
  GatewayEntry
>;

/** As addresses (`/api/v1/{provider}/…`), PAYMENT_PROVIDER and the column `payments.provider` have it. */
export type GatewayName = keyof typeof registry;
export const gatewayNames = Object.keys(registry) as GatewayName[];

function isGatewayName(name: string | undefined): name is GatewayName {
  return name !== undefined && Object.hasOwn(registry, name);
}

/** Those that move real money and have their settings. */
const realGateways = (settings: GatewayEnv) =>
  gatewayNames.filter((name) => name !== 'sandbox' && registry[name].open(settings) !== null);

/**
 * Whether the sandbox pretends to take money: where PAYMENT_PROVIDER says so, or where there are no keys
 * at all and only this machine can see the site. With keys, money that never moved has no place.
 */
export function isSandboxOpen(settings: GatewayEnv = env): boolean {
  if (settings.PAYMENT_PROVIDER === 'sandbox') return true;
  return realGateways(settings).length === 0 && isLoopback(new URL(settings.SITE_URL).hostname);
}

/** Whether this is a name or address of the machine itself. */
function isLoopback(hostname: string): boolean {
  const name = hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(name)) return ipaddr.process(name).range() === 'loopback';
  return name === 'localhost' || name.endsWith('.localhost');
}

/**
 * The gateway of this name, for payments that are there already; null for an unknown name, one without its
 * settings, and the sandbox where it is not in use.
 */
export function gatewayNamed(name: string, settings: GatewayEnv = env): Gateway | null {
  if (!isGatewayName(name) || (name === 'sandbox' && !isSandboxOpen(settings))) return null;
  return registry[name].open(settings);
}

/**
 * Who takes a new payment. PAYMENT_PROVIDER=sandbox overrides whatever a call names. A provider without keys
 * hands over to the sandbox where that is open; otherwise nothing can be paid.
 * @param wanted the provider that a call names; without it the one of PAYMENT_PROVIDER, or the first with keys
 */
export function providerOf(settings: GatewayEnv, wanted?: GatewayName): GatewayName | null {
  if (isSandboxOpen(settings)) return 'sandbox';
  const able = realGateways(settings);
  const name = wanted ?? settings.PAYMENT_PROVIDER ?? able[0];
  return name && able.includes(name) ? name : null;
}

/**
 * The gateway for a new payment when a call names this provider; null where online payment is off for it.
 * @see providerOf
 */
export function gatewayToStart(wanted: GatewayName, settings: GatewayEnv = env): Gateway | null {
  const name = providerOf(settings, wanted);
  return name && gatewayNamed(name, settings);
}

/** Whether anything can be paid on this site now, and the provider that a page names in its call. */
export function onlinePayment(
  settings: GatewayEnv = env,
): { open: true; gateway: { name: GatewayName } } | { open: false } {
  const name = providerOf(settings);
  return name ? { open: true, gateway: { name } } : { open: false };
}

/**
 * The provider in the address of a call, `/api/v1/{provider}/…`.
 * @throws ApiError not_found for an unknown one, and for the sandbox where it is not in use
 */
export function calledProvider(request: Request): GatewayName {
  const name = new URL(request.url).pathname.split('/')[3];
  if (!isGatewayName(name) || (name === 'sandbox' && !isSandboxOpen())) {
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
