import 'server-only';
import { randomBytes } from 'node:crypto';
import { ApiError, tooManyForms } from '@/lib/calls/errors';
import { db } from '@/lib/platform/db';
import { defineLimit } from '@/lib/platform/limits';

const pattern = /^[0-9a-f]{64}\.jpg$/;

/** 256 random bits: whoever has the name may see the photo, nobody finds it by trying. */
export function newPhotoName(): string {
  return `${randomBytes(32).toString('hex')}.jpg`;
}

export function isPhotoName(text: string): boolean {
  return pattern.test(text);
}

const photosPerStudent = defineLimit({ name: 'photo', points: 60, windowMs: 600_000 });

/**
 * Counts an uploaded photo: 60 of one student in ten minutes.
 * @throws ApiError too_many_requests, with the phone number
 */
export async function countPhoto(studentId: string): Promise<void> {
  const wait = await photosPerStudent.count(studentId);
  if (wait !== null) throw tooManyForms(wait);
}

/** Photos kept of a student that no registration shows, the present one included. */
const KEPT_UNUSED = 4;

/**
 * Makes it the student's present photo. Registrations keep the one they were saved with; of the
 * others the oldest go.
 * @param bytes re-encoded by `preparePhoto`
 * @returns its name below `/public/`
 * @throws ApiError unauthorized when the account has been deleted since
 */
export async function savePhoto(
  studentId: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const name = newPhotoName();
  await db.$transaction(async (tx) => {
    // First, so that photos that arrive together come one after another and none is counted twice.
    const { count } = await tx.student.updateMany({
      where: { id: studentId },
      data: { photoName: name },
    });
    if (count === 0) throw new ApiError('unauthorized', 'Please log in again.');
    await tx.photo.create({ data: { name, studentId, bytes } });
    await tx.$executeRaw`
      delete from photos where name in (
        select name from photos
        where "studentId" = ${studentId}::uuid and name not in (
          select "photoName" from registrations
          where "studentId" = ${studentId}::uuid and "photoName" is not null
        )
        order by name = ${name} desc, "createdAt" desc
        offset ${KEPT_UNUSED}
      )`;
  });
  return name;
}

/** The JPEG under this name, or null. */
export async function findPhoto(name: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const photo = await db.photo.findUnique({ where: { name }, select: { bytes: true } });
  return photo && photo.bytes;
}
