import type { IsoDay } from '@/content/day';
import { compensatoryMinutes } from '@/content/practice/room-paper';
import { dayAfter, today } from '@/lib/site/days';

/** What arrives within these minutes after the end was given before it, and late by the network's fault. */
export const GRACE_MINUTES = 15;

/** From this number of first attempts on, a rank means something. */
export const FEWEST_SITTERS = 30;

const MINUTE_MS = 60_000;

/** What decides whether an attempt's result is shown. */
export interface AttemptTimes {
  endsAt: Date;
  submittedAt: Date | null;
  markedAt: Date | null;
  /** Of the test; null is at once. */
  resultsAt: Date | null;
}

/**
 * When the results of a test may be shown: not while somebody who began in the last minute of its window, with
 * compensatory time, could still send an answer.
 * @param lastEnd of the attempts that are not submitted: one that began before the test was made to close earlier ends
 * after all of its window
 */
export function resultsAtOf(
  closesAt: Date | null,
  minutes: number,
  lastEnd: Date | null = null,
): Date | null {
  if (!closesAt) return null;
  const windowEnd = closesAt.getTime() + (minutes + compensatoryMinutes(minutes)) * MINUTE_MS;
  return new Date(Math.max(windowEnd, lastEnd?.getTime() ?? 0) + GRACE_MINUTES * MINUTE_MS);
}

/** An attempt goes on, waits for its result, or has one. `at` is when the result was or will be shown. */
export interface ResultState {
  state: 'running' | 'waiting' | 'result';
  at: Date;
}

/** What of an attempt its student may see now. */
export function resultState(
  { endsAt, submittedAt, markedAt, resultsAt }: AttemptTimes,
  now: Date,
): ResultState {
  const marked =
    markedAt ?? new Date((submittedAt ?? endsAt).getTime() + GRACE_MINUTES * MINUTE_MS);
  const at = resultsAt && resultsAt > marked ? resultsAt : marked;
  if (submittedAt === null && endsAt > now) return { state: 'running', at };
  return { state: markedAt !== null && at <= now ? 'result' : 'waiting', at };
}

/**
 * The last day on which a key may be questioned.
 * @param resultAt when the result was shown
 * @returns null for a test whose keys are not open to challenges
 */
export function lastChallengeDay(resultAt: Date, challengeDays: number): IsoDay | null {
  return challengeDays > 0 ? dayAfter(today(resultAt), challengeDays) : null;
}
