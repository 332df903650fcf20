import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { gatewaySchema } from '@/lib/payments/gateways/gateways';
import { anyGateway } from '@/lib/payments/payment-ways';
import { envSchema, parseSettings, readSettingFiles } from '@/lib/platform/env';

const parseEnv = (source: Record<string, string | undefined>) => parseSettings(envSchema, source);

test('without any setting the site runs on its own', () => {
  expect(parseEnv({})).toEqual({
    PORT: 3000,
    HOST: '127.0.0.1',
    SITE_URL: 'http://localhost:3000',
    WORKERS: Math.min(4, availableParallelism()),
    DATABASE_URL: undefined,
    MIGRATION_DATABASE_URL: undefined,
    DATA_DIR: '.data',
    ARCHIVE_S3_REGION: 'us-east-1',
    BACKUPS: 'daily',
    BACKUP_KEEP: 7,
    EARLIER_SESSION_SECRETS: [],
    OFFLINE_PAGES: 'on',
    SECURITY_LOG: 'file',
    TRUSTED_PROXIES: [],
  });
});

test('an empty setting counts as not set', () => {
  const names = Object.keys(envSchema.shape);
  expect(parseEnv(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(parseEnv({}));
});

test('all faults are listed at once, with what to write instead', () => {
  const wrong = {
    PORT: '70000',
    WORKERS: '17',
    SITE_URL: 'https://example.in/shop',
    DATABASE_URL: 'mysql://localhost/x',
    TRUSTED_PROXIES: 'nginx',
  };
  expect(() => parseEnv(wrong)).toThrow(
    [
      'These settings have to be mended before the site can start:',
      '  PORT must be between 0 and 65535',
      '  SITE_URL must be the address of the site without a path',
      '  WORKERS must be a number from 1 to 16',
      '  DATABASE_URL must be like postgresql://user:password@host:5432/name',
      '  TRUSTED_PROXIES must be addresses or networks separated by commas, for example 127.0.0.1, 10.0.0.0/8',
    ].join('\n'),
  );
});

test('a setting is read from the file that NAME_FILE names, and children find the setting itself', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'orbital-setting-')), 'setting');
  const read = (text: string, source: Record<string, string>) => {
    writeFileSync(file, text);
    readSettingFiles(['SMTP_URL', 'GSTIN'], source);
    return source;
  };
  const SMTP_URL_FILE = file;
  expect(read('smtp://x \n', { SMTP_URL_FILE })).toEqual({ SMTP_URL: 'smtp://x ' });
  expect(read('', { SMTP_URL_FILE, GSTIN: 'x' })).toEqual({ GSTIN: 'x' });
  expect(read('x', { SMTP_URL_FILE: '', OTHER_FILE: 'y' })).toMatchObject({ OTHER_FILE: 'y' });
  expect(() => read('x', { SMTP_URL_FILE, SMTP_URL: 'y' })).toThrow(
    'SMTP_URL and SMTP_URL_FILE cannot be set together: choose one.',
  );
  expect(() => read('x', { SMTP_URL_FILE: `${file}-missing` })).toThrow(
    'SMTP_URL_FILE cannot be read: ENOENT',
  );
});

const smtp = {
  SMTP_URL: 'smtps://user:p%40ss@smtp.example.in:465',
  MAIL_FROM: 'website@example.in',
  LEADS_TO: 'office@example.in, counsellor@example.in',
};
const service = {
  EMAIL_SERVICE_URL: 'https://api.example.com',
  EMAIL_SERVICE_ID: 'desk',
  EMAIL_TEMPLATE_ID: 'lead',
  EMAIL_PUBLIC_KEY: 'key',
};

test('either way of sending mails is accepted, with and without a trailing slash', () => {
  expect(parseEnv(smtp)).toMatchObject(smtp);
  expect(parseEnv({ ...service, EMAIL_SERVICE_URL: 'https://api.example.com/' })).toMatchObject(
    service,
  );
});

test.each([
  [{ SMTP_URL: smtp.SMTP_URL }, 'MAIL_FROM is needed, because SMTP_URL is set'],
  [{ ...smtp, LEADS_TO: '' }, 'LEADS_TO is needed, because SMTP_URL is set'],
  [{ ...smtp, SMTP_URL: 'http://smtp.example.in' }, 'SMTP_URL must be like smtps://'],
  [{ ...smtp, SMTP_URL: 'smtp:/smtp.example.in' }, 'SMTP_URL must be like smtps://'],
  [{ ...smtp, LEADS_TO: 'office' }, 'LEADS_TO must be e-mail addresses separated by commas'],
  [{ ...service, EMAIL_TEMPLATE_ID: '' }, 'EMAIL_TEMPLATE_ID is needed, because EMAIL_SERVICE_URL'],
  [{ EMAIL_PRIVATE_KEY: 'x' }, 'EMAIL_SERVICE_URL is needed, because EMAIL_PRIVATE_KEY is set'],
  [{ ...smtp, ...service }, 'SMTP_URL cannot be set together with EMAIL_SERVICE_URL'],
])('half a way of sending mails, or two, is refused: %j', (settings, sentence) => {
  expect(() => parseEnv(settings)).toThrow(sentence);
});

test('a store for the archive needs its bucket, its key and the passphrase', () => {
  const store = {
    ARCHIVE_S3_URL: 'https://s3.ap-south-1.amazonaws.com/bucket',
    ARCHIVE_S3_KEY_ID: 'AKIA',
    ARCHIVE_S3_SECRET: 'secret',
    BACKUP_PASSPHRASE: 'a passphrase of a test',
  };
  expect(parseEnv(store)).toMatchObject(store);
  for (const name of ['ARCHIVE_S3_KEY_ID', 'ARCHIVE_S3_SECRET', 'BACKUP_PASSPHRASE']) {
    const sentence = `${name} is needed, because ARCHIVE_S3_URL is set`;
    expect(() => parseEnv({ ...store, [name]: '' })).toThrow(sentence);
  }
  const endpoint = { ...store, ARCHIVE_S3_URL: 'https://s3.ap-south-1.amazonaws.com/' };
  expect(() => parseEnv(endpoint)).toThrow('ARCHIVE_S3_URL must end with the bucket');
});

test('services elsewhere are called over TLS, those of this machine as they are set', () => {
  const elsewhere = 'http://api.example.com';
  const sentence = 'must begin with https://';
  expect(() => parseEnv({ ...service, EMAIL_SERVICE_URL: elsewhere })).toThrow(sentence);
  expect(() => parseEnv({ CACHE_PURGE_URL: elsewhere })).toThrow(sentence);
  for (const name of ['PHONEPE_URL', 'PHONEPE_TOKEN_URL', 'RAZORPAY_URL']) {
    const read = (url: string) => gatewaySchema.safeParse({ [name]: url });
    expect([name, read(elsewhere).error?.issues[0]?.message]).toEqual([name, sentence]);
    expect([name, read('http://127.0.0.1:8080').success]).toEqual([name, true]);
  }
});

test('.env.example names every setting and no other', () => {
  const example = readFileSync('.env.example', 'utf8');
  expect(example).toContain(`go to: ${anyGateway}.`);
  const lines = example.matchAll(/^([A-Z0-9_]+)=/gm);
  expect([...lines].map(([, name]) => name)).toEqual(
    [envSchema, gatewaySchema].flatMap(({ shape }) => Object.keys(shape)),
  );
});
