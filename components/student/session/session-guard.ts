import { call } from '@/components/form/call';
import { tabStorage } from '@/components/form/storage';
import { saveChosenPlan } from '@/components/student/chosen-plan';
import { clearToken, readHolder, readToken, saveHolder } from '@/components/student/token';
import { endCookie } from './log-out';

const KEY = 'opening';

/**
 * Notes that the page is about to be loaded again with a fresh cookie.
 * @returns false when this browser cannot note it: a reload could then go on without end
 */
function noteOpening(): boolean {
  return tabStorage.write(KEY, location.pathname);
}

/** True once after `noteOpening`: the page was loaded again, and the cookie did not come with it. */
function wasOpening(): boolean {
  const noted = tabStorage.read(KEY) !== null;
  forgetOpening();
  return noted;
}

function forgetOpening(): void {
  tabStorage.remove(KEY);
}

/* What `SessionScript` has written on itself. */
const {
  audience,
  logInAt = '/student-login',
  plan,
  page,
  label,
} = document.currentScript?.dataset ?? {};

if (plan && page && label) saveChosenPlan({ plan, page, label });
if (audience === 'token-holder') keepPrivate(logInAt);
if (audience === 'visitor') turnAwayTokenHolders();
if (audience === 'nobody-yet') void openWithToken(logInAt);

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
function turnAwayTokenHolders(): void {
  const check = () => {
    if (readToken() === null || location.hash.startsWith('#link=')) return;
    hidePage();
    location.replace(homeOfHolder());
  };
  check();
  addEventListener('pageshow', ({ persisted }) => persisted && check());
}

/** Said by the sentence of `LogInFirst` that is for it. */
function tell(trouble: 'no-cookie' | 'unreached'): void {
  document.documentElement.dataset.opening = trouble;
}

/**
 * The page was drawn for nobody. Whoever has a token gets the cookie for it and the page again, once; a
 * dead token is removed and the log-in page opens. Staff and students are sent to pages of their own.
 */
async function openWithToken(logInAt: string): Promise<void> {
  // Brought back from the browser's memory, when the answer can be another one.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  const forStaff = logInAt === '/admin';
  const outcome = await call('/api/student/session', {
    method: 'POST',
    token: readToken(),
  });
  if (!outcome.ok) {
    if (outcome.reason !== 'unauthorized') return tell('unreached');
    clearToken();
    // The search of a scanned form comes along.
    return location.replace(forStaff ? logInAt + location.search : logInAt);
  }
  const { staff } = outcome.data;
  saveHolder(staff ? 'staff' : 'student');
  if (staff !== forStaff) {
    location.replace(staff ? '/searchuser' : '/');
  } else if (wasOpening() || !noteOpening()) {
    tell('no-cookie');
  } else {
    location.reload();
  }
}

/**
 * A private page is drawn by the cookie, but only the token says that somebody is logged in on this
 * device (D19). Asked again whenever the page comes back from the browser's memory, and when
 * another tab logs out or in. It is hidden while it waits there, so that it cannot flash up.
 */
function keepPrivate(logInAt: string): void {
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

/** Nothing of the page can be seen, read out or reached with the keyboard. */
function hidePage(): void {
  document.documentElement.dataset.hidden = '';
}

function showPage(): void {
  delete document.documentElement.dataset.hidden;
}
