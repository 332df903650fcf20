import * as z from 'zod/mini';
import { requiredText } from '@/lib/calls/fields';
import { whyReason } from './correction';

const AGAIN = 'Open the page of the student again';
const student = z.uuid(AGAIN);

/** POST /api/admin/unlock. */
export const unlockSchema = z.object({ student });

/** POST /api/admin/parent-consent. */
export const parentConsentSchema = z.object({
  student,
  reason: requiredText(500, 'Write what there is: who signed it, and when'),
});

/** A form sends a tick or nothing; a client has to say something. */
const sure = z.pipe(
  z.union([z.boolean(), z.string()], 'Look once more, then tick this'),
  z.transform((value) => [true, 'true', 'on'].includes(value)),
);

/**
 * POST /api/admin/erase. `confirm` is the student's e-mail or name, as it stands on the page. `leads` are
 * the matched leads that go, too. While `sure` is not ticked nothing is erased, and the answer says what would be.
 */
export const eraseSchema = z.object({
  student,
  confirm: requiredText(320, 'Type the name or the e-mail of the student'),
  reason: whyReason,
  leads: z._default(z.array(z.uuid(AGAIN), 'Choose the leads again').check(z.maxLength(500)), []),
  sure,
});

export type EraseInput = z.output<typeof eraseSchema>;
