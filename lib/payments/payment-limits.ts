import 'server-only';
import { count, isOver, secondsLeft, type Limit } from '@/lib/platform/limits';
import { paymentRefusals } from './payment-refusals';

/** As many as sign-ups: on admission day thousands of phones of one network share an address. */
const startsPerAddress: Limit = { name: 'payment', points: 300, windowMs: 600_000 };

/**
 * Counts a payment that is to be started against the address it came from: 300 in ten minutes.
 * @param address null when nothing in front of us knows it; then nothing is counted
 * @throws ApiError too_many_requests, with the phone number
 */
export async function countPaymentStart(address: string | null): Promise<void> {
  if (address === null) return;
  const counted = await count(startsPerAddress, address);
  if (isOver(startsPerAddress, counted)) throw paymentRefusals.tooMany(secondsLeft(counted));
}
