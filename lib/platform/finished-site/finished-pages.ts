import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { versionWithFacts } from '@/lib/platform/process/versions';
import { FINISHED_FOLDER, MANIFEST, type FinishedManifest } from './finished-file';

/** The finished pages of a version. */
export interface FinishedPages {
  has: (page: string) => boolean;
  /** The document, or null for what is no page. */
  read: (page: string) => Promise<string | null>;
}

/**
 * The pages of the version with these facts, as this machine built it last.
 * @param hash of the facts
 * @returns null while it is not built
 */
export async function finishedPages(hash: string): Promise<FinishedPages | null> {
  const folder = await versionWithFacts(hash);
  if (!folder) return null;
  const { files } = JSON.parse(
    await readFile(path.join(folder, MANIFEST), 'utf8'),
  ) as FinishedManifest;
  const nameOf = (page: string) => {
    const file = Object.hasOwn(files, page) ? files[page] : undefined;
    return file?.name.endsWith('.html') ? file.name : null;
  };
  return {
    has: (page) => nameOf(page) !== null,
    read: async (page) => {
      const name = nameOf(page);
      return name && readFile(path.join(folder, FINISHED_FOLDER, name), 'utf8');
    },
  };
}
