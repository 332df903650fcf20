import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { sitemapFiles } from './sitemap';

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
  'public/visit.js',
  'public/sw.js',
  ...sitemapFiles,
]);

/**
 * Hash of the program on disk, in this folder of the project. Synchronous, because promises would take five
 * times the processor time for a thousand small files.
 */
export function hashSources(project = '.'): string {
  const hash = createHash('sha256').update(`${process.versions.node}\n`);
  for (const file of SOURCES.flatMap((entry) => filesOf(project, entry)).sort()) {
    hash.update(`${file}\0`).update(readFileSync(path.join(project, file)));
  }
  return hash.digest('hex').slice(0, 20);
}

function filesOf(project: string, entry: string): string[] {
  if (GENERATED.has(entry)) return [];
  const place = path.join(project, entry);
  const found = statSync(place, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [entry] : [];
  return readdirSync(place).flatMap((name) => filesOf(project, path.posix.join(entry, name)));
}
