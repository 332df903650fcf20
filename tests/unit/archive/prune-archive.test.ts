import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { folderTarget } from '../../../prisma/archive/archive-target';
import { pruneArchive } from '../../../prisma/archive/write-archive';

const DAY_MS = 86_400_000;
const now = Date.parse('2026-11-28T12:00:00Z');

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'orbital-archive-'));
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
  await pruneArchive(target, '7', now);
  const bases = await readdir(path.join(root, '7/base'));
  const left = days.filter((day) =>
    bases.includes(new Date(now - day * DAY_MS).toISOString().slice(0, 19).replaceAll(':', '-')),
  );
  const segments = await readdir(path.join(root, '7/wal'));
  return { left, segments: segments.map((name) => name.slice(0, 24)).sort(), place };
}

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
