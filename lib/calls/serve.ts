import 'server-only';
import type * as z from 'zod/mini';
import { institute } from '@/content/facts/institute';
import { escapedHtml } from '@/lib/platform/escaped-html';
import { logFailure } from '@/lib/platform/log';
import { CLIENT_ADDRESS_HEADER } from '@/lib/platform/client-address';
import { noteSecurity, requestedFrom, type SecurityEventName } from '@/lib/platform/security-log';
import type { BodyOf, Call, DataOf } from './call';
import { ApiError, flaggedCodes, isApiError, statusOf, type ErrorCode } from './errors';
import { withMultipart } from './multipart';

const JSON_LIMIT_BYTES = 1024 * 1024;
const CALL_US = `Please call us on ${institute.phones[0].printed}.`;

type Work = (request: Request) => Promise<Response> | Response;
/** The second argument that Next passes to a route. */
type Context = { params: Promise<Readonly<Record<string, string | string[] | undefined>>> };

interface Received<C extends Call, Who> {
  who: Who;
  body: BodyOf<C>;
  request: Request;
  /** The client's IP address; null when it is unknown. */
  address: string | null;
}

/**
 * The result of a handler: the data, an object where the call declares more than data, or the whole response
 * where it declares its own answers.
 */
type ResultOf<C extends Call> = C extends { answers: object }
  ? Response
  : C extends { message: true } | { setsCookie: true }
    ? (C extends { data: unknown } ? { data: DataOf<C> } : unknown) &
        (C extends { message: true } ? { message: string } : unknown) &
        (C extends { setsCookie: true } ? { cookie: string | readonly string[] } : unknown)
    : DataOf<C>;

/** The handler of an authenticated call with a valid body. */
export type WorkOf<C extends Call, Who> = (
  received: Received<C, Who>,
) => Promise<ResultOf<C>> | ResultOf<C>;

/**
 * The route handler of a call: refuses other origins, authenticates, reads and validates the body,
 * then runs `work`. Errors become the answer.
 * @param authenticate runs before the body is read; throws to refuse
 */
export function serve<C extends Call, Who>(
  call: C,
  authenticate: (request: Request) => Promise<Who> | Who,
  work: WorkOf<C, Who>,
) {
  const answer = (request: Request) => {
    const address = request.headers.get(CLIENT_ADDRESS_HEADER);
    const asked: Asked = { who: null, body: null };
    const run = async () => {
      if (!call.fromAnywhere) refuseForeignOrigin(request);
      const who = await authenticate(request);
      asked.who = who;
      return withBody(request, call, async (body) => {
        asked.body = Object(body) as object;
        return answerOf(call, await work({ who, body, request, address }));
      });
    };
    return requestedFrom(address, () => noted(call, asked, run));
  };
  const handle = handler(call.flagged ? answerWithFlag(answer) : answer);
  return call.plainForm === undefined ? handle : answerPlainForm(call.plainForm, handle);
}

/** The route handler of a call that needs no credential. */
export function serveAnybody<C extends Call & { auth?: 'token or cookie' }>(
  call: C,
  work: WorkOf<C, null>,
) {
  return serve(call, () => null, work);
}

interface Asked {
  who: unknown;
  /** Null until it is valid. */
  body: object | null;
}

/** Runs a call and notes its security events. */
async function noted(call: Call, asked: Asked, run: () => Promise<Response>): Promise<Response> {
  const { name, events } = call;
  const note = (event: SecurityEventName | undefined, code?: string) => {
    if (!event) return;
    const { staffId, studentId } = Object(asked.who) as { staffId?: string; studentId?: string };
    const { email } = Object(asked.body) as { email?: string };
    noteSecurity({
      event,
      ...(staffId && { staffId }),
      ...(studentId && { studentId }),
      ...(events && email && { account: email }),
      detail: { call: name, ...(code && { code }) },
    });
  };
  try {
    const response = await run();
    note(events?.done);
    return response;
  } catch (error) {
    if (isApiError(error)) note(refusalEvent(call, asked, error), error.code);
    throw error;
  }
}

