import type { IncomingMessage, ServerResponse } from 'node:http';
import { openPool, STATEMENT_LIMIT_MS } from '@/lib/platform/database-connection';
import { env } from '@/lib/platform/env';
import type { FinishedSite } from './finished-site';
import { dataPolicy, materialHeaders } from '@/lib/platform/documents/data-headers';
import {
  contentSecurityPolicy,
  securityHeaders,
  setPagePolicy,
  transportHeaders,
} from './security-headers';
import { log } from '@/lib/platform/log';
import { keyedHash } from '@/lib/platform/secrets';
import { renderedInto } from '@/lib/platform/page-status';
import { noteSecurity, requestedFrom } from '@/lib/platform/security-log';
import {
  cameOverTls,
  CHECK_HEADER,
  CLIENT_ADDRESS_HEADER,
  noteClientAddress,
} from '../platform/client-address';
import { buildPath, publicPage } from './chosen-pages';
import { directHandlers } from './direct-handlers';
import { sendOnFailure, type ErrorPages } from './error-page';
import { limitRequests } from './request-limits';
import {
  isApi,
  isFrameworkAddress,
  isMaterial,
  isPhoto,
  keepKnownHeaders,
  lowerCaseTarget,
  requestRules,
  type ServedCall,
} from './request-rules';
import type { Route } from './route-table';
import type { Serve } from './web-server';

interface PipelineParts {
  site: FinishedSite;
  /** Next's own handler. */
  next: Serve;
  /** Handlers called without Next, and the pages that Next renders. */
  routes: readonly Route[];
  health: Health;
  /** Null in development: Next then shows errors itself, with files of its own. */
  errorPages: ErrorPages | null;
  /** Every call below /api. */
  calls: readonly ServedCall[];
  /** Headers that payment gateways declare. */
  webhookHeaders: ReadonlySet<string>;
  /** Aborted when this process is about to end: every answer then ends its connection. */
  leaving: AbortSignal;
  /** Aborted when the whole site is about to end. */
  closing: AbortSignal;
}

/** Handles a request in this order: finished files, refusals, health, letter case, handlers, Next. */
export function createPipeline(parts: PipelineParts): Serve {
  const { site, leaving } = parts;
  const serveRest = restOfPipeline(parts);
  // No promise is made for a finished file: with the async hooks that Next turns on, each costs time.
  return (request, response) => {
    if (leaving.aborted) response.setHeader('Connection', 'close');
    const isOverTls = cameOverTls(request, env.TRUSTED_PROXIES);
    if (site.serve(request, response, isOverTls)) return undefined;
    return serveRest(request, response, isOverTls ? transportHeaders : {});
  };
}

/** For everything that is not a finished file. */
function restOfPipeline({
  site,
  next,
  routes,
  health,
  errorPages,
  calls,
  webhookHeaders,
  closing,
}: PipelineParts): (
  request: IncomingMessage,
  response: ServerResponse,
  transport: Readonly<Record<string, string>>,
) => Promise<void> {
  const isDevelopment = errorPages === null;
  const refuseByRule = requestRules(calls);
  const limit = limitRequests();
  const turn = takeTurns();
  const handlerOf = directHandlers(routes);
  const known = new Set(site.manifest.paths);
  const dataHeaders = { ...securityHeaders, 'Content-Security-Policy': dataPolicy };
  const protectPage = pageProtection(site, health, errorPages);

  return async (request, response, transport) => {
    if (isDevelopment && isFrameworkAddress(request.url ?? '')) return next(request, response);
    setHeaders(response, transport);
    noteClientAddress(request, env.TRUSTED_PROXIES);
    warnOfUnknownProxy(request);
    setHeaders(response, dataHeaders);
    const refusal = refuseByRule(request) ?? limit(request, response);
    if (refusal) {
      const { status, headers, code, message, what } = refusal;
      const event = code === 'too_many_requests' ? 'request.limited' : 'request.refused';
      const detail = { code, ...(what && { what }) };
      noteSecurity({ event, address: addressOf(request), detail });
      return answer(response, status, { success: false, code, message }, headers);
    }
    const url = request.url ?? '/';
    if (url === '/api/health/live') return answer(response, 200, { status: 'live' });
    if (url === '/api/health/ready') {
      const ready = !closing.aborted && (await health.isReady());
      const status = ready ? 'ready' : 'not ready';
      return answer(response, ready ? 200 : 503, { status, ...seenByCheck(request) });
    }
    const target = isApi(url) ? null : lowerCaseTarget(url, known);
    if (target) return answer(response, 308, { location: target }, { Location: target });
    const own = publicPage(url);
    if (own) return answer(response, 307, { location: own }, { Location: own });
    keepKnownHeaders(request, webhookHeaders);
    const serve = handlerOf(request);
    // A download may take longer than a page.
    const deadlineMs = serve ? Infinity : PAGE_DEADLINE_MS;
    if (!isApi(url) && !isPhoto(url)) protectPage(request, response, { transport, deadlineMs });
    if (isPhoto(url) || isMaterial(url)) setHeaders(response, materialHeaders);
    await turn();
    await requestedFrom(addressOf(request), () =>
      renderedInto(response, () => (serve ?? next)(request, response)),
    );
  };
}

