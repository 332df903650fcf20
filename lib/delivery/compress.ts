import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { setAside } from './earlier-build';
import { endingOf, type Encoding } from '../publishing/finished-file';

/**
 * Of pages, which a published fact changes, often all of them: the level above takes two and a half times as
 * long for 2.5 % fewer bytes.
 */
const PAGE_QUALITY = 10;

const methods = {
  br: {
    pack: (bytes: Buffer, isPage: boolean) =>
      promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: isPage ? PAGE_QUALITY : constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
    unpack: promisify(brotliDecompress),
  },
  gzip: {
    pack: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
    unpack: promisify<Buffer, Buffer>(gunzip),
  },
};

/** Compresses the files of one build. */
export interface Compressor {
  /** @param hash of the bytes */
  compress(bytes: Buffer, hash: string, encoding: Encoding, isPage?: boolean): Promise<Buffer>;
  /** Keeps the compressed files of this build for the next one, and no others. */
  keep(): Promise<void>;
}

/**
 * Brotli takes most of the time after Next's build, and most files are the same as in the
 * previous build, so its results are reused.
 * @param folder where they are kept between builds
 */
export async function startCompressing(folder: string): Promise<Compressor> {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  return {
    async compress(bytes, hash, encoding, isPage = false) {
      const { pack, unpack } = methods[encoding];
      const name = hash + endingOf[encoding];
      const kept = await readFile(path.join(folder, name)).catch(() => null);
      // Compared, because a power cut may have left half a file.
      const isSame = kept && (await unpack(kept).catch(() => null))?.equals(bytes);
      const packed = isSame ? kept : await pack(bytes, isPage);
      await writeFile(path.join(unfinished, name), packed);
      return packed;
    },
    async keep() {
      await setAside(folder);
      await rename(unfinished, folder);
    },
  };
}
