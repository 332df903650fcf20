import 'server-only';
import { institute } from '@/content/institute';
import { count, isOver, secondsLeft, type Counted, type Limit } from '@/lib/platform/limits';
import { ApiError } from './errors';

const inTenMinutes = (name: string, points: number): Limit => ({ name, points, windowMs: 600_000 });

/** One counter for every call that leaves a lead, by the address it comes from. */
export const leadsPerAddress = inTenMinutes('lead', 60);
/** A hostel on admission day has one address, and so have thousands of phones of one network. */
const signUpsPerAddress = inTenMinutes('sign-up', 300);
const photosPerStudent = inTenMinutes('photo', 60);

/** @throws ApiError too_many_requests, with the phone number, when it was once too often */
export function refuseTooMany(limit: Limit, counted: Counted): void {
  if (!isOver(limit, counted)) return;
  throw new ApiError(
    'too_many_requests',
    `Too many forms came from your connection. Please call us on ${institute.phones[0].printed}.`,
    { retryAfterSeconds: secondsLeft(counted) },
  );
}

/**
 * Counts a complete sign-up against the address it came from: 300 in ten minutes. More would make
 * the answer "Registration already done" a way to find out who has an account.
 * @param address null when nothing in front of us knows it; then nothing is counted
 * @throws ApiError too_many_requests, with the phone number
 */
export async function countSignUp(address: string | null): Promise<void> {
  if (address === null) return;
  refuseTooMany(signUpsPerAddress, await count(signUpsPerAddress, address));
}

/**
 * Counts an uploaded photo: 60 of one student in ten minutes.
 * @throws ApiError too_many_requests, with the phone number
 */
export async function countPhoto(studentId: string): Promise<void> {
  refuseTooMany(photosPerStudent, await count(photosPerStudent, studentId));
}
