import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';

/** The files that next-sitemap writes after a build. */
export const sitemapFiles = ['public/sitemap.xml', 'public/robots.txt'] as const;

/** With tsx, because the configuration imports `content/routes.ts`. */
const command = [
  '--import',
  'tsx',
  'node_modules/next-sitemap/bin/next-sitemap.mjs',
  '--config',
  'next-sitemap.config.mjs',
];

/**
 * Writes sitemap and robots.txt of the build. next-sitemap exits with 0 even when it fails, so the files
 * are checked.
 * @throws Error when one of them was not written
 */
export async function writeSitemap(runNode: (args: string[]) => Promise<void>): Promise<void> {
  for (const file of sitemapFiles) await rm(file, { force: true });
  await runNode(command);
  const missing = sitemapFiles.filter((file) => !existsSync(file));
  if (missing.length > 0) throw new Error(`next-sitemap did not write ${missing.join(', ')}.`);
}
