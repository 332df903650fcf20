import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withConsent } from '@/content/facts/consent';
import { photoFile, photosOf } from '@/content/facts/person-photo';
import type { SiteFacts } from '@/content/facts/site-facts';
import type { Queryable } from '@/lib/platform/database-connection';
import { statement } from '@/lib/platform/statement';
import { BuildFailed, PHOTO_MISSING, type Picture } from './builder';

const READ = statement(
  'pictures-of-site-version',
  { hashes: 'text[]' },
  { hash: 'text', small: 'text', large: 'text' },
  `select hash, encode(small, 'base64') as small, encode(large, 'base64') as large
   from site_pictures where hash = any($hashes::text[]) order by hash`,
);

/**
 * The photos of the people who may be shown.
 * @throws BuildFailed when one is missing
 */
export async function readPictures(on: Queryable, facts: SiteFacts): Promise<Picture[]> {
  const hashes = new Set(photosOf(withConsent(facts)).map(({ hash }) => hash));
  if (hashes.size === 0) return [];
  const pictures = await READ.rows(on, { hashes: [...hashes] });
  if (pictures.length < hashes.size) throw new BuildFailed(PHOTO_MISSING);
  return pictures;
}

/** Writes the photos into the build's folder of hashed files. */
export async function writePictures(
  pictures: readonly Picture[],
  staticFolder: string,
): Promise<void> {
  for (const { hash, ...sizes } of pictures) {
    for (const size of ['small', 'large'] as const) {
      const file = path.join(staticFolder, photoFile(hash, size));
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, sizes[size], 'base64');
    }
  }
}
