import * as z from 'zod/mini';
import { signUpSchema } from '@/lib/accounts/sign-up';
import { confirmation, requiredText } from '@/lib/calls/fields';
import { registrationSchema } from '@/lib/enrolment/registration-form';
import { isSameText, type FormerValues } from './typed-changes';

/** Correctable fields by column name, validated as in the original form. */
type Fields = Readonly<Record<string, z.ZodMiniType<string>>>;

const {
  registrationnumber: _number,
  requestId: _request,
  price: _price,
  shownPrice: _shownPrice,
  plan: _plan,
  submit: _submit,
  parentconsent: _consent,
  notice: _notice,
  ...answers
} = registrationSchema.shape;

const {
  myFile: _photo,
  marketing: _marketing,
  parentconsent: _parent,
  notice: _shown,
  plan: _chosenPlan,
  page: _chosenOn,
  firstTouch: _first,
  lastTouch: _last,
  ...signUp
} = signUpSchema.shape;

export const studentFields = signUp;

const registrationFields = answers;

const requiredReason = requiredText(500, 'Enter a reason');

/** The current value as displayed, and the new one. */
const changeOf = <Field extends z.ZodMiniType<string>>(to: Field) =>
  z.optional(z.object({ from: z.string('Send the current value'), to }));

function changesOf<F extends Fields>(fields: F) {
  const changes = Object.entries(fields).map(([name, field]) => [name, changeOf(field)]);
  return z.object(
    Object.fromEntries(changes) as { [Name in keyof F]: ReturnType<typeof changeOf<F[Name]>> },
    'Send the changes by the names of their fields',
  );
}

/** POST /api/admin/correct-student. A field is changed only if it still equals `from`. */
export const studentCorrectionSchema = z.object({
  student: z.uuid('Open the page of the student again'),
  reason: requiredReason,
  changes: changesOf(studentFields),
});

/** POST /api/admin/correct-registration. */
export const registrationCorrectionSchema = z.object({
  registration: z.uuid('Open the page of the student again'),
  reason: requiredReason,
  changes: changesOf(registrationFields),
});

export type Changes = Readonly<Record<string, { from: string; to: string } | undefined>>;

/**
 * Validates the reason and the changed fields only: unchanged values may predate current rules.
 * @param of the kind of record
 */
export function correctionForm(of: 'student' | 'registration', before: FormerValues) {
  const fields: Readonly<Record<string, z.ZodMiniType>> =
    of === 'student' ? studentFields : registrationFields;
  const checked = Object.entries(before).map(([name, was]) => [name, ifChanged(fields[name], was)]);
  return z.object({ ...Object.fromEntries(checked), reason: requiredReason });
}

function ifChanged(field: z.ZodMiniType | undefined, was: string) {
  return z.pipe(
    z.string(),
    z.transform((typed, context) => {
      if (!field || isSameText(typed, was)) return typed;
      const result = field.safeParse(typed);
      if (result.success) return typed;
      const message = result.error.issues[0]?.message ?? 'Check this again';
      context.issues.push({ code: 'custom', message, input: typed });
      return z.NEVER;
    }),
  );
}

const AGAIN = 'Open the page of the student again';
const student = z.uuid(AGAIN);

/** POST /api/admin/date-of-birth. */
export const birthDatesSchema = z.object({ student });

export const unlockSchema = z.object({ student });

/** POST /api/admin/end-log-ins. */
export const endLogInsSchema = z.object({ student, reason: requiredReason });

/** POST /api/admin/batch. */
export const assignBatchSchema = z.object({
  registration: z.uuid(AGAIN),
  batch: requiredText(200, 'Choose a batch'),
});

/** POST /api/admin/parent-consent. */
export const parentConsentSchema = z.object({
  student,
  reason: requiredText(500, 'Enter who signed it, and when'),
});

/**
 * POST /api/admin/erase. `confirm` is the student's e-mail or name, as displayed. `leads` are the
 * matched leads to erase too. Without `sure` nothing is erased, and the answer is a preview.
 */
export const eraseSchema = z.object({
  student,
  confirm: requiredText(320, 'Type the name or the e-mail of the student'),
  reason: requiredReason,
  leads: z._default(z.array(z.uuid(AGAIN), 'Choose the leads again').check(z.maxLength(500)), []),
  sure: confirmation,
});

export type EraseInput = z.output<typeof eraseSchema>;
