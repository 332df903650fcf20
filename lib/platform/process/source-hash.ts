import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { sitemapFiles } from '@/lib/platform/finished-site/sitemap';

const SOURCES = [
  'app',
  'components',
  'content',
  'lib',
  'prisma',
  'public',
  'worker.ts',
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

/** Hash of the program as it is on disk, in this folder of the project. */
export async function hashSources(project = '.'): Promise<string> {
  const hash = createHash('sha256').update(`${process.versions.node}\n`);
  const files = await Promise.all(SOURCES.map((entry) => filesBelow(project, entry)));
  for (const file of files.flat().sort()) {
    hash.update(`${file}\0`).update(await readFile(path.join(project, file)));
  }
  return hash.digest('hex').slice(0, 20);
}

async function filesBelow(project: string, entry: string): Promise<string[]> {
  if (GENERATED.has(entry)) return [];
  const found = path.join(project, entry);
  if (!existsSync(found)) return [];
  if (!(await stat(found)).isDirectory()) return [entry];
  const below = (await readdir(found)).map((name) =>
    filesBelow(project, path.posix.join(entry, name)),
  );
  return (await Promise.all(below)).flat();
}
