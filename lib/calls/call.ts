import type * as z from 'zod/mini';
import type { ErrorCode } from './errors';

/**
 * A call of the API. Its handler (`serve`), the OpenAPI document, the browser's `call` and the tests of
 * hostile requests follow from it.
 */
export interface Call {
  method: 'GET' | 'POST';
  /** With `{name}` for each part of the path that varies. */
  path: string;
  /** Unique: the `operationId` of the document. */
  name: string;
  /** For the document. */
  summary: string;
  /** Without it, anybody may call. */
  auth?: Audience;
  /** For staff: what their role has to allow. */
  action?: string;
  /** The parameters of the query string. */
  query?: readonly string[];
  body?: Body;
  /** What a success answers under `data`. */
  data?: z.ZodMiniType;
  /** A success carries a sentence to be shown. */
  message?: true;
  /** The answer sets the session cookie, or removes it. */
  setsCookie?: true;
  /**
   * A form that the browser sends itself, without script, is answered with a redirect to this path, or
   * with a page that says why not.
   */
  plainForm?: string;
  /** `invalid_input` and `conflict` are answered as `success: false` with 200 (D17). */
  flagged?: true;
  /** The `code` that such an answer may have. */
  flagCode?: 'second_factor';
  /** Pages of other sites may lead here: it does nothing in a visitor's name. */
  fromAnywhere?: true;
  /** The error codes besides those that every call has. */
  refusals?: readonly ErrorCode[];
  /**
   * Answers that are not `{ success, message, data }`, by status: the schema of their JSON, another
   * content type, or null for a redirect.
   */
  answers?: Readonly<Record<number, z.ZodMiniType | string | null>>;
}

/**
 * Whose credential a call takes: a bearer token, or the session cookie where it says so (D19).
 * `account` is anybody of the staff for their own account, also before they have chosen a password or set
 * up one-time codes; `staff` is whoever has done that, and whose role allows the action.
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
  /** The message of the refusal when fields are missing or wrong. */
  whenInvalid?: string;
  /** The field of a multipart body that has the file. */
  file?: string;
  /** Clients send a body, which is not read. */
  ignored?: true;
}

/** Declares a call, and keeps its exact type for handler and client. */
export function declareCall<const Declared extends Call>(call: Declared): Declared {
  return call;
}

/** A JSON body. Calls that take one take a URL-encoded form too. */
export function json<Schema extends z.ZodMiniType>(
  schema: Schema,
  whenInvalid = 'Enter All fields',
) {
  return { type: 'application/json', schema, whenInvalid } as const;
}

/** Why a JSON body may be refused. */
export const bodyRefusals = [
  'bad_request',
  'too_large',
  'unsupported_media_type',
  'invalid_input',
] as const satisfies readonly ErrorCode[];

/** What a handler gets: the body as its schema returns it. */
export type BodyOf<C extends Call> = C extends { body: { schema: infer Schema } }
  ? z.output<Schema>
  : undefined;

/** What a success answers under `data`. */
export type DataOf<C extends Call> = C extends { data: infer Schema } ? z.output<Schema> : void;

/** What a client may send. A field whose schema takes anything may be left out. */
export type InputOf<C extends Call> = C extends { body: { schema: infer Schema } }
  ? LeavingOut<z.input<Schema>>
  : undefined;

type LeavingOut<Input> = {
  [Name in keyof Input as unknown extends Input[Name] ? never : Name]: Input[Name];
} & { [Name in keyof Input as unknown extends Input[Name] ? Name : never]?: Input[Name] };
