import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { folderTarget } from '../../../prisma/archive/archive-target';
import {
  DamagedArchive,
  planRestore,
  restoreArchive,
} from '../../../prisma/archive/restore-archive';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'orbital-plan-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Restores the end of an archive with these segments, and a base backup from the first on without its key. */
async function restoreWith(...segments: string[]): Promise<unknown> {
  const base = path.join(folder, 'archive/7/base/2026-11-28T02-00-00');
  await mkdir(base, { recursive: true });
  await mkdir(path.join(folder, 'archive/7/wal'), { recursive: true });
  const firstSegment = '0000000100000000000000FE';
  const manifest = { endedAt: '2026-11-28T02:00:00.000Z', firstSegment, label: '', key: 'k' };
  await writeFile(path.join(base, 'manifest.json'), JSON.stringify(manifest));
  for (const segment of segments) {
    const name = `${segment}.${'a'.repeat(12)}.${'b'.repeat(12)}.gz.age`;
    await writeFile(path.join(folder, 'archive/7/wal', name), '');
  }
  const target = await folderTarget(path.join(folder, 'archive'), false);
  const plan = await planRestore(target, null);
  return restoreArchive(target, plan, path.join(folder, 'postgres'), []).catch(
    (error: unknown) => error,
  );
}

/** A base backup that ended at this time, in an archive that may have several clusters. */
async function addBase(cluster: string, endedAt: string): Promise<void> {
  const base = path.join(folder, 'archive', cluster, 'base', endedAt.replaceAll(':', '-'));
  await mkdir(base, { recursive: true });
  const manifest = { endedAt: `${endedAt}.000Z`, firstSegment: first, label: '', key: 'k' };
  await writeFile(path.join(base, 'manifest.json'), JSON.stringify(manifest));
}

test('a moment is restored from the cluster that was written then, the end from the newest', async () => {
  await addBase('8', '2026-11-20T22:00:00');
  await addBase('9', '2026-11-21T22:00:00');
  await addBase('7', '2026-11-23T09:00:00');
  const target = await folderTarget(path.join(folder, 'archive'), false);
  const clusterAt = async (to: Date | null) => (await planRestore(target, to)).cluster;
  expect(await clusterAt(new Date('2026-11-21T10:00:00Z'))).toBe('8');
  expect(await clusterAt(new Date('2026-11-23T08:59:00Z'))).toBe('9');
  expect(await clusterAt(new Date('2026-11-23T10:00:00Z'))).toBe('7');
  expect(await clusterAt(null)).toBe('7');
  const { base } = await planRestore(target, null);
  // What came back from a former cluster would be taken for the end.
  await expect(planRestore(target, null, base)).rejects.toThrow(/and no further/);
});

test('a base backup whose description is cut short is none', async () => {
  await addBase('7', '2026-11-22T22:00:00');
  await addBase('7', '2026-11-23T22:00:00');
  const newest = path.join(folder, 'archive/7/base/2026-11-23T22-00-00/manifest.json');
  await truncate(newest, 10);
  const target = await folderTarget(path.join(folder, 'archive'), false);
  const { base } = await planRestore(target, null);
  expect(base.endedAt).toBe('2026-11-22T22:00:00.000Z');
});

const [first, second, third] = [
  '0000000100000000000000FE',
  '0000000100000000000000FF',
  '000000010000000100000000',
];

test('a segment that is missing in the log is not taken for its end', async () => {
  const found = await restoreWith(first, third);
  expect(found).toBeInstanceOf(DamagedArchive);
  expect(String(found)).toMatch(/has a gap at the segment 000000010000000100000000/);
});

test('nor is the first one, which the base backup needs', async () => {
  expect(String(await restoreWith(second, third))).toMatch(/a gap at the segment .*FE\./);
});

test('before the first base backup there is nothing to restore', async () => {
  await restoreWith(first);
  const target = await folderTarget(path.join(folder, 'archive'), true);
  const early = planRestore(target, new Date('2026-11-28T01:59:59Z'));
  await expect(early).rejects.toThrow(/The archive leads back to 2026-11-28T02:00/);
});

test('a whole log, on to another timeline, is taken, and a missing file is told', async () => {
  const other = '000000020000000100000000';
  const found = await restoreWith(first, second, third, other, '000000020000000100000001');
  expect(found).toBeInstanceOf(DamagedArchive);
  expect(String(found)).toMatch(/The file 7\/keys\/k.age is missing in the archive/);
});
