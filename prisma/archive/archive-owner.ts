import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { targetFolder, targetNames, workFolder, type TargetName } from './archive-files';
import { TargetAway, type ArchiveTarget } from './archive-target';

/*
 * One machine writes to the archive of a cluster, the one with the last mark in `machines`. A copy that was restored
 * elsewhere to look something up has the same cluster: what it writes would be taken for the newest of all.
 */

const machineFile = (dataDir: string) => path.join(workFolder(dataDir), 'machine');
const takesOverFile = (dataDir: string, target: TargetName) =>
  path.join(targetFolder(dataDir, target), 'takes-over');

/** A random id of this machine. */
async function machineOf(dataDir: string): Promise<string> {
  const file = machineFile(dataDir);
  const known = await readFile(file, 'utf8').catch(() => null);
  if (known !== null) return known;
  const id = randomBytes(8).toString('hex');
  const made = `${file}.${id}`;
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(made, id);
  // The site and a base backup may make one at once: the first counts.
  await link(made, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(made);
  return readFile(file, 'utf8');
}

/** Whether this machine was the last one to write to the archive of a cluster. */
export async function isOurs(
  dataDir: string,
  cluster: string,
  target: ArchiveTarget,
): Promise<boolean> {
  const marks = await target.list(`${cluster}/machines`);
  return marks.at(-1)?.name.endsWith(`.${await machineOf(dataDir)}`) ?? false;
}

/** From its next start on, this machine writes to the archives in the place of the one that did. */
export async function takeOver(dataDir: string): Promise<void> {
  for (const name of targetNames) {
    await mkdir(targetFolder(dataDir, name), { recursive: true, mode: 0o700 });
    await writeFile(takesOverFile(dataDir, name), '');
  }
}

/**
 * Makes this machine the one that writes to the archive of a cluster, where no other does.
 * @throws TargetAway where another does
 */
export async function claim(
  dataDir: string,
  cluster: string,
  { name, target }: { name: TargetName; target: ArchiveTarget },
): Promise<void> {
  const marks = await target.list(`${cluster}/machines`);
  const last = marks.at(-1)?.name;
  const own = await machineOf(dataDir);
  const isTaking = await stat(takesOverFile(dataDir, name)).catch(() => null);
  const isOwn = last?.endsWith(`.${own}`);
  if (last && !isOwn && !isTaking) {
    throw new TargetAway(
      'Another machine writes to this archive. If this one has taken its place: npm run archive -- --take-over.',
    );
  }
  if (!isOwn) {
    const number = String(marks.length + 1).padStart(6, '0');
    await target.put(`${cluster}/machines/${number}.${own}`, machineFile(dataDir));
  }
  if (isTaking) await rm(takesOverFile(dataDir, name), { force: true });
}
