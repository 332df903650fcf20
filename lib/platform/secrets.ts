import 'server-only';
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { env } from './env';

/**
 * Purposes of keys, with the `info` of their derivation (RFC 5869). No key serves two purposes, so a value
 * made for one is invalid for another.
 */
const purposes = {
  sessionCookie: 'session cookie',
  deviceCookie: 'device cookie',
  /** The secrets of authenticator apps, stored encrypted. */
  staffCodes: 'sealed one-time code secrets',
  /** Keys of limits, which are personal data. */
  counters: 'counters',
  /** Search words, in the audit log. */
  auditedWords: 'audited words',
  /** Addresses and e-mails in the security log. */
  loggedAddresses: 'logged addresses',
  /** Lets `npm run check` ask how a request reaches the site. */
  check: 'check of the proxy',
  /** Detects at a start that the secret has changed. */
  fingerprint: 'fingerprint',
} as const;

export type KeyPurpose = keyof typeof purposes;

let secrets: readonly [current: string, ...earlier: string[]] | undefined;

/**
 * SESSION_SECRET, or a random one stored below DATA_DIR; then the earlier ones, newest first. With
 * SESSION_SECRET, the stored secret counts as earlier: the site ran with it before the setting was made.
 */
function masterSecrets(): readonly [current: string, ...earlier: string[]] {
  if (secrets) return secrets;
  const { SESSION_SECRET: given, EARLIER_SESSION_SECRETS: earlier } = env;
  const current = given ?? readSecret() ?? newSecret();
  const others = new Set([...earlier, readSecret() ?? current]);
  others.delete(current);
  secrets = [current, ...others];
  return secrets;
}

/** File of the secret that was made here; an earlier secret once SESSION_SECRET is set. */
export const secretFile = () => path.resolve(env.DATA_DIR, 'session-secret');

function readSecret(): string | null {
  try {
    return readFileSync(secretFile(), 'utf8') || null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function newSecret(): string {
  mkdirSync(env.DATA_DIR, { recursive: true });
  const secret = randomBytes(32).toString('base64url');
  try {
    // `wx` fails when the file exists, including when several processes start at once.
    writeFileSync(secretFile(), secret, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readSecret() ?? secret;
}

/** The secret in use, for a backup; null where there is none, in which case none is made. */
export const knownSecret = (): string | null => env.SESSION_SECRET ?? readSecret();

/**
 * Restores the secret of a backup below DATA_DIR. A different one there is kept beside it.
 * @returns whether it was restored; false if it is already in use
 */
export function storeSecret(secret: string): boolean {
  if (knownSecret() === secret) return false;
  mkdirSync(env.DATA_DIR, { recursive: true });
  const found = readSecret();
  if (found === secret) return false;
  if (found) renameSync(secretFile(), `${secretFile()}.before-restore`);
  writeFileSync(secretFile(), secret, { mode: 0o600 });
  return true;
}

const keyOf = (secret: string, purpose: KeyPurpose) =>
  Buffer.from(hkdfSync('sha256', secret, '', purposes[purpose], 32));

/** Identifies a secret without revealing it. */
export function fingerprintOf(secret: string): string {
  return createHash('sha256').update(keyOf(secret, 'fingerprint')).digest('base64url');
}

/** Fingerprints of the secret in use and of the earlier ones. */
export function fingerprints(): readonly [current: string, ...earlier: string[]] {
  const [current, ...earlier] = masterSecrets();
  return [fingerprintOf(current), ...earlier.map(fingerprintOf)];
}

const derived = new Map<KeyPurpose, readonly [current: Buffer, ...earlier: Buffer[]]>();

/**
 * The 256-bit keys of a purpose: the current one, then those of the earlier secrets. Write with the
 * first, read with all.
 */
export function keysFor(purpose: KeyPurpose): readonly [current: Buffer, ...earlier: Buffer[]] {
  const known = derived.get(purpose);
  if (known) return known;
  const [current, ...earlier] = masterSecrets();
  const keys = [keyOf(current, purpose), ...earlier.map((one) => keyOf(one, purpose))] as const;
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
    // Sealed with another key, or for another account.
    return null;
  }
}

/** The text sealed with the current key, if it was sealed with an earlier one; otherwise null. */
export function sealAgain(text: string, account: string): string | null {
  const [current] = keysFor('staffCodes');
  if (unsealWith(current, text, account) !== null) return null;
  const content = unseal(text, account);
  return content === null ? null : seal(content, account);
}

/** Pseudonym of personal data that must not be readable: the same text gives the same hash. */
export function keyedHash(
  purpose: 'counters' | 'auditedWords' | 'loggedAddresses' | 'check',
  ...parts: string[]
): string {
  return createHmac('sha256', keysFor(purpose)[0]).update(parts.join('\0')).digest('base64url');
}
