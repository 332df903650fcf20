import { execFile, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { bundle } from './bundle';
import { cleanEnv, SITE_URL } from './site';

const names = [
  'archive',
  'audit-check',
  'backup',
  'check',
  'leads',
  'rehearse',
  'promote',
  'reload',
  'restore',
  'seed-demo',
  'staff-create',
  'standby',
];

/** Bundles the commands that tests run, and the database's program, once for all test files. */
export async function bundleCommands(): Promise<void> {
  const commands = names.map((name) => `${name}=lib/commands/${name}.ts`);
  const database = 'database-server=tests/support/process/database-server.ts';
  const { folder } = await bundle('commands', ...commands, database);
  process.env.BUNDLED_COMMANDS = folder;
}

export async function removeCommands(): Promise<void> {
  await rm(process.env.BUNDLED_COMMANDS ?? '', { recursive: true, force: true });
}

export const passphrase = 'a passphrase of a test';

/** Runs a command of `lib/commands` on the data in `dataDir`, with or without a running site. */
export function runCommand(name: string, dataDir: string, ...args: string[]) {
  return runWith({ BACKUP_PASSPHRASE: passphrase }, name, dataDir, ...args);
}

/** Starts a command that goes on until it is stopped, such as the standby. */
export function startCommand(settings: Record<string, string>, name: string, dataDir: string) {
  const env = cleanEnv({ DATABASE_URL: '', DATA_DIR: dataDir, SITE_URL, ...settings });
  const command = ['--conditions=react-server', ...programOf(name)];
  return spawn(process.execPath, command, { env, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** As `runCommand`, with other settings. */
export function runWith(
  settings: Record<string, string>,
  name: string,
  dataDir: string,
  ...args: string[]
) {
  const command = ['--conditions=react-server', ...programOf(name), ...args];
  const env = cleanEnv({ DATABASE_URL: '', DATA_DIR: dataDir, SITE_URL, ...settings });
  return promisify(execFile)(process.execPath, command, { env }).then(
    ({ stdout, stderr }) => ({ failed: false, stdout, stderr }),
    ({ stdout, stderr }: { stdout: string; stderr: string }) => ({ failed: true, stdout, stderr }),
  );
}

/** The bundled command; drills bundle none and run it as npm does. */
function programOf(name: string): string[] {
  const { BUNDLED_COMMANDS } = process.env;
  if (!BUNDLED_COMMANDS) return ['--import', 'tsx', `lib/commands/${name}.ts`];
  return [path.join(BUNDLED_COMMANDS, `${name}.mjs`)];
}
