import * as z from 'zod/mini';
import { requiredText } from '@/lib/calls/fields';
import { whyReason } from './correction';

const AGAIN = 'Open the page of the student again';
const student = z.uuid(AGAIN);

/** Random, made in the browser when a form is opened: a repeat with the same id is the same note. */
const requestId = z
  .string('Close the form and open it again')
  .check(z.regex(/^[\w-]{16,64}$/, 'Close the form and open it again'));

/** POST /api/admin/notes. About a student, a lead, or one person who is both. */
export const noteSchema = z
  .object({
    requestId,
    text: requiredText(4_000, 'Write the note'),
    student: z.optional(student),
    lead: z.optional(z.uuid('Open the page of the lead again')),
  })
  .check(
    z.refine((note) => note.student !== undefined || note.lead !== undefined, {
      error: 'Say whom the note is about',
      path: ['student'],
    }),
  );

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

export type NoteInput = z.output<typeof noteSchema>;
export type EraseInput = z.output<typeof eraseSchema>;
