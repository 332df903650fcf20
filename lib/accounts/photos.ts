import 'server-only';
import { randomBytes } from 'node:crypto';
import { ApiError, tooManyForms } from '@/lib/calls/errors';
import type { Transaction } from '@/lib/platform/database-connection';
import { db, inTransaction } from '@/lib/platform/db';
import { defineLimit } from '@/lib/platform/limits';

const pattern = /^[0-9a-f]{64}\.jpg$/;

/** 256 random bits: knowing the name grants access to the photo. */
export function newPhotoName(): string {
  return `${randomBytes(32).toString('hex')}.jpg`;
}

export function isPhotoName(text: string): boolean {
  return pattern.test(text);
}

const photosPerStudent = defineLimit({ name: 'photo', points: 60, windowMs: 600_000 });

/**
 * Counts a photo upload: 60 per student in ten minutes.
 * @throws ApiError too_many_requests, with the phone number
 */
export async function countPhoto(studentId: string): Promise<void> {
  const wait = await photosPerStudent.count(studentId);
  if (wait !== null) throw tooManyForms(wait);
}

/** Photos kept per student that no registration uses, including the current one. */
const MOST_UNUSED = 4;

/**
 * Saves the student's current photo. Deletes the oldest photos that no registration uses.
 * @param bytes re-encoded by `preparePhoto`
 * @returns its name below `/public/`
 * @throws ApiError unauthorized if the account has been deleted
 */
export async function savePhoto(
  studentId: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const name = newPhotoName();
  await inTransaction(async (tx) => {
    // First, to serialise a student's concurrent uploads.
    const { count } = await tx.db.student.updateMany({
      where: { id: studentId },
      data: { photoName: name },
    });
    if (count === 0) {
      throw new ApiError('unauthorized', 'Please log in again.');
    }
    await tx.db.photo.createMany({ data: [{ name, studentId, bytes }] });
    await deleteUnused(tx, studentId, name);
  });
  return name;
}

async function deleteUnused({ db: on }: Transaction, studentId: string, current: string) {
  const forms = await on.registration.findMany({
    where: { studentId },
    select: { photoName: true },
  });
  const used = forms.flatMap(({ photoName }) => photoName ?? []);
  const unused = await on.photo.findMany({
    where: { studentId, name: { notIn: [...used, current] } },
    orderBy: { createdAt: 'desc' },
    skip: MOST_UNUSED - 1,
    select: { name: true },
  });
  await on.photo.deleteMany({ where: { name: { in: unused.map(({ name }) => name) } } });
}

/** The JPEG with this name, or null. */
export async function findPhoto(name: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const photo = await db.photo.findUnique({ where: { name }, select: { bytes: true } });
  return photo && photo.bytes;
}
