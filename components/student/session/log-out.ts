import { call } from '@/components/form/call';
import { deviceStorage, tabStorage } from '@/components/form/storage';
import { clearToken, readToken } from '@/components/student/token';

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

/** @returns whether the server was reached */
async function endOnServer(token: string | null): Promise<boolean> {
  const outcome = await call(logOutCall, { method: 'POST', ...(token !== null && { token }) });
  return outcome.ok || outcome.status !== null;
}
