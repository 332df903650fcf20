import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { finishBuild } from '@/lib/platform/finished-site/finish-build';
import { bundleSiteScript } from '@/lib/platform/finished-site/site-script';
import { sitemapFiles, writeSitemap } from '@/lib/platform/finished-site/sitemap';
import { whileBuilding } from './build-lock';

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
const MADE_HERE = new Set<string>([
  'prisma/client',
  'public/site.js',
  'public/planner.js',
  'public/session.js',
  ...sitemapFiles,
]);
const STAMP = '.next/sources.sha256';

/**
 * Builds the site unless the last build was made from these sources for this address.
 * @throws Error with a sentence when the build is another process's to serve or to make
 */
export async function buildIfNeeded(siteUrl: string, signal?: AbortSignal): Promise<void> {
  const sources = await hashSources(siteUrl);
  const built = existsSync('.next/BUILD_ID') && (await readFile(STAMP, 'utf8').catch(() => ''));
  if (built !== sources) await build(siteUrl, signal);
}

/** Generates the database client and the site script, runs `next build`, lists and finishes its pages, stamps the result. */
export async function build(siteUrl: string, signal?: AbortSignal): Promise<void> {
  const sources = await hashSources(siteUrl);
  await whileBuilding(async () => {
    await generateClient(signal);
    await bundleSiteScript();
    await runNode(['node_modules/next/dist/bin/next', 'build'], siteUrl, signal);
    await writeSitemap((args) => runNode(args, siteUrl, signal));
    await finishBuild();
    await writeFile(STAMP, sources);
  });
}

/** The typed database client in `prisma/client`, made from `prisma/schema.prisma`. */
export async function generateClient(signal?: AbortSignal): Promise<void> {
  await runNode(
    ['node_modules/prisma/build/index.js', 'generate', '--no-hints'],
    undefined,
    signal,
  );
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
  if (MADE_HERE.has(entry)) return [];
  if (!existsSync(entry)) return [];
  if (!(await stat(entry)).isDirectory()) return [entry];
  const children = await readdir(entry, { withFileTypes: true });
  const below = children.map((child) => filesBelow(path.posix.join(entry, child.name)));
  return (await Promise.all(below)).flat();
}
