import * as z from 'zod/mini';
import { answerNames, type AnswerName } from '@/content/admission-answers';
import type { CurrentUser, StudentDetails } from '@/lib/accounts/students';
import type { RegistrationRecord } from '@/lib/enrolment/registrations';
import type { SavedRegistration } from '@/lib/enrolment/save-registration';
import type { FoundPeople } from '@/lib/office/search/staff-search';
import { foundPayment } from '@/lib/payments/desk/calls';

/** A schema of exactly this. Objects are strict, so that nothing is answered that is not written here. */
type Of<T> = z.ZodMiniType<T>;

const text = z.string();
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const moment = z.iso.datetime();
const fiveDigits = z.string().check(z.regex(/^\d{5}$/));
const id = z.uuid();
/** Below `/public/`. */
const photoName = z.string().check(z.regex(/^[0-9a-f]{64}\.jpg$/));
const photoNameOrNone = z.union([photoName, z.literal('')]);

/** What is sent as `Authorization: Bearer …` afterwards. */
export const token: Of<string> = z.string().check(z.regex(/^[\w-]{43}$/));

const person = {
  studentname: text,
  email: text,
  fathername: text,
  dateofbirth: day,
  contactnumber: text,
  city: text,
  state: text,
  pincode: text,
  address: text,
};

export const signedUp: Of<StudentDetails> = z.strictObject({ ...person, myfilename: photoName });

export const currentUser: Of<CurrentUser> = z.strictObject({
  ...person,
  myfilename: photoNameOrNone,
  needsParentConsent: z.boolean(),
});

export const uploaded: Of<{ myfilename: string }> = z.strictObject({ myfilename: photoName });

export const cookieGiven: Of<{ staff: boolean }> = z.strictObject({ staff: z.boolean() });

export const linkAsked: Of<{ sent: boolean }> = z.strictObject({ sent: z.boolean() });

const rupees = z.number().check(z.minimum(0), z.multipleOf(0.01));
const paise = z.int().check(z.minimum(0));

export const registrationSaved: Of<SavedRegistration & { success: true }> = z.strictObject({
  success: z.literal(true),
  id,
  registrationnumber: fiveDigits,
  date: day,
  price: z.nullable(rupees),
});

type TextAnswer = Exclude<AnswerName, 'dateofbirth'>;
const answers = Object.fromEntries(answerNames.map((name) => [name, text])) as Record<
  TextAnswer,
  typeof text
>;

const inclusion = z.strictObject({ name: text, included: z.boolean(), assumed: z.boolean() });

export const history: Of<RegistrationRecord[]> = z.array(
  z.strictObject({
    id,
    registrationnumber: fiveDigits,
    studentProfile: photoNameOrNone,
    ...answers,
    dateofbirth: day,
    date: day,
    price: z.union([rupees, z.literal('')]),
    pricePaise: z.nullable(paise),
    planId: z.nullable(text),
    planTitle: z.nullable(text),
    inclusions: z.array(inclusion),
  }),
);

const found = { id, name: text, email: text, phones: z.array(text), createdAt: moment };

const eachList = <Value extends z.ZodMiniType>(value: Value) =>
  z.strictObject({ leads: value, students: value, registrations: value, payments: value });

export const peopleFound: Of<FoundPeople> = z.strictObject({
  leads: z.array(
    z.strictObject({
      ...found,
      coursename: text,
      message: z.nullable(text),
      page: z.nullable(text),
      plan: z.nullable(text),
      status: z.enum(['new', 'called', 'visiting', 'enrolled', 'closed']),
      suspect: z.boolean(),
    }),
  ),
  students: z.array(z.strictObject({ ...found, city: text, state: text, registrations: z.int() })),
  registrations: z.array(
    z.strictObject({
      ...found,
      studentId: id,
      registrationnumber: fiveDigits,
      session: text,
      coursename: text,
      planTitle: z.nullable(text),
      coursetype: text,
      modeofpayment: text,
      pricePaise: z.nullable(paise),
      balancePaise: z.nullable(paise),
      payments: z.array(foundPayment),
    }),
  ),
  payments: z.array(
    z.strictObject({
      ...found,
      payment: foundPayment,
      numbers: z.array(text),
      registration: z.nullable(
        z.strictObject({
          id,
          studentId: id,
          studentname: text,
          registrationnumber: fiveDigits,
          session: text,
          coursename: text,
        }),
      ),
    }),
  ),
  near: eachList(z.int().check(z.minimum(0))),
  more: eachList(z.nullable(text)),
  asOf: moment,
});
