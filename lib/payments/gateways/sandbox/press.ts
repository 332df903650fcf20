import * as z from 'zod/mini';
import { requiredText } from '@/lib/calls/fields';

const presses = ['pay', 'fail', 'leave', 'late'] as const;
export type Press = (typeof presses)[number];

/** POST /api/v1/sandbox/press. `order` is our order id, as in the page's URL. */
export const sandboxPressSchema = z.object({
  order: requiredText(100, 'Name the order'),
  press: z.enum(presses, `Press one of the buttons: ${presses.join(', ')}`),
});

export type SandboxPress = z.output<typeof sandboxPressSchema>;
