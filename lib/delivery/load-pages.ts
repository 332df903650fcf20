import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Loads the code of the pages that are rendered at request time, which would otherwise hold up
 * everybody else at the first request of each. Next itself would load what is never rendered, too.
 * @returns how many there are
 * @throws Error when Next's output is not as expected
 */
export async function loadPages(buildFolder: string): Promise<number> {
  const read = async <T>(name: string) =>
    JSON.parse(await readFile(path.resolve(buildFolder, name), 'utf8')) as T;
  const files = await read<Record<string, string>>('server/app-paths-manifest.json');
  const addresses = await read<Record<string, string>>('app-path-routes-manifest.json');
  const { routes } = await read<Prerendered>('prerender-manifest.json');
  const isRendered = new Set(
    Object.entries(routes).map(([address, { srcRoute }]) => srcRoute ?? address),
  );
  const requireBuilt = createRequire(path.resolve(buildFolder, 'server/app-paths-manifest.json'));
  const pages = Object.entries(files).filter(
    ([page]) => page.endsWith('/page') && !isRendered.has(addresses[page] ?? ''),
  );
  for (const [page, file] of pages) {
    const { routeModule } = requireBuilt(`./${file}`) as { routeModule?: object };
    if (!routeModule) throw new Error(`Next has built ${page} in a new way.`);
  }
  return pages.length;
}

interface Prerendered {
  routes: Record<string, { srcRoute: string | null }>;
}
