import { readdirSync } from 'node:fs';
import path from 'node:path';

type Params = Readonly<Record<string, string | string[]>>;

/** A method's export in a `route.ts`, independent of the server that calls it. */
export type Handler = (
  request: Request,
  context: { params: Promise<Params> },
) => Promise<Response> | Response;

export interface Route {
  /** With `[name]` for a variable segment, `[...name]` for the rest of the path. */
  path: string;
  /** By method; null for a page. */
  handlers: Readonly<Record<string, unknown>> | null;
}

export interface FoundRoute extends Route {
  params: Params;
}

/** Every page and handler below a folder such as `app`, by its URL. */
export function routeFiles(folder: string): { path: string; file: string; isPage: boolean }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)(route\.ts|page\.tsx)$/.test(file))
    .sort()
    .map((file) => ({
      path: addressOf(file),
      file: path.posix.join(folder, file),
      isPage: file.endsWith('page.tsx'),
    }));
}

/** Folders in parentheses are not part of the URL. */
function addressOf(file: string): string {
  const parts = file.split('/').slice(0, -1);
  return `/${parts.filter((part) => !part.startsWith('(')).join('/')}`;
}

/**
 * Finds the route of a path as written in a request. Spellings that the site's URLs do not use, such as a
 * trailing slash, have none: Next corrects them.
 */
export function routeTable(routes: readonly Route[]): (pathname: string) => FoundRoute | null {
  const exact = new Map(
    routes.filter(({ path }) => !path.includes('[')).map((route) => [route.path, route]),
  );
  const withNames = routes
    .filter(({ path }) => path.includes('['))
    .sort((one, other) => compare(rankOf(one.path), rankOf(other.path)))
    .map((route) => ({ route, match: matcher(route.path) }));
  return (pathname) => {
    const found = exact.get(pathname);
    if (found) return { ...found, params: {} };
    for (const { route, match } of withNames) {
      const params = match(pathname);
      if (params) return isWrittenAsUrl(pathname) ? { ...route, params } : null;
    }
    return null;
  };
}

/** Order of matching, for each segment: static, then `[name]`, then `[...name]`. */
const rankOf = (path: string) =>
  path.split('/').map((part) => (/^\[(\.{3})?/.exec(part) ?? [''])[0].length);

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((rank, index) => rank !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

function matcher(path: string): (pathname: string) => Params | null {
  const names = [...path.matchAll(/\[(\.{3})?(\w+)\]/g)].map(([, rest, name = '']) => ({
    name,
    rest,
  }));
  const pattern = path
    .replaceAll(/[.+*?^$]/g, '\\$&')
    .replaceAll(/\[\\\.\\\.\\\.\w+\]/g, '(.+)')
    .replaceAll(/\[\w+\]/g, '([^/]+)');
  const whole = new RegExp(`^${pattern}$`);
  return (pathname) => {
    const found = whole.exec(pathname);
    if (!found) return null;
    return Object.fromEntries(
      names.map(({ name, rest }, index) => {
        const text = found[index + 1] ?? '';
        return [name, rest ? text.split('/').map(decodeURIComponent) : decodeURIComponent(text)];
      }),
    );
  };
}

/** Whether `new URL` leaves it unchanged: `%2e%2e` and backslashes would lead a handler elsewhere. */
function isWrittenAsUrl(pathname: string): boolean {
  return new URL(pathname, 'http://localhost').pathname === pathname;
}
