import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

/** A file in a target. */
export interface Archived {
  name: string;
  bytes: number;
  /** When it arrived. */
  at: Date;
}

/** A target cannot be reached, is full or refuses; in words. Nothing is wrong with what it holds. */
export class TargetAway extends Error {}

/** A place for archived files that does not burn with this machine. Names are paths with "/". */
export interface ArchiveTarget {
  /** @returns the files of a folder, by name; none where the folder is missing */
  list(folder: string): Promise<Archived[]>;
  /**
   * Copies a file there, whole or not at all. One that is there under the name, and not cut short, stays.
   * @throws TargetAway, also when it does not have the file afterwards
   */
  put(name: string, file: string): Promise<void>;
  /** @throws Error with code ENOENT for a file that is not there */
  get(name: string): Promise<Readable>;
  /** Deletes a file, or a folder with its files. A store that keeps what it has got may refuse silently. */
  remove(name: string): Promise<void>;
}

/** Makes sure that the names in a folder outlast a power cut; the files have to be on the disk before. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** In the folder of an archive: without it the disk that belongs there is not mounted. */
const MARK = 'archive-of-the-site';

/**
 * A folder on another disk or machine.
 * @param isKnown whether it was used before: then an empty one is no disk of ours
 * @throws TargetAway when the folder is missing or another disk is there
 */
export async function folderTarget(root: string, isKnown: boolean): Promise<ArchiveTarget> {
  const mark = path.join(root, MARK);
  const at = (name: string) => path.join(root, name);
  await stat(root).catch(() => {
    throw new TargetAway(`The folder ${root} (ARCHIVE_FOLDER) does not exist.`);
  });
  const isMarked = await stat(mark).catch(() => null);
  if (!isMarked && isKnown) {
    throw new TargetAway(
      `The archive is not in ${root} (ARCHIVE_FOLDER): its disk is not mounted.`,
    );
  }
  if (!isMarked) await writeFile(mark, 'Written by the site, for npm run restore -- --to\n');
  const copy = async (file: string, part: string): Promise<void> => {
    await copyFile(file, part);
    const handle = await open(part);
    try {
      await handle.sync();
      const [{ size }, { size: copied }] = [await stat(file), await handle.stat()];
      if (copied !== size)
        throw new TargetAway(`The folder ${root} has not kept what was written.`);
    } finally {
      await handle.close();
    }
  };
  return {
    async list(folder) {
      const names = await readdir(at(folder)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      });
      const whole = names.filter((name) => !name.endsWith('.part')).sort();
      return Promise.all(
        whole.map(async (name) => {
          const { size, mtime } = await stat(path.join(at(folder), name));
          return { name: path.posix.join(folder, name), bytes: size, at: mtime };
        }),
      );
    },
    async put(name, file) {
      const there = await stat(at(name)).catch(() => null);
      if (there && there.size >= (await stat(file)).size) return;
      await mkdir(path.dirname(at(name)), { recursive: true, mode: 0o700 });
      // The site and a base backup may copy the same key at once.
      const part = `${at(name)}.${randomUUID()}.part`;
      await copy(file, part).catch(async (error: NodeJS.ErrnoException) => {
        await rm(part, { force: true });
        const isFull = error.code === 'ENOSPC' || error.code === 'EDQUOT';
        throw isFull ? new TargetAway(`The disk of ${root} (ARCHIVE_FOLDER) is full.`) : error;
      });
      await rename(part, at(name));
      await syncFolder(path.dirname(at(name)));
    },
    async get(name) {
      await stat(at(name));
      return createReadStream(at(name));
    },
    remove: (name) => rm(at(name), { recursive: true, force: true }),
  };
}
