import { z } from 'zod';
import type { Gateway, GatewayEntry, SettingsOf } from '@/lib/payments/gateways/gateway';
import { optional, serviceUrl } from '@/lib/platform/env';
import { razorpayCall, type RazorpayAccount } from './call';
import { orderStatus, startLink } from './links';
import { readWebhook } from './webhooks';
import { sendRefund, refundStatus } from './refunds';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Razorpay queries the bank for three days, and recommends a first check after 15 minutes. */
const checkAfterSeconds = [
  ...[1, 5, 15, 30].map((minutes) => minutes * MINUTE),
  ...[1, 3, 12, 24, 48, 72].map((hours) => hours * HOUR),
];

/** Razorpay payment links, one per order. */
export function razorpayGateway(account: RazorpayAccount): Gateway {
  const call = razorpayCall(account);
  return {
    name: 'razorpay',
    refundsBy: 'money',
    checkAfterSeconds,
    start: (order) => startLink(call, order),
    status: (ids) => orderStatus(call, ids),
    readWebhook: (headers, body) => readWebhook(account.webhookSecrets, headers, body),
    refund: (order) => sendRefund(call, order),
    refundStatus: (refundId, ids) => refundStatus(call, refundId, ids),
  };
}

const text = optional(z.string());

const settings = {
  RAZORPAY_URL: optional(serviceUrl('https://api.example.com/pg')),
  RAZORPAY_KEY_ID: text,
  RAZORPAY_KEY_SECRET: text,
  RAZORPAY_WEBHOOK_SECRETS: text,
};

/** The account in the settings; null if a key is missing. */
export function razorpayAccount(env: SettingsOf<typeof settings>): RazorpayAccount | null {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret } = env;
  if (!keyId || !keySecret) return null;
  const secrets = (env.RAZORPAY_WEBHOOK_SECRETS ?? '').split(',').map((secret) => secret.trim());
  return { url: env.RAZORPAY_URL, keyId, keySecret, webhookSecrets: secrets.filter(Boolean) };
}

export const razorpay: GatewayEntry = {
  settings,
  needs: { RAZORPAY_KEY_ID: ['RAZORPAY_KEY_SECRET'], RAZORPAY_KEY_SECRET: ['RAZORPAY_KEY_ID'] },
  webhookHeaders: ['x-razorpay-event-id', 'x-razorpay-signature'],
  open: (env) => {
    const account = razorpayAccount(env);
    return account && razorpayGateway(account);
  },
};
