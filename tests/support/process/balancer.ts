import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './free-port';
import { ended, eventually } from './site';

interface Balancer {
  url: string;
  /** The load balancer in use. */
  kind: 'nginx' | 'stand-in';
  stop(): Promise<void>;
}

/** nginx with several processes in round robin; a minimal replacement where it is not installed. */
export async function startBalancer(sites: readonly string[]): Promise<Balancer> {
  return (await startNginx(sites)) ?? standIn(sites);
}

/** As in the README for several processes. */
function configuration(port: number, folder: string, sites: readonly string[]): string {
  const servers = sites.map((url) => `server ${new URL(url).host} max_fails=0;`).join('\n    ');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'scgi', 'uwsgi'];
  return `
daemon off;
pid ${folder}/nginx.pid;
error_log /dev/null;
events {}
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  upstream institute {
    ${servers}
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://institute;
      proxy_next_upstream error http_503 non_idempotent;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
    }
  }
}`;
}

async function startNginx(sites: readonly string[]): Promise<Balancer | null> {
  const folder = await mkdtemp(path.join(tmpdir(), 'orbital-balancer-'));
  const port = await freePort();
  const file = path.join(folder, 'nginx.conf');
  await writeFile(file, configuration(port, folder, sites));
  const child = spawn('nginx', ['-c', file], { stdio: 'ignore' });
  const stop = async () => {
    if (child.pid) await ended(child, 'SIGTERM');
    await rm(folder, { recursive: true });
  };
  const started = await once(child, 'spawn').catch(() => null);
  if (!started) {
    await rm(folder, { recursive: true });
    return null;
  }
  const url = `http://127.0.0.1:${port}`;
  await eventually(
    () =>
      fetch(`${url}/api/health/live`).then(
        ({ ok }) => ok || child.exitCode !== null,
        () => false,
      ),
    Boolean,
  );
  return { url, kind: 'nginx', stop };
}

async function standIn(sites: readonly string[]): Promise<Balancer> {
  let turn = 0;
  const server = createServer((incoming, answer) => {
    turn += 1;
    const order = sites.map((_, index) => sites[(turn + index) % sites.length] as string);
    void pass(incoming, answer, order);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `http://127.0.0.1:${port}`, kind: 'stand-in', stop };
}

/** Like nginx, tries the next process when one refuses the connection. */
async function pass(incoming: IncomingMessage, answer: ServerResponse, order: string[]) {
  const body: Buffer[] = [];
  for await (const chunk of incoming) body.push(chunk as Buffer);
  for (const to of order) {
    const response = await ask(to, incoming, Buffer.concat(body)).catch(() => null);
    if (!response || response.statusCode === 503) continue;
    answer.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(answer);
    return;
  }
  answer.writeHead(502).end();
}

async function ask(to: string, { method, url, headers }: IncomingMessage, body: Buffer) {
  const sent = request(`${to}${url}`, { method, headers: { ...headers, connection: 'close' } });
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return response;
}
