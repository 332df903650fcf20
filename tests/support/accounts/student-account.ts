import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from 'playwright/test';
import { siteRows } from '../browser/site-rows';
import { jpeg } from './photo';

export const labels = {
  studentname: 'Student’s name',
  fathername: 'Father’s name',
  dateofbirth: 'Date of birth',
  email: 'E-mail',
  contactnumber: 'Contact number',
  address: 'Address',
  city: 'City',
  pincode: 'PIN code',
} as const;

export type StudentDetails = Record<keyof typeof labels | 'state', string>;

/** Unique sign-up details. */
export function newDetails(): StudentDetails {
  return {
    studentname: 'Asha Rao',
    fathername: 'Suresh Rao',
    dateofbirth: '2003-05-17',
    email: `${randomUUID()}@example.org`,
    contactnumber: '98765 43210',
    address: '12 Jia Sarai',
    city: 'New Delhi',
    state: 'Delhi',
    pincode: '110016',
  };
}

let photo: Promise<Buffer> | undefined;

/** Creates an account through the API. */
export async function signedUp(request: APIRequestContext, details = newDetails()) {
  const myFile = {
    name: 'photo.jpg',
    mimeType: 'image/jpeg',
    buffer: await (photo ??= jpeg(60, 80)),
  };
  const answer = await request.post('/api/student/register', {
    multipart: { ...details, myFile },
  });
  const { success } = (await answer.json()) as { success: boolean };
  if (!success) throw new Error(`Sign-up failed: ${await answer.text()}`);
  return details;
}

/** Logs in through the API; pass the page's `request` to leave the cookie in its browser. */
export async function logInByCall(
  request: APIRequestContext,
  { email, dateofbirth }: StudentDetails,
): Promise<string> {
  const answer = await request.post('/api/student/login', { data: { email, dateofbirth } });
  const { data } = (await answer.json()) as { data?: string };
  if (!data) throw new Error(`Log-in failed: ${await answer.text()}`);
  return data;
}

/** Writes the token to local storage before any page has loaded; null leaves none. */
export async function holdToken(page: Page, token: string | null): Promise<void> {
  await page.goto('/api/health/live');
  await page.evaluate((value) => {
    if (value === null) localStorage.removeItem('token');
    else localStorage.setItem('token', value);
  }, token);
}

export const heldToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

/** Signs up and logs in without opening a page. */
export async function loggedIn(page: Page) {
  const details = await signedUp(page.request);
  const token = await logInByCall(page.request, details);
  await holdToken(page, token);
  return { details, token };
}

/** Whether the token's session is still valid. */
export async function isAlive(request: APIRequestContext, token: string): Promise<boolean> {
  const answer = await request.get('/api/student/get-current-user', { headers: bearer(token) });
  return answer.status() === 200;
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Number of the student's sessions. */
export async function countSessions({ email }: StudentDetails): Promise<number> {
  const [row] = await siteRows<{ count: number }>(
    `select count(*)::int from sessions join students on students.id = "studentId" where email = $1`,
    [email],
  );
  return row?.count ?? 0;
}
