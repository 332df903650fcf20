import * as z from 'zod/mini';
import { optionalText, requiredText } from '@/lib/calls/fields';

const AGAIN = 'Reload the page';
const hash = z.string(AGAIN).check(z.regex(/^[0-9a-f]{64}$/, AGAIN));

/** POST /api/admin/site/save. `typed` holds the values of the form. */
export const saveSubjectSchema = z.object({
  subject: requiredText(40, AGAIN),
  typed: z.record(z.string(), z.unknown(), AGAIN),
  seen: hash,
});

export type SaveSubjectInput = z.output<typeof saveSubjectSchema>;

/** POST /api/admin/site/form */
export const openSubjectSchema = z.object({ subject: requiredText(40, AGAIN) });

/** POST /api/admin/site/look. `draft` is the hash of the facts that the page shows. */
export const lookSchema = z.object({ draft: hash });

/** POST /api/admin/site/publish */
export const publishSchema = z.object({ draft: hash, note: optionalText(200) });

export type PublishInput = z.output<typeof publishSchema>;

/** POST /api/admin/site/picture: a photo of a person, or the page of a booklet. */
export const addPictureSchema = z.object({
  shape: z._default(z.enum(['portrait', 'page'], AGAIN), 'portrait'),
  picture: z.custom<Uint8Array<ArrayBuffer>>(
    (value) => value instanceof Uint8Array,
    'Choose a photo',
  ),
});

export type AddPictureInput = z.output<typeof addPictureSchema>;

/** POST /api/admin/site/put-back */
export const putBackSchema = z.object({ version: z.uuid(AGAIN) });

/**
 * POST /api/admin/site/decide. `keep` settles the points as they are, `change` asks in `note` for another
 * text of the program, `open` undoes either.
 */
export const decideSchema = z
  .object({
    points: z
      .array(requiredText(200, AGAIN), AGAIN)
      .check(z.minLength(1, 'Tick at least one'), z.maxLength(200, AGAIN)),
    outcome: z.enum(['keep', 'change', 'open'], AGAIN),
    note: optionalText(500),
  })
  .check(
    z.refine(({ outcome, note }) => outcome !== 'change' || note !== '', {
      path: ['note'],
      error: 'Write what it should say',
    }),
  );

export type DecideInput = z.output<typeof decideSchema>;
