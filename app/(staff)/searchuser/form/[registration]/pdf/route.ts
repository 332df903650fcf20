import { findPhoto } from '@/lib/accounts/photos';
import { isApiError } from '@/lib/calls/errors';
import { registrationPdf } from '@/lib/enrolment/registration-pdf';
import { registrationToPrint } from '@/lib/people/read-person';
import { downloadStaff } from '@/lib/staff/download-staff';
import { copiedMoney } from '@/lib/payments/upi/upi-slip';
import { noSuchDocument, pdfAnswer, plainRefusal } from '@/lib/platform/documents/downloads';
import { env } from '@/lib/platform/env';

/**
 * The PDF of any registration, for staff. Reached by a link, so authenticated by cookie; without
 * one, redirects to the page that issues a cookie for a token, or to the login page.
 */
export async function GET(request: Request): Promise<Response> {
  // Compared undecoded: valid ids need no decoding.
  const [, , , id = ''] = new URL(request.url).pathname.split('/');
  const page = `/searchuser/form/${id}`;
  const staff = await downloadStaff(request, 'people.birthDates', { page });
  if (staff instanceof Response) return staff;
  const record = await registrationToPrint(staff, id, 'PDF').catch((error: unknown) => {
    if (isApiError(error) && error.code === 'too_many_requests') return error.message;
    throw error;
  });
  if (typeof record === 'string') return plainRefusal(429, record, staff);
  if (!record) return noSuchDocument('registration', 'staff');
  const { studentProfile, registrationnumber } = record;
  const photo = studentProfile ? await findPhoto(studentProfile) : null;
  const money = await copiedMoney(record.id);
  return pdfAnswer(
    registrationPdf(record, photo, env.SITE_URL, money, staff.staffId),
    `registration-${registrationnumber}.pdf`,
  );
}
