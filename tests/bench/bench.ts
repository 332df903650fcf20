import { mkdir, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { run } from '@/lib/commands/run';
import { freePort } from '../support/process/free-port';
import { startSite } from '../support/process/site';
import { judgeEveryPage } from './every-page';
import { compareLeadsPerSecond } from './leads-per-second';
import { withLighthouse } from './lighthouse';
import { compareAtRest, compareUnderLoad } from './memory';
import { measureExam } from './exam';
import { measurePeak } from './peak';
import { compareOfficePage } from './office-page';
import { missingNginx, startComposeNginx, startNginx } from './nginx';
import { comparePage } from './one-page';
import { comparePagesPerSecond } from './pages-per-second';
import { buildPeers, comparedPage } from './peers';
import { startServer, type Server } from './processes';
import { report, type Results } from './report';
import type { Row } from './row';
import { missingWrk } from './wrk';

// `npm run bench`: measures the site beside its peers. Not part of `npm test`.

const FOLDER = '.data/bench';
const RESULTS = 'tests/bench/results.md';
const parts = ['load', 'page', 'pages'] as const;
type Part = (typeof parts)[number];

/** The site with its own database, and a `next start` of the same build. */
async function withServers<T>(
  work: (ours: Server & { databaseUrl: string }, next: Server) => Promise<T>,
): Promise<T> {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const site = await startSite(`${FOLDER}/site`, { TRUSTED_PROXIES: '127.0.0.1' });
  try {
    const { databaseUrl } = site;
    // One worker answers; the primary only supervises.
    const ours = { url: site.url, pid: site.workers()[0] ?? 0, databaseUrl, stop: site.stop };
    const port = String(await freePort());
    const next = await startServer(`http://127.0.0.1:${port}`, process.execPath, [
      'node_modules/next/dist/bin/next',
      'start',
      '-H',
      '127.0.0.1',
      '-p',
      port,
    ]);
    return await work(ours, next).finally(() => next.stop());
  } finally {
    await site.stop();
  }
}

async function measureLoad(
  ours: Server & { databaseUrl: string },
  next: Server,
  leftOut: string[],
): Promise<Row[]> {
  const rest = await compareAtRest(ours, next);
  const noWrk = missingWrk();
  if (noWrk) {
    leftOut.push(`pages and leads per second, memory under load. ${noWrk}`);
    return rest;
  }
  const noNginx = missingNginx();
  if (noNginx) leftOut.push(`pages per second of nginx. ${noNginx}`);
  const nginx = noNginx ? null : await startNginx(FOLDER);
  const front = noNginx ? null : await startComposeNginx(ours.url);
  try {
    const pages = await withBareServer(ours.url + comparedPage, (bare) =>
      comparePagesPerSecond({
        ours,
        bare,
        next,
        ...(nginx && { nginx }),
        ...(front && { front }),
      }),
    );
    const loaded = await compareUnderLoad(ours, next);
    const leads = await compareLeadsPerSecond(ours, next);
    return [...pages, ...leads, ...rest, loaded];
  } finally {
    await nginx?.stop();
    await front?.stop();
  }
}

/** Runs `work` with a bare `node:http` server that sends the response of `address`. */
async function withBareServer<T>(address: string, work: (bare: Server) => Promise<T>): Promise<T> {
  const port = String(await freePort());
  const args = ['--import', 'tsx', 'tests/bench/serve-one.ts', address, port];
  const bare = await startServer(`http://127.0.0.1:${port}`, process.execPath, args);
  return work(bare).finally(() => bare.stop());
}

async function measurePage(site: string): Promise<Row[]> {
  const folders = await buildPeers(FOLDER);
  const serve = async (folder: string) => {
    const port = String(await freePort());
    const args = ['--import', 'tsx', 'tests/bench/serve-folder.ts', folder, port];
    return startServer(`http://localhost:${port}/`, process.execPath, args);
  };
  const plain = await serve(folders.plain);
  const react = await serve(folders.react).catch(async (error: unknown) => {
    await plain.stop();
    throw error;
  });
  try {
    const addresses = { ours: site + comparedPage, plain: plain.url, react: react.url };
    return await withLighthouse((measure) => comparePage(measure, addresses));
  } finally {
    await Promise.all([plain.stop(), react.stop()]);
  }
}

function warnWhenBusy(): void {
  const [busy = 0] = loadavg();
  if (busy < cpus().length / 2) return;
  console.warn(`Something else runs here (load ${busy.toFixed(1)}): times mean little.`);
}

async function bench(wanted: readonly Part[]): Promise<void> {
  warnWhenBusy();
  const leftOut: string[] = [];
  const results = await withServers(async (ours, next): Promise<Results> => {
    const has = (part: Part) => wanted.length === 0 || wanted.includes(part);
    // Canonical addresses of a build for this machine are at localhost.
    const site = ours.url.replace('127.0.0.1', 'localhost');
    const load = has('load') ? await measureLoad(ours, next, leftOut) : [];
    const page = has('page') ? await measurePage(site) : [];
    const office = has('page') ? [await compareOfficePage(site, `${FOLDER}/site`)] : [];
    const pages = has('pages')
      ? await withLighthouse((measure) =>
          judgeEveryPage(measure, site, ({ path, scores }) =>
            console.log(path, Object.values(scores).join(' ')),
          ),
        )
      : [];
    const command = ['npm run bench', ...(wanted.length > 0 ? ['--', ...wanted] : [])].join(' ');
    return { rows: [...page, ...office, ...load], pages, leftOut, command };
  });
  const text = await report(results);
  if (wanted.length === 0) await writeFile(RESULTS, text);
  console.log(`\n${text}`);
}

/** `-- peak [minutes] [students] [part]`: a part of the rates is only printed. */
async function peak(minutes = '5', students = '1000000', part = '1'): Promise<void> {
  warnWhenBusy();
  await rm(FOLDER, { recursive: true, force: true });
  const size = { minutes: Number(minutes), students: Number(students), part: Number(part) };
  const text = await measurePeak(path.resolve(FOLDER), size);
  if (size.part === 1) await writeFile('tests/bench/peak-results.md', text);
  console.log(`\n${text}`);
  await rm(FOLDER, { recursive: true, force: true });
}

/** `-- exam [minutes] [candidates]` */
async function exam(minutes = '2', candidates = '500'): Promise<void> {
  warnWhenBusy();
  await rm(FOLDER, { recursive: true, force: true });
  const size = { minutes: Number(minutes), candidates: Number(candidates) };
  const text = await measureExam(path.resolve(FOLDER), size);
  await writeFile('tests/bench/exam-results.md', text);
  console.log(`\n${text}`);
  await rm(FOLDER, { recursive: true, force: true });
}

run(async () => {
  const wanted = process.argv.slice(2);
  if (wanted[0] === 'peak') return peak(...wanted.slice(1));
  if (wanted[0] === 'exam') return exam(...wanted.slice(1));
  const unknown = wanted.find((name) => !parts.some((part) => part === name));
  if (unknown) throw new Error(`There is no part ${unknown}. Parts: ${parts.join(', ')}.`);
  await bench(parts.filter((part) => wanted.includes(part)));
});
