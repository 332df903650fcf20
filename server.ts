import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import next from 'next';
import type { Pool } from 'pg';
import { env } from './lib/env';
import { log } from './lib/log';
import { buildIfNeeded } from './lib/server/build';
import { noteClientAddress } from './lib/server/client-address';
import { watchHealth, type Health } from './lib/server/health';
import { knownPaths, lowerCaseTarget } from './lib/server/known-paths';
import { isApi, refuseRequest } from './lib/server/request-rules';
import { embeddedFolder, migrationsFolder } from './prisma/database';
import { startEmbedded } from './prisma/embedded';
import { migrate } from './prisma/migrate';

const DRAIN_TIMEOUT_MS = 20_000;
const UNREAD_BODY_MS = 3_000;

type Serve = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

const closing = new AbortController();
/** What was opened, in order; closed in reverse. */
const toClose: { name: string; close: () => Promise<unknown> }[] = [];

async function start(): Promise<void> {
  const database = env.DATABASE_URL ?? (await startDatabase());
  // Pages and handlers read it from here; they run in this process but in bundles of their own.
  process.env.DATABASE_URL = database;
  process.env.SITE_URL = env.SITE_URL;

  let serve: Serve = (request, response) => answer(response, 503, { status: 'starting' });
  const server = await listen((request, response) => serve(request, response));
  toClose.push({ name: 'web server', close: () => drain(server) });

  await buildIfNeeded(env.SITE_URL, closing.signal);
  await migrate(database, migrationsFolder);
  const health = watchHealth(database);
  toClose.push({ name: 'health check', close: health.close });
  toClose.push({ name: 'database pool', close: closeSharedPool });
  const app = next({ dev: false, hostname: env.HOST, port: env.PORT });
  await app.prepare();
  serve = await pipeline(app.getRequestHandler(), health);
  const { port } = server.address() as { port: number };
  console.log(`Ready on http://localhost:${port}`);
}

async function startDatabase(): Promise<string> {
  const database = await startEmbedded(embeddedFolder(env.DATA_DIR), (reason) => {
    log.error({ where: 'built-in PostgreSQL', reason });
    void stop(1);
  });
  toClose.push({ name: 'built-in PostgreSQL', close: database.stop });
  return database.url;
}

/** The pool that `lib/db.ts` opened in the bundles of pages and handlers, if one of them was used. */
async function closeSharedPool(): Promise<void> {
  await (globalThis as { database?: { pool: Pool } }).database?.pool.end();
}

/** The order in which a request meets us: rules, health, letter case, then Next. */
async function pipeline(handle: Serve, health: Health): Promise<Serve> {
  const known = await knownPaths('.next');
  return async (request, response) => {
    noteClientAddress(request, env.TRUSTED_PROXIES);
    if (closing.signal.aborted) response.setHeader('Connection', 'close');
    const refusal = refuseRequest(request);
    if (refusal) {
      const { status, headers, code, message } = refusal;
      return answer(response, status, { success: false, code, message }, headers);
    }
    const url = request.url ?? '/';
    if (url === '/api/health/live') return answer(response, 200, { status: 'live' });
    if (url === '/api/health/ready') {
      const ready = !closing.signal.aborted && (await health.isReady());
      return answer(response, ready ? 200 : 503, { status: ready ? 'ready' : 'not ready' });
    }
    const target = isApi(url) ? null : lowerCaseTarget(url, known);
    if (target) return answer(response, 308, { location: target }, { Location: target });
    await handle(request, response);
  };
}

function answer(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    ...headers,
  });
  response.end(JSON.stringify(body));
}

/** Limits against clients that send too much or too slowly. */
function listen(serve: Serve): Promise<Server> {
  const server = createServer(
    { maxHeaderSize: 16_384, connectionsCheckingInterval: 1_000, keepAliveTimeout: 65_000 },
    (request, response) => {
      response.once('finish', () => endUnreadBody(request));
      Promise.resolve(serve(request, response)).catch(() => response.destroy());
    },
  );
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  server.setTimeout(60_000);
  server.maxHeadersCount = 100;
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = `Port ${env.PORT} is taken by another program. Stop it, or set PORT to another number.`;
      reject(error.code === 'EADDRINUSE' ? new Error(taken) : error);
    });
    server.listen(env.PORT, env.HOST, () => resolve(server));
  });
}

/** Someone who has been answered but goes on sending gets a moment to notice. */
function endUnreadBody(request: IncomingMessage): void {
  if (!request.complete) setTimeout(() => request.destroy(), UNREAD_BODY_MS).unref();
}

/** Requests under way are answered; whoever needs longer than the limit is cut off. */
async function drain(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  // A connection that has just been answered would stay open for the client's next request.
  const closeIdle = setInterval(() => server.closeIdleConnections(), 50);
  const cutOff = setTimeout(() => server.closeAllConnections(), DRAIN_TIMEOUT_MS);
  await closed;
  clearInterval(closeIdle);
  clearTimeout(cutOff);
}

let stopped: Promise<void> | undefined;

/** Idempotent: Ctrl-C reaches us twice, once from the terminal and once from npm. */
function stop(exitCode: number): Promise<void> {
  stopped ??= (async () => {
    closing.abort();
    for (const { name, close } of toClose.reverse()) {
      await close().catch((error: Error) =>
        log.error({ where: `closing ${name}`, kind: error.name }),
      );
    }
    process.exit(exitCode);
  })();
  return stopped;
}

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
  process.on(signal, () => void stop(0));

start().catch((error: unknown) => {
  if (!closing.signal.aborted) console.error(error instanceof Error ? error.message : error);
  void stop(1);
});
