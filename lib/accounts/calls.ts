import * as z from 'zod/mini';
import {
  currentUser,
  history,
  peopleFound,
  registrationSaved,
  signedUp,
  uploaded,
} from '@/lib/calls/openapi/answer-data';
import { bodyRefusals, type Call } from '@/lib/calls/openapi/call';
import { registrationSchema } from '@/lib/enrolment/registration-form';
import { staffSearchSchema } from '@/lib/office/search/staff-search';
import { signUpSchema, uploadSchema } from './sign-up';

/** Sign-up, and what a student or the staff may ask for once they are logged in. */
export const accountCalls: readonly Call[] = [
  {
    method: 'POST',
    path: '/api/student/register',
    name: 'signUp',
    summary: 'Sign up, with a photo (JPEG, PNG or WebP of at most 5 MB).',
    body: { type: 'multipart/form-data', schema: signUpSchema },
    data: signedUp,
    message: true,
    flagged: true,
    refusals: [...bodyRefusals, 'too_many_requests'],
  },
  {
    method: 'GET',
    path: '/api/student/get-current-user',
    name: 'currentUser',
    summary: 'What the student signed up with.',
    auth: 'student',
    data: currentUser,
  },
  {
    method: 'POST',
    path: '/api/student/get-history-data',
    name: 'history',
    summary: 'Every registration of the student, newest first. The token alone says whose.',
    auth: 'student',
    body: { type: 'application/json', schema: z.unknown(), ignored: true },
    data: history,
  },
  {
    method: 'POST',
    path: '/api/student/upload',
    name: 'upload',
    summary: 'A new photo of the student (JPEG, PNG or WebP of at most 5 MB).',
    auth: 'student',
    body: { type: 'multipart/form-data', schema: uploadSchema },
    data: uploaded,
    refusals: [...bodyRefusals, 'too_many_requests'],
  },
  {
    method: 'POST',
    path: '/api/student/registration-form',
    name: 'saveRegistration',
    summary: 'Save an admission form. A repeat with the same `requestId` changes the same row.',
    auth: 'student',
    body: { type: 'application/json', schema: registrationSchema },
    data: registrationSaved,
    message: true,
    flagged: true,
    refusals: bodyRefusals,
  },
  {
    method: 'GET',
    path: '/form-print/pdf',
    name: 'registrationPdf',
    summary:
      'A registration of the student as PDF: the one with this id, or the newest. For a link on a page: without a log-in it leads to the page that asks for one.',
    auth: 'cookie',
    query: ['registration'],
    answers: { 200: 'application/pdf', 303: null, 404: 'text/html' },
  },
  {
    method: 'POST',
    path: '/api/admin/search',
    name: 'search',
    summary:
      'Leads, students, registrations and payments with all that `q` says in them, and then those with one letter different. `list` and `after`, from the `more` of an answer, ask for the next page of one list.',
    auth: 'staff',
    body: { type: 'application/json', schema: staffSearchSchema },
    data: peopleFound,
    refusals: bodyRefusals,
  },
];
