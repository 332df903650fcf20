import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import path from 'node:path';
import { embeddedUrl } from '../../prisma/embedded';
import { registration } from '../support/leads/lead';
import { passphrase, runWith, startCommand } from '../support/process/command';
import { freePort } from '../support/process/free-port';
import { query } from '../support/process/query';
import {
  ended,
  eventually,
  startDatabase,
  startSite,
  temporaryFolder,
  type Site,
} from '../support/process/site';

const standbys: ChildProcess[] = [];
// Declared first, so that they end before `temporaryFolder` deletes their data.
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
const second = () => ({
  ...settings,
  STANDBY_LISTEN: '',
  STANDBY_CONFIRMS: '',
  STANDBY_OF: settings.STANDBY_LISTEN ?? '',
});

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
  for (const role of ['postgres', 'site', 'standby']) {
    const asked = query(`postgresql://${role}:-@${settings.STANDBY_LISTEN}/postgres`, 'select 1');
    await expect(asked).rejects.toMatchObject({ code: '28000' });
  }
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
  const early = await startSite(at('second'), second()).catch((error: Error) => error.message);
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

/** A name or address that moves along: connections go to the socket of the database that `to` names. */
async function movingAddress(to: { socket: string }) {
  const open = new Set<Socket>();
  const server = createServer((incoming) => {
    const outgoing = connect(to.socket);
    for (const one of [incoming, outgoing]) {
      open.add(one);
      one.on('error', () => {});
      one.on('close', () => {
        open.delete(one);
        incoming.destroy();
        outgoing.destroy();
      });
    }
    incoming.pipe(outgoing).pipe(incoming);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    close: () => {
      server.close();
      for (const one of open) one.destroy();
    },
  };
}

const socketOf = (url: string) =>
  path.join(new URL(url).searchParams.get('host') ?? '', '.s.PGSQL.5432');

test('with a PostgreSQL of its own the site goes on by itself when its address leads to another one', async () => {
  const before = await startDatabase(at('own-first'));
  const to = { socket: socketOf(before.url) };
  const address = await movingAddress(to);
  try {
    const site = await startSite(at('own-site'), { DATABASE_URL: address.url });
    expect((await lead(site, 'Before')).status).toBe(200);
    await before.stop();
    await cp(at('own-first'), at('own-second'), { recursive: true });
    expect((await lead(site, 'Between')).status).toBe(503);
    const now = await startDatabase(at('own-second'));
    to.socket = socketOf(now.url);
    await eventually(
      () => lead(site, 'After'),
      ({ status }) => status === 200,
    );
    expect(await names(now.url)).toEqual(['Before', 'After']);
    // Background work as well.
    await eventually(
      () =>
        query(
          now.url,
          `select from pgboss.job where name = 'lead-notices' and state <> 'completed'`,
        ),
      ({ length }) => length === 0,
      120_000,
    );
    expect(site.child.exitCode).toBeNull();
    await site.stop();
  } finally {
    address.close();
  }
});
