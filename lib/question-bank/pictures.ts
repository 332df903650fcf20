import 'server-only';
import { createHash } from 'node:crypto';
import { ApiError, tooManyForms } from '@/lib/calls/errors';
import type { Staff } from '@/lib/staff/access';
import { noteAct } from '@/lib/staff/audit/audit';
import type { Queryable, Transaction } from '@/lib/platform/database-connection';
import { db, inTransaction } from '@/lib/platform/db';
import { BUSY_RETRY_SECONDS, inWorker, isWorkersBusy } from '@/lib/platform/documents/worker-pool';
import { statement } from '@/lib/platform/statement';
import { defineLimit } from '@/lib/platform/limits';
import { pictureHashes, type TextPicture, type TextPictures } from '@/lib/site/formula-html';

/** The pictures that texts name, for `illustratedHtml`; unknown ones are missing. */
export async function picturesOf(
  texts: readonly string[],
  client: Transaction['db'] = db,
): Promise<TextPictures> {
  const hashes = pictureHashes(texts);
  if (hashes.length === 0) return new Map();
  const found = await client.questionPicture.findMany({ where: { hash: { in: [...hashes] } } });
  return new Map(found.map((picture) => [picture.hash, shownPicture(picture)]));
}

/** A structure or figure, drawn anew. */
export interface Drawing {
  /** SHA-256 of the bytes. */
  hash: string;
  type: string;
  /** In CSS pixels. */
  width: number;
  height: number;
  bytes: Uint8Array<ArrayBuffer>;
}

export const shownPicture = ({
  type,
  width,
  height,
  bytes,
}: Omit<Drawing, 'hash'>): TextPicture => ({
  src: `data:${type};base64,${Buffer.from(bytes).toString('base64')}`,
  width,
  height,
});

/**
 * Draws an uploaded PNG, JPEG, WebP or SVG anew.
 * @returns the drawing, or why there is none
 * @throws ApiError unavailable
 */
export async function drawPicture(
  upload: Uint8Array<ArrayBuffer>,
  requester: string,
): Promise<Drawing | { refusal: string }> {
  const drawn = await inWorker('drawing', upload, requester).catch((error: unknown) => {
    if (!isWorkersBusy(error)) throw error;
    throw new ApiError('unavailable', 'Too many pictures at once. Try again in half a minute.', {
      retryAfterSeconds: BUSY_RETRY_SECONDS,
    });
  });
  if ('refusal' in drawn) return { refusal: drawn.refusal.replaceAll('photo', 'picture') };
  const { webp: bytes, width, height } = drawn;
  const hash = createHash('sha256').update(bytes).digest('hex');
  return { hash, type: 'image/webp', width, height, bytes };
}

/** Stores drawings; one that is known counts as new. */
export async function storeDrawings(
  tx: Transaction,
  { staffId }: Staff<'questions.write'>,
  drawings: readonly Drawing[],
): Promise<void> {
  await tx.db.questionPicture.createMany({
    data: drawings.map((drawing) => ({ ...drawing, staffId })),
    skipDuplicates: true,
  });
  await tx.db.questionPicture.updateMany({
    where: { hash: { in: drawings.map(({ hash }) => hash) } },
    data: { createdAt: new Date() },
  });
}

const DELETE_UNUSED = statement(
  'delete-unused-question-pictures',
  {},
  {},
  `delete from question_pictures where "createdAt" < now() - interval '7 days' and not exists (
     select from question_versions v where strpos(v.content::text, question_pictures.hash) > 0)`,
);

/** Deletes pictures that no version of a question names, a week after they were uploaded. */
export const deleteUnusedQuestionPictures = (on: Queryable): Promise<number> =>
  DELETE_UNUSED.run(on);

const picturesPerStaff = defineLimit({ name: 'question-picture', points: 300, windowMs: 600_000 });

/**
 * Stores a picture for a question, drawn anew.
 * @returns its hash, which names it in texts, and its size in CSS pixels
 * @throws ApiError invalid_input, too_many_requests, unavailable
 */
export async function addQuestionPicture(
  staff: Staff<'questions.write'>,
  upload: Uint8Array<ArrayBuffer>,
): Promise<Pick<Drawing, 'hash' | 'width' | 'height'>> {
  const wait = await picturesPerStaff.count(staff.staffId);
  if (wait !== null) throw tooManyForms(wait);
  const drawing = await drawPicture(upload, staff.staffId);
  if ('refusal' in drawing) {
    const { refusal } = drawing;
    throw new ApiError('invalid_input', refusal, { fields: { picture: refusal } });
  }
  const { hash, width, height } = drawing;
  await inTransaction(async (tx) => {
    await storeDrawings(tx, staff, [drawing]);
    await noteAct(tx, staff, { action: 'question.picture', subject: 'list', subjectId: hash });
  });
  return { hash, width, height };
}
