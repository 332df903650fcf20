const KEY = 'token';

/** The bearer token of whoever is logged in on this device, or null. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** @returns false when this browser keeps nothing; then nobody can log in on it */
export function keepToken(token: string): boolean {
  try {
    localStorage.setItem(KEY, token);
    return true;
  } catch {
    return false;
  }
}

/** Forgets the token alone: it has turned out to be dead. */
export function forgetToken(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing can have been kept here.
  }
}
