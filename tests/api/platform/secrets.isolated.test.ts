import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { db, pool } from '@/lib/platform/db';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();

const [first, second] = [
  'the first secret of at least 32 characters',
  'the second secret of 32 characters',
];

/** Loads the module in a process with these settings. */
async function withSecrets(
  current: string | undefined,
  earlier: string[] = [],
  SITE_URL?: string,
  DATA_DIR?: string,
) {
  jest.resetModules();
  const settings = (await import('@/lib/platform/env')).env;
  Object.assign(settings, {
    SESSION_SECRET: current,
    EARLIER_SESSION_SECRETS: earlier,
    ...(SITE_URL && { SITE_URL }),
    ...(DATA_DIR && { DATA_DIR }),
  });
  const secrets = await import('@/lib/platform/secrets');
  const cookies = await import('@/lib/accounts/session-cookie');
  const codes = await import('@/lib/staff/staff-codes');
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

test('data of an earlier secret is read until the secret is removed', async () => {
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

/** Starts with this secret and returns the log. */
async function startWith(current: string | undefined, earlier: string[] = [], SITE_URL?: string) {
  const modules = await withSecrets(current, earlier, SITE_URL);
  const { log } = await import('@/lib/platform/log');
  const shown = jest.spyOn(log, 'error').mockImplementation(() => undefined);
  const { settleServerSecret } = await import('@/lib/staff/server-secret');
  const { secretOfDatabase } = await import('@/lib/platform/server-secret');
  const { flushSecurityLog } = await import('@/lib/platform/security-log');
  const said = await settleServerSecret(pool);
  await flushSecurityLog();
  expect(shown).toHaveBeenCalledTimes(said.length);
  shown.mockRestore();
  return { ...modules, said, forBackup: await secretOfDatabase(pool) };
}

async function ownerWithCodes(seal: (text: string, account: string) => string) {
  const { id } = await db.staff.create({
    data: {
      email: 'kamala@example.org',
      passwordHash: 'none',
      role: 'owner',
      totpSince: new Date(),
    },
  });
  await db.staff.update({ where: { id }, data: { totpSecret: seal('JBSWY3DP', id) } });
  return id;
}

test('a start with another secret says so until the codes work again, and backups leave it out', async () => {
  const before = await startWith(first);
  expect([before.said, before.forBackup]).toEqual([[], first]);
  const id = await ownerWithCodes(before.seal);
  for (const start of [1, 2]) {
    const { said, forBackup } = await startWith(second);
    expect([start, said, forBackup]).toEqual([
      start,
      [
        expect.stringMatching(
          /^The server's secret is not the one.*SESSION_SECRET.*1 staff account/,
        ),
      ],
      null,
    ]);
  }
  const { takeCode } = await withSecrets(second);
  await expect(pool.transaction((tx) => takeCode(tx, id, '123456'))).rejects.toThrow(
    'Codes of your app cannot be checked, because the secret of the server was replaced.',
  );
  const { said } = await startWith(second, [first]);
  expect(said).toEqual([]);
  const settled = await startWith(second);
  expect([settled.said, settled.forBackup]).toEqual([[], second]);
});

test('a changed secret without pending data is reported once', async () => {
  await startWith(first);
  expect((await startWith(second)).said).toEqual([
    expect.stringMatching(/Everybody has to log in again.*same SESSION_SECRET\.$/),
  ]);
  expect((await startWith(second)).said).toEqual([]);
});

test('passkeys of another host are reported once', async () => {
  await startWith(first, [], 'https://www.example.in');
  const { id } = await db.staff.create({
    data: { email: 'kamala@example.org', passwordHash: 'none', role: 'owner' },
  });
  await db.passkey.create({
    data: { id: 'one', staffId: id, publicKey: '', counter: 0, transports: [], name: '' },
  });
  const { said } = await startWith(first, [], 'https://new.example.in');
  expect(said).toEqual([
    expect.stringMatching(
      /^1 passkey belongs to www\.example\.in and cannot be used at new\.example/,
    ),
  ]);
  expect((await startWith(first, [], 'https://new.example.in')).said).toEqual([]);
});

test('the stored secret counts as earlier once SESSION_SECRET is set, and the one of a backup takes its place', async () => {
  const DATA_DIR = await mkdtemp(path.join(tmpdir(), 'orbital-secret-'));
  const withFolder = (current?: string) => withSecrets(current, [], undefined, DATA_DIR);
  const without = await withFolder();
  expect(without.knownSecret()).toBeNull();
  const sealed = without.seal('JBSWY3DP', 'kamala');
  const made = without.knownSecret() ?? '';
  expect((await withFolder(first)).unseal(sealed, 'kamala')).toBe('JBSWY3DP');
  const other = await withFolder();
  expect([other.storeSecret(second), other.storeSecret(second)]).toEqual([true, false]);
  expect((await withFolder()).knownSecret()).toBe(second);
  const files = (await readdir(DATA_DIR)).sort();
  expect(files).toEqual(['session-secret', 'session-secret.before-restore']);
  expect(await readFile(path.join(DATA_DIR, 'session-secret.before-restore'), 'utf8')).toBe(made);
  // Other users of the machine cannot read them.
  const modes = files.map(async (file) => (await stat(path.join(DATA_DIR, file))).mode & 0o777);
  expect(await Promise.all(modes)).toEqual([0o600, 0o600]);
  await rm(DATA_DIR, { recursive: true });
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
