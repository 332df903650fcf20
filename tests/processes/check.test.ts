import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { runWith } from '../support/process/command';
import { temporaryFolder } from '../support/process/site';

const folder = temporaryFolder();

const dataDir = path.join(process.env.PREPARED_DATA ?? '', 'shared');
const siteUrl = process.env.SHARED_SITE ?? '';

test('npm run check lists what it looked at, and ends with 1 when something needs to be done', async () => {
  const settings = { SITE_URL: siteUrl, SMPT_URL: 'smtps://mail.example.in' };
  const { failed, stdout } = await runWith(settings, 'check', dataDir);
  expect(failed).toBe(true);
  expect(stdout).toContain('Did you mean SMTP_URL?');
  expect(stdout).toContain('look  Mail: kept as files below DATA_DIR.');
  expect(stdout).toContain('ok    Clock: agrees with the database.');
  // It trusts every connection from this machine, without a proxy in front.
  expect(stdout).toContain('look  Proxy: It passes on what visitors claim to be.');
});

test('it lists everything else while there is no database to look at', async () => {
  const { failed, stdout } = await runWith({}, 'check', folder.path);
  expect(failed).toBe(true);
  expect(stdout).toContain('look  Database: cannot be used.\n      There is no database in');
  expect(stdout).toContain('ok    Disk: ');
});

test('it says when nothing, or something else, answers at SITE_URL', async () => {
  const { stdout } = await runWith({ SITE_URL: 'http://127.0.0.1:9' }, 'check', dataDir);
  expect(stdout).toContain('look  Proxy: http://127.0.0.1:9 does not answer.');
  const answer = await fetch(`${siteUrl}/api/health/ready`, { headers: { 'x-site-check': 'x' } });
  expect(await answer.json()).toEqual({ status: 'ready' });
});

test('npm run probe finds a site well', async () => {
  const probe = ['lib/commands/probe.mjs', siteUrl];
  const { stdout } = await promisify(execFile)(process.execPath, probe);
  expect(stdout).toMatch(/^OK /);
});
