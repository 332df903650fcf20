import { deviceStorage } from '@/components/form/storage';

const KEY = 'token';
/** The token itself does not reveal its type. */
const HOLDER_KEY = 'token-holder';

export type Holder = 'student' | 'staff';

/** The bearer token stored on this device, or null. */
export function readToken(): string | null {
  return deviceStorage.read(KEY);
}

/** Student or staff; null without a token, and for tokens stored without this value. */
export function readHolder(): Holder | null {
  const holder = readToken() && deviceStorage.read(HOLDER_KEY);
  return holder === 'student' || holder === 'staff' ? holder : null;
}

/** @returns false if this browser's storage is unavailable; log-in is then impossible */
export function saveToken(token: string, holder: Holder): boolean {
  saveHolder(holder);
  return deviceStorage.write(KEY, token);
}

export function saveHolder(holder: Holder): void {
  deviceStorage.write(HOLDER_KEY, holder);
}

/** Deletes only the token, after it proved invalid. */
export function clearToken(): void {
  deviceStorage.remove(KEY);
  deviceStorage.remove(HOLDER_KEY);
}
