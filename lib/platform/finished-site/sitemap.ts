import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';

/** Files that next-sitemap writes after a build. */
export const sitemapFiles = ['public/sitemap.xml', 'public/robots.txt'] as const;

/** Uses tsx, because the configuration imports `content/routes.ts`. */
const command = [
  '--import',
  'tsx',
  'node_modules/next-sitemap/bin/next-sitemap.mjs',
  '--config',
  'next-sitemap.config.mjs',
];

/**
 * Writes the build's sitemap and robots.txt. next-sitemap exits with 0 even when it fails, so the
 * files are checked.
 * @throws Error when a file is missing
 */
export async function writeSitemap(runNode: (args: string[]) => Promise<void>): Promise<void> {
  for (const file of sitemapFiles) await rm(file, { force: true });
  await runNode(command);
  const missing = sitemapFiles.filter((file) => !existsSync(file));
  if (missing.length > 0) throw new Error(`next-sitemap did not write ${missing.join(', ')}.`);
}
