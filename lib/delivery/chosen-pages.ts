import {
  choiceParts,
  readChoice,
  readChoiceParts,
  withChoice,
} from '@/content/catalogue/plan-choice';

// Log-in and sign-up are finished once more for each plan and item. Next builds these pages at separate
// paths; visitors request them by a query.

const paths = ['/student-login', '/student-signup'] as const;

/** @returns null for the path of any other page */
function chosenAt(path: string) {
  const page = paths.find((one) => path.startsWith(`${one}/`));
  return page && { page, choice: readChoiceParts(path.slice(page.length + 1).split('/')) };
}

/**
 * The URL at which a page is served: one built for a plan or item has it in its query.
 * @param path at which Next has built it
 */
export function publicUrl(path: string): string {
  const chosen = chosenAt(path);
  return chosen ? withChoice(chosen.page, chosen.choice) : path;
}

/**
 * The URL under which a finished page is kept: its path, with the plan or item of the query. Any other query
 * is dropped, an unknown plan too.
 */
export function storedUrl(url: string): string {
  const { page, path, choice } = askedFor(url);
  return page ? withChoice(page, choice) : path;
}

/** The path at which Next built the page: the URL itself, except with a plan or item in its query. */
export function buildPath(url: string): string {
  const { page, choice } = askedFor(url);
  return page && choice ? [page, ...choiceParts(choice)].join('/') : url;
}

/** The public URL of a page requested by its build path; null for all others. */
export function publicPage(url: string): string | null {
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
