import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { versionWithFacts } from './version-folders';
import { FINISHED_FOLDER, MANIFEST, type FinishedManifest } from './finished-file';

/** Pages and files that a version serves from memory when it is live, read from its folder. */
export interface FinishedPages {
  folder: string;
  /** Paths of its pages. */
  pages: readonly string[];
  /** A page or file by its path, or null. */
  read: (address: string) => Promise<{ bytes: Buffer; type: string } | null>;
}

/**
 * The pages and files of the version with these facts, as this machine built it last.
 * @param hash of the facts
 * @returns null while it is not built
 */
export async function finishedPages(hash: string): Promise<FinishedPages | null> {
  const folder = await versionWithFacts(hash);
  if (!folder) return null;
  const manifest = await readFile(path.join(folder, MANIFEST), 'utf8');
  const { files } = JSON.parse(manifest) as FinishedManifest;
  return {
    folder,
    pages: Object.keys(files).filter((address) => files[address]?.name.endsWith('.html')),
    read: async (address) => {
      const file = Object.hasOwn(files, address) ? files[address] : undefined;
      if (!file) return null;
      const bytes = await readFile(path.join(folder, FINISHED_FOLDER, file.name));
      return { bytes, type: file.type };
    },
  };
}
