import { deviceStorage } from '@/components/form/storage';

const KEY = 'token';
/** The token itself says nothing about whose it is. */
const HOLDER_KEY = 'token-holder';

export type Holder = 'student' | 'staff';

/** The bearer token of whoever is logged in on this device, or null. */
export function readToken(): string | null {
  return deviceStorage.read(KEY);
}

/** Whose token it is; null without a token, and for one that was kept before this was noted. */
export function readHolder(): Holder | null {
  const holder = readToken() && deviceStorage.read(HOLDER_KEY);
  return holder === 'student' || holder === 'staff' ? holder : null;
}

/** @returns false when this browser keeps nothing; then nobody can log in on it */
export function saveToken(token: string, holder: Holder): boolean {
  saveHolder(holder);
  return deviceStorage.write(KEY, token);
}

export function saveHolder(holder: Holder): void {
  deviceStorage.write(HOLDER_KEY, holder);
}

/** Forgets the token alone: it has turned out to be dead. */
export function clearToken(): void {
  deviceStorage.remove(KEY);
  deviceStorage.remove(HOLDER_KEY);
}
