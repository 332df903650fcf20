import type { Call, DataOf, InputOf } from '@/lib/calls/call';
import type { DeclaredCall } from '@/lib/every-call';
import type { FormValues } from './form-values';

const TIMEOUT_MS = 15_000;

type AddressOf<Path extends string> = Path extends `${infer Start}{${string}}${infer Rest}`
  ? `${Start}${string}${AddressOf<Rest>}`
  : Path;

/** The filled-in path of a declared call, with an optional query. */
export type CallAddress = WithQuery<AddressOf<DeclaredCall['path']>>;

type WithQuery<Path extends string> = Path | `${Path}?${string}`;

type CallTo<Address extends CallAddress, C = DeclaredCall> = C extends Call
  ? Address extends WithQuery<AddressOf<C['path']>>
    ? C
    : never
  : never;

/** Input of the call at an address. A form is checked against the same schema before it is sent. */
export type CallBody<Address extends CallAddress> = InputOf<CallTo<Address>> | FormValues;

/** The `data` of the answer. */
export type CallData<Address extends CallAddress> = DataOf<CallTo<Address>>;

type Success<Data> = {
  ok: true;
  data: Data;
  message: string;
  /** The payment page, in the answer of a started payment. */
  url?: string;
};

/**
 * - `unauthorized`: no token, or an invalid one
 * - `refused`: the input must change
 * - `busy`: the server answered, but the call must be repeated
 * - `unreached`: no connection, or a proxy or captive portal answered
 * - `timeout`: no answer in time
 * - `aborted`: cancelled by the caller
 */
type FailureReason = 'unauthorized' | 'refused' | 'busy' | 'unreached' | 'timeout' | 'aborted';

export type Failure = {
  ok: false;
  reason: FailureReason;
  /** Null without a response. */
  status: number | null;
  code: string;
  /** The server's message, '' if there is none. */
  message: string;
  /** Messages by field name. */
  fields: Record<string, string>;
  /** Current version of the row, when it was changed by someone else. */
  version?: number;
};

export type Outcome<Data> = Success<Data> | Failure;

type CallOptions<Body> = {
  method?: 'GET' | 'POST';
  /** `FormData` for a form with files, otherwise sent as JSON. */
  body?: Body | FormData;
  /** Null when the call needs a token and there is none: the call is not sent. */
  token?: string | null;
  signal?: AbortSignal;
  timeoutMs?: number;
  /** For calls made while the page unloads. */
  keepalive?: boolean;
};

/** Calls the API: POST when there is a body, otherwise GET. Never throws; logs every failure. */
export async function call<Address extends CallAddress>(
  address: Address,
  options: CallOptions<CallBody<Address>> = {},
): Promise<Outcome<CallData<Address>>> {
  const outcome = await send<CallData<Address>>(address, options);
  if (!outcome.ok) logFailure(address, outcome);
  return outcome;
}

/** Logs path and reason only: query and body may hold personal data. */
function logFailure(path: string, { reason, status, code }: Failure): void {
  if (reason === 'aborted') return;
  const answer = `${status ?? 'no response'} ${code}`.trim();
  console.error(`${path.split('?')[0]} failed: ${reason}, ${answer}`);
}

function failure(reason: FailureReason, status: number | null = null): Failure {
  return { ok: false, reason, status, code: '', message: '', fields: {} };
}

/** Whether the answer came from the site's server, so that its message can be shown. */
export function isAnswered({ reason }: Failure): boolean {
  return reason === 'refused' || reason === 'busy';
}

async function send<Data>(path: string, options: CallOptions<unknown>): Promise<Outcome<Data>> {
  const { body, token, signal, timeoutMs = TIMEOUT_MS, keepalive } = options;
  const { method = body ? 'POST' : 'GET' } = options;
  if (token === null) return failure('unauthorized');
  if (signal?.aborted) return failure('aborted');

  // Not `AbortSignal.any`: supported browsers lack it.
  const controller = new AbortController();
  let reason: FailureReason = 'unreached';
  const stop = (why: FailureReason) => {
    reason = why;
    controller.abort();
  };
  const giveUp = () => stop('aborted');
  const timer = setTimeout(() => stop('timeout'), timeoutMs);
  signal?.addEventListener('abort', giveUp);

  const isForm = body instanceof FormData;
  let status: number | null = null;
  try {
    const response = await fetch(path, {
      method,
      headers: {
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      cache: method === 'GET' ? 'no-store' : 'default',
      keepalive: keepalive ?? false,
      signal: controller.signal,
    });
    status = response.status;
    return outcomeOf(status, await response.json());
  } catch {
    return status === 401 ? failure('unauthorized', status) : failure(reason, status);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}

type Answer<Data> = { success?: unknown } & Partial<
  Omit<Success<Data>, 'ok'> & Omit<Failure, 'ok' | 'reason' | 'status'>
>;

function outcomeOf<Data>(status: number, answer: unknown): Outcome<Data> {
  const { success, data, ...said } = (answer ?? {}) as Answer<Data>;
  const { code = '', message = '', fields = {}, url, version } = said;
  if (success === true) return { ok: true, data: data as Data, message, ...(url && { url }) };
  if (status === 401) return { ...failure('unauthorized', status), code, message };
  if (success !== false) return failure('unreached', status);
  const reason = isTemporary(status) ? 'busy' : 'refused';
  return {
    ok: false,
    reason,
    status,
    code,
    message,
    fields,
    ...(version !== undefined && { version }),
  };
}

/** Whether a call that failed with this status may be repeated unchanged. */
export function isTemporary(status: number): boolean {
  return status >= 500 || status === 408 || status === 429;
}

/** Identifies one submission, so that a retry does not create a second row. */
export function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
