import { forgetToken, readToken } from '../../token';
import { callWith } from '../call-with-token';
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
  // The search of a scanned form comes along.
  const logIn = () => location.replace(forStaff ? logInAt + location.search : logInAt);
  const token = readToken();
  if (token === null) return logIn();
  const answer = await callWith<{ staff: boolean }>(token, '/api/student/session');
  if (answer?.status === 401) {
    forgetToken();
    logIn();
  } else if (!answer?.data) {
    tell('unreached');
  } else if (answer.data.staff !== forStaff) {
    location.replace(answer.data.staff ? '/searchuser' : '/');
  } else if (wasOpening()) {
    tell('no-cookie');
  } else {
    noteOpening();
    location.reload();
  }
}
