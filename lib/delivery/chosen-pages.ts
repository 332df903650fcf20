import {
  choiceParts,
  readChoice,
  readChoiceParts,
  withChoice,
} from '@/content/catalogue/plan-choice';

// Log-in and sign-up are finished once more for each plan and item. Next builds these pages at paths of
// their own; visitors ask for them by a query.

const paths = ['/student-login', '/student-signup'] as const;

/** @returns null for the path of any other page */
function chosenAt(path: string) {
  const page = paths.find((one) => path.startsWith(`${one}/`));
  return page && { page, choice: readChoiceParts(path.slice(page.length + 1).split('/')) };
}

/**
 * The address that a page is served at: of one that is built for a plan or item, with that in its query.
 * @param path that Next has built it at
 */
export function servedAt(path: string): string {
  const chosen = chosenAt(path);
  return chosen ? withChoice(chosen.page, chosen.choice) : path;
}

/**
 * The address under which a finished page is kept: its path, and with it the plan or item that the query
 * names. Anything else in the query is left out, an unknown plan too.
 */
export function keptAt(url: string): string {
  const { page, path, choice } = askedFor(url);
  return page ? withChoice(page, choice) : path;
}

/** Where Next itself has the page: the address as it is, but for a plan or item in its query. */
export function builtAt(url: string): string {
  const { page, choice } = askedFor(url);
  return page && choice ? [page, ...choiceParts(choice)].join('/') : url;
}

/** The page that somebody wants who asks for a path that Next has built; null for all others. */
export function ownAddress(url: string): string | null {
  return chosenAt(url.split('?')[0] ?? '')?.page ?? null;
}

function askedFor(url: string) {
  const [path = '', query] = url.split(/\?(.*)/s);
  const page = paths.find((one) => one === path);
  if (!page || query === undefined) return { page: undefined, path, choice: null };
  const given = new URLSearchParams(query);
  const named = ['plan', 'item', 'page'].map((key) => {
    const [value, ...more] = given.getAll(key);
    return [key, more.length > 0 ? undefined : value] as const;
  });
  return { page, path, choice: readChoice(Object.fromEntries(named)) };
}
