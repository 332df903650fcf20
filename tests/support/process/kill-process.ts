import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { bundle } from './bundle';
import { cleanEnv, SITE_URL } from './site';

/** Bundles `killed-process.ts` with our modules, so that it starts quickly. */
export async function bundleKilled() {
  const { folder, remove } = await bundle('killed', 'tests/support/process/killed-process.ts');
  return { file: path.join(folder, 'killed-process.mjs'), remove };
}

/**
 * Runs work in a child process that is killed before its nth query.
 * @returns false when the work completed first
 */
export async function killedAt(
  nth: number,
  file: string,
  work: string[],
  settings: Record<string, string> = {},
): Promise<boolean> {
  const [name = '', ...needed] = work;
  const child = spawn(
    process.execPath,
    ['--conditions=react-server', file, name, String(nth), ...needed],
    {
      env: cleanEnv({ DATABASE_URL: process.env.DATABASE_URL ?? '', SITE_URL, ...settings }),
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  if (signal === 'SIGKILL') return true;
  if (code !== 0) throw new Error(complaint);
  return false;
}
