import 'server-only';
import type { Staff } from '@/lib/staff/access';
import { MOST_FILE_BYTES } from '@/content/pages/shelf-words';
import { ApiError, tooManyForms } from '@/lib/calls/errors';
import { PART_BYTES, STAMP_LENGTH } from './shelf-files';
import type { Queryable, Transaction } from '@/lib/platform/database-connection';
import { databaseTime, lockNames, lockRow } from '@/lib/platform/database-locks';
import { db, inTransaction, pool } from '@/lib/platform/db';
import { checkInProcess } from '@/lib/platform/documents/check-material';
import { BUSY_RETRY_SECONDS, isWorkersBusy } from '@/lib/platform/documents/worker-pool';
import { defineLimit } from '@/lib/platform/limits';
import { statement } from '@/lib/platform/statement';
import type { FileInput, PieceInput } from './shelf-forms';

/** Room for ten of the largest files an hour. */
const piecesPerStaff = defineLimit({ name: 'shelf-piece', points: 600, windowMs: 3_600_000 });

async function lockFile(tx: Transaction, id: string) {
  await lockRow(tx, 'shelf_files', id, 'update');
  return tx.db.shelfFile.findUnique({ where: { id }, select: { staffId: true, type: true } });
}

async function putPart(
  { db: on }: Transaction,
  fileId: string,
  position: number,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<void> {
  await on.shelfFilePart.upsert({
    where: { fileId_position: { fileId, position } },
    create: { fileId, position, bytes },
    update: { bytes },
    select: { position: true },
  });
}

const GONE = 'This upload is no longer here. Choose the file again.';

/**
 * Stores a piece of a file. A repeated piece replaces itself.
 * @throws ApiError not_found for an upload of another account; conflict when it is complete;
 * too_many_requests
 */
export async function addPiece(
  { staffId }: Staff<'shelf.manage'>,
  { upload, number, piece }: PieceInput,
): Promise<{ received: number }> {
  const wait = await piecesPerStaff.count(staffId);
  if (wait !== null) throw tooManyForms(wait);
  return inTransaction(async (tx) => {
    const data = [{ id: upload, staffId }];
    await tx.db.shelfFile.createMany({ data, skipDuplicates: true });
    const known = await lockFile(tx, upload);
    if (known?.staffId !== staffId) throw new ApiError('not_found', GONE);
    if (known.type !== null) throw new ApiError('conflict', 'This file is complete already.');
    await putPart(tx, upload, Number(number), piece);
    return { received: piece.length };
  });
}

const SIZE = statement(
  'size-of-shelf-upload',
  { upload: 'uuid' },
  { size: 'int4' },
  `select coalesce(sum(length(bytes)), 0)::int as size from shelf_file_parts where "fileId" = $upload`,
);

/**
 * Joins the pieces of an upload, detects its type, and prepares a PDF for the registration numbers of
 * students. A repeat changes nothing.
 * @throws ApiError not_found; invalid_input (`file`) for a file that is no PDF or picture, damaged,
 * protected, too large or incomplete; unavailable
 */
export async function finishUpload(
  { staffId }: Staff<'shelf.manage'>,
  { upload, name, size }: FileInput,
): Promise<{ file: string; type: string; size: number }> {
  const known = await db.shelfFile.findUnique({
    where: { id: upload },
    select: { staffId: true, type: true, size: true },
  });
  if (!known || known.staffId !== staffId) throw new ApiError('not_found', GONE);
  if (known.type !== null) return { file: upload, type: known.type, size: known.size ?? 0 };
  const arrived = (await SIZE.first(pool, { upload }))?.size ?? 0;
  if (arrived > MOST_FILE_BYTES) return refuse('This file is larger than 50 MB.');
  if (arrived !== Number(size)) {
    return refuse('This file did not arrive completely. Choose it again.');
  }
  const checked = await checkedOnce(upload, staffId);
  return inTransaction(async (tx) => {
    const still = await lockFile(tx, upload);
    if (!still) throw new ApiError('not_found', GONE);
    const { type } = checked;
    if (still.type === null) {
      await tx.db.shelfFilePart.deleteMany({ where: { fileId: upload } });
      for (let at = 0; at < checked.bytes.length; at += PART_BYTES) {
        const part = checked.bytes.subarray(at, at + PART_BYTES);
        await putPart(tx, upload, at / PART_BYTES, part);
      }
      await tx.db.shelfFile.updateMany({
        where: { id: upload },
        data: { name, type, size: checked.bytes.length, stampAt: checked.stampAt },
      });
    }
    return { file: upload, type, size: checked.bytes.length };
  });
}

/** Checks an upload; one at a time for an account, across all workers. */
async function checkedOnce(upload: string, staffId: string) {
  const claimed = await inTransaction(async (tx) => {
    await lockNames(tx, `shelf upload ${staffId}`);
    const isChecked = { staffId, checkedUntil: { gt: await databaseTime(tx) } };
    if ((await tx.db.shelfFile.count({ where: isChecked })) > 0) return false;
    // Longer than a check may take, so that the claim of a killed process expires.
    const checkedUntil = await databaseTime(tx, '90 seconds');
    const data = { checkedUntil };
    return (await tx.db.shelfFile.updateMany({ where: { id: upload }, data })).count > 0;
  });
  if (!claimed) throw busy('Another file of yours is being checked.');
  try {
    const read = async () => {
      const where = { fileId: upload };
      const parts = await db.shelfFilePart.findMany({ where, orderBy: { position: 'asc' } });
      return Buffer.concat(parts.map(({ bytes }) => bytes));
    };
    const checked = await checkInProcess(read, STAMP_LENGTH);
    return 'refusal' in checked ? refuse(checked.refusal) : checked;
  } catch (error) {
    throw isWorkersBusy(error) ? busy('The site is busy with other documents.') : error;
  } finally {
    await db.shelfFile.updateMany({ where: { id: upload }, data: { checkedUntil: null } });
  }
}

function busy(why: string): ApiError {
  return new ApiError('unavailable', `${why} Please try again in half a minute.`, {
    retryAfterSeconds: BUSY_RETRY_SECONDS,
  });
}

function refuse(message: string): never {
  throw new ApiError('invalid_input', message, { fields: { file: message } });
}

/** Deletes files without an item: abandoned uploads and replaced files. */
export async function deleteUnusedFiles(on: Queryable): Promise<number> {
  const { count } = await db.shelfFile.deleteMany({
    where: { createdAt: { lt: await databaseTime(on, '-1 day') }, item: null },
  });
  return count;
}
