import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Audience, FinishedManifest, IslandFiles } from '@/lib/publishing/finished-file';
import { acceptedEncodings } from './finished-site';
import { contentSecurityPolicy } from './security-headers';
import { stripFramework } from './strip-framework';
import { logFailure } from '@/lib/platform/log';

/**
 * Takes the framework out of pages rendered at request time before they are sent, where all that React runs
 * on stands in islands: `<main>` then names its audience in `data-islands`, and in `data-status` the status
 * of a page that is sent with another than 200. Other pages are sent as Next renders them.
 * @returns to be called before Next writes anything
 */
export function stripRenderedPages({
  islandFiles,
}: FinishedManifest): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    const { method, url = '/', headers } = request;
    if (headers.rsc) return nameCharset(response);
    if (method !== 'GET') return;
    const pathname = url.split('?')[0] ?? '';
    const accepted = headers['accept-encoding']?.toString() ?? '';
    // Next would compress what has to be read here.
    delete headers['accept-encoding'];
    holdBack(response, async (body) => {
      const isPage = String(response.getHeader('Content-Type')).startsWith('text/html');
      if (!isPage || body.length === 0) return void response.end(body);
      await sendPage(response, body, { accepted, pathname, islandFiles });
    });
  };
}

/** Next names none for the data by which it refreshes a page. */
function nameCharset(response: ServerResponse): void {
  const { writeHead } = response;
  response.writeHead = function named(status: number, ...rest: never[]) {
    const type = response.getHeader('Content-Type');
    if (type === 'text/x-component') response.setHeader('Content-Type', `${type}; charset=utf-8`);
    return writeHead.call(response, status, ...rest);
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
    // Another answer was sent meanwhile.
    if (response.headersSent) return response;
    collect(chunk);
    Object.assign(response, { writeHead, write, end, flushHeaders });
    sendAll(Buffer.concat(chunks)).catch((error: unknown) => {
      logFailure('rendered page', error);
      response.destroy();
    });
    return response;
  };
}

interface Sending {
  accepted: string;
  pathname: string;
  islandFiles: FinishedManifest['islandFiles'];
}

async function sendPage(
  response: ServerResponse,
  html: Buffer,
  { accepted, pathname, islandFiles }: Sending,
): Promise<void> {
  const text = html.toString();
  const audience = /<main [^>]*data-islands="(\w+)"/.exec(text)?.[1] as Audience | undefined;
  const bytes = audience ? withoutFramework(text, audience) : html;
  if (audience && bytes !== html) {
    response.setHeader('Content-Security-Policy', contentSecurityPolicy());
    const link = response.getHeader('Link');
    if (link) response.setHeader('Link', ownPreloads(String(link), islandFiles[audience]));
  }
  const status = /<main [^>]*data-status="(\d{3})"/.exec(text)?.[1];
  if (audience && status) response.statusCode = Number(status);
  const [encoding, packed] = await compress(bytes, accepted);
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('Content-Length', packed.length);
  response.end(packed);

  function withoutFramework(page: string, by: Audience): Buffer {
    try {
      const sent = withFiles(stripFramework(page, pathname), islandFiles[by]);
      return Buffer.from(by === 'office' ? sent.replace(SITE_SCRIPT, '') : sent);
    } catch (error) {
      logFailure('rendered page', error);
      return html;
    }
  }
}

/** Nothing in the office needs the script of public pages. */
const SITE_SCRIPT = /<script src="\/site\.js" defer=""><\/script>/;

/** Adds the loader of the islands and what it will ask for, and leaves out styles of other pages. */
function withFiles(html: string, { loader, preloads, styles }: IslandFiles): string {
  const names = [...html.matchAll(/<site-island name="(\w+)"/g)].map(([, name = '']) => name);
  const scripts = new Set(names.flatMap((name) => preloads[name] ?? []));
  const links = [...scripts].map((script) => `<link rel="modulepreload" href="${script}"/>`);
  const start = names.length > 0 ? `<script type="module" src="${loader}"></script>` : '';
  return html
    .replace(/(<link rel="stylesheet" href=")([^"?]+)/g, (link, before: string, href: string) =>
      styles[href] ? before + styles[href] : link,
    )
    .replace('</head>', () => `${start}${links.join('')}</head>`);
}

/** The preloads of Next's header, without its nonce and with the style sheets that the page has. */
function ownPreloads(link: string, { styles }: IslandFiles): string {
  return link
    .replace(/; nonce="[^"]*"/g, '')
    .replace(/<([^>]+)>/g, (preload, href: string) =>
      styles[href] ? `<${styles[href]}>` : preload,
    );
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
