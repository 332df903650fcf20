import * as z from 'zod/mini';
import { day, noticeShown, optionalText, phone, pincode, requiredText } from '@/lib/calls/fields';
import { emailAddress } from '@/lib/platform/email-address';
import { touchFields } from '@/lib/sources/touch-fields';
import { today } from '@/lib/site/days';

/** Privacy policy, "Children under 13". */
const YOUNGEST = 13;

const photo = z.custom<Uint8Array<ArrayBuffer>>(
  (value) => value instanceof Uint8Array,
  'Select Image',
);

/** A checkbox, as sent by forms and clients. */
const ticked = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) => value === true || ['on', 'true', 'yes', '1'].includes(String(value))),
);

/** Date of birth of a person old enough for an account. */
export const dateOfBirth = day('Enter your date of birth').check(
  z.refine(isOldEnough, `This website is for students of ${YOUNGEST} years and more`),
);

/**
 * The offering that Enroll Now named, as in `/form?plan=…&page=…` or `/order?item=…`; an unknown one selects
 * nothing.
 */
export const chosenPlan = {
  plan: optionalText(100),
  item: optionalText(100),
  page: optionalText(200),
};

export const signUpSchema = z.object({
  studentname: requiredText(200, 'Enter the student’s name'),
  email: emailAddress,
  fathername: requiredText(200, 'Enter the father’s name'),
  dateofbirth: dateOfBirth,
  contactnumber: phone,
  city: requiredText(100, 'Enter the city'),
  state: requiredText(100, 'Enter the state'),
  pincode,
  address: requiredText(500, 'Enter the address'),
  myFile: photo,
  /** Consent to mails about new batches. */
  marketing: ticked,
  /** The student states that a parent was asked (D26). The parent consents by a link. */
  parentconsent: ticked,
  notice: noticeShown,
  ...chosenPlan,
  ...touchFields,
});

export const uploadSchema = z.object({ studentProfile: photo });

export type SignUp = z.output<typeof signUpSchema>;

function isOldEnough(born: string): boolean {
  const now = today();
  return `${Number(now.slice(0, 4)) - YOUNGEST}${now.slice(4)}` >= born;
}
