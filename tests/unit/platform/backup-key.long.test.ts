import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import {
  makeBackupKey,
  openBackupKey,
  WrongPassphrase,
  type BackupKey,
} from '@/prisma/backup/backup-key';

const passphrase = 'a passphrase of a test';
const earlier = 'tests/fixtures/earlier-backup';

const folder = mkdtempSync(path.join(tmpdir(), 'backup-key-'));
let key: BackupKey;
let decrypted: Awaited<ReturnType<typeof openBackupKey>>;

beforeAll(async () => {
  key = await makeBackupKey(passphrase);
  writeFileSync(path.join(folder, key.name), key.file);
  decrypted = await openBackupKey(folder, passphrase);
});
afterAll(() => rmSync(folder, { recursive: true }));

async function through(bytes: Buffer, stream: NodeJS.ReadWriteStream): Promise<Buffer> {
  const whole = buffer(stream);
  await pipeline(Readable.from([bytes.subarray(0, 100), bytes.subarray(100)]), stream);
  return whole;
}

test('files of every length come back; changed, cut and lengthened ones do not', async () => {
  for (const length of [0, 1, 65_535, 65_536, 65_537, 200_000]) {
    const text = randomBytes(length);
    const file = await through(text, key.encrypted());
    expect((await through(file, decrypted())).equals(text)).toBe(true);
    const payload = file.indexOf('\n--- ') + 5 + 44 + 16;
    const changed = Buffer.from(file);
    changed[payload + 3] = (changed[payload + 3] ?? 0) ^ 1;
    const whole = file.subarray(0, payload + Math.floor(length / 65_536) * 65_552);
    const broken = [changed, file.subarray(0, -1), Buffer.concat([file, Buffer.from('x')])];
    if (whole.length < file.length) broken.push(whole);
    for (const one of broken) await expect(through(one, decrypted())).rejects.toThrow();
  }
});

test('of a large file only a few chunks are held at a time', async () => {
  const chunk = Buffer.alloc(65_536);
  const [chunks, most] = [400, 100];
  let made = 0;
  let taken = 0;
  let held = 0;
  function* source() {
    for (; made < chunks; made += 1) yield chunk;
  }
  await pipeline(Readable.from(source()), key.encrypted(), decrypted(), async (text) => {
    for await (const piece of text) {
      taken += (piece as Buffer).length / chunk.length;
      held = Math.max(held, made - taken);
    }
  });
  expect(taken).toBe(chunks);
  expect(held).toBeLessThan(most);
});

test('another passphrase opens nothing, and a changed key is not taken for one', async () => {
  // Stretched by scrypt with N = 2¹⁸, so that a guess takes a second.
  expect(Buffer.from(key.file).toString('latin1')).toMatch(/^-> scrypt \S+ 18$/m);
  await expect(openBackupKey(folder, 'another one')).rejects.toThrow(WrongPassphrase);
  const other = mkdtempSync(path.join(tmpdir(), 'backup-key-'));
  try {
    const changed = Buffer.from(key.file);
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    writeFileSync(path.join(other, key.name), changed);
    const opened = openBackupKey(other, passphrase);
    await expect(opened).rejects.toThrow();
    await expect(opened).rejects.not.toThrow(WrongPassphrase);
  } finally {
    rmSync(other, { recursive: true });
  }
});

test('files of earlier backups, encrypted with the passphrase itself, are opened', async () => {
  const opened = await openBackupKey(earlier, passphrase);
  const manifest = await through(readFileSync(`${earlier}/manifest.json.age`), opened());
  expect(JSON.parse(manifest.toString('utf8'))).toHaveProperty('tables');
});
