import { statfs } from 'node:fs/promises';
import path from 'node:path';

/** Free bytes on the disk of a folder, which may not exist yet; null if unknown. */
export async function freeBytes(folder: string): Promise<number | null> {
  const disk = await statfs(folder).catch(() => null);
  if (disk) return disk.bavail * disk.bsize;
  const parent = path.dirname(path.resolve(folder));
  return parent === path.resolve(folder) ? null : freeBytes(parent);
}

const inGigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(bytes < 1e8 ? 2 : 1)} GB`;

/**
 * A sentence if `bytes` do not fit into a folder; null if they do.
 * @param setting that names the folder
 */
export async function spaceProblem(
  folder: string,
  bytes: number,
  setting: string,
): Promise<string | null> {
  const free = await freeBytes(folder);
  if (free === null || free >= bytes) return null;
  return (
    `About ${inGigabytes(bytes)} are needed in ${folder} (${setting}), and ${inGigabytes(free)} are free. ` +
    `Make room there, or name a folder on another disk.`
  );
}
