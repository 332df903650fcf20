import { call } from '@/components/form/call';
import { tabStorage } from '@/components/form/storage';
import { chosenPlanHref, saveChosenPlan } from '@/components/student/enrolment/chosen-plan';
import { clearToken, endCookie, readHolder, readToken, saveHolder } from './session';

const KEY = 'opening';

/**
 * Notes that the page is about to reload with a new cookie.
 * @returns false if this browser cannot store the note: reloading could then loop
 */
function noteOpening(): boolean {
  return tabStorage.write(KEY, location.pathname);
}

/** True once after `noteOpening`: the page reloaded, and the cookie was not sent. */
function wasOpening(): boolean {
  const noted = tabStorage.read(KEY) !== null;
  forgetOpening();
  return noted;
}

function forgetOpening(): void {
  tabStorage.remove(KEY);
}

/* Attributes written by `SessionScript`. */
const {
  audience,
  logInAt = '/student-login',
  plan,
  item,
  page,
  label,
} = document.currentScript?.dataset ?? {};

const chosen = chosenIn();

function chosenIn() {
  if (!page || !label) return null;
  if (item) return { item, page, label };
  return plan ? { plan, page, label } : null;
}

if (chosen) saveChosenPlan(chosen);
if (audience === 'token-holder') keepPrivate(logInAt);
if (audience === 'visitor') turnAwayTokenHolders();
if (audience === 'nobody-yet') void openWithToken(logInAt);

/**
 * The office for staff; the form of the chosen plan, or else Home, for students. At `/admin` the office checks
 * a token of unknown type.
 */
function homeOfHolder(): string {
  const atOffice = location.pathname === '/admin';
  if (readHolder() !== 'staff' && !(atOffice && readHolder() === null))
    return chosen ? chosenPlanHref(chosen) : '/';
  // Keeps the query of a scanned form.
  return `/searchuser${atOffice ? location.search : ''}`;
}

/**
 * Sign-up and log-in are for visitors without a token. A sign-in link is still accepted: the stored token may
 * be invalid.
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

/** Shows the matching sentence of `LogInFirst`. */
function showTrouble(trouble: 'no-cookie' | 'unreached'): void {
  document.documentElement.dataset.opening = trouble;
}

/**
 * The page was rendered without a session. With a token, gets a new cookie and reloads once; without one, or
 * when it is invalid and deleted, the log-in page opens. Staff and students are redirected to their own pages.
 */
async function openWithToken(logInAt: string): Promise<void> {
  // Restored from the back/forward cache: the result may differ now.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  const forStaff = logInAt === '/admin';
  // Keeps the query of a scanned form.
  const logIn = () => location.replace(forStaff ? logInAt + location.search : logInAt);
  const token = readToken();
  if (token === null) return logIn();
  const outcome = await call('/api/student/session', { method: 'POST', token });
  if (!outcome.ok) {
    if (outcome.reason !== 'unauthorized') return showTrouble('unreached');
    clearToken();
    return logIn();
  }
  const { staff } = outcome.data;
  saveHolder(staff ? 'staff' : 'student');
  if (staff !== forStaff) {
    location.replace(staff ? '/searchuser' : '/');
  } else if (wasOpening() || !noteOpening()) {
    showTrouble('no-cookie');
  } else {
    location.reload();
  }
}

/**
 * A private page is rendered from the cookie, but only the token in local storage counts as logged in (D19).
 * Checked again after a restore from the back/forward cache and when another tab logs in or out. The page is
 * hidden in that cache, so that it cannot flash up.
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

/** Hides the page from view, screen readers and the keyboard. */
function hidePage(): void {
  document.documentElement.dataset.hidden = '';
}

function showPage(): void {
  delete document.documentElement.dataset.hidden;
}
