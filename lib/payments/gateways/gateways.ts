import 'server-only';
import { z } from 'zod';
import { paymentRefusals } from '@/lib/payments/payment-refusals';
import { anyGateway, gatewayNames, type GatewayName } from '@/lib/payments/payment-ways';
import { env, isOnThisMachine, optional, refuseHalfSet, settingsOrExit } from '@/lib/platform/env';
import type { Gateway, GatewayEntry, GatewayEnv } from './gateway';
import { phonepe } from './phonepe/phonepe';
import { razorpay } from './razorpay/razorpay';
import { sandbox } from './sandbox/sandbox';

/**
 * The payment gateways. Without PAYMENT_PROVIDER, the first with complete settings takes new payments. To
 * add one: add a folder that exports a `GatewayEntry` (with the headers of its webhooks), a line here, and its
 * label in lib/payments/payment-ways.ts; document its settings in .env.example.
 */
const registry: Readonly<Record<GatewayName, GatewayEntry>> = { phonepe, razorpay, sandbox };
const entries = Object.values(registry);

/** Headers that some gateway signs its webhooks with. */
export const webhookHeaders: ReadonlySet<string> = new Set(
  entries.flatMap((entry) => entry.webhookHeaders),
);

/** Every gateway's settings, and which of them takes new payments. */
export const gatewaySchema = z
  .object({
    PAYMENT_PROVIDER: optional(z.enum(gatewayNames, `must be ${anyGateway}`)),
    ...(Object.assign({}, ...entries.map(({ settings }) => settings)) as GatewayEntry['settings']),
  })
  .superRefine((settings, context) => {
    for (const { needs } of entries) refuseHalfSet(settings, needs, context);
  });

export const gatewayEnv: GatewayEnv = { ...settingsOrExit(gatewaySchema), SITE_URL: env.SITE_URL };

function isGatewayName(name: string | undefined): name is GatewayName {
  return name !== undefined && Object.hasOwn(registry, name);
}

const usableGateways = (settings: GatewayEnv) =>
  gatewayNames.filter((name) => name !== 'sandbox' && registry[name].open(settings) !== null);

/**
 * True if PAYMENT_PROVIDER is `sandbox`, or if no gateway has keys and the site is only reachable from this
 * machine. With keys, simulated payments are not allowed.
 */
export function isSandboxOpen(settings: GatewayEnv = gatewayEnv): boolean {
  if (settings.PAYMENT_PROVIDER === 'sandbox') return true;
  return usableGateways(settings).length === 0 && isOnThisMachine(settings.SITE_URL);
}

/** The gateway of an existing payment; null if unknown, without settings, or a sandbox that is not in use. */
export function gatewayNamed(name: string, settings: GatewayEnv = gatewayEnv): Gateway | null {
  if (!isGatewayName(name) || (name === 'sandbox' && !isSandboxOpen(settings))) return null;
  const entry = registry[name];
  const gateway = entry.open(settings);
  return gateway && { ...gateway, readWebhook: declaredOnly(gateway, entry) };
}

/** A header that is not declared is missing in tests as it is behind the request pipeline. */
function declaredOnly(
  gateway: Gateway,
  { webhookHeaders: declared }: GatewayEntry,
): Gateway['readWebhook'] {
  return (headers, body) => {
    const given = [...headers].filter(([name]) => declared.includes(name));
    return gateway.readWebhook(new Headers(given), body);
  };
}

/**
 * The provider for a new payment. PAYMENT_PROVIDER=sandbox overrides the requested one. A provider without
 * keys falls back to the sandbox if it is open; otherwise null.
 * @param wanted requested provider; default is PAYMENT_PROVIDER or the first with keys
 */
export function providerOf(settings: GatewayEnv, wanted?: GatewayName): GatewayName | null {
  if (isSandboxOpen(settings)) return 'sandbox';
  const able = usableGateways(settings);
  const name = wanted ?? settings.PAYMENT_PROVIDER ?? able[0];
  return name && able.includes(name) ? name : null;
}

/**
 * The gateway for a new payment; null if online payment is off for it.
 * @see providerOf
 */
export function gatewayToStart(
  wanted: GatewayName,
  settings: GatewayEnv = gatewayEnv,
): Gateway | null {
  const name = providerOf(settings, wanted);
  return name && gatewayNamed(name, settings);
}

/** Whether the site accepts online payments, and the provider that pages request. */
export function onlinePayment(
  settings: GatewayEnv = gatewayEnv,
): { open: true; gateway: { name: GatewayName } } | { open: false } {
  const name = providerOf(settings);
  return name ? { open: true, gateway: { name } } : { open: false };
}

/**
 * The provider in the path `/api/v1/{provider}/…`.
 * @throws ApiError not_found if unknown, or a sandbox that is not in use
 */
export function calledProvider(request: Request): GatewayName {
  const name = new URL(request.url).pathname.split('/')[3];
  if (!isGatewayName(name) || (name === 'sandbox' && !isSandboxOpen())) {
    throw paymentRefusals.unknownProvider();
  }
  return name;
}

/**
 * Absolute URL of a payment page. Relative URLs resolve against SITE_URL; if that is loopback, against the
 * request's host and port.
 */
export function addressForCaller(
  request: Request,
  url: string,
  siteUrl = gatewayEnv.SITE_URL,
): string {
  const called = `http://${request.headers.get('host')}`;
  const isHere = isOnThisMachine(siteUrl) && URL.canParse(called);
  return new URL(url, isHere ? called : siteUrl).href;
}
