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

export type BuiltRoutes = {
  prerendered: readonly Prerendered[];
  /** Every path that stands for itself, with those that are rendered at request time. */
  paths: readonly string[];
};

/**
 * What there is to open, from the manifests of the build.
 * @throws Error when the build does not look as expected
 */
export async function readRoutes(buildFolder: string): Promise<BuiltRoutes> {
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(buildFolder, name), 'utf8'));
  const routeOf = (await read('app-path-routes-manifest.json')) as Record<string, string>;
  const { routes } = (await read('prerender-manifest.json')) as {
    routes: Record<string, { srcRoute: string | null }>;
  };
  const entryOf = new Map(Object.entries(routeOf).map(([entry, route]) => [route, entry]));
  const prerendered = Object.entries(routes).map(([address, { srcRoute }]) => {
    const entry = entryOf.get(srcRoute ?? address);
    if (entry === undefined) throw new Error(`The build has no entry for ${address}.`);
    const group = /^\/(\([^)]+\))\//.exec(entry)?.[1] ?? '';
    const base = path.join(buildFolder, APP, address === '/' ? 'index' : address);
    const kind = entry.endsWith('/page') ? 'page' : 'file';
    const file = base + (kind === 'page' ? '.html' : '.body');
    if (!existsSync(file)) throw new Error(`The build has not written ${file}.`);
    return { path: address, group, file, kind } as const;
  });
  const all = new Set([...Object.values(routeOf), ...Object.keys(routes)]);
  return { prerendered, paths: [...all].filter((one) => !one.includes('[')) };
}
