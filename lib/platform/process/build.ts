import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { finishBuild } from '@/lib/platform/finished-site/finish-build';
import { bundleSiteScript } from '@/lib/platform/finished-site/site-script';
import { sitemapFiles, writeSitemap } from '@/lib/platform/finished-site/sitemap';
import { isRunning } from '@/prisma/embedded';
import { generateClient } from '@/prisma/generate-client.mjs';

// One file per process that serves or makes the build in this folder, named after its pid.
const SERVING = 'dist/serving';
const BUILDING = 'dist/building';

/** Marks the build as served by this process, so that no other process replaces it. */
export async function claimBuild(): Promise<void> {
  await claimFolder(SERVING);
}

/**
 * Runs `build` unless another process serves or makes the build in this folder.
 * @throws Error when one does
 */
async function whileBuilding(build: () => Promise<void>): Promise<void> {
  await claimFolder(BUILDING);
  try {
    if ((await otherProcesses(BUILDING)).length > 0) {
      throw new Error(
        'This folder is being built by another process. Start again when it is done.',
      );
    }
    if ((await otherProcesses(SERVING)).length > 0) {
      throw new Error(
        'The sources or SITE_URL have changed, and another copy of the site is running from this folder. ' +
          'Stop it first, or use a copy of the folder.',
      );
    }
    await build();
  } finally {
    await rm(path.join(BUILDING, String(process.pid)), { force: true });
  }
}

async function claimFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, String(process.pid)), '');
}

/** Pids of other running processes; files of ended ones are deleted. */
async function otherProcesses(folder: string): Promise<number[]> {
  await mkdir(folder, { recursive: true });
  const pids = (await readdir(folder)).map(Number).filter((pid) => pid !== process.pid);
  const running = pids.filter(isRunning);
  for (const pid of pids) {
    if (!running.includes(pid)) await rm(path.join(folder, String(pid)), { force: true });
  }
  return running;
}

const SOURCES = [
  'app',
  'components',
  'content',
  'lib',
  'prisma',
  'public',
  'next.config.mjs',
  'next-sitemap.config.mjs',
  'postcss.config.mjs',
  'tsconfig.json',
  'package-lock.json',
];
const GENERATED = new Set<string>([
  'prisma/client',
  'public/site.js',
  'public/planner.js',
  'public/session.js',
  ...sitemapFiles,
]);
const STAMP = '.next/sources.sha256';

/**
 * Builds the site unless the last build is from the same sources and for the same URL.
 * @throws Error when another process serves or makes the build
 */
export async function buildIfNeeded(siteUrl: string, signal?: AbortSignal): Promise<void> {
  const sources = await hashSources(siteUrl);
  const built = existsSync('.next/BUILD_ID') && (await readFile(STAMP, 'utf8').catch(() => ''));
  if (built !== sources) await build(siteUrl, signal);
}

/** Builds the site: database client, scripts, pages, sitemap and the finished files. */
export async function build(siteUrl: string, signal?: AbortSignal): Promise<void> {
  const sources = await hashSources(siteUrl);
  await whileBuilding(async () => {
    generateClient();
    await bundleSiteScript();
    await runNode(['node_modules/next/dist/bin/next', 'build'], siteUrl, signal);
    await writeSitemap((args) => runNode(args, siteUrl, signal));
    await finishBuild();
    await writeFile(STAMP, sources);
  });
}

async function runNode(args: string[], siteUrl?: string, signal?: AbortSignal): Promise<void> {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      ...(siteUrl && { SITE_URL: siteUrl }),
    },
    ...(signal && { signal }),
  });
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  if (code !== 0) throw new Error(`node ${args.join(' ')} failed, see above.`);
}

async function hashSources(siteUrl: string): Promise<string> {
  const hash = createHash('sha256').update(`${siteUrl}\n${process.versions.node}\n`);
  for (const file of (await Promise.all(SOURCES.map(filesBelow))).flat().sort()) {
    hash.update(`${file}\0`).update(await readFile(file));
  }
  return hash.digest('hex');
}

async function filesBelow(entry: string): Promise<string[]> {
  if (GENERATED.has(entry)) return [];
  if (!existsSync(entry)) return [];
  if (!(await stat(entry)).isDirectory()) return [entry];
  const children = await readdir(entry, { withFileTypes: true });
  const below = children.map((child) => filesBelow(path.posix.join(entry, child.name)));
  return (await Promise.all(below)).flat();
}
