import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** What `next build` has rendered: a page, or a file that is made from code such as the manifest. */
export type Prerendered = {
  /** The address. */
  path: string;
  /** The route group it stands in, such as "(static)"; empty outside of any. */
  group: string;
  file: string;
  kind: 'page' | 'file';
};

const APP = 'server/app';
/** Shown in place of other addresses, so they have none of their own. */
export const errorPages = ['/_not-found', '/_global-error'];

/**
 * Lists what is prerendered, from the manifests of the build.
 * @throws Error when the build does not look as expected
 */
export async function listPrerendered(buildFolder: string): Promise<readonly Prerendered[]> {
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(buildFolder, name), 'utf8'));
  const routeOf = (await read('app-path-routes-manifest.json')) as Record<string, string>;
  const { routes } = (await read('prerender-manifest.json')) as {
    routes: Record<string, { srcRoute: string | null }>;
  };
  const entryOf = new Map(Object.entries(routeOf).map(([entry, route]) => [route, entry]));
  return Object.entries(routes).map(([address, { srcRoute }]) => {
    const entry = entryOf.get(srcRoute ?? address);
    if (entry === undefined) throw new Error(`The build has no entry for ${address}.`);
    const group = /^\/(\([^)]+\))\//.exec(entry)?.[1] ?? '';
    const base = path.join(buildFolder, APP, address === '/' ? 'index' : address);
    const kind = entry.endsWith('/page') ? 'page' : 'file';
    const file = base + (kind === 'page' ? '.html' : '.body');
    if (!existsSync(file)) throw new Error(`The build has not written ${file}.`);
    return { path: address, group, file, kind };
  });
}
