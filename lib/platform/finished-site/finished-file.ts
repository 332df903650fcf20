import path from 'node:path';

type FileType = { type: string; packed?: true };

export const typeByEnding: Readonly<Record<string, FileType>> = {
  '.html': { type: 'text/html; charset=utf-8' },
  '.js': { type: 'text/javascript; charset=utf-8' },
  '.css': { type: 'text/css; charset=utf-8' },
  '.json': { type: 'application/json; charset=utf-8' },
  '.svg': { type: 'image/svg+xml' },
  '.xml': { type: 'application/xml; charset=utf-8' },
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
 * Media type of a file by its ending; `packed` formats are compressed already.
 * @throws Error for an unknown ending
 */
export function fileType(file: string): FileType {
  const found = typeByEnding[path.extname(file)];
  if (!found) {
    throw new Error(`No media type is known for ${file}: add it to finished-file.ts.`);
  }
  return found;
}

export type Encoding = 'br' | 'gzip';

/** A file that is answered from memory. */
export type FinishedFile = {
  /** Below `FINISHED_FOLDER`; compressed versions lie beside it. */
  name: string;
  type: string;
  /** Of the plain bytes, without quotes. */
  hash: string;
  cacheControl: string;
  encodings: readonly Encoding[];
  /** Only on pages. */
  contentSecurityPolicy?: string;
};

export type FinishedManifest = {
  /** By path, without a query. */
  files: Record<string, FinishedFile>;
  /** Every path of a page or call without parameters. */
  paths: readonly string[];
  /** Hash sources for pages that are rendered at request time: Next's error pages, and the toaster's styles. */
  errorPageScripts: readonly string[];
  styles: readonly string[];
};

export const FINISHED_FOLDER = '.next/finished';
export const MANIFEST = `${FINISHED_FOLDER}/manifest.json`;
export const endingOf: Record<Encoding, string> = { br: '.br', gzip: '.gz' };
