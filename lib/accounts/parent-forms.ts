import * as z from 'zod/mini';
import { parentRelations, type ParentRelation } from './parent-relations';
import { requiredText, ticked } from '@/lib/calls/fields';
import { emailAddress } from '@/lib/platform/email-address';

const OPEN_AGAIN = 'Open the link again as you received it.';
const token = z.string(OPEN_AGAIN).check(z.regex(/^[\w-]{20,100}$/, OPEN_AGAIN));
const relations = Object.keys(parentRelations) as [ParentRelation, ...ParentRelation[]];

/** POST /api/student/parent-link */
export const askParentSchema = z.object({ email: emailAddress });

/** POST /api/parent-consent/read */
export const parentLinkSchema = z.object({ token });

/** POST /api/parent-consent */
export const parentAnswerSchema = z.object({
  token,
  name: requiredText(200, 'Enter your full name'),
  relation: z.enum(relations, 'Choose how you are related to the student'),
  agree: ticked.check(z.refine((value) => value, 'Tick the box if you agree')),
});
