import 'server-only';
import { hashOf, newToken } from '@/lib/platform/random-token';
import { cookieAttributes, cookieName, openCookie, sealCookie } from './sealed-cookie';

export const DEVICE_COOKIE = cookieName('device');

/** The longest that browsers keep a cookie. */
const MAX_AGE_SECONDS = 400 * 24 * 3_600;

/** Accounts that are remembered: a family shares a phone. */
const MOST_ACCOUNTS = 4;

/** A browser, recognised by a sealed cookie. */
export interface Device {
  /** Random; new if the request had no valid cookie. */
  id: string;
  /** Marks of the accounts that have logged in there, newest first. */
  marks: readonly string[];
}

/** The device named by its cookie; a new one if no value is valid. */
export async function deviceOf(cookies: readonly string[]): Promise<Device> {
  for (const value of cookies) {
    const content = await openCookie('deviceCookie', value);
    const { id, marks } = content ?? {};
    if (typeof id === 'string' && Array.isArray(marks)) return { id, marks: marks.map(String) };
  }
  return { id: newToken(), marks: [] };
}

/** A hash of the account's state. When a part changes, its known devices are forgotten. */
export function accountMark(by: 'student' | 'staff', ...parts: readonly string[]): string {
  return hashOf([by, ...parts].join('\0'));
}

/** The device's id if the account has logged in there; otherwise null. */
export function knownDevice({ id, marks }: Device, mark: string | null): string | null {
  return mark !== null && marks.includes(mark) ? id : null;
}

/** `Set-Cookie` for a device on which an account has logged in. */
export async function deviceCookie({ id, marks }: Device, mark: string): Promise<string> {
  const known = [mark, ...marks.filter((one) => one !== mark)].slice(0, MOST_ACCOUNTS);
  const value = await sealCookie('deviceCookie', { id, marks: known }, MAX_AGE_SECONDS);
  return `${DEVICE_COOKIE}=${value}; Max-Age=${MAX_AGE_SECONDS}; ${cookieAttributes}`;
}
