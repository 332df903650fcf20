import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { visitors } from '../support/process/load';
import { addVersion, builtVersion } from '../support/process/project-copy';
import { query } from '../support/process/query';
import { startDatabaseServer } from '../support/process/start-database';
import { eventually, startSite, temporaryFolder, type Site } from '../support/process/site';

const folder = temporaryFolder();
const closing: (() => Promise<unknown>)[] = [];
let databaseUrl = '';
let sites: Site[] = [];

const start = (name: string) =>
  startSite(path.join(folder.path, name), {
    ...{ DATABASE_URL: databaseUrl, WORKERS: '2' },
    SESSION_SECRET: 'the same thirty-two characters on both',
  });

beforeAll(async () => {
  const { server, url } = await startDatabaseServer();
  const gone = once(server, 'exit');
  closing.push(() => (server.stdin.end(), gone));
  databaseUrl = url;
  sites = [await start('one'), await start('two')];
  for (const name of ['First', 'Second']) {
    const version = { facts: factsOf(name), mark: markOf(name) };
    const added = await addVersion('.', await builtVersion(), version);
    closing.push(() => rm(added, { recursive: true, force: true }));
  }
});
afterAll(async () => {
  await Promise.all(sites.map((site) => site.stop()));
  for (const close of closing.reverse()) await close();
});

/** Of this test alone: other tests run in the same folder. */
const factsOf = (name: string) => ({ institute: { shortName: `${name} ${process.pid}` } });
const markOf = (name: string) => `as ${name} says`;

async function publish(name: string, isPublished = true): Promise<string> {
  const [row] = await query<{ id: string }>(
    databaseUrl,
    `insert into site_versions (facts, hash, "wantedAt", "publishedAt")
     values ($1, '', now(), case when $2 then now() end) returning id`,
    [JSON.stringify(factsOf(name)), isPublished],
  );
  return row?.id ?? '';
}

async function rowOf(id: string) {
  const [row] = await query<{ isBuilt: boolean; problem: string | null; copies: number }>(
    databaseUrl,
    `select "builtAt" is not null as "isBuilt", problem,
       (select count(*)::int from site_processes p where "versionId" = v.id) as copies
     from site_versions v where id = $1`,
    [id],
  );
  return row;
}

const shows = async (mark: string) =>
  Promise.all(
    sites.map(async ({ url }) => (await (await fetch(`${url}/about`)).text()).includes(mark)),
  );
const everywhere = (answers: boolean[]) => answers.every(Boolean);
const pages = ['/about', '/', '/gate', '/api/health/ready'];

test('every copy of the site follows what is published, without a failed request', async () => {
  const loads = sites.map((site) => visitors(site.url, pages, 2));
  const id = await publish('First');
  await eventually(() => shows(markOf('First')), everywhere, 60_000);
  await eventually(
    () => rowOf(id),
    (row) => row?.copies === 2,
  );
  for (const load of loads) expect((await load.end()).wrong).toEqual([]);
  expect(await rowOf(id)).toEqual({ isBuilt: true, problem: null, copies: 2 });
});

test('a version that is only wanted is not served before it is published', async () => {
  const id = await publish('Second', false);
  await eventually(
    () => rowOf(id),
    (row) => row?.isBuilt === true,
  );
  expect(await shows(markOf('First'))).toEqual([true, true]);
  await query(databaseUrl, 'update site_versions set "publishedAt" = now() where id = $1', [id]);
  await eventually(() => shows(markOf('Second')), everywhere, 60_000);
});

test('versions are put back again and again under load: no request fails, and no process is left', async () => {
  const loads = sites.map((site) => visitors(site.url, pages, 2));
  for (const name of ['First', 'Second', 'First', 'Second']) {
    await publish(name);
    await eventually(() => shows(markOf(name)), everywhere, 60_000);
  }
  for (const load of loads) {
    const { wrong, answered } = await load.end();
    expect(wrong).toEqual([]);
    expect(answered).toBeGreaterThan(50);
  }
  for (const site of sites) {
    await eventually(
      async () => site.workers().length,
      (count) => count === 2,
      100_000,
    );
  }
});

test('a copy that starts serves what is published', async () => {
  await sites[1]?.stop();
  sites = [...sites.slice(0, 1), await start('two')];
  expect(await shows(markOf('Second'))).toEqual([true, true]);
});
