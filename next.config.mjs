/**
 * The ids each route family knows. Any other id answers 307 to `/` (or to `/result`) before
 * anything is rendered or cached. `tests/unit/site/routes.test.ts` compares this with `content/routes.ts`.
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
 * `@published` as an alias of Turbopack and esbuild: the facts that the owner has published, or the
 * empty module.
 */
export function publishedAlias() {
  return { '@published': process.env.PUBLISHED_FACTS_MODULE ?? './content/published.ts' };
}

/** @type {import('next').NextConfig} */
const nextConfig = {
  poweredByHeader: false,
  images: { unoptimized: true },
  // Checks of what the owner publishes bundle the content (lib/office/site/check-facts.ts).
  serverExternalPackages: ['esbuild'],
  // Types are checked by `npm test`; checking them again here would only slow down a first start.
  typescript: { ignoreBuildErrors: true },
  experimental: { globalNotFound: true },
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
