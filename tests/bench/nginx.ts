import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FINISHED_FOLDER } from '@/lib/publishing/finished-file';
import { freePort } from '../support/process/free-port';
import { startFront } from '../processes/docker/front';
import { startServer, type Server } from './processes';

/** Null, or a sentence saying what to install. */
export function missingNginx(): string | null {
  const found = spawnSync('nginx', ['-v'], { stdio: 'ignore' });
  return found.error ? 'nginx is not installed (Debian: apt-get install nginx-light).' : null;
}

/** One nginx process that sends the finished bytes from disk, compressed beforehand, and nothing else. */
export async function startNginx(folder: string): Promise<Server> {
  const port = await freePort();
  const place = path.resolve(folder, 'nginx');
  await mkdir(place, { recursive: true });
  const file = path.join(place, 'nginx.conf');
  await writeFile(file, configuration(port, place));
  const args = ['-c', file, '-e', path.join(place, 'error.log')];
  return startServer(`http://127.0.0.1:${port}`, 'nginx', args);
}

/** One process of Compose's nginx in front of the site, without its limits for one address. */
export async function startComposeNginx(siteUrl: string): Promise<Server> {
  const { url, pid, stop } = await startFront([
    ['http://site:3000', siteUrl],
    ['worker_processes auto', 'master_process off'],
    ['rate=500r/s', 'rate=1000000r/s'],
    ['keepalive_timeout 65s;', 'keepalive_timeout 65s; keepalive_requests 1000000000;'],
  ]);
  return { url, pid, stop };
}

function configuration(port: number, place: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `  ${kind}_temp_path ${place}/${kind};`,
  );
  return `daemon off;
master_process off;
pid ${place}/nginx.pid;
events { worker_connections 1024; }
http {
${temporary.join('\n')}
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  default_type text/html;
  gzip_static on;
  gzip_vary on;
  server {
    listen 127.0.0.1:${port};
    root ${path.resolve(FINISHED_FOLDER)};
    index index.html;
    location / { try_files $uri $uri.html $uri/ =404; }
  }
}
`;
}
