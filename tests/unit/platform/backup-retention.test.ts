import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  backupBefore,
  beforeName,
  dailyName,
  pruneBackups,
} from '@/prisma/backup/backup-retention';

let place: string;
beforeEach(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'orbital-backups-'));
});
afterEach(() => rm(place, { recursive: true }));

async function add(name: string, ...files: string[]): Promise<string> {
  await mkdir(path.join(place, name));
  for (const file of files) await writeFile(path.join(place, name, file), '');
  return name;
}
const finished = 'manifest.json.age';
const night = (day: number) => dailyName(new Date(Date.UTC(2026, 10, day, 20, 30)));

test('the newest nightly backups stay, and the newest one that was proven', async () => {
  const proven = await add(night(1), finished, 'proven');
  for (const day of [2, 3, 4, 5, 6]) await add(night(day), finished);
  expect((await pruneBackups(place, 3)).sort()).toEqual([night(2), night(3)]);
  expect((await readdir(place)).sort()).toEqual([proven, night(4), night(5), night(6)]);
});

test('other files stay, and unfinished backups do not count', async () => {
  const others = ['2026-11-01', '2026-11-01T02-00-00', 'photos', `${night(1)}-mine`];
  for (const name of others) await add(name, finished);
  await add(night(1), finished);
  await add(night(2));
  expect(await pruneBackups(place, 1)).toEqual([]);
  expect((await readdir(place)).sort()).toEqual([...others, night(1), night(2)].sort());
});

test('the last good one stays, however few are to be kept', async () => {
  await add(night(1), finished);
  expect(await pruneBackups(place, 0)).toEqual([]);
});

test('leftovers of a killed process are deleted after a day', async () => {
  const left = await add(`${night(1)}.unfinished`, finished);
  expect(await pruneBackups(place, 1)).toEqual([]);
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  await utimes(path.join(place, left), yesterday, yesterday);
  expect(await pruneBackups(place, 1)).toEqual([left]);
});

test('of those before a migration three stay, and each is found by its migration', async () => {
  const names = [1, 2, 3, 4].map((day) =>
    beforeName(`2026110${day}000000_step`, new Date(Date.UTC(2026, 10, day))),
  );
  for (const name of names) await add(name, finished);
  expect(await pruneBackups(place, 1)).toEqual(names.slice(0, 1));
  expect(await backupBefore(place, '20261103000000_step')).toBe(path.join(place, names[2] ?? ''));
  expect(await backupBefore(place, '20261101000000_step')).toBeNull();
});
