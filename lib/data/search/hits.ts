import 'server-only';
import type { SearchList } from '@/content/search-filters';
import type { Transaction } from '@/lib/platform/database-connection';
import type { SearchFilters } from '@/lib/schemas/search-filters';
import { ask } from './ask';
import { filterConditions, sources, Values } from './lists';

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
export interface Page {
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
