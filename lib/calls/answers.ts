import * as z from 'zod/mini';

/** Parts of answers. */
export const text = z.string();
export const textOrNone = z.nullable(text);
/** YYYY-MM-DD */
export const day = text.check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
export const count = z.int().check(z.minimum(0));
export const positive = z.int().check(z.minimum(1));
export const paise = z.int().check(z.minimum(0));

/** The shape of an answer of type `T`. */
export type AnswerOf<T> = z.ZodMiniType<T>;
