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
 * The photos of the people who may be shown, and the pages of booklets.
 * @throws BuildFailed when one is missing
 */
export async function readPictures(on: Queryable, facts: SiteFacts): Promise<Picture[]> {
  const shapes = new Map(photosOf(withConsent(facts)).map(({ hash, shape }) => [hash, shape]));
  if (shapes.size === 0) return [];
  const pictures = await READ.rows(on, { hashes: [...shapes.keys()] });
  if (pictures.length < shapes.size) throw new BuildFailed(PHOTO_MISSING);
  return pictures.map((one) => ({ ...one, shape: shapes.get(one.hash) ?? 'portrait' }));
}

/** Writes the photos into the build's folder of hashed files. */
export async function writePictures(
  pictures: readonly Picture[],
  staticFolder: string,
): Promise<void> {
  for (const { hash, shape, ...sizes } of pictures) {
    for (const size of ['small', 'large'] as const) {
      const file = path.join(staticFolder, photoFile(hash, size, shape));
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, sizes[size], 'base64');
    }
  }
}
