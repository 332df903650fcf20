import { call } from '@/components/form/call';
import { deviceStorage, tabStorage } from '@/components/form/storage';

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

const logOutCall = '/api/student/logout';

/**
 * Clears this device's session at once, drafts included, then ends the session on the server and opens the
 * log-in page. Offline, the page shows a notice (see `RequireToken`) until the connection is back.
 */
export async function logOut(logInAt = '/student-login'): Promise<void> {
  const token = readToken();
  deviceStorage.clear();
  tabStorage.clear();
  if (await endOnServer(token)) return location.replace(logInAt);
  document.documentElement.dataset.loggedOut = '';
  addEventListener('online', () => {
    void endOnServer(token).then(() => location.replace(logInAt));
  });
}

/** Ends the cookie's session while the page unloads. */
export function endCookie(): void {
  void call(logOutCall, { method: 'POST', keepalive: true });
}

/** After a 401: deletes the invalid token and opens the log-in page. */
export function leaveExpiredSession(logInAt = '/student-login'): void {
  clearToken();
  location.replace(logInAt);
}

const RETURN_KEY = 'after-log-in';

/** Opens the log-in page; after the log-in in this tab, the page that is open now. */
export function logInAndReturn(): void {
  tabStorage.write(RETURN_KEY, location.pathname + location.search);
  leaveExpiredSession();
}

/** Path of the page that asked for the log-in, once; null without one. */
export function takeReturnPath(): string | null {
  const path = tabStorage.read(RETURN_KEY);
  tabStorage.remove(RETURN_KEY);
  return path?.startsWith('/exam-room?') ? path : null;
}

/** @returns whether the server was reached */
async function endOnServer(token: string | null): Promise<boolean> {
  const outcome = await call(logOutCall, { method: 'POST', ...(token !== null && { token }) });
  return outcome.ok || outcome.status !== null;
}
