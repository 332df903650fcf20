import { phonepeGateway } from '@/lib/payments/gateways/phonepe/phonepe';
import { phonepeAccount } from '@/lib/payments/gateways/phonepe/settings';

const settings = (source: Record<string, string>) =>
  phonepeAccount({ SITE_URL: 'http://localhost:3000', ...source });

const client = { PHONEPE_CLIENT_ID: 'client', PHONEPE_CLIENT_SECRET: 'secret' };
const salt = { PHONEPE_MERCHANT_ID: 'ORBITAL', PHONEPE_SALT_KEY: 'key' };
const webhook = { PHONEPE_WEBHOOK_USER: 'user', PHONEPE_WEBHOOK_PASSWORD: 'password' };

test.each([
  [{}],
  [{ PHONEPE_CLIENT_ID: 'client' }],
  [{ PHONEPE_CLIENT_SECRET: 'secret' }],
  [{ PHONEPE_SALT_KEY: 'key' }],
  [{ PHONEPE_MERCHANT_ID: 'ORBITAL', ...webhook }],
])('%j is no account', (source) => {
  expect(settings(source)).toBeNull();
});

test('a client alone is an account of V2 in production, whose notices are refused', () => {
  expect(settings(client)).toEqual({
    url: 'https://api.phonepe.com/apis/pg',
    tokenUrl: 'https://api.phonepe.com/apis/identity-manager/v1/oauth/token',
    merchantId: null,
    clientId: 'client',
    clientSecret: 'secret',
    clientVersion: '1',
    webhook: null,
  });
  expect(settings({ ...client, PHONEPE_WEBHOOK_USER: 'user' })).toMatchObject({ webhook: null });
});

test('the test system has its token call below its other calls', () => {
  const url = 'https://api-preprod.phonepe.com/apis/pg-sandbox';
  expect(settings({ ...client, PHONEPE_URL: url })).toMatchObject({
    url,
    tokenUrl: `${url}/v1/oauth/token`,
  });
});

test('every setting of a client is taken, and it counts before a salt key', () => {
  const more = {
    PHONEPE_URL: 'http://127.0.0.1:8080/pg',
    PHONEPE_TOKEN_URL: 'http://127.0.0.1:8080/token',
    PHONEPE_CLIENT_VERSION: '3',
  };
  expect(settings({ ...client, ...salt, ...webhook, ...more })).toEqual({
    url: 'http://127.0.0.1:8080/pg',
    tokenUrl: 'http://127.0.0.1:8080/token',
    merchantId: 'ORBITAL',
    clientId: 'client',
    clientSecret: 'secret',
    clientVersion: '3',
    webhook: { user: 'user', password: 'password' },
  });
});

test('a salt key is an account of V1, with the URL for its notices', () => {
  expect(settings({ ...salt, SITE_URL: 'https://www.example.in' })).toEqual({
    url: 'https://api.phonepe.com/apis/hermes',
    merchantId: 'ORBITAL',
    saltKey: 'key',
    saltIndex: '1',
    webhookUrl: 'https://www.example.in/api/v1/phonepe/notice',
  });
  const more = { PHONEPE_URL: 'http://127.0.0.1:8080/pg', PHONEPE_SALT_INDEX: '2' };
  expect(settings({ ...salt, ...more })).toMatchObject({
    url: 'http://127.0.0.1:8080/pg',
    saltIndex: '2',
  });
});

test('an order is checked by PhonePe’s schedule, for three quarters of an hour', () => {
  const [one, other] = [settings(client), settings(salt)].map((account) => {
    if (!account) throw new Error('No account');
    return phonepeGateway(account);
  });
  expect(one?.name).toBe('phonepe');
  expect(other?.checkAfterSeconds).toBe(one?.checkAfterSeconds);
  const checkAfterSeconds = one?.checkAfterSeconds ?? [];
  expect(checkAfterSeconds[0]).toBe(22);
  const gapAt = (seconds: number) => {
    const next = checkAfterSeconds.findIndex((after) => after > seconds);
    return (checkAfterSeconds[next] ?? 0) - (checkAfterSeconds[next - 1] ?? 0);
  };
  expect([22, 51, 52, 111, 112, 171, 172, 231, 232, 1191].map(gapAt)).toEqual([
    3, 3, 6, 6, 10, 10, 30, 30, 60, 60,
  ]);
  expect(checkAfterSeconds.at(-1)).toBe(45 * 60);
  expect([...checkAfterSeconds].sort((a, b) => a - b)).toEqual(checkAfterSeconds);
});
