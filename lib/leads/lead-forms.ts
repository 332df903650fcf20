import * as z from 'zod/mini';
import { eachLeadField } from './lead-details';
import { touchFields, utmField } from '@/lib/sources/touch-fields';
import { noticeShown, optionalNote, phoneText, requestId, requiredText } from '@/lib/calls/fields';

/** What every form of a visitor sends beside its fields. */
export const leadSource = {
  requestId,
  page: optionalNote(300),
  plan: optionalNote(100),
  utm: utmField,
  ...touchFields,
  notice: noticeShown,
  /** Honeypot: invisible, so only bots fill it in. */
  website: optionalNote(1000),
};

const visitorFields = <Form extends 'freeRegistration' | 'enquiry'>(form: Form) =>
  eachLeadField(form, ({ kind, maxLength, missing }) =>
    (kind === 'phone' ? phoneText : requiredText)(maxLength, missing),
  );

/**
 * POST /api/student/free-registration. All four fields are required; the e-mail's format is not checked
 * (specification). The course is free text, so that cached pages with an older list still work.
 */
export const freeRegistrationSchema = z.object({
  ...visitorFields('freeRegistration'),
  ...leadSource,
});

/** POST /api/student/discussing, the contact page's form. All five fields are required. */
export const enquirySchema = z.object({
  ...visitorFields('enquiry'),
  ...leadSource,
  /** Of `npm run probe`: the lead is written and rolled back. */
  probe: z.optional(z.literal(true)),
});

/** Free registrations, enquiries and bookings of demo classes of one address together. */
export const leadLimit = { name: 'lead', points: 60, windowMs: 600_000 } as const;

export type FreeRegistration = z.output<typeof freeRegistrationSchema>;
export type Enquiry = z.output<typeof enquirySchema>;
