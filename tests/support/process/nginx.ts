import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './free-port';
import { ended, eventually } from './site';

/** An unprivileged user on any Linux. Only root switches to it. */
const NOBODY = 65_534;

/** Where it answers by what it tells visitors apart. */
export const SHOW_CLIENT = '/show-client';

export interface Nginx {
  url: string;
  /** The log so far. */
  output(): string;
  stop(): Promise<void>;
}

/** Runs `nginx.conf` in front of `siteUrl`; addresses and paths are replaced, `SHOW_CLIENT` is added. */
export async function startNginx(siteUrl: string): Promise<Nginx> {
  const folder = await mkdtemp(path.join(tmpdir(), 'orbital-nginx-'));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) await chown(folder, NOBODY, NOBODY);
  const port = await freePort();
  const file = path.join(folder, 'nginx.conf');
  await writeFile(
    file,
    replaceEach(await readFile('nginx.conf', 'utf8'), [
      ['listen 8080', `listen 127.0.0.1:${port}`],
      ['http://site:3000', siteUrl],
      ['/srv/finished', path.resolve('.next/finished')],
      ['/tmp/nginx', path.join(folder, 'nginx')],
      [
        'location / {',
        `location = ${SHOW_CLIENT} {\n      return 200 $client;\n    }\n\n    location / {`,
      ],
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
  return { url, output: () => output, stop };
}

function replaceEach(text: string, replacements: readonly (readonly [string, string])[]): string {
  return replacements.reduce((all, [before, after]) => {
    if (!all.includes(before)) throw new Error(`nginx.conf no longer says ${before}.`);
    return all.replaceAll(before, after);
  }, text);
}
