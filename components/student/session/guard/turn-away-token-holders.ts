import { readHolder, readToken } from '../../token';
import { hidePage } from './visibility';

/** The office for staff, Home for students. At `/admin` a token of unknown holder is checked by the office. */
function homeOfHolder(): string {
  const atOffice = location.pathname === '/admin';
  if (readHolder() !== 'staff' && !(atOffice && readHolder() === null)) return '/';
  // The search of a scanned form comes along.
  return `/searchuser${atOffice ? location.search : ''}`;
}

/**
 * Sign-up and log-in are for whoever has no token. A sign-in link still counts: the token beside it may
 * be dead.
 */
export function turnAwayTokenHolders(): void {
  const check = () => {
    if (readToken() === null || location.hash.startsWith('#link=')) return;
    hidePage();
    location.replace(homeOfHolder());
  };
  check();
  addEventListener('pageshow', ({ persisted }) => persisted && check());
}
