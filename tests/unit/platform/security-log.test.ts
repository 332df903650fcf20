import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { env } from '@/lib/platform/env';
import {
  deleteOldSecurityLogs,
  flushSecurityLog,
  noteSecurity,
  requestedFrom,
  securityEvents,
  securityLogFolder,
} from '@/lib/platform/security-log';

beforeEach(() => {
  env.DATA_DIR = mkdtempSync(path.join(tmpdir(), 'security-log-'));
});

async function written() {
  await flushSecurityLog();
  const files = readdirSync(securityLogFolder()).sort();
  const text = files
    .map((file) => readFileSync(path.join(securityLogFolder(), file), 'utf8'))
    .join('');
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  return { files, text, lines };
}

test('each event is a line of JSON, in order, without address and e-mail', async () => {
  const staffId = '0c9d9c4e-2f5b-4c46-8c35-6b9d2b2f7a10';
  const tried = { address: '203.0.113.9', account: 'asha@example.org' };
  noteSecurity({ event: 'logIn.failed', ...tried, detail: { by: 'student' } });
  requestedFrom('203.0.113.9', () => noteSecurity({ event: 'logIn.succeeded', staffId }));
  noteSecurity({ event: 'logIn.refused', ...tried, address: '203.0.113.10' });
  noteSecurity({ event: 'logIn.ended', address: null });
  const { lines, text } = await written();
  expect(lines.map(({ event }) => event)).toEqual([
    'logIn.failed',
    'logIn.succeeded',
    'logIn.refused',
    'logIn.ended',
  ]);
  expect(lines[1]).toMatchObject({ staffId, from: lines[0].from });
  expect(lines[0]).toMatchObject({ log: 'security', detail: { by: 'student' } });
  expect(lines[2].from).not.toBe(lines[0].from);
  expect(lines[2].account).toBe(lines[0].account);
  expect(lines[3]).not.toHaveProperty('from');
  expect(text).not.toContain('203.0.113');
  expect(text).not.toContain('asha');
});

test('a line has the moment in UTC, and is one line whatever it holds', async () => {
  const forged = 'x"}\r\n{"log":"security","event":"logIn.succeeded"}\u2028';
  noteSecurity({ event: 'request.refused', detail: { code: forged } });
  const { lines, text } = await written();
  expect(lines).toEqual([
    expect.objectContaining({ event: 'request.refused', detail: { code: forged } }),
  ]);
  expect(text.match(/\n/g)).toHaveLength(1);
  expect(lines[0].time).toMatch(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  expect(Math.abs(Date.now() - Date.parse(lines[0].time))).toBeLessThan(60_000);
});

test('only the user of the site can read the files', async () => {
  noteSecurity({ event: 'people.exported' });
  const { files } = await written();
  const folder = securityLogFolder();
  const modes = [folder, ...files.map((file) => path.join(folder, file))].map(
    (name) => statSync(name).mode & 0o777,
  );
  expect(modes).toEqual([0o700, 0o600]);
});

test('a flood from one address has 30 lines and a count; others are still seen', async () => {
  for (let n = 0; n < 500; n += 1) {
    noteSecurity({ event: 'request.refused', address: '203.0.113.9', detail: { code: 'x' } });
  }
  noteSecurity({ event: 'request.refused', address: '203.0.113.10', detail: { code: 'x' } });
  const staffId = '0c9d9c4e-2f5b-4c46-8c35-6b9d2b2f7a10';
  for (let n = 0; n < 50; n += 1) noteSecurity({ event: 'people.exported', staffId });
  const { lines } = await written();
  const refused = lines.filter(({ event }) => event === 'request.refused');
  expect(refused).toHaveLength(32);
  expect(refused.at(-1)).toMatchObject({ from: refused[0].from, detail: { more: 470 } });
  expect(lines.filter(({ event }) => event === 'people.exported')).toHaveLength(50);
});

test('lines are kept 180 days, those about access to personal data a year', async () => {
  noteSecurity({ event: 'request.refused' });
  noteSecurity({ event: 'people.exported' });
  const day = new Date().toISOString().slice(0, 10);
  const { files } = await written();
  expect(files).toEqual([`${day}.180-days.jsonl`, `${day}.365-days.jsonl`]);
  writeFileSync(path.join(securityLogFolder(), 'notes.txt'), '');
  const left = async (days: number) => {
    await deleteOldSecurityLogs(Date.parse(day) + days * 24 * 3_600_000);
    return readdirSync(securityLogFolder()).sort();
  };
  expect(await left(180)).toEqual([...files, 'notes.txt']);
  expect(await left(181)).toEqual([files[1], 'notes.txt']);
  expect(await left(365)).toEqual([files[1], 'notes.txt']);
  expect(await left(366)).toEqual(['notes.txt']);
});

test('with SECURITY_LOG=stdout the lines go there', async () => {
  const printed = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  env.SECURITY_LOG = 'stdout';
  noteSecurity({ event: 'keys.changed' });
  await flushSecurityLog();
  env.SECURITY_LOG = 'file';
  const [line] = printed.mock.calls.map(([text]) => String(text));
  printed.mockRestore();
  expect(JSON.parse(line ?? '')).toMatchObject({ log: 'security', event: 'keys.changed' });
  expect(readdirSync(env.DATA_DIR)).toEqual([]);
});

test('the handbook explains every event', () => {
  const handbook = readFileSync('docs/operations.md', 'utf8');
  const unexplained = Object.keys(securityEvents).filter((name) => !handbook.includes(name));
  expect(unexplained).toEqual([]);
});
