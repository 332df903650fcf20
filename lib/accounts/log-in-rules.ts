/** A limit on failed log-ins. Successful ones are never counted. */
export interface Rule {
  /** Failures that may count at once. */
  budget: number;
  /** Seconds after which one failure stops counting. */
  secondsEach: number;
  /** Seconds to wait after each number of failures; the last entry holds for all further ones. */
  waits?: readonly number[];
  /**
   * With the budget used up, the student needs an e-mailed link where links are sent. Elsewhere one try is
   * allowed after this many seconds.
   */
  link?: { otherwiseSeconds: number };
}

const HOUR = 3_600;
const DAY = 24 * HOUR;
/** A typing mistake costs nothing; guessing soon costs a quarter of an hour each. */
const RISING = [0, 0, 0, 5, 30, 120, 900] as const;

/**
 * All limits, by who logs in. A known device has only its own, so nobody else can use them up.
 * - `address`: different accounts that fail from one address
 * - `pair`: one account from one address
 * - `account`: one account from all unknown devices; for students at most 20 in any 30 days, as a
 *   date of birth is one of about 2,200
 * - `date`: one date of birth on any account
 * - `device`: one account from one known device or log-in
 */
export const logInRules = {
  student: {
    address: { budget: 30, secondsEach: 120 },
    pair: { budget: 100, secondsEach: 900, waits: RISING },
    account: { budget: 10, secondsEach: 3 * DAY, link: { otherwiseSeconds: HOUR } },
    date: { budget: 20, secondsEach: 180, link: { otherwiseSeconds: 180 } },
    device: { budget: 10, secondsEach: 3 * DAY, waits: RISING, link: { otherwiseSeconds: HOUR } },
  },
  staff: {
    address: { budget: 30, secondsEach: 120 },
    pair: { budget: 100, secondsEach: 900, waits: RISING },
    // As slow as `pair`, so that one address alone never uses it up.
    account: { budget: 20, secondsEach: 900 },
    device: { budget: 20, secondsEach: 900, waits: RISING },
  },
} as const satisfies Record<'student' | 'staff', Partial<Record<string, Rule>>>;

export type RuleName = keyof (typeof logInRules)['student'];

/** Failures that counted at `at`, in milliseconds since 1970. */
export interface Counter {
  level: number;
  at: number;
}

/** The failures that still count. */
export function levelAt({ secondsEach }: Rule, counter: Counter | null, now: number): number {
  if (!counter) return 0;
  const level = counter.level - Math.max(0, now - counter.at) / 1000 / secondsEach;
  // Rounded, because of sums of fractions.
  return Math.max(0, Math.round(level * 1e9) / 1e9);
}

export interface Delay {
  /** Seconds until the next try is compared. */
  seconds: number;
  /** Waiting takes too long: the student has to use a link. */
  needsLink: boolean;
}

/** The wait or link that a rule demands now; null if a try is allowed. */
export function delayOf(
  rule: Rule,
  counter: Counter | null,
  { now, areLinksSent }: { now: number; areLinksSent: boolean },
): Delay | null {
  if (!counter) return null;
  const sinceLast = (now - counter.at) / 1000;
  const waits = rule.waits ?? [0];
  const failures = Math.ceil(counter.level - 1e-6);
  const pause = (waits[Math.min(failures, waits.length - 1)] ?? 0) - sinceLast;
  const over = (levelAt(rule, counter, now) + 1 - rule.budget) * rule.secondsEach;
  // A millisecond: the precision of `at`.
  if (over > 0.001) {
    if (rule.link && areLinksSent) return { seconds: over, needsLink: true };
    const seconds = rule.link ? Math.min(over, rule.link.otherwiseSeconds - sinceLast) : over;
    if (seconds > 0.001) return { seconds: Math.max(seconds, pause), needsLink: false };
  }
  return pause > 0.001 ? { seconds: pause, needsLink: false } : null;
}

/** The counter after one more failure. */
export function counterAfterFailure(rule: Rule, counter: Counter | null, now: number): Counter {
  return { level: Math.min(rule.budget, levelAt(rule, counter, now) + 1), at: now };
}

/** The time after which no failure counts any more. */
export function expiryOf({ secondsEach }: Rule, { level, at }: Counter): number {
  return at + level * secondsEach * 1000;
}
