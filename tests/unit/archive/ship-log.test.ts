import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  handedOver,
  targetFolder,
  waiting,
  workFolder,
} from '../../../prisma/archive/archive-files';
import { archiveKey, type ArchiveKey } from '../../../prisma/archive/archive-key';
import { claim, takeOver } from '../../../prisma/archive/archive-owner';
import { folderTarget } from '../../../prisma/archive/archive-target';
import { S3Target } from '../../../prisma/archive/s3-target';
import {
  chainSince,
  encryptLog,
  shipLog,
  waitingSince,
  type OpenTarget,
} from '../../../prisma/archive/write-archive';
import { startS3 } from '../../support/process/s3-server';

let root = '';
let key: ArchiveKey;
let store: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'orbital-ship-'));
  key = await archiveKey(workFolder(path.join(root, 'data')), 'a passphrase of a test');
  store = await startS3();
});
afterAll(async () => {
  await store.close();
  await rm(root, { recursive: true, force: true });
});

async function setUp() {
  const dataDir = await mkdtemp(path.join(root, 'data-'));
  const work = { dataDir, key, cluster: '7' };
  const archive = path.join(dataDir, 'mounted');
  await mkdir(archive);
  const folder: OpenTarget = { name: 'folder', target: await folderTarget(archive, false) };
  const s3: OpenTarget = { name: 's3', target: new S3Target(store.bucket, [1, 1]) };
  const handOver = async (number: number, content: string | Buffer = `segment ${number}`) => {
    await mkdir(handedOver(dataDir), { recursive: true });
    const name = `00000001${number.toString().padStart(16, '0')}`;
    await writeFile(path.join(handedOver(dataDir), name), content);
    await encryptLog(work, ['folder', 's3']);
  };
  const counts = async () => {
    const of = async (folderPath: string) => (await readdir(folderPath).catch(() => [])).length;
    return {
      copied: await of(path.join(archive, '7/wal')),
      folder: await of(waiting(dataDir, 'folder')),
      s3: await of(waiting(dataDir, 's3')),
    };
  };
  return { dataDir, archive, work, folder, s3, handOver, counts };
}

/** A segment as PostgreSQL writes it for this cluster. */
function segmentOf(cluster: bigint): Buffer {
  const page = Buffer.alloc(64);
  page.writeBigUInt64LE(cluster, 24);
  return page;
}

test('a segment of a former cluster goes into the archive of that one', async () => {
  const { archive, work, folder, handOver } = await setUp();
  await handOver(1, segmentOf(7_000_000_000_000_000_001n));
  await handOver(2, segmentOf(7n));
  await shipLog(work, folder);
  const segments = async (cluster: string) =>
    (await readdir(path.join(archive, cluster, 'wal'))).map((name) => name.slice(0, 24));
  expect(await segments('7000000000000000001')).toEqual(['000000010000000000000001']);
  expect(await segments('7')).toEqual(['000000010000000000000002']);
});

test('an empty file that a power cut has left does not replace a copied segment', async () => {
  const { dataDir, archive, work, folder, handOver } = await setUp();
  await handOver(1);
  const [name = ''] = await readdir(waiting(dataDir, 'folder'));
  await shipLog(work, folder);
  const [copied = ''] = await readdir(path.join(archive, '7/wal'));
  const before = await readFile(path.join(archive, '7/wal', copied));
  await writeFile(path.join(waiting(dataDir, 'folder'), name), '');
  await shipLog(work, folder);
  expect(before.length).toBeGreaterThan(0);
  expect(await readFile(path.join(archive, '7/wal', copied))).toEqual(before);
});

test('the site and a base backup may make an archive theirs at once', async () => {
  const { dataDir, archive, folder } = await setUp();
  const claims = Array.from({ length: 8 }, () => claim(dataDir, '7', folder));
  await Promise.all(claims);
  expect(await readdir(path.join(archive, '7/machines'))).toHaveLength(1);
});

test('a copy on another machine does not write into the archive, until it takes over', async () => {
  const [first, copy] = [await setUp(), await setUp()];
  const target = { name: 'folder', target: first.folder.target } as const;
  await first.handOver(1);
  await shipLog(first.work, target);
  await copy.handOver(2);
  await expect(shipLog(copy.work, target)).rejects.toThrow(
    /Another machine writes to this archive/,
  );
  expect((await first.counts()).copied).toBe(1);
  await takeOver(copy.dataDir);
  await shipLog(copy.work, target);
  await copy.handOver(3);
  await shipLog(copy.work, target);
  expect((await first.counts()).copied).toBe(3);
  await first.handOver(4);
  await expect(shipLog(first.work, target)).rejects.toThrow(/npm run archive -- --take-over/);
});

test('a full target keeps what waits for it, and the other gets everything', async () => {
  const { dataDir, work, folder, s3, handOver, counts } = await setUp();
  store.lies('full');
  await handOver(1);
  await handOver(2);
  await shipLog(work, folder);
  await expect(shipLog(work, s3)).rejects.toThrow(/507/);
  expect(await counts()).toEqual({ copied: 2, folder: 0, s3: 2 });
  expect(await waitingSince(dataDir, 'folder')).toBeNull();
  expect(await waitingSince(dataDir, 's3')).toBeInstanceOf(Date);
  store.lies(null);
  await shipLog(work, s3);
  expect(await counts()).toEqual({ copied: 2, folder: 0, s3: 0 });
  expect([...store.files.keys()].filter((name) => name.includes('/wal/'))).toHaveLength(2);
});

test('what waits too long for a target is given up, with its chain, and only there', async () => {
  const { dataDir, work, folder, handOver, counts } = await setUp();
  await handOver(1);
  for (const name of ['folder', 's3'] as const) {
    await writeFile(path.join(targetFolder(dataDir, name), 'chain'), '');
  }
  await writeFile(path.join(waiting(dataDir, 's3'), 'large'), '');
  // Without taking any room on the disk.
  await truncate(path.join(waiting(dataDir, 's3'), 'large'), 1.1e9);
  await handOver(2);
  expect(await counts()).toEqual({ copied: 0, folder: 2, s3: 0 });
  expect(await chainSince(dataDir, 's3')).toBeNull();
  expect(await chainSince(dataDir, 'folder')).toBeInstanceOf(Date);
  await shipLog(work, folder);
  expect(await counts()).toEqual({ copied: 2, folder: 0, s3: 0 });
});
