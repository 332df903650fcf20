import type { GatewayEnv } from '@/lib/payments/gateways/gateway';
import {
  gatewayNamed,
  gatewaySchema,
  gatewayToStart,
  isSandboxOpen,
  onlinePayment,
} from '@/lib/payments/gateways/gateways';
import { razorpayAccount } from '@/lib/payments/gateways/razorpay/razorpay';
import { anyGateway, gatewayNames, type GatewayName } from '@/lib/payments/payment-ways';
import { parseSettings } from '@/lib/platform/env';

const here = { SITE_URL: 'http://localhost:3000' };
const outThere = { SITE_URL: 'https://www.example.in' };
const phonepe = { PHONEPE_CLIENT_ID: 'id', PHONEPE_CLIENT_SECRET: 'secret' };
const salt = { PHONEPE_MERCHANT_ID: 'M1', PHONEPE_SALT_KEY: 'salt' };
const razorpay = { RAZORPAY_KEY_ID: 'rzp_1', RAZORPAY_KEY_SECRET: 'secret' };
const sandbox = { PAYMENT_PROVIDER: 'sandbox' } as const;

/** Gateways that take a payment from a page, and from calls that name phonepe, razorpay or sandbox. */
function takers(env: GatewayEnv) {
  const ours = onlinePayment(env);
  const named = (['phonepe', 'razorpay', 'sandbox'] as const).map(
    (name) => gatewayToStart(name, env)?.name ?? null,
  );
  return [ours.open ? ours.gateway.name : null, ...named];
}

const all = (name: GatewayName) => [name, name, name, name];
const none = [null, null, null, null];

test.each<[string, GatewayEnv, (GatewayName | null)[]]>([
  ['nothing set, on this machine', here, all('sandbox')],
  ['nothing set, in public', outThere, none],
  ['the sandbox, in public', { ...outThere, ...sandbox }, all('sandbox')],
  ['the sandbox beside keys', { ...here, ...sandbox, ...phonepe }, all('sandbox')],
  ['PhonePe', { ...outThere, ...phonepe }, ['phonepe', 'phonepe', null, null]],
  ['PhonePe with a salt key', { ...outThere, ...salt }, ['phonepe', 'phonepe', null, null]],
  ['PhonePe, on this machine', { ...here, ...phonepe }, ['phonepe', 'phonepe', null, null]],
  ['Razorpay', { ...outThere, ...razorpay }, ['razorpay', null, 'razorpay', null]],
  ['both', { ...outThere, ...phonepe, ...razorpay }, ['phonepe', 'phonepe', 'razorpay', null]],
  [
    'both, and which',
    { ...outThere, ...phonepe, ...razorpay, PAYMENT_PROVIDER: 'razorpay' },
    ['razorpay', 'phonepe', 'razorpay', null],
  ],
  ['one without its keys', { ...here, PAYMENT_PROVIDER: 'razorpay' }, all('sandbox')],
  ['one without its keys, in public', { ...outThere, PAYMENT_PROVIDER: 'razorpay' }, none],
  [
    'one without its keys, the other with',
    { ...here, ...phonepe, PAYMENT_PROVIDER: 'razorpay' },
    [null, 'phonepe', null, null],
  ],
  ['half a key', { ...outThere, PHONEPE_CLIENT_ID: 'id', RAZORPAY_KEY_ID: 'id' }, none],
])('%s', (_, env, expected) => {
  expect(takers(env)).toEqual(expected);
});

test.each([
  'http://127.0.0.1',
  'http://127.8.9.1:3000',
  'http://[::1]:3000',
  'http://[::ffff:7f00:1]',
  'http://shop.localhost',
])('%s is this machine', (SITE_URL) => {
  expect(isSandboxOpen({ SITE_URL })).toBe(true);
});

test.each([
  'http://10.0.0.1',
  'http://[2001:db8::1]',
  'http://127.0.0.1.example.in',
  'http://0.0.0.0',
  'https://localhost.example.in',
  'https://notlocalhost',
])('%s is not', (SITE_URL) => {
  expect(isSandboxOpen({ SITE_URL })).toBe(false);
});

test('payments that are there already find their provider, as long as it has keys', () => {
  const both = { ...outThere, ...phonepe, ...razorpay, ...sandbox };
  for (const name of gatewayNames) {
    expect(gatewayNamed(name, both)?.name).toBe(name);
    expect(gatewayNamed(name, outThere)).toBeNull();
  }
  for (const name of ['', 'office', 'constructor', 'PhonePe']) {
    expect(gatewayNamed(name, both)).toBeNull();
  }
});

test.each([
  ['PHONEPE_CLIENT_ID', 'PHONEPE_CLIENT_SECRET'],
  ['PHONEPE_CLIENT_SECRET', 'PHONEPE_CLIENT_ID'],
  ['PHONEPE_WEBHOOK_USER', 'PHONEPE_WEBHOOK_PASSWORD'],
  ['PHONEPE_SALT_KEY', 'PHONEPE_MERCHANT_ID'],
  ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET'],
  ['RAZORPAY_KEY_SECRET', 'RAZORPAY_KEY_ID'],
])('half a key is refused: %s without %s', (set, missing) => {
  const parse = (source: Record<string, string>) => parseSettings(gatewaySchema, source);
  expect(() => parse({ [set]: 'x' })).toThrow(`  ${missing} is needed, because ${set} is set`);
  expect(parse({ [set]: 'x', [missing]: 'y' })).toMatchObject({ [set]: 'x', [missing]: 'y' });
});

test('wrong settings are refused with what to write instead', () => {
  const wrong = { PAYMENT_PROVIDER: 'paypal', RAZORPAY_URL: 'razorpay', PHONEPE_SALT_KEY: '' };
  expect(() => parseSettings(gatewaySchema, wrong)).toThrow(
    [
      `  PAYMENT_PROVIDER must be ${anyGateway}`,
      '  RAZORPAY_URL must be an address such as https://api.example.com/pg',
    ].join('\n'),
  );
});

test('several webhook secrets are told apart by commas', () => {
  const secrets = (RAZORPAY_WEBHOOK_SECRETS?: string) =>
    razorpayAccount({ ...here, ...razorpay, RAZORPAY_WEBHOOK_SECRETS })?.webhookSecrets;
  expect(secrets()).toEqual([]);
  expect(secrets('new, old ,')).toEqual(['new', 'old']);
});

test('without settings of its own it goes by those of the site', () => {
  expect(onlinePayment()).toEqual({ open: true, gateway: { name: 'sandbox' } });
  expect(gatewayToStart('phonepe')?.name).toBe('sandbox');
  expect(gatewayNamed('phonepe')).toBeNull();
});
