/** What every row of the demo can be told by. Nothing is ever delivered below `.example` (RFC 2606). */
export const DEMO_DOMAIN = 'demo.example';

/** In front of the order of every demo payment; a real one is never written with these letters. */
export const DEMO_ORDER = 'DEMO';

/** The first hundred are left to the institute's own placeholders. */
const LEFT_OUT = 100;
const NUMBERS = 100_000 - LEFT_OUT;

/**
 * A phone that rings nowhere: after +91 no number begins with 0, and five of them are no code of any
 * country either. Five digits are left, so that the last five still find one person.
 * @param index below 99,900; another one gives another number
 */
export function demoDigits(index: number): string {
  // 7919 is a prime, and none of those of NUMBERS: no two are the same.
  const number = LEFT_OUT + ((index * 7919 + 12_345) % NUMBERS);
  return `00000${String(number).padStart(5, '0')}`;
}

/** As different people type one and the same number. */
export function phoneAsTyped(digits: string, way: number): string {
  const [first, last] = [digits.slice(0, 5), digits.slice(5)];
  const ways = [`+91 ${first} ${last}`, digits, `+91${digits}`, `${first}-${last}`, `91 ${digits}`];
  return ways[way % ways.length] as string;
}
