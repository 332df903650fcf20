import { db, pool } from '@/lib/platform/db';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();

const [first, second] = [
  'the first secret of at least 32 characters',
  'the second secret of 32 characters',
];

/** The module as a process with these settings loads it. */
async function withSecrets(current: string, earlier: string[] = [], SITE_URL?: string) {
  jest.resetModules();
  const settings = (await import('@/lib/platform/env')).env;
  Object.assign(settings, {
    SESSION_SECRET: current,
    EARLIER_SESSION_SECRETS: earlier,
    ...(SITE_URL && { SITE_URL }),
  });
  const secrets = await import('@/lib/platform/secrets');
  const cookies = await import('@/lib/accounts/session-cookie');
  const codes = await import('@/lib/office/staff/staff-codes');
  return { ...secrets, ...cookies, ...codes };
}

const valueOf = (cookie: string) => /=([^;]*);/.exec(cookie)?.[1];

test('every purpose has a key of its own', async () => {
  const { keysFor } = await withSecrets(first);
  const purposes = [
    'sessionCookie',
    'deviceCookie',
    'staffCodes',
    'counters',
    'auditedWords',
    'loggedAddresses',
    'fingerprint',
  ];
  const keys = purposes.map((one) => keysFor(one as 'counters')[0].toString('hex'));
  expect(new Set(keys).size).toBe(purposes.length);
  expect(keys.every((key) => key.length === 64)).toBe(true);
});

test('what an earlier secret made is read until the secret is taken out', async () => {
  const before = await withSecrets(first);
  const sealed = before.seal('JBSWY3DP', 'kamala');
  const cookie = valueOf(await before.sessionCookie('a cookie id', 60));
  const both = await withSecrets(second, [first]);
  expect(both.unseal(sealed, 'kamala')).toBe('JBSWY3DP');
  expect(both.unseal(sealed, 'meena')).toBeNull();
  expect(await both.cookieIdIn(cookie)).toBe('a cookie id');
  const newer = valueOf(await both.sessionCookie('another', 60));
  const after = await withSecrets(second);
  expect(after.unseal(sealed, 'kamala')).toBeNull();
  expect(await after.cookieIdIn(cookie)).toBeNull();
  expect(await after.cookieIdIn(newer)).toBe('another');
});

test('the start seals one-time code secrets anew, and the earlier secret can go', async () => {
  const { id } = await db.staff.create({
    data: { email: 'kamala@example.org', passwordHash: 'none', role: 'owner' },
  });
  const before = await withSecrets(first);
  const totpSecret = before.seal('JBSWY3DP', id);
  await db.staff.update({ where: { id }, data: { totpSecret } });
  const both = await withSecrets(second, [first]);
  expect(await both.resealCodes(pool)).toBe(1);
  expect(await both.resealCodes(pool)).toBe(0);
  const after = await withSecrets(second);
  const stored = await db.staff.findUniqueOrThrow({ where: { id } });
  expect(after.unseal(stored.totpSecret ?? '', id)).toBe('JBSWY3DP');
});

test('over TLS every cookie is bound to the host, secure, and hidden from scripts and other sites', async () => {
  const { sessionCookie, noSessionCookie } = await withSecrets(first, [], 'https://www.example.in');
  const { deviceCookie } = await import('@/lib/accounts/devices');
  const cookies = [
    await sessionCookie('a cookie id', 60),
    noSessionCookie,
    await deviceCookie({ id: 'a device', marks: [] }, 'an account'),
  ];
  for (const cookie of cookies) {
    const [value = '', ...attributes] = cookie.split('; ');
    expect(value).toMatch(/^__Host-(session|device)=/);
    expect(attributes).toEqual(
      expect.arrayContaining(['Path=/', 'Secure', 'HttpOnly', 'SameSite=Lax']),
    );
    expect(cookie).not.toContain('Domain');
  }
});
