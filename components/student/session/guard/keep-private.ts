import { readToken } from '../../token';
import { endCookie } from '../log-out';
import { forgetOpening } from './opening';
import { hidePage, showPage } from './visibility';

/**
 * A private page is drawn by the cookie, but only the token says that somebody is logged in on this
 * device (decision D19). Asked again whenever the page comes back from the browser's memory, and when
 * another tab logs out or in. It is hidden while it waits there, so that it cannot flash up.
 */
export function keepPrivate(logInAt: string): void {
  const token = readToken();
  const leave = () => {
    hidePage();
    endCookie();
    location.replace(logInAt);
  };
  const check = () => {
    const now = readToken();
    if (now === null) leave();
    else if (now === token) showPage();
    else location.reload();
  };
  forgetOpening();
  check();
  addEventListener('pagehide', hidePage);
  addEventListener('pageshow', ({ persisted }) => persisted && check());
  addEventListener('storage', check);
}
