import 'server-only';
import type { SearchList } from '@/content/search-filters';
import type { Transaction } from '@/lib/platform/database-connection';
import { ask } from './dictionary';
import type { Question, Receipt, Way } from './parse-query';
import type { SearchFilters } from './search-filters';

/** Collects the values of a statement. */
class Values {
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
const sources: Record<SearchList, ListSource> = {
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
function filterConditions(
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
interface Hit {
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
interface Tier {
  conditions: (values: Values) => string[];
  share: number;
}

/** The part of a list that is asked for. */
interface Page {
  after: Hit | null;
  most: number;
}

/** So many that fit are all fetched and sorted; more are read in the order asked for until a page is full. */
const FETCHED = 4000;
/** Of so many rows in that order; names that hardly ever come together are then fetched after all. */
const READ_ON = 20_000;

/** Of the rows that fit, the first in the order asked for; null when a filter means nothing in this list. */
async function firstHits(searched: Searched, tier: Tier, page: Page): Promise<Hit[] | null> {
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
async function firstRows(searched: Searched, page: Page): Promise<Hit[] | null> {
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
function ordered(sort: SearchFilters['sort'], name: string) {
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
function isFiltered({ sort: _sort, ...filters }: SearchFilters): boolean {
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
async function nearHits(
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

/** The last row of a page, and how closely it fitted: the smaller, the closer. */
export interface Position extends Hit {
  tier: number;
}

/** Numbers of receipts come before everything else. */
const OF_RECEIPT = 0;

/** Each with its number; none finds what those before it find. */
function tiersOf({ list }: Searched, { strict, receipt }: Question): [number, Tier][] {
  const ofReceipt = list === 'payments' && receipt ? hasReceipt(receipt) : null;
  const named = strict.map(({ tsquery, share, tier }, at): [number, Tier] => {
    const before = strict.slice(0, at).map((one) => `&!${one.tsquery}`);
    const conditions = (values: Values) => [
      `findable @@ ${values.add(`(${tsquery}${before.join('')})`)}::text::tsquery`,
      ...(ofReceipt ? [`not ${ofReceipt(values)}`] : []),
    ];
    return [tier, { conditions, share }];
  });
  if (!ofReceipt) return named;
  return [[OF_RECEIPT, { conditions: (values) => [ofReceipt(values)], share: 0 }], ...named];
}

/**
 * The first of all tiers in one statement.
 * @returns null when a filter means nothing in this list, "many" when more fit than are fetched
 */
async function atOnce(
  { client, list, filters }: Searched,
  { strict, receipt }: Question,
  { after, most }: { after: Position | null; most: number },
): Promise<Position[] | null | 'many'> {
  const values = new Values();
  const narrowed = filterConditions(list, filters, values);
  if (!narrowed) return null;
  const { table, name } = sources[list];
  const { key, order, beyond } = ordered(filters.sort, name);
  const fits = strict.map(({ tsquery, tier }) => ({
    tier,
    condition: `findable @@ ${values.add(tsquery)}::text::tsquery`,
  }));
  if (list === 'payments' && receipt) {
    fits.unshift({ tier: OF_RECEIPT, condition: hasReceipt(receipt)(values) });
  }
  if (fits.length === 0) return [];
  const tier = fits.map((one) => `when ${one.condition} then ${one.tier}`).join(' ');
  // The last of them finds whatever the others of its kind do.
  const any = fits.filter((one, at) => one.tier === OF_RECEIPT || at === fits.length - 1);
  const where = [`(${any.map(({ condition }) => condition).join(' or ')})`, ...narrowed];
  const from = after
    ? `tier > ${values.add(after.tier)}::int or tier = ${values.add(after.tier)}::int
       and ${beyond(values.add(after.key), values.add(after.id))}`
    : 'true';
  const rows = await ask<Position & { hits: number }>(
    client,
    `with one as materialized (
       select one.id, one."createdAt", one."${name}", case ${tier} end as tier
       from ${table} one where ${where.join(' and ')} limit ${FETCHED + 1})
     select one.id, ${key} as key, tier, (select count(*)::int from one) as hits
     from one where ${from} order by tier, ${order} limit ${most}`,
    values.all,
  );
  return (rows[0]?.hits ?? 0) > FETCHED ? 'many' : rows;
}

/** By the index on year and serial. */
function hasReceipt({ year, serial }: Receipt) {
  return (values: Values) => {
    const years = year ? `= ${values.add(year)}` : 'in (select year from receipt_series)';
    return `one.id = any (array(
      select "paymentId" from receipts where year ${years} and serial = ${values.add(serial)}::int))`;
  };
}

/** A page of a list. */
export interface FoundHits {
  ids: string[];
  /** How many at its end fit nearly. */
  near: number;
  /** Where the list goes on. */
  more: Position | null;
}

const PAGE = 20;
/** So many places are kept for those who nearly fit, where enough fit to the letter. */
const KEPT = 6;
/** Where more people fit than these, those who fit best may fill the page by themselves. */
const FEW = 400;
const NOTHING: FoundHits = { ids: [], near: 0, more: null };

/** A page of the list, from `after` on. */
export async function searchList(
  searched: Searched,
  question: Question,
  after: Position | null,
): Promise<FoundHits> {
  const found = await (question.empty
    ? anybody(searched, after)
    : strictly(searched, question, after));
  if (found === null) return NOTHING;
  const near = after ? [] : await nearly(searched, question, found);
  const shown = found.slice(0, PAGE - Math.min(near.length, KEPT));
  const ids = [...shown, ...near.slice(0, PAGE - shown.length)].map(({ id }) => id);
  const more = found.length > shown.length ? (shown.at(-1) ?? null) : null;
  return { ids, near: ids.length - shown.length, more };
}

async function anybody(searched: Searched, after: Position | null): Promise<Position[] | null> {
  const hits = await firstRows(searched, { after, most: PAGE + 1 });
  return hits && hits.map(({ id, key }) => ({ id, key, tier: 0 }));
}

/** One more than a page; null when a filter means nothing in this list. */
async function strictly(
  searched: Searched,
  question: Question,
  after: Position | null,
): Promise<Position[] | null> {
  const share = question.strict.at(-1)?.share ?? 0;
  if (share * searched.rows < FEW || isFiltered(searched.filters)) {
    const found = await atOnce(searched, question, { after, most: PAGE + 1 });
    if (found !== 'many') return found;
  }
  const found: Position[] = [];
  for (const [tier, wanted] of tiersOf(searched, question)) {
    if (found.length > PAGE || (after && tier < after.tier)) continue;
    const page = { after: after?.tier === tier ? after : null, most: PAGE + 1 - found.length };
    const hits = await firstHits(searched, wanted, page);
    if (hits === null) return null;
    found.push(...hits.map(({ id, key }) => ({ id, key, tier })));
  }
  return found;
}

/** Those who fit but for a mistake: by their whole name, and by a part of it where these are few. */
async function nearly(searched: Searched, question: Question, found: Hit[]): Promise<Hit[]> {
  const most = found.length >= PAGE ? KEPT : PAGE;
  const without = new Set(found.map(({ id }) => id));
  const named = await nearHits(searched, question.named, { most, without });
  if (named.length >= KEPT) return named;
  named.forEach(({ id }) => without.add(id));
  const page = { most: most - named.length, without };
  return [...named, ...(await nearHits(searched, question.near, page))];
}

/** Where nobody fits in any list: those who fit but for several mistakes, or else but for a word. */
export async function searchLoosely(
  searched: Searched,
  { loose, fewer }: Question,
): Promise<FoundHits> {
  const hits = async (ways: readonly Way[]) =>
    nearHits(searched, ways, { most: PAGE, without: new Set() });
  const found = await hits(loose);
  const shown = found.length > 0 ? found : await hits(fewer);
  return { ids: shown.map(({ id }) => id), near: shown.length, more: null };
}
