import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { embeddedUrl, startEmbedded } from '../../../prisma/embedded';

/** The URL of the tested build; the same everywhere, so that it is built once. */
export const SITE_URL = 'http://localhost:3000';

export interface Site {
  url: string;
  child: ChildProcess;
  databaseUrl: string;
  /** Pid of the embedded PostgreSQL. */
  postgresPid(): number;
  /** Stops it as `systemctl stop` would; resolves with the exit code. */
  stop(): Promise<number | null>;
  output(): string;
  /** Pids of its child processes with this text in their command line. */
  children(says: string): number[];
  workers(): number[];
  /** Memory of the primary and its workers, in megabytes. */
  memory(): number;
}

type Settings = Record<string, string>;

type Database = Awaited<ReturnType<typeof startEmbedded>>;

const started = new Set<ChildProcess>();
const databases = new Set<Database>();

/** A temporary data folder for a test file. Its sites and databases are stopped and it is deleted at the end. */
export function temporaryFolder(): { path: string } {
  const folder = { path: '' };
  beforeAll(async () => {
    folder.path = await mkdtemp(path.join(tmpdir(), 'orbital-site-'));
  });
  afterAll(async () => {
    await Promise.all([...started].map((child) => ended(child, 'SIGTERM')));
    await Promise.all([...databases].map((database) => database.stop()));
    await rm(folder.path, { recursive: true, force: true });
  });
  return folder;
}

/** Runs `npm start`'s command on a free port and waits until it is ready or has exited. */
export async function tryStart(
  dataDir: string,
  settings: Settings = {},
  sources = '.',
): Promise<Site | string> {
  const child = spawn(process.execPath, ['lib/commands/start.mjs'], {
    cwd: sources,
    env: cleanEnv({ PORT: '0', SITE_URL, DATABASE_URL: '', DATA_DIR: dataDir, ...settings }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.add(child);
  let output = '';
  const url = await new Promise<string | null>((resolve) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const port = /Ready on http:\/\/localhost:(\d+)/.exec(output)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', () => resolve(null));
  });
  if (!url) return output;
  return {
    url,
    child,
    databaseUrl: settings.DATABASE_URL ?? embeddedUrl(path.join(dataDir, 'postgres')),
    postgresPid: () =>
      Number(readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]),
    stop: () => ended(child, 'SIGTERM'),
    output: () => output,
    children: (says) => childrenOf(child, says),
    workers: () => childrenOf(child, 'worker.mjs'),
    memory: () =>
      [child.pid ?? 0, ...childrenOf(child, 'worker.mjs')]
        .map((pid) => Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0))
        .reduce((sum, kilobytes) => sum + kilobytes / 1024, 0),
  };
}

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The process has ended.
    return '';
  }
};

function childrenOf({ pid }: ChildProcess, says: string): number[] {
  return read(`/proc/${pid}/task/${pid}/children`)
    .trim()
    .split(' ')
    .map(Number)
    .filter((one) => read(`/proc/${one}/cmdline`).includes(says));
}

/** As `tryStart`; fails unless the site is ready. */
export async function firstStart(
  dataDir: string,
  settings?: Settings,
  sources?: string,
): Promise<Site> {
  const site = await tryStart(dataDir, settings, sources);
  if (typeof site === 'string') throw new Error(`The site did not start:\n${site}`);
  return site;
}

/**
 * As `firstStart`, on a copy of the prepared database if there is none yet: that saves a third of a first
 * start.
 */
export async function startSite(
  dataDir: string,
  settings?: Settings,
  sources?: string,
): Promise<Site> {
  if (!settings?.DATABASE_URL) await prepareDatabase(dataDir);
  return firstStart(dataDir, settings, sources);
}

/**
 * The built-in PostgreSQL of a data folder without a site, on a copy of the prepared database if there is
 * none yet.
 */
export async function startDatabase(dataDir: string): Promise<Database> {
  await prepareDatabase(dataDir);
  const database = await startEmbedded(path.join(dataDir, 'postgres'), console.error);
  databases.add(database);
  return database;
}

/** Copies the prepared database, which has no rows, unless there is one. */
export async function prepareDatabase(dataDir: string): Promise<void> {
  const database = path.join(dataDir, 'postgres');
  if (!process.env.PREPARED_DATA || existsSync(database)) return;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await cp(path.join(process.env.PREPARED_DATA, 'postgres'), database, { recursive: true });
}

/** The URL of a site shared by all test files that only read. It trusts this machine as a proxy. */
export function sharedSite(): { url: string } {
  return { url: process.env.SHARED_SITE ?? '' };
}

export async function ended(child: ChildProcess, signal?: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  if (signal) child.kill(signal);
  return exit;
}

/** An environment without the machine's settings. */
export function cleanEnv(settings: Settings): NodeJS.ProcessEnv {
  const { PATH, HOME } = process.env;
  return {
    PATH,
    HOME,
    TRUSTED_PROXIES: '',
    WORKERS: '1',
    HOST: '127.0.0.1',
    ...settings,
  } as unknown as NodeJS.ProcessEnv;
}

/** Leaves processor time to the awaited process. */
const BETWEEN_TRIES_MS = 50;

/** Retries until `check` passes; fails with the last answer after half a minute, or after the given time. */
export async function eventually<T>(
  ask: () => Promise<T>,
  check: (answer: T) => boolean,
  withinMs = 30_000,
): Promise<T> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const answer = await ask();
    if (check(answer)) return answer;
    if (Date.now() > deadline)
      throw new Error(`Still ${JSON.stringify(answer)} after ${withinMs / 1000} seconds.`);
    await pause(BETWEEN_TRIES_MS);
  }
}
