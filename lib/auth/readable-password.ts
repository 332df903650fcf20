import { randomInt } from 'node:crypto';

/** Easy to read out and to type: 99 random bits in five groups, without letters that look alike. */
export function readablePassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return Array.from({ length: 5 }, group).join('-');
}
