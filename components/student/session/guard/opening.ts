const KEY = 'opening';

/** Notes that the page is about to be loaded again with a fresh cookie. */
export function noteOpening(): void {
  sessionStorage.setItem(KEY, location.pathname);
}

/** True once after `noteOpening`: the page was loaded again, and the cookie did not come with it. */
export function wasOpening(): boolean {
  const noted = sessionStorage.getItem(KEY) !== null;
  forgetOpening();
  return noted;
}

export function forgetOpening(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing can have been noted here.
  }
}
