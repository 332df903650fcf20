import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits in letters, digits, `-` and `_`: for tokens, links and names nobody may guess. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token: whoever reads the database cannot log in with it. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
