import { access, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { noteBackup, noteRestore } from '@/prisma/backup/backup-records';
import { withPool } from '@/lib/platform/database-connection';
import { env } from '@/lib/platform/env';
import { knownErasures, printErasures } from '@/lib/accounts/erasures';
import { faultInWords, errorSentence } from '@/lib/platform/fault-words';
import { secretOfDatabase } from '@/lib/platform/server-secret';
import { statement } from '@/lib/platform/statement';
import { backup, isBackup, restore, UnsoundBackup } from '@/prisma/backup/backup';
import type { BackupKey } from '@/prisma/backup/backup-key';
import { migrationsFolder } from '@/prisma/database';
import { isRunning, startEmbedded } from '@/prisma/embedded';
import { spaceProblem } from '../../lib/platform/disk-space';

/** File in a backup folder: the backup was restored into a database of its own, and every row came back. */
export const PROVEN = 'proven';

/** The time in names of backups, which sort by it: 2026-11-26T02-00-00. */
export const backupStamp = (now = new Date()) =>
  now.toISOString().slice(0, 19).replaceAll(':', '-');

export interface MadeBackup {
  folder: string;
  tables: readonly { name: string; rows: number }[];
  /** Whether it contains the server's secret. */
  hasSecret: boolean;
  /** Why it was not checked, in a sentence; null if it was, or no check was asked for. */
  unchecked: string | null;
}

/**
 * Writes a backup and notes it in the database. One that is in the folder already is replaced once the
 * new one is finished and not found wrong; in a folder of other things it gets a folder of its own.
 * @param check the passphrase of the key, to restore it into a database of its own; null to leave that
 * @throws UnsoundBackup when the check finds it wrong; Error with code or words for all else
 */
export async function makeBackup(
  url: string,
  wanted: string,
  { key, check }: { key: BackupKey; check: string | null },
): Promise<MadeBackup> {
  const folder = (await isOtherFolder(wanted)) ? path.join(wanted, backupStamp()) : wanted;
  const lacking = await roomProblem(url, path.dirname(folder));
  if (lacking) throw new Error(lacking);
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  const secret = await withPool(url, secretOfDatabase);
  const { takenAt, tables } = await backup(url, unfinished, key, secret);
  // Beside it in plain text, because the restore of an older backup needs it as well.
  const erased = await withPool(url, knownErasures);
  await writeFile(path.join(unfinished, 'erased.txt'), printErasures(erased), { mode: 0o600 });
  const replaced = await place(unfinished, folder);
  await withPool(url, (on) => noteBackup(on, takenAt));
  const made = { folder, tables, hasSecret: secret !== null };
  const note = (isProven: boolean) => withPool(url, (on) => noteRestore(on, takenAt, isProven));
  const unchecked = check === null ? null : await checkBackup(url, folder, check);
  if (unchecked instanceof UnsoundBackup) {
    await note(false);
    await setAside(folder, replaced);
    throw unchecked;
  }
  if (replaced) await rm(replaced, { recursive: true, force: true });
  if (check !== null && unchecked === null) {
    await writeFile(path.join(folder, PROVEN), `${new Date().toISOString()}\n`, { mode: 0o600 });
    await note(true);
  }
  return { ...made, unchecked };
}

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** Whether the folder exists and is no backup: a folder of backups, or the root of a disk. */
const isOtherFolder = async (folder: string) =>
  (await isThere(folder)) && !(await isBackup(folder));

/** @returns the path to which the previous backup was moved; null without one */
async function place(unfinished: string, folder: string): Promise<string | null> {
  const replaced = `${folder}.replaced`;
  const isSecond = await isThere(folder);
  if (isSecond) {
    await rm(replaced, { recursive: true, force: true });
    await rename(folder, replaced);
  }
  await rename(unfinished, folder);
  return isSecond ? replaced : null;
}

/** Puts the previous backup back in its place. */
async function setAside(folder: string, replaced: string | null): Promise<void> {
  const unsound = `${folder}.unsound`;
  await rm(unsound, { recursive: true, force: true });
  await rename(folder, unsound);
  if (replaced) await rename(replaced, folder);
}

const SIZE = statement(
  'size-of-database',
  {},
  { bytes: 'int8' },
  'select pg_database_size(current_database()) as bytes',
);

/** Bytes that the database takes. */
export const sizeOfDatabase = async (url: string) =>
  Number((await withPool(url, (on) => SIZE.first(on)))?.bytes ?? 0);

/** Free space to leave, because a full disk would stop the site. */
export const LEFT_FREE = 200e6;

/** A sentence if there is no room for a backup, by the size of the newest one there or of the database. */
async function roomProblem(url: string, folder: string): Promise<string | null> {
  const names = (await readdir(folder).catch(() => [])).sort().reverse();
  let newest: string | undefined;
  for (const name of names) {
    if (await isBackup(path.join(folder, name))) newest ??= path.join(folder, name);
  }
  const bytes = newest ? 1.25 * (await sizeOfFolder(newest)) : 0.5 * (await sizeOfDatabase(url));
  return spaceProblem(folder, bytes + LEFT_FREE, 'the folder of the backup, BACKUP_FOLDER');
}

async function sizeOfFolder(folder: string): Promise<number> {
  const files = await readdir(folder);
  const stats = await Promise.all(files.map((name) => stat(path.join(folder, name))));
  return stats.reduce((sum, { size }) => sum + size, 0);
}

/**
 * Restores a backup into a database of its own.
 * @returns null where every row came back; the fault; or the reason why it could not be tried here, which is
 * no fault of the backup
 */
async function checkBackup(
  url: string,
  folder: string,
  passphrase: string,
): Promise<UnsoundBackup | string | null> {
  try {
    await removeAbandoned();
    const bytes = 1.5 * (await sizeOfDatabase(url)) + LEFT_FREE;
    const lacking = await spaceProblem(path.resolve(env.DATA_DIR), bytes, 'DATA_DIR');
    if (lacking) return lacking;
    await restoreElsewhere(folder, passphrase);
    return null;
  } catch (error) {
    if (error instanceof UnsoundBackup) return error;
    return faultInWords(error, 'the database for the check') ?? errorSentence(error);
  }
}

/** Name of the folder below DATA_DIR in which a check restores, before the id of its process. */
const CHECK = 'backup-check-';

/** Deletes the databases of checks that were killed: copies of the whole database, in plain text. */
async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(env.DATA_DIR).catch(() => [])) {
    const pid = Number(name.slice(CHECK.length));
    if (!name.startsWith(CHECK) || (pid !== process.pid && isRunning(pid))) continue;
    await rm(path.resolve(env.DATA_DIR, name), { recursive: true, force: true });
  }
}

async function restoreElsewhere(folder: string, passphrase: string): Promise<void> {
  const scratch = path.resolve(env.DATA_DIR, `${CHECK}${process.pid}`);
  try {
    await mkdir(scratch, { recursive: true, mode: 0o700 });
    const database = await startEmbedded(path.join(scratch, 'postgres'), (reason) =>
      console.error(reason),
    );
    try {
      await restore(database.url, folder, migrationsFolder, [passphrase]);
    } finally {
      await database.stop();
    }
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
