import { cookieLogIn } from '@/lib/auth/cookie-log-in';
import { paymentsFor } from '@/lib/data/payment-state';
import { findPhoto } from '@/lib/data/photos';
import { askedRegistration } from '@/lib/documents/asked-registration';
import { noSuchDocument, pageFirst, pdfAnswer } from '@/lib/documents/pdf-answers';
import { registrationPdf } from '@/lib/documents/registration-pdf';
import { env } from '@/lib/env';

const page = '/form-print';

/**
 * The copy of a registration as a file. A link leads here, so it goes by the cookie as pages do. Whoever
 * has none is sent to the page, which gives a fresh cookie for a token, or the log-in page.
 */
export async function GET(request: Request): Promise<Response> {
  const { search, searchParams } = new URL(request.url);
  const logIn = await cookieLogIn(request);
  if (!logIn?.studentId) return pageFirst(page + search);
  const record = await askedRegistration(logIn.studentId, searchParams.get('registration'));
  if (typeof record === 'string') return noSuchDocument('registration');
  const { studentProfile, registrationnumber } = record;
  const photo = studentProfile ? await findPhoto(studentProfile) : null;
  const payments = await paymentsFor(record.id);
  return pdfAnswer(
    await registrationPdf(record, photo, env.SITE_URL, payments),
    `registration-${registrationnumber}.pdf`,
  );
}
