import { registrationStates } from '@/lib/site/money-terms';
import * as z from 'zod/mini';
import { leadDetailNames, leadDetails, type LeadDetailName } from '@/lib/leads/lead-details';
import { leadStatuses } from '@/lib/leads/lead-words';
import { searchCourses } from '@/content/catalogue/search-courses';
import { searchLists, searchModes, searchSorts, searchStatuses } from './filter-choices';
import { digitsOf, optionalText } from '@/lib/calls/fields';
import { foundPaymentSchema } from '@/lib/payments/desk/found-payment';
import { isDay } from '@/lib/site/days';
import { LONGEST_SEARCH, noFilters, type SearchFilters } from './search-filters';

const valuesOf = <const T extends string>(choices: readonly (readonly [T, string])[]) =>
  choices.map(([value]) => value);

/** One of the choices, or '' for all. */
const choice = <const T extends string>(choices: readonly (readonly [T, string])[]) =>
  z._default(z.union([z.literal(''), z.enum(valuesOf(choices))], 'Choose one from the list'), '');

const matching = (pattern: RegExp, how: string) =>
  z._default(z.string(how).check(z.regex(pattern, how)), '');

const day = z._default(
  z.string('Enter a day').check(
    z.regex(/^$|^(19|20)\d{2}-\d{2}-\d{2}$/, 'Enter a day'),
    z.refine((value) => value === '' || isDay(value), 'Enter a valid date'),
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
  sort: z._default(z.enum(valuesOf(searchSorts), 'Choose one from the list'), 'newest'),
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

const text = z.string();
const id = z.uuid();
const moment = z.iso.datetime();
const fiveDigits = text.check(z.regex(/^\d{5}$/));
const count = z.int().check(z.minimum(0));

/** The common fields of all lists; phones as typed. Amounts are paise. */
const found = {
  id,
  name: text,
  email: text,
  phones: z.array(text),
  /** Those of the phones whose owner asked not to be called. */
  doNotCall: z.array(text),
  createdAt: moment,
};

const { phonenumber: _inPhones, ...leadTexts } = Object.fromEntries(
  leadDetailNames.map((name) => [
    name,
    leadDetails[name].column === 'text?' ? z.nullable(text) : text,
  ]),
) as {
  [Name in LeadDetailName]: (typeof leadDetails)[Name]['column'] extends 'text?'
    ? z.ZodMiniNullable<typeof text>
    : typeof text;
};

const foundLead = z.strictObject({
  ...found,
  ...leadTexts,
  /** Path of the page it was sent from. */
  page: z.nullable(text),
  /** Name of the plan on that page. */
  plan: z.nullable(text),
  status: z.enum(leadStatuses),
  /** Suspected spam. */
  suspect: z.boolean(),
});

/** `registrations` is their number. */
const foundStudent = z.strictObject({ ...found, city: text, state: text, registrations: z.int() });

const foundRegistration = z.strictObject({
  ...found,
  registrationnumber: fiveDigits,
  session: text,
  coursename: text,
  planTitle: z.nullable(text),
  coursetype: text,
  modeofpayment: text,
  /** Price with GST; null until confirmed. */
  pricePaise: z.nullable(count),
  /** The part of the price still payable; null until the price is confirmed. */
  balancePaise: z.nullable(count),
  submitted: z.boolean(),
  state: z.enum(registrationStates),
  /** Newest first; failed attempts may be omitted. */
  payments: z.array(foundPaymentSchema),
});

/** Found by its payer or one of its numbers. It has no e-mail. */
const foundMoney = z.strictObject({
  ...found,
  payment: foundPaymentSchema,
  /** The gateway's references. */
  numbers: z.array(text),
  /** Null while unmatched. */
  registration: z.nullable(
    z.strictObject({
      id,
      studentId: id,
      studentname: text,
      registrationnumber: fiveDigits,
      session: text,
      coursename: text,
    }),
  ),
});

const eachList = <Value extends z.ZodMiniType>(value: Value) =>
  z.strictObject({ leads: value, students: value, registrations: value, payments: value });

/** The lists in the requested order: exact matches, then near matches. */
export const peopleFoundSchema = z.strictObject({
  leads: z.array(foundLead),
  students: z.array(foundStudent),
  registrations: z.array(z.extend(foundRegistration, { studentId: id })),
  payments: z.array(foundMoney),
  /** The number of near matches at the end of each list. */
  near: eachList(count),
  /** The `after` of each list's next page; null at the end. */
  more: eachList(z.nullable(text)),
  /** When the data was read. */
  asOf: moment,
});

export type FoundLead = z.output<typeof foundLead>;
export type FoundStudent = z.output<typeof foundStudent>;
export type FoundRegistration = z.output<typeof foundRegistration>;
export type FoundMoney = z.output<typeof foundMoney>;
export type FoundPeople = z.output<typeof peopleFoundSchema>;
