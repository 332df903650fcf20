import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isRunning } from '@/prisma/process-id';

// A file for each process that serves or makes the build in this folder, named after its id.
const SERVING = 'dist/serving';
const BUILDING = 'dist/building';

/** Says that this process serves the build from now on, so that nobody replaces it underneath. */
export async function claimBuild(): Promise<void> {
  await claim(SERVING);
}

/**
 * Runs `build` unless another process serves or makes the build in this folder.
 * @throws Error with a sentence when one does
 */
export async function whileBuilding(build: () => Promise<void>): Promise<void> {
  await claim(BUILDING);
  try {
    if ((await others(BUILDING)).length > 0) {
      throw new Error(
        'This folder is being built by another process. Start again when it is done.',
      );
    }
    if ((await others(SERVING)).length > 0) {
      throw new Error(
        'The sources or SITE_URL have changed, and another copy of the site is running from this folder. ' +
          'Stop it first, or use a copy of the folder.',
      );
    }
    await build();
  } finally {
    await rm(path.join(BUILDING, String(process.pid)), { force: true });
  }
}

async function claim(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, String(process.pid)), '');
}

/** Ids of other living processes; what dead ones left is cleared away. */
async function others(folder: string): Promise<number[]> {
  await mkdir(folder, { recursive: true });
  const pids = (await readdir(folder)).map(Number).filter((pid) => pid !== process.pid);
  const living = pids.filter(isRunning);
  for (const pid of pids) {
    if (!living.includes(pid)) await rm(path.join(folder, String(pid)), { force: true });
  }
  return living;
}
