import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { CachePurge } from '@/lib/delivery/cache-purge';
import { eventually } from '../../support/process/site';

const SITE_URL = 'https://www.example.in';
const timing = { againMs: [1, 1], secondRoundMs: 1 };

let folder = '';
let url = '';
let statuses: number[] = [];
let calls: { authorization: string | undefined; files: string[] }[] = [];
const server = createServer(async (request, response) => {
  const { files } = JSON.parse(await text(request)) as { files: string[] };
  calls.push({ authorization: request.headers.authorization, files });
  response.writeHead(statuses.shift() ?? 200).end('{"success":true}');
});

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'orbital-purge-'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`;
});
beforeEach(() => {
  calls = [];
  statuses = [];
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

/** A version whose files have these hashes. @returns its folder */
async function version(name: string, hashes: Record<string, string>): Promise<string> {
  const own = path.join(folder, name);
  const files = Object.fromEntries(Object.entries(hashes).map(([one, hash]) => [one, { hash }]));
  await mkdir(path.join(own, '.next/finished'), { recursive: true });
  await writeFile(path.join(own, '.next/finished/manifest.json'), JSON.stringify({ files }));
  return own;
}

const purgeWith = (settings: object = { CACHE_PURGE_URL: url }) =>
  new CachePurge({ SITE_URL, ...settings }, new AbortController().signal, timing);

const versions = async () => [
  await version('before', { '/': 'a', '/about': 'b', '/gone': 'c', '/_next/static/x.js': 'd' }),
  await version('now', { '/': 'a', '/about': 'B', '/new': 'e', '/_next/static/y.js': 'f' }),
];

test('the photo of a person who is no longer shown is purged', async () => {
  const [kept, gone] = ['/_next/static/pictures/a-240.webp', '/_next/static/pictures/b-240.webp'];
  const before = await version('with', { [kept]: 'a', [gone]: 'b' });
  const now = await version('without', { [kept]: 'a', '/_next/static/pictures/c-240.webp': 'c' });
  await purgeWith().afterChange(before, now);
  expect(calls[0]?.files).toEqual([SITE_URL + gone]);
});

test('what differs between two versions is purged twice, with the token', async () => {
  const [before = '', now = ''] = await versions();
  const purge = purgeWith({ CACHE_PURGE_URL: url, CACHE_PURGE_TOKEN: 'a token' });
  await purge.afterChange(before, now);
  const files = ['/about', '/gone', '/new'].map((one) => SITE_URL + one);
  const call = { authorization: 'Bearer a token', files };
  expect(calls).toEqual([call, call]);
  expect(purge.problem).toBeNull();
});

test('many addresses go in calls of thirty', async () => {
  const many = Object.fromEntries(Array.from({ length: 65 }, (_, index) => [`/p${index}`, 'a']));
  await purgeWith().afterChange(await version('none', {}), await version('many', many));
  expect(calls.map(({ files }) => files.length)).toEqual([30, 30, 5, 30, 30, 5]);
});

test('a refused call is retried, and a failure is reported until a later call succeeds', async () => {
  const [before = '', now = ''] = await versions();
  const purge = purgeWith();
  statuses = [500, 200];
  await purge.afterChange(before, now);
  expect([calls.length, purge.problem]).toEqual([3, null]);
  statuses = Array.from({ length: 6 }, () => 403);
  await purge.afterChange(before, now);
  expect(calls).toHaveLength(9);
  expect(purge.problem).toMatch(
    /was not told about the new pages\. It answered 403\. .*CACHE_PURGE/,
  );
  await purge.afterChange(now, before);
  expect(purge.problem).toBeNull();
});

test('what could not be purged is purged with the next change', async () => {
  const photo = '/_next/static/pictures/a-240.webp';
  const shown = await version('shown', { '/': 'a', [photo]: 'b' });
  const hidden = await version('hidden', { '/': 'a' });
  const next = await version('next', { '/': 'A' });
  const last = await version('last', { '/': 'A', '/new': 'c' });
  const purge = purgeWith();
  statuses = Array.from({ length: 6 }, () => 403);
  await purge.afterChange(shown, hidden);
  expect([calls.length, purge.problem]).toEqual([6, expect.stringContaining('403')]);
  await purge.afterChange(hidden, next);
  await purge.afterChange(next, last);
  const both = ['/', photo].map((one) => SITE_URL + one);
  const own = [`${SITE_URL}/new`];
  expect(calls.slice(6).map(({ files }) => files)).toEqual([both, both, own, own]);
  expect(purge.problem).toBeNull();
});

test('a change that takes over from another purges what that one has not purged twice', async () => {
  const first = await version('first', { '/': 'a' });
  const second = await version('second', { '/': 'a', '/b': 'b' });
  const third = await version('third', { '/': 'a', '/b': 'b', '/c': 'c' });
  const slow = { ...timing, secondRoundMs: 1_000 };
  const settings = { SITE_URL, CACHE_PURGE_URL: url };
  const purge = new CachePurge(settings, new AbortController().signal, slow);
  const replaced = purge.afterChange(first, second);
  await eventually(
    () => Promise.resolve(calls.length),
    (count) => count === 1,
  );
  await Promise.all([replaced, purge.afterChange(second, third)]);
  const [own, both] = [['/b'], ['/b', '/c']].map((some) => some.map((one) => SITE_URL + one));
  expect(calls.map(({ files }) => files)).toEqual([own, both, both]);
});

test('nothing is called without an address, at a start, or when nothing has changed', async () => {
  const [before = '', now = ''] = await versions();
  await purgeWith({}).afterChange(before, now);
  await purgeWith().afterChange(undefined, now);
  await purgeWith().afterChange(now, now);
  expect(calls).toEqual([]);
});
