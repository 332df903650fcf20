import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** A small photo: the left half red, the right half blue. */
export function photo(width = 40, height = 20): Sharp {
  const half = Math.floor(width / 2);
  return sharp({ create: { width, height, channels: 3, background: '#f00' } }).composite([
    {
      input: { create: { width: width - half, height, channels: 3, background: '#00f' } },
      left: half,
      top: 0,
    },
  ]);
}

export async function jpeg(width?: number, height?: number): Promise<Buffer<ArrayBuffer>> {
  return Buffer.from(await photo(width, height).jpeg({ quality: 95 }).toBuffer());
}

/** A black PNG of `side` × `side` pixels in about 100 kB. */
export function hugePng(side: number): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))), { level: 1 });
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type), data]);
  const whole = Buffer.alloc(content.length + 8);
  whole.writeUInt32BE(data.length);
  content.copy(whole, 4);
  whole.writeUInt32BE(checksum(content), content.length + 4);
  return whole;
}

/** CRC-32, which Node 20 does not provide. */
function checksum(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}
