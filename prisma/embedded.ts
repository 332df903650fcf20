import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { explainFailure, outcomeOf, postgresCommand } from './embedded-binaries';
import { ensureCluster } from './embedded-cluster';
import {
  canConnect,
  embeddedUrl,
  lockFile,
  prepareSocketFolder,
  removeSocketFolder,
} from './embedded-socket';

const START_TIMEOUT_MS = 60_000;
const TAKEOVER_TIMEOUT_MS = 10_000;
const RESTARTS_PER_MINUTE = 5;

export interface EmbeddedDatabase {
  url: string;
  /** Ends all sessions, writes everything to disk and waits until the server is gone. */
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
      'Stop that one first, or give this one its own DATA_DIR and PORT.',
  );
}

/** True when the postmaster named in the lock file is a child of a living Node process. */
function hasLivingOwner(dataFolder: string): boolean {
  try {
    const status = readFileSync(`/proc/${lockFile(dataFolder)[0]}/status`, 'utf8');
    const parent = /^PPid:\s*(\d+)/m.exec(status)?.[1];
    return parent !== '1' && path.basename(readlinkSync(`/proc/${parent}/exe`)) === 'node';
  } catch {
    return false;
  }
}

async function launch(dataFolder: string): Promise<Server> {
  const sockets = await prepareSocketFolder(dataFolder);
  const { file, args } = await postgresCommand('postgres', [
    ...['-D', dataFolder, '-k', sockets, '-c', 'listen_addresses='],
    ...['-c', 'timezone=UTC', '-c', 'log_min_messages=warning'],
    // Statements carry names and phone numbers; they stay out of PostgreSQL's own log.
    ...['-c', 'log_min_error_statement=panic', '-c', 'log_error_verbosity=terse'],
  ]);
  // Its own process group: Ctrl-C in the terminal must reach us first, so that requests can finish.
  const child = spawn(file, args, { stdio: ['ignore', 'ignore', 'pipe'], detached: true });
  const ended = outcomeOf(child);
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const failed = await Promise.race([ended, pause(50).then(() => null)]);
    if (failed && isLocked(failed.stderr)) throw inUse(dataFolder);
    if (failed) throw new Error(explainFailure(failed.stderr));
    if (await canConnect(embeddedUrl(dataFolder))) return { child, ended };
  }
  child.kill('SIGINT');
  throw new Error('The built-in PostgreSQL did not answer within a minute.');
}

function isLocked(stderr: string): boolean {
  return /postmaster\.pid.* already exists|pre-existing shared memory block/.test(stderr);
}

/** After `kill -9` the old server needs a moment to go; a living owner is refused at once. */
async function launchOrTakeOver(dataFolder: string): Promise<Server> {
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
 * If the server dies it is started again, up to five times a minute; after that `onLost` is called
 * with what PostgreSQL said last.
 * @throws Error with a sentence, also when another running copy holds the folder
 */
export async function startEmbedded(
  dataFolder: string,
  onLost: (reason: string) => void,
): Promise<EmbeddedDatabase> {
  await ensureCluster(dataFolder);
  let stopping = false;
  let server = await launchOrTakeOver(dataFolder);
  const crashes: number[] = [];

  const restart = async ({ stderr }: { stderr: string }): Promise<void> => {
    if (stopping) return;
    crashes.push(Date.now());
    const recent = crashes.filter((at) => at > Date.now() - 60_000).length;
    if (recent > RESTARTS_PER_MINUTE) return onLost(explainFailure(stderr));
    try {
      server = await launchOrTakeOver(dataFolder);
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
