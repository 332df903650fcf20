import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { isRunning } from './process-id';
import { explainFailure, outcomeOf, postgresCommand } from './embedded-binaries';

const isCluster = (folder: string) => existsSync(path.join(folder, 'PG_VERSION'));

/**
 * Creates an empty database cluster in `dataFolder` unless there is one. It is made beside and moved
 * into place, so that one that was cut off is never taken for a finished one.
 */
export async function ensureCluster(dataFolder: string): Promise<void> {
  if (isCluster(dataFolder)) return;
  await mkdir(path.dirname(dataFolder), { recursive: true, mode: 0o700 });
  await removeAbandoned(dataFolder);
  const unfinished = `${dataFolder}.new-${process.pid}`;
  const { file, args } = await postgresCommand('initdb', [
    ...['-D', unfinished, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8'],
    ...['--locale=C.UTF-8', '--data-checksums', '--no-instructions'],
  ]);
  const child = spawn(file, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const { code, stderr } = await outcomeOf(child);
  if (code !== 0) throw new Error(explainFailure(stderr));
  await rename(unfinished, dataFolder).catch(async (error: Error) => {
    await rm(unfinished, { recursive: true, force: true });
    // Another start was quicker: its cluster is as good as ours.
    if (!isCluster(dataFolder)) throw error;
  });
}

/** What a start that was killed left half made. */
async function removeAbandoned(dataFolder: string): Promise<void> {
  const folder = path.dirname(dataFolder);
  const prefix = `${path.basename(dataFolder)}.new-`;
  for (const name of await readdir(folder)) {
    if (!name.startsWith(prefix) || isRunning(Number(name.slice(prefix.length)))) continue;
    await rm(path.join(folder, name), { recursive: true, force: true });
  }
}
