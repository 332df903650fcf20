import * as z from 'zod/mini';
import { pageKindOf } from './page-kinds';
import { largestOf } from './vitals';

/** `effectiveType` of the Network Information API; browsers without it are `unknown`. */
export const connections = ['slow-2g', '2g', '3g', '4g', 'unknown'] as const;

const inRange = (vital: 'lcp' | 'inp') => z.int().check(z.gte(0), z.lte(largestOf(vital)));

/**
 * What a browser sends of a measured visit, when its page is first hidden. Without interaction there is no
 * `inp`, and some browsers do not know `cls`.
 */
export const visitSchema = z.object({
  page: z.string().check(z.refine((path) => pageKindOf(path) !== null, 'Not a page of the site.')),
  connection: z.enum(connections),
  /** Milliseconds. */
  lcp: inRange('lcp'),
  /** Milliseconds. */
  inp: z.optional(inRange('inp')),
  cls: z.optional(z.number().check(z.gte(0), z.lte(largestOf('cls') / 1_000))),
});

export type Visit = z.output<typeof visitSchema>;
