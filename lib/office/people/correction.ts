import * as z from 'zod/mini';
import { signUpSchema } from '@/lib/accounts/sign-up';
import { requiredText } from '@/lib/calls/fields';
import { registrationSchema } from '@/lib/enrolment/registration-form';

/** What can be corrected, by the name of its column, checked as where it is typed in first. */
type Fields = Readonly<Record<string, z.ZodMiniType<string>>>;

const {
  registrationnumber: _number,
  requestId: _request,
  price: _price,
  plan: _plan,
  parentconsent: _consent,
  ...answers
} = registrationSchema.shape;

const {
  myFile: _photo,
  marketing: _marketing,
  parentconsent: _parent,
  ...signUp
} = signUpSchema.shape;

/** All of sign-up. */
export const studentFields = signUp;

/** All that is typed into an admission form. */
export const registrationFields = answers;

export const whyReason = requiredText(500, 'Write why, in a few words');

/** What stands there now as whoever corrects it sees it, and what is to stand there. */
const changeOf = <Field extends z.ZodMiniType<string>>(to: Field) =>
  z.optional(z.object({ from: z.string('Send what stands there now'), to }));

function changesOf<F extends Fields>(fields: F) {
  const changes = Object.entries(fields).map(([name, field]) => [name, changeOf(field)]);
  return z.object(
    Object.fromEntries(changes) as { [Name in keyof F]: ReturnType<typeof changeOf<F[Name]>> },
    'Send the changes by the names of their fields',
  );
}

/** POST /api/admin/correct-student. A field is changed only if it still is what it was `from`. */
export const studentCorrectionSchema = z.object({
  student: z.uuid('Open the page of the student again'),
  reason: whyReason,
  changes: changesOf(studentFields),
});

/** POST /api/admin/correct-registration. */
export const registrationCorrectionSchema = z.object({
  registration: z.uuid('Open the page of the student again'),
  reason: whyReason,
  changes: changesOf(registrationFields),
});

/** By the name of the field. */
export type Changes = Readonly<Record<string, { from: string; to: string } | undefined>>;
