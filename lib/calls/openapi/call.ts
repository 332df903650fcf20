import type * as z from 'zod/mini';
import type { ErrorCode } from '@/lib/calls/errors';

/** One call as the OpenAPI document tells it and as the tests try it. */
export interface Call {
  method: 'GET' | 'POST';
  /** With `{name}` for each part of the path that is chosen. */
  path: string;
  /** Unique, for programs that are made from the document. */
  name: string;
  /** A sentence. */
  summary: string;
  /** Whose credential it takes; without it, anybody may call. */
  auth?: Auth;
  /** Everybody else of the staff is refused: 403, or a page that says so. */
  ownerOnly?: true;
  /** What may stand in the address after `?`. */
  query?: readonly string[];
  body?: Body;
  /** What the answer of a success has under `data`; without it, there is none. */
  data?: z.ZodMiniType;
  /** The success says something to be shown. */
  message?: true;
  /** The answer sets the session cookie, or takes it away. */
  setsCookie?: true;
  /** A form sent by a browser without script is answered with a page (303, or a page that says why not). */
  plainForm?: true;
  /** The four calls whose clients read `success`: what they refuse for its content travels as 200. */
  flagged?: true;
  /** A refusal with 200 may tell itself apart by it. */
  flagCode?: 'second_factor';
  /** Besides the ones every call has. */
  refusals?: readonly ErrorCode[];
  /**
   * Instead of all the above: bodies by their status, a kind of content that is not JSON, or null for
   * a `Location` to go on to.
   */
  answers?: Readonly<Record<number, z.ZodMiniType | string | null>>;
}

export type Auth =
  'student' | 'staff' | 'student or staff' | 'token or cookie' | 'cookie' | 'staff cookie';

interface Body {
  type: 'application/json' | 'multipart/form-data';
  /** The one the call itself checks with. */
  schema: z.ZodMiniType;
  /** Whatever is sent, it is not read. */
  ignored?: true;
}

/** What checking a JSON body may come to. */
export const bodyRefusals = [
  'bad_request',
  'too_large',
  'unsupported_media_type',
  'invalid_input',
] as const satisfies readonly ErrorCode[];
