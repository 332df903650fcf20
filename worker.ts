import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import next from 'next';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ErrorDocument } from './components/site/error-document';
import { findByToken } from './lib/accounts/sessions';
import { startBackgroundWork } from './lib/background-work';
import { everyCall } from './lib/every-call';
import { webhookHeaders } from './lib/payments/gateways/gateways';
import { env } from './lib/platform/env';
import { closeDatabase, pool } from './lib/platform/db';
import { pageHashes } from './lib/publishing/finished-file';
import { loadFinishedSite } from './lib/delivery/finished-site';
import { log, logFailure } from './lib/platform/log';
import { chooseSender } from './lib/platform/mail/senders';
import type { ErrorPages } from './lib/delivery/error-page';
import { pageDays } from './lib/delivery/page-days';
import { createPipeline, watchHealth, type Health } from './lib/delivery/pipeline';
import { builtAssets, loadPages } from './lib/delivery/next-output';
import { servedRoutes } from './lib/delivery/served-routes';
import { olderVersions } from './lib/publishing/version-folders';
import { drain, listen, stopListening } from './lib/delivery/web-server';
import { startTraces, type Traces } from './lib/delivery/traces';
import { fromPrimary, sendReport, toPrimary } from './lib/delivery/worker-messages';
import { workerMetrics } from './lib/delivery/worker-metrics';
import { flushSecurityLog } from './lib/platform/security-log';

// The second compiler of WebAssembly takes 60 MB in extra threads for Prisma's query compiler, which runs
// once for each form of a query.
setFlagsFromString('--liftoff-only');

/** The version that this worker serves: it is bundled into its folder. */
const folder = path.dirname(fileURLToPath(import.meta.url));
const build = path.join(folder, '.next');
const [, , slot = '0'] = process.argv;
const doesBackgroundWork = slot === '0';
const metrics = workerMetrics(slot);
let traces: Traces | undefined;

const finishedSite = loadFinishedSite(folder);
const CLOSE_MS = 10_000;
/** Until the database is asked again whether it answers. */
const AGAIN_MS = 1_000;

const leaving = new AbortController();
const closing = new AbortController();
let opening: Promise<Server> | undefined;
let server: Server | undefined;
let closed: Promise<void> | undefined;
let work: ReturnType<typeof startBackgroundWork> | undefined;
let workStopped: Promise<void> | undefined;
let health: Health | undefined;

/** Prepares everything; listens when the primary asks for it. */
async function prepare(): Promise<void> {
  const database = env.DATABASE_URL ?? '';
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT) {
    traces = await startTraces(everyCall, path.basename(folder));
  }
  health = watchHealth(database);
  const site = await finishedSite;
  for (const older of await olderVersions(folder)) {
    // Another copy of the site may have deleted it by now.
    await site
      .alsoServe(older, true)
      .catch((error: unknown) => logFailure('older versions', error));
  }
  // Next would listen for WebSocket upgrades on the server that it is given.
  const httpServer = createServer();
  const app = next({ dev: false, dir: folder, hostname: env.HOST, port: env.PORT, httpServer });
  await app.prepare();
  // Finished pages need no database, so a worker that replaces another answers while there is none.
  await Promise.all([
    pageDays(pool, pageHashes(site.manifest))
      .then(site.dateSitemap)
      .catch((error: unknown) => logFailure('sitemap', error)),
    // Loads the code of pages and Prisma's compiler of queries, so that the first visitors do not wait.
    loadPages(build),
    findByToken('').catch((error: unknown) => logFailure('warm-up', error)),
  ]);
  const serve = createPipeline({
    site,
    next: app.getRequestHandler(),
    routes: servedRoutes,
    health,
    errorPages: await renderErrorPages(),
    calls: everyCall,
    webhookHeaders,
    leaving: leaving.signal,
    closing: closing.signal,
  });
  const open = async () => {
    opening = listen(env, metrics.measured(traces?.traced(serve) ?? serve));
    server = await opening;
    toPrimary({ is: 'listening', port: (server.address() as { port: number }).port });
    if (doesBackgroundWork && (await databaseAnswers())) {
      work = startBackgroundWork(database, chooseSender(env));
      await work;
    }
  };
  fromPrimary((order) => {
    if (order.is === 'listen') void open().catch(fail);
  });
}

/** Waits for the database. @returns false when this worker leaves before */
async function databaseAnswers(): Promise<boolean> {
  while (!leaving.signal.aborted) {
    const answers = await pool.query('select').then(
      () => true,
      () => false,
    );
    if (answers) return !leaving.signal.aborted;
    await pause(AGAIN_MS);
  }
  return false;
}

async function alsoServe(other: string): Promise<void> {
  await (await finishedSite).alsoServe(other);
  toPrimary({ is: 'alsoServing' });
}

async function renderErrorPages(): Promise<ErrorPages> {
  const assets = await builtAssets(build);
  const render = (what: keyof ErrorPages) =>
    `<!DOCTYPE html>${renderToStaticMarkup(createElement(ErrorDocument, { ...assets, what }))}`;
  return { failed: render('failed'), away: render('away') };
}

function fail(error: unknown): void {
  const why = error instanceof Error ? error.message : String(error);
  if (!closing.signal.aborted) console.error(why);
  toPrimary({ is: 'failed', why });
  void stop(1);
}

/** Accepts no new connections, and ends the process with the last one. */
async function retire(): Promise<void> {
  if (closed) return;
  // The primary may have told it to listen just before, to replace a worker that died.
  await opening?.catch(() => undefined);
  if (!server) return stop(0);
  leaving.abort();
  closed = stopListening(server);
  toPrimary({ is: 'retiring' });
  void stopWork();
  await closed;
  await stop(0);
}

let stopped: Promise<void> | undefined;

/** Finishes requests in progress, closes all connections and then ends the process. */
function stop(exitCode: number): Promise<void> {
  stopped ??= (async () => {
    leaving.abort();
    closing.abort();
    if (server) await drain(server, (closed ??= stopListening(server)));
    // Without a database the closing would never end.
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
  await tellMetrics();
  await flushSecurityLog().catch(noteFault('security log'));
  await stopWork();
  await traces?.close().catch(noteFault('traces'));
  await closePools().catch(noteFault('database pools'));
  await flushSecurityLog().catch(noteFault('security log'));
}

const noteFault = (name: string) => (error: Error) =>
  log.error({ where: `closing ${name}`, kind: error.name });

async function tellMetrics(): Promise<void> {
  await sendReport({ is: 'measured', metrics: await metrics.read() });
}

/** Closes the pools of health checks and of `lib/platform/db.ts`. */
async function closePools(): Promise<void> {
  await health?.close();
  await closeDatabase();
}

// Ctrl-C signals the workers too, but only the primary decides when they stop. When it is gone,
// node:cluster ends them at once, so that the next start finds the port free.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
fromPrimary((order) => {
  if (order.is === 'alsoServe') alsoServe(order.folder).catch(fail);
  if (order.is === 'retire') void retire();
  if (order.is === 'stop') void stop(0);
  if (order.is === 'measure') void tellMetrics();
  if (order.is === 'ping') toPrimary({ is: 'alive' });
});

prepare().then(() => toPrimary({ is: 'prepared' }), fail);
