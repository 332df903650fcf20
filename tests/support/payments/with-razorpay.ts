import { gatewayEnv } from '@/lib/payments/gateways/gateways';
import { restoreSettings } from '../process/site-settings';
import { signedWebhook } from './razorpay-webhooks';
import { startRazorpay } from './razorpay-server';

export type Razorpay = Awaited<ReturnType<typeof startRazorpay>>;

/**
 * A separate fake Razorpay for each test of the file, with its keys set on the site.
 * @param sandbox keeps the sandbox usable beside it
 */
export function withRazorpay({ sandbox = false } = {}): Readonly<Razorpay> {
  const running = {} as Razorpay;
  beforeEach(async () => {
    Object.assign(running, await startRazorpay());
    giveKeys(running.settings, sandbox);
  });
  afterEach(() => running.close());
  afterAll(restoreSettings);
  return running;
}

function giveKeys(account: Razorpay['settings'], sandbox: boolean): void {
  Object.assign(gatewayEnv, {
    PAYMENT_PROVIDER: sandbox ? 'sandbox' : undefined,
    RAZORPAY_URL: account.url,
    RAZORPAY_KEY_ID: account.keyId,
    RAZORPAY_KEY_SECRET: account.keySecret,
    RAZORPAY_WEBHOOK_SECRETS: account.webhookSecrets.join(','),
  });
}

/** Valid signature headers for a webhook without content. */
export function emptyWebhookHeaders(): Record<string, string> {
  const secret = 'the newer secret';
  const keys = { keyId: 'rzp_test_none', keySecret: 'none', webhookSecrets: [secret] };
  giveKeys({ url: 'http://127.0.0.1:9', ...keys }, true);
  return Object.fromEntries(signedWebhook('', secret).headers);
}
