import * as z from 'zod/mini';
import { leadStatuses } from '@/content/lead-words';
import { optionalText } from '@/lib/calls/fields';
import { momentOf } from './delhi-time';

const NO_MOMENT = 'Choose a day and a time';
const TWO_YEARS_MS = 2 * 366 * 24 * 3_600_000;

/** Random, made in the browser: a repeat with the same id is the same change. */
export const officeRequestId = z
  .string('Load the page again')
  .check(z.regex(/^[\w-]{16,64}$/, 'Load the page again'));

/** Day and time in Delhi as the browser's own field has it ("2026-11-22T11:00"), '' for none. */
export const callTime = z.pipe(
  z.string(NO_MOMENT).check(z.maxLength(16, NO_MOMENT)),
  z.transform((text, context): Date | null => {
    if (text === '') return null;
    const moment = momentOf(text);
    if (moment && Math.abs(moment.getTime() - Date.now()) < TWO_YEARS_MS) return moment;
    context.issues.push({ code: 'custom', message: NO_MOMENT, input: text });
    return z.NEVER;
  }),
);

/** Who follows it up; '' for nobody. */
export const owner = z.pipe(
  z.union([z.literal(''), z.uuid()], 'Choose who follows it up'),
  z.transform((id): string | null => id || null),
);

export const NO_REASON = 'Choose why, or write it';

/**
 * POST /api/admin/lead. What is left out stays as it is. With nothing but a note the version does not
 * matter: a note takes nothing from anybody.
 */
export const leadChangeSchema = z
  .object({
    id: z.uuid('Choose the lead again'),
    requestId: officeRequestId,
    version: z.pipe(
      z.transform((value: unknown) => (typeof value === 'string' ? Number(value) : value)),
      z.int('Load the page again').check(z.minimum(1, 'Load the page again')),
    ),
    status: z.optional(z.enum(leadStatuses, 'Choose how far it has come')),
    closedReason: z.optional(optionalText(200)),
    staffId: z.optional(owner),
    nextCallAt: z.optional(callTime),
    note: optionalText(2_000),
  })
  .check(
    z.refine(({ status, closedReason }) => status !== 'closed' || Boolean(closedReason?.trim()), {
      error: NO_REASON,
      path: ['closedReason'],
    }),
  );

export type LeadChange = z.output<typeof leadChangeSchema>;
