import 'server-only';
import { formPhones } from '@/lib/accounts/form-phones';
import { findDoNotCall, keepDoNotCall } from '@/lib/leads/do-not-call';
import type { Transaction } from '@/lib/platform/database-connection';
import { db, inTransaction, pool } from '@/lib/platform/db';
import { noteAct } from '@/lib/staff/audit/audit';

async function ownPhones(on: Pick<Transaction, 'db'>, id: string): Promise<string[]> {
  const student = await on.db.student.findUnique({
    where: { id },
    select: {
      contactnumber: true,
      registrations: true,
    },
  });
  if (!student) return [];
  const ofForms = student.registrations.flatMap((form) => formPhones.map((name) => form[name]));
  return [student.contactnumber, ...ofForms];
}

/**
 * Keeps that a student asked not to be called, for the numbers of the account and its forms. Only staff lift
 * it: anybody can sign up with somebody else's number. A repeat changes nothing.
 * @returns when the student asked, ISO 8601; null without a number
 */
export async function stopCalls(studentId: string): Promise<{ doNotCallAt: string | null }> {
  await inTransaction(async (tx) => {
    const { isNew } = await keepDoNotCall(tx, await ownPhones(tx, studentId));
    if (!isNew) return;
    await noteAct(tx, null, {
      action: 'phone.doNotCall',
      subject: 'student',
      subjectId: studentId,
      detail: { by: 'the student' },
    });
  });
  return { doNotCallAt: await callsStoppedAt(studentId) };
}

/** When a student's numbers were first not to be called, ISO 8601; null when one may be called. */
export async function callsStoppedAt(studentId: string): Promise<string | null> {
  const phones = (await ownPhones({ db }, studentId)).filter((phone) => /\p{Nd}/u.test(phone));
  const found = await findDoNotCall(pool, phones);
  const moments = phones.map((phone) => found.get(phone));
  if (moments.length === 0 || moments.includes(undefined)) return null;
  const times = moments.map((at) => at?.getTime() ?? 0);
  return new Date(Math.min(...times)).toISOString();
}
