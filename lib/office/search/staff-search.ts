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

/** One of the choices, or '' for all. */
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

/** Filters of the lists; '' does not filter. Days are Delhi's. */
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
 * POST /api/admin/search. An empty `q` matches all. With `list`, only that list is returned,
 * starting at `after`, which is an earlier answer's `more`.
 */
export const staffSearchSchema = z.object({
  q: z.pipe(digitsOf, optionalText(LONGEST_SEARCH)),
  filters: z._default(searchFiltersSchema, noFilters),
  list: z.optional(z.enum(searchLists, 'Choose one of the lists')),
  after: z.optional(z.string().check(z.maxLength(600))),
});

export type StaffSearch = z.infer<typeof staffSearchSchema>;

/** The common fields of all lists. Moments are ISO 8601. */
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
  /** Name of the plan on that page. */
  plan: string | null;
  status: 'new' | 'called' | 'visiting' | 'enrolled' | 'closed';
  /** Suspected spam. */
  suspect: boolean;
}

export interface FoundStudent extends FoundPerson {
  city: string;
  state: string;
  /** The number of the student's registrations. */
  registrations: number;
}

export interface FoundRegistration extends FoundPerson {
  registrationnumber: string;
  session: string;
  coursename: string;
  planTitle: string | null;
  coursetype: string;
  modeofpayment: string;
  /** With GST; null until confirmed. */
  pricePaise: number | null;
  /** The part of the price still payable; null until the price is confirmed. */
  balancePaise: number | null;
  /** Newest first; failed attempts may be omitted. */
  payments: readonly FoundPayment[];
}

/** A registration with its student. */
interface ListedRegistration extends FoundRegistration {
  studentId: string;
}

/** A payment, found by its payer or one of its numbers. It has no e-mail. */
export interface FoundMoney extends FoundPerson {
  payment: FoundPayment;
  /** The gateway's references. */
  numbers: readonly string[];
  /** Null while unmatched. */
  registration: {
    id: string;
    studentId: string;
    studentname: string;
    registrationnumber: string;
    session: string;
    coursename: string;
  } | null;
}

/** The lists in the requested order: exact matches, then near matches. */
export interface FoundPeople {
  leads: FoundLead[];
  students: FoundStudent[];
  registrations: ListedRegistration[];
  payments: FoundMoney[];
  /** The number of near matches at the end of each list. */
  near: Record<SearchList, number>;
  /** The `after` of each list's next page; null at the end. */
  more: Record<SearchList, string | null>;
  /** When the data was read. */
  asOf: string;
}
