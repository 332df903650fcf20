import 'server-only';
import { sandboxOrders } from '@/lib/payments/gateways/sandbox/sandbox-orders';
import type { Queryable } from '@/lib/platform/database-connection';
import { env } from '@/lib/platform/env';
import { gatewayNames, type Gateway, type GatewayName } from './gateway';
import { isSandboxOpen, providerOf, razorpaySettings, type GatewayEnv } from './gateway-settings';
import { phonepeGateway } from './phonepe/phonepe-gateway';
import { phonepeSettings } from './phonepe/settings';
import { razorpayGateway } from './razorpay/razorpay-gateway';
import { sandboxGateway } from './sandbox/sandbox';

/** Each is made once, so that what it has been given, such as PhonePe's token, is used again. */
const made = new WeakMap<GatewayEnv, Map<GatewayName, Gateway>>();

/**
 * The provider of this name, for payments that are there already; null for a name nobody has, one
 * without keys, and the sandbox where it is not in use.
 * @param pool where the sandbox keeps its orders
 */
export function gatewayNamed(
  name: string,
  pool: Queryable,
  settings: GatewayEnv = env,
): Gateway | null {
  if (!isGatewayName(name)) return null;
  // It remembers nothing, and the pool may be another one.
  if (name === 'sandbox')
    return isSandboxOpen(settings) ? sandboxGateway(sandboxOrders(pool)) : null;
  const kept = made.get(settings) ?? new Map<GatewayName, Gateway>();
  made.set(settings, kept);
  const gateway = kept.get(name) ?? make(name, settings);
  if (gateway) kept.set(name, gateway);
  return gateway;
}

function make(name: Exclude<GatewayName, 'sandbox'>, settings: GatewayEnv): Gateway | null {
  if (name === 'phonepe') {
    const phonepe = phonepeSettings(settings);
    return phonepe && phonepeGateway(phonepe);
  }
  const razorpay = razorpaySettings(settings);
  return razorpay && razorpayGateway(razorpay);
}

/** Whether anything can be paid on this site now, and the provider that a page names in its call. */
export function onlinePayment(
  settings: GatewayEnv = env,
): { open: true; gateway: { name: GatewayName } } | { open: false } {
  const name = providerOf(settings);
  return name ? { open: true, gateway: { name } } : { open: false };
}

/**
 * Who takes a new payment when a call names this provider; null where online payment is off for it.
 * @see providerOf
 */
export function gatewayToStart(
  asked: GatewayName,
  pool: Queryable,
  settings: GatewayEnv = env,
): Gateway | null {
  const name = providerOf(settings, asked);
  return name && gatewayNamed(name, pool, settings);
}

export function isGatewayName(name: string | undefined): name is GatewayName {
  return (gatewayNames as readonly (string | undefined)[]).includes(name);
}
