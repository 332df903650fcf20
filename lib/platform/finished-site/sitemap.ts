import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';

/** What next-sitemap makes of a finished build, for this folder to serve. */
export const sitemapFiles = ['public/sitemap.xml', 'public/robots.txt'] as const;

/** Run by Node, with tsx because the configuration reads `content/routes.ts`. */
const command = [
  '--import',
  'tsx',
  'node_modules/next-sitemap/bin/next-sitemap.mjs',
  '--config',
  'next-sitemap.config.mjs',
];

/**
 * Writes sitemap and robots.txt of the build. next-sitemap prints what went wrong and ends as if
 * nothing had, so the files themselves are asked for.
 * @throws Error when one of them was not written
 */
export async function writeSitemap(runNode: (args: string[]) => Promise<void>): Promise<void> {
  for (const file of sitemapFiles) await rm(file, { force: true });
  await runNode(command);
  const missing = sitemapFiles.filter((file) => !existsSync(file));
  if (missing.length > 0) throw new Error(`next-sitemap did not write ${missing.join(', ')}.`);
}
