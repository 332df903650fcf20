import { call } from '@/components/form/call';
import { deviceStorage, tabStorage } from '@/components/form/storage';
import { clearToken, readToken } from '@/components/student/token';

const logOutCall = '/api/student/logout';

/**
 * Logs out: this device forgets everything at once, drafts included, then the server ends the log-in
 * and the log-in page opens. Without a connection the page says so instead (see `OnlyWithToken`), until
 * the connection is back.
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

/** Ends the log-in of the cookie while the page is left. */
export function endCookie(): void {
  void call(logOutCall, { method: 'POST', keepalive: true });
}

/** For a call that was answered with 401: the token is dead, so it goes, and the log-in page opens. */
export function leaveExpiredSession(logInAt = '/student-login'): void {
  clearToken();
  location.replace(logInAt);
}

/** @returns whether the server was reached */
async function endOnServer(token: string | null): Promise<boolean> {
  const outcome = await call(logOutCall, { method: 'POST', ...(token !== null && { token }) });
  return outcome.ok || outcome.status !== null;
}
