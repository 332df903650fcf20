import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { DamagedArchive, unpack } from '@/prisma/archive/restore-archive';

let folder = '';
let packed: Buffer;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'orbital-unpack-'));
  await writeFile(path.join(folder, 'row'), 'Asha Rao'.repeat(100_000));
  packed = gzipSync(execFileSync('tar', ['-C', folder, '-cf', '-', 'row']));
});

afterAll(() => rm(folder, { recursive: true }));

const into = async (name: string, bytes: Buffer) => {
  const place = path.join(folder, name);
  await mkdir(place);
  await unpack(Readable.from([bytes]), new PassThrough(), place);
  return readFile(path.join(place, 'row'), 'utf8');
};

test('a base backup is unpacked however soon tar ends', async () => {
  for (let round = 0; round < 20; round += 1) {
    expect(await into(`round-${round}`, packed)).toHaveLength(800_000);
  }
});

test('one that was cut short is damaged', async () => {
  await expect(into('short', packed.subarray(0, -20))).rejects.toBeInstanceOf(DamagedArchive);
});
