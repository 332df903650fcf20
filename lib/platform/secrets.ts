import 'server-only';
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { env } from './env';

/**
 * What a key is for, and the `info` of its derivation (RFC 5869). No key serves two purposes, so what
 * one protects cannot be used in the place of another.
 */
const purposes = {
  sessionCookie: 'session cookie',
  deviceCookie: 'device cookie',
  /** The secrets of authenticator apps, stored encrypted. */
  staffCodes: 'sealed one-time code secrets',
  /** Keys of limits, which are personal data. */
  counters: 'counters',
  /** Words that were searched for, in the audit log. */
  auditedWords: 'audited words',
  /** Addresses and e-mails in the security log. */
  loggedAddresses: 'logged addresses',
  /** Recognises at a start that the secret is another one. */
  fingerprint: 'fingerprint',
} as const;

export type KeyPurpose = keyof typeof purposes;

let secrets: readonly [current: string, ...earlier: string[]] | undefined;

/** SESSION_SECRET, or a random one stored below DATA_DIR; then the earlier ones, newest first. */
function masterSecrets(): readonly [current: string, ...earlier: string[]] {
  return (secrets ??= [env.SESSION_SECRET ?? storedSecret(), ...env.EARLIER_SESSION_SECRETS]);
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

const derived = new Map<KeyPurpose, readonly [current: Buffer, ...earlier: Buffer[]]>();

/**
 * The 256-bit keys of a purpose: the current one, then those of the earlier secrets. Write with the
 * first, read with all.
 */
export function keysFor(purpose: KeyPurpose): readonly [current: Buffer, ...earlier: Buffer[]] {
  const known = derived.get(purpose);
  if (known) return known;
  const derive = (secret: string) =>
    Buffer.from(hkdfSync('sha256', secret, '', purposes[purpose], 32));
  const [current, ...earlier] = masterSecrets();
  const keys = [derive(current), ...earlier.map(derive)] as const;
  derived.set(purpose, keys);
  return keys;
}

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts text for `account`. The database alone is not enough to read it, and it cannot be moved to
 * another account's row.
 */
export function seal(text: string, account: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const [key] = keysFor('staffCodes');
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(account));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The sealed text; null when it is invalid, or sealed for another account or with an unknown secret. */
export function unseal(text: string, account: string): string | null {
  for (const key of keysFor('staffCodes')) {
    const content = unsealWith(key, text, account);
    if (content !== null) return content;
  }
  return null;
}

function unsealWith(key: Buffer, text: string, account: string): string | null {
  const bytes = Buffer.from(text, 'base64url');
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const sealed = bytes.subarray(NONCE_BYTES + TAG_BYTES);
  try {
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(Buffer.from(account)).setAuthTag(tag);
    return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8');
  } catch {
    // Sealed with another key, or for somebody else.
    return null;
  }
}

/** The text sealed with the current key, if it was sealed with an earlier one; otherwise null. */
export function resealed(text: string, account: string): string | null {
  const [current] = keysFor('staffCodes');
  if (unsealWith(current, text, account) !== null) return null;
  const content = unseal(text, account);
  return content === null ? null : seal(content, account);
}

/** Stands for personal data where it must not be readable: the same text gives the same hash. */
export function keyedHash(
  purpose: 'counters' | 'auditedWords' | 'loggedAddresses',
  ...parts: string[]
): string {
  return createHmac('sha256', keysFor(purpose)[0]).update(parts.join('\0')).digest('base64url');
}
