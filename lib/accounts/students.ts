import 'server-only';
import type { IsoDay } from '@/content/day';
import { noticeVersion } from '@/content/policies/privacy';
import { ApiError, tooManyForms } from '@/lib/calls/errors';
import { db } from '@/lib/platform/db';
import { defineLimit } from '@/lib/platform/limits';
import { dateOf, dayOf } from '@/lib/site/days';
import type { ConsentKind } from '@/prisma/client/enums';
import { needsParentConsent } from './parent-consent';
import { newPhotoName } from './photos';
import type { SignUp } from './sign-up';

export interface StudentDetails {
  studentname: string;
  email: string;
  fathername: string;
  dateofbirth: IsoDay;
  contactnumber: string;
  city: string;
  state: string;
  pincode: string;
  address: string;
  /** Name of the photo below `/public/`. */
  myfilename: string;
}

/** Answer of GET /api/student/get-current-user; `myfilename` is '' without a photo. */
export interface CurrentUser extends StudentDetails {
  /** Under 18 without a parent's consent: form and payment wait (D26). */
  needsParentConsent: boolean;
}

const detailColumns = {
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

/** @throws ApiError unauthorized if the account has been deleted */
export async function getCurrentUser(studentId: string): Promise<CurrentUser> {
  const [student, needsConsent] = await Promise.all([
    db.student.findUnique({ where: { id: studentId }, select: detailColumns }),
    needsParentConsent(studentId),
  ]);
  if (!student) throw new ApiError('unauthorized', 'Please log in again.');
  const { photoName, dateofbirth, ...fields } = student;
  return {
    ...fields,
    dateofbirth: dayOf(dateofbirth),
    myfilename: photoName ?? '',
    needsParentConsent: needsConsent,
  };
}

/** High, because a hostel or a mobile network shares one address. */
const signUpsPerAddress = defineLimit({ name: 'sign-up', points: 300, windowMs: 600_000 });

/**
 * Counts a complete sign-up per address: 300 in ten minutes. Limits how many e-mails can be tested for an
 * account by the error "Registration already done".
 * @param address null if unknown; then nothing is counted
 * @throws ApiError too_many_requests, with the phone number
 */
export async function countSignUp(address: string | null): Promise<void> {
  if (address === null) return;
  const wait = await signUpsPerAddress.count(address);
  if (wait !== null) throw tooManyForms(wait);
}

/**
 * Saves student, photo and consents in one transaction.
 * @param photo re-encoded by `preparePhoto`
 * @throws ApiError conflict if the e-mail has an account
 */
export async function registerStudent(
  signUp: SignUp,
  photo: Uint8Array<ArrayBuffer>,
): Promise<StudentDetails> {
  const { studentname, email, fathername, contactnumber, city, state, pincode, address } = signUp;
  const texts = { studentname, email, fathername, contactnumber, city, state, pincode, address };
  const photoName = newPhotoName();
  try {
    await db.student.create({
      data: {
        ...texts,
        dateofbirth: dateOf(signUp.dateofbirth),
        photoName,
        photos: { create: { name: photoName, bytes: photo } },
        consents: { create: consentsOf(signUp) },
      },
      select: { id: true },
    });
  } catch (error) {
    if (!isTaken(error)) throw error;
    throw new ApiError('conflict', 'Registration already done');
  }
  return { ...texts, dateofbirth: signUp.dateofbirth, myfilename: photoName };
}

function consentsOf({ marketing, parentconsent, notice }: SignUp) {
  const kinds: ConsentKind[] = ['notice'];
  if (marketing) kinds.push('marketing');
  if (parentconsent) kinds.push('parentAsked');
  return kinds.map((kind) => ({ kind, given: true, version: noticeVersion, textHash: notice }));
}

/** The e-mail is the only unique value that a visitor chooses. */
function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'P2002';
}
