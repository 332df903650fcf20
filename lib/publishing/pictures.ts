import 'server-only';
import type { Staff } from '@/lib/staff/access';
import { createHash } from 'node:crypto';
import { photosOf } from '@/content/person-photo';
import type { Fault } from '@/content/site-facts-rules';
import type { SiteFacts } from '@/content/site-facts';
import { preparePortrait } from '@/lib/accounts/prepare-photo';
import { tooManyForms } from '@/lib/calls/errors';
import { noteAct } from '@/lib/staff/audit/audit';
import type { Queryable } from '@/lib/platform/database-connection';
import { inTransaction, pool } from '@/lib/platform/db';
import { defineLimit } from '@/lib/platform/limits';
import { statement } from '@/lib/platform/statement';

const picturesPerStaff = defineLimit({ name: 'site-picture', points: 120, windowMs: 600_000 });

const ADD = statement(
  'add-site-picture',
  {},
  `insert into site_pictures (hash, small, large, "createdById") values ($1, $2, $3, $4)
   on conflict (hash) do update set "usedAt" = now()`,
);

/**
 * Keeps the photo of somebody whom the site may show, drawn anew in the sizes of the pages.
 * @returns the hash that names it in the facts
 * @throws ApiError invalid_input, too_many_requests, unavailable
 */
export async function addPicture(
  staff: Staff<'site.edit'>,
  upload: Uint8Array<ArrayBuffer>,
): Promise<{ picture: string }> {
  const { staffId } = staff;
  const wait = await picturesPerStaff.count(staffId);
  if (wait !== null) throw tooManyForms(wait);
  const { small, large } = await preparePortrait(upload, 'picture', staffId);
  const picture = createHash('sha256').update(large).digest('hex').slice(0, 32);
  await inTransaction(async (tx) => {
    await ADD.run(tx, [picture, small, large, staffId]);
    const act = { action: 'site.picture', subject: 'settings', subjectId: picture } as const;
    await noteAct(tx, staff, act);
  });
  return { picture };
}

const FIND = statement(
  'find-site-picture',
  { large: 'bytea' },
  'select large from site_pictures where hash = $1',
);

/** The photo as WebP, for whoever changes the site; null when there is none. */
export async function pictureToLookAt(picture: string): Promise<Buffer | null> {
  return (await FIND.first(pool, [picture]))?.large ?? null;
}

/** Written, so that the daily deletion of unused photos sees that this one is used. */
const MARK_USED = statement(
  'mark-site-pictures-used',
  { hash: 'text' },
  'update site_pictures set "usedAt" = now() where hash = any($1::text[]) returning hash',
);

/**
 * Marks the photos of these facts as used now.
 * @returns those that are not there, each with its field
 */
export async function markPicturesUsed(tx: Queryable, facts: SiteFacts): Promise<Fault[]> {
  const photos = photosOf(facts);
  if (photos.length === 0) return [];
  const rows = await MARK_USED.rows(tx, [photos.map(({ hash }) => hash)]);
  const known = new Set(rows.map(({ hash }) => hash));
  return photos
    .filter(({ hash }) => !known.has(hash))
    .map(({ field }) => ({ field, message: 'This photo is missing. Choose it again' }));
}
