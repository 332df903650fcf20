import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import next from 'next';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ErrorDocument } from './components/site/error-document';
import { findByToken } from './lib/accounts/sessions';
import { startBackgroundWork } from './lib/office/background-work';
import { everyCall } from './lib/office/every-call';
import { env } from './lib/platform/env';
import { loadFinishedSite } from './lib/platform/finished-site/finished-site';
import { log, logFailure } from './lib/platform/log';
import { chooseSender } from './lib/platform/mail/senders';
import { builtAssets } from './lib/platform/process/error-page';
import { loadRoutes } from './lib/platform/process/load-routes';
import { createPipeline, watchHealth, type Health } from './lib/platform/process/pipeline';
import { olderVersions } from './lib/platform/process/versions';
import { drain, listen, stopListening } from './lib/platform/process/web-server';
import { fromPrimary, toPrimary } from './lib/platform/process/worker-messages';
import { flushSecurityLog } from './lib/platform/security-log';

/** The version that this worker serves: it is bundled into its folder. */
const folder = path.dirname(fileURLToPath(import.meta.url));
const build = path.join(folder, '.next');
const doesBackgroundWork = process.argv[2] === '0';

const finishedSite = loadFinishedSite(folder);
const CLOSE_MS = 10_000;

const leaving = new AbortController();
const closing = new AbortController();
let server: Server | undefined;
let closed: Promise<void> | undefined;
let work: ReturnType<typeof startBackgroundWork> | undefined;
let workStopped: Promise<void> | undefined;
let health: Health | undefined;

/** Makes everything ready; listens when the primary says so. */
async function prepare(): Promise<void> {
  const database = env.DATABASE_URL ?? '';
  health = watchHealth(database);
  const site = await finishedSite;
  for (const older of await olderVersions(folder)) {
    // Another copy of the site may have deleted it by now.
    await site.alsoServe(older).catch((error: unknown) => logFailure('older versions', error));
  }
  // Next would listen for WebSocket upgrades on the server that it is given.
  const httpServer = createServer();
  const app = next({ dev: false, dir: folder, hostname: env.HOST, port: env.PORT, httpServer });
  await app.prepare();
  // What the first visitors would wait for: the code of the routes, and Prisma's compiler of queries.
  await loadRoutes(build);
  await findByToken('');
  const serve = createPipeline({
    site,
    next: app.getRequestHandler(),
    health,
    errorPage: await renderErrorPage(),
    calls: everyCall,
    leaving: leaving.signal,
    closing: closing.signal,
  });
  const open = async () => {
    server = await listen(env, serve);
    toPrimary({ is: 'listening', port: (server.address() as { port: number }).port });
    if (doesBackgroundWork && !leaving.signal.aborted) {
      work = startBackgroundWork(database, chooseSender(env));
      await work;
    }
  };
  fromPrimary((order) => {
    if (order.is === 'listen') void open().catch(fail);
  });
}

async function alsoServe(other: string): Promise<void> {
  await (await finishedSite).alsoServe(other);
  toPrimary({ is: 'alsoServing' });
}

async function renderErrorPage(): Promise<string> {
  const document = createElement(ErrorDocument, await builtAssets(build));
  return `<!DOCTYPE html>${renderToStaticMarkup(document)}`;
}

function fail(error: unknown): void {
  const why = error instanceof Error ? error.message : String(error);
  if (!closing.signal.aborted) console.error(why);
  toPrimary({ is: 'failed', why });
  void stop(1);
}

/** Accepts nothing more, and ends with the last open connection. */
async function retire(): Promise<void> {
  if (closed) return;
  if (!server) return stop(0);
  leaving.abort();
  closed = stopListening(server);
  toPrimary({ is: 'retiring' });
  void stopWork();
  await closed;
  await stop(0);
}

let stopped: Promise<void> | undefined;

/** Answers what is in progress, ends all connections and then the process. */
function stop(exitCode: number): Promise<void> {
  stopped ??= (async () => {
    leaving.abort();
    closing.abort();
    if (server) await drain(server, (closed ??= stopListening(server)));
    // Without a database, nothing is waited for in vain.
    await Promise.race([closeRest(), pause(CLOSE_MS)]);
    process.exit(exitCode);
  })();
  return stopped;
}

function stopWork(): Promise<void> {
  const stopped = async () => (await work)?.stop();
  return (workStopped ??= stopped().catch(noteFault('background work')));
}

async function closeRest(): Promise<void> {
  await flushSecurityLog().catch(noteFault('security log'));
  await stopWork();
  await closePools().catch(noteFault('database pools'));
  await flushSecurityLog().catch(noteFault('security log'));
}

const noteFault = (name: string) => (error: Error) =>
  log.error({ where: `closing ${name}`, kind: error.name });

/** Closes the pool of health checks and the one that `lib/platform/db.ts` opened. */
async function closePools(): Promise<void> {
  await health?.close();
  await (globalThis as { database?: { pool: { end(): Promise<void> } } }).database?.pool.end();
}

// Ctrl-C signals the workers too, but only the primary decides when they stop.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
fromPrimary((order) => {
  if (order.is === 'alsoServe') alsoServe(order.folder).catch(fail);
  if (order.is === 'retire') void retire();
  if (order.is === 'stop') void stop(0);
});
process.once('disconnect', () => void stop(0));

prepare().then(() => toPrimary({ is: 'prepared' }), fail);
