import 'server-only';
import { logFailure } from '@/lib/platform/log';

/** For one person: nothing on the way keeps it, lists it, or takes it for something else. */
const personal = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
};

/**
 * A table that is sent as it is read, to be saved under this name. Where reading fails the connection
 * breaks, so that half a table is not taken for a whole one.
 */
export function csvAnswer(pieces: AsyncGenerator<string, void>, filename: string): Response {
  return new Response(streamOf(pieces), {
    headers: {
      ...personal,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${filename}"`,
    },
  });
}

/** Reads on only as fast as the browser takes it, and stops when the browser goes. */
function streamOf(pieces: AsyncGenerator<string, void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let gone = false;
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await pieces.next();
        if (gone) return;
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (error) {
        logFailure('export', error);
        throw error;
      }
    },
    async cancel() {
      gone = true;
      await pieces.return();
    },
  });
}

/** A sentence that says what to do, for whoever followed a link. */
export function plainRefusal(status: number, sentence: string): Response {
  const headers = { ...personal, 'Content-Type': 'text/plain; charset=utf-8' };
  return new Response(`${sentence}\n`, { status, headers });
}

/** For one person: nothing on the way keeps it or lists it. */

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
