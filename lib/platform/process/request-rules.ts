import type { IncomingMessage } from 'node:http';
import path from 'node:path';

/** No call takes a larger body; each call's own limit is lower (see `readBody`). */
const LARGEST_BODY_BYTES = 8 * 1024 * 1024;

/** A call that is served, such as GET /api/receipts/{number}. */
export interface ServedCall {
  method: string;
  /** With `{name}` for each part that is chosen. */
  path: string;
}

interface Refusal {
  status: number;
  code: string;
  message: string;
  headers?: Record<string, string>;
}

/**
 * What is refused before any page or handler sees it: malformed addresses, endpoints of the framework,
 * unknown calls, methods that a call does not have, and bodies whose announced length is too large.
 */
export function requestRules(
  calls: readonly ServedCall[],
): (request: IncomingMessage) => Refusal | null {
  const methodsOf = methodsByCall(calls);
  return (request) => refusalOf(request, methodsOf);
}

/** @param methodsOf the methods of the call at an address; none where there is no call */
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
 * Whether it asks the framework itself, and not for a file of the build. Its image endpoint would make
 * public, cached copies of private photos, and logs the address of what it cannot read.
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

/** Answered as data, also when there is none; never as a page. */
export function isPhoto(url: string): boolean {
  return /^\/public\/[^/?]+(\?|$)/.test(url);
}

const FRAMEWORK_HEADER =
  /^(rsc$|next-|x-(action|invoke|invocation|matched|middleware|next|nextjs|now|prerender|vercel)-)/;
/** What the client's router sends to draw a page again in place; only the office does that. */
const ROUTER_HEADER = /^(rsc|next-url|next-router-.*)$/;
const OFFICE = /^\/searchuser([/?]|$)/;

/**
 * Removes the headers that the framework takes as its own: with them anybody could have a page answered as
 * data, by redirects, or with other rules for caches.
 */
export function removeFrameworkHeaders({ url = '', headers }: IncomingMessage): void {
  const isOffice = OFFICE.test(url);
  for (const name of Object.keys(headers)) {
    if (!FRAMEWORK_HEADER.test(name) || (isOffice && ROUTER_HEADER.test(name))) continue;
    delete headers[name];
  }
}
