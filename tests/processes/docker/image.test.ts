import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rawRequest } from '../../support/calls/raw-request';
import { addresses, Container, readServices, startDatabase, startNetwork } from './services';
import { registration } from '../../support/leads/lead';
import { query } from '../../support/process/query';
import { eventually } from '../../support/process/site';
import { publish, versionRow } from '../../support/process/site-versions';

// `npm test -- image` builds the images and runs this in a network of its own.
/** The user of the official image. */
const NODE_USER = 1000;
const page = '/onlinecourses/csir-net';
const front = `http://${addresses.front}:8080`;
const ends: (() => unknown)[] = [];
let folder: string;
let services: ReturnType<typeof readServices>;
/** Written before the containers start. */
const started = () => path.join(folder, 'secrets/POSTGRES_PASSWORD');

/** The URL of the tables' owner. */
const ownerUrl = async () =>
  (await read('secrets/MIGRATION_DATABASE_URL'))
    .trim()
    .replace('@database:', `@${addresses.database}:`);
/** The result of a query as the owner of the tables. */
const rows = async (text: string) => query(await ownerUrl(), text);

let site: Container;
let nginx: Container;
let migrated: { code: number | null; said: string };

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'orbital-image-'));
  ends.push(() => rm(folder, { recursive: true, force: true }));
  // Secrets are read by other users than the one who owns their folder, as under Docker.
  await chmod(folder, 0o755);
  execFileSync('sh', [path.resolve('lib/commands/make-secrets.sh')], { cwd: folder });
  const BACKUP_FOLDER = path.join(folder, 'another-disk');
  await mkdir(BACKUP_FOLDER);
  await chown(BACKUP_FOLDER, NODE_USER, NODE_USER);
  services = readServices({ WORKERS: '1', OWNER_EMAIL: 'owner@example.org', BACKUP_FOLDER });
  ends.push(await startNetwork());
  ends.push(await startDatabase(services.database, folder));
  site = new Container(services.site, folder);
  migrated = await site.run(services.migrate);
  nginx = new Container(services.front, folder);
});
afterAll(async () => {
  for (const end of ends.toReversed()) await end();
});

const read = (file: string) => readFile(path.join(folder, file), 'utf8');

test('the tables are prepared by their owner before the site starts', async () => {
  expect(migrated).toEqual({ code: 0, said: expect.not.stringContaining('rror') as string });
});

test('site and front start with what compose.yaml gives them, and are well', async () => {
  await site.start();
  ends.push(() => site.stop());
  await nginx.start();
  ends.push(() => nginx.stop());
  expect([await site.isWell(), await nginx.isWell()]).toEqual([true, true]);
});

test('Node is the one that the Dockerfile names', () => {
  const [, major] = /^ARG NODE_IMAGE=node:(\d+)-/m.exec(readFileSync('Dockerfile', 'utf8')) ?? [];
  const program = `/proc/${site.pid}/exe`;
  expect(execFileSync(program, ['--version'], { encoding: 'utf8' })).toMatch(`v${major}.`);
});

test('both run as users without rights', () => {
  const rights = [site, nginx].map(({ pid }) => {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return [/^Uid:\t(\d+)/m.exec(status)?.[1], /^CapEff:\t0*(\d+)$/m.exec(status)?.[1]];
  });
  expect(rights).toEqual([
    ['1000', '0'],
    ['33', '0'],
  ]);
});

test('a page, a file with a hash and a call come through', async () => {
  const { status, body } = await rawRequest(front, page);
  expect([status, body.toString()]).toEqual([200, expect.stringContaining('CSIR-NET')]);
  const [, file = ''] = /href="(\/_next\/static\/[^"]+\.css)"/.exec(body.toString()) ?? [];
  const style = await rawRequest(front, file, { headers: { 'accept-encoding': 'br' } });
  expect([style.status, style.headers['content-encoding']]).toEqual([200, 'br']);
  const answer = await rawRequest(front, '/api/student/free-registration', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(registration),
  });
  expect(answer.status).toBe(200);
  expect(await rows('select name from leads')).toEqual([{ name: registration.name }]);
});

test('a backup that is written in it is restored in it, and found right', async () => {
  const command = ['npm', 'run', '--silent', 'backup', '--', '/backups/by-hand', '--check'];
  const { code, said } = await site.run({ ...services.site, command });
  expect([code, said]).toEqual([0, expect.stringContaining('every row came back')]);
  expect(
    await rows('select "restoreProvenAt" is not null as "isProven" from backup_records'),
  ).toEqual([{ isProven: true }]);
  expect(await readdir(path.join(folder, 'another-disk/by-hand'))).toContain('session-secret.age');
});

test('the site believes the front about HTTPS', async () => {
  const headers = { 'x-forwarded-proto': 'https' };
  const { headers: answered } = await rawRequest(front, '/form', { headers });
  expect(answered['strict-transport-security']).toBeDefined();
});

test('a version that the owner publishes is built in it', async () => {
  const phone = '+919810000001';
  const facts = { institute: { phones: [phone, phone, phone] as const } };
  const id = await publish(await ownerUrl(), facts);
  const row = await eventually(
    async () => versionRow(await ownerUrl(), id),
    (one) => one?.copies === 1 || typeof one?.problem === 'string',
    15 * 60_000,
  );
  expect(row).toEqual({ isBuilt: true, problem: null, copies: 1 });
  expect((await rawRequest(front, '/about')).body.toString()).toContain(phone);
});

test('neither writes to its root, which compose.yaml makes read-only', () => {
  for (const container of [site, nginx]) expect(container.writtenSince(started())).toEqual([]);
});

test('a stop lets it end by itself; a start with the same volumes finds its data', async () => {
  const kept = () => read('data/first-owner-password');
  const before = await kept();
  const versions = await readdir(path.join(folder, 'dist/versions'));
  expect(await site.stop()).toMatchObject({ code: 0 });
  expect((await rawRequest(front, page)).status).toBe(200);
  expect((await rawRequest(front, '/form')).status).toBe(503);

  await site.start();
  expect((await rawRequest(front, '/form')).status).toBe(200);
  expect(await kept()).toEqual(before);
  expect(await readdir(path.join(folder, 'dist/versions'))).toEqual(versions);
});
