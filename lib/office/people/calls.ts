import * as z from 'zod/mini';
import { bodyRefusals, type Call } from '@/lib/calls/openapi/call';
import { noteSchema } from '@/lib/leads/office-forms';
import type { Corrected } from './corrections';
import type { Traces } from './erase-student';
import {
  eraseSchema,
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
const erased: Of<Traces> = z.strictObject({
  registrations: count,
  photos: count,
  notes: count,
  leads: count,
  payments: count,
});

const missing = [...bodyRefusals, 'not_found'] as const;
const refusals = [...missing, 'conflict'] as const;

const post = (path: string, schema: z.ZodMiniType, data: z.ZodMiniType) =>
  ({
    method: 'POST',
    path: `/api/admin/${path}`,
    auth: 'staff',
    body: { type: 'application/json', schema },
    data,
  }) as const;

/** What the office does on the page of a person. */
export const personCalls: readonly Call[] = [
  {
    ...post('notes', noteSchema, z.strictObject({ note: z.uuid() })),
    name: 'addNote',
    summary:
      'Keep a note on a student, a lead, or both. A repeat with the same `requestId` is the same note.',
    refusals,
  },
  {
    ...post('correct-student', studentCorrectionSchema, corrected),
    name: 'correctStudent',
    summary:
      'Correct what was typed at sign-up. A field that is not what it was `from` any more is refused. Another e-mail or date of birth ends the log-ins of the student.',
    refusals,
  },
  {
    ...post('correct-registration', registrationCorrectionSchema, corrected),
    name: 'correctRegistration',
    summary: 'Correct what was typed into an admission form. What was bought stays.',
    refusals,
  },
  {
    ...post('unlock', unlockSchema, z.strictObject({ tries: count })),
    name: 'unlockStudent',
    summary: 'Forget the failed tries to log in under the e-mail of a student.',
    refusals: missing,
  },
  {
    ...post('parent-consent', parentConsentSchema, z.strictObject({ recorded: z.boolean() })),
    name: 'recordParentConsent',
    summary: 'Record a parent’s consent that came on paper.',
    refusals: missing,
  },
  {
    ...post('erase', eraseSchema, erased),
    name: 'eraseStudent',
    ownerOnly: true,
    summary:
      'Erase a student and all that names them, payments and receipts excepted. For the owner. Without `sure` it is refused with what would go.',
    refusals,
  },
  {
    method: 'GET',
    path: '/searchuser/form/{registration}/pdf',
    name: 'officeFormPdf',
    summary:
      'The copy of any registration as PDF, for staff. For a link on a page: without a log-in of the office it leads to a page that asks for one.',
    auth: 'staff cookie',
    answers: { 200: 'application/pdf', 303: null, 404: 'text/html' },
  },
];
