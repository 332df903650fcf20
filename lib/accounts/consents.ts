import 'server-only';
import { institute } from '@/content/facts/institute';
import { noticeVersion } from '@/content/pages/policies/privacy';
import { ApiError } from '@/lib/calls/errors';
import type { Transaction } from '@/lib/platform/database-connection';
import { databaseTime, lockRow } from '@/lib/platform/database-locks';
import { db, inTransaction } from '@/lib/platform/db';
import { defineLimit } from '@/lib/platform/limits';

/** Records which data notice a student's form showed, once for each text. */
export async function recordNotice(
  tx: Transaction,
  studentId: string,
  textHash: string,
): Promise<void> {
  const shown = { studentId, kind: 'notice', textHash } as const;
  if ((await tx.db.consent.count({ where: shown })) > 0) return;
  await tx.db.consent.createMany({ data: [{ ...shown, given: true, version: noticeVersion }] });
}

/** Each change is a new row. Withdrawing needs no limit: every withdrawal follows a consent. */
const givenPerStudent = defineLimit({ name: 'marketing', points: 20, windowMs: 86_400_000 });

/**
 * Gives or withdraws the consent to offers. Repeats are one row.
 * @throws ApiError unauthorized if the account has been deleted; too_many_requests
 */
export async function setMarketing(
  studentId: string,
  { given, notice }: { given: boolean; notice: string | null },
): Promise<{ given: boolean }> {
  const wait = given ? await givenPerStudent.count(studentId) : null;
  if (wait !== null) {
    const message = `You have switched this on many times today. Try again tomorrow, or call us on ${institute.phones[0].printed}.`;
    throw new ApiError('too_many_requests', message, { retryAfterSeconds: wait });
  }
  return inTransaction(async (tx) => {
    if (!(await lockRow(tx, 'students', studentId, 'key share'))) {
      throw new ApiError('unauthorized', 'Please log in again.');
    }
    if ((await newestMarketing(tx, studentId)) === given) return { given };
    const change = { studentId, kind: 'marketing', given, textHash: notice } as const;
    // The newest row counts, by one clock for all processes.
    const createdAt = await databaseTime(tx);
    await tx.db.consent.createMany({ data: [{ ...change, version: noticeVersion, createdAt }] });
    return { given };
  });
}

async function newestMarketing(on: Pick<Transaction, 'db'>, studentId: string) {
  const newest = await on.db.consent.findFirst({
    where: { studentId, kind: 'marketing' },
    orderBy: { createdAt: 'desc' },
    select: { given: true },
  });
  return newest?.given;
}

/** Whether the student wants to hear of offers. */
export async function wantsMarketing(studentId: string): Promise<boolean> {
  return (await newestMarketing({ db }, studentId)) ?? false;
}
