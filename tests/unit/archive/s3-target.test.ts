import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { TargetAway } from '../../../prisma/archive/archive-target';
import { S3Target } from '../../../prisma/archive/s3-target';
import { startS3 } from '../../support/process/s3-server';

let folder = '';
let store: Awaited<ReturnType<typeof startS3>>;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'orbital-s3-'));
  store = await startS3();
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true, force: true });
});

async function fileOf(content: Buffer | string): Promise<string> {
  const file = path.join(folder, randomBytes(4).toString('hex'));
  await writeFile(file, content);
  return file;
}

test('files come back as they were put, of a size that needs parts as well, and are listed by folder', async () => {
  const target = new S3Target(store.bucket, [1, 1]);
  const large = randomBytes(20 * 1_048_576);
  await target.put('7/base/one/data', await fileOf(large));
  await target.put('7/base/one/empty', await fileOf(''));
  for (let number = 10; number < 30; number += 1) {
    await target.put(`7/wal/${number}`, await fileOf(`segment ${number}`));
  }
  expect(store.refused).toEqual([]);
  expect(large.equals(await buffer(await target.get('7/base/one/data')))).toBe(true);
  expect((await target.list('')).map(({ name }) => name)).toEqual(['7']);
  expect((await target.list('7/base')).map(({ name }) => name)).toEqual(['7/base/one']);
  const listed = await target.list('7/wal');
  expect(listed).toHaveLength(20);
  expect(listed[0]).toEqual({ name: '7/wal/10', bytes: 10, at: expect.any(Date) });
  expect(await target.list('nothing')).toEqual([]);
  await expect(target.get('nothing')).rejects.toMatchObject({ code: 'ENOENT' });

  await target.put('7/wal/10', await fileOf('a whole second')); // Longer: the first was cut short.
  await target.put('7/wal/12', await fileOf('short'));
  await target.put('7/wal/11', await fileOf('SEGMENT 11'));
  expect(String(await buffer(await target.get('7/wal/10')))).toBe('a whole second');
  expect(String(await buffer(await target.get('7/wal/12')))).toBe('segment 12');
  expect(String(await buffer(await target.get('7/wal/11')))).toBe('segment 11');
  await target.remove('7/base/one');
  expect(await target.list('7/base')).toEqual([]);
});

test('a download that breaks goes on where it broke', async () => {
  const target = new S3Target(store.bucket, [1, 1]);
  const large = randomBytes(5 * 1_048_576);
  await target.put('7/base/one/data', await fileOf(large));
  store.lies('breaks');
  expect(large.equals(await buffer(await target.get('7/base/one/data')))).toBe(true);
  expect(store.refused).toEqual([]);
});

test.each([
  ['forgets', /has not kept what was written/],
  ['truncates', /has not kept what was written/],
  ['full', /answers 507 XMinioStorageFull/],
] as const)('a store that %s is found out', async (lie, words) => {
  const target = new S3Target(store.bucket, [1, 1]);
  store.lies(lie);
  const put = target.put('7/wal/1', await fileOf('segment'));
  await expect(put).rejects.toThrow(words);
  await expect(put).rejects.toBeInstanceOf(TargetAway);
  store.lies(null);
  await target.put('7/wal/1', await fileOf('segment'));
  expect(store.files.get('site/7/wal/1')?.body.toString()).toBe('segment');
});

test('wrong keys and a store that is away are told in words; what may not be deleted stays', async () => {
  const file = await fileOf('segment');
  const stranger = new S3Target({ ...store.bucket, secret: 'another secret' }, [1, 1]);
  await expect(stranger.put('7/wal/1', file)).rejects.toThrow(/answers 403.*ARCHIVE_S3_KEY_ID/);
  const target = new S3Target(store.bucket, [1, 1]);
  await target.put('7/wal/1', file);
  store.lies('locked');
  await target.remove('7/wal/1');
  expect(await target.list('7/wal')).toHaveLength(1);
  await store.close();
  await expect(target.list('7/wal')).rejects.toThrow(/does not answer \(ECONNREFUSED\)/);
});
