import 'server-only';
import type { Queryable, Transaction } from '@/lib/platform/database-connection';
import { db, pool } from '@/lib/platform/db';
import { purchases } from '@/lib/shelf/shelf';
import { audiencesOf } from '@/lib/shelf/shelf-audiences';

/** The audience of a paper that every student with an account may sit. */
export const EVERYBODY = 'all';

/** Audiences that a student belongs to now: a refund ends them at once. */
export async function audiencesOfStudent(
  studentId: string,
  on: Queryable = pool,
): Promise<readonly string[]> {
  const open = (await purchases(on, studentId)).filter(({ isOpen }) => isOpen);
  return [EVERYBODY, ...new Set(open.flatMap(audiencesOf))];
}

/** Papers that are published and not withdrawn. */
export const isPublished = { publishedAt: { not: null }, withdrawnAt: null };

/** The papers that a student may sit, or could before their window closed, in the order of the list. */
export async function papersOfStudent(studentId: string) {
  const audiences = await audiencesOfStudent(studentId);
  return db.testPaper.findMany({
    where: { ...isPublished, audiences: { hasSome: [...audiences] } },
    orderBy: [{ position: 'asc' }, { createdAt: 'asc' }, { id: 'asc' }],
    select: {
      id: true,
      exam: true,
      title: true,
      minutes: true,
      sections: true,
      opensAt: true,
      closesAt: true,
      resultsAt: true,
      challengeDays: true,
      audiences: true,
      _count: { select: { questions: true } },
    },
  });
}

/** A test that the student can begin now and has not; the one that closes first. */
export async function openTestOf(client: Transaction, studentId: string) {
  const now = new Date();
  const audiences = await audiencesOfStudent(studentId, client);
  const paper = await client.db.testPaper.findFirst({
    where: {
      ...isPublished,
      audiences: { hasSome: [...audiences] },
      attempts: { none: { studentId } },
      AND: [
        { OR: [{ opensAt: null }, { opensAt: { lte: now } }] },
        { OR: [{ closesAt: null }, { closesAt: { gt: now } }] },
      ],
    },
    orderBy: [{ closesAt: { sort: 'asc', nulls: 'last' } }, { position: 'asc' }, { id: 'asc' }],
    select: { title: true, closesAt: true },
  });
  return paper && { title: paper.title, closesAt: paper.closesAt?.toISOString() ?? null };
}
