import * as z from 'zod/mini';
import { eachLeadField } from './lead-details';
import { outcomeNeeds } from './call-rules';
import { callOutcomeNames, leadStatuses } from './lead-words';
import { heardOfField } from '@/lib/sources/touch-fields';
import { digitsOf, formId, noticeShown, optionalText, requiredText } from '@/lib/calls/fields';
import { asciiDigits } from '@/lib/platform/ascii-digits';
import { momentOf } from '../site/delhi-time';

const NO_MOMENT = 'Choose a day and a time';
const TWO_YEARS_MS = 2 * 366 * 24 * 3_600_000;

export const officeRequestId = formId('Reload the page');

/** `datetime-local` value ("2026-11-22T11:00", in Delhi); '' for none. */
const callTime = z.pipe(
  z.string(NO_MOMENT).check(z.maxLength(16, NO_MOMENT)),
  z.transform((text, context): Date | null => {
    if (text === '') return null;
    const moment = momentOf(text);
    if (moment && Math.abs(moment.getTime() - Date.now()) < TWO_YEARS_MS) return moment;
    context.issues.push({ code: 'custom', message: NO_MOMENT, input: text });
    return z.NEVER;
  }),
);

/** Staff id of the assignee; '' for none. */
const assignee = z.pipe(
  z.union([z.literal(''), z.uuid()], 'Choose whom to assign it to'),
  z.transform((id): string | null => id || null),
);

export const NO_REASON = 'Choose or enter a reason';

const version = z.pipe(
  z.transform((value: unknown) => (typeof value === 'string' ? Number(value) : value)),
  z.int('Reload the page').check(z.minimum(1, 'Reload the page')),
);

/**
 * POST /api/admin/lead. Omitted fields stay. `version` is checked only if something other than a note
 * changes.
 */
export const leadChangeSchema = z
  .object({
    id: z.uuid('Choose the lead again'),
    requestId: officeRequestId,
    version,
    status: z.optional(z.enum(leadStatuses, 'Choose a status')),
    closedReason: z.optional(optionalText(200)),
    staffId: z.optional(assignee),
    nextCallAt: z.optional(callTime),
    /** Of an unknown caller. */
    name: z.optional(optionalText(200)),
    note: optionalText(2_000),
  })
  .check(
    z.refine(({ status, closedReason }) => status !== 'closed' || Boolean(closedReason?.trim()), {
      error: NO_REASON,
      path: ['closedReason'],
    }),
  );

export type LeadChange = z.output<typeof leadChangeSchema>;

/**
 * POST /api/admin/lead-call. `at` is the time to call again or of the visit, and `reason` why the person is not
 * interested.
 */
export const leadCallSchema = z
  .object({
    id: z.uuid('Choose the lead again'),
    requestId: officeRequestId,
    version,
    outcome: z.enum(callOutcomeNames, 'Choose what came of the call'),
    at: z._default(callTime, null),
    reason: z._default(optionalText(200), ''),
  })
  .check(
    z.refine(({ outcome, at }) => outcomeNeeds[outcome] !== 'time' || at !== null, {
      error: NO_MOMENT,
      path: ['at'],
    }),
    z.refine(({ outcome, reason }) => outcomeNeeds[outcome] !== 'reason' || reason.trim() !== '', {
      error: NO_REASON,
      path: ['reason'],
    }),
  );

export type LeadCallInput = z.output<typeof leadCallSchema>;

/** POST /api/admin/lead-calling. */
export const leadCallingSchema = z.object({ id: z.uuid('Choose the lead again') });

/** POST /api/admin/undo-lead-call. */
export const undoLeadCallSchema = z.object({ call: z.uuid('Reload the page') });

/** POST /api/admin/merge-leads: a lead of each person, as they were shown. */
export const leadMergeSchema = z.object({
  id: z.uuid('Choose the lead again'),
  version,
  other: z.uuid('Choose the lead again'),
  otherVersion: version,
  requestId: officeRequestId,
});

export type LeadMergeInput = z.output<typeof leadMergeSchema>;

/** POST /api/admin/take-leads-apart. */
export const takeApartSchema = z.object({ merge: z.uuid('Reload the page') });

export type TakeApartInput = z.output<typeof takeApartSchema>;

const FEWEST_DIGITS = 7;
const MOST_DIGITS = 15;

const phone = (longest: number, message: string) =>
  z.pipe(
    digitsOf,
    requiredText(longest, message).check(
      z.regex(/^[\p{Nd}\s+().-]+$/u, { error: message, abort: true }),
      z.refine((text) => {
        const { length } = asciiDigits(text);
        return length >= FEWEST_DIGITS && length <= MOST_DIGITS;
      }, `A phone number has ${FEWEST_DIGITS} to ${MOST_DIGITS} digits`),
    ),
  );

const email = (longest: number) =>
  z.pipe(
    z.transform((value: unknown): unknown => (typeof value === 'string' ? value.trim() : value)),
    optionalText(longest).check(
      z.refine(
        (text) => text === '' || /^\S+@\S+$/.test(text),
        'Enter an e-mail address or leave it empty',
      ),
    ),
  );

/** An office visitor, typed or imported. */
export const walkInFields = {
  ...eachLeadField('walkIn', ({ kind, maxLength, missingForStaff }) => {
    if (kind === 'email') return email(maxLength);
    if (missingForStaff === undefined) return optionalText(maxLength);
    return (kind === 'phone' ? phone : requiredText)(maxLength, missingForStaff);
  }),
  note: optionalText(2_000),
};

export const walkInSchema = z.object({
  ...walkInFields,
  requestId: officeRequestId,
  staffId: z.optional(assignee),
  nextCallAt: z.optional(callTime),
  heardOf: heardOfField,
  /** Hash of the data notice, when the person has read it or heard it. */
  notice: noticeShown,
});

export type WalkIn = z.output<typeof walkInSchema>;

/** A number as shown on the page of a lead or a student, whose id it is sent with. */
const shownNumber = {
  person: z.enum(['lead', 'student'], 'Reload the page'),
  id: z.uuid('Reload the page'),
  phone: requiredText(200, 'Reload the page'),
};

/** POST /api/admin/do-not-call */
export const askNotToCallSchema = z.object(shownNumber);

export type ShownNumber = z.output<typeof askNotToCallSchema>;

/** POST /api/admin/call-again */
export const callAgainSchema = z.object({
  ...shownNumber,
  reason: requiredText(500, 'Enter a reason'),
});

export type CallAgain = z.output<typeof callAgainSchema>;

/** POST /api/admin/notes. On a student, a lead, or one person who is both. */
export const noteSchema = z
  .object({
    requestId: formId('Close the form and open it again'),
    text: requiredText(4_000, 'Write the note'),
    student: z.optional(z.uuid('Open the page of the student again')),
    lead: z.optional(z.uuid('Open the page of the lead again')),
  })
  .check(
    z.refine((note) => note.student !== undefined || note.lead !== undefined, {
      error: 'Open the student or the lead and try again',
      path: ['student'],
    }),
  );

export type NoteInput = z.output<typeof noteSchema>;
