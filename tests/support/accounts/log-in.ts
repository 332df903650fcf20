import { POST as postStaffLogIn } from '@/app/api/admin/get-details/route';
import { GET as getCurrentUser } from '@/app/api/student/get-current-user/route';
import { POST as postLogIn } from '@/app/api/student/login/route';
import { sessionCookie } from '@/lib/accounts/session-cookie';
import { startSession } from '@/lib/accounts/sessions';
import { db } from '@/lib/platform/db';
import { dateOf } from '@/lib/site/days';
import { post } from '../leads/lead';
import { quickHash } from './quick-hash';

export interface Answer {
  status: number;
  headers: Headers;
  body: {
    success: boolean;
    data?: unknown;
    message?: string;
    code?: string;
    fields?: Record<string, string>;
  };
}

export async function read(answered: Response | Promise<Response>): Promise<Answer> {
  const response = await answered;
  return { status: response.status, headers: response.headers, body: await response.json() };
}

/** Credentials of the test student. */
export const asha = { email: 'asha@example.org', dateofbirth: '2004-02-29' };

export const profile = {
  studentname: 'आशा राव',
  fathername: 'Suresh Rao',
  contactnumber: '98765 43210',
  city: 'New Delhi',
  state: 'Delhi',
  pincode: '110016',
  address: '12 Jia Sarai',
};

/** Creates a student without a session. */
export async function makeStudent({ email, dateofbirth } = asha): Promise<{ id: string }> {
  return db.student.create({
    data: { ...profile, email, dateofbirth: dateOf(dateofbirth) },
    select: { id: true },
  });
}

export const priya = { email: 'priya@example.org', password: 'ninety litres of argon' };

/** Creates a staff account without a session, two days old: younger ones cannot confirm refunds. */
export async function makeStaff({ email, password } = priya): Promise<{ id: string }> {
  const passwordHash = await quickHash(password);
  const createdAt = new Date(Date.now() - 2 * 86_400_000);
  const data = { email, passwordHash, role: 'owner', createdAt } as const;
  return db.staff.create({ data, select: { id: true } });
}

type Sent = Record<string, string>;

export const logIn = (body: unknown = asha, headers: Sent = {}): Promise<Answer> =>
  read(postLogIn(post('/api/student/login', body, headers)));

export const staffLogIn = (body: unknown = priya, headers: Sent = {}): Promise<Answer> =>
  read(postStaffLogIn(post('/api/admin/get-details', body, headers)));

/** The header in which `server.ts` passes the client's IP address. */
export const from = (address: string) => ({ 'x-client-address': address });

/** The `name=value` of a Set-Cookie header, as a browser sends it back. */
export function cookieOf({ headers }: Answer): string {
  return headers.get('set-cookie')?.split(';')[0] ?? '';
}

/** The cookies of an answer, as a browser sends them back. */
export function cookiesOf({ headers }: Answer): { cookie: string } {
  return {
    cookie: headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; '),
  };
}

export const bearer = (token: unknown) => ({ authorization: `Bearer ${String(token)}` });

/** GET /api/student/get-current-user */
export const currentUser = (headers: Sent): Promise<Answer> => {
  const url = 'http://localhost:3000/api/student/get-current-user';
  return read(
    getCurrentUser(new Request(url, { headers: { host: 'localhost:3000', ...headers } })),
  );
};

/** Whether the token of a log-in is still valid. */
export const tokenLives = async ({ body }: Answer): Promise<boolean> =>
  (await currentUser(bearer(body.data))).status === 200;

/** Ages every counter of failed attempts by a PostgreSQL `interval`. */
export async function letPass(interval: string): Promise<void> {
  await db.$executeRawUnsafe(
    `update log_in_counters set at = at - interval '${interval}',
       "expiresAt" = "expiresAt" - interval '${interval}'`,
  );
}

interface Someone {
  id: string;
  token: string;
  cookieId: string;
  cookie: string;
}

/** A student and a staff member, both logged in. */
export interface People {
  student: Someone;
  staff: Someone;
}

export async function makePeople(): Promise<People> {
  const student = await makeStudent();
  const staff = await makeStaff();
  return {
    student: { ...student, ...(await logInOf({ studentId: student.id })) },
    staff: { ...staff, ...(await logInOf({ staffId: staff.id })) },
  };
}

export async function logInOf(owner: Parameters<typeof startSession>[0]) {
  const { token, cookieId } = await startSession(owner);
  const [cookie = ''] = (await sessionCookie(cookieId, 3600)).split(';');
  return { token, cookieId, cookie };
}
