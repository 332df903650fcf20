import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../support/process/free-port';
import { ended, eventually } from '../../support/process/site';

/** An unprivileged uid on any Linux, which only root can switch to. */
const NOBODY = 65_534;

type Replacement = readonly [before: string, after: string];

export interface Front {
  url: string;
  pid: number;
  /** The log so far. */
  output(): string;
  stop(): Promise<void>;
}

/**
 * Runs `nginx.conf` on a free port, with the list of finished files of this project.
 * @param replacements what else is replaced in it, such as the site's address
 * @param project in whose folder the site runs
 */
export async function startFront(
  replacements: readonly Replacement[],
  project = '.',
): Promise<Front> {
  const folder = await mkdtemp(path.join(tmpdir(), 'orbital-nginx-'));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) await chown(folder, NOBODY, NOBODY);
  const port = await freePort();
  const file = path.join(folder, 'nginx.conf');
  await writeFile(
    file,
    replaceEach(await readFile('nginx.conf', 'utf8'), [
      ['listen 8080', `listen 127.0.0.1:${port}`],
      ['/srv/finished', path.resolve('.next/finished')],
      ['/srv/dist', path.resolve(project, 'dist')],
      ['/tmp/nginx', path.join(folder, 'nginx')],
      ...replacements,
    ]),
  );
  const child = spawn('nginx', ['-c', file], {
    stdio: ['ignore', 'inherit', 'pipe'],
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk));
  await once(child, 'spawn').catch(() => {
    throw new Error('Install it: apt-get install nginx-light libnginx-mod-http-brotli-static');
  });
  const url = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(url).then(
      () => true,
      () => child.exitCode !== null,
    );
  await eventually(answers, Boolean);
  if (child.exitCode !== null) throw new Error(`nginx did not start:\n${output}`);
  const stop = async () => {
    await ended(child, 'SIGTERM');
    await rm(folder, { recursive: true });
  };
  return { url, pid: child.pid ?? 0, output: () => output, stop };
}

function replaceEach(text: string, replacements: readonly Replacement[]): string {
  return replacements.reduce((all, [before, after]) => {
    if (!all.includes(before)) throw new Error(`nginx.conf no longer says ${before}.`);
    return all.replaceAll(before, after);
  }, text);
}
