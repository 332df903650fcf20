import 'server-only';
import { isApiError } from '@/lib/calls/errors';
import { cookieStaff } from '@/lib/staff/download-staff';
import { db } from '@/lib/platform/db';
import { pageFirst, plainRefusal } from '@/lib/platform/documents/downloads';
import { recordView } from './views';

/**
 * Records that a member of staff opens the receipt with this code, or a credit note for it.
 * @param code of a receipt that was found
 * @returns the refusal without a log-in of the office, or when the budget of people was used up; null when
 * it may be opened
 */
export async function receiptRefusal(request: Request, code: string): Promise<Response | null> {
  const staff = await cookieStaff(request);
  if (!staff) return pageFirst('/searchuser');
  const found = await db.receipt.findUnique({
    where: { checkCode: code },
    select: { payment: { select: { id: true, registration: { select: { studentId: true } } } } },
  });
  if (!found) return null;
  const { id: payment, registration } = found.payment;
  const studentId = registration?.studentId;
  const students = studentId ? [studentId] : [];
  const people = [studentId ?? payment];
  const of = { subject: 'payment', subjectId: payment } as const;
  try {
    await recordView(staff, { action: 'receipt.print', ...of, people, students });
    return null;
  } catch (error) {
    if (!isApiError(error) || error.code !== 'too_many_requests') throw error;
    return plainRefusal(429, error.message, staff);
  }
}
