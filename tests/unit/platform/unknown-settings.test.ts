import { gatewaySchema } from '@/lib/payments/gateways/gateways';
import { envSchema } from '@/lib/platform/env';
import { unknownSettings } from '@/lib/platform/unknown-settings';

const known = Object.keys({ ...envSchema.shape, ...gatewaySchema.shape });
const unknownIn = (file: Record<string, string>, environment: Record<string, string> = {}) =>
  unknownSettings({ known, file, environment });

test.each([
  ['SITE_URI', 'SITE_URL'],
  ['SITEURL', 'SITE_URL'],
  ['site_url', 'SITE_URL'],
  ['SMPT_URL', 'SMTP_URL'],
  ['BACKUP_PASS_PHRASE', 'BACKUP_PASSPHRASE'],
  ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
  ['RAZORPAY_KEYID', 'RAZORPAY_KEY_ID'],
])('%s in .env or around the process is noticed and %s offered', (typed, meant) => {
  const said = `${typed} is not a setting of this site and has no effect. Did you mean ${meant}?`;
  expect(unknownIn({ [typed]: 'x' })).toEqual([said]);
  expect(unknownIn({}, { [typed]: 'x' })).toEqual([said]);
  expect(unknownIn({ [typed]: 'x' }, { [typed]: 'x' })).toEqual([said]);
});

test('a name unlike any setting is reported in .env only', () => {
  expect(unknownIn({ STRIPE_KEY: 'x' })).toEqual([
    'STRIPE_KEY is not a setting of this site and has no effect. .env.example lists all of them.',
  ]);
  expect(unknownIn({}, { STRIPE_KEY: 'x', LESSOPEN: 'x' })).toEqual([]);
});

test('settings, and names that belong to others, are taken as they are', () => {
  const ours = Object.fromEntries(known.map((name) => [name, 'x']));
  const others = { NODE_OPTIONS: '', TZ: '', POSTGRES_IMAGE: 'x', STAFF_PASSWORD: 'x' };
  expect(unknownIn({ ...ours, ...others, SMTP_URL_FILE: 'x' }, ours)).toEqual([]);
  const usual = ['PATH', 'HOME', 'HOSTNAME', 'HOSTTYPE', 'MAIL', 'SHELL', 'USER', 'PWD'];
  expect(unknownIn({}, Object.fromEntries(usual.map((name) => [name, 'x'])))).toEqual([]);
});
