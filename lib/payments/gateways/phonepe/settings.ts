import type { GatewayEnv } from '@/lib/payments/gateways/gateway';

const every = (step: number, from: number, to: number): number[] =>
  Array.from({ length: (to - from) / step }, (_, index) => from + step * (index + 1));

/**
 * When PhonePe wants to be asked about an order that is not decided: seconds after it was made
 * (developer.phonepe.com/v1/reference/check-status-api-1, "Reconciliation"). It ends a quarter of an hour
 * after an order does, when nobody can still be on its page.
 */
export const checkAfterSeconds: readonly number[] = [
  22,
  ...every(3, 22, 52),
  ...every(6, 52, 112),
  ...every(10, 112, 172),
  ...every(30, 172, 232),
  ...every(60, 232, 1_192),
  1_800,
  2_700,
];

interface Account {
  /** Address of the calls, without a slash at its end. */
  url: string;
  /** How long one call may take; without it as long as `callGateway` waits. */
  timeoutMs?: number;
}

/** An account with an OAuth client: Standard Checkout V2, what PhonePe hands out today. */
export interface PhonepeClient extends Account {
  tokenUrl: string;
  /** Compared with what answers name, where it is set. */
  merchantId: string | null;
  clientId: string;
  clientSecret: string;
  clientVersion: string;
  /** As set on the dashboard for the webhook; without it no notice is believed. */
  webhook: { user: string; password: string } | null;
}

/** An older account with a salt key: V1. */
export interface PhonepeSalt extends Account {
  merchantId: string;
  saltKey: string;
  saltIndex: string;
  /** Where PhonePe sends its notices. */
  noticeUrl: string;
}

export type PhonepeSettings = PhonepeClient | PhonepeSalt;

const CLIENT_URL = 'https://api.phonepe.com/apis/pg';
const TOKEN_URL = 'https://api.phonepe.com/apis/identity-manager/v1/oauth/token';
const SALT_URL = 'https://api.phonepe.com/apis/hermes';

/**
 * The account that the settings name, or null when one of its keys is missing. A client counts before a
 * salt key. Addresses that are not set are those of production; another system than that has its token
 * call below its other calls.
 */
export function phonepeSettings(env: GatewayEnv): PhonepeSettings | null {
  return clientOf(env) ?? saltOf(env);
}

function clientOf(env: GatewayEnv): PhonepeClient | null {
  const { PHONEPE_CLIENT_ID: clientId, PHONEPE_CLIENT_SECRET: clientSecret } = env;
  if (!clientId || !clientSecret) return null;
  const { PHONEPE_WEBHOOK_USER: user, PHONEPE_WEBHOOK_PASSWORD: password } = env;
  const ownToken = env.PHONEPE_URL ? `${env.PHONEPE_URL}/v1/oauth/token` : TOKEN_URL;
  return {
    url: env.PHONEPE_URL ?? CLIENT_URL,
    tokenUrl: env.PHONEPE_TOKEN_URL ?? ownToken,
    merchantId: env.PHONEPE_MERCHANT_ID ?? null,
    clientId,
    clientSecret,
    clientVersion: env.PHONEPE_CLIENT_VERSION ?? '1',
    webhook: user && password ? { user, password } : null,
  };
}

function saltOf(env: GatewayEnv): PhonepeSalt | null {
  const { PHONEPE_MERCHANT_ID: merchantId, PHONEPE_SALT_KEY: saltKey } = env;
  if (!merchantId || !saltKey) return null;
  return {
    url: env.PHONEPE_URL ?? SALT_URL,
    merchantId,
    saltKey,
    saltIndex: env.PHONEPE_SALT_INDEX ?? '1',
    noticeUrl: `${env.SITE_URL}/api/v1/phonepe/notice`,
  };
}
