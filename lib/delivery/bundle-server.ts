import path from 'node:path';
import { build, stop, type BuildOptions, type Plugin } from 'esbuild';
import { publishedAlias } from '@/next.config.mjs';
import { routeFiles } from './route-table';

const options = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  logLevel: 'warning',
} as const satisfies BuildOptions;

const alias = () => ({
  // `server-only` throws outside Next's bundles.
  'server-only': './node_modules/server-only/empty.js',
  ...publishedAlias(),
});

/** Generates `served-routes.ts` with every page, and every handler with its code. */
const routesOfApp: Plugin = {
  name: 'routes',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\/served-routes\.ts$/ }, () => {
      const routes = routeFiles('app').map((route, index) => ({ ...route, name: `route${index}` }));
      const handled = routes.filter(({ isPage }) => !isPage);
      const entries = routes.map(
        ({ path: served, isPage, name }) =>
          `{ path: ${JSON.stringify(served)}, handlers: ${isPage ? 'null' : name} }`,
      );
      return {
        contents: [
          ...handled.map(
            ({ file, name }) => `import * as ${name} from ${JSON.stringify(`./${file}`)};`,
          ),
          `export const servedRoutes = [${entries.join(',\n')}];`,
        ].join('\n'),
        resolveDir: path.resolve(),
      };
    });
  },
};

/** Bundles the process that answers requests. */
export async function bundleWorker(outfile: string): Promise<void> {
  await build({
    ...options,
    alias: alias(),
    entryPoints: ['worker.ts'],
    outfile,
    plugins: [routesOfApp],
  });
  await stop();
}

/**
 * esbuild options for the server of development and its pipeline.
 * @param onChange called after each build
 */
export const devServerOptions = (onChange: () => void): BuildOptions => ({
  ...options,
  alias: alias(),
  entryPoints: ['lib/delivery/dev-server.ts', 'lib/delivery/dev-pipeline.ts'],
  outdir: 'dist',
  outExtension: { '.js': '.mjs' },
  plugins: [{ name: 'changes', setup: ({ onEnd }) => onEnd(onChange) }],
});
