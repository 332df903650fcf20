import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FinishedManifest, OfficeFiles } from '@/lib/platform/finished-site/finished-file';
import { acceptedEncodings } from '@/lib/platform/finished-site/finished-site';
import { contentSecurityPolicy } from '@/lib/platform/finished-site/security-headers';
import { stripFramework } from '@/lib/platform/finished-site/strip-framework';
import { logFailure } from '@/lib/platform/log';

/**
 * Takes the framework out of office pages before they are sent, where all that React runs on stands in
 * islands. Other pages are sent as Next renders them.
 * @returns to be called before Next writes anything
 */
export function stripOfficePages({
  officePages,
  officeFiles,
}: FinishedManifest): (request: IncomingMessage, response: ServerResponse) => void {
  const patterns = officePages.map(
    (route) => new RegExp(`^${route.replace(/\[\w+\]/g, '[^/]+')}$`),
  );
  return (request, response) => {
    const { method, url = '/', headers } = request;
    const pathname = url.split('?')[0] ?? '';
    if (method !== 'GET' || headers.rsc || !patterns.some((one) => one.test(pathname))) return;
    const accepted = headers['accept-encoding']?.toString() ?? '';
    // Next would compress what has to be read here.
    delete headers['accept-encoding'];
    holdBack(response, (html) => send(response, html, { accepted, pathname, officeFiles }));
  };
}

/** Collects what is written, and hands it over in place of ending the answer. */
function holdBack(response: ServerResponse, sendAll: (body: Buffer) => Promise<void>): void {
  const { writeHead, write, end, flushHeaders } = response;
  const chunks: Buffer[] = [];
  const collect = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  response.flushHeaders = () => {};
  response.writeHead = function held(status: number, ...rest: unknown[]) {
    response.statusCode = status;
    const headers = rest.at(-1);
    if (typeof headers === 'object' && headers !== null) {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    }
    return response;
  };
  response.write = function held(chunk: unknown) {
    collect(chunk);
    return true;
  };
  response.end = function held(chunk?: unknown) {
    collect(chunk);
    Object.assign(response, { writeHead, write, end, flushHeaders });
    sendAll(Buffer.concat(chunks)).catch((error: unknown) => {
      logFailure('office page', error);
      response.destroy();
    });
    return response;
  };
}

/** Whether all that React runs on stands in islands: the frame does so only on such pages. */
const hasFrameIsland = (html: string) => html.includes('<site-island name="frame" ');

interface Sending {
  accepted: string;
  pathname: string;
  officeFiles: OfficeFiles;
}

async function send(
  response: ServerResponse,
  html: Buffer,
  { accepted, pathname, officeFiles }: Sending,
): Promise<void> {
  const text = html.toString();
  const bytes = hasFrameIsland(text) ? withoutFramework(text) : html;
  if (bytes !== html) response.setHeader('Content-Security-Policy', contentSecurityPolicy());
  const [encoding, packed] = await compress(bytes, accepted);
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('Content-Length', packed.length);
  response.end(packed);

  function withoutFramework(page: string): Buffer {
    try {
      return Buffer.from(withFiles(stripFramework(page, pathname), officeFiles));
    } catch (error) {
      logFailure('office page', error);
      return html;
    }
  }
}

/** Adds the loader of the islands and what it will ask for, and leaves out styles of other pages. */
function withFiles(html: string, { loader, islands, styles }: OfficeFiles): string {
  const names = [...html.matchAll(/<site-island name="(\w+)"/g)].map(([, name = '']) => name);
  const scripts = new Set(names.flatMap((name) => islands[name] ?? []));
  const preloads = [...scripts].map((script) => `<link rel="modulepreload" href="${script}"/>`);
  const start = `<script type="module" src="${loader}"></script>`;
  return html
    .replace(/(<link rel="stylesheet" href=")([^"?]+)/g, (link, before: string, href: string) =>
      styles[href] ? before + styles[href] : link,
    )
    .replace('</head>', () => `${start}${preloads.join('')}</head>`);
}

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const FAST = 4;

async function compress(
  bytes: Buffer,
  accepted: string,
): Promise<readonly [encoding: string | null, packed: Buffer]> {
  const [encoding] = acceptedEncodings(accepted);
  if (encoding === 'br') {
    return [encoding, await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: FAST } })];
  }
  return encoding === 'gzip' ? [encoding, await gz(bytes)] : [null, bytes];
}
