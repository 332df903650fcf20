import * as z from 'zod/mini';
import { answerNames, type AnswerName } from '@/content/admission-answers';
import { day, paise, text, type AnswerOf } from '@/lib/calls/answers';
import { bodyRefusals, declareCall, json } from '@/lib/calls/call';
import { registrationSchema } from './registration-form';
import type { RegistrationRecord } from './registrations';
import type { SavedRegistration } from './save-registration';

const fiveDigits = z.string().check(z.regex(/^\d{5}$/));

const id = z.uuid();

const rupees = z.number().check(z.minimum(0), z.multipleOf(0.01));

const registrationSaved: AnswerOf<SavedRegistration & { success: true }> = z.strictObject({
  success: z.literal(true),
  id,
  registrationnumber: fiveDigits,
  date: day,
  price: z.nullable(rupees),
});

const answers = Object.fromEntries(answerNames.map((name) => [name, text])) as {
  [Name in AnswerName]: typeof text;
};

const inclusion = z.strictObject({ name: text, included: z.boolean(), assumed: z.boolean() });

const history: AnswerOf<RegistrationRecord[]> = z.array(
  z.strictObject({
    id,
    registrationnumber: fiveDigits,
    studentProfile: z.union([z.string().check(z.regex(/^[0-9a-f]{64}\.jpg$/)), z.literal('')]),
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

export const saveRegistrationCall = declareCall({
  method: 'POST',
  path: '/api/student/registration-form',
  name: 'saveRegistration',
  summary: 'Save an admission form. A repeat with the same `requestId` changes the same row.',
  auth: 'student',
  body: json(registrationSchema, 'Please enter all details'),
  data: registrationSaved,
  message: true,
  flagged: true,
  refusals: [...bodyRefusals, 'too_many_requests'],
});

export const historyCall = declareCall({
  method: 'POST',
  path: '/api/student/get-history-data',
  name: 'history',
  summary: 'Every registration of the student, newest first. The token alone says whose.',
  auth: 'student',
  body: { type: 'application/json', schema: z.unknown(), ignored: true },
  data: history,
});

export const registrationPdfCall = declareCall({
  method: 'GET',
  path: '/form-print/pdf',
  name: 'registrationPdf',
  summary:
    'A registration of the student as PDF: the one with this id, or the newest. For a link on a page: without a log-in it leads to the page that asks for one.',
  auth: 'cookie',
  query: ['registration'],
  answers: { 200: 'application/pdf', 303: null, 404: 'text/html' },
});
