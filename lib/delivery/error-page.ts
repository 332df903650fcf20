import type { ServerResponse } from 'node:http';

/** Whole HTML documents. */
export interface ErrorPages {
  failed: string;
  /** For a page that waits for an unreachable database. */
  away: string;
}

const RETRY_AFTER_SECONDS = '30';

/**
 * Replaces every answer with status 500 by a document: Next's own body is empty until a script fills it.
 * Call it before anything is written.
 * @param headers sent with the page
 * @returns sends the document for status 503 now, unless an answer has begun; later writes are discarded
 */
export function sendOnFailure(
  response: ServerResponse,
  pages: ErrorPages,
  headers: Readonly<Record<string, string>> = {},
): () => void {
  const { writeHead, write, end, flushHeaders } = response;
  let replaced = false;
  const sendPage = (status: 500 | 503, page: string): void => {
    replaced = true;
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    writeHead.call(response, status, {
      ...headers,
      ...(status === 503 && { 'Retry-After': RETRY_AFTER_SECONDS }),
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': Buffer.byteLength(page),
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    });
    (end as (body: string) => ServerResponse).call(response, page);
    // The framework still renders.
    response.setHeader = () => response;
    response.appendHeader = () => response;
    response.removeHeader = () => {};
  };
  const replace = (): boolean => {
    if (replaced || response.headersSent || response.statusCode !== 500) return replaced;
    sendPage(500, pages.failed);
    return true;
  };
  // Later writes are discarded.
  const after = <Args extends unknown[], Result>(
    method: (...args: Args) => Result,
    dropped: Result,
  ) =>
    function intercepted(...args: Args): Result {
      return replace() ? dropped : method.apply(response, args);
    };
  response.writeHead = function intercepted(status: number, ...rest: never[]) {
    if (!response.headersSent) response.statusCode = status;
    return replace() ? response : writeHead.call(response, status, ...rest);
  };
  response.flushHeaders = after(flushHeaders, undefined);
  response.write = after(write as (...args: unknown[]) => boolean, true);
  response.end = after(end as (...args: unknown[]) => ServerResponse, response);
  return () => {
    if (!replaced && !response.headersSent && !response.destroyed) sendPage(503, pages.away);
  };
}
