export type Encoding = 'br' | 'gzip';

/** One address that is answered from memory. */
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
  /** Every path of a page or call that stands for itself. */
  paths: readonly string[];
  /** Hash sources for pages that Next renders itself: its error pages, and the toaster's styles. */
  errorPageScripts: readonly string[];
  styles: readonly string[];
};

export const FINISHED_FOLDER = '.next/finished';
export const MANIFEST = `${FINISHED_FOLDER}/manifest.json`;
export const endingOf: Record<Encoding, string> = { br: '.br', gzip: '.gz' };
