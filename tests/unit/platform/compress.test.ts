import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { startCompressing } from '@/lib/delivery/compress';

let parent: string;
let folder: string;

beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'compress-'));
  folder = path.join(parent, 'kept');
});

afterEach(() => rm(parent, { recursive: true }));

const page = Buffer.from('<p>A page that says the same again and again.</p>'.repeat(50));
const hash = createHash('sha256').update(page).digest('hex');
/** Bytes that no build writes, which show whether the kept file was used. */
const kept = brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });

async function build(): Promise<Buffer> {
  const compressor = await startCompressing(folder);
  const packed = await compressor.compress(page, hash, 'br');
  await compressor.keep();
  return packed;
}

test('compressed bytes decompress to the input', async () => {
  const compressor = await startCompressing(folder);
  expect(brotliDecompressSync(await compressor.compress(page, hash, 'br'))).toEqual(page);
  expect(gunzipSync(await compressor.compress(page, hash, 'gzip'))).toEqual(page);
});

test('a file of the build before is used again', async () => {
  await build();
  await writeFile(path.join(folder, `${hash}.br`), kept);
  expect(await build()).toEqual(kept);
});

test.each([
  ['half of it', kept.subarray(0, kept.length / 2)],
  ['nothing', Buffer.alloc(0)],
  ['another page', brotliCompressSync('Another page')],
])('a file that holds %s is compressed again', async (_, left) => {
  const whole = await build();
  await writeFile(path.join(folder, `${hash}.br`), left);
  expect(await build()).toEqual(whole);
});

test('files that the last build did not need are not kept', async () => {
  await build();
  await writeFile(path.join(folder, 'of-an-older-build.br'), kept);
  await build();
  expect(await readdir(folder)).toEqual([`${hash}.br`]);
});

test('a build that was killed changes nothing', async () => {
  const whole = await build();
  const killed = await startCompressing(folder);
  await killed.compress(Buffer.from('Another page'), 'other', 'br');
  expect(await build()).toEqual(whole);
  expect(await readdir(parent)).toEqual(['kept']);
});
