import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits as letters, digits, `-` and `_`. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash that is stored of a token: it does not log in. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
