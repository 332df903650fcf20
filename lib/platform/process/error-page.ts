import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';

/**
 * Classes of `<html>` and style sheets of the build, read from its not-found page. Without that
 * page, both are empty and the error page is unstyled.
 */
export async function builtAssets(
  buildFolder: string,
): Promise<{ className: string; styles: string[] }> {
  const file = path.join(buildFolder, 'server/app/_not-found.html');
  const html = await readFile(file, 'utf8').catch(() => '');
  const links = [...html.matchAll(/<link\b[^>]*\brel="stylesheet"[^>]*>/g)].map(([link]) => link);
  return {
    className: /<html\b[^>]*\bclass="([^"]*)"/.exec(html)?.[1] ?? '',
    styles: links.flatMap((link) => /\bhref="([^"]*)"/.exec(link)?.[1] ?? []),
  };
}

/**
 * Replaces every answer with status 500 by `page`, a whole HTML document: Next's own body is empty
 * until a script fills it. Call it before anything is written.
 * @param headers sent with the page
 */
export function sendOnFailure(
  response: ServerResponse,
  page: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  const { writeHead, write, end, flushHeaders } = response;
  let replaced = false;
  const replace = (): boolean => {
    if (replaced || response.headersSent || response.statusCode !== 500) return replaced;
    replaced = true;
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    writeHead.call(response, 500, {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': Buffer.byteLength(page),
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    });
    (end as (body: string) => ServerResponse).call(response, page);
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
}
