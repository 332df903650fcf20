import { deviceStorage } from '@/components/form/storage';

const KEY = 'token';

/** The bearer token of whoever is logged in on this device, or null. */
export function readToken(): string | null {
  return deviceStorage.read(KEY);
}

/** @returns false when this browser keeps nothing; then nobody can log in on it */
export function keepToken(token: string): boolean {
  return deviceStorage.write(KEY, token);
}

/** Forgets the token alone: it has turned out to be dead. */
export function forgetToken(): void {
  deviceStorage.remove(KEY);
}
