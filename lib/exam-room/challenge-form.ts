import * as z from 'zod/mini';
import { requiredText } from '@/lib/calls/fields';

const AGAIN = 'Reload the page';

const MOST_REASON = 1_000;
const LEAST_REASON = 20;

/** POST /api/student/key-challenge. `position` is the question's place in the test, from 0. */
export const keyChallengeSchema = z.object({
  attempt: z.uuid(AGAIN),
  position: z.string(AGAIN).check(z.regex(/^\d{1,3}$/, AGAIN)),
  reason: requiredText(MOST_REASON, 'Write why the key is wrong').check(
    z.refine((text) => text.trim().length >= LEAST_REASON, 'Write at least 20 characters'),
  ),
});

/** POST /api/student/test-name. */
export const namedSchema = z.object({
  attempt: z.uuid(AGAIN),
  named: z.enum(['yes', 'no'], AGAIN),
});

export type NamedInput = z.output<typeof namedSchema>;

export type KeyChallengeInput = z.output<typeof keyChallengeSchema>;
