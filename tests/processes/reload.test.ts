import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { appendFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { Agent } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { hashSources } from '@/lib/delivery/source-hash';
import { versionHash, VERSIONS } from '@/lib/publishing/version-folders';
import { today } from '@/lib/site/days';
import { freePort } from '../support/process/free-port';
import { read, readOnce, visitors } from '../support/process/load';
import { addVersion, copyProject } from '../support/process/project-copy';
import { query } from '../support/process/query';
import { factsOf, markOf, publish, versionRow } from '../support/process/site-versions';
import {
  cleanEnv,
  ended,
  eventually,
  SITE_URL,
  startSite,
  temporaryFolder,
  type Site,
} from '../support/process/site';

const folder = temporaryFolder();
let project: Awaited<ReturnType<typeof copyProject>>;
let site: Site;
let settings: Record<string, string>;
const start = () => startSite(path.join(folder.path, 'data'), settings, project.path);

beforeAll(async () => {
  project = await copyProject('reloaded');
  // A fixed port, which must stay the same after the only worker is replaced.
  settings = { WORKERS: '2', PORT: String(await freePort()) };
  site = await start();
});
afterAll(async () => {
  await site.stop();
  await project.remove();
});

/** Changes the program; with `isBuilt` as if the build were done already. */
async function change(mark: string, { isBuilt }: { isBuilt: boolean }): Promise<void> {
  const file = path.join(project.path, 'content/pages/about.ts');
  const [text = ''] = (await readFile(file, 'utf8')).split('\n// ');
  await writeFile(file, `${text}\n// ${mark}\n`);
  if (isBuilt) await addVersion(project.path, project.version, { facts: {}, mark });
}

/** Time of the last bundling of the primary's program. */
const bundledAt = async () => (await stat(path.join(project.path, 'dist/server.mjs'))).mtimeMs;

/** Replaces `next build` by this program. */
async function replaceNextBuild(program: string): Promise<void> {
  const file = path.join(project.path, 'node_modules/next/dist/bin/next');
  // Deleted first, as it is a link to the package's file.
  await rm(file);
  await writeFile(file, program);
}

const shows = async (text: string) => (await readOnce(`${site.url}/about`)).body.includes(text);
const said = (text: string) => site.output().split(text).length - 1;
const refused = 'The version before goes on.';

/** Pid of the build, once it runs. */
async function builder(): Promise<number> {
  const [pid = 0] = await eventually(
    async () => site.children('build.ts'),
    (pids) => pids.length > 0,
    60_000,
  );
  return pid;
}

test('a changed program takes over without a failed request; what open pages need goes on', async () => {
  // A visitor with one open connection.
  const reader = new Agent({ keepAlive: true, maxSockets: 1 });
  const page = await read(`${site.url}/about`, reader);
  const [style = ''] = /\/_next\/static\/[^"]+\.css/.exec(page.body) ?? [];
  const first = site.workers();
  const load = visitors(site.url, ['/about', '/', '/gate', '/api/health/ready', '/history']);
  await change('in the second edition', { isBuilt: true });
  expect((await reloadCommand()).stdout).toBe('Served by the site now.\n');
  expect(await shows('in the second edition')).toBe(true);
  const { wrong, answered } = await load.end();
  expect(wrong).toEqual([]);
  expect(answered).toBeGreaterThan(50);
  // A request on it is answered by its old worker, which then closes it and exits.
  expect(site.workers().some((pid) => first.includes(pid))).toBe(true);
  expect(await read(`${site.url}/about`, reader)).toEqual(page);
  await eventually(
    async () => site.workers().filter((pid) => first.includes(pid)),
    (left) => left.length === 0,
  );
  expect(site.workers()).toHaveLength(2);
  expect((await readOnce(site.url + style)).status).toBe(200);
});

test('a worker that is killed is replaced while the other answers', async () => {
  const [killed = 0, other] = site.workers();
  const statuses = new Set<number | string>();
  process.kill(killed, 'SIGKILL');
  await eventually(
    async () => {
      statuses.add((await readOnce(`${site.url}/api/health/ready`)).status);
      return site.workers();
    },
    (pids) => pids.length === 2 && !pids.includes(killed),
  );
  expect(site.workers()).toContain(other);
  expect([...statuses]).toEqual([200]);
  expect(said('"where":"worker"')).toBe(1);
});

test('a publish ends the build of a day that has just begun', async () => {
  await replaceNextBuild('setInterval(() => {}, 1_000);');
  const versions = [
    { facts: factsOf('Yesterday'), mark: markOf('Yesterday'), turns: [today()] },
    { facts: factsOf('Published'), mark: markOf('Published') },
  ];
  for (const version of versions) await addVersion(project.path, project.version, version);
  await publish(site.databaseUrl, factsOf('Yesterday'));
  await eventually(() => shows(markOf('Yesterday')), Boolean);
  const building = await builder();
  await publish(site.databaseUrl, factsOf('Published'));
  await eventually(() => shows(markOf('Published')), Boolean);
  await eventually(
    async () => isRunning(building),
    (runs) => !runs,
  );
  await query(site.databaseUrl, 'delete from site_versions');
  await eventually(() => shows('in the second edition'), Boolean);
  // Those of the versions before have ended.
  await eventually(
    async () => site.workers(),
    (pids) => pids.length === 2,
    100_000,
  );
});

const killedBuild =
  'The site could not be built: it was ended from outside, perhaps because this machine has too ' +
  'little memory. Try once more.';

/** The command as run in the project's folder. */
const reloadCommand = () =>
  promisify(execFile)(
    process.execPath,
    ['--conditions=react-server', path.join(process.env.BUNDLED_COMMANDS ?? '', 'reload.mjs')],
    {
      cwd: project.path,
      env: cleanEnv({ DATABASE_URL: '', DATA_DIR: path.join(folder.path, 'data') }),
    },
  );

test('a program that cannot be built leaves the running one, and so does a build that is killed', async () => {
  const running = site.workers();
  await replaceNextBuild(`throw new TypeError('no such course');`);
  await change('in the third edition', { isBuilt: false });
  // Of the build before, which is set aside.
  await mkdir(path.join(project.path, '.next/server'), { recursive: true });
  const why = 'The site could not be built: TypeError: no such course';
  await expect(reloadCommand()).rejects.toMatchObject({ stderr: expect.stringContaining(why) });
  await eventually(
    async () => existsSync(path.join(project.path, '.next/cache/earlier')),
    (isThere) => !isThere,
  );
  expect(site.output()).toContain('The site could not be built: TypeError: no such course');

  // A version wanted only for preview is not built from it either, and this is logged.
  const wanted = await publish(site.databaseUrl, factsOf('Wanted'), false);
  const [copy] = await eventually(
    () => query<{ problem: string | null }>(site.databaseUrl, 'select problem from site_processes'),
    ([one]) => Boolean(one?.problem?.includes('restart the site')),
  );
  expect(copy?.problem).toContain('Ask whoever looks after the server to restart the site');
  await query(site.databaseUrl, 'delete from site_versions where id = $1', [wanted]);

  await replaceNextBuild('setInterval(() => {}, 1_000);');
  const times = said(refused);
  site.child.kill('SIGHUP');
  process.kill(await builder(), 'SIGKILL');
  await eventually(
    async () => said(refused),
    (now) => now > times,
  );
  expect(site.output()).toContain(killedBuild);
  expect(site.workers()).toEqual(running);
  expect(await shows('in the second edition')).toBe(true);
});

test('a version that cannot be finished leaves nothing on the disk', async () => {
  const worker = path.join(project.path, 'worker.ts');
  const program = await readFile(worker, 'utf8');
  await writeFile(worker, `${program}\nno program`);
  // As if Next had built it already.
  const hash = versionHash(hashSources(project.path), { siteUrl: SITE_URL, facts: {} });
  for (const name of ['BUILD_ID', 'version.hash']) {
    await writeFile(path.join(project.path, '.next', name), hash);
  }
  await expect(reloadCommand()).rejects.toMatchObject({
    stderr: expect.stringContaining('The site could not be built'),
  });
  await writeFile(worker, program);
  expect(await readdir(path.join(project.path, VERSIONS))).not.toContain(`${hash}.unfinished`);
});

test('a primary that is killed during a build takes everything with it; the next start serves what was live, and builds it again', async () => {
  await change('in the second edition', { isBuilt: true });
  await addVersion(project.path, project.version, {
    facts: factsOf('First'),
    mark: markOf('First'),
  });
  await publish(site.databaseUrl, factsOf('First'));
  await eventually(() => shows(markOf('First')), Boolean);
  const second = await publish(site.databaseUrl, factsOf('Second'));
  const left = [await builder(), ...site.workers()];
  site.child.kill('SIGKILL');
  await ended(site.child);
  await eventually(
    async () => left.filter(isRunning),
    (pids) => pids.length === 0,
  );

  settings.WORKERS = '1';
  const bundled = await bundledAt();
  site = await start();
  // The primary's program does not contain the changed file.
  expect(await bundledAt()).toBe(bundled);
  expect(await shows(markOf('First'))).toBe(true);
  const building = await builder();
  // A copy without a sign of life for a minute counts as gone.
  await query(site.databaseUrl, `update site_processes set "seenAt" = now() - interval '1 hour'`);
  await eventually(
    () =>
      query(
        site.databaseUrl,
        `select 1 from site_processes where "seenAt" > now() - interval '1 minute'`,
      ),
    (heard) => heard.length === 1,
  );
  process.kill(building, 'SIGKILL');
  const row = await eventually(
    () => versionRow(site.databaseUrl, second),
    (one) => one?.problem !== null,
  );
  const problem = expect.stringMatching(/^The build was ended before .* more memory: 2 GB/);
  expect(row).toEqual({ isBuilt: false, problem, copies: 0 });
  expect(await shows(markOf('First'))).toBe(true);
});

test('the live version is kept when it cannot be built at a start', async () => {
  const [first] = await query<{ id: string }>(
    site.databaseUrl,
    'select id from site_versions where problem is null',
  );
  await site.stop();
  const bundled = await bundledAt();
  await change('in the fourth edition', { isBuilt: true });
  await appendFile(path.join(project.path, 'server.ts'), '// Changed as well.\n');
  await replaceNextBuild(`throw new TypeError('no such course');`);
  site = await start();
  expect(await bundledAt()).toBeGreaterThan(bundled);
  expect(await shows('in the fourth edition')).toBe(true);
  const [copy] = await eventually(
    () =>
      query<{ problem: string | null; detail: string | null }>(
        site.databaseUrl,
        'select problem, "problemDetail" as detail from site_processes where "versionId" is null',
      ),
    ([one]) => typeof one?.problem === 'string',
  );
  expect(copy).toEqual({
    problem: expect.stringMatching(/^The pages cannot be built with these changes\. Take back/),
    detail: 'The site could not be built: TypeError: no such course',
  });
  expect((await versionRow(site.databaseUrl, first?.id ?? ''))?.problem).toBeNull();
});

function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
