import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Every path of the finished build that a visitor can open: fixed routes and prerendered ones. */
export async function knownPaths(buildFolder: string): Promise<ReadonlySet<string>> {
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(buildFolder, name), 'utf8'));
  const routes = Object.values((await read('app-path-routes-manifest.json')) as Routes);
  const prerendered = Object.keys(((await read('prerender-manifest.json')) as Prerendered).routes);
  return new Set([...routes, ...prerendered].filter((route) => !route.includes('[')));
}

type Routes = Record<string, string>;
interface Prerendered {
  routes: Record<string, unknown>;
}

/** Where `/testseries/GATE` should have gone: the lower-case path with its query, if there is one. */
export function lowerCaseTarget(url: string, known: ReadonlySet<string>): string | null {
  const [pathname = '', ...query] = url.split('?');
  const lower = pathname.toLowerCase();
  if (lower === pathname || known.has(pathname) || !known.has(lower)) return null;
  return [lower, ...query].join('?');
}
