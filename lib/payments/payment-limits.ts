import 'server-only';
import { defineLimit } from '@/lib/platform/limits';
import { paymentRefusals } from './payment-refusals';

/** As many as sign-ups: on admission day thousands of phones of one network share an address. */
const startsPerAddress = defineLimit({ name: 'payment', points: 300, windowMs: 600_000 });

/**
 * Counts a payment that is to be started against the address it came from: 300 in ten minutes.
 * @param address null when it is not known; then nothing is counted
 * @throws ApiError too_many_requests, with the phone number
 */
export async function countPaymentStart(address: string | null): Promise<void> {
  if (address === null) return;
  const wait = await startsPerAddress.count(address);
  if (wait !== null) throw paymentRefusals.tooMany(wait);
}
