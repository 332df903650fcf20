import 'server-only';
import type { Staff } from '@/lib/staff/access';
import { createHash } from 'node:crypto';
import { photosOf } from '@/content/facts/person-photo';
import type { Fault } from '@/content/facts/site-facts';
import type { SiteFacts } from '@/content/facts/site-facts';
import { preparePicture } from '@/lib/accounts/prepare-photo';
import { tooManyForms } from '@/lib/calls/errors';
import { noteAct } from '@/lib/staff/audit/audit';
import type { Transaction } from '@/lib/platform/database-connection';
import { db, inTransaction } from '@/lib/platform/db';
import { defineLimit } from '@/lib/platform/limits';
import type { AddPictureInput } from './site-forms';

const picturesPerStaff = defineLimit({ name: 'site-picture', points: 120, windowMs: 600_000 });

/**
 * Stores the photo of a person or the page of a booklet, re-encoded in the sizes of the pages.
 * @returns the hash that names it in the facts
 * @throws ApiError invalid_input, too_many_requests, unavailable
 */
export async function addPicture(
  staff: Staff<'site.edit'>,
  { picture: upload, shape }: AddPictureInput,
): Promise<{ picture: string }> {
  const { staffId } = staff;
  const wait = await picturesPerStaff.count(staffId);
  if (wait !== null) throw tooManyForms(wait);
  const { small, large } = await preparePicture(shape, upload, 'picture', staffId);
  const picture = createHash('sha256').update(large).digest('hex').slice(0, 32);
  await inTransaction(async (tx) => {
    await tx.db.sitePicture.upsert({
      where: { hash: picture },
      create: { hash: picture, small, large, createdById: staffId },
      update: { usedAt: new Date() },
      select: { hash: true },
    });
    const act = { action: 'site.picture', subject: 'settings', subjectId: picture } as const;
    await noteAct(tx, staff, act);
  });
  return { picture };
}

/** The photo as WebP, for the editor of the site; null when there is none. */
export async function previewPicture(picture: string): Promise<Buffer | null> {
  const found = await db.sitePicture.findUnique({
    where: { hash: picture },
    select: { large: true },
  });
  return found && Buffer.from(found.large);
}

/**
 * Marks the photos of these facts as used now.
 * @returns missing photos, each with its field
 */
export async function markPicturesUsed(tx: Transaction, facts: SiteFacts): Promise<Fault[]> {
  const photos = photosOf(facts);
  if (photos.length === 0) return [];
  // An update, so that the daily deletion of unused photos spares these.
  const rows = await tx.db.sitePicture.updateManyAndReturn({
    where: { hash: { in: photos.map(({ hash }) => hash) } },
    data: { usedAt: new Date() },
    select: { hash: true },
  });
  const known = new Set(rows.map(({ hash }) => hash));
  return photos
    .filter(({ hash }) => !known.has(hash))
    .map(({ field }) => ({ field, message: 'This photo is missing. Choose it again' }));
}
