import { cookieLogIn } from '@/lib/auth/cookie-log-in';
import { paymentsFor } from '@/lib/data/payment-state';
import { findPhoto } from '@/lib/data/photos';
import { askedRegistration } from '@/lib/documents/asked-registration';
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
  if (!logIn?.studentId) {
    return new Response(null, { status: 303, headers: { ...personal, Location: page + search } });
  }
  const record = await askedRegistration(logIn.studentId, searchParams.get('registration'));
  if (typeof record === 'string') return notFound();
  const { studentProfile, registrationnumber } = record;
  const photo = studentProfile ? await findPhoto(studentProfile) : null;
  const payments = await paymentsFor(record.id);
  return new Response(await registrationPdf(record, photo, env.SITE_URL, payments), {
    headers: {
      ...personal,
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="registration-${registrationnumber}.pdf"`,
    },
  });
}

const personal = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
};

function notFound(): Response {
  const html = `<!doctype html>
<html lang="en-IN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>No such registration</title>
<h1>No such registration</h1>
<p>There is no such registration in your account.</p>
<p><a href="/history">Your registrations</a></p>
</html>
`;
  return new Response(html, {
    status: 404,
    headers: { ...personal, 'Content-Type': 'text/html; charset=utf-8' },
  });
}
