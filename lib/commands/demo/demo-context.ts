const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Delhi is UTC+5:30. */
const AHEAD = 330 * MINUTE;

/** Times of the demo, which ends at the current time. Days are Delhi's. */
interface Moments {
  now: Date;
  /** This many days ago (ahead, if negative), between 9:00 and 20:00; never in the future. */
  past(days: number): Date;
  /** A planned call: on the half hour, between 10:00 and 18:00. */
  planned(inDays: number): Date;
  /** This many minutes later; where that is in the future, a random time before now. */
  after(moment: Date, minutes: number): Date;
}

function momentsBefore(now: Date, chance: Chance): Moments {
  const midnight = Math.floor((now.getTime() + AHEAD) / DAY) * DAY - AHEAD;
  const notLater = (time: number) => new Date(Math.min(time, now.getTime()));
  return {
    now,
    past: (days) =>
      notLater(midnight - Math.round(days) * DAY + chance.between(9 * 60, 20 * 60) * MINUTE),
    planned: (inDays) => new Date(midnight + inDays * DAY + chance.between(20, 36) * 30 * MINUTE),
    after: (moment, minutes) => {
      const time = moment.getTime() + minutes * MINUTE;
      if (time <= now.getTime()) return new Date(time);
      // Random, so that late events do not all fall on today.
      return new Date(moment.getTime() + chance.number() * (now.getTime() - moment.getTime()));
    },
  };
}

/** Deterministic pseudo-random choices. */
interface Chance {
  /** From 0 (included) to 1 (excluded). */
  number(): number;
  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number;
  happens(share: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** A value, chosen by weight. */
  weighted<T>(choices: readonly (readonly [weight: number, value: T])[]): T;
  uuid(): string;
  hex(digits: number): string;
}

function chanceFrom(seed: number): Chance {
  const number = xorshift(seed);
  const between = (least: number, most: number) =>
    least + Math.floor(number() * (most - least + 1));
  const hex = (digits: number) =>
    Array.from({ length: digits }, () => between(0, 15).toString(16)).join('');
  return {
    number,
    between,
    happens: (share) => number() < share,
    pick: <T>(list: readonly T[]) => list[between(0, list.length - 1)] as T,
    weighted: (choices) => weighted(choices, number()),
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`,
    hex,
  };
}

function weighted<T>(choices: readonly (readonly [number, T])[], at: number): T {
  let left = at * choices.reduce((sum, [weight]) => sum + weight, 0);
  const found = choices.find(([weight]) => (left -= weight) < 0);
  return (found ?? (choices.at(-1) as readonly [number, T]))[1];
}

/** Marsaglia's 32-bit xorshift: sufficient for demo data. */
function xorshift(seed: number): () => number {
  let state = seed | 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4_294_967_296;
  };
}

/** The choices and times of one demo. */
export interface DemoContext extends Chance, Moments {
  /** 1, 2, 3 and so on, for unique numbers. */
  serial(): number;
}

/** @param seed determines all choices */
export function demoContext(seed: number, now: Date): DemoContext {
  const chance = chanceFrom(seed);
  let last = 0;
  return { ...chance, ...momentsBefore(now, chance), serial: () => (last += 1) };
}
