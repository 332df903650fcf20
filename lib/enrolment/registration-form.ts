import * as z from 'zod/mini';
import { educationNames } from '@/content/admission-answers';
import {
  courseDurations,
  defaultSession,
  genders,
  paymentModes,
  studyModes,
} from '@/content/admission-choices';
import { optionalText, phone, pincode, requestId, requiredText, ticked } from '@/lib/calls/fields';
import { day } from '@/lib/site/days';

/** Left out, null and '' are all the same; a number counts as its digits. */
const orEmpty = z.transform((value: unknown): unknown =>
  typeof value === 'number' ? String(value) : (value ?? ''),
);

const choice = <const T extends readonly string[]>(choices: T, whenOther: string) =>
  z.enum(choices, whenOther);

/** One of the choices or ''. */
const choiceOrEmpty = <const T extends readonly string[]>(choices: T, whenOther: string) =>
  z.pipe(orEmpty, z.enum(['', ...choices] as const, whenOther));

const secondPhone = z.pipe(
  orEmpty,
  z.union([z.literal(''), phone], 'Enter the second phone number in digits, or leave it empty'),
);

/** Rupees, to the paisa: it helps to find the plan and is never stored (decision D16). */
const price = z.pipe(
  orEmpty,
  z
    .string('Enter the price in digits, such as 8999')
    .check(
      z.regex(/^(\d{1,9}(\.\d{1,2})?)?$/, 'Enter the price in digits, such as 8999, or leave it'),
    ),
);

/** Marks and years are as often numbers as text. */
const educationAnswer = z.pipe(orEmpty, optionalText(200));

const education = Object.fromEntries(educationNames.map((name) => [name, educationAnswer])) as {
  [Name in (typeof educationNames)[number]]: typeof educationAnswer;
};

const SESSION = `Enter the session as ${defaultSession}`;
const session = z.pipe(
  z.transform((value: unknown) => (value === '' ? undefined : (value ?? undefined))),
  z._default(z.string(SESSION).check(z.regex(/^\d{4}-\d{2}$/, SESSION)), defaultSession),
);

/** Five digits, also from a client that took them for a number. What is anything else is left to us. */
const registrationnumber = z.catch(
  z.optional(
    z.pipe(
      z.transform((value: unknown) =>
        typeof value === 'number' ? String(value).padStart(5, '0') : value,
      ),
      z.string().check(z.regex(/^\d{5}$/)),
    ),
  ),
  undefined,
);

/**
 * POST /api/student/registration-form. Twelve answers have to be there (decision D18). Beside the
 * contract's fields it takes `plan`, the id that /form?plan= takes, `requestId`, random and the same
 * for every repeat of one form, and `parentconsent` (decision D26).
 */
export const registrationSchema = z.object({
  registrationnumber,
  session,
  courseduration: choiceOrEmpty(
    courseDurations,
    `Choose the course duration: ${courseDurations.join(', ')}`,
  ),
  coursetype: choiceOrEmpty(studyModes, `Choose the mode of study: ${studyModes.join(', ')}`),
  coursename: requiredText(200, 'Choose a course'),
  subject: requiredText(200, 'Enter the subject'),
  studentname: requiredText(200, 'Enter the student’s name'),
  dateofbirth: day('Enter the date of birth'),
  category: optionalText(100),
  gender: choice(genders, 'Choose Male or Female'),
  fathername: requiredText(200, 'Enter the father’s name'),
  fatheroccupation: optionalText(200),
  designation: optionalText(200),
  address: requiredText(1_000, 'Enter the address'),
  state: requiredText(100, 'Enter the state'),
  pincode,
  phonenumber: secondPhone,
  mobilenumber: phone,
  email: requiredText(320, 'Enter your email'),
  modeofpayment: choice(paymentModes, 'Choose Online or Offline'),
  knowaboutus: optionalText(500),
  place: optionalText(200),
  ...education,
  price,
  plan: z.pipe(
    orEmpty,
    z.string('Choose the plan again').check(z.maxLength(100, 'Choose the plan again')),
  ),
  requestId,
  parentconsent: ticked,
});

export type RegistrationInput = z.output<typeof registrationSchema>;
