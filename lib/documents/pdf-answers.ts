import 'server-only';

/** For one person: nothing on the way keeps it or lists it. */
const personal = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
};

/** A PDF, to be saved under this name. */
export function pdfAnswer(pdf: BodyInit, filename: string): Response {
  return new Response(pdf, {
    headers: {
      ...personal,
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${filename}"`,
    },
  });
}

/**
 * The page where the link to a document stands that students and staff both may open: nothing but where
 * the request comes from tells whose it is when there is no cookie.
 */
export function pageOfLink({ headers }: Request): '/history' | '/searchuser' {
  const from = headers.get('referer') ?? '';
  const path = URL.canParse(from) ? new URL(from).pathname : '';
  return /^\/searchuser(\/|$)/.test(path) ? '/searchuser' : '/history';
}

/** To the page that gives a cookie, for whoever has none. */
export function pageFirst(path: string): Response {
  return new Response(null, { status: 303, headers: { ...personal, Location: path } });
}

const backTo = {
  student: { where: 'in your account', link: '<a href="/history">Your registrations</a>' },
  staff: { where: 'here any more', link: '<a href="/searchuser">Search again</a>' },
} as const;

/**
 * A small page, because a link led here.
 * @param what "registration" or "receipt"
 */
export function noSuchDocument(what: string, reader: keyof typeof backTo = 'student'): Response {
  const { where, link } = backTo[reader];
  const html = `<!doctype html>
<html lang="en-IN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>No such ${what}</title>
<h1>No such ${what}</h1>
<p>There is no such ${what} ${where}.</p>
<p>${link}</p>
</html>
`;
  return new Response(html, {
    status: 404,
    headers: { ...personal, 'Content-Type': 'text/html; charset=utf-8' },
  });
}
