import 'server-only';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { institute } from '@/content/institute';
import { pool } from '@/lib/db';
import { ApiError } from '@/lib/errors';

/** One counter for every call that leaves a lead. */
const leadsPerAddress = new RateLimiterPostgres({
  storeClient: pool,
  tableName: 'rate_limits',
  tableCreated: true,
  keyPrefix: 'lead',
  points: 60,
  duration: 600,
});

/**
 * Counts one lead against the address it came from: 60 in ten minutes, over all processes.
 * @param address null when nothing in front of us knows it; then nothing is counted
 * @throws ApiError too_many_requests, with the phone number
 */
export async function countLead(address: string | null): Promise<void> {
  if (address === null) return;
  try {
    await leadsPerAddress.consume(address);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    throw new ApiError(
      'too_many_requests',
      `Too many forms came from your connection. Please call us on ${institute.phones[0].printed}.`,
      { retryAfterSeconds: Math.ceil(refused.msBeforeNext / 1000) },
    );
  }
}
