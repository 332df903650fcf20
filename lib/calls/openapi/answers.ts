import * as z from 'zod/mini';
import { statusOf, type ErrorCode } from '@/lib/calls/errors';
import type { Call } from './call';

/** `{ success: false, message, fields? }` with 200, for clients that read the flag (decision D17). */
const flagRefusal = z.strictObject({
  success: z.literal(false),
  message: z.string().check(z.minLength(1)),
  fields: z.optional(z.record(z.string(), z.string())),
});

/** `{ success: false, code, message, fields? }` with the status that fits. */
export function refusalWith(code: ErrorCode) {
  return z.strictObject({
    ...flagRefusal.shape,
    code: z.literal(code),
    // Which one the row has by now.
    ...(code === 'conflict' && { version: z.optional(z.int().check(z.minimum(1))) }),
  });
}

/** A page of another site is refused everywhere, and the database may be away. */
const always = ['forbidden', 'unavailable'] as const satisfies readonly ErrorCode[];

/** What the flag-reading calls say with 200. */
const flaggedCodes: readonly ErrorCode[] = ['invalid_input', 'conflict'];

/** Every code this call may refuse with by its status. */
export function refusalsOf({ auth, refusals = [], flagged, answers }: Call): ErrorCode[] {
  const own: readonly ErrorCode[] = flagged
    ? refusals.filter((code) => !flaggedCodes.includes(code))
    : refusals;
  const asks = auth !== undefined && auth !== 'token or cookie';
  const codes = [...own, ...(asks ? (['unauthorized'] as const) : []), ...always];
  return [...new Set(codes)]
    .filter((code) => !answers || !(statusOf[code] in answers))
    .sort((one, other) => statusOf[one] - statusOf[other]);
}

/** The JSON of status 200. */
export function successOf({ data, message, flagged, flagCode }: Call): z.ZodMiniType {
  const answered = z.strictObject({
    success: z.literal(true),
    ...(message && { message: z.string() }),
    ...(data && { data }),
  });
  if (!flagged) return answered;
  if (!flagCode) return z.union([answered, flagRefusal]);
  const coded = { ...flagRefusal.shape, code: z.optional(z.literal(flagCode)) };
  return z.union([answered, z.strictObject(coded)]);
}
