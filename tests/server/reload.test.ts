import { readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '../support/process/free-port';
import { readOnce, visitors } from '../support/process/load';
import { addVersion, copyProject } from '../support/process/project-copy';
import { ended, eventually, startSite, temporaryFolder, type Site } from '../support/process/site';

const folder = temporaryFolder();
let project: Awaited<ReturnType<typeof copyProject>>;
let site: Site;
let settings: Record<string, string>;
const start = () => startSite(path.join(folder.path, 'data'), settings, project.path);

beforeAll(async () => {
  project = await copyProject('reloaded');
  // A port of its own: it has to be the same after the only worker was replaced.
  settings = { WORKERS: '2', PORT: String(await freePort()) };
  site = await start();
});
afterAll(async () => {
  await site.stop();
  await project.remove();
});

/** Changes the program; `isBuilt` as if its build had been made already. */
async function change(mark: string, { isBuilt }: { isBuilt: boolean }): Promise<void> {
  const file = path.join(project.path, 'content/about.ts');
  const [text = ''] = (await readFile(file, 'utf8')).split('\n// ');
  await writeFile(file, `${text}\n// ${mark}\n`);
  if (isBuilt) await addVersion(project.path, project.version, { facts: {}, mark });
}

/** Puts this in the place of `next build`. */
async function replaceNextBuild(program: string): Promise<void> {
  const file = path.join(project.path, 'node_modules/next/dist/bin/next');
  // Deleted first: it is a link to the package's file.
  await rm(file);
  await writeFile(file, program);
}

const shows = async (text: string) => (await readOnce(`${site.url}/about`)).body.includes(text);
const said = (text: string) => site.output().split(text).length - 1;
const followed = '"where":"reload","version"';
const refused = 'The version before goes on.';

/** Sends SIGHUP and waits until it has been followed, or refused. */
async function reload(outcome: string): Promise<void> {
  const times = said(outcome);
  site.child.kill('SIGHUP');
  await eventually(
    async () => said(outcome),
    (now) => now > times,
    60_000,
  );
}

const builders = () => site.children('build.ts');

test('a changed program takes over without a failed request; files of pages that are open stay', async () => {
  const page = await (await fetch(`${site.url}/about`)).text();
  const [style = ''] = /\/_next\/static\/[^"]+\.css/.exec(page) ?? [];
  const first = site.workers();
  const load = visitors(site.url, ['/about', '/', '/gate', '/api/health/ready', '/history']);
  await change('in the second edition', { isBuilt: true });
  await reload(followed);
  expect(await shows('in the second edition')).toBe(true);
  const { wrong, answered } = await load.end();
  expect(wrong).toEqual([]);
  expect(answered).toBeGreaterThan(50);
  await eventually(
    async () => site.workers().filter((pid) => first.includes(pid)),
    (left) => left.length === 0,
    100_000,
  );
  expect(site.workers()).toHaveLength(2);
  expect((await fetch(site.url + style)).status).toBe(200);
});

test('a program that cannot be built leaves the running one, and so does a build that is killed', async () => {
  const running = site.workers();
  await replaceNextBuild(`throw new TypeError('no such course');`);
  await change('in the third edition', { isBuilt: false });
  await reload(refused);
  expect(site.output()).toContain('The site could not be built: TypeError: no such course');

  await replaceNextBuild('setInterval(() => {}, 1_000);');
  const times = said(refused);
  site.child.kill('SIGHUP');
  const [pid = 0] = await eventually(
    async () => builders(),
    (pids) => pids.length > 0,
  );
  process.kill(pid, 'SIGKILL');
  await eventually(
    async () => said(refused),
    (now) => now > times,
  );
  expect(site.workers()).toEqual(running);
  expect(await shows('in the second edition')).toBe(true);
});

test('versions change places many times: nothing fails and the memory comes back', async () => {
  await change('in the fourth edition', { isBuilt: true });
  await reload(followed);
  await eventually(
    async () => site.workers().length,
    (count) => count === 2,
    100_000,
  );
  const before = site.memory();
  const load = visitors(site.url, ['/about', '/', '/gate'], 2);
  for (const mark of ['second', 'fourth', 'second', 'fourth']) {
    await change(`in the ${mark} edition`, { isBuilt: true });
    await reload(followed);
    expect(await shows(`in the ${mark} edition`)).toBe(true);
  }
  expect((await load.end()).wrong).toEqual([]);
  await eventually(
    async () => site.workers().length,
    (count) => count === 2,
    100_000,
  );
  expect(site.memory()).toBeLessThan(before * 1.3);
});

test('a worker that is killed is replaced while the other answers', async () => {
  const [killed = 0, other] = site.workers();
  process.kill(killed, 'SIGKILL');
  await eventually(
    async () => site.workers(),
    (pids) => pids.length === 2 && !pids.includes(killed),
  );
  expect(site.workers()).toContain(other);
  expect((await fetch(`${site.url}/api/health/ready`)).status).toBe(200);
  expect(said('"where":"worker"')).toBe(1);
});

test('a primary that is killed during a build takes everything with it, and the next start serves', async () => {
  await change('in the fifth edition', { isBuilt: false });
  site.child.kill('SIGHUP');
  const [building = 0] = await eventually(
    async () => builders(),
    (pids) => pids.length > 0,
  );
  const left = [...site.workers(), building];
  site.child.kill('SIGKILL');
  await ended(site.child);
  await eventually(
    async () => left.filter(isRunning),
    (pids) => pids.length === 0,
  );
  await change('in the fourth edition', { isBuilt: true });
  site = await start();
  expect(await shows('in the fourth edition')).toBe(true);
});

function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
