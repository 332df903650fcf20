import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { IsoDay } from '@/content/day';
import { MANIFEST, type FinishedManifest } from '@/lib/publishing/finished-file';
import { hashSources } from '@/lib/delivery/source-hash';
import {
  isComplete,
  markComplete,
  versionHash,
  VERSIONS,
  type Wish,
} from '@/lib/publishing/version-folders';
import { SITE_URL } from './site';

const linkAll = async (from: string, to: string) =>
  void (await promisify(execFile)('cp', ['-al', from, to]));

/** A copy of the project with its built version, which a test may change freely. */
export async function copyProject(name: string) {
  const copy = path.resolve('.data', `${name}-${process.pid}`);
  const folders = ['app', 'components', 'content', 'lib', 'prisma', 'public'];
  const files = readdirSync('.').filter((file) =>
    /^(server|worker|package|tsconfig|.*\.config)\b.*(ts|mjs|json)$/.test(file),
  );
  // Without .gitignore a build in the copy looks for classes in everything that is built.
  for (const one of [...folders, ...files, '.gitignore']) {
    await cp(one, path.join(copy, one), { recursive: true });
  }
  // Below the project, so that hard links work.
  await linkAll('node_modules', copy);
  const version = await builtVersion();
  await mkdir(path.join(copy, VERSIONS), { recursive: true });
  await linkAll(version, path.join(copy, VERSIONS));
  return {
    path: copy,
    version: path.resolve(version),
    remove: () => rm(copy, { recursive: true, force: true }),
  };
}

const page = '.next/finished/about.html';

/**
 * Adds the version that a build of these facts would make, quickly: a copy of another version whose page
 * `/about` says `mark`.
 * @param from a folder of a version
 * @param turns days after the build on which its pages change
 * @returns its folder
 */
export async function addVersion(
  project: string,
  from: string,
  {
    mark,
    turns = [],
    ...wanted
  }: { mark: string; turns?: readonly IsoDay[] } & Omit<Wish, 'siteUrl'>,
): Promise<string> {
  const wish: Wish = { siteUrl: SITE_URL, ...wanted };
  const folder = path.join(project, VERSIONS, versionHash(hashSources(project), wish));
  if (isComplete(folder)) return folder;
  await linkAll(from, folder);
  const html = (await readFile(path.join(folder, page), 'utf8')).replace('</h1>', ` ${mark}</h1>`);
  for (const [ending, bytes] of [
    ['', Buffer.from(html)],
    ['.br', brotliCompressSync(html)],
    ['.gz', gzipSync(html)],
  ] as const) {
    // Deleted first, as it is a hard link to the other version's file.
    await rm(path.join(folder, page + ending));
    await writeFile(path.join(folder, page + ending), bytes);
  }
  const manifest = JSON.parse(
    await readFile(path.join(folder, MANIFEST), 'utf8'),
  ) as FinishedManifest;
  const { ['/about']: about } = manifest.files;
  if (about) about.content = mark;
  manifest.turns = turns;
  await rm(path.join(folder, MANIFEST));
  await writeFile(path.join(folder, MANIFEST), JSON.stringify(manifest));
  await rm(path.join(folder, 'complete.json'));
  await markComplete(folder, wish);
  return folder;
}

/** The folder of the version that a project without published facts serves. */
export async function builtVersion(project = '.'): Promise<string> {
  const hash = versionHash(hashSources(project), { siteUrl: SITE_URL, facts: {} });
  return path.join(project, VERSIONS, hash);
}
