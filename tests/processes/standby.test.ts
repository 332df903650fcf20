import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { embeddedUrl } from '../../prisma/embedded';
import { registration } from '../support/leads/lead';
import { passphrase, runWith, startCommand } from '../support/process/command';
import { freePort } from '../support/process/free-port';
import { query } from '../support/process/query';
import { ended, eventually, startSite, temporaryFolder, type Site } from '../support/process/site';

const standbys: ChildProcess[] = [];
// Before their folder is deleted.
afterAll(async () => {
  await Promise.all(standbys.map((one) => ended(one, 'SIGTERM')));
});
const folder = temporaryFolder();
const at = (name: string) => path.join(folder.path, name);
let settings: Record<string, string>;

beforeAll(async () => {
  await mkdir(at('archive'));
  const address = `127.0.0.1:${await freePort()}`;
  settings = {
    ARCHIVE_FOLDER: at('archive'),
    BACKUP_PASSPHRASE: passphrase,
    STANDBY_PASSWORD: 'thirty-two characters of a standby',
    STANDBY_LISTEN: address,
    STANDBY_CONFIRMS: 'yes',
  };
});

/** On the second machine. */
const second = () => ({ ...settings, STANDBY_OF: settings.STANDBY_LISTEN ?? '' });

function follow(): ChildProcess {
  const standby = startCommand(second(), 'standby', at('second'));
  standbys.push(standby);
  return standby;
}

const lead = (site: Site, name: string) =>
  fetch(`${site.url}/api/student/free-registration`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...registration, name, requestId: randomUUID() }),
  });

const confirms = (site: Site) =>
  query<{ names: string }>(
    site.databaseUrl,
    `select current_setting('synchronous_standby_names') as names`,
  ).then(([row]) => row?.names);

const names = async (url: string) =>
  (await query<{ name: string }>(url, 'select name from leads order by "createdAt"')).map(
    ({ name }) => name,
  );

test('a second machine follows, confirms what is written, and takes over by one command', async () => {
  const site = await startSite(at('first'), settings);
  expect((await lead(site, 'Alone')).status).toBe(200);
  await eventually(
    () => readdir(at('archive'), { recursive: true }),
    (files) => files.some((file) => file.endsWith('manifest.json')),
    120_000,
  );
  const standby = follow();
  await eventually(
    () => confirms(site),
    (found) => found === 'standby',
    120_000,
  );
  expect((await lead(site, 'With both')).status).toBe(200);

  // Away: nobody waits for it for longer than a moment.
  await ended(standby, 'SIGTERM');
  const began = performance.now();
  expect((await lead(site, 'While it is away')).status).toBe(200);
  expect(performance.now() - began).toBeLessThan(9_000);
  await eventually(
    () => confirms(site),
    (found) => found === '',
  );
  const again = follow();
  await eventually(
    () => confirms(site),
    (found) => found === 'standby',
    60_000,
  );

  const tooEarly = await runWith(second(), 'promote', at('second'));
  expect(tooEarly.stderr).toContain('The first machine still answers');
  const early = await startSite(at('second'), settings).catch((error: Error) => error.message);
  expect(early).toContain('follows another machine');

  expect((await lead(site, 'In the last moment')).status).toBe(200);
  process.kill(site.postgresPid(), 'SIGKILL');
  site.child.kill('SIGKILL');
  await ended(site.child);
  await rm(at('first'), { recursive: true, force: true });
  const promoted = await runWith(second(), 'promote', at('second'));
  expect([promoted.failed, promoted.stderr]).toEqual([false, '']);
  expect(await ended(again)).toBe(0);
  const now = await startSite(at('second'), second());
  const url = embeddedUrl(at('second/postgres'));
  expect(await names(url)).toEqual([
    'Alone',
    'With both',
    'While it is away',
    'In the last moment',
  ]);
  expect((await lead(now, 'After it')).status).toBe(200);
});
