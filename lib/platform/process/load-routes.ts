import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

interface BuiltRoute {
  routeModule: { ensureUserland(): Promise<void> };
}

/**
 * Loads the code of every call and download of the build. Next does so at the first request of each,
 * which holds up everybody else for that time.
 * @returns how many there are
 * @throws Error when Next's output is not as expected
 */
export async function loadRoutes(buildFolder: string): Promise<number> {
  const server = path.resolve(buildFolder, 'server');
  const manifest = await readFile(path.join(server, 'app-paths-manifest.json'), 'utf8');
  const routes = Object.entries(JSON.parse(manifest) as Record<string, string>).filter(([page]) =>
    page.endsWith('/route'),
  );
  const requireBuilt = createRequire(path.join(server, 'app-paths-manifest.json'));
  for (const [page, file] of routes) {
    const { routeModule } = requireBuilt(path.join(server, file)) as Partial<BuiltRoute>;
    if (!routeModule?.ensureUserland) throw new Error(`Next has built ${page} in a new way.`);
    await routeModule.ensureUserland();
  }
  return routes.length;
}
