import 'server-only';
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { env } from './env';

let secret: string | undefined;

/** The key of session cookies: SESSION_SECRET, or a random one stored below DATA_DIR. */
export function sessionSecret(): string {
  return (secret ??= env.SESSION_SECRET ?? storedSecret());
}

function storedSecret(): string {
  const file = path.resolve(env.DATA_DIR, 'session-secret');
  mkdirSync(env.DATA_DIR, { recursive: true });
  try {
    // `wx` fails when the file exists, including when several processes start at once.
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
}

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts text for `owner`. The database alone is not enough to read it, and it cannot be moved to
 * another owner's row.
 */
export function seal(text: string, owner: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key(), nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/**
 * The sealed text; null when it is invalid, or sealed for another owner or with another session
 * secret.
 */
export function unseal(text: string, owner: string): string | null {
  const bytes = Buffer.from(text, 'base64url');
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  try {
    const decipher = createDecipheriv(CIPHER, key(), bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
    const sealed = bytes.subarray(NONCE_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

function key(): Buffer {
  return Buffer.from(hkdfSync('sha256', sessionSecret(), '', 'sealed one-time code secrets', 32));
}

/**
 * A rate-limit key derived from personal data, which it does not reveal without the session secret.
 */
export function keyedHash(...parts: string[]): string {
  const text = ['counted', ...parts].join('\0');
  return createHmac('sha256', sessionSecret()).update(text).digest('base64url');
}
