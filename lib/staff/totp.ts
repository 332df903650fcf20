import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/* RFC 6238 with the parameters of authenticator apps: SHA-1, six digits, thirty seconds. */
const STEP_SECONDS = 30;
const DIGITS = 6;
/** As RFC 4226 recommends. */
const SECRET_BYTES = 20;
/** Clock drift in steps. */
const DRIFT = 1;

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A new secret in base32. */
export function newTotpSecret(): string {
  return Array.from(randomBytes((SECRET_BYTES * 8) / 5), (byte) => letters[byte & 31]).join('');
}

/** The URI of the QR code. */
export function totpAddress(secret: string, issuer: string, account: string): string {
  const label = encodeURIComponent(`${issuer}:${account}`);
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}

export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The time step at `now`, in milliseconds since 1970. */
export function totpStepAt(now = Date.now()): number {
  return Math.floor(now / 1000 / STEP_SECONDS);
}

/** The time step of a code, or null. The caller must prevent reuse. */
export function totpStepOf(secret: string, code: string, now = Date.now()): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const middle = totpStepAt(now);
  let found: number | null = null;
  for (let step = middle - DRIFT; step <= middle + DRIFT; step += 1) {
    if (timingSafeEqual(Buffer.from(totpCode(secret, step)), Buffer.from(code))) found = step;
  }
  return found;
}

function bytesOf(secret: string): Buffer {
  let bits = 0;
  let value = 0;
  const bytes: number[] = [];
  for (const letter of secret) {
    value = ((value << 5) | letters.indexOf(letter)) & 0xfff;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((value >> bits) & 0xff);
  }
  return Buffer.from(bytes);
}
