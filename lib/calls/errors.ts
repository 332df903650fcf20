import { institute } from '@/content/facts/institute';

/** Every error code and its HTTP status (D17). */
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
  /** Staff have to give their second factor again (lib/staff/second-factor.ts). */
  second_factor: 428,
  too_many_requests: 429,
  internal_error: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof statusOf;

/** Codes that flagged calls answer with status 200 (D17). */
export const flaggedCodes: readonly ErrorCode[] = ['invalid_input', 'conflict'];

interface Details {
  /** Field name → how to correct it. */
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  /** Current version of a row that changed in the meantime. */
  version?: number;
  /** The `code` of an answer sent with status 200 (`answerWithFlag`). */
  flagCode?: 'second_factor';
}

/** Error of an API call. `handler` turns it into the answer. */
export class ApiError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: Details = {},
  ) {
    super(message);
  }
}

/**
 * Compares `code` instead of using `instanceof`: Next gives pages, routes and instrumentation
 * separate copies of this module.
 */
export function isApiError(error: unknown): error is ApiError {
  return (
    error instanceof Error && 'code' in error && 'details' in error && `${error.code}` in statusOf
  );
}

/** The error for too many forms from one IP address. */
export function tooManyForms(retryAfterSeconds: number): ApiError {
  return new ApiError(
    'too_many_requests',
    `Too many forms came from your connection. Please call us on ${institute.phones[0].printed}.`,
    { retryAfterSeconds },
  );
}
