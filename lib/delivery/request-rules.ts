import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { CLIENT_ADDRESS_HEADER } from '../platform/client-address';
import type { Refusal } from './request-limits';

/** No call accepts a larger body; each call has a lower limit of its own (see lib/calls). */
const LARGEST_BODY_BYTES = 8 * 1024 * 1024;

/** A served API call, such as GET /api/receipts/{number}. */
export interface ServedCall {
  method: string;
  /** With `{name}` for each path parameter. */
  path: string;
}

/**
 * Refuses requests before any page or handler sees them: malformed URLs, framework endpoints,
 * unknown calls, unsupported methods, and bodies with too large a Content-Length.
 */
export function requestRules(
  calls: readonly ServedCall[],
): (request: IncomingMessage) => Refusal | null {
  const methodsOf = methodsByCall(calls);
  return (request) => refusalOf(request, methodsOf);
}

/** @param methodsOf the methods of the call at a URL; none if there is no call */
function refusalOf(
  { method = '', url = '', headers }: IncomingMessage,
  methodsOf: (url: string) => readonly string[],
): Refusal | null {
  if (!url.startsWith('/') || url.startsWith('//') || !isDecodable(url)) {
    return { status: 400, code: 'bad_request', message: 'This is not an address of this site.' };
  }
  if (isFrameworkAddress(url)) {
    const message = 'There is no such file.';
    return { status: 404, code: 'not_found', message, what: 'framework address' };
  }
  const allowed = isApi(url) ? methodsOf(url) : ['GET', 'HEAD'];
  if (allowed.length === 0) {
    return { status: 404, code: 'not_found', message: 'There is no such call.' };
  }
  if (!allowed.includes(method)) {
    return {
      status: 405,
      code: 'method_not_allowed',
      message: `Use ${allowed.join(', ')} here.`,
      headers: { Allow: allowed.join(', ') },
    };
  }
  if (Number(headers['content-length'] ?? 0) > LARGEST_BODY_BYTES) {
    return { status: 413, code: 'too_large', message: 'That is larger than this site accepts.' };
  }
  return null;
}

/**
 * Whether the URL is an endpoint of the framework: pages as data, copies of private photos, internal pages.
 * Files of the build are answered earlier, so nothing below `/_` is served here.
 */
export function isFrameworkAddress(url: string): boolean {
  const [pathname = '', query = ''] = url.split(/\?(.*)/s);
  const plain = path.posix.normalize(decodeURIComponent(pathname)).toLowerCase();
  return (
    plain.startsWith('/_') ||
    plain.split('/').some((segment) => /^_(_next|next$)/.test(segment)) ||
    /\.(rsc|segments|action|meta|body)(\/|$)/.test(plain) ||
    (plain.endsWith('.txt') && !plain.startsWith('/.well-known/')) ||
    [...new URLSearchParams(query).keys()].some((name) => isFrameworkQuery(name, url))
  );
}

function isFrameworkQuery(name: string, url: string): boolean {
  return /^(__next|nxt[pi])/i.test(name) || (name === '_rsc' && !isOffice(url));
}

function methodsByCall(calls: readonly ServedCall[]): (url: string) => readonly string[] {
  const served = [...new Set(calls.map((call) => call.path))].map((path) => ({
    pattern: patternOf(path),
    methods: calls
      .filter((call) => call.path === path)
      .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])),
  }));
  return (url) => {
    const [pathname = ''] = url.split('?');
    return served.find(({ pattern }) => pattern.test(pathname))?.methods ?? [];
  };
}

/** Matches the pathnames of a call. */
export function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[\\w-]+')}/?$`);
}

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url.split('?')[0] ?? '');
    return true;
  } catch {
    return false;
  }
}

export function isApi(url: string): boolean {
  return /^\/api([/?]|$)/.test(url);
}

/** Whether the URL is a photo's, existing or not. */
export function isPhoto(url: string): boolean {
  return /^\/public\/[^/?]+(\?|$)/.test(url);
}

/** Whether the URL is that of course material uploaded or linked by staff, existing or not. */
export function isMaterial(url: string): boolean {
  return /^\/(shelf|searchuser\/site\/picture)\/[^/?]/.test(url);
}

/** The request headers that pages and calls read, and those Node needs for the body. */
const passedHeaders: ReadonlySet<string> = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'connection',
  'cookie',
  'content-length',
  'content-type',
  'transfer-encoding',
  'host',
  'origin',
  'referer',
  'range',
  'if-modified-since',
  'if-range',
  'if-none-match',
  'sec-fetch-dest',
  'sec-fetch-mode',
  'sec-fetch-site',
  'user-agent',
  CLIENT_ADDRESS_HEADER,
]);
/** Sent by the client router, which opens and refreshes pages of the office only. */
const routerHeaders: ReadonlySet<string> = new Set([
  'rsc',
  'next-url',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
]);

export const isOffice = (url: string) => /^\/searchuser([/?]|$)/.test(url);

/**
 * Removes all request headers that the site does not read: with some of them a client could get a page as
 * data, as a redirect, with other cache headers, or for another host.
 * @param declared names of the headers that payment gateways declare
 */
export function keepKnownHeaders(
  { url = '', method, headers }: IncomingMessage,
  declared: ReadonlySet<string>,
): void {
  const isRouter = method === 'GET' && isOffice(url);
  for (const name of Object.keys(headers)) {
    if (passedHeaders.has(name) || declared.has(name) || (isRouter && routerHeaders.has(name)))
      continue;
    delete headers[name];
  }
}

/**
 * The existing lower-case path for one such as `/testseries/GATE`, with its query; null if there is none.
 */
export function lowerCaseTarget(url: string, known: ReadonlySet<string>): string | null {
  const [pathname = '', ...query] = url.split('?');
  const lower = pathname.toLowerCase();
  if (lower === pathname || known.has(pathname) || !known.has(lower)) return null;
  return [lower, ...query].join('?');
}
