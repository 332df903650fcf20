import type { LaunchPoint } from '@/content/launch/point';
import { providerOf, type GatewayEnv } from '@/lib/payments/gateway-settings';

/** The settings a public site needs, as `lib/env.ts` reads them. */
export type LaunchSettings = GatewayEnv & {
  LEADS_TO?: string | undefined;
  SMTP_URL?: string | undefined;
  GSTIN?: string | undefined;
};

/** Settings without which a public site works, but not as the owner expects. */
export function openSettings(settings: LaunchSettings): readonly LaunchPoint[] {
  const { SITE_URL, LEADS_TO, SMTP_URL } = settings;
  const points: LaunchPoint[] = [];
  if (!SITE_URL.startsWith('https://')) {
    points.push({
      id: 'site-url',
      kind: 'setting',
      what: `SITE_URL is ${SITE_URL}: canonical addresses and the sitemap carry it. Set the public https address.`,
      where: '.env',
    });
  }
  if (!LEADS_TO) {
    points.push({
      id: 'leads-to',
      kind: 'setting',
      what: 'LEADS_TO is not set: nobody is told about a new lead, the mails are kept as files.',
      where: '.env',
    });
  }
  if (!SMTP_URL) {
    points.push({
      id: 'sign-in-links',
      kind: 'setting',
      what: 'SMTP_URL is not set: students who cannot log in get no link by email and have to call the office.',
      where: '.env',
    });
  }
  return [...points, ...openPaymentSettings(settings)];
}

function openPaymentSettings(settings: LaunchSettings): readonly LaunchPoint[] {
  const setting = (id: string, what: string): LaunchPoint => {
    return { id, kind: 'setting', what, where: '.env' };
  };
  const points: LaunchPoint[] = [];
  const provider = providerOf(settings);
  if (provider === null || provider === 'sandbox') {
    points.push(
      setting(
        'online-payment',
        'No gateway has its keys: online payment is off, or only pretended. Set those of PhonePe or Razorpay, or decide that money is taken at the office and by bank alone.',
      ),
    );
  }
  if (provider === 'phonepe') {
    points.push(
      setting(
        'phonepe-trial',
        'Make one payment in PhonePe’s test system from the public address: it looks at the page a payer comes from, and one of its guides asks for a script that this site does not load.',
      ),
    );
  }
  if (!settings.GSTIN) {
    points.push(setting('gstin', 'GSTIN is not set: receipts show no tax and are no invoices.'));
  }
  return points;
}
