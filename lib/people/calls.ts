import * as z from 'zod/mini';
import { day } from '@/lib/calls/answers';
import { bodyRefusals, declareCall, json } from '@/lib/calls/call';
import { studentMessageSchema } from '@/lib/messages/message-forms';
import type { Corrected } from './corrections';
import type { BirthDates } from './person';
import {
  assignBatchSchema,
  birthDatesSchema,
  endLogInsSchema,
  parentConsentSchema,
  registrationCorrectionSchema,
  studentCorrectionSchema,
  unlockSchema,
} from './person-forms';

type Of<T> = z.ZodMiniType<T>;

const corrected: Of<Corrected> = z.strictObject({
  fields: z.array(z.string()),
  loggedOut: z.boolean(),
});
const count = z.int().check(z.minimum(0));
const birthDates: Of<BirthDates> = z.strictObject({
  student: day,
  registrations: z.record(z.string(), day),
});

const missing = [...bodyRefusals, 'not_found'] as const;
const refusals = [...missing, 'conflict', 'second_factor'] as const;

export const showBirthDatesCall = declareCall({
  method: 'POST',
  path: '/api/admin/date-of-birth',
  auth: 'staff',
  action: 'people.birthDates',
  body: json(birthDatesSchema),
  data: birthDates,
  name: 'showBirthDates',
  summary:
    'The dates of birth of a student: of sign-up, and of each registration. No other answer of the office has them, the copy of a form and exports excepted. The audit and the student’s account say who asked.',
  refusals: [...missing, 'too_many_requests'],
});

export const openStudentMessageCall = declareCall({
  method: 'POST',
  path: '/api/admin/student-message',
  auth: 'staff',
  action: 'people.read',
  body: json(studentMessageSchema, 'Reload the page'),
  name: 'openStudentMessage',
  summary:
    'Record that a chat with a prepared message to a student was opened: which one, not its text. Refused as a conflict when the owner of the phone asked not to be called and neither a fee is due nor a class is running. A repeat with the same `requestId` is the same message.',
  refusals: [...missing, 'conflict'],
});

export const correctStudentCall = declareCall({
  method: 'POST',
  path: '/api/admin/correct-student',
  auth: 'staff',
  action: 'people.change',
  body: json(studentCorrectionSchema),
  data: corrected,
  name: 'correctStudent',
  summary:
    'Correct what was typed at sign-up. A field that no longer equals `from` is refused. Another e-mail or date of birth ends the log-ins of the student. The date of birth is corrected only by whoever has asked for it within a day.',
  refusals,
});

export const correctRegistrationCall = declareCall({
  method: 'POST',
  path: '/api/admin/correct-registration',
  auth: 'staff',
  action: 'people.change',
  body: json(registrationCorrectionSchema),
  data: corrected,
  name: 'correctRegistration',
  summary:
    'Correct what was typed into an admission form. What was bought stays. The date of birth is corrected only by whoever has asked for it within a day.',
  refusals,
});

export const assignBatchCall = declareCall({
  method: 'POST',
  path: '/api/admin/batch',
  auth: 'staff',
  action: 'people.change',
  body: json(assignBatchSchema),
  data: z.strictObject({ batch: z.string() }),
  name: 'assignBatch',
  summary:
    'Assign a registration to a batch of the site. Once something is paid it takes one of its seats; a batch without a seat left is refused.',
  refusals: [...missing, 'conflict'],
});

export const unlockStudentCall = declareCall({
  method: 'POST',
  path: '/api/admin/unlock',
  auth: 'staff',
  action: 'people.change',
  body: json(unlockSchema),
  data: z.strictObject({ tries: count }),
  name: 'unlockStudent',
  summary: 'Forget the failed tries to log in under the e-mail of a student.',
  refusals: missing,
});

export const endLogInsOfStudentCall = declareCall({
  method: 'POST',
  path: '/api/admin/end-log-ins',
  auth: 'staff',
  action: 'people.change',
  body: json(endLogInsSchema),
  data: z.strictObject({ ended: count }),
  name: 'endLogInsOfStudent',
  summary: 'Log a student out everywhere.',
  refusals: missing,
});

export const recordParentConsentCall = declareCall({
  method: 'POST',
  path: '/api/admin/parent-consent',
  auth: 'staff',
  action: 'people.change',
  body: json(parentConsentSchema),
  data: z.strictObject({ recorded: z.boolean() }),
  name: 'recordParentConsent',
  summary: 'Record a parent’s consent that came on paper.',
  refusals: missing,
});

export const parentLinkCall = declareCall({
  method: 'POST',
  path: '/api/admin/parent-link',
  auth: 'staff',
  action: 'people.change',
  body: json(unlockSchema),
  data: z.strictObject({ link: z.string() }),
  name: 'makeParentLink',
  summary:
    'A link by which a parent of the student consents, to read out or to send: once, within 14 days.',
  refusals: missing,
});

export const officeFormPdfCall = declareCall({
  method: 'GET',
  path: '/searchuser/form/{registration}/pdf',
  name: 'officeFormPdf',
  summary:
    'The copy of any registration as PDF, for staff. For a link on a page: without a log-in of the office it leads to a page that asks for one.',
  auth: 'staff cookie',
  action: 'people.birthDates',
  answers: { 200: 'application/pdf', 303: null, 404: 'text/html', 429: 'text/plain' },
});
