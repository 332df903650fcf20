import { POST } from '@/app/api/student/registration-form/route';
import { startSession } from '@/lib/accounts/sessions';
import type { RegistrationInput } from '@/lib/enrolment/registration-form';
import { db } from '@/lib/platform/db';
import type { StaffRole } from '@/lib/staff/permissions';
import { post } from '../leads/lead';

/** The twelve required answers. */
export const admission = {
  coursename: 'GATE (Chemistry)',
  subject: 'Chemistry',
  studentname: 'Asha Rao',
  dateofbirth: '2003-05-17',
  gender: 'Female',
  fathername: 'Suresh Rao',
  address: '12 Jia Sarai',
  state: 'Delhi',
  pincode: '110016',
  mobilenumber: '98765 43210',
  email: 'asha@example.org',
  modeofpayment: 'Online',
} satisfies Partial<RegistrationInput>;

let students = 0;

/** Creates a student and a session. */
export async function loggedInStudent(more: { dateofbirth?: string; photoName?: string } = {}) {
  const { dateofbirth = '2003-05-17', photoName = null } = more;
  const { id } = await db.student.create({
    data: {
      email: `student-${(students += 1)}@example.org`,
      studentname: 'Asha Rao',
      fathername: 'Suresh Rao',
      dateofbirth: new Date(`${dateofbirth}T00:00:00Z`),
      contactnumber: '98765 43210',
      city: 'New Delhi',
      state: 'Delhi',
      pincode: '110016',
      address: '12 Jia Sarai',
      photoName,
    },
    select: { id: true },
  });
  const { token, cookieId } = await startSession({ studentId: id });
  return { id, token, cookieId };
}

/** Creates a staff member and a session. */
export async function loggedInStaff(role: StaffRole = 'counsellor') {
  const { id } = await db.staff.create({
    data: { email: `${role}@example.org`, passwordHash: 'none', role },
    select: { id: true },
  });
  return { id, ...(await startSession({ staffId: id })) };
}

/** Status and parsed body of an answer. */
export interface Answered {
  status: number;
  headers: Headers;
  body: {
    success: boolean;
    message?: string;
    code?: string;
    fields?: Record<string, string>;
    data?: {
      id: string;
      registrationnumber: string;
      price: number | null;
      date: string;
      submitted: boolean;
    };
  };
}

/** POST /api/student/registration-form with a student's bearer token. */
export async function saveForm(
  { token }: { token: string },
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answered> {
  const request = post('/api/student/registration-form', body, {
    authorization: `Bearer ${token}`,
    ...headers,
  });
  const response = await POST(request);
  return { status: response.status, headers: response.headers, body: await response.json() };
}
