import { cookieLogIn } from '@/lib/accounts/cookie-log-in';
import { findPhoto } from '@/lib/accounts/photos';
import { registrationPdf } from '@/lib/enrolment/registration-pdf';
import { requestedRegistration } from '@/lib/enrolment/registrations';
import { copiedMoney } from '@/lib/payments/upi/upi-slip';
import { noSuchDocument, pageFirst, pdfAnswer } from '@/lib/platform/documents/downloads';
import { env } from '@/lib/platform/env';

const page = '/form-print';

/**
 * The PDF of a registration. Reached by a link, so authenticated by cookie; without one, redirects
 * to the page that issues a cookie for a token, or to the login page.
 */
export async function GET(request: Request): Promise<Response> {
  const { search, searchParams } = new URL(request.url);
  const logIn = await cookieLogIn(request);
  if (!logIn?.studentId) return pageFirst(page + search);
  const record = await requestedRegistration(logIn.studentId, searchParams.get('registration'));
  if (typeof record === 'string') return noSuchDocument('registration');
  const { studentProfile, registrationnumber } = record;
  const photo = studentProfile ? await findPhoto(studentProfile) : null;
  const money = await copiedMoney(record.id);
  return pdfAnswer(
    registrationPdf(record, photo, env.SITE_URL, money, logIn.studentId),
    `registration-${registrationnumber}.pdf`,
  );
}
