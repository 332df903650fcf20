import { createServer } from 'node:http';
import next from 'next';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ErrorDocument } from './components/site/error-document';
import { findByToken } from './lib/accounts/sessions';
import { queues, startBackgroundWork } from './lib/office/background-work';
import { everyCall } from './lib/office/every-call';
import { eraseAgain } from './lib/office/people/erase-again';
import { makeFirstOwner } from './lib/office/staff/first-owner';
import { resealCodes } from './lib/office/staff/staff-codes';
import { withPool } from './lib/platform/database-connection';
import { env } from './lib/platform/env';
import { log } from './lib/platform/log';
import { chooseSender } from './lib/platform/mail/senders';
import { buildIfNeeded, claimBuild } from './lib/platform/process/build';
import { builtAssets } from './lib/platform/process/error-page';
import { loadRoutes } from './lib/platform/process/load-routes';
import {
  answerWhileStarting,
  createPipeline,
  watchHealth,
  type Health,
} from './lib/platform/process/pipeline';
import { prepareDatabase, warnOfPowerfulRole } from './lib/platform/process/prepare-database';
import { drain, listen, type Serve } from './lib/platform/process/web-server';
import { flushSecurityLog, noteChangedKeys } from './lib/platform/security-log';
import { embeddedFolder } from './prisma/database';
import { embeddedUrl, startEmbedded } from './prisma/embedded';

const closing = new AbortController();
/** Closed in reverse order. */
const toClose: { name: string; close: () => Promise<unknown> }[] = [];

async function start(): Promise<void> {
  const { ownerUrl, database } = await databaseUrls();
  env.DATABASE_URL = database;
  // Pages and handlers run in this process, but their bundles parse the settings again.
  process.env.DATABASE_URL = database;
  delete process.env.MIGRATION_DATABASE_URL;
  process.env.SITE_URL = env.SITE_URL;

  toClose.push({ name: 'security log', close: flushSecurityLog });
  await noteChangedKeys();
  const health = watchHealth(database);
  toClose.push({ name: 'database pools', close: () => closePools(health) });
  let stopWork = async () => {};
  toClose.push({ name: 'background work', close: () => stopWork() });
  let serve: Serve = answerWhileStarting;
  const server = await listen(env, (request, response) => serve(request, response));
  // Closed first: requests in progress need everything else.
  toClose.push({ name: 'web server', close: () => drain(server) });

  await buildIfNeeded(env.SITE_URL, closing.signal);
  await claimBuild();
  await prepareDatabase(ownerUrl, queues, database);
  await warnOfPowerfulRole(database);
  const { students, leads } = await withPool(database, eraseAgain);
  if (students + leads > 0) {
    log.warn({ where: 'erased people', students, leads, hint: 'A backup had brought them back.' });
  }
  await withPool(database, resealCodes);
  // Next would listen for WebSocket upgrades on the server that it is given.
  const httpServer = createServer();
  const app = next({ dev: false, hostname: env.HOST, port: env.PORT, httpServer });
  await app.prepare();
  // What the first visitors would wait for: the code of the routes, and Prisma's compiler of queries.
  await loadRoutes('.next');
  await findByToken('');
  const errorPage = await renderErrorPage();
  const handler = app.getRequestHandler();
  const { signal } = closing;
  serve = await createPipeline({
    next: handler,
    health,
    errorPage,
    calls: everyCall,
    closing: signal,
  });
  stopWork = (await startBackgroundWork(database, chooseSender(env))).stop;
  const { port } = server.address() as { port: number };
  const firstOwner = await makeFirstOwner(database, port);
  if (firstOwner) console.log(firstOwner);
  console.log(`Ready on http://localhost:${port}`);
}

/** Of the role that owns the tables, for the start, and of the one that the site runs as. */
async function databaseUrls(): Promise<{ ownerUrl: string; database: string }> {
  const { DATABASE_URL, MIGRATION_DATABASE_URL } = env;
  if (DATABASE_URL)
    return { ownerUrl: MIGRATION_DATABASE_URL ?? DATABASE_URL, database: DATABASE_URL };
  const folder = embeddedFolder(env.DATA_DIR);
  const embedded = await startEmbedded(folder, (reason) => {
    log.error({ where: 'built-in PostgreSQL', reason });
    void stop(1);
  });
  toClose.push({ name: 'built-in PostgreSQL', close: embedded.stop });
  return { ownerUrl: embedded.url, database: embeddedUrl(folder, 'site') };
}

/** Closes the pool of health checks and the one that `lib/platform/db.ts` opened. */
async function closePools(health: Health): Promise<void> {
  await health.close();
  await (globalThis as { database?: { pool: { end(): Promise<void> } } }).database?.pool.end();
}

async function renderErrorPage(): Promise<string> {
  const document = createElement(ErrorDocument, await builtAssets('.next'));
  return `<!DOCTYPE html>${renderToStaticMarkup(document)}`;
}

let stopped: Promise<void> | undefined;

/** Safe to call twice: Ctrl-C arrives from the terminal and from npm. */
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
