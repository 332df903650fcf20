import ipaddr from 'ipaddr.js';
import type { Env } from '@/lib/platform/env';
import type { GatewayName } from './gateway';
import { phonepeSettings } from './phonepe/settings';
import type { RazorpaySettings } from './razorpay/razorpay-call';

type KeyOf<Provider extends string> = Extract<keyof Env, `${Provider}_${string}`>;

/** The settings that decide who takes payments. */
export type GatewayEnv = Pick<Env, 'SITE_URL'> &
  Partial<Pick<Env, 'PAYMENT_PROVIDER' | KeyOf<'PHONEPE' | 'RAZORPAY'>>>;

/** The account that the settings name, or null when one of its keys is missing. */
export function razorpaySettings(env: GatewayEnv): RazorpaySettings | null {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret } = env;
  if (!keyId || !keySecret) return null;
  const secrets = (env.RAZORPAY_WEBHOOK_SECRETS ?? '').split(',').map((secret) => secret.trim());
  return { url: env.RAZORPAY_URL, keyId, keySecret, webhookSecrets: secrets.filter(Boolean) };
}

/** In the order in which they are taken where PAYMENT_PROVIDER names none. */
const withKeys = (env: GatewayEnv): GatewayName[] => [
  ...(phonepeSettings(env) ? (['phonepe'] as const) : []),
  ...(razorpaySettings(env) ? (['razorpay'] as const) : []),
];

/**
 * Whether the sandbox pretends to take money: where PAYMENT_PROVIDER says so, or where there are no keys
 * at all and nobody but this machine can see the site. With keys, money that never moved has no place.
 */
export function isSandboxOpen(env: GatewayEnv): boolean {
  if (env.PAYMENT_PROVIDER === 'sandbox') return true;
  return withKeys(env).length === 0 && isLoopback(new URL(env.SITE_URL).hostname);
}

/** Whether this is a name or address of the machine itself. */
export function isLoopback(hostname: string): boolean {
  const name = hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(name)) return ipaddr.process(name).range() === 'loopback';
  return name === 'localhost' || name.endsWith('.localhost');
}

/**
 * Who takes a new payment. PAYMENT_PROVIDER=sandbox holds whatever is asked for. A provider without keys
 * hands over to the sandbox where that is open; otherwise nobody takes the payment.
 * @param asked the provider that a call names; without it the one of PAYMENT_PROVIDER, or the first with keys
 */
export function providerOf(env: GatewayEnv, asked?: GatewayName): GatewayName | null {
  if (isSandboxOpen(env)) return 'sandbox';
  const able = withKeys(env);
  const wanted = asked ?? env.PAYMENT_PROVIDER ?? able[0];
  return wanted && able.includes(wanted) ? wanted : null;
}
