import 'server-only';
import { institute } from '@/content/facts/institute';
import { ApiError } from '@/lib/calls/errors';
import type { Transaction } from '@/lib/platform/database-connection';
import { lockRow } from '@/lib/platform/database-locks';
import { db, inTransaction, violatedIndex } from '@/lib/platform/db';
import { defineLimit } from '@/lib/platform/limits';
import { endStudentLogIns } from './sessions';
import { sendConfirmLink } from './sign-in-links';
import { areSignInLinksSent } from './sign-in-mails';

const PHONE = institute.phones[0].printed;

/** Each try also reveals whether an e-mail has an account. */
const perStudent = defineLimit({ name: 'confirm-own', points: 5, windowMs: 86_400_000 });

interface Asked {
  /** The current log-in; the others end when the e-mail changes. */
  who: { id: string; studentId: string };
  email: string | undefined;
  /** The visitor's address; null if unknown. */
  address: string | null;
}

/**
 * Sends the link that confirms a student's e-mail, after changing it where another one is given. The old
 * e-mail is not asked, because it was never verified.
 * @returns the e-mail, and whether this site sends such mails
 * @throws ApiError conflict once it is confirmed; invalid_input (`email`) for one that is taken, or where
 * the office wrote the account; too_many_requests
 */
export async function confirmEmail({ who, email, address }: Asked) {
  const wait = await perStudent.count(who.studentId);
  if (wait !== null) {
    const message = `You have asked for five links today. Call us on ${PHONE}: we help you.`;
    throw new ApiError('too_many_requests', message, { retryAfterSeconds: wait });
  }
  const current = await inTransaction((tx) => changedEmail(tx, who, email));
  const sent = areSignInLinksSent();
  if (sent) await sendConfirmLink({ email: current }, address);
  return { email: current, sent };
}

async function changedEmail(
  tx: Transaction,
  { id, studentId }: Asked['who'],
  email: string | undefined,
): Promise<string> {
  // Waits for a link that is being used, or for a correction by staff.
  await lockRow(tx, 'students', studentId);
  const student = await tx.db.student.findUnique({
    where: { id: studentId },
    select: { email: true, emailVerifiedAt: true, bornAtOffice: true },
  });
  if (!student) throw new ApiError('unauthorized', 'Please log in again.');
  if (student.emailVerifiedAt) {
    throw new ApiError('conflict', 'Your e-mail is confirmed. Reload the page.');
  }
  if (email === undefined || email === student.email) return student.email;
  if (student.bornAtOffice)
    refuse(`Our office wrote this e-mail. Call us on ${PHONE} to change it.`);
  const change = { where: { id: studentId }, data: { email } };
  await tx.db.student.updateMany(change).catch((error: unknown) => {
    if (violatedIndex(error) !== null) refuse('This e-mail already has an account');
    throw error;
  });
  await tx.db.signInLink.deleteMany({ where: { studentId } });
  await endStudentLogIns({ studentId, but: id }, tx);
  return email;
}

function refuse(message: string): never {
  throw new ApiError('invalid_input', message, { fields: { email: message } });
}

/** The e-mail of an account while it is not verified; null afterwards. */
export async function unconfirmedEmail(studentId: string): Promise<string | null> {
  const student = await db.student.findFirst({
    where: { id: studentId, emailVerifiedAt: null },
    select: { email: true },
  });
  return student?.email ?? null;
}
