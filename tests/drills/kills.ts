import cluster, { type Worker } from 'node:cluster';
import { readdir, readFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import path from 'node:path';
import { outboxFolder } from '@/lib/platform/mail/outbox';
import { WORKER } from '@/lib/publishing/version-folders';
import type { Order, Report } from '@/lib/delivery/worker-messages';
import { embeddedFolder } from '@/prisma/database';
import { embeddedUrl, startEmbedded } from '@/prisma/embedded';
import { builtVersion } from '../support/process/project-copy';
import { freePort } from '../support/process/free-port';
import { cleanEnv, eventually, SITE_URL } from '../support/process/site';
import {
  atTheEnd,
  compareLeads,
  counted,
  leadBody,
  LEADS,
  mailsWaiting,
  newVisitor,
  siteIn,
} from './drill-site';
import type { Drill, Finding } from './drill';

/** Two workers answer at a time while the next two start. */
const LANES = 2;
/** Every hundredth kill also kills PostgreSQL, which the site would restart at most five times a minute. */
const DATABASE_KILLED_EVERY = 100;
const MAILS_WITHIN_MS = 30 * 60_000;

/**
 * Kills an answering process the moment its answer arrives, again and again, and sometimes PostgreSQL too.
 * After a restart of the site, every confirmed lead must be stored once and announced by mail.
 */
export async function kills({ folder, args, say }: Drill): Promise<Finding> {
  const count = Number(args[0] ?? 1_000);
  const first = await siteIn(folder);
  await first.stop();
  const database = await startEmbedded(embeddedFolder(folder), say);
  atTheEnd(database.stop);
  const starts = await workerStarts(folder);

  const confirmed: string[] = [];
  let begun = 0;
  const lane = async () => {
    let next = starts();
    while (begun < count) {
      begun += 1;
      const number = begun;
      const requestId = `drill-kills-${String(number).padStart(6, '0')}`;
      for (let isConfirmed = false; !isConfirmed;) {
        const [worker, url] = await next;
        next = starts();
        isConfirmed = await killAfterAnswer(worker, url, requestId);
      }
      confirmed.push(requestId);
      if (number % DATABASE_KILLED_EVERY === 0) await killDatabase(folder);
      if (number % 100 === 0) say(`${counted(number)} kills`);
    }
    const [worker] = await next;
    worker.process.kill('SIGKILL');
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  await database.stop();

  say('The site starts on what is left.');
  const again = await siteIn(folder);
  const { rows, lost, twice } = await compareLeads(again.databaseUrl, confirmed);
  await eventually(
    () => mailsWaiting(again.databaseUrl),
    (waiting) => waiting === 0,
    MAILS_WITHIN_MS,
  );
  const mails = await leadsAnnounced(folder);
  await again.stop();
  return {
    isGood: lost === 0 && twice === 0 && rows === count && mails === count,
    words:
      `${counted(count)} kills, ${counted(confirmed.length)} answers, ${counted(rows)} rows, ` +
      `${lost === 0 ? 'none' : counted(lost)} lost, ${twice === 0 ? 'none' : counted(twice)} twice; ` +
      `${counted(mails)} leads announced by mail.`,
  };
}

/** Starts workers of the built version, as `npm start` would, each on a port of its own. */
export async function workerStarts(folder: string): Promise<() => Promise<[Worker, url: string]>> {
  const exec = path.resolve(await builtVersion(), WORKER);
  const env = cleanEnv({
    NODE_ENV: 'production',
    SITE_URL,
    DATA_DIR: folder,
    TRUSTED_PROXIES: '127.0.0.1',
    DATABASE_URL: embeddedUrl(embeddedFolder(folder), 'site'),
  });
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  // Without tsx, which runs this process. Number 0 also sends the mails.
  cluster.setupPrimary({
    exec,
    args: ['0'],
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  atTheEnd(async () => {
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGKILL');
  });
  const start = async (): Promise<[Worker, url: string]> => {
    const port = String(await freePort());
    const worker = cluster.fork({ ...env, PORT: port });
    worker.on('error', () => undefined);
    await reported(worker, 'prepared');
    worker.send({ is: 'listen' } satisfies Order);
    await reported(worker, 'listening');
    return [worker, `http://127.0.0.1:${port}`];
  };
  return () => {
    // A worker that starts while PostgreSQL is down may fail.
    const started = start().catch(start).catch(start);
    // It may fail before it is awaited, which Node treats as an unhandled rejection.
    started.catch(() => undefined);
    return started;
  };
}

function reported(worker: Worker, kind: Report['is']): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('message', (report: Report) => {
      if (report.is === kind) resolve();
      if (report.is === 'failed') reject(new Error(report.why));
    });
    worker.once('exit', () => reject(new Error('A worker ended before it was ready.')));
  });
}

/** Kills the worker when the answer arrives, or without one. @returns whether the lead was confirmed */
function killAfterAnswer(worker: Worker, url: string, requestId: string): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isConfirmed: boolean) => {
      worker.process.kill('SIGKILL');
      resolve(isConfirmed);
    };
    const request = httpRequest(url + LEADS, { method: 'POST', headers: newVisitor() });
    request.once('response', (response) => {
      end(response.statusCode === 200);
      response.once('error', () => undefined).resume();
    });
    request.once('error', () => end(false));
    request.end(leadBody(requestId));
  });
}

/** Kills all processes of PostgreSQL at once, as a crash of the machine would. */
export async function killDatabase(folder: string): Promise<void> {
  const lock = await readFile(path.join(embeddedFolder(folder), 'postmaster.pid'), 'utf8');
  const pid = Number(lock.split('\n')[0]);
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  for (const one of [pid, ...children.trim().split(' ').map(Number)]) {
    if (one > 0) killIfRunning(one);
  }
}

function killIfRunning(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function leadsAnnounced(folder: string): Promise<number> {
  const names = await readdir(outboxFolder(folder));
  return names.filter((name) => name.endsWith('.eml')).length;
}
