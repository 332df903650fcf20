import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readlinkSync } from 'node:fs';
import { lstat, mkdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { postgresCommand } from './embedded-binaries';

const START_TIMEOUT_MS = 60_000;
const TAKEOVER_TIMEOUT_MS = 10_000;
const RESTARTS_PER_MINUTE = 5;

export interface EmbeddedDatabase {
  url: string;
  /** Ends all sessions, writes everything to disk and waits until the server is gone. */
  stop(): Promise<void>;
}

/** Another process of this site holds the data folder. `code` is for callers in another bundle. */
class DatabaseInUse extends Error {
  readonly code = 'DATABASE_IN_USE';
}

/** A Unix socket path may have 107 bytes, so the folder is short and does not lie beside the data. */
function socketFolder(dataFolder: string): string {
  const id = createHash('sha256').update(path.resolve(dataFolder)).digest('hex').slice(0, 12);
  return path.join(tmpdir(), `orbital-pg-${process.getuid?.() ?? 0}-${id}`);
}

/** Where the embedded server of `dataFolder` answers, whether or not it is running. */
export function embeddedUrl(dataFolder: string): string {
  return `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(socketFolder(dataFolder))}`;
}

export async function canConnect(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Anyone who may enter this folder may log in, so it must be ours and closed to others. */
async function prepareSocketFolder(folder: string): Promise<void> {
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const stat = await lstat(folder);
  if (!stat.isDirectory() || stat.uid !== process.getuid?.() || (stat.mode & 0o077) !== 0) {
    throw new Error(`${folder} exists but does not belong to this user alone. Remove it first.`);
  }
}

async function initialise(dataFolder: string): Promise<void> {
  if (existsSync(path.join(dataFolder, 'PG_VERSION'))) return;
  await mkdir(path.dirname(dataFolder), { recursive: true, mode: 0o700 });
  const unfinished = `${dataFolder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  const { file, args } = await postgresCommand('initdb', [
    ...['-D', unfinished, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8'],
    ...['--locale=C.UTF-8', '--data-checksums', '--no-instructions'],
  ]);
  const child = spawn(file, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const { code, stderr } = await outcome(child);
  if (code !== 0) throw new Error(explain(stderr));
  await rename(unfinished, dataFolder);
}

function outcome(child: ChildProcess): Promise<{ code: number | null; stderr: string }> {
  let stderr = '';
  child.stderr?.on('data', (chunk) => (stderr = (stderr + chunk).slice(-8_000)));
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: -1, stderr: error.message }));
    child.once('close', (code) => resolve({ code, stderr }));
  });
}

function explain(stderr: string): string {
  if (/unshare|setpriv/.test(stderr)) {
    return (
      'The built-in PostgreSQL cannot start here: this system does not let root open a user namespace ' +
      `(${stderr.trim().split('\n').at(-1)}). Start as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.`
    );
  }
  return `The built-in PostgreSQL did not start:\n${stderr.trim()}`;
}

/** True when the postmaster named in the lock file is a child of a living Node process. */
function hasLivingOwner(dataFolder: string): boolean {
  try {
    const pid = readFileSync(path.join(dataFolder, 'postmaster.pid'), 'utf8').split('\n')[0];
    const parent = /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return parent !== '1' && path.basename(readlinkSync(`/proc/${parent}/exe`)) === 'node';
  } catch {
    return false;
  }
}

async function launch(dataFolder: string): Promise<ChildProcess> {
  const sockets = socketFolder(dataFolder);
  await prepareSocketFolder(sockets);
  const { file, args } = await postgresCommand('postgres', [
    ...['-D', dataFolder, '-k', sockets, '-c', 'listen_addresses='],
    ...['-c', 'timezone=UTC', '-c', 'log_min_messages=warning'],
    // Statements carry names and phone numbers; they stay out of PostgreSQL's own log.
    ...['-c', 'log_min_error_statement=panic', '-c', 'log_error_verbosity=terse'],
  ]);
  // Its own process group: Ctrl-C in the terminal must reach us first, so that requests can finish.
  const child = spawn(file, args, { stdio: ['ignore', 'ignore', 'pipe'], detached: true });
  const ended = outcome(child);
  const failed = ended.then(({ stderr }) => ({ stderr }));
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const state = await Promise.race([failed, pause(50).then(() => null)]);
    if (state?.stderr.includes('postmaster.pid')) throw new DatabaseInUse(inUse(dataFolder));
    if (state?.stderr.includes('shared memory block')) throw new DatabaseInUse(inUse(dataFolder));
    if (state) throw new Error(explain(state.stderr));
    if (await canConnect(embeddedUrl(dataFolder))) return child;
  }
  child.kill('SIGINT');
  throw new Error('The built-in PostgreSQL did not answer within a minute.');
}

function inUse(dataFolder: string): string {
  return (
    `The data in ${path.dirname(dataFolder)} is already in use by a running copy of this site. ` +
    'Stop that one first, or give this one its own DATA_DIR and PORT.'
  );
}

/** After `kill -9` the old server needs a moment to go; a living owner is refused at once. */
async function launchOrTakeOver(dataFolder: string): Promise<ChildProcess> {
  const deadline = Date.now() + TAKEOVER_TIMEOUT_MS;
  for (;;) {
    try {
      return await launch(dataFolder);
    } catch (error) {
      const wait = error instanceof DatabaseInUse && !hasLivingOwner(dataFolder);
      if (!wait || Date.now() > deadline) throw error;
      await pause(250);
    }
  }
}

/**
 * Starts a real PostgreSQL on `dataFolder` (created when missing), reached over a Unix socket only.
 * If the server dies it is started again, up to five times a minute; after that `onLost` is called.
 * @throws DatabaseInUse when another running copy holds the folder
 */
export async function startEmbedded(
  dataFolder: string,
  onLost: (reason: string) => void,
): Promise<EmbeddedDatabase> {
  await initialise(dataFolder);
  let stopping = false;
  let child = await launchOrTakeOver(dataFolder);
  const crashes: number[] = [];

  const watch = (): void => {
    child.once('exit', async () => {
      if (stopping) return;
      crashes.push(Date.now());
      const recent = crashes.filter((at) => at > Date.now() - 60_000).length;
      if (recent > RESTARTS_PER_MINUTE) return onLost('PostgreSQL keeps stopping.');
      try {
        child = await launchOrTakeOver(dataFolder);
        watch();
      } catch (error) {
        onLost(error instanceof Error ? error.message : String(error));
      }
    });
  };
  watch();

  return {
    url: embeddedUrl(dataFolder),
    stop: async () => {
      stopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGINT');
      await gone;
    },
  };
}
