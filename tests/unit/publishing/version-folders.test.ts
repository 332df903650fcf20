import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { jsonHash } from '@/lib/platform/canonical-json';
import {
  builtFolder,
  isComplete,
  markComplete,
  olderVersions,
  pruneVersions,
  versionFolder,
  versionHash,
  VERSIONS,
  versionWithFacts,
} from '@/lib/publishing/version-folders';

const project = process.cwd();
const wish = { siteUrl: 'http://localhost:3000', facts: { institute: { shortName: 'OCI' } } };
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'orbital-versions-'));
  process.chdir(folder);
});

afterEach(async () => {
  process.chdir(project);
  await rm(folder, { recursive: true });
});

/** A version that was built, and used last so many hours ago. */
async function version(name: string, { hours = 0 } = {}): Promise<string> {
  const made = versionFolder(name);
  await mkdir(made, { recursive: true });
  await markComplete(made, wish);
  const usedAt = new Date(Date.now() - hours * 3_600_000);
  await utimes(path.join(made, 'complete.json'), usedAt, usedAt);
  return made;
}

test.each([
  ['is empty', ''],
  ['ends in the middle', '{"facts":{"institute":{'],
  ['is full of zeros', '\0'.repeat(64)],
])('a version whose last file %s is incomplete, and the others go on', async (_, left) => {
  const whole = await version(versionHash('sources', wish), { hours: 1 });
  const torn = await version(versionHash('changed', wish));
  await writeFile(path.join(torn, 'complete.json'), left);
  expect([isComplete(whole), isComplete(torn)]).toEqual([true, false]);
  expect(await builtFolder('sources', wish)).toBe(whole);
  expect(await builtFolder('changed', wish)).toBeNull();
  expect(await versionWithFacts(jsonHash(wish.facts))).toBe(whole);
});

test('a version whose build is not finished is neither used nor deleted', async () => {
  const unfinished = await version('next.unfinished', { hours: 9 });
  expect(await versionWithFacts(jsonHash(wish.facts))).toBeNull();
  for (const name of ['a', 'b', 'c']) await version(name);
  const live = await version('live');
  expect(await olderVersions(live)).not.toContain(unfinished);
  await pruneVersions(live);
  expect((await readdir(VERSIONS)).sort()).toEqual(['a', 'b', 'c', 'live', 'next.unfinished']);
});
