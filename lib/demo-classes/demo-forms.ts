import * as z from 'zod/mini';
import { optionalText, phoneText, requiredText } from '@/lib/calls/fields';
import { leadDetails } from '@/lib/leads/lead-details';
import { leadSource } from '@/lib/leads/lead-forms';
import { demoOutcomeWords, type DemoOutcome } from '@/lib/leads/lead-words';
import { emailAddress } from '@/lib/platform/email-address';

const CHOOSE = 'Choose a demo class';

/** A mailbox, or '': the seat is confirmed on the page, and by e-mail where there is one. */
const optionalEmail = optionalText(leadDetails.email.maxLength).check(
  z.refine(
    (text) => text.trim() === '' || emailAddress.safeParse(text).success,
    'Enter an e-mail address such as name@example.com, or leave it out',
  ),
);

/** POST /api/student/demo-class. */
export const demoBookingSchema = z.object({
  /** The id of the class, as `demoClasses` lists it. */
  slot: requiredText(60, CHOOSE),
  name: requiredText(leadDetails.name.maxLength, leadDetails.name.missing),
  phonenumber: phoneText(leadDetails.phonenumber.maxLength, leadDetails.phonenumber.missing),
  email: optionalEmail,
  ...leadSource,
});

export type DemoBooking = z.output<typeof demoBookingSchema>;

/** POST /api/admin/demo-seat; '' for not known yet. */
export const demoSeatSchema = z.object({
  seat: z.uuid('Choose the seat again'),
  outcome: z.union(
    [z.literal(''), z.enum(Object.keys(demoOutcomeWords) as [DemoOutcome])],
    'Choose what became of it',
  ),
});

export type DemoSeatInput = z.output<typeof demoSeatSchema>;
