import 'server-only';
import type * as z from 'zod/mini';
import { institute } from '@/content/institute';
import { logFailure } from '@/lib/platform/log';
import { CLIENT_ADDRESS_HEADER } from '@/lib/platform/process/client-address';
import { ApiError, isApiError, statusOf, type ErrorCode } from './errors';

const JSON_LIMIT_BYTES = 1024 * 1024;
const CALL_US = `Please call us on ${institute.phones[0].printed}.`;

type Work = (request: Request) => Promise<Response> | Response;
/** What Next hands to a route besides the request. */
type Context = { params: Promise<Readonly<Record<string, string | string[] | undefined>>> };

/**
 * The one way a route handler is made: refuses foreign sites and turns what was thrown into an answer.
 * @param fromAnywhere for what does nothing in a visitor's name, and other sites' pages lead to
 */
export function handler(work: Work, { fromAnywhere = false } = {}) {
  return async (request: Request, context?: Context): Promise<Response> => {
    try {
      if (!fromAnywhere) refuseForeignOrigin(request);
      return await work(request);
    } catch (error) {
      return refusal(error, routeOf(new URL(request.url).pathname, await context?.params));
    }
  };
}

/** The path for the log, with `[name]` for each chosen part: the name of a photo is a credential. */
function routeOf(pathname: string, params: Awaited<Context['params']> = {}): string {
  const names = new Map(Object.entries(params).map(([name, value]) => [plain(`${value}`), name]));
  const parts = pathname.split('/').map((part) => {
    const name = names.get(plain(part));
    return name === undefined ? part : `[${name}]`;
  });
  return parts.join('/');
}

function plain(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Where a call came from, or null when nothing in front of us knows it. */
export function addressOf({ headers }: Request): string | null {
  return headers.get(CLIENT_ADDRESS_HEADER);
}

/** `{ success: true, message?, data? }` (decision D17). */
export function success(
  data?: unknown,
  headers?: Record<string, string>,
  message?: string,
): Response {
  return answer(200, { success: true, message, data }, headers);
}

/**
 * For the four calls whose clients read the flag: a refusal of content travels as 200 with
 * `{ success: false, message }` (decision D17). Who has tried too often still gets 429.
 */
export function answerWithFlag(work: Work): Work {
  return async (request) => {
    try {
      return await work(request);
    } catch (error) {
      if (!isApiError(error) || !flagged.includes(error.code)) throw error;
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

const flagged: readonly ErrorCode[] = ['invalid_input', 'conflict'];

/**
 * Reads a JSON or form body of at most 1 MiB and checks it.
 * @param whenInvalid what the refusal says when fields are missing or wrong
 * @throws ApiError too_large, unsupported_media_type, bad_request, or invalid_input naming the fields
 */
export async function readBody<T extends z.ZodMiniType>(
  request: Request,
  schema: T,
  whenInvalid = 'Enter All fields',
): Promise<z.output<T>> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json' && type !== 'application/x-www-form-urlencoded') {
    throw new ApiError('unsupported_media_type', 'Send the data as application/json.');
  }
  const text = await readText(request, JSON_LIMIT_BYTES);
  const body =
    type === 'application/json' ? parseJson(text) : Object.fromEntries(new URLSearchParams(text));
  return checkFields(body, schema, whenInvalid);
}

/**
 * What a body holds, as its schema has it.
 * @param whenInvalid what the refusal says when fields are missing or wrong
 * @throws ApiError invalid_input naming the fields
 */
export function checkFields<T extends z.ZodMiniType>(
  body: unknown,
  schema: T,
  whenInvalid: string,
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

/** True for a form sent by the browser itself, before or without our script. */
export function isPlainForm(request: Request): boolean {
  return (
    request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') ?? false
  );
}

async function readText(request: Request, limitBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limitBytes) throw new ApiError('too_large', 'That is more than this form can take.');
    chunks.push(chunk);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new ApiError('bad_request', 'The text is not valid UTF-8.');
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError('bad_request', 'The body is not valid JSON.');
  }
}

/** A page of another site may not act in a visitor's name. A client that sends no Origin is no page. */
function refuseForeignOrigin(request: Request): void {
  const origin = request.headers.get('origin');
  if (origin === null) return;
  const host = URL.canParse(origin) ? new URL(origin).host : null;
  if (host !== request.headers.get('host')) {
    throw new ApiError('forbidden', 'This can only be sent from our own pages.');
  }
}

const AWAY_CODES =
  /^(P1001|P1002|P1008|P1017|P2024|P2037|P2039|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|57P0\d|53300|08\w{3})$/;
const AWAY_MESSAGES =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;

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

/** The driver says it by code, or, for a connection that broke, by message alone. */
function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return AWAY_CODES.test(databaseCode(error)) || AWAY_MESSAGES.test(error.message);
}

/** Prisma gives PostgreSQL's code of a raw statement (P2010) in its `meta`. */
function databaseCode(error: Error): string {
  const { code, meta } = error as {
    code?: unknown;
    meta?: { driverAdapterError?: { cause?: { originalCode?: string } } };
  };
  return meta?.driverAdapterError?.cause?.originalCode ?? String(code);
}

function answer(status: number, body: unknown, headers?: Record<string, string>): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}
