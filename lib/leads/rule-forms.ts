import * as z from 'zod/mini';
import { courseOptions } from '@/content/catalogue/course-options';
import { knownSources } from '@/lib/sources/sources';
import { formId, requiredText } from '@/lib/calls/fields';
import { answerMinutes, leadKindWords, leadModes, leadSharings } from './lead-words';

/** One of these, or '' for any. */
const anyOr = (choices: readonly string[], message: string) =>
  z.enum(['', ...choices] as const, message);

const minutes = z.pipe(
  z.enum(answerMinutes.map(String), 'Choose the minutes until the first answer'),
  z.transform(Number),
);

const conditions = {
  course: anyOr(courseOptions, 'Choose a course'),
  mode: anyOr(Object.keys(leadModes), 'Choose online or classroom'),
  kind: anyOr(Object.keys(leadKindWords), 'Choose how the leads came'),
  source: z._default(
    anyOr(
      knownSources.map(([name]) => name),
      'Choose where the people came from',
    ),
    '',
  ),
};

/** POST /api/admin/lead-rules. Without `staffIds`, everyone who follows up leads takes part. */
export const leadRuleSchema = z.object({
  ...conditions,
  sharing: z.enum(leadSharings, 'Choose how the leads are shared'),
  minutes,
  staffIds: z._default(
    z.array(z.uuid('Choose the people again')).check(z.maxLength(100, 'Choose fewer people')),
    [],
  ),
});

export type LeadRuleInput = z.output<typeof leadRuleSchema>;

/** POST /api/admin/lead-rules/remove. */
export const leadRuleRemovalSchema = z.object(conditions);

export type LeadRuleRemoval = z.output<typeof leadRuleRemovalSchema>;

/** Id of an account; '' for none. */
const account = (message: string) =>
  z.pipe(
    z.union([z.literal(''), z.uuid()], message),
    z.transform((id): string | null => id || null),
  );

/** POST /api/admin/assign-leads. `from` is '' for leads that are nobody's, `to` is '' for the rules, and
 * `course` and `kind` are '' for all. */
export const assignLeadsSchema = z
  .object({
    requestId: formId('Reload the page'),
    from: account('Choose whose leads they are'),
    to: account('Choose who gets them'),
    course: z._default(conditions.course, ''),
    kind: z._default(conditions.kind, ''),
    reason: requiredText(500, 'Enter the reason'),
  })
  .check(
    z.refine(({ from, to }) => from === null || from !== to, {
      error: 'Choose somebody else',
      path: ['to'],
    }),
  );

export type AssignLeadsInput = z.output<typeof assignLeadsSchema>;
