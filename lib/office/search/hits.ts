import 'server-only';
import type { SearchList } from '@/content/search-filters';
import type { Transaction } from '@/lib/platform/database-connection';
import { ask } from './dictionary';
import type { Way } from './queries';
import type { SearchFilters } from './search-filters';

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

/** A row that fits, and what it stands by in the order asked for. */
export interface Hit {
  id: string;
  key: string;
}

/** A list that is searched. */
export interface Searched {
  client: Transaction;
  list: SearchList;
  filters: SearchFilters;
  /** How many rows it has, about. */
  rows: number;
}

/** What rows have to fulfil; `share` is the part of all that do if names are spread evenly. */
export interface Tier {
  conditions: (values: Values) => string[];
  share: number;
}

/** The part of a list that is asked for. */
interface Page {
  after: Hit | null;
  most: number;
}

/** So many that fit are all fetched and sorted; more are read in the order asked for until a page is full. */
export const FETCHED = 4000;
/** Of so many rows in that order; names that hardly ever come together are then fetched after all. */
const READ_ON = 20_000;

/** Of the rows that fit, the first in the order asked for; null when a filter means nothing in this list. */
export async function firstHits(searched: Searched, tier: Tier, page: Page): Promise<Hit[] | null> {
  const { filters, rows } = searched;
  const parts = partsOf(searched, tier, page);
  if (!parts) return null;
  if (isFiltered(filters) || tier.share * rows < FETCHED) {
    const fetched = await run<{ hits: number }>(searched, parts, fetchOf(parts, page, FETCHED));
    if ((fetched[0]?.hits ?? 0) <= FETCHED) return fetched;
  }
  const read = await run(searched, parts, readOnOf(parts, page));
  if (read.length === page.most) return read;
  return run(searched, parts, fetchOf(parts, page, null));
}

/** The first of all rows in the order asked for; null when a filter means nothing in this list. */
export async function firstRows(searched: Searched, page: Page): Promise<Hit[] | null> {
  const { unsought } = sources[searched.list];
  const tier = { conditions: () => (unsought ? [unsought] : []), share: 1 };
  const parts = partsOf(searched, tier, page);
  return (
    parts && run(searched, parts, `${selectOf(parts)} order by ${parts.order} limit ${page.most}`)
  );
}

interface Parts {
  table: string;
  name: string;
  where: string;
  /** Only where in the order the page begins. */
  from: string;
  key: string;
  order: string;
  values: Values;
}

function partsOf(searched: Searched, tier: Tier, { after }: Page): Parts | null {
  const { list, filters } = searched;
  const values = new Values();
  const narrowed = filterConditions(list, filters, values);
  if (!narrowed) return null;
  const { table, name } = sources[list];
  const { key, order, beyond } = ordered(filters.sort, name);
  const from = after ? beyond(values.add(after.key), values.add(after.id)) : 'true';
  const where = [...tier.conditions(values), ...narrowed, from].join(' and ');
  return { table, name: `"${name}"`, where, from, key, order, values };
}

/** The order, what a row stands by in it, and the condition that it comes after another one. */
export function ordered(sort: SearchFilters['sort'], name: string) {
  if (sort === 'name') {
    const key = `lower(one."${name}") collate "C"`;
    const order = `${key}, one.id`;
    const beyond = (at: string, id: string) => `(${key}, one.id) > (${at}::text, ${id}::uuid)`;
    return { key: `lower(one."${name}")`, order, beyond };
  }
  const [way, sign] = sort === 'newest' ? ['desc', '<'] : ['asc', '>'];
  return {
    key: `to_char(one."createdAt" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    order: `one."createdAt" ${way}, one.id ${way}`,
    beyond: (at: string, id: string) =>
      `(one."createdAt", one.id) ${sign} (${at}::text::timestamptz, ${id}::uuid)`,
  };
}

const selectOf = ({ table, where, key }: Parts) =>
  `select one.id, ${key} as key from ${table} one where ${where}`;

function fetchOf(
  { table, name, where, key, order }: Parts,
  { most }: Page,
  limit: number | null,
): string {
  return `with one as materialized (
      select one.id, one."createdAt", one.${name} from ${table} one where ${where} ${limit === null ? '' : `limit ${limit + 1}`})
    select one.id, ${key} as key, (select count(*)::int from one) as hits
    from one order by ${order} limit ${most}`;
}

function readOnOf({ table, where, from, key, order }: Parts, { most }: Page): string {
  return `select one.id, ${key} as key from (
      select one.* from ${table} one where ${from} order by ${order} limit ${READ_ON}) one
    where ${where} order by ${order} limit ${most}`;
}

async function run<More>(searched: Searched, parts: Parts, text: string): Promise<(Hit & More)[]> {
  return ask<Hit & More>(searched.client, text, parts.values.all);
}

/** Something beside the order was chosen. */
export function isFiltered({ sort: _sort, ...filters }: SearchFilters): boolean {
  return Object.values(filters).some((value) => value !== '');
}

/** More ways to read what was typed are not tried. */
const MOST_WAYS = 40;
/** So many people are fetched of all ways together, and so many of each way at least. */
const FETCHED_NEAR = 600;
const FETCHED_EACH = 40;

/**
 * Who may have been meant. Every way to read what was typed gets its turn: first one of each, the frequent
 * names first, then a second one of each, so that a rare name is not lost behind a frequent one.
 */
export async function nearHits(
  searched: Searched,
  ways: readonly Way[],
  { most, without }: { most: number; without: ReadonlySet<string> },
): Promise<Hit[]> {
  const tried = ways.slice(0, MOST_WAYS);
  const found = tried.length === 0 ? [] : await allWays(searched, tried, most + without.size);
  found.sort((one, other) => one.turn - other.turn || one.place - other.place);
  const seen = new Set(without);
  return found.filter(({ id }) => !seen.has(id) && seen.add(id)).slice(0, most);
}

type Turn = Hit & { place: number; turn: number };

/** In one statement. */
async function allWays(searched: Searched, ways: readonly Way[], most: number): Promise<Turn[]> {
  const values = new Values();
  const narrowed = filterConditions(searched.list, searched.filters, values);
  if (!narrowed) return [];
  const { table, name } = sources[searched.list];
  const { key, order } = ordered(searched.filters.sort, name);
  const queries = values.add(ways.map(({ tsquery }) => tsquery));
  const several = values.add(ways.map((way) => way.several ?? false));
  const each = values.add(Math.max(FETCHED_EACH, Math.floor(FETCHED_NEAR / ways.length)));
  const where = ['findable @@ way.query::tsquery', ...narrowed].join(' and ');
  return ask<Turn>(
    searched.client,
    `select way.place::int, hit.*
     from unnest(${queries}::text[], ${several}::boolean[]) with ordinality as way (query, several, place)
     cross join lateral (
       select one.id, ${key} as key, (row_number() over (
           partition by case when way.several then lower(one."${name}") end order by ${order}))::int - 1 as turn
       from (
         select one.id, one."createdAt", one."${name}" from ${table} one where ${where} limit ${each}::int) one
       order by turn, ${order} limit ${values.add(most)}::int) hit`,
    values.all,
  );
}
