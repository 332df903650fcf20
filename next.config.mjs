import cluster from 'node:cluster';
import { readdirSync } from 'node:fs';

/**
 * The ids each route family knows. Any other id answers 307 to `/` (or to `/result`) before
 * anything is rendered or cached. `tests/unit/site/routes.test.ts` compares this with `content/pages/routes.ts`.
 */
export const knownIds = {
  onlinecourses: ['csir-net', 'gate', 'iit-jam', 'cuet'],
  offlinecourses: ['csir-net', 'gate', 'iit-jam', 'cuet'],
  testseries: ['csir-net', 'gate', 'iit-jam', 'barc', 'tifr'],
  studymaterial: ['csir-net', 'gate', 'iit-jam', 'cuet'],
  result: ['csir-net', 'gate', 'iit-jam'],
  'result-explore': ['csir-net', 'gate', 'iit-jam'],
};

/**
 * Aliases of Turbopack and esbuild for the generated modules of published facts. Without
 * them, tsconfig.json leads to the empty `content/facts/published.ts`.
 */
export function publishedAlias() {
  const folder = process.env.PUBLISHED_FACTS_FOLDER;
  const files = folder ? readdirSync(folder) : [];
  return Object.fromEntries(
    files.map((file) => [`@published/${file.replace(/\.ts$/, '')}`, `${folder}/${file}`]),
  );
}

/** @type {import('next').NextConfig} */
const nextConfig = {
  poweredByHeader: false,
  images: { unoptimized: true },
  serverExternalPackages: [
    // Checks of published facts bundle the content (lib/publishing/check-facts.ts).
    'esbuild',
    // Large, and used by many handlers: bundling them takes seconds of each build.
    'zod',
    '@simplewebauthn/server',
    'fxa-common-password-list',
    'ipaddr.js',
    'qrcode',
  ],
  // Types are checked by `npm test`; checking them again here would only slow down a first start.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    globalNotFound: true,
    // Our workers call the handlers themselves, and load the pages that are rendered (load-pages.ts).
    preloadEntriesOnStart: !cluster.isWorker,
    // Server code is not downloaded: small names would cost a quarter of a build, and each stack trace in
    // the log its readable names.
    turbopackMinify: { server: false, client: true },
    // Node does not read them, and those of the server were larger than its code.
    turbopackSourceMaps: false,
  },
  turbopack: { resolveAlias: publishedAlias() },
  redirects: async () =>
    Object.entries(knownIds).map(([family, ids]) => ({
      // Letter case is ignored here by Next itself; `server.ts` sends /GATE to /gate.
      source: `/${family}/:id((?!(?:${ids.join('|')})$)[^/]+)`,
      destination: family.startsWith('result') ? '/result' : '/',
      permanent: false,
    })),
};

export default nextConfig;
