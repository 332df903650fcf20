import 'server-only';
import type { IsoDay } from '@/content/day';
import { institute } from '@/content/facts/institute';
import { noticeVersion } from '@/content/pages/policies/privacy';
import { ApiError, tooManyForms } from '@/lib/calls/errors';
import { db, violatedIndex } from '@/lib/platform/db';
import { defineLimit } from '@/lib/platform/limits';
import { storedTouches, touchesOf } from '@/lib/sources/touches';
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

const HOUR_MS = 3_600_000;

/**
 * Limits the answer "Registration already done" (D17), which reveals that an e-mail has an account. A school
 * behind one address gets enough of them; an address that tries many e-mails learns nothing more. `few`
 * counts once the site has given as many as `all`.
 */
const takenLimits = {
  hour: defineLimit({ name: 'taken-hour', points: 30, windowMs: HOUR_MS }),
  day: defineLimit({ name: 'taken-day', points: 100, windowMs: 24 * HOUR_MS }),
  few: defineLimit({ name: 'taken-few', points: 2, windowMs: HOUR_MS }),
  all: defineLimit({ name: 'taken-all', points: 300, windowMs: HOUR_MS }),
};

/**
 * Counts a complete sign-up per address: 300 in ten minutes. An address with too many answers about taken
 * e-mails is refused before it learns more; others can sign up meanwhile.
 * @param address null if unknown; then nothing is counted
 * @throws ApiError too_many_requests, with an alternative
 */
export async function countSignUp(address: string | null): Promise<void> {
  if (address === null) return;
  const wait = await signUpsPerAddress.count(address);
  if (wait !== null) throw tooManyForms(wait);
  const taken = await waitAfterTaken(address);
  if (taken !== null) throw tooManyTaken(taken);
}

/** Seconds until an address may learn again that an e-mail is taken; null when it may. */
async function waitAfterTaken(address: string): Promise<number | null> {
  const { hour, day, few, all } = takenLimits;
  const isCommon = (await all.look('')) !== null;
  const waits = await Promise.all(
    [hour, day, ...(isCommon ? [few] : [])].map((one) => one.look(address)),
  );
  const longest = Math.max(...waits.map((wait) => wait ?? 0));
  return longest > 0 ? longest : null;
}

/**
 * Counts that an address has learned that an e-mail is taken.
 * @returns the error to answer with: "Registration already done", or that there were too many
 */
async function taken(address: string | null): Promise<ApiError> {
  if (address !== null) {
    // Other sign-ups may have been counted since the first check.
    const wait = await waitAfterTaken(address);
    if (wait !== null) return tooManyTaken(wait);
    const { hour, day, few, all } = takenLimits;
    for (const limit of [hour, day, few]) await limit.count(address);
    await all.count('');
  }
  return new ApiError('conflict', 'Registration already done');
}

function tooManyTaken(retryAfterSeconds: number): ApiError {
  return new ApiError(
    'too_many_requests',
    `Too many sign-ups from your connection used e-mails that have an account. If you have signed up before, log in, or press “Can’t log in?” to get a link by e-mail. To sign up now, use another connection, such as mobile data, or call us on ${institute.phones[0].printed}.`,
    { retryAfterSeconds },
  );
}

/**
 * Saves student, photo and consents in one transaction.
 * @param photo re-encoded by `preparePhoto`
 * @param from the visitor's address; null if unknown
 * @throws ApiError conflict if the e-mail has an account, too_many_requests if that was answered too often
 */
export async function registerStudent(
  signUp: SignUp,
  photo: Uint8Array<ArrayBuffer>,
  from: string | null,
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
        ...storedTouches(touchesOf(signUp)),
        photos: { create: { name: photoName, bytes: photo } },
        consents: { create: consentsOf(signUp) },
      },
      select: { id: true },
    });
  } catch (error) {
    // The e-mail is the only unique value that a visitor chooses.
    if (violatedIndex(error) === null) throw error;
    throw await taken(from);
  }
  return { ...texts, dateofbirth: signUp.dateofbirth, myfilename: photoName };
}

function consentsOf({ marketing, parentconsent, notice }: SignUp) {
  const kinds: ConsentKind[] = ['notice'];
  if (marketing) kinds.push('marketing');
  if (parentconsent) kinds.push('parentAsked');
  return kinds.map((kind) => ({ kind, given: true, version: noticeVersion, textHash: notice }));
}
