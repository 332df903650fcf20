import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

/** A file in a target. */
interface Archived {
  name: string;
  bytes: number;
  /** When it arrived. */
  at: Date;
}

/** A place for archived files that does not burn with this machine. Names are paths with "/". */
export interface ArchiveTarget {
  /** @returns the files of a folder, by name; none where the folder is missing */
  list(folder: string): Promise<Archived[]>;
  /** Copies a file there, whole or not at all. One that is there under the name already stays. */
  put(name: string, file: string): Promise<void>;
  get(name: string): Promise<Readable>;
  /** Deletes a file, or a folder with its files. */
  remove(name: string): Promise<void>;
}

/** In the folder of an archive: without it the disk that belongs there is not mounted. */
const MARK = 'archive-of-the-site';

/**
 * A folder on another disk or machine.
 * @param isKnown whether it was used before: then an empty one is no disk of ours
 * @throws Error when the folder is missing or another disk is there
 */
export async function folderTarget(root: string, isKnown: boolean): Promise<ArchiveTarget> {
  const mark = path.join(root, MARK);
  const at = (name: string) => path.join(root, name);
  await stat(root).catch(() => {
    throw new Error(`The folder ${root} (ARCHIVE_FOLDER) does not exist.`);
  });
  const isMarked = await stat(mark).catch(() => null);
  if (!isMarked && isKnown) {
    throw new Error(`The archive is not in ${root} (ARCHIVE_FOLDER): its disk is not mounted.`);
  }
  if (!isMarked) await writeFile(mark, 'Written by the site, for npm run restore -- --to\n');
  return {
    async list(folder) {
      const names = await readdir(at(folder)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      });
      const found = await Promise.all(
        names.sort().map(async (name) => {
          const { size, mtime } = await stat(path.join(at(folder), name));
          return { name: path.posix.join(folder, name), bytes: size, at: mtime };
        }),
      );
      return found.filter((file) => !file.name.endsWith('.part'));
    },
    async put(name, file) {
      if (await stat(at(name)).catch(() => null)) return;
      await mkdir(path.dirname(at(name)), { recursive: true, mode: 0o700 });
      const part = `${at(name)}.part`;
      await copyFile(file, part);
      const handle = await open(part);
      try {
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(part, at(name));
    },
    get: async (name) => createReadStream(at(name)),
    remove: (name) => rm(at(name), { recursive: true, force: true }),
  };
}
