/** Choices that look random and are the same every time. */
export interface Chance {
  /** From 0 up to, not including, 1. */
  number(): number;
  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number;
  /** True in `share` of all cases. */
  happens(share: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** One of the values, each as often as its weight says. */
  weighted<T>(choices: readonly (readonly [weight: number, value: T])[]): T;
  uuid(): string;
  /** So many hexadecimal digits. */
  hex(digits: number): string;
}

/** @param seed another one gives another demo */
export function chanceFrom(seed: number): Chance {
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

/** Marsaglia's xorshift with 32 bits: plenty for names and days. */
function xorshift(seed: number): () => number {
  let state = seed | 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4_294_967_296;
  };
}
