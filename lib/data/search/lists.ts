import 'server-only';
import type { SearchList } from '@/content/search-filters';
import type { SearchFilters } from '@/lib/schemas/search-filters';

/** Collects the values of a statement. */
export class Values {
  readonly all: unknown[] = [];
  /** @returns how the statement names it */
  add(value: unknown): string {
    this.all.push(value);
    return `$${this.all.length}`;
  }
}

interface ListSource {
  table: string;
  /** The column that the list is sorted by when it is by name. */
  name: string;
  /** Left out while nothing is looked for by name or number. */
  unsought?: string;
  /** Conditions of each filter; a list without the filter's meaning has none and is left out. */
  filters: Partial<Record<'course' | 'mode' | 'session' | 'status', (value: string) => string>>;
}

const courseIs = (column: string) => (value: string) => `${column} ilike '%' || ${value} || '%'`;
const modeIs = (column: string) => (value: string) => `${column} like '%-' || ${value} || '-%'`;
const some =
  (table: string, link: string, condition: (value: string) => string) => (value: string) =>
    `exists (select from ${table} r where ${link} and ${condition(value)})`;

const ofStudent = 'r."studentId" = one.id';
const ofPayment = 'r.id = one."registrationId"';

/** Where each list comes from. Rows are called `one`. */
export const sources: Record<SearchList, ListSource> = {
  leads: {
    table: 'leads',
    name: 'name',
    // What a program wrote is no news; whoever asks for it by name may well be a person.
    unsought: 'not suspect',
    filters: {
      course: courseIs('coursename'),
      mode: modeIs('plan'),
      status: (value) => `'lead.' || one.status::text = ${value}`,
    },
  },
  students: {
    table: 'students',
    name: 'studentname',
    filters: {
      course: some('registrations', ofStudent, courseIs('r.coursename')),
      mode: some('registrations', ofStudent, modeIs('r."planId"')),
      session: some('registrations', ofStudent, (value) => `r.session = ${value}`),
    },
  },
  registrations: {
    table: 'registrations',
    name: 'studentname',
    filters: {
      course: courseIs('coursename'),
      mode: modeIs('"planId"'),
      session: (value) => `session = ${value}`,
    },
  },
  payments: {
    table: 'payments',
    name: 'name',
    filters: {
      course: some('registrations', ofPayment, courseIs('r.coursename')),
      mode: some('registrations', ofPayment, modeIs('r."planId"')),
      session: some('registrations', ofPayment, (value) => `r.session = ${value}`),
      status: (value) => `'payment.' || one.status::text = ${value}`,
    },
  },
};

/** The conditions of the filters for a list; null where a filter means nothing there. */
export function filterConditions(
  list: SearchList,
  filters: SearchFilters,
  values: Values,
): string[] | null {
  const { status, from, to } = filters;
  if (status !== '' && !status.startsWith(list.slice(0, -1))) return null;
  const conditions: string[] = [];
  for (const name of ['course', 'mode', 'session', 'status'] as const) {
    if (filters[name] === '') continue;
    const condition = sources[list].filters[name];
    if (!condition) return null;
    conditions.push(condition(`${values.add(filters[name])}::text`));
  }
  if (from) conditions.push(`one."createdAt" >= ${midnight(values.add(from), 0)}`);
  if (to) conditions.push(`one."createdAt" < ${midnight(values.add(to), 1)}`);
  return conditions;
}

const midnight = (value: string, later: number) =>
  `((${value}::text::date + ${later})::timestamp at time zone 'Asia/Kolkata')`;
