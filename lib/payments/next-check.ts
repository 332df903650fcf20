import { underWay, type PaymentStatus } from '@/lib/platform/money-terms';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** A bank may answer days later; whatever the gateway's own schedule, it is asked until then. */
const LATE_MS = [1, 6, 24, 72].map((hours) => hours * HOUR);
/** While the payer may still pay, and perhaps has closed the page. */
const LONGEST_PAUSE_MS = 5 * MINUTE;
/** For clocks that differ. */
const AFTER_EXPIRY_MS = 30 * SECOND;
const WITHOUT_ANSWER_MS = HOUR;

interface Times {
  createdAt: Date;
  expiresAt: Date;
  now: Date;
}

/** When a gateway has to be asked about a payment again; null when it has been asked for long enough. */
export function nextCheck(
  { createdAt, expiresAt, now, status }: Times & { status: PaymentStatus },
  checkAfterSeconds: readonly number[],
): Date | null {
  const began = createdAt.getTime();
  const planned = [...checkAfterSeconds.map((seconds) => seconds * SECOND), ...LATE_MS]
    .map((after) => began + after)
    .concat(expiresAt.getTime() + AFTER_EXPIRY_MS)
    .filter((at) => at > now.getTime());
  if (underWay.includes(status)) {
    planned.push(now.getTime() + (now < expiresAt ? LONGEST_PAUSE_MS : WITHOUT_ANSWER_MS));
  }
  return planned.length > 0 ? new Date(Math.min(...planned)) : null;
}

/**
 * Whether an order that is still not paid will not be any more: its time has passed, and the gateway
 * either never heard of it or has been asked as often as its own schedule says.
 */
export function isOver(
  { createdAt, expiresAt, now }: Times,
  state: string,
  checkAfterSeconds: readonly number[],
): boolean {
  if (now < expiresAt) return false;
  const askedUntil = createdAt.getTime() + Math.max(0, ...checkAfterSeconds) * SECOND;
  return state === 'notFound' || now.getTime() >= askedUntil;
}
