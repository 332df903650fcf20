import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { ofTheDay } from '../publishing/compare-pages';

/** Files that next-sitemap writes after a build. */
export const sitemapFiles = ['public/sitemap.xml', 'public/robots.txt'] as const;

/** Uses tsx, because the configuration imports `content/pages/routes.ts`. */
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
  // Not deleted: in the image they are links out of a folder that cannot be written.
  for (const file of sitemapFiles) await writeFile(file, '');
  await runNode(command);
  const missing = sitemapFiles.filter((file) => statSync(file).size === 0);
  if (missing.length > 0) throw new Error(`next-sitemap did not write ${missing.join(', ')}.`);
}

/**
 * Hash of a page's content: title, description, structured data, and the text and links of its main part.
 * Other scripts, styles or markup around the same words give the same hash, and so does another day of the build.
 */
export function contentHash(html: string): string {
  const head = /<title>.*?<\/title>|<meta name="description"[^>]*>/gs;
  const data = /<script type="application\/ld\+json">.*?<\/script>/gs;
  const main = (/<main[\s>].*<\/main>/s.exec(html)?.[0] ?? '')
    .replace(ofTheDay, ' ')
    .replace(/<(script|style|svg)\b.*?<\/\1>/gs, ' ')
    .replace(/<a\b[^>]*?\bhref="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
  const said = [...(html.match(head) ?? []), ...(html.match(data) ?? []), main];
  return createHash('sha256').update(said.join('\n')).digest('base64url').slice(0, 16);
}

/** Adds each page's day of last change to a sitemap, where known. */
export function withDays(sitemap: string, days: ReadonlyMap<string, string>): string {
  return sitemap.replace(/<loc>([^<]*)<\/loc>/g, (loc, url: string) => {
    const day = days.get(new URL(url).pathname);
    return day === undefined ? loc : `${loc}<lastmod>${day}</lastmod>`;
  });
}
