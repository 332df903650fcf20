import path from 'node:path';
import { queues } from './lib/background-work';
import { eraseAgain } from './lib/data-rights/erase-again';
import { siteMetrics } from './lib/health/site-metrics';
import { databaseWatch } from './lib/health/witness';
import { makeFirstOwner } from './lib/staff/first-owner';
import { settleServerSecret } from './lib/staff/server-secret';
import { openPool, withPool } from './lib/platform/database-connection';
import { gatewaySchema } from './lib/payments/gateways/gateways';
import { env, envSchema } from './lib/platform/env';
import { databaseTime } from './lib/platform/database-locks';
import { faultInWords } from './lib/platform/fault-words';
import { MINUTE_MS, startLoop } from './lib/platform/jobs/loop';
import { log } from './lib/platform/log';
import { startArchive } from './lib/delivery/archive-schedule';
import { startBackups } from './lib/delivery/backup-schedule';
import { watchStandby } from './lib/delivery/standby-watch';
import { ProcessMetrics, serveMetrics } from './lib/delivery/metrics';
import { readGauges } from './lib/delivery/process-gauges';
import { connectionProblem } from './lib/platform/database-problems';
import {
  prepareDatabase,
  refuseUnusable,
  warnOfPowerfulRole,
} from './lib/delivery/prepare-database';
import { Publisher } from './lib/delivery/publisher';
import { Workers } from './lib/delivery/workers';
import { knownSecret } from './lib/platform/secrets';
import { flushSecurityLog } from './lib/platform/security-log';
import { settingsInFile, unknownSettings } from './lib/platform/unknown-settings';
import { embeddedFolder, startDatabase } from './prisma/database';
import { embeddedUrl } from './prisma/embedded';

// The primary process: it owns the database, builds versions and looks after the workers (worker.ts),
// which answer all requests.
const closing = new AbortController();
/** Closed in reverse order. */
const toClose: { name: string; close: () => Promise<unknown> }[] = [];

async function start(): Promise<void> {
  const known = Object.keys({ ...envSchema.shape, ...gatewaySchema.shape });
  for (const hint of unknownSettings({ known, file: settingsInFile(), environment: process.env })) {
    log.warn({ where: 'settings', hint });
  }
  const { ownerUrl, database } = await databaseUrls();
  // The workers inherit it.
  process.env.DATABASE_URL = database;
  delete process.env.MIGRATION_DATABASE_URL;
  process.env.SITE_URL = env.SITE_URL;
  // next-auth reads it from here only.
  process.env.NEXTAUTH_URL = env.SITE_URL;
  process.env.WORKERS = String(env.WORKERS);

  toClose.push({ name: 'security log', close: flushSecurityLog });
  const isSecretNew = knownSecret() === null;
  const workers = new Workers(env.WORKERS);
  const metrics = new ProcessMetrics();
  await openMetrics(database, workers, metrics);
  const publisher = new Publisher(
    workers,
    { ownerUrl, database },
    closing.signal,
    readGauges(metrics),
  );
  toClose.push({ name: 'publisher', close: () => publisher.stop() });
  // Closed first: requests in progress need everything else.
  toClose.push({ name: 'workers', close: () => workers.stop() });
  await workers.answerWhileStarting(path.resolve('dist/starting-worker.mjs'));

  await prepareDatabase(ownerUrl, queues, database);
  await refuseUnusable(database);
  await warnOfPowerfulRole(database);
  const { students, leads, texts } = await withPool(database, eraseAgain);
  if (students + leads + texts > 0) {
    log.warn({
      where: 'erased people',
      students,
      leads,
      texts,
      hint: 'A backup had brought them back.',
    });
  }
  await withPool(database, (on) => settleServerSecret(on, isSecretNew));
  await publisher.start();
  // Before the archive starts: while it derives its key, this process is blocked, and connecting may time out.
  const firstOwner = await makeFirstOwner(database, workers.port);
  const backups = startBackups(database, closing.signal);
  if (backups) toClose.push({ name: 'backups', close: () => backups.stop() });
  const archive = startArchive(ownerUrl, closing.signal);
  if (archive) toClose.push({ name: 'archive', close: () => archive.stop() });
  const standby = watchStandby(ownerUrl);
  if (standby) toClose.push({ name: 'standby', close: () => standby.stop() });
  watchDatabase(database);
  if (firstOwner) console.log(firstOwner);
  console.log(`Ready on http://localhost:${workers.port}`);
  // A closing terminal sends SIGHUP too; there it means to stop.
  if (!process.stdout.isTTY) process.off('SIGHUP', end).on('SIGHUP', () => publisher.reload());
}

/** Tells ALERT_URL of a database that is away, which the workers cannot note anywhere. */
function watchDatabase(database: string): void {
  if (env.ALERT_URL === undefined) return;
  const pool = openPool(database, 'witness', {
    max: 1,
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
  });
  const look = databaseWatch(() => databaseTime(pool));
  const loop = startLoop('witness', () => look().then(() => MINUTE_MS), MINUTE_MS);
  toClose.push({ name: 'witness', close: () => loop.stop().then(() => pool.end()) });
}

/** Serves metrics on METRICS_PORT. */
async function openMetrics(
  database: string,
  workers: Workers,
  metrics: ProcessMetrics,
): Promise<void> {
  if (env.METRICS_PORT === undefined) return;
  const pool = openPool(database, 'metrics', {
    max: 1,
    connectionTimeoutMillis: 2_000,
    query_timeout: 2_000,
  });
  const server = await serveMetrics(env.METRICS_PORT, metrics, () =>
    siteMetrics(pool, path.basename(workers.folder ?? 'starting')),
  );
  toClose.push({ name: 'metrics', close: () => server.close().then(() => pool.end()) });
  log.info({ where: 'metrics', url: `http://127.0.0.1:${server.port}/metrics` });
}

/** URLs of the role that owns the tables, for the start, and of the role that the site runs as. */
async function databaseUrls(): Promise<{ ownerUrl: string; database: string }> {
  const { DATABASE_URL, MIGRATION_DATABASE_URL } = env;
  if (DATABASE_URL) {
    const ownerUrl = MIGRATION_DATABASE_URL ?? DATABASE_URL;
    const setting = MIGRATION_DATABASE_URL ? 'MIGRATION_DATABASE_URL' : 'DATABASE_URL';
    const problem = await connectionProblem(ownerUrl, setting);
    if (problem) throw new Error(problem);
    return { ownerUrl, database: DATABASE_URL };
  }
  const folder = embeddedFolder(env.DATA_DIR);
  const embedded = await startDatabase(env, (reason) => {
    log.error({ where: 'built-in PostgreSQL', reason });
    void stop(1);
  });
  toClose.push({ name: 'built-in PostgreSQL', close: embedded.stop });
  return { ownerUrl: embedded.url, database: embeddedUrl(folder, 'site') };
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

const end = () => void stop(0);
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, end);

start().catch((error: unknown) => {
  const said = faultInWords(error) ?? (error instanceof Error ? error.message : error);
  if (!closing.signal.aborted) console.error(said);
  void stop(1);
});
