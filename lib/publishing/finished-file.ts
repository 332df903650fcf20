import path from 'node:path';
import type { IsoDay } from '@/content/day';

type FileType = { type: string; packed?: true };

export const typeByEnding: Readonly<Record<string, FileType>> = {
  '.html': { type: 'text/html; charset=utf-8' },
  '.js': { type: 'text/javascript; charset=utf-8' },
  '.css': { type: 'text/css; charset=utf-8' },
  '.json': { type: 'application/json; charset=utf-8' },
  '.svg': { type: 'image/svg+xml; charset=utf-8' },
  '.xml': { type: 'application/xml; charset=utf-8' },
  '.ics': { type: 'text/calendar; charset=utf-8' },
  '.txt': { type: 'text/plain; charset=utf-8' },
  '.webmanifest': { type: 'application/manifest+json' },
  '.woff2': { type: 'font/woff2', packed: true },
  '.png': { type: 'image/png', packed: true },
  '.jpg': { type: 'image/jpeg', packed: true },
  '.ico': { type: 'image/x-icon', packed: true },
  '.avif': { type: 'image/avif', packed: true },
  '.webp': { type: 'image/webp', packed: true },
};

/**
 * Media type of a file by its extension; `packed` formats are already compressed.
 * @throws Error for an unknown extension
 */
export function fileType(file: string): FileType {
  const found = typeByEnding[path.extname(file)];
  if (!found) {
    throw new Error(`No media type is known for ${file}: add it to finished-file.ts.`);
  }
  return found;
}

export type Encoding = 'br' | 'gzip';

/** A file that is served from memory. */
export type FinishedFile = {
  /** Path below `FINISHED_FOLDER`; compressed versions are stored beside it. */
  name: string;
  type: string;
  /** Hash of the uncompressed bytes, without quotes. */
  hash: string;
  cacheControl: string;
  encodings: readonly Encoding[];
  /** Only on pages and the service worker. */
  contentSecurityPolicy?: string;
  /** Only on pages with an address of their own: hash of its text, for the dates of the sitemap. */
  content?: string;
};

export type FinishedManifest = {
  /** By path, with a query for pages of a plan or item. */
  files: Record<string, FinishedFile>;
  /** Every page and call path without parameters. */
  paths: readonly string[];
  /**
   * Hash sources for pages rendered at request time: Next's error pages and the toaster's styles.
   */
  errorPageScripts: readonly string[];
  styles: readonly string[];
  /** The days after that of the build from which a page says something else, the earliest first. */
  turns?: readonly IsoDay[];
};

/** Hash of the text of each page. */
export function pageHashes({ files }: FinishedManifest): Map<string, string> {
  return new Map(
    Object.entries(files).flatMap(([address, { content }]) =>
      content === undefined ? [] : [[address, content] as const],
    ),
  );
}

/** Folder of finished files in the project, and in each version of the site. */
export const FINISHED_FOLDER = '.next/finished';
export const MANIFEST = `${FINISHED_FOLDER}/manifest.json`;
export const endingOf: Record<Encoding, string> = { br: '.br', gzip: '.gz' };
