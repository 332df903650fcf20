import { readFileSync } from 'node:fs';
import { envSchema, parseEnv } from '@/lib/env';

test('without any setting the site runs on its own', () => {
  expect(parseEnv({})).toEqual({
    PORT: 3000,
    HOST: '127.0.0.1',
    SITE_URL: 'http://localhost:3000',
    DATABASE_URL: undefined,
    DATA_DIR: '.data',
    TRUSTED_PROXIES: [],
  });
});

test('an empty setting counts as not set', () => {
  const names = Object.keys(envSchema.in.shape);
  expect(parseEnv(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(parseEnv({}));
});

test('everything wrong is listed at once, with what to write instead', () => {
  const wrong = {
    PORT: '70000',
    SITE_URL: 'https://example.in/shop',
    DATABASE_URL: 'mysql://localhost/x',
    TRUSTED_PROXIES: 'nginx',
  };
  expect(() => parseEnv(wrong)).toThrow(
    [
      'These settings have to be mended before the site can start:',
      '  PORT must be between 0 and 65535',
      '  SITE_URL must be the address of the site without a path',
      '  DATABASE_URL must be like postgresql://user:password@host:5432/name',
      '  TRUSTED_PROXIES must be addresses or networks separated by commas, for example 127.0.0.1, 10.0.0.0/8',
    ].join('\n'),
  );
});

test('.env.example names every setting and no other', () => {
  const lines = readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm);
  expect([...lines].map(([, name]) => name)).toEqual(Object.keys(envSchema.in.shape));
});
