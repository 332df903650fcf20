import { cookieLogIn } from '@/lib/auth/cookie-log-in';
import { findReceipt } from '@/lib/data/receipt-copies';
import { receiptPdf } from '@/lib/documents/receipt-pdf';
import { env } from '@/lib/env';

/**
 * A receipt as a file, for the student it belongs to and for staff. Links lead here, so it goes by the
 * cookie as pages do; whoever has none is sent to the page that gives one, where the link is.
 */
export async function GET(request: Request): Promise<Response> {
  const logIn = await cookieLogIn(request);
  if (!logIn) {
    return new Response(null, { status: 303, headers: { ...personal, Location: '/history' } });
  }
  // As it was sent: a code that has to be decoded is none of ours.
  const [, , code = ''] = new URL(request.url).pathname.split('/');
  const record = await findReceipt(logIn, code);
  if (!record) return notFound();
  const name = record.number.replaceAll('/', '-');
  return new Response(receiptPdf(record, env.SITE_URL), {
    headers: {
      ...personal,
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="receipt-${name}.pdf"`,
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
<title>No such receipt</title>
<h1>No such receipt</h1>
<p>There is no such receipt in your account.</p>
<p><a href="/history">Your registrations</a></p>
</html>
`;
  return new Response(html, {
    status: 404,
    headers: { ...personal, 'Content-Type': 'text/html; charset=utf-8' },
  });
}
