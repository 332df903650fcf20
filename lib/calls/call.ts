import type * as z from 'zod/mini';
import type { SecurityEventName } from '@/lib/platform/security-log';
import type { ErrorCode } from './errors';

/**
 * Declaration of an API call. The handler (`serve`), the OpenAPI document, the browser's `call` and
 * the hostile-request tests derive from it.
 */
export interface Call {
  method: 'GET' | 'POST';
  /** With `{name}` for each path parameter. */
  path: string;
  /** Unique: the `operationId` of the document. */
  name: string;
  summary: string;
  /** Public when missing. */
  auth?: Audience;
  /** The action that the staff member's role must allow. */
  action?: string;
  /**
   * `account`: a second factor, if the account has one, must be at most ten minutes old. For `staff`, the
   * action decides.
   */
  freshFactor?: true;
  /** A page asks by itself: the log-in ends as if it had not. */
  unattended?: true;
  /** Names of the query parameters. */
  query?: readonly string[];
  body?: Body;
  /** Schema of `data` in a successful answer. */
  data?: z.ZodMiniType;
  /** A successful answer carries a message for the user. */
  message?: true;
  /** The answer sets or removes the session cookie. */
  setsCookie?: true;
  /** Redirect after a form submitted without script succeeds. A refusal is an HTML page. */
  plainForm?: string;
  /** `invalid_input` and `conflict` are answered as `success: false` with 200 (D17). */
  flagged?: true;
  /** The `code` that such an answer may carry. */
  flagCode?: 'second_factor';
  /** Allows requests from other origins: the call does not act on a visitor's behalf. */
  fromAnywhere?: true;
  /** Events for the security log: answered, refused by the handler, and refused by a limit. */
  events?: { done?: SecurityEventName; failed?: SecurityEventName; limited?: SecurityEventName };
  /** Error codes besides the ones common to all calls. */
  refusals?: readonly ErrorCode[];
  /**
   * Answers other than `{ success, message, data }`, by status: a JSON schema, another content
   * type, or null for a redirect or an empty answer.
   */
  answers?: Readonly<Record<number, z.ZodMiniType | string | null>>;
}

/**
 * The credential a call takes: a bearer token, or the session cookie where the name includes it
 * (D19).
 * `account`: any staff member, for their own account, even before choosing a password or setting up
 * two-step verification. `staff`: a member who has done both and whose role allows the action.
 */
export type Audience =
  | 'student'
  | 'account'
  | 'staff'
  | 'student or staff'
  | 'token or cookie'
  | 'cookie'
  | 'staff cookie';

interface Body {
  type: 'application/json' | 'multipart/form-data';
  schema: z.ZodMiniType;
  /** Error message when fields are missing or invalid. */
  whenInvalid?: string;
  /** The file field of a multipart body. */
  file?: string;
  /** Bytes of a JSON body; 1 MiB when missing. */
  limitBytes?: number;
  /** Clients may send a body; it is not read. */
  ignored?: true;
}

/** Declares a call and keeps its literal type for the handler and the client. */
export function declareCall<const Declared extends Call>(call: Declared): Declared {
  return call;
}

/** A JSON body. The call accepts a URL-encoded form as well. */
export function json<Schema extends z.ZodMiniType>(
  schema: Schema,
  whenInvalid = 'Enter All fields',
) {
  return { type: 'application/json', schema, whenInvalid } as const;
}

/** Error codes that reading a JSON body may cause. */
export const bodyRefusals = [
  'bad_request',
  'too_large',
  'unsupported_media_type',
  'invalid_input',
] as const satisfies readonly ErrorCode[];

/** The body as the handler receives it: the output of its schema. */
export type BodyOf<C extends Call> = C extends { body: { schema: infer Schema } }
  ? z.output<Schema>
  : undefined;

/** `data` of a successful answer. */
export type DataOf<C extends Call> = C extends { data: infer Schema } ? z.output<Schema> : void;

/** The body as a client sends it. Fields whose schema accepts anything are optional. */
export type InputOf<C extends Call> = C extends { body: { schema: infer Schema } }
  ? LeavingOut<z.input<Schema>>
  : undefined;

type LeavingOut<Input> = {
  [Name in keyof Input as unknown extends Input[Name] ? never : Name]: Input[Name];
} & { [Name in keyof Input as unknown extends Input[Name] ? Name : never]?: Input[Name] };
