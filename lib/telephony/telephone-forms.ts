import * as z from 'zod/mini';
import { digitsOf, formId, optionalText, phone } from '@/lib/calls/fields';
import { eventFields } from './exchange';
import { exchangeNames } from './exchanges';

const field = z.optional(z.pipe(digitsOf, optionalText(200)));

/** What an exchange sends, in the query or as a form or JSON. Fields without a name here are dropped. */
export const callEventSchema = z.object(
  Object.fromEntries(eventFields.map((name) => [name, field])) as Record<
    (typeof eventFields)[number],
    typeof field
  >,
);

export type SentEvent = z.output<typeof callEventSchema>;

/** POST /api/admin/telephone. '' switches it off. */
export const telephoneSettingsSchema = z.object({
  exchange: z.enum(['', ...exchangeNames], 'Choose the exchange'),
});

/** POST /api/admin/telephone/address. */
export const telephoneAddressSchema = z.object({});

/** What a call of the stand-in does; see `ringDemo`. */
export const demoRings = {
  ringing: 'Rings',
  missed: 'Rang, and nobody answered',
  ended: 'Was answered, and is over',
} as const;

/** POST /api/admin/telephone/ring. The same `requestId` is the same call. */
export const demoRingSchema = z.object({
  requestId: formId('Reload the page'),
  phone,
  state: z.enum(Object.keys(demoRings) as (keyof typeof demoRings)[], 'Choose what happens'),
});
