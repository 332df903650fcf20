import { call } from '@/components/form/call';
import { forgetToken, keepHolder, readToken } from '../../token';
import { noteOpening, wasOpening } from './opening';

/** Said by the sentence of `LogInFirst` that is for it. */
function tell(trouble: 'no-cookie' | 'unreached'): void {
  document.documentElement.dataset.opening = trouble;
}

/**
 * The page was drawn for nobody. Whoever has a token gets the cookie for it and the page again, once; a
 * dead token is removed and the log-in page opens. Staff and students are sent to pages of their own.
 */
export async function openWithToken(logInAt: string): Promise<void> {
  // Brought back from the browser's memory, when the answer can be another one.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  const forStaff = logInAt === '/admin';
  const outcome = await call<{ staff: boolean }>('/api/student/session', {
    method: 'POST',
    token: readToken(),
  });
  if (!outcome.ok) {
    if (outcome.reason !== 'unauthorized') return tell('unreached');
    forgetToken();
    // The search of a scanned form comes along.
    return location.replace(forStaff ? logInAt + location.search : logInAt);
  }
  const { staff } = outcome.data;
  keepHolder(staff ? 'staff' : 'student');
  if (staff !== forStaff) {
    location.replace(staff ? '/searchuser' : '/');
  } else if (wasOpening() || !noteOpening()) {
    tell('no-cookie');
  } else {
    location.reload();
  }
}
