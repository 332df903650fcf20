import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { env } from '@/lib/platform/env';
import { flushSecurityLog, noteSecurity, securityLogFolder } from '@/lib/platform/security-log';

test('each event is a line of JSON, in order, without the address', async () => {
  env.DATA_DIR = mkdtempSync(path.join(tmpdir(), 'security-log-'));
  const staffId = '0c9d9c4e-2f5b-4c46-8c35-6b9d2b2f7a10';
  noteSecurity({ event: 'logIn.failed', address: '203.0.113.9', detail: { by: 'student' } });
  noteSecurity({ event: 'logIn.succeeded', staffId, address: '203.0.113.9' });
  noteSecurity({ event: 'logIn.refused', address: '203.0.113.10' });
  noteSecurity({ event: 'logIn.ended', address: null });
  await flushSecurityLog();
  const files = readdirSync(securityLogFolder()).sort();
  const text = files
    .map((file) => readFileSync(path.join(securityLogFolder(), file), 'utf8'))
    .join('');
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.map(({ event }) => event)).toEqual([
    'logIn.failed',
    'logIn.succeeded',
    'logIn.refused',
    'logIn.ended',
  ]);
  expect(lines[1]).toMatchObject({ staffId, from: lines[0].from });
  expect(lines[0]).toMatchObject({ detail: { by: 'student' } });
  expect(lines[2].from).not.toBe(lines[0].from);
  expect(lines[3]).not.toHaveProperty('from');
  expect(text).not.toContain('203.0.113');
});