/** The security event of a refusal; undefined for ordinary mistakes in forms. */
function refusalEvent(
  { events }: Call,
  { who, body }: Asked,
  { code, details }: ApiError,
): SecurityEventName | undefined {
  if (code === 'too_many_requests') return events?.limited ?? 'access.limited';
  if (['bad_request', 'too_large', 'unsupported_media_type'].includes(code)) {
    return 'request.refused';
  }
  // The first factor was right, and the second is missing.
  if (details.flagCode) return 'secondFactor.failed';
  const failed = body === null ? undefined : events?.failed;
  // The id of somebody else's row is answered like an unknown one.
  const isForbidden =
    code === 'unauthorized' || code === 'forbidden' || (code === 'not_found' && who !== null);
  return failed ?? (isForbidden ? 'access.refused' : undefined);
}

async function withBody<C extends Call>(
  request: Request,
  { body }: C,
  work: (body: BodyOf<C>) => Promise<Response>,
): Promise<Response> {
  // TypeScript cannot resolve the conditional types of a generic call here.
  const checked = work as (body: unknown) => Promise<Response>;
  if (!body || body.ignored) return checked(undefined);
  const { schema, whenInvalid, file, limitBytes } = body;
  if (file === undefined) {
    return checked(await readBody(request, schema, whenInvalid, limitBytes));
  }
  return withMultipart(request, file, (form) => checked(checkFields(form, schema, whenInvalid)));
}

function answerOf({ answers, data, message, setsCookie }: Call, result: unknown): Response {
  if (answers) return result as Response;
  if (!message && !setsCookie) return success(data && result);
  const more = result as { data?: unknown; message?: string; cookie?: string | readonly string[] };
  const cookies = [more.cookie ?? []].flat();
  return success(
    more.data,
    cookies.map((cookie) => ['Set-Cookie', cookie]),
    more.message,
  );
}

function handler(work: Work) {
  return async (request: Request, context?: Context): Promise<Response> => {
    try {
      return await work(request);
    } catch (error) {
      return refusal(error, routeOf(new URL(request.url).pathname, await context?.params));
    }
  };
}

/** The path for the log, with `[name]` for each parameter: a photo's name is a credential. */
function routeOf(pathname: string, params: Awaited<Context['params']> = {}): string {
  const names = new Map(Object.entries(params).map(([name, value]) => [decoded(`${value}`), name]));
  const parts = pathname.split('/').map((part) => {
    const name = names.get(decoded(part));
    return name === undefined ? part : `[${name}]`;
  });
  return parts.join('/');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** `{ success: true, message?, data? }` (D17). */
function success(data?: unknown, headers: [string, string][] = [], message?: string): Response {
  return answer(200, { success: true, message, data }, headers);
}

/** Answers invalid content as `{ success: false, message }` with 200 (D17). */
function answerWithFlag(work: Work): Work {
  return async (request) => {
    try {
      return await work(request);
    } catch (error) {
      if (!isApiError(error) || !flaggedCodes.includes(error.code)) throw error;
      const { fields, flagCode } = error.details;
      return answer(200, {
        success: false,
        ...(flagCode && { code: flagCode }),
        message: error.message,
        ...(fields && { fields }),
      });
    }
  };
}

/**
 * Reads and validates a JSON or URL-encoded body.
 * @param whenInvalid error message when fields are missing or invalid
 * @throws ApiError too_large, unsupported_media_type, bad_request, or invalid_input naming the
 * fields
 */
async function readBody<T extends z.ZodMiniType>(
  request: Request,
  schema: T,
  whenInvalid: string | undefined,
  limitBytes = JSON_LIMIT_BYTES,
): Promise<z.output<T>> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json' && type !== 'application/x-www-form-urlencoded') {
    throw new ApiError('unsupported_media_type', 'Send the data as application/json.');
  }
  const text = await readText(request, limitBytes);
  const body =
    type === 'application/json' ? parseJson(text) : Object.fromEntries(new URLSearchParams(text));
  return checkFields(body, schema, whenInvalid);
}

/** @throws ApiError invalid_input naming the fields */
function checkFields<T extends z.ZodMiniType>(
  body: unknown,
  schema: T,
  whenInvalid = 'Enter All fields',
): z.output<T> {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const { path, message } of result.error.issues) {
    if (path.length === 0) throw new ApiError('invalid_input', 'Send the fields as one object.');
    fields[path.join('.')] ??= message;
  }
  throw new ApiError('invalid_input', whenInvalid, { fields });
}

