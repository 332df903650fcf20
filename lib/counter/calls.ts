import * as z from 'zod/mini';
import { count, day, paise, text, type AnswerOf } from '@/lib/calls/answers';
import { bodyRefusals, declareCall, json } from '@/lib/calls/call';
import { completionLinkSchema, completionOfSchema, completionSchema } from './completion-forms';
import { counterSchema, enrolCheckSchema } from './counter-form';
import type { Paise } from '@/content/money';
import type { EnrolledAtCounter } from './enrol-at-counter';
import type { KnownStudent } from './known-students';

const amount = paise as unknown as z.ZodMiniType<Paise>;

const known: AnswerOf<{ students: KnownStudent[] }> = z.strictObject({
  students: z.array(
    z.strictObject({
      id: z.uuid(),
      name: text,
      fathername: text,
      city: text,
      phone: text,
      email: text,
      registrations: count,
      byPhone: z.boolean(),
      byEmail: z.boolean(),
      emailConfirmed: z.boolean(),
      isUnproven: z.boolean(),
      enrolments: z.array(
        z.strictObject({
          id: z.uuid(),
          registrationnumber: text,
          title: text,
          date: day,
          price: z.nullable(amount),
          paid: amount,
          isPaidToday: z.boolean(),
          plans: z.array(text),
        }),
      ),
    }),
  ),
});

const enrolled: AnswerOf<EnrolledAtCounter> = z.strictObject({
  student: z.uuid(),
  registration: z.uuid(),
  registrationnumber: z.string().check(z.regex(/^\d{5}$/)),
  receipt: z.nullable(z.strictObject({ number: text, pdf: text })),
});

export const findKnownStudentsCall = declareCall({
  method: 'POST',
  path: '/api/admin/enrol-check',
  auth: 'staff',
  action: 'people.enrol',
  body: json(enrolCheckSchema),
  data: known,
  name: 'findKnownStudents',
  summary:
    'Students with this phone or e-mail, who may be the one to be enrolled at the counter, with what they are enrolled in and its money. Of one that `isUnproven`, who opened the account is not known. Changes nothing; the audit says who asked.',
  refusals: [...bodyRefusals, 'too_many_requests'],
});

export const enrolAtCounterCall = declareCall({
  method: 'POST',
  path: '/api/admin/enrol',
  auth: 'staff',
  action: 'people.enrol',
  body: json(counterSchema),
  data: enrolled,
  name: 'enrolAtCounter',
  summary:
    'Enrol a student at the counter: student, registration, consents, price, first payment and receipt at once. E-mail and photo may come later. A chosen student whose account nobody has confirmed is taken over: e-mail and date of birth are needed, and log-ins, links and consents of whoever signed up end. Refused while students with the phone are not ruled out (`anotherPerson`), and for a plan that the student has until `enrolAgain` names the registrations by which. A repeat with the same `requestId` is the same registration.',
  refusals: [...bodyRefusals, 'not_found', 'conflict'],
});

export const makeCompletionLinkCall = declareCall({
  method: 'POST',
  path: '/api/admin/completion-link',
  name: 'makeCompletionLink',
  summary:
    'A link by which a student without e-mail completes a registration: once, within 14 days. One made before ends.',
  auth: 'staff',
  action: 'people.change',
  body: json(completionOfSchema),
  data: z.strictObject({ link: text }),
  refusals: [...bodyRefusals, 'not_found', 'conflict'],
});

export const endCompletionLinkCall = declareCall({
  method: 'POST',
  path: '/api/admin/end-completion-link',
  name: 'endCompletionLink',
  summary: 'End the link by which a student completes a registration.',
  auth: 'staff',
  action: 'people.change',
  body: json(completionOfSchema),
  refusals: [...bodyRefusals, 'not_found'],
});

export const readCompletionLinkCall = declareCall({
  method: 'POST',
  path: '/api/complete-enrolment/read',
  name: 'readCompletionLink',
  summary: 'What the token of a link completes: course and registration number, and nobody’s name.',
  body: json(completionLinkSchema, 'Open the link again as you received it.'),
  data: z.strictObject({ registrationnumber: text, what: text }),
  events: { failed: 'link.refused' },
  refusals: [...bodyRefusals, 'unauthorized'],
});

export const completeEnrolmentCall = declareCall({
  method: 'POST',
  path: '/api/complete-enrolment',
  name: 'completeEnrolment',
  summary:
    'Complete a registration made at the counter by the token of a link, once: what the office left empty, and an e-mail, to which a link to log in is sent.',
  body: json(completionSchema, 'Please fill all details'),
  data: z.strictObject({ completed: z.boolean() }),
  events: { done: 'link.used', failed: 'link.refused' },
  refusals: [...bodyRefusals, 'unauthorized', 'too_many_requests'],
});