/** Runs before a page is rendered. No policy in development, where Next evaluates text. */
function pageProtection(
  { manifest }: FinishedSite,
  health: Health,
  errorPages: ErrorPages | null,
): (
  request: IncomingMessage,
  response: ServerResponse,
  answer: { transport: Readonly<Record<string, string>>; deadlineMs: number },
) => void {
  const errorHeaders = { ...securityHeaders, 'Content-Security-Policy': contentSecurityPolicy() };
  return (request, response, { transport, deadlineMs }) => {
    if (!errorPages) {
      response.removeHeader('Content-Security-Policy');
      request.url = buildPath(request.url ?? '/');
      return;
    }
    setPagePolicy(request, response, manifest);
    const sendAway = sendOnFailure(response, errorPages, { ...errorHeaders, ...transport });
    watchDatabase(response, health, deadlineMs, sendAway);
  };
}

/** With the database's limit of two seconds, a page is answered within five. */
const SUSPECT_AFTER_MS = 2_500;
/** Before a statement that waits for a lock is cancelled, which is an error. */
const PAGE_DEADLINE_MS = STATEMENT_LIMIT_MS - 500;

/** Calls `sendAway` once a page has waited for an unreachable database, or for `deadlineMs`. */
function watchDatabase(
  response: ServerResponse,
  health: Health,
  deadlineMs: number,
  sendAway: () => void,
): void {
  const look = async () => {
    if (!(await health.isReady())) return sendAway();
    if (!response.headersSent && !response.destroyed) timer = setTimeout(check, SUSPECT_AFTER_MS);
  };
  const check = () => void look();
  let timer = setTimeout(check, SUSPECT_AFTER_MS);
  const deadline = deadlineMs < Infinity ? setTimeout(sendAway, deadlineMs) : undefined;
  response.once('close', () => {
    clearTimeout(timer);
    clearTimeout(deadline);
  });
}

/**
 * The client address seen by the site, for a request of `npm run check` with the site's secret; null for all
 * others.
 */
function seenByCheck(request: IncomingMessage): { address?: string | null; isOverTls?: boolean } {
  const given = request.headers[CHECK_HEADER];
  if (!given || given !== keyedHash('check')) return {};
  return {
    address: addressOf(request),
    isOverTls: cameOverTls(request, env.TRUSTED_PROXIES),
  };
}

/**
 * Resolves at once, or, while many requests arrive together, one after the other: in between, the event loop
 * handles other arrivals, such as a health check.
 */
function takeTurns(): () => Promise<void> {
  const waiting: (() => void)[] = [];
  let isTaken = false;
  const nextTurn = () => {
    const begin = waiting.shift();
    isTaken = begin !== undefined;
    begin?.();
    if (isTaken) setImmediate(nextTurn);
  };
  return () => {
    if (isTaken) return new Promise((resolve) => waiting.push(resolve));
    isTaken = true;
    setImmediate(nextTurn);
    return Promise.resolve();
  };
}

const addressOf = ({ headers }: IncomingMessage) =>
  headers[CLIENT_ADDRESS_HEADER]?.toString() ?? null;

let warned = false;

/** Behind an untrusted proxy, all visitors share one IP address and its limits. */
function warnOfUnknownProxy({ headers, socket }: IncomingMessage): void {
  if (warned || !headers['x-forwarded-for'] || env.TRUSTED_PROXIES.length > 0) return;
  warned = true;
  const hint = 'If that is your proxy, name it in TRUSTED_PROXIES (see .env.example).';
  log.warn({
    where: 'web server',
    hint: `X-Forwarded-For came from ${socket.remoteAddress}. ${hint}`,
  });
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

function answer(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  });
  response.end(JSON.stringify(body));
}

export interface Health {
  /** Whether the database answers; checked at most once a second. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

/** Checks the database on a separate connection. */
export function watchHealth(databaseUrl: string): Health {
  const pool = openPool(databaseUrl, 'health', {
    max: 1,
    connectionTimeoutMillis: 2_000,
    query_timeout: 2_000,
  });
  let last = { at: 0, answer: Promise.resolve(false) };
  return {
    isReady: () => {
      if (Date.now() - last.at > 1_000) {
        const answer = pool.query('select 1').then(
          () => true,
          () => false,
        );
        last = { at: Date.now(), answer };
      }
      return last.answer;
    },
    close: () => pool.end(),
  };
}
