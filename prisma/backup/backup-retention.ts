import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { isBackup } from '@/prisma/backup/backup';
import { backupStamp, PROVEN } from './backups';

/** Backups kept from before a version changed the tables. */
const KEPT_BEFORE = 3;
/** Age of a killed process's remains. */
const ABANDONED_MS = 24 * 3_600_000;

export const dailyName = (now = new Date()) => `${backupStamp(now)}-daily`;
/** @param migration the first pending one */
export const beforeName = (migration: string, now = new Date()) =>
  `${backupStamp(now)}-before-${migration.split('_')[0]}`;

const STAMP = String.raw`\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d`;
const DAILY = new RegExp(`^${STAMP}-daily$`);
const BEFORE = new RegExp(`^${STAMP}-before-\\d+$`);
const LEFT_OVER = new RegExp(`^${STAMP}-(daily|before-\\d+)\\.(unfinished|unsound|replaced)$`);

/**
 * Deletes older automatic backups; those with other names stay. The newest finished one and the newest
 * proven one are never deleted.
 * @param keep how many nightly ones stay, at least 1
 * @returns the names of the deleted ones
 */
export async function pruneBackups(
  place: string,
  keep: number,
  now = Date.now(),
): Promise<string[]> {
  const names = (await readdir(place).catch(() => [])).sort().reverse();
  const daily = await finished(
    place,
    names.filter((name) => DAILY.test(name)),
  );
  const before = await finished(
    place,
    names.filter((name) => BEFORE.test(name)),
  );
  const proven: string[] = [];
  for (const name of daily) {
    if (await stat(path.join(place, name, PROVEN)).catch(() => null)) proven.push(name);
  }
  const over = daily.slice(Math.max(1, keep)).filter((name) => name !== proven[0]);
  over.push(...before.slice(KEPT_BEFORE));
  for (const name of names.filter((one) => LEFT_OVER.test(one))) {
    const { mtimeMs = now } = (await stat(path.join(place, name)).catch(() => null)) ?? {};
    if (now - mtimeMs > ABANDONED_MS) over.push(name);
  }
  for (const name of over) await rm(path.join(place, name), { recursive: true, force: true });
  return over;
}

async function finished(place: string, names: string[]): Promise<string[]> {
  const kept: string[] = [];
  for (const name of names) if (await isBackup(path.join(place, name))) kept.push(name);
  return kept;
}

/** The newest backup from before a migration, if it is still there. */
export async function backupBefore(place: string, migration: string): Promise<string | null> {
  const ending = beforeName(migration).slice(backupStamp().length);
  const names = (await readdir(place).catch(() => [])).filter(
    (name) => BEFORE.test(name) && name.endsWith(ending),
  );
  const [newest] = await finished(place, names.sort().reverse());
  return newest ? path.join(place, newest) : null;
}
