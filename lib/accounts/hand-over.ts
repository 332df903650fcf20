import 'server-only';
import type { Transaction } from '@/lib/platform/database-connection';
import { databaseTime } from '@/lib/platform/database-locks';
import type { Student } from '@/prisma/client/client';
import { endStudentLogIns } from './sessions';

/** Whether anybody could have opened an account with somebody else's e-mail. */
export const isUnproven = (
  student: Pick<Student, 'email' | 'emailVerifiedAt' | 'bornAtOffice'>,
): boolean => student.email !== '' && !student.emailVerifiedAt && !student.bornAtOffice;

/**
 * Hands an account over to its verified owner, once a link to its e-mail or the counter has proved who that
 * is. Ends log-ins, links and known devices, and consents other than those on paper: somebody else may have
 * signed up. The transaction has locked the student.
 */
export async function handOver(tx: Transaction, studentId: string): Promise<void> {
  await endStudentLogIns({ studentId }, tx);
  await endAccess(tx, studentId);
  await endConsents(tx, studentId);
}

/** Ends all links of the account, the parent's address and known devices. */
async function endAccess({ db }: Transaction, studentId: string): Promise<void> {
  const now = new Date();
  await db.signInLink.deleteMany({ where: { studentId } });
  await db.parentLink.deleteMany({ where: { studentId } });
  await db.payerLink.updateMany({
    where: { via: 'student', endedAt: null, registration: { studentId } },
    data: { endedAt: now },
  });
  await db.student.updateMany({
    where: { id: studentId },
    data: { parentEmail: null, devicesForgottenAt: now },
  });
}

/**
 * Consents are append-only and the newest of a kind counts, so a withdrawal is a row too; a consent on paper
 * counts again. The record that the notice was shown is no consent and stays.
 */
async function endConsents(tx: Transaction, studentId: string): Promise<void> {
  const now = await databaseTime(tx);
  const newestFirst = await tx.db.consent.findMany({
    where: { studentId, kind: { not: 'notice' } },
    orderBy: { createdAt: 'desc' },
  });
  const ended = [...new Set(newestFirst.map(({ kind }) => kind))].flatMap((kind) => {
    const ofKind = newestFirst.filter((one) => one.kind === kind);
    const [newest] = ofKind;
    if (!newest?.given || newest.via === 'paper') return [];
    const paper = ofKind.find(({ via, given }) => via === 'paper' && given);
    const { version } = paper ?? newest;
    const by = paper && {
      textHash: paper.textHash,
      givenBy: paper.givenBy,
      relation: paper.relation,
    };
    // Older than a row that the same transaction adds afterwards.
    const createdAt = new Date(Math.max(newest.createdAt.getTime() + 1, now.getTime() - 1));
    const via = paper ? 'paper' : 'handOver';
    return [{ studentId, kind, given: paper !== undefined, version, ...by, via, createdAt }];
  });
  await tx.db.consent.createMany({ data: ended });
}
