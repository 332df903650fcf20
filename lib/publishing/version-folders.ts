import { readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { IsoDay } from '@/content/day';
import { canonicalJson, jsonHash } from '@/lib/platform/canonical-json';
import { env } from '@/lib/platform/env';

/**
 * Each folder below it is a version of the site, named after its hash, with everything that a worker needs.
 */
export const VERSIONS = 'dist/versions';
/** Link to the folder of the version that is served, for nginx. */
const LIVE = 'dist/live';
/** Written last, with the wish: a version without it, or with a part of it, is incomplete. */
const COMPLETE = 'complete.json';
/** End of the name of a version's folder while it is being written. */
export const UNFINISHED = '.unfinished';
/** Program of a version's workers. */
export const WORKER = 'worker.mjs';

/** Versions kept besides the live one, because open pages ask for their files. */
const OLDER_KEPT = 3;
/** Another copy of the site in this folder may serve a version used this recently. */
const IN_USE_MS = 2 * 3_600_000;
/** However recently they were used: each takes about 90 MB. */
const MOST_OTHERS_KEPT = 11;

/** Inputs of a version: the same wish with the same sources is the same version. */
export interface Wish {
  siteUrl: string;
  /** Published facts (content/facts/site-facts.ts), as JSON. */
  facts: unknown;
  /** Built again on this day, because pages of before would say what is over. */
  day?: IsoDay | undefined;
}

/** Name of the version with this wish and these sources, as the settings have it built. */
export function versionHash(sources: string, { siteUrl, facts, day }: Wish): string {
  const settings = { offlinePages: env.OFFLINE_PAGES };
  return jsonHash({ sources, siteUrl, facts, settings, ...(day && { day }) }).slice(0, 20);
}

export function versionFolder(hash: string): string {
  return path.resolve(VERSIONS, hash);
}

export function isComplete(folder: string): boolean {
  return wishOf(folder) !== null;
}

export async function markComplete(folder: string, wish: Wish): Promise<void> {
  await writeFile(path.join(folder, COMPLETE), canonicalJson(wish));
}

/** The version with this wish that is built already, of whatever day; the one used last, or null. */
export async function builtFolder(sources: string, wish: Wish): Promise<string | null> {
  for (const { folder } of await othersByUse('')) {
    const built = wishOf(folder);
    if (!built) continue;
    if (folder === versionFolder(versionHash(sources, { ...wish, day: built.day }))) return folder;
  }
  return null;
}

/** Null for an incomplete version: a power cut or a full disk may leave an empty file, or the half of one. */
function wishOf(folder: string): Wish | null {
  try {
    return JSON.parse(readFileSync(path.join(folder, COMPLETE), 'utf8')) as Wish;
  } catch {
    return null;
  }
}

/** Marks the version as used now. */
export async function touchVersion(folder: string): Promise<void> {
  const now = new Date();
  await utimes(path.join(folder, COMPLETE), now, now);
}

/** Lets nginx send the pages of this version, from one moment to the next. */
export async function linkLive(folder: string): Promise<void> {
  const link = `${LIVE}-${process.pid}`;
  await rm(link, { force: true });
  await symlink(path.relative(path.dirname(LIVE), folder), link);
  await rename(link, LIVE);
}

/** Folders of the versions used last besides this one, newest first. */
export async function olderVersions(folder: string): Promise<string[]> {
  return (await othersByUse(folder)).slice(0, OLDER_KEPT).map((one) => one.folder);
}

/** Deletes versions that are no longer needed. */
export async function pruneVersions(live: string): Promise<void> {
  const others = await othersByUse(live);
  for (const [at, { folder, usedAt }] of others.entries()) {
    const mayBeInUse = at < MOST_OTHERS_KEPT && usedAt > Date.now() - IN_USE_MS;
    if (at < OLDER_KEPT || mayBeInUse) continue;
    // Made incomplete first, so that no process starts to use it.
    await rm(path.join(folder, COMPLETE), { force: true });
    await rm(folder, { recursive: true, force: true });
  }
}

async function othersByUse(folder: string): Promise<{ folder: string; usedAt: number }[]> {
  await mkdir(VERSIONS, { recursive: true });
  const names = (await readdir(VERSIONS)).filter((name) => !name.endsWith(UNFINISHED));
  const folders = names.map(versionFolder).filter((one) => one !== folder);
  const found = await Promise.all(
    folders.map(async (one) => {
      const { mtimeMs } = await stat(path.join(one, COMPLETE)).catch(() => ({ mtimeMs: 0 }));
      return { folder: one, usedAt: mtimeMs };
    }),
  );
  return found.filter(({ usedAt }) => usedAt > 0).sort((one, other) => other.usedAt - one.usedAt);
}

/** The folder of the version with these facts that was used last, or null. */
export async function versionWithFacts(hash: string): Promise<string | null> {
  for (const { folder } of await othersByUse('')) {
    const wish = wishOf(folder);
    if (wish && jsonHash(wish.facts) === hash) return folder;
  }
  return null;
}
