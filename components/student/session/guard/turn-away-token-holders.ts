import { readToken } from '../../token';
import { hidePage } from './visibility';

/**
 * Sign-up and log-in are for whoever has no token. A sign-in link still counts: the token beside it may
 * be dead.
 */
export function turnAwayTokenHolders(): void {
  const check = () => {
    if (readToken() === null || location.hash.startsWith('#link=')) return;
    hidePage();
    location.replace('/');
  };
  check();
  addEventListener('pageshow', ({ persisted }) => persisted && check());
}
