import * as z from 'zod/mini';
import { optionalText, requiredText } from '@/lib/calls/fields';

const AGAIN = 'Reload the page';
const hash = z.string(AGAIN).check(z.regex(/^[0-9a-f]{64}$/, AGAIN));

/** POST /api/admin/site/save. `typed` is what stands in the boxes of the form. */
export const saveSubjectSchema = z.object({
  subject: requiredText(40, AGAIN),
  typed: z.record(z.string(), z.unknown(), AGAIN),
  seen: hash,
});

export type SaveSubjectInput = z.output<typeof saveSubjectSchema>;

/** POST /api/admin/site/look. `draft` is the hash of the facts that the page shows. */
export const lookSchema = z.object({ draft: hash });

/** POST /api/admin/site/publish */
export const publishSchema = z.object({ draft: hash, note: optionalText(200) });

export type PublishInput = z.output<typeof publishSchema>;

/** POST /api/admin/site/put-back */
export const putBackSchema = z.object({ version: z.uuid(AGAIN) });

/** POST /api/admin/site/decide */
export const decideSchema = z.object({
  point: requiredText(200, AGAIN),
  decision: requiredText(500, 'Write what you have decided'),
});

export type DecideInput = z.output<typeof decideSchema>;
