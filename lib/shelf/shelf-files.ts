import 'server-only';
import { db, pool } from '@/lib/platform/db';
import { logFailure } from '@/lib/platform/log';
import { statement } from '@/lib/platform/statement';

/** Bytes of a stored part; only the last part of a file may be shorter. */
export const PART_BYTES = 1024 * 1024;
/** Bytes read at once; a part is a multiple of them. */
const CHUNK_BYTES = 256 * 1024;

/** Bytes of the line at the foot of a PDF's pages. */
export const STAMP_LENGTH = 40;

/** A complete file. */
export interface ShelfFile {
  id: string;
  type: string;
  size: number;
  /** Offset of the line that names the copy's student; null for a picture. */
  stampAt: number | null;
}

export async function findShelfFile(id: string): Promise<ShelfFile | null> {
  const file = await db.shelfFile.findUnique({
    where: { id },
    select: { type: true, size: true, stampAt: true },
  });
  const { type = null, size = null, stampAt = null } = file ?? {};
  return type === null || size === null ? null : { id, type, size, stampAt };
}

/** Bytes of a file, both included. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * The requested part of a file (RFC 9110): one range of bytes. Other ranges are ignored, and so is a range
 * for another version of the file.
 * @param etag of the file as this student gets it
 * @returns null for all of it; 'none' when it has no such bytes
 */
export function requestedRange(
  headers: Headers,
  size: number,
  etag: string,
): ByteRange | 'none' | null {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/i.exec(headers.get('range')?.trim() ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return null;
  const condition = headers.get('if-range');
  if (condition !== null && condition !== etag) return null;
  if (from === '') {
    const first = Math.max(0, size - Number(to));
    return first < size ? { first, last: size - 1 } : 'none';
  }
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < Number(from)) return null;
  return Number(from) < size ? { first: Number(from), last } : 'none';
}

const READ = statement(
  'read-shelf-file',
  { file: 'uuid', position: 'int4', from: 'int4', length: 'int4' },
  { bytes: 'bytea' },
  `select substring(bytes from $from for $length) as bytes from shelf_file_parts
   where "fileId" = $file and position = $position`,
);

/**
 * These bytes of a file, read as they are sent.
 * @param stamp replaces the line at the foot of a PDF's pages; the same bytes for the same text
 */
export function readShelfFile(
  file: ShelfFile,
  { first, last }: ByteRange,
  stamp: string,
): ReadableStream<Uint8Array> {
  const line = Buffer.from(stamp.replace(/[^\w ,.-]/g, ' ').padEnd(STAMP_LENGTH), 'latin1');
  let next = first;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const length = Math.min(CHUNK_BYTES - (next % CHUNK_BYTES), last + 1 - next);
        const position = Math.floor(next / PART_BYTES);
        const from = (next % PART_BYTES) + 1;
        const part = await READ.first(pool, { file: file.id, position, from, length });
        const bytes = part?.bytes;
        if (bytes?.length !== length) throw new Error('A part of a shelf file is missing.');
        if (file.stampAt !== null) line.copy(bytes, ...overlap(file.stampAt, next, length));
        controller.enqueue(bytes);
        next += length;
        if (next > last) controller.close();
      } catch (error) {
        logFailure('course material', error);
        throw error;
      }
    },
  });
}

/**
 * Offset of the stamped line within `length` bytes from `start`, and the range of its bytes that falls
 * within.
 */
function overlap(stampAt: number, start: number, length: number): [number, number, number] {
  const offset = stampAt - start;
  const sourceStart = Math.min(STAMP_LENGTH, Math.max(0, -offset));
  const sourceEnd = Math.min(STAMP_LENGTH, Math.max(sourceStart, length - offset));
  return [Math.max(0, offset), sourceStart, sourceEnd];
}
