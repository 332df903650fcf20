import type { Gateway, GatewayEntry, GatewayEnv } from '@/lib/payments/gateways/gateway';
import { razorpayCall, type RazorpaySettings } from './call';
import { orderStatus, startLink } from './links';
import { readNotice } from './notices';
import { giveBack, refundStatus } from './refunds';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Razorpay queries the bank for three days, and recommends a first check after 15 minutes. */
const checkAfterSeconds = [
  ...[1, 5, 15, 30].map((minutes) => minutes * MINUTE),
  ...[1, 3, 12, 24, 48, 72].map((hours) => hours * HOUR),
];

/** Razorpay payment links, one per order. */
export function razorpayGateway(settings: RazorpaySettings): Gateway {
  const call = razorpayCall(settings);
  return {
    name: 'razorpay',
    refundsBy: 'money',
    checkAfterSeconds,
    start: (order) => startLink(call, order),
    status: (ids) => orderStatus(call, ids),
    readNotice: (headers, body) => readNotice(settings.webhookSecrets, headers, body),
    refund: (order) => giveBack(call, order),
    refundStatus: (refundId, ids) => refundStatus(call, refundId, ids),
  };
}

/** Razorpay settings; null if a key is missing. */
export function razorpaySettings(env: GatewayEnv): RazorpaySettings | null {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret } = env;
  if (!keyId || !keySecret) return null;
  const secrets = (env.RAZORPAY_WEBHOOK_SECRETS ?? '').split(',').map((secret) => secret.trim());
  return { url: env.RAZORPAY_URL, keyId, keySecret, webhookSecrets: secrets.filter(Boolean) };
}

export const razorpay: GatewayEntry = {
  open: (settings) => {
    const account = razorpaySettings(settings);
    return account && razorpayGateway(account);
  },
};
