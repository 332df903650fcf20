import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { claim } from '../../../prisma/archive/archive-owner';
import { folderTarget } from '../../../prisma/archive/archive-target';
import { pruneArchive } from '../../../prisma/archive/write-archive';

const DAY_MS = 86_400_000;
const now = Date.parse('2026-11-28T12:00:00Z');

let folder = '';
let dataDir = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'orbital-archive-'));
  dataDir = path.join(folder, 'data');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const segmentAt = (place: number) =>
  `00000001${place.toString(16).toUpperCase().padStart(16, '0')}`;

/** Base backups of so many days ago, each with the log of its day; returns what is left. */
async function pruned(root: string, days: readonly number[]) {
  await mkdir(path.join(root, '7/wal'), { recursive: true });
  const newest = Math.max(...days);
  const place = (day: number) => newest - day;
  for (const day of days) {
    const endedAt = new Date(now - day * DAY_MS).toISOString();
    const base = path.join(root, '7/base', endedAt.slice(0, 19).replaceAll(':', '-'));
    await mkdir(base, { recursive: true });
    const manifest = { endedAt, firstSegment: segmentAt(place(day)), label: '', key: 'k' };
    await writeFile(path.join(base, 'manifest.json'), JSON.stringify(manifest));
    const name = `${segmentAt(place(day))}.${'a'.repeat(12)}.${'b'.repeat(12)}.gz.age`;
    await writeFile(path.join(root, '7/wal', name), '');
  }
  const target = await folderTarget(root, false);
  await pruneArchive(target, { dataDir, cluster: '7' }, now);
  const bases = await readdir(path.join(root, '7/base'));
  const left = days.filter((day) =>
    bases.includes(new Date(now - day * DAY_MS).toISOString().slice(0, 19).replaceAll(':', '-')),
  );
  const segments = await readdir(path.join(root, '7/wal'));
  return { left, segments: segments.map((name) => name.slice(0, 24)).sort(), place };
}

test('a former cluster goes when this one reaches back fourteen days, and a base backup that was broken off', async () => {
  const root = path.join(folder, 'former');
  const bases = ['5/base/2026-10-01T22-00-00', '6/base/2026-10-01T22-00-00'];
  const brokenOff = path.join(root, '7/base/2026-11-20T22-00-00');
  for (const base of bases) await mkdir(path.join(root, base), { recursive: true });
  await mkdir(brokenOff, { recursive: true });
  await claim(dataDir, '6', { name: 'folder', target: await folderTarget(root, false) });
  const left = async () => (await readdir(root)).filter((name) => /^\d$/.test(name));
  await pruned(root, [0, 13]);
  expect([await left(), existsSync(brokenOff)]).toEqual([['5', '6', '7'], false]);
  await pruned(root, [0, 13, 14]);
  // Cluster 5 belongs to another site.
  expect(await left()).toEqual(['5', '7']);
});

test('what leads to any second of fourteen days stays, with its log, and the newest in any case', async () => {
  let archives = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 12 }),
      async (days) => {
        const root = path.join(folder, String((archives += 1)));
        await mkdir(root);
        const { left, segments, place } = await pruned(root, days);
        const old = days.filter((day) => day >= 14);
        const firstOld = old.length > 0 ? Math.min(...old) : Math.max(...days);
        const needed = days.filter((day) => day < 14 || day === firstOld);
        expect([...left].sort()).toEqual([...needed].sort());
        expect(left).toContain(Math.min(...days));
        const kept = needed.map((day) => segmentAt(place(day))).sort();
        expect(segments).toEqual(kept);
      },
    ),
    { numRuns: 30 },
  );
});
