import type { IncomingMessage } from 'node:http';
import path from 'node:path';

/** No call accepts a larger body; each call has a lower limit of its own (see lib/calls). */
const LARGEST_BODY_BYTES = 8 * 1024 * 1024;

/** An API call that is served, such as GET /api/receipts/{number}. */
export interface ServedCall {
  method: string;
  /** With `{name}` for each path parameter. */
  path: string;
}

interface Refusal {
  status: number;
  code: string;
  message: string;
  headers?: Record<string, string>;
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

/** @param methodsOf the methods of the call at a URL; none where there is no call */
function refusalOf(
  { method = '', url = '', headers }: IncomingMessage,
  methodsOf: (url: string) => readonly string[],
): Refusal | null {
  if (!url.startsWith('/') || url.startsWith('//') || !isDecodable(url)) {
    return { status: 400, code: 'bad_request', message: 'That is not an address of this site.' };
  }
  if (isFrameworkCall(url)) {
    return { status: 404, code: 'not_found', message: 'There is no such file.' };
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
    return { status: 413, code: 'too_large', message: 'That is more than this site can take.' };
  }
  return null;
}

/**
 * Whether the URL is a framework endpoint other than a build file. The image endpoint would make
 * public, cached copies of private photos, and logs the URLs it cannot read.
 */
function isFrameworkCall(url: string): boolean {
  const [pathname = ''] = url.split('?');
  const plain = path.posix.normalize(decodeURIComponent(pathname)).toLowerCase();
  return /^\/_next(\/(?!static\/)|$)/.test(plain);
}

function methodsByCall(calls: readonly ServedCall[]): (url: string) => readonly string[] {
  const served = [...new Set(calls.map((call) => call.path))].map((path) => ({
    pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[\\w-]+')}/?$`),
    methods: calls
      .filter((call) => call.path === path)
      .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])),
  }));
  return (url) => {
    const [pathname = ''] = url.split('?');
    return served.find(({ pattern }) => pattern.test(pathname))?.methods ?? [];
  };
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

const FRAMEWORK_HEADER =
  /^(rsc$|next-|x-(action|invoke|invocation|matched|middleware|next|nextjs|now|prerender|vercel)-)/;
/** Sent by the client router to refresh a page; only the office uses it. */
const ROUTER_HEADER = /^(rsc|next-url|next-router-.*)$/;
const OFFICE = /^\/searchuser([/?]|$)/;

/**
 * Removes headers reserved for the framework: with them a client could get a page as data, as a
 * redirect, or with other cache headers.
 */
export function removeFrameworkHeaders({ url = '', headers }: IncomingMessage): void {
  const isOffice = OFFICE.test(url);
  for (const name of Object.keys(headers)) {
    if (!FRAMEWORK_HEADER.test(name) || (isOffice && ROUTER_HEADER.test(name))) continue;
    delete headers[name];
  }
}

/**
 * The existing lower-case path for one such as `/testseries/GATE`, with its query; null when there
 * is none.
 */
export function lowerCaseTarget(url: string, known: ReadonlySet<string>): string | null {
  const [pathname = '', ...query] = url.split('?');
  const lower = pathname.toLowerCase();
  if (lower === pathname || known.has(pathname) || !known.has(lower)) return null;
  return [lower, ...query].join('?');
}
