import * as z from 'zod/mini';
import { day, text, type AnswerOf } from '@/lib/calls/answers';
import { bodyRefusals, declareCall, json } from '@/lib/calls/call';
import {
  confirmEmailSchema,
  ENTER_CORRECT_DETAILS,
  linkRequestSchema,
  linkUseSchema,
  logInSchema,
  ownLogInsSchema,
} from './log-in';
import { askParentSchema, parentAnswerSchema, parentLinkSchema } from './parent-forms';
import { signUpSchema, uploadSchema } from './sign-up';
import type { CurrentUser, StudentDetails } from './students';

const photoName = z.string().check(z.regex(/^[0-9a-f]{64}\.jpg$/));

/** Sent as `Authorization: Bearer …`. */
const token: AnswerOf<string> = z.string().check(z.regex(/^[\w-]{43}$/));

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

const signedUp: AnswerOf<StudentDetails> = z.strictObject({ ...person, myfilename: photoName });

const currentUser: AnswerOf<CurrentUser> = z.strictObject({
  ...person,
  myfilename: z.union([photoName, z.literal('')]),
  needsParentConsent: z.boolean(),
});

export const logInCall = declareCall({
  method: 'POST',
  path: '/api/student/login',
  name: 'logIn',
  events: { failed: 'logIn.failed', limited: 'logIn.refused' },
  summary: 'Log in as a student. `data` is the bearer token.',
  body: json(logInSchema, ENTER_CORRECT_DETAILS),
  data: token,
  setsCookie: true,
  flagged: true,
  refusals: [...bodyRefusals, 'too_many_requests'],
});

export const askForSignInLinkCall = declareCall({
  method: 'POST',
  path: '/api/student/sign-in-link',
  name: 'askForSignInLink',
  events: { done: 'link.requested' },
  summary:
    'Have a link to log in sent by e-mail. The answer is the same whether or not there is an account.',
  body: json(linkRequestSchema, 'Enter your e-mail'),
  data: z.strictObject({ sent: z.boolean() }),
  message: true,
  refusals: bodyRefusals,
});

export const useSignInLinkCall = declareCall({
  method: 'POST',
  path: '/api/student/sign-in-link/use',
  name: 'useSignInLink',
  events: { done: 'link.used', failed: 'link.refused' },
  summary:
    'Log in with the token of such a link: once, within ten minutes, or within a day where it confirms an e-mail. The first time, `dateofbirth` is needed: without it the answer is 422 and the link stays valid.',
  body: json(linkUseSchema, 'Open the link from the e-mail again.'),
  data: token,
  setsCookie: true,
  refusals: [...bodyRefusals, 'unauthorized', 'too_many_requests'],
});

export const confirmEmailCall = declareCall({
  method: 'POST',
  path: '/api/student/confirm-email',
  name: 'confirmEmail',
  events: { done: 'link.requested' },
  summary:
    'Have the link that confirms your e-mail sent again. With another `email`, that becomes the e-mail of the account first; possible until one is confirmed.',
  auth: 'student',
  body: json(confirmEmailSchema, 'Enter your e-mail'),
  data: z.strictObject({ email: text, sent: z.boolean() }),
  message: true,
  refusals: [...bodyRefusals, 'conflict', 'too_many_requests'],
});

export const renewCookieCall = declareCall({
  method: 'POST',
  path: '/api/student/session',
  name: 'renewCookie',
  summary: 'A fresh session cookie for whoever has the token only. The one before ends.',
  auth: 'student or staff',
  data: z.strictObject({ staff: z.boolean() }),
  setsCookie: true,
});

export const logOutCall = declareCall({
  method: 'POST',
  path: '/api/student/logout',
  name: 'logOut',
  events: { done: 'logIn.ended' },
  summary: 'End the log-ins that token and cookie belong to. Without any, nothing is refused.',
  auth: 'token or cookie',
  setsCookie: true,
});

export const endStudentLogInsCall = declareCall({
  method: 'POST',
  path: '/api/student/log-ins',
  name: 'endStudentLogIns',
  events: { done: 'logIn.ended' },
  summary: 'End one of your log-ins, or all others than this one.',
  auth: 'student',
  body: json(ownLogInsSchema),
  data: z.strictObject({ ended: z.int().check(z.minimum(0)) }),
  refusals: bodyRefusals,
});

export const signUpCall = declareCall({
  method: 'POST',
  path: '/api/student/register',
  name: 'signUp',
  summary: 'Sign up, with a photo (JPEG, PNG or WebP of at most 5 MB).',
  body: {
    type: 'multipart/form-data',
    schema: signUpSchema,
    whenInvalid: 'Please fill all details',
    file: 'myFile',
  },
  data: signedUp,
  message: true,
  flagged: true,
  refusals: [...bodyRefusals, 'too_many_requests'],
});

export const currentUserCall = declareCall({
  method: 'GET',
  path: '/api/student/get-current-user',
  name: 'currentUser',
  summary: 'What the student signed up with.',
  auth: 'student',
  data: currentUser,
});

export const askParentCall = declareCall({
  method: 'POST',
  path: '/api/student/parent-link',
  name: 'askParent',
  summary:
    'For a student under 18: have the link by which a parent consents sent to the parent. Another e-mail ends the link before.',
  auth: 'student',
  body: json(askParentSchema, 'Enter the e-mail of a parent'),
  data: z.strictObject({ sent: z.boolean() }),
  message: true,
  events: { done: 'link.requested' },
  refusals: [...bodyRefusals, 'too_many_requests'],
});

export const readParentLinkCall = declareCall({
  method: 'POST',
  path: '/api/parent-consent/read',
  name: 'readParentLink',
  summary: 'For whom the token of a parent’s link asks.',
  body: json(parentLinkSchema, 'Open the link again as you received it.'),
  data: z.strictObject({ studentname: text }),
  events: { failed: 'link.refused' },
  refusals: [...bodyRefusals, 'unauthorized'],
});

export const giveParentConsentCall = declareCall({
  method: 'POST',
  path: '/api/parent-consent',
  name: 'giveParentConsent',
  summary:
    'Consent as the parent of a student under 18, by the token of a link: once, within 14 days.',
  body: json(parentAnswerSchema, 'Please fill all details'),
  data: z.strictObject({ recorded: z.boolean() }),
  events: { done: 'link.used', failed: 'link.refused' },
  refusals: [...bodyRefusals, 'unauthorized'],
});

export const uploadCall = declareCall({
  method: 'POST',
  path: '/api/student/upload',
  name: 'upload',
  summary: 'A new photo of the student (JPEG, PNG or WebP of at most 5 MB).',
  auth: 'student',
  body: {
    type: 'multipart/form-data',
    schema: uploadSchema,
    whenInvalid: 'Select Image',
    file: 'studentProfile',
  },
  data: z.strictObject({ myfilename: photoName }),
  refusals: [...bodyRefusals, 'too_many_requests'],
});

export const photoCall = declareCall({
  method: 'GET',
  path: '/public/{filename}',
  name: 'photo',
  summary: 'The photo of a student. Anyone with its unguessable name may see it.',
  refusals: ['not_found'],
  answers: { 200: 'image/jpeg' },
});
