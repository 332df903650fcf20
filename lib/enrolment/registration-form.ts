import * as z from 'zod/mini';
import {
  admissionAnswers,
  educationNames,
  singleAnswers,
  type SingleAnswer,
} from './admission-answers';
import { defaultSession } from '@/content/catalogue/admission-choices';
import {
  day,
  noticeShown,
  optionalText,
  phone,
  pincode,
  requestId,
  requiredText,
  ticked,
} from '@/lib/calls/fields';

/** Missing, null and '' are equal; a number becomes its digits. */
const orEmpty = z.transform((value: unknown): unknown =>
  typeof value === 'number' ? String(value) : (value ?? ''),
);

const SESSION = `Enter the session as ${defaultSession}`;
const session = z.pipe(
  z.transform((value: unknown) => (value === '' ? undefined : (value ?? undefined))),
  z._default(z.string(SESSION).check(z.regex(/^\d{4}-\d{2}$/, SESSION)), defaultSession),
);

const birthday = day('Enter the date of birth');

type Answer<Name extends SingleAnswer> = (typeof admissionAnswers)[Name];

type AnswerSchema<Entry> = Entry extends {
  choices: readonly (infer Choice)[];
  optional: true;
}
  ? z.ZodMiniType<Choice | ''>
  : Entry extends { choices: readonly (infer Choice)[] }
    ? z.ZodMiniType<Choice>
    : Entry extends { kind: 'day' }
      ? typeof birthday
      : z.ZodMiniType<string>;

function schemaOf(name: SingleAnswer): z.ZodMiniType<string> {
  const answer = admissionAnswers[name];
  switch (answer.kind) {
    case 'text':
      return 'missing' in answer
        ? requiredText(answer.maxLength, answer.missing)
        : optionalText(answer.maxLength);
    case 'choice':
      return 'optional' in answer
        ? z.pipe(orEmpty, z.enum(['', ...answer.choices], answer.missing))
        : z.enum(answer.choices, answer.missing);
    case 'phone':
      return 'optional' in answer
        ? z.pipe(orEmpty, z.union([z.literal(''), phone], answer.missing))
        : phone;
    case 'pincode':
      return pincode;
    case 'session':
      return session;
    case 'day':
      return birthday;
  }
}

const answers = Object.fromEntries(singleAnswers.map((name) => [name, schemaOf(name)])) as {
  [Name in SingleAnswer]: AnswerSchema<Answer<Name>>;
};

/** Marks and years arrive as numbers or text. */
const educationAnswer = z.pipe(orEmpty, optionalText(200));

const education = Object.fromEntries(educationNames.map((name) => [name, educationAnswer])) as {
  [Name in (typeof educationNames)[number]]: typeof educationAnswer;
};

/** Rupees to the paisa; used to find the plan and never stored (D16). */
const price = z.pipe(
  orEmpty,
  z
    .string('Enter the price in digits, such as 8999')
    .check(
      z.regex(/^(\d{1,9}(\.\d{1,2})?)?$/, 'Enter the price in digits, such as 8999, or leave it'),
    ),
);

/** Five digits, as text or number; any other value is replaced by the server. */
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
 * POST /api/student/registration-form. Twelve answers are required (D18). Additional fields: `plan`, the id
 * from /form?plan=; `shownPrice`, the price of that plan that the form showed; `requestId`, random and the same
 * for every repeat of a form; `submit`, without which a new form is a draft (D33); `parentconsent` (D26).
 */
export const registrationSchema = z.object({
  registrationnumber,
  ...answers,
  ...education,
  price,
  plan: z.pipe(
    orEmpty,
    z.string('Choose the plan again').check(z.maxLength(100, 'Choose the plan again')),
  ),
  shownPrice: price,
  requestId,
  submit: ticked,
  parentconsent: ticked,
  notice: noticeShown,
});

export type RegistrationInput = z.output<typeof registrationSchema>;

/** POST /api/student/delete-draft */
export const draftSchema = z.object({ registration: z.uuid('Reload the page') });
