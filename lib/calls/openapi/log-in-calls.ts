import {
  linkRequestSchema,
  linkUseSchema,
  logInSchema,
  staffLogInSchema,
} from '@/lib/accounts/log-in';
import { cookieGiven, linkAsked, token } from './answer-data';
import { bodyRefusals, type Call } from './call';

/** How a session begins, gets a new cookie, and ends. */
export const logInCalls: readonly Call[] = [
  {
    method: 'POST',
    path: '/api/student/login',
    name: 'logIn',
    summary: 'Log in as a student. `data` is the bearer token.',
    body: { type: 'application/json', schema: logInSchema },
    data: token,
    setsCookie: true,
    flagged: true,
    refusals: [...bodyRefusals, 'too_many_requests'],
  },
  {
    method: 'POST',
    path: '/api/admin/get-details',
    name: 'staffLogIn',
    summary:
      'Log in as staff. `data` is the bearer token. An account with one-time codes is answered `success: false`, code `second_factor`, until `otp` has a code of the app or a recovery code.',
    body: { type: 'application/json', schema: staffLogInSchema },
    data: token,
    setsCookie: true,
    flagged: true,
    flagCode: 'second_factor',
    refusals: [...bodyRefusals, 'too_many_requests'],
  },
  {
    method: 'POST',
    path: '/api/student/sign-in-link',
    name: 'askForSignInLink',
    summary:
      'Have a link to log in sent by email. The answer is the same whether or not there is an account.',
    body: { type: 'application/json', schema: linkRequestSchema },
    data: linkAsked,
    message: true,
    refusals: bodyRefusals,
  },
  {
    method: 'POST',
    path: '/api/student/sign-in-link/use',
    name: 'useSignInLink',
    summary: 'Log in with the token of such a link: once, within ten minutes.',
    body: { type: 'application/json', schema: linkUseSchema },
    data: token,
    setsCookie: true,
    refusals: [...bodyRefusals, 'unauthorized'],
  },
  {
    method: 'POST',
    path: '/api/student/session',
    name: 'renewCookie',
    summary: 'A fresh session cookie for whoever has the token only. The one before ends.',
    auth: 'student or staff',
    data: cookieGiven,
    setsCookie: true,
  },
  {
    method: 'POST',
    path: '/api/student/logout',
    name: 'logOut',
    summary: 'End the log-ins that token and cookie belong to. Without any, nothing is refused.',
    auth: 'token or cookie',
    setsCookie: true,
  },
];
