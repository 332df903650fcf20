import { existsSync } from 'node:fs';
import { mkdir, rm, stat, utimes } from 'node:fs/promises';
import { Agent } from 'node:http';
import path from 'node:path';
import { markComplete, versionFolder } from '@/lib/publishing/version-folders';
import { today } from '@/lib/site/days';
import { read, readOnce, visitors } from '../support/process/load';
import { addVersion, builtVersion } from '../support/process/project-copy';
import { query } from '../support/process/query';
import { factsOf, markOf, publish, versionRow } from '../support/process/site-versions';
import {
  eventually,
  startDatabase,
  startSite,
  temporaryFolder,
  type Site,
} from '../support/process/site';

const folder = temporaryFolder();
const closing: (() => Promise<unknown>)[] = [];
let databaseUrl = '';
let sites: Site[] = [];
/** Folders of versions by name. */
const folders = new Map<string, string>();

const start = (name: string) =>
  startSite(path.join(folder.path, name), {
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: 'the same thirty-two characters on both',
  });

beforeAll(async () => {
  databaseUrl = (await startDatabase(path.join(folder.path, 'database'))).url;
  sites = [await start('one'), await start('two')];
  for (const name of ['First', 'Second']) {
    const version = { facts: factsOf(name), mark: markOf(name) };
    const added = await addVersion('.', await builtVersion(), version);
    folders.set(name, added);
    closing.push(() => rm(added, { recursive: true, force: true }));
  }
});
afterAll(async () => {
  await Promise.all(sites.map((site) => site.stop()));
  for (const close of closing.reverse()) await close();
});

const rowOf = (id: string) => versionRow(databaseUrl, id);
const shows = async (mark: string) =>
  Promise.all(sites.map(async ({ url }) => (await readOnce(`${url}/about`)).body.includes(mark)));
const everywhere = (answers: boolean[]) => answers.every(Boolean);
const pages = ['/about', '/', '/gate', '/api/health/ready'];

test('every copy of the site follows the published version, without a failed request', async () => {
  const loads = sites.map((site) => visitors(site.url, pages, 2));
  const id = await publish(databaseUrl, factsOf('First'));
  await eventually(() => shows(markOf('First')), everywhere, 60_000);
  await eventually(
    () => rowOf(id),
    (row) => row?.copies === 2,
  );
  for (const load of loads) expect((await load.end()).wrong).toEqual([]);
  expect(await rowOf(id)).toEqual({ isBuilt: true, problem: null, copies: 2 });
});

test('the sitemap says which page has changed, and when', async () => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format();
  for (const { url } of sites) {
    const { body: sitemap } = await readOnce(`${url}/sitemap.xml`);
    const dated = [...sitemap.matchAll(/<loc>([^<]*)<\/loc><lastmod>([^<]*)</g)];
    expect(dated.map(([, page = '', day]) => [new URL(page).pathname, day])).toEqual([
      ['/about', today],
    ]);
  }
});

test('a version that is only wanted is not served before it is published', async () => {
  const id = await publish(databaseUrl, factsOf('Second'), false);
  await eventually(
    () => rowOf(id),
    (row) => row?.isBuilt === true,
  );
  expect(await shows(markOf('First'))).toEqual([true, true]);
  await query(databaseUrl, 'update site_versions set "publishedAt" = now() where id = $1', [id]);
  await eventually(() => shows(markOf('Second')), everywhere, 60_000);
});

test('the served version counts as used for as long as it is served; a preview ends older ones', async () => {
  const longAgo = new Date(Date.now() - 9 * 3_600_000);
  const complete = (version: string) => path.join(version, 'complete.json');
  const served = complete(folders.get('Second') ?? '');
  await utimes(served, longAgo, longAgo);
  await eventually(
    async () => (await stat(served)).mtimeMs,
    (usedAt) => usedAt > Date.now() - 60_000,
  );
  const old = ['one', 'two', 'three', 'four'].map((name) =>
    versionFolder(`${name}-${process.pid}`),
  );
  for (const version of old) {
    await mkdir(version, { recursive: true });
    await markComplete(version, { siteUrl: '', facts: {} });
    await utimes(complete(version), longAgo, longAgo);
  }
  const id = await publish(databaseUrl, factsOf('First'), false);
  await eventually(
    () => rowOf(id),
    (row) => row?.isBuilt === true,
  );
  await eventually(
    async () => old.filter((version) => existsSync(version)).length,
    (left) => left < old.length,
  );
  // No files that a later version could send.
  for (const version of old) await rm(version, { recursive: true, force: true });
});

test('a version whose pages would say what is over is followed by the one of today, without a failed request', async () => {
  const facts = factsOf('Third');
  const parts = [
    { mark: markOf('Third'), turns: [today()] },
    { mark: markOf('Third today'), day: today() },
  ];
  for (const part of parts) {
    const added = await addVersion('.', await builtVersion(), { facts, ...part });
    closing.push(() => rm(added, { recursive: true, force: true }));
  }
  const loads = sites.map((site) => visitors(site.url, pages, 2));
  const id = await publish(databaseUrl, facts);
  await eventually(() => shows(markOf('Third today')), everywhere, 60_000);
  for (const load of loads) expect((await load.end()).wrong).toEqual([]);
  await eventually(
    () => rowOf(id),
    (row) => row?.copies === 2,
  );
  expect(await rowOf(id)).toMatchObject({ problem: null });
});

test('versions are put back again and again under load: no request fails, no process is left, and the memory comes back', async () => {
  const settled = () =>
    eventually(
      async () => sites.map((site) => site.workers().length),
      (counts) => counts.every((count) => count === 1),
      100_000,
    );
  await settled();
  const before = sites.map((site) => site.memory());
  // A visitor who keeps one connection throughout.
  const reader = new Agent({ keepAlive: true });
  await read(`${sites[0]?.url}/about`, reader);
  const loads = sites.map((site) => visitors(site.url, pages, 2));
  for (const name of ['First', 'Second']) {
    await publish(databaseUrl, factsOf(name));
    await eventually(() => shows(markOf(name)), everywhere, 60_000);
  }
  for (const load of loads) {
    const { wrong, answered } = await load.end();
    expect(wrong).toEqual([]);
    expect(answered).toBeGreaterThan(50);
  }
  await settled();
  reader.destroy();
  sites.forEach((site, index) => expect(site.memory()).toBeLessThan((before[index] ?? 0) * 1.3));
});

test('a copy that starts serves the published version', async () => {
  await sites[1]?.stop();
  sites = [...sites.slice(0, 1), await start('two')];
  expect(await shows(markOf('Second'))).toEqual([true, true]);
});
