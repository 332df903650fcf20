import 'server-only';
import type { IsoDay } from '@/content/day';
import { noticeVersion } from '@/content/policies/privacy';
import { ApiError, tooManyForms } from '@/lib/calls/errors';
import { db } from '@/lib/platform/db';
import { defineLimit } from '@/lib/platform/limits';
import { dateOf, dayOf, isUnder18 } from '@/lib/site/days';
import type { Prisma } from '@/prisma/client/client';
import type { ConsentKind } from '@/prisma/client/enums';
import { newPhotoName } from './photos';
import type { SignUp } from './sign-up';

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

/** A student as the calls answer: the contract's field names, the day as YYYY-MM-DD. */
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
  /** Below `/public/`. */
  myfilename: string;
}

/** A hostel on admission day has one address, and so have thousands of phones of one network. */
const signUpsPerAddress = defineLimit({ name: 'sign-up', points: 300, windowMs: 600_000 });

/**
 * Counts a complete sign-up against the address it came from: 300 in ten minutes. More would make
 * the answer "Registration already done" a way to find out who has an account.
 * @param address null when it is not known; then nothing is counted
 * @throws ApiError too_many_requests, with the phone number
 */
export async function countSignUp(address: string | null): Promise<void> {
  if (address === null) return;
  const wait = await signUpsPerAddress.count(address);
  if (wait !== null) throw tooManyForms(wait);
}

/**
 * Student, photo and consents in one transaction. When this returns, they are on disk.
 * @param photo re-encoded by `preparePhoto`
 * @throws ApiError conflict when the e-mail has an account
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

/** True for a student under 18 without a parent's consent: form and payment wait (decision D26). */
export async function needsParentConsent(studentId: string): Promise<boolean> {
  const student = await db.student.findUnique({
    where: { id: studentId },
    select: {
      dateofbirth: true,
      consents: { where: { kind: 'parent' }, orderBy: { createdAt: 'desc' }, take: 1 },
    },
  });
  if (!student || !isUnder18(dayOf(student.dateofbirth))) return false;
  return student.consents[0]?.given !== true;
}

/** Records a parent's consent that came after sign-up. */
export async function giveParentConsent(
  tx: Prisma.TransactionClient,
  studentId: string,
): Promise<void> {
  await tx.consent.create({
    data: { studentId, kind: 'parent', given: true, version: noticeVersion },
  });
}

function consentsOf({ marketing, parentconsent }: SignUp) {
  const kinds: ConsentKind[] = ['notice'];
  if (marketing) kinds.push('marketing');
  if (parentconsent) kinds.push('parent');
  return kinds.map((kind) => ({ kind, given: true, version: noticeVersion }));
}

/** The only unique value a visitor chooses is the e-mail. */
function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'P2002';
}
