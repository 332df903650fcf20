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
 * Media type of a file by its ending; `packed` formats gain nothing from another compression.
 * @throws Error for an ending nobody has thought of
 */
export function fileType(file: string): FileType {
  const found = typeByEnding[path.extname(file)];
  if (!found)
    throw new Error(
      `No media type is known for ${file}: add it to lib/platform/finished-site/file-types.ts.`,
    );
  return found;
}
