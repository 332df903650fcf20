import { gatewayEnv } from '@/lib/payments/gateways/gateways';
import { signedNotice } from './razorpay-notices';
import type { startRazorpay } from './razorpay-server';

type Settings = Awaited<ReturnType<typeof startRazorpay>>['settings'];

const nowhere: Settings = {
  url: 'http://127.0.0.1:9',
  keyId: 'rzp_test_none',
  keySecret: 'none',
  webhookSecrets: ['the newer secret', 'the older secret'],
};

/** Sets Razorpay keys; the sandbox stays usable. */
export function giveRazorpayKeys({ url, keyId, keySecret, webhookSecrets } = nowhere): void {
  Object.assign(gatewayEnv, {
    PAYMENT_PROVIDER: 'sandbox',
    RAZORPAY_URL: url,
    RAZORPAY_KEY_ID: keyId,
    RAZORPAY_KEY_SECRET: keySecret,
    RAZORPAY_WEBHOOK_SECRETS: webhookSecrets.join(','),
  });
}

/** Valid signature headers for a notice without content. */
export function emptyNoticeHeaders(): Record<string, string> {
  giveRazorpayKeys();
  return Object.fromEntries(signedNotice('', nowhere.webhookSecrets[0] ?? '').headers);
}
