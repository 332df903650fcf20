import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { SiteFacts } from '@/content/facts/site-facts';
import { today } from '@/lib/site/days';
import { env } from '@/lib/platform/env';
import { deleteSetAside, setAside } from './earlier-build';
import { finishBuild } from './finish-build';
import { BUILD, BUILD_ID, ofBuildOnly, STATIC } from './next-output';
import { bundleWorker } from './bundle-server';
import { bundleSiteScript } from './site-script';
import { writeSitemap } from './sitemap';
import { generateClient } from '@/prisma/generate-client.mjs';
import { BUILD_KILLED, diesWithParent, type Picture } from './builder';
import { writePictures } from './pictures';
import { publishedModules } from '../publishing/published-parts';
import { hashSources } from './source-hash';
import {
  isComplete,
  markComplete,
  UNFINISHED,
  versionFolder,
  versionHash,
  VERSIONS,
  WORKER,
  type Wish,
} from '../publishing/version-folders';

/** File with the hash of the last finished build's version. */
const STAMP = `${BUILD}/version.hash`;
/** With the default 16 MB, garbage collection takes an eighth of the time in which pages are rendered. */
const ROOM_FOR_NEW = '--max-semi-space-size=64';
/** A fixed path: another one would make the next compile a cold one. */
const FACTS_FOLDER = 'dist/published';

/**
 * Builds the version in `.next`, where Turbopack has its cache, and copies it into a folder of its own,
 * unless there is one. Only one process may do so at a time.
 * @param pictures the photos of the people whom it shows
 * @returns the folder
 * @throws Error when a step fails
 */
export async function buildVersion(wish: Wish, pictures: readonly Picture[]): Promise<string> {
  const sources = hashSources();
  const hash = versionHash(sources, wish);
  const folder = versionFolder(hash);
  if (isComplete(folder)) return folder;
  await writeFacts(wish.facts as SiteFacts);
  generateClient();
  const built = existsSync(BUILD_ID) && (await readFile(STAMP, 'utf8').catch(() => ''));
  try {
    if (built !== hash) await buildInPlace(wish.siteUrl, hash, pictures);
    if (hashSources() !== sources) {
      throw new Error('Error: the sources changed while they were being built. Try once more.');
    }
    await copyVersion(folder, wish);
  } finally {
    // Also after a failure: the disk may be full.
    deleteSetAside();
    await rm(`${folder}${UNFINISHED}`, { recursive: true, force: true });
  }
  return folder;
}

async function writeFacts(facts: SiteFacts): Promise<void> {
  await mkdir(FACTS_FOLDER, { recursive: true });
  for (const [part, source] of publishedModules(facts)) {
    await writeFile(`${FACTS_FOLDER}/${part}.ts`, source);
  }
  process.env.PUBLISHED_FACTS_FOLDER = `./${FACTS_FOLDER}`;
}

/** What Next leaves in its folder for the next build. */
const keptByNext = new Set(['cache', 'dev', 'diagnostics', 'lock', 'trace']);

/** Builds the site: scripts, pages, sitemap and the finished files. */
async function buildInPlace(
  siteUrl: string,
  hash: string,
  pictures: readonly Picture[],
): Promise<void> {
  const madeOn = today();
  await rm(STAMP, { force: true });
  await endOrphanedBuilds();
  await bundleSiteScript(env.OFFLINE_PAGES);
  for (const name of await readdir(BUILD).catch(() => [])) {
    if (!keptByNext.has(name)) await setAside(path.join(BUILD, name));
  }
  await runNode(['node_modules/next/dist/bin/next', 'build'], siteUrl);
  await writeSitemap((args) => runNode(args, siteUrl));
  await writePictures(pictures, STATIC);
  await finishBuild(madeOn);
  await writeFile(STAMP, hash);
}

/**
 * Ends processes of Turbopack whose build was killed together with the site, as they do not notice. No other
 * build runs in this folder.
 */
async function endOrphanedBuilds(): Promise<void> {
  const program = path.resolve(BUILD, 'build');
  for (const pid of (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (command.includes(`\0${program}${path.sep}`)) process.kill(Number(pid), 'SIGKILL');
  }
}

async function copyVersion(folder: string, wish: Wish): Promise<void> {
  await removeUnfinished();
  const unfinished = `${folder}${UNFINISHED}`;
  await mkdir(unfinished, { recursive: true });
  await mkdir(path.join(unfinished, BUILD));
  const names = (await readdir(BUILD)).filter((name) => !ofBuildOnly.has(name));
  // Takes a tenth of the processor time of Node's own.
  const from = names.map((name) => path.join(BUILD, name));
  await promisify(execFile)('cp', ['-R', ...from, path.join(unfinished, BUILD)]);
  await cp('next.config.mjs', path.join(unfinished, 'next.config.mjs'));
  // Packages that the build looks up beside itself.
  await symlink(path.relative(folder, 'node_modules'), path.join(unfinished, 'node_modules'));
  await bundleWorker(path.join(unfinished, WORKER));
  await markComplete(unfinished, wish);
  await rm(folder, { recursive: true, force: true });
  await rename(unfinished, folder);
}

/** Deletes leftovers of killed builds. */
async function removeUnfinished(): Promise<void> {
  await mkdir(VERSIONS, { recursive: true });
  for (const name of await readdir(VERSIONS)) {
    if (!name.endsWith(UNFINISHED)) continue;
    await rm(path.join(VERSIONS, name), { recursive: true, force: true });
  }
}

async function runNode(args: string[], siteUrl: string): Promise<void> {
  const [file, ...rest] = diesWithParent([process.execPath, ...args]);
  const child = spawn(file, rest, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${ROOM_FOR_NEW}`.trim(),
      NEXT_TELEMETRY_DISABLED: '1',
      SITE_URL: siteUrl,
    },
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  if (code === null) throw new Error(BUILD_KILLED);
  if (code !== 0) throw new Error(`node ${args.join(' ')} failed, see above.`);
}
