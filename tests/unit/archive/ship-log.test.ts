import { mkdir, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  handedOver,
  targetFolder,
  waiting,
  workFolder,
} from '../../../prisma/archive/archive-files';
import { archiveKey, type ArchiveKey } from '../../../prisma/archive/archive-key';
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
  const handOver = async (number: number) => {
    await mkdir(handedOver(dataDir), { recursive: true });
    const name = `00000001${number.toString().padStart(16, '0')}`;
    await writeFile(path.join(handedOver(dataDir), name), `segment ${number}`);
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
  return { dataDir, work, folder, s3, handOver, counts };
}

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
