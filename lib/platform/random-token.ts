import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits in base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash under which a token is stored, so that the database does not contain valid tokens. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
