import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { cleanEnv, SITE_URL } from './site';

export const passphrase = 'a passphrase of a test';

/** Runs one of `lib/commands` on the data in `dataDir`, with or without a running site. */
export function runCommand(name: string, dataDir: string, ...args: string[]) {
  return runWith({ BACKUP_PASSPHRASE: passphrase }, name, dataDir, ...args);
}

/** The same with settings of its own. */
export function runWith(
  settings: Record<string, string>,
  name: string,
  dataDir: string,
  ...args: string[]
) {
  const command = [
    '--conditions=react-server',
    '--import',
    'tsx',
    `lib/commands/${name}.ts`,
    ...args,
  ];
  const env = cleanEnv({ DATABASE_URL: '', DATA_DIR: dataDir, SITE_URL, ...settings });
  return promisify(execFile)(process.execPath, command, { env }).then(
    ({ stdout, stderr }) => ({ failed: false, stdout, stderr }),
    ({ stdout, stderr }: { stdout: string; stderr: string }) => ({ failed: true, stdout, stderr }),
  );
}
