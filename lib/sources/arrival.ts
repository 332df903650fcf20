import * as z from 'zod/mini';
import { routes } from '@/content/pages/routes';
import { optionalNote } from '@/lib/calls/fields';

const paths: ReadonlySet<string> = new Set(routes.map(({ path }) => path));

/** What a browser sends when somebody arrives from outside: what the link said, and no value of a click id. */
export const arrivalSchema = z.object({
  page: z.string().check(z.refine((path) => paths.has(path), 'Not a page of the site.')),
  /** `utm_source` and `utm_campaign` of the link. */
  source: optionalNote(300),
  campaign: optionalNote(400),
  /** The name of a click id in the link, such as "gclid". */
  click: optionalNote(20),
  /** The host of the page with the link. */
  referrer: optionalNote(300),
});

export type Arrival = z.output<typeof arrivalSchema>;