async function readText(request: Request, limitBytes: number): Promise<string> {
  const bytes = await readBytes(request, limitBytes, 'That is larger than this form accepts.');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ApiError('bad_request', 'The text is not valid UTF-8.');
  }
}

/**
 * The raw body, for checking a signature.
 * @throws ApiError too_large
 */
export async function readBytes(
  { body }: Request,
  limitBytes: number,
  whenTooLarge: string,
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > limitBytes) throw new ApiError('too_large', whenTooLarge);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError('bad_request', 'The body is not valid JSON.');
  }
}

/** Refuses requests from other origins (CSRF). A client without Origin is no browser. */
function refuseForeignOrigin(request: Request): void {
  const origin = request.headers.get('origin');
  if (origin === null) return;
  const host = URL.canParse(origin) ? new URL(origin).host : null;
  if (host !== request.headers.get('host')) {
    throw new ApiError('forbidden', 'This can only be sent from our own pages.');
  }
}

const AWAY_CODES =
  /^(P1001|P1002|P1008|P1017|P2024|P2037|P2039|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|57014|57P0\d|53\d{3}|58030|08\w{3})$/;
const AWAY_MESSAGES =
  /^(Connection terminated|Query read timeout|Client has encountered a connection error|timeout exceeded when trying to connect)/;

function refusal(error: unknown, route: string): Response {
  if (isApiError(error)) {
    const { fields, retryAfterSeconds, version } = error.details;
    const body = {
      success: false,
      code: error.code,
      message: error.message,
      ...(fields && { fields }),
      ...(version !== undefined && { version }),
    };
    const headers = retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : undefined;
    return answer(statusOf[error.code], body, headers);
  }
  logFailure(route, error);
  const code: ErrorCode = isDatabaseAway(error) ? 'unavailable' : 'internal_error';
  const body = { success: false, code, message: `some error occured. ${CALL_US}` };
  return answer(statusOf[code], body, code === 'unavailable' ? { 'Retry-After': '5' } : undefined);
}

/** The driver reports a code, or only a message when the connection broke. */
function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return AWAY_CODES.test(databaseCode(error)) || AWAY_MESSAGES.test(error.message);
}

/** Prisma reports PostgreSQL's code for raw statements in `meta` (P2010). */
function databaseCode(error: Error): string {
  const { code, meta } = error as {
    code?: unknown;
    meta?: { driverAdapterError?: { cause?: { originalCode?: string } } };
  };
  return meta?.driverAdapterError?.cause?.originalCode ?? String(code);
}

function answer(
  status: number,
  body: unknown,
  headers: Record<string, string> | [string, string][] = [],
): Response {
  const own = Array.isArray(headers) ? headers : Object.entries(headers);
  return Response.json(body, { status, headers: [['Cache-Control', 'no-store'], ...own] });
}

/** Whether the browser submitted the form itself, without script. */
function isPlainForm({ headers }: Request): boolean {
  return headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') ?? false;
}

function answerPlainForm(donePath: string, handle: Work): Work {
  return async (request) => {
    const response = await handle(request);
    if (!isPlainForm(request)) return response;
    if (response.ok) return new Response(null, { status: 303, headers: { Location: donePath } });
    const { message, fields } = (await response.json()) as Refusal;
    const headers = new Headers(response.headers);
    headers.set('Content-Type', 'text/html; charset=utf-8');
    const sentences = [message, ...Object.values(fields ?? {})];
    return new Response(notSentPage(sentences), { status: response.status, headers });
  };
}

/** Path of the page that sent the form. */
export function sendingPage(request: Request): string | undefined {
  const referer = request.headers.get('referer');
  if (!referer || !URL.canParse(referer)) return undefined;
  const { host, pathname } = new URL(referer);
  return host === request.headers.get('host') ? pathname.slice(0, 300) : undefined;
}

interface Refusal {
  message: string;
  fields?: Record<string, string>;
}

function notSentPage(sentences: string[]): string {
  return `<!doctype html>
<html lang="en-IN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Not sent yet</title>
<h1>Not sent yet</h1>
${sentences.map((sentence) => `<p>${escapedHtml(sentence)}</p>`).join('\n')}
<p>Go back with your browser: what you typed is still there.</p>
</html>
`;
}
