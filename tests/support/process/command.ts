import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { cleanEnv, SITE_URL } from './site';

/** Runs one of `lib/commands` on the data in `dataDir`, with or without a running site. */
export function runCommand(name: string, dataDir: string, ...args: string[]) {
  const command = [
    '--conditions=react-server',
    '--import',
    'tsx',
    `lib/commands/${name}.ts`,
    ...args,
  ];
  const env = cleanEnv({ DATABASE_URL: '', DATA_DIR: dataDir, SITE_URL });
  return promisify(execFile)(process.execPath, command, { env }).then(
    ({ stdout, stderr }) => ({ failed: false, stdout, stderr }),
    ({ stdout, stderr }: { stdout: string; stderr: string }) => ({ failed: true, stdout, stderr }),
  );
}
