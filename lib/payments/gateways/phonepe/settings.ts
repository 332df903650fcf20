import { z } from 'zod';
import type { SettingsOf } from '@/lib/payments/gateways/gateway';
import { optional, serviceUrl } from '@/lib/platform/env';

const url = optional(serviceUrl('https://api.example.com/pg'));
const text = optional(z.string());

export const phonepeSettings = {
  PHONEPE_URL: url,
  PHONEPE_TOKEN_URL: url,
  PHONEPE_MERCHANT_ID: text,
  PHONEPE_CLIENT_ID: text,
  PHONEPE_CLIENT_SECRET: text,
  PHONEPE_CLIENT_VERSION: text,
  PHONEPE_WEBHOOK_USER: text,
  PHONEPE_WEBHOOK_PASSWORD: text,
  PHONEPE_SALT_KEY: text,
  PHONEPE_SALT_INDEX: text,
};

export const phonepeNeeds = {
  PHONEPE_CLIENT_ID: ['PHONEPE_CLIENT_SECRET'],
  PHONEPE_CLIENT_SECRET: ['PHONEPE_CLIENT_ID'],
  PHONEPE_WEBHOOK_USER: ['PHONEPE_WEBHOOK_PASSWORD'],
  PHONEPE_WEBHOOK_PASSWORD: ['PHONEPE_WEBHOOK_USER'],
  PHONEPE_SALT_KEY: ['PHONEPE_MERCHANT_ID'],
};

type PhonepeEnv = SettingsOf<typeof phonepeSettings>;

interface Account {
  /** Base URL without a trailing slash. */
  url: string;
  /** Timeout of one call; default as in `callGateway`. */
  timeoutMs?: number;
}

/** Account with an OAuth client: Standard Checkout V2. */
export interface ClientAccount extends Account {
  tokenUrl: string;
  /** If set, compared with answers. */
  merchantId: string | null;
  clientId: string;
  clientSecret: string;
  clientVersion: string;
  /** Credentials from the dashboard; without them no webhook is accepted. */
  webhook: { user: string; password: string } | null;
}

/** Older account with a salt key: V1. */
export interface SaltAccount extends Account {
  merchantId: string;
  saltKey: string;
  saltIndex: string;
  webhookUrl: string;
}

export type PhonepeAccount = ClientAccount | SaltAccount;

const CLIENT_URL = 'https://api.phonepe.com/apis/pg';
const TOKEN_URL = 'https://api.phonepe.com/apis/identity-manager/v1/oauth/token';
const SALT_URL = 'https://api.phonepe.com/apis/hermes';

/**
 * PhonePe settings; null if a key is missing. A client id takes precedence over a salt key. URLs default to
 * production; in other environments the token URL is below the API's base URL.
 */
export function phonepeAccount(env: PhonepeEnv): PhonepeAccount | null {
  return clientOf(env) ?? saltOf(env);
}

function clientOf(env: PhonepeEnv): ClientAccount | null {
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

function saltOf(env: PhonepeEnv): SaltAccount | null {
  const { PHONEPE_MERCHANT_ID: merchantId, PHONEPE_SALT_KEY: saltKey } = env;
  if (!merchantId || !saltKey) return null;
  return {
    url: env.PHONEPE_URL ?? SALT_URL,
    merchantId,
    saltKey,
    saltIndex: env.PHONEPE_SALT_INDEX ?? '1',
    webhookUrl: `${env.SITE_URL}/api/v1/phonepe/notice`,
  };
}
