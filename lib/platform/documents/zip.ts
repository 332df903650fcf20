import { crc32, deflateRawSync } from 'node:zlib';

interface ZipEntry {
  /** Path inside the archive, in ASCII. */
  name: string;
  bytes: Uint8Array;
}

const VERSION = 20;
const DEFLATED = 8;

/** A ZIP archive (APPNOTE 6.3, no ZIP64: at most 4 GB and 65,535 entries). */
export function zipOf(entries: readonly ZipEntry[], at = new Date()): Buffer<ArrayBuffer> {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes } of entries) {
    const packed = deflateRawSync(bytes);
    const path = Buffer.from(name, 'ascii');
    const common = commonHeader({ at, crc: crc32(bytes), packed, bytes, path });
    const file = Buffer.concat([signature(0x04034b50), common, path, packed]);
    directory.push(signature(0x02014b50), number(VERSION, 2), common, directoryRest(offset), path);
    files.push(file);
    offset += file.length;
  }
  const index = Buffer.concat(directory);
  const count = number(entries.length, 2);
  const end = [signature(0x06054b50), number(0, 4), count, count];
  return Buffer.concat([
    ...files,
    index,
    ...end,
    number(index.length, 4),
    number(offset, 4),
    number(0, 2),
  ]);
}

interface Header {
  at: Date;
  crc: number;
  packed: Uint8Array;
  bytes: Uint8Array;
  path: Buffer;
}

/** The fields that both headers of an entry share. */
function commonHeader({ at, crc, packed, bytes, path }: Header): Buffer {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  const day = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  return Buffer.concat([
    number(VERSION, 2),
    number(0, 2),
    number(DEFLATED, 2),
    number(time, 2),
    number(day, 2),
    number(crc, 4),
    number(packed.length, 4),
    number(bytes.length, 4),
    number(path.length, 2),
    number(0, 2),
  ]);
}

/** Comment, disk and attributes (all 0), and where the entry begins. */
const directoryRest = (offset: number) =>
  Buffer.concat([number(0, 6), number(0, 4), number(offset, 4)]);

const signature = (value: number) => number(value, 4);

function number(value: number, bytes: number): Buffer {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntLE(value, 0, bytes);
  return buffer;
}
