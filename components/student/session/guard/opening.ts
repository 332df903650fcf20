import { tabStorage } from '@/components/form/storage';

const KEY = 'opening';

/**
 * Notes that the page is about to be loaded again with a fresh cookie.
 * @returns false when this browser cannot note it: a reload could then go on without end
 */
export function noteOpening(): boolean {
  return tabStorage.write(KEY, location.pathname);
}

/** True once after `noteOpening`: the page was loaded again, and the cookie did not come with it. */
export function wasOpening(): boolean {
  const noted = tabStorage.read(KEY) !== null;
  forgetOpening();
  return noted;
}

export function forgetOpening(): void {
  tabStorage.remove(KEY);
}
