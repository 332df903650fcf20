import 'server-only';
import type { Staff } from '@/lib/staff/access';
import { MOST_FILE_BYTES } from '@/content/pages/shelf-words';
import { ApiError, tooManyForms } from '@/lib/calls/errors';
import { PART_BYTES, STAMP_LENGTH } from './shelf-files';
import type { Queryable } from '@/lib/platform/database-connection';
import { db, inTransaction, pool } from '@/lib/platform/db';
import { checkInProcess } from '@/lib/platform/documents/check-material';
import { BUSY_RETRY_SECONDS, isWorkersBusy } from '@/lib/platform/documents/worker-pool';
import { defineLimit } from '@/lib/platform/limits';
import { statement } from '@/lib/platform/statement';
import type { FileInput, PieceInput } from './shelf-forms';

/** Ten of the largest files an hour. */
const piecesPerStaff = defineLimit({ name: 'shelf-piece', points: 600, windowMs: 3_600_000 });

const LOCK = statement(
  'lock-shelf-file',
  { staffId: 'uuid?', type: 'text?', size: 'int4?' },
  'select "staffId", type, size from shelf_files where id = $1 for update',
);

const PUT_PART = statement(
  'put-shelf-file-part',
  {},
  `insert into shelf_file_parts ("fileId", position, bytes) values ($1, $2, $3)
   on conflict ("fileId", position) do update set bytes = excluded.bytes`,
);

const GONE = 'This upload is no longer here. Choose the file again.';

/**
 * Keeps a piece of a file. A piece that is sent again replaces itself.
 * @throws ApiError not_found for an upload of somebody else; conflict when it is complete; too_many_requests
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
    const known = await LOCK.first(tx, [upload]);
    if (known?.staffId !== staffId) throw new ApiError('not_found', GONE);
    if (known.type !== null) throw new ApiError('conflict', 'This file is complete already.');
    await PUT_PART.run(tx, [upload, Number(number), piece]);
    return { received: piece.length };
  });
}

const PARTS = statement(
  'parts-of-shelf-file',
  { bytes: 'bytea' },
  'select bytes from shelf_file_parts where "fileId" = $1 order by position',
);

const SIZE = statement(
  'size-of-shelf-upload',
  { size: 'int4' },
  `select coalesce(sum(length(bytes)), 0)::int as size from shelf_file_parts where "fileId" = $1`,
);

/**
 * Puts the pieces of an upload together: finds out what it is, and prepares a PDF for the registration
 * numbers of students. A repeat changes nothing.
 * @throws ApiError not_found; invalid_input (`file`) for what is no PDF or picture, damaged, protected, too
 *   large or not complete; unavailable
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
  const arrived = (await SIZE.first(pool, [upload]))?.size ?? 0;
  if (arrived > MOST_FILE_BYTES) return refuse('This file is larger than 50 MB.');
  if (arrived !== Number(size)) {
    return refuse('This file did not arrive completely. Choose it again.');
  }
  const checked = await checkedOnce(upload, staffId);
  return inTransaction(async (tx) => {
    const still = await LOCK.first(tx, [upload]);
    if (!still) throw new ApiError('not_found', GONE);
    const { type } = checked;
    if (still.type === null) {
      await tx.db.shelfFilePart.deleteMany({ where: { fileId: upload } });
      for (let at = 0; at < checked.bytes.length; at += PART_BYTES) {
        const part = checked.bytes.subarray(at, at + PART_BYTES);
        await PUT_PART.run(tx, [upload, at / PART_BYTES, part]);
      }
      await tx.db.shelfFile.updateMany({
        where: { id: upload },
        data: { name, type, size: checked.bytes.length, stampAt: checked.stampAt },
      });
    }
    return { file: upload, type, size: checked.bytes.length };
  });
}

const LOCK_UPLOADS = statement(
  'lock-uploads-of-staff',
  { locked: 'void' },
  `select pg_advisory_xact_lock(hashtextextended('shelf upload ' || $1::text, 0)) as locked`,
);

/** Longer than a check may take; a process that is killed leaves the claim behind. */
const CLAIM = statement(
  'claim-shelf-file-check',
  {},
  `update shelf_files set "checkedUntil" = now() + interval '90 seconds' where id = $1
     and not exists (select from shelf_files where "staffId" = $2 and "checkedUntil" > now())`,
);

/** Checks an upload; of one account one at a time, whichever worker is asked. */
async function checkedOnce(upload: string, staffId: string) {
  const claimed = await inTransaction(async (tx) => {
    await LOCK_UPLOADS.run(tx, [staffId]);
    return CLAIM.run(tx, [upload, staffId]);
  });
  if (claimed === 0) throw busy('Another file of yours is being checked.');
  try {
    const read = async () =>
      Buffer.concat((await PARTS.rows(pool, [upload])).map(({ bytes }) => bytes));
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

const DELETE_UNUSED = statement(
  'delete-unused-shelf-files',
  {},
  `delete from shelf_files where "createdAt" < now() - interval '1 day'
     and not exists (select from shelf_items where "fileId" = shelf_files.id)`,
);

/** Deletes files that no item has: given up, or replaced by another. */
export async function deleteUnusedFiles(on: Queryable): Promise<number> {
  return DELETE_UNUSED.run(on);
}
