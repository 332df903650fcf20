import 'server-only';
import { isApiError } from '@/lib/calls/errors';
import { downloadStaff } from '@/lib/staff/download-staff';
import { pool } from '@/lib/platform/db';
import { pageFirst, plainRefusal } from '@/lib/platform/documents/downloads';
import { statement } from '@/lib/platform/statement';
import { recordView } from './views';

const RECEIVED_FROM = statement(
  'person-of-receipt',
  { payment: 'uuid', studentId: 'uuid?' },
  `select p.id as payment, g."studentId" from receipts r join payments p on p.id = r."paymentId"
   left join registrations g on g.id = p."registrationId" where r."checkCode" = $1`,
);

/**
 * Records that a member of staff opens the receipt with this code, or a credit note for it.
 * @param code of a receipt that was found
 * @returns what to answer instead: without a log-in of the office, or when the budget of people was
 * used up; null when it may be opened
 */
export async function receiptRefusal(request: Request, code: string): Promise<Response | null> {
  const staff = await downloadStaff(request);
  if (!staff) return pageFirst('/searchuser');
  const found = await RECEIVED_FROM.first(pool, [code]);
  if (!found) return null;
  const { payment, studentId } = found;
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
