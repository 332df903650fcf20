import * as z from 'zod/mini';
import { routes } from '@/content/pages/routes';
import { optionalNote } from '@/lib/calls/fields';
import { utmField } from './touch-fields';

const paths: ReadonlySet<string> = new Set(routes.map(({ path }) => path));

/** What a browser sends when somebody arrives from outside. */
export const arrivalSchema = z.object({
  page: z.string().check(z.refine((path) => paths.has(path), 'Not a page of the site.')),
  utm: utmField,
  /** The name of a click id in the link, such as "gclid", and none of its value. */
  click: optionalNote(20),
  /** The host of the page with the link. */
  referrer: optionalNote(300),
});

export type Arrival = z.output<typeof arrivalSchema>;
