import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { Agent } from 'node:http';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { SiteFacts } from '@/content/facts/site-facts';
import { run } from '@/lib/commands/run';
import { MANIFEST, type FinishedManifest } from '@/lib/publishing/finished-file';
import { hashSources } from '@/lib/delivery/source-hash';
import { versionFolder, versionHash } from '@/lib/publishing/version-folders';
import { read } from '../support/process/load';
import { eventually, SITE_URL, startSite } from '../support/process/site';
import { publish, versionRow } from '../support/process/site-versions';
import { median } from './median';

// `npm run bench:publishing`: twenty versions, one after the other, while two visitors follow links. Two of
// them are built, the others restored. Not part of `npm test`.

const FOLDER = '.data/bench-publishing';
const RESULTS = 'tests/bench/publishing-results.md';
const PUBLISHES = 20;
const READING_MS = 20;
/** Longest build on a busy machine. */
const LONGEST_MS = 15 * 60_000;

const phones = ['+919810000001', '+919820000002'] as const;
const versions = phones.map((phone): SiteFacts => ({
  institute: { phones: [phone, phone, phone] },
}));

/** Faults that a visitor met. */
const wrong: string[] = [];
let answered = 0;

/**
 * Loads a page with its scripts and styles, then the page behind one of its links, until stopped. A page
 * must have one version's phone number and load that version's files only.
 */
async function follow(
  url: string,
  agent: Agent,
  filesOf: ReadonlyMap<string, ReadonlySet<string>>,
  over: AbortSignal,
): Promise<void> {
  const ask = async (address: string) => {
    const answer = await read(url + address, agent);
    if (answer.status === 200) answered += 1;
    else wrong.push(`${address}: ${answer.status}`);
    return answer.body;
  };
  let address = '/';
  for (let turn = 0; !over.aborted; turn += 1) {
    const html = await ask(address);
    const shown = phones.filter((phone) => html.includes(phone));
    if (shown.length !== 1) wrong.push(`${address} shows ${shown.join(' and ') || 'no phone'}`);
    const files = [...html.matchAll(/ (?:href|src)="(\/_next\/static\/[^"]+\.(?:js|css))"/g)];
    for (const [, file = ''] of files) {
      if (!filesOf.get(shown[0] ?? '')?.has(file)) wrong.push(`${address} has ${file} of another`);
      await ask(file);
    }
    const links = [...html.matchAll(/ href="(\/[a-z-]*(?:\/[a-z-]+)*)"/g)].map(([, to = '']) => to);
    address = links.filter((to) => pages.has(to))[turn % Math.max(links.length, 1)] ?? '/';
    await pause(READING_MS);
  }
  agent.destroy();
}

/** Finished pages; the others need a log-in. */
const pages = new Set<string>();

async function filesOfVersions(): Promise<Map<string, Set<string>>> {
  const sources = hashSources();
  const found = new Map<string, Set<string>>();
  for (const [index, facts] of versions.entries()) {
    const folder = versionFolder(versionHash(sources, { siteUrl: SITE_URL, facts }));
    const text = await readFile(path.join(folder, MANIFEST), 'utf8');
    const { files } = JSON.parse(text) as FinishedManifest;
    found.set(phones[index] ?? '', new Set(Object.keys(files)));
    for (const [address, { type }] of Object.entries(files)) {
      if (type.startsWith('text/html')) pages.add(address);
    }
  }
  return found;
}

async function bench(): Promise<string> {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const site = await startSite(FOLDER, { WORKERS: '2' });
  try {
    const seconds: number[] = [];
    const publishNext = async () => {
      const began = Date.now();
      const facts = versions[seconds.length % versions.length] ?? {};
      const id = await publish(site.databaseUrl, facts);
      const row = await eventually(
        () => versionRow(site.databaseUrl, id),
        (one) => one?.copies === 1 || typeof one?.problem === 'string',
        LONGEST_MS,
      );
      if (row?.problem) throw new Error(row.problem);
      seconds.push((Date.now() - began) / 1_000);
      console.log(`${seconds.length}: live after ${seconds.at(-1)} s`);
    };
    const settled = () =>
      eventually(
        async () => site.workers().length,
        (count) => count === 2,
        2 * 60_000,
      );
    for (const _ of versions) await publishNext();
    const files = await filesOfVersions();
    await settled();
    const before = site.memory();
    const over = new AbortController();
    const visitors = [true, false].map((keepAlive) =>
      follow(site.url, new Agent({ keepAlive, maxSockets: 2 }), files, over.signal),
    );
    while (seconds.length < PUBLISHES) await publishNext();
    over.abort();
    await Promise.all(visitors);
    await settled();
    const [built, back] = [seconds.slice(0, 2), seconds.slice(2)];
    return report([
      ['Answers to two visitors who follow links', answered.toLocaleString('en')],
      ['Failed requests, pages of two versions', String(wrong.length)],
      ['From publishing to live, with a build', `${median(built).toFixed(1)} s`],
      ['From publishing to live, put back', `${median(back).toFixed(1)} s`],
      ['The longest of them', `${Math.max(...back).toFixed(1)} s`],
      ['Memory of primary and workers, before', `${before.toFixed(0)} MB`],
      ['Memory of primary and workers, after', `${site.memory().toFixed(0)} MB`],
    ]);
  } finally {
    await site.stop();
    await rm(FOLDER, { recursive: true, force: true });
  }
}

function report(rows: readonly (readonly [string, string])[]): string {
  const [{ model = '' } = {}] = cpus();
  const day = new Date().toISOString().slice(0, 10);
  return [
    '# Publishing under load',
    '',
    `Made by \`npm run bench:publishing\` on ${day} with Node.js ${process.versions.node} on ${cpus().length} × ${model}, which also ran the visitors; load of the machine at the end: ${(loadavg()[0] ?? 0).toFixed(1)}. ${PUBLISHES} versions one after the other, two of them built, the others put back.`,
    '',
    '| Measure | |',
    '| --- | ---: |',
    ...rows.map(([name, value]) => `| ${name} | ${value} |`),
    ...wrong.slice(0, 20).map((one) => `\n- ${one}`),
    '',
  ].join('\n');
}

run(async () => {
  const text = await bench();
  await writeFile(RESULTS, text);
  console.log(`\n${text}`);
  if (wrong.length > 0) process.exitCode = 1;
});
