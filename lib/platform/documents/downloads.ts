import 'server-only';
import { Readable } from 'node:stream';
import { escapedHtml } from '@/lib/platform/escaped-html';
import { materialHeaders } from './data-headers';
import { logFailure } from '@/lib/platform/log';
import { noteSecurity } from '@/lib/platform/security-log';
import { BUSY_RETRY_SECONDS, isWorkersBusy } from './worker-pool';

/** Headers of personal documents: not cached, not indexed, no content sniffing. */
const personal = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
};

/** Headers of a picture on a page, besides its type: nothing in it may run if it is opened directly. */
export const pictureHeaders = {
  ...materialHeaders,
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * A CSV download that is streamed while it is read. A read error breaks the connection, so that a
 * partial table does not pass for a complete one.
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

/** Respects backpressure and stops when the client disconnects. */
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

/**
 * A plain-text error page for a link, telling the user what to do. With 403 and 429 it is an event of the
 * security log.
 * @param who the account, if known
 */
export function plainRefusal(
  status: number,
  sentence: string,
  { staffId, studentId }: { staffId?: string | null; studentId?: string | null } = {},
): Response {
  const who = { ...(staffId && { staffId }), ...(studentId && { studentId }) };
  if (status === 403)
    noteSecurity({ event: 'access.refused', ...who, detail: { code: 'forbidden' } });
  if (status === 429) {
    noteSecurity({ event: 'access.limited', ...who, detail: { code: 'too_many_requests' } });
  }
  const body = Buffer.from(`${sentence}\n`);
  const headers = {
    ...personal,
    'Content-Type': 'text/plain; charset=utf-8',
    // Next compresses every text whose length it does not know.
    'Content-Length': String(body.length),
  };
  return new Response(body, { status, headers });
}

/**
 * A PDF download with this file name. It is personal: not cached, not indexed. Asks to come back
 * while too many documents are being made.
 */
export async function pdfAnswer(
  pdf: Promise<Uint8Array<ArrayBuffer>>,
  filename: string,
): Promise<Response> {
  try {
    return new Response(await pdf, {
      headers: {
        ...personal,
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename="${filename}"`,
      },
    });
  } catch (error) {
    if (!isWorkersBusy(error)) throw error;
    const refusal = plainRefusal(
      503,
      'The site is busy making documents. Please try again in half a minute.',
    );
    refusal.headers.set('Retry-After', String(BUSY_RETRY_SECONDS));
    return refusal;
  }
}

/** A calendar file with this name (RFC 5545). */
export function calendarAnswer(calendar: string, filename: string): Response {
  return new Response(calendar, {
    headers: {
      ...personal,
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${filename}"`,
    },
  });
}

/** A ZIP download with this file name, streamed. */
export function zipAnswer(zip: Readable, filename: string): Response {
  return new Response(Readable.toWeb(zip) as ReadableStream, {
    headers: {
      ...personal,
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${filename}"`,
    },
  });
}

interface SentFile {
  type: string;
  size: number;
  /** Hash of these bytes, in quotes. */
  etag: string;
  /** Suggested file name, in any script. */
  filename: string;
}

/**
 * A file for one person, or a range of its bytes. It is saved, not shown: browsers do not show a PDF that may
 * run nothing.
 * @param range first and last byte; null for the whole file
 */
export function fileAnswer(
  body: ReadableStream<Uint8Array> | null,
  { type, size, etag, filename }: SentFile,
  range: { first: number; last: number } | null,
): Response {
  const { first, last } = range ?? { first: 0, last: size - 1 };
  const ascii = filename.replace(/[^\w .()-]+/g, '-');
  const headers = {
    ...personal,
    ...materialHeaders,
    'Content-Type': type,
    'Content-Length': String(last + 1 - first),
    'Content-Disposition': `attachment; filename="${ascii}"; filename*=UTF-8''${encodeRfc8187(filename)}`,
    'Accept-Ranges': 'bytes',
    ETag: etag,
    ...(range && { 'Content-Range': `bytes ${first}-${last}/${size}` }),
  };
  return new Response(body, { status: range ? 206 : 200, headers });
}

/** `encodeURIComponent` leaves characters that a header value in this form must not have. */
const encodeRfc8187 = (text: string) =>
  encodeURIComponent(text.toWellFormed()).replace(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Answer to a range that begins after the end of a file. */
export function noSuchRange(size: number): Response {
  const refusal = plainRefusal(416, 'The file is shorter than that. Please download it again.');
  refusal.headers.set('Content-Range', `bytes */${size}`);
  return refusal;
}

/**
 * The page that linked to a document which students and staff may both open. Without a cookie, only
 * the referrer distinguishes them.
 */
export function pageOfLink({ headers }: Request): '/history' | '/searchuser' {
  const from = headers.get('referer') ?? '';
  const path = URL.canParse(from) ? new URL(from).pathname : '';
  return /^\/searchuser(\/|$)/.test(path) ? '/searchuser' : '/history';
}

/** Redirects a visitor without a cookie to the page that sets it. */
export function pageFirst(path: string): Response {
  return new Response(null, { status: 303, headers: { ...personal, Location: path } });
}

/** Redirects to another site without telling it which page led there. */
export function linkAnswer(url: string): Response {
  const headers = { ...personal, ...materialHeaders, Location: new URL(url).href };
  return new Response(null, { status: 303, headers });
}

/** An HTML page that names the other site before a link of course material leads there. */
export function leavingAnswer(url: string, title: string): Response {
  const { href, hostname } = new URL(url);
  const html = `<!doctype html>
<html lang="en-IN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Open ${escapedHtml(hostname)}?</title>
<h1>${escapedHtml(title)}</h1>
<p>Your teacher shared this on another website: <b>${escapedHtml(hostname)}</b>. Enter no password of yours there.</p>
<p><a href="${escapedHtml(href)}" rel="noreferrer">Continue to ${escapedHtml(hostname)}</a></p>
<p><a href="/history">Back to your account</a></p>
</html>
`;
  return new Response(html, {
    headers: { ...personal, ...materialHeaders, 'Content-Type': 'text/html; charset=utf-8' },
  });
}

const backTo = {
  student: { where: 'in your account', link: '<a href="/history">Your registrations</a>' },
  staff: { where: 'here', link: '<a href="/searchuser">Search again</a>' },
  payer: { where: 'at this address', link: '<a href="/contact">Ask us for the receipt</a>' },
} as const;

/**
 * An HTML page for a document that does not exist.
 * @param what "registration", "receipt", "batch" or "course material"
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
