import * as z from 'zod/mini';
import {
  searchCourses,
  searchLists,
  searchModes,
  searchSorts,
  searchStatuses,
  type SearchList,
} from '@/content/search-filters';
import { digitsOf, optionalText } from '@/lib/calls/fields';
import type { FoundPayment } from '@/lib/payments/desk/payment-list';
import { isDay } from '@/lib/site/days';
import { LONGEST_SEARCH, noFilters, type SearchFilters } from './search-filters';

export { LONGEST_SEARCH } from './search-filters';

const valuesOf = <const T extends string>(choices: readonly (readonly [T, string])[]) =>
  choices.map(([value]) => value);

/** One of them, or '' for all. */
const choice = <const T extends string>(choices: readonly (readonly [T, string])[]) =>
  z._default(z.union([z.literal(''), z.enum(valuesOf(choices))], 'Choose one of the list'), '');

const matching = (pattern: RegExp, how: string) =>
  z._default(z.string(how).check(z.regex(pattern, how)), '');

const day = z._default(
  z.string('Enter a day').check(
    z.regex(/^$|^(19|20)\d{2}-\d{2}-\d{2}$/, 'Enter a day'),
    z.refine((value) => value === '' || isDay(value), 'Enter a day that there is'),
  ),
  '',
);

/** What narrows the lists; '' does not. Days are those of Delhi. */
const searchFiltersSchema: z.ZodMiniType<SearchFilters> = z.object({
  course: choice(searchCourses),
  mode: choice(searchModes),
  session: matching(/^$|^\d{4}-\d{2}$/, 'Enter the session as 2024-25'),
  status: choice(searchStatuses),
  from: day,
  to: day,
  sort: z._default(z.enum(valuesOf(searchSorts), 'Choose one of the list'), 'newest'),
});

/**
 * POST /api/admin/search. An empty `q` asks for all. With `list` only that list is answered, from where
 * `after`, one of the answer's `more`, says that it goes on.
 */
export const staffSearchSchema = z.object({
  q: z.pipe(digitsOf, optionalText(LONGEST_SEARCH)),
  filters: z._default(searchFiltersSchema, noFilters),
  list: z.optional(z.enum(searchLists, 'Choose one of the lists')),
  after: z.optional(z.string().check(z.maxLength(600))),
});

export type StaffSearch = z.infer<typeof staffSearchSchema>;

/** What every list shows of a person. Moments are ISO 8601. */
interface FoundPerson {
  id: string;
  name: string;
  email: string;
  /** As typed. */
  phones: readonly string[];
  createdAt: string;
}

export interface FoundLead extends FoundPerson {
  coursename: string;
  message: string | null;
  /** Path of the page it was sent from. */
  page: string | null;
  /** Name of the plan that was looked at. */
  plan: string | null;
  /** How far the office has come with it. */
  status: 'new' | 'called' | 'visiting' | 'enrolled' | 'closed';
  /** Perhaps written by a program. */
  suspect: boolean;
}

export interface FoundStudent extends FoundPerson {
  city: string;
  state: string;
  /** How many there are of this student. */
  registrations: number;
}

export interface FoundRegistration extends FoundPerson {
  registrationnumber: string;
  session: string;
  coursename: string;
  planTitle: string | null;
  coursetype: string;
  modeofpayment: string;
  /** With GST; null while it has to be confirmed. */
  pricePaise: number | null;
  /** What the office can still take of the price; null while that has to be confirmed. */
  balancePaise: number | null;
  /** Newest first; of attempts that came to nothing perhaps not all. */
  payments: readonly FoundPayment[];
}

/** A registration, and whose it is. */
interface ListedRegistration extends FoundRegistration {
  studentId: string;
}

/** A payment, found by its payer or one of its numbers. It has no e-mail. */
export interface FoundMoney extends FoundPerson {
  payment: FoundPayment;
  /** What the gateway knows it by. */
  numbers: readonly string[];
  /** What it is for; null while nobody knows. */
  registration: {
    id: string;
    studentId: string;
    studentname: string;
    registrationnumber: string;
    session: string;
    coursename: string;
  } | null;
}

/** The lists, in the order asked for: those that fit to the letter, then those that nearly do. */
export interface FoundPeople {
  leads: FoundLead[];
  students: FoundStudent[];
  registrations: ListedRegistration[];
  payments: FoundMoney[];
  /** How many at the end of each list fit nearly: one letter is another. */
  near: Record<SearchList, number>;
  /** Where each list goes on, for `after`; null where it ends. */
  more: Record<SearchList, string | null>;
  /** When this was so. */
  asOf: string;
}
