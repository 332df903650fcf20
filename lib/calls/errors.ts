import { institute } from '@/content/institute';

/** Every way a call can be refused, and the status it travels with (D17). */
export const statusOf = {
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  unsupported_media_type: 415,
  invalid_input: 422,
  too_many_requests: 429,
  internal_error: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof statusOf;

interface Details {
  /** Field name → what to do about it. */
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  /** Which version a row has by now, for somebody who changed an older one. */
  version?: number;
  /** Told apart in an answer that travels with 200 (`answerWithFlag`). */
  flagCode?: 'second_factor';
}

/** Thrown anywhere below a route handler; `handler` turns it into the answer. */
export class ApiError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: Details = {},
  ) {
    super(message);
  }
}

/** By `code`, not `instanceof`: Next gives pages, routes and instrumentation their own copy of this module. */
export function isApiError(error: unknown): error is ApiError {
  return (
    error instanceof Error && 'code' in error && 'details' in error && `${error.code}` in statusOf
  );
}

/** Refuses a form because too many came from one address. */
export function tooManyForms(retryAfterSeconds: number): ApiError {
  return new ApiError(
    'too_many_requests',
    `Too many forms came from your connection. Please call us on ${institute.phones[0].printed}.`,
    { retryAfterSeconds },
  );
}
