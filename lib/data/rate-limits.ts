import 'server-only';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { institute } from '@/content/institute';
import { pool } from '@/lib/db';
import { ApiError } from '@/lib/errors';

const inTenMinutes = (keyPrefix: string, points: number) =>
  new RateLimiterPostgres({
    storeClient: pool,
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix,
    points,
    duration: 600,
  });

/** One counter for every call that leaves a lead. */
const leadsPerAddress = inTenMinutes('lead', 60);
/** A hostel on admission day has one address, and so have thousands of phones of one network. */
const signUpsPerAddress = inTenMinutes('sign-up', 300);
const photosPerStudent = inTenMinutes('photo', 60);

/**
 * Counts one lead against the address it came from: 60 in ten minutes, over all processes.
 * @param address null when nothing in front of us knows it; then nothing is counted
 * @throws ApiError too_many_requests, with the phone number
 */
export async function countLead(address: string | null): Promise<void> {
  if (address !== null) await count(leadsPerAddress, address);
}

/**
 * Counts a complete sign-up against the address it came from: 300 in ten minutes. More would make
 * the answer "Registration already done" a way to find out who has an account.
 * @param address as for `countLead`
 * @throws ApiError too_many_requests, with the phone number
 */
export async function countSignUp(address: string | null): Promise<void> {
  if (address !== null) await count(signUpsPerAddress, address);
}

/**
 * Counts an uploaded photo: 60 of one student in ten minutes.
 * @throws ApiError too_many_requests, with the phone number
 */
export async function countPhoto(studentId: string): Promise<void> {
  await count(photosPerStudent, studentId);
}

async function count(counter: RateLimiterPostgres, key: string): Promise<void> {
  try {
    await counter.consume(key);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    throw new ApiError(
      'too_many_requests',
      `Too many forms came from your connection. Please call us on ${institute.phones[0].printed}.`,
      { retryAfterSeconds: Math.ceil(refused.msBeforeNext / 1000) },
    );
  }
}
