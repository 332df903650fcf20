import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';

const SECONDS = 5;
const CONNECTIONS = 32;

export interface Load {
  requests: number;
  perSecond: number;
  /** Answers that were neither 2xx nor 3xx. */
  refused: number;
}

/** Null, or a sentence saying what to install. */
export function missingWrk(): string | null {
  const found = spawnSync('wrk', ['--version'], { stdio: 'ignore' });
  return found.error ? 'wrk is not installed (Debian: apt-get install wrk).' : null;
}

/** Loads `url` for five seconds over 32 connections that accept gzip. */
export async function load(url: string, script?: string, ...args: string[]): Promise<Load> {
  const { stdout } = await promisify(execFile)('wrk', [
    '-t1',
    `-c${CONNECTIONS}`,
    `-d${SECONDS}s`,
    '--timeout',
    '30s',
    '-H',
    'Accept-Encoding: gzip',
    ...(script ? ['-s', script] : []),
    url,
    ...(args.length > 0 ? ['--', ...args] : []),
  ]);
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0);
  if (/Socket errors/.test(stdout)) throw new Error(`${url} broke under load:\n${stdout}`);
  return {
    requests: number(/(\d+) requests in/),
    perSecond: number(/Requests\/sec:\s*([\d.]+)/),
    refused: number(/Non-2xx or 3xx responses: (\d+)/),
  };
}
