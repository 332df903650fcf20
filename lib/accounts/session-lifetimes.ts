const HOUR_MS = 3_600_000;

/** How long a log-in lasts: since the last request, and in all. */
export const lifetimes = {
  student: { idleMs: 24 * HOUR_MS, wholeMs: 7 * 24 * HOUR_MS },
  staff: { idleMs: 2 * HOUR_MS, wholeMs: 12 * HOUR_MS },
} as const;
