import 'server-only';
import { ApiError } from '@/lib/calls/errors';
import { db } from '@/lib/platform/db';
import { dayOf } from '@/lib/site/days';
import { needsParentConsent } from './students';

/** What GET /api/student/get-current-user answers: the fields of sign-up, under the contract's names. */
export interface CurrentUser {
  studentname: string;
  email: string;
  fathername: string;
  /** YYYY-MM-DD */
  dateofbirth: string;
  contactnumber: string;
  city: string;
  state: string;
  pincode: string;
  address: string;
  /** Name of the photo under /public/, or '' when there is none. */
  myfilename: string;
  /** Under 18 today, and no parent has agreed: form and payment wait (decision D26). */
  needsParentConsent: boolean;
}

const asked = {
  studentname: true,
  email: true,
  fathername: true,
  dateofbirth: true,
  contactnumber: true,
  city: true,
  state: true,
  pincode: true,
  address: true,
  photoName: true,
} as const;

/** @throws ApiError unauthorized when the account has been deleted since */
export async function getCurrentUser(studentId: string): Promise<CurrentUser> {
  const [student, waits] = await Promise.all([
    db.student.findUnique({ where: { id: studentId }, select: asked }),
    needsParentConsent(studentId),
  ]);
  if (!student) throw new ApiError('unauthorized', 'Please log in again.');
  const { photoName, dateofbirth, ...fields } = student;
  return {
    ...fields,
    dateofbirth: dayOf(dateofbirth),
    myfilename: photoName ?? '',
    needsParentConsent: waits,
  };
}
