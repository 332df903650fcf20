import * as z from 'zod/mini';
import { optionalNote } from '@/lib/calls/fields';
import { heardOfSources } from './sources';

/** The campaign of a link; parameters that cannot be used are dropped. */
export const utmField = z.catch(
  z.optional(
    z.object({
      utm_source: optionalNote(200),
      utm_medium: optionalNote(200),
      utm_campaign: optionalNote(200),
      utm_term: optionalNote(200),
      utm_content: optionalNote(200),
    }),
  ),
  undefined,
);

/** JSON in a field of a multipart form is a text. */
const parsed = z.transform((value: unknown): unknown => {
  if (typeof value !== 'string' || value.length > 1_000) return value;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
});

const touch = z.catch(
  z.optional(
    z.pipe(
      parsed,
      z.object({ source: optionalNote(60), campaign: optionalNote(80), page: optionalNote(300) }),
    ),
  ),
  undefined,
);

/** The fields of a form that a visitor sends. What cannot be used is dropped: it never costs a lead. */
export const touchFields = { firstTouch: touch, lastTouch: touch };

const heardOf = heardOfSources.map(([name]) => name);

/** The answer to “How did you hear of us?” at the counter: the name of a source, '' when it was not asked. */
export const heardOfField = z.catch(z._default(z.enum(['', ...heardOf]), ''), '');
