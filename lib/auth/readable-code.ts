import { randomInt } from 'node:crypto';

/** None that look alike. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Random groups of four letters and digits, easy to read out and to type: 19 bits each. */
export function readableCode(groups: number): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** A password for somebody who will choose another. */
export const givenPassword = () => readableCode(5);
