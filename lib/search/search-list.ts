import 'server-only';
import type { SearchList } from './filter-choices';
import { isInScope, type LeadScope } from '@/lib/leads/lead-scope';
import type { Transaction } from '@/lib/platform/database-connection';
import { composedStatement, type Bind } from '@/lib/platform/statement';
import type { Candidate, ParsedQuery, Receipt } from './parse-query';
import type { SearchFilters } from './search-filters';

interface ListSource {
  table: string;
  /** The column to sort by name. */
  name: string;
  /** Applied while no query is given. */
  defaultFilter?: string;
  /** The condition of each filter. A filter without one excludes the list. */
  filters: Partial<Record<(typeof filterNames)[number], (value: string) => string>>;
}

const filterNames = ['course', 'mode', 'session', 'status'] as const;

const courseIs = (column: string) => (value: string) => `${column} ilike '%' || ${value} || '%'`;
const modeIs = (column: string) => (value: string) => `${column} like '%-' || ${value} || '-%'`;
const some =
  (table: string, link: string, condition: (value: string) => string) => (value: string) =>
    `exists (select from ${table} r where ${link} and ${condition(value)})`;

const ofStudent = 'r."studentId" = one.id';
const ofPayment = 'r.id = one."registrationId"';

/** The table of each list. Its row is `one`. */
const sources: Record<SearchList, ListSource> = {
  leads: {
    table: 'leads',
    name: 'name',
    // Suspected spam is found by name only: some of it is genuine.
    defaultFilter: 'not suspect',
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

export interface ListSearch {
  client: Transaction;
  list: SearchList;
  filters: SearchFilters;
  /** Of leads. */
  scope: LeadScope;
  /** Approximate number of the list's rows. */
  rows: number;
}

/** Whether every chosen filter applies to the list. */
function acceptsFilters({ list, filters }: ListSearch): boolean {
  const { status } = filters;
  if (status !== '' && !status.startsWith(list.slice(0, -1))) return false;
  return filterNames.every((name) => filters[name] === '' || sources[list].filters[name]);
}

function filterConditions({ list, filters, scope }: ListSearch, bind: Bind): string[] {
  const { from, to } = filters;
  const conditions = filterNames.flatMap((name) => {
    const condition = sources[list].filters[name];
    return condition && filters[name] !== '' ? [condition(`${bind(filters[name])}::text`)] : [];
  });
  if (list === 'leads' && scope !== null) conditions.push(isInScope('one', bind(scope)));
  if (from) conditions.push(`one."createdAt" >= ${midnight(bind(from), 0)}`);
  if (to) conditions.push(`one."createdAt" < ${midnight(bind(to), 1)}`);
  return conditions;
}

const midnight = (value: string, later: number) =>
  `((${value}::text::date + ${later})::timestamp at time zone 'Asia/Kolkata')`;

/** Whether anything but the order was chosen. */
function isFiltered({ sort: _sort, ...filters }: SearchFilters): boolean {
  return Object.values(filters).some((value) => value !== '');
}

/** A matching row, and its key in the chosen order. */
interface Hit {
  id: string;
  key: string;
}

/** The last row of a page. Lower tiers match more closely. */
export interface Position extends Hit {
  tier: number;
}

/** Rows that match equally well; `share` is the estimated fraction of all rows. */
interface Tier {
  conditions: (bind: Bind) => string[];
  share: number;
}

interface Page<After = Hit> {
  after: After | null;
  limit: number;
}

/** Up to this many matches are sorted in memory; beyond, rows are scanned in order until a page is full. */
const MAX_SORTED = 4000;
/** Rows scanned before falling back to sorting all matches. */
const MAX_SCANNED = 20_000;

function ordered(sort: SearchFilters['sort'], name: string) {
  if (sort === 'name') {
    const key = `lower(one."${name}") collate "C"`;
    const order = `${key}, one.id`;
    const isAfter = (at: string, id: string) => `(${key}, one.id) > (${at}::text, ${id}::uuid)`;
    return { key: `lower(one."${name}")`, order, isAfter };
  }
  const [way, sign] = sort === 'newest' ? ['desc', '<'] : ['asc', '>'];
  return {
    key: `to_char(one."createdAt" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    order: `one."createdAt" ${way}, one.id ${way}`,
    isAfter: (at: string, id: string) =>
      `(one."createdAt", one.id) ${sign} (${at}::text::timestamptz, ${id}::uuid)`,
  };
}

interface TierPage {
  search: ListSearch;
  tier: Tier;
  page: Page;
}

function partsOf({ search, tier, page: { after } }: TierPage, bind: Bind) {
  const { table, name } = sources[search.list];
  const { key, order, isAfter } = ordered(search.filters.sort, name);
  const from = after ? isAfter(bind(after.key), bind(after.id)) : 'true';
  const where = [...tier.conditions(bind), ...filterConditions(search, bind), from].join(' and ');
  return { table, name: `"${name}"`, where, from, key, order };
}

const IN_ORDER = composedStatement(
  'search-in-order',
  { id: 'uuid', key: 'text' },
  (asked: TierPage, bind) => {
    const { table, where, key, order } = partsOf(asked, bind);
    return `select one.id, ${key} as key from ${table} one where ${where}
      order by ${order} limit ${asked.page.limit}`;
  },
  { prepared: true },
);

const SORTED = composedStatement(
  'search-sorted',
  { id: 'uuid', key: 'text', hits: 'int4' },
  ({ max, ...asked }: TierPage & { max: number | null }, bind) => {
    const { table, name, where, key, order } = partsOf(asked, bind);
    return `with one as materialized (
        select one.id, one."createdAt", one.${name} from ${table} one where ${where}
        ${max === null ? '' : `limit ${max + 1}`})
      select one.id, ${key} as key, (select count(*)::int from one) as hits
      from one order by ${order} limit ${asked.page.limit}`;
  },
  { prepared: true },
);

const SCANNED = composedStatement(
  'search-scanned',
  { id: 'uuid', key: 'text' },
  (asked: TierPage, bind) => {
    const { table, where, from, key, order } = partsOf(asked, bind);
    return `select one.id, ${key} as key from (
        select one.* from ${table} one where ${from} order by ${order} limit ${MAX_SCANNED}) one
      where ${where} order by ${order} limit ${asked.page.limit}`;
  },
  { prepared: true },
);

/** The first rows of a tier in the chosen order. */
async function hitsOfTier(search: ListSearch, tier: Tier, page: Page): Promise<Hit[]> {
  const { client, filters, rows } = search;
  const asked = { search, tier, page };
  if (isFiltered(filters) || tier.share * rows < MAX_SORTED) {
    const sorted = await SORTED.rows(client, { ...asked, max: MAX_SORTED });
    if ((sorted[0]?.hits ?? 0) <= MAX_SORTED) return sorted;
  }
  const scanned = await SCANNED.rows(client, asked);
  if (scanned.length === page.limit) return scanned;
  return SORTED.rows(client, { ...asked, max: null });
}

/** Receipt numbers come before everything else. */
const RECEIPT_TIER = 0;

/** Uses the index on year and serial. */
function hasReceipt({ year, serial }: Receipt) {
  return (bind: Bind) => {
    const years = year ? `= ${bind(year)}` : 'in (select year from receipt_series)';
    return `one.id = any (array(
      select "paymentId" from receipts where year ${years} and serial = ${bind(serial)}::int))`;
  };
}

/** The numbered tiers; none repeats rows of an earlier one. */
function tiersOf({ list }: ListSearch, { exact, receipt }: ParsedQuery): [number, Tier][] {
  const ofReceipt = list === 'payments' && receipt ? hasReceipt(receipt) : null;
  const named = exact.map(({ tsquery, share, tier }, at): [number, Tier] => {
    const before = exact.slice(0, at).map((one) => `&!${one.tsquery}`);
    const conditions = (bind: Bind) => [
      `findable @@ ${bind(`(${tsquery}${before.join('')})`)}::text::tsquery`,
      ...(ofReceipt ? [`not ${ofReceipt(bind)}`] : []),
    ];
    return [tier, { conditions, share }];
  });
  if (!ofReceipt) return named;
  return [[RECEIPT_TIER, { conditions: (bind) => [ofReceipt(bind)], share: 0 }], ...named];
}

interface TieredPage {
  search: ListSearch;
  query: ParsedQuery;
  page: Page<Position>;
}

const ALL_TIERS = composedStatement(
  'search-all-tiers',
  { id: 'uuid', key: 'text', tier: 'int4', hits: 'int4' },
  ({ search, query, page: { after, limit } }: TieredPage, bind) => {
    const { table, name } = sources[search.list];
    const { key, order, isAfter } = ordered(search.filters.sort, name);
    const filters = filterConditions(search, bind);
    const matches = query.exact.map(({ tsquery, tier }) => ({
      tier,
      condition: `findable @@ ${bind(tsquery)}::text::tsquery`,
    }));
    if (search.list === 'payments' && query.receipt) {
      matches.unshift({ tier: RECEIPT_TIER, condition: hasReceipt(query.receipt)(bind) });
    }
    const tier = matches.map((one) => `when ${one.condition} then ${one.tier}`).join(' ');
    // The last tsquery includes the matches of the earlier ones.
    const any = matches.filter((one, at) => one.tier === RECEIPT_TIER || at === matches.length - 1);
    const where = [`(${any.map(({ condition }) => condition).join(' or ')})`, ...filters];
    const from = after
      ? `tier > ${bind(after.tier)}::int or tier = ${bind(after.tier)}::int
         and ${isAfter(bind(after.key), bind(after.id))}`
      : 'true';
    return `with one as materialized (
        select one.id, one."createdAt", one."${name}", case ${tier} end as tier
        from ${table} one where ${where.join(' and ')} limit ${MAX_SORTED + 1})
      select one.id, ${key} as key, tier, (select count(*)::int from one) as hits
      from one where ${from} order by tier, ${order} limit ${limit}`;
  },
  { prepared: true },
);

/**
 * The first rows of all tiers in one statement.
 * @returns null when more rows match than are sorted in memory
 */
async function hitsOfAllTiers(asked: TieredPage): Promise<Position[] | null> {
  const { search, query } = asked;
  if (query.exact.length === 0 && !(search.list === 'payments' && query.receipt)) return [];
  const rows = await ALL_TIERS.rows(search.client, asked);
  return (rows[0]?.hits ?? 0) > MAX_SORTED ? null : rows;
}

export interface FoundHits {
  ids: string[];
  /** Number of near matches at the end. */
  near: number;
  /** Position of the next page. */
  more: Position | null;
}

const PAGE = 20;
/** Places on a full page reserved for near matches. */
const NEAR_PLACES = 6;
/** Below this estimate all tiers are read in one statement. */
const FEW_HITS = 400;
const NOTHING: FoundHits = { ids: [], near: 0, more: null };

/** A page of the list, from `after` on. */
export async function searchList(
  search: ListSearch,
  query: ParsedQuery,
  after: Position | null,
): Promise<FoundHits> {
  if (!acceptsFilters(search)) return NOTHING;
  const found = await (query.empty
    ? allRows(search, after)
    : exactMatches({ search, query, page: { after, limit: PAGE + 1 } }));
  const near = after ? [] : await nearMatches(search, query, found);
  const shown = found.slice(0, PAGE - Math.min(near.length, NEAR_PLACES));
  const ids = [...shown, ...near.slice(0, PAGE - shown.length)].map(({ id }) => id);
  const more = found.length > shown.length ? (shown.at(-1) ?? null) : null;
  return { ids, near: ids.length - shown.length, more };
}

async function allRows(search: ListSearch, after: Position | null): Promise<Position[]> {
  const { defaultFilter } = sources[search.list];
  const tier = { conditions: () => (defaultFilter ? [defaultFilter] : []), share: 1 };
  const page = { after, limit: PAGE + 1 };
  const hits = await IN_ORDER.rows(search.client, { search, tier, page });
  return hits.map((hit) => ({ ...hit, tier: 0 }));
}

async function exactMatches(asked: TieredPage): Promise<Position[]> {
  const {
    search,
    query,
    page: { after, limit },
  } = asked;
  const share = query.exact.at(-1)?.share ?? 0;
  if (share * search.rows < FEW_HITS || isFiltered(search.filters)) {
    const found = await hitsOfAllTiers(asked);
    if (found) return found;
  }
  const found: Position[] = [];
  for (const [tier, wanted] of tiersOf(search, query)) {
    if (found.length >= limit || (after && tier < after.tier)) continue;
    const page = { after: after?.tier === tier ? after : null, limit: limit - found.length };
    const hits = await hitsOfTier(search, wanted, page);
    found.push(...hits.map(({ id, key }) => ({ id, key, tier })));
  }
  return found;
}

/** Matches with one typing mistake: of whole names first, then of parts of names. */
async function nearMatches(search: ListSearch, query: ParsedQuery, found: Hit[]): Promise<Hit[]> {
  const limit = found.length >= PAGE ? NEAR_PLACES : PAGE;
  const without = new Set(found.map(({ id }) => id));
  const named = await hitsOfCandidates(search, query.nearNames, { limit, without });
  if (named.length >= NEAR_PLACES) return named;
  named.forEach(({ id }) => without.add(id));
  const page = { limit: limit - named.length, without };
  return [...named, ...(await hitsOfCandidates(search, query.near, page))];
}

/** Matches with several mistakes, or else with one term left out. Used when no list has a match. */
export async function searchLoosely(
  search: ListSearch,
  { loose, fewerTerms }: ParsedQuery,
): Promise<FoundHits> {
  if (!acceptsFilters(search)) return NOTHING;
  const hits = (candidates: readonly Candidate[]) =>
    hitsOfCandidates(search, candidates, { limit: PAGE, without: new Set() });
  const found = await hits(loose);
  const shown = found.length > 0 ? found : await hits(fewerTerms);
  return { ids: shown.map(({ id }) => id), near: shown.length, more: null };
}

/** Further candidates are not tried. */
const MAX_CANDIDATES = 40;
/** Rows fetched for all candidates together, and the minimum for each. */
const FETCHED_NEAR = 600;
const FETCHED_EACH = 40;

interface CandidatePage {
  search: ListSearch;
  candidates: readonly Candidate[];
  limit: number;
}

const OF_CANDIDATES = composedStatement(
  'search-candidates',
  { place: 'int4', id: 'uuid', key: 'text', turn: 'int4' },
  ({ search, candidates, limit }: CandidatePage, bind) => {
    const filters = filterConditions(search, bind);
    const { table, name } = sources[search.list];
    const { key, order } = ordered(search.filters.sort, name);
    const queries = bind(candidates.map(({ tsquery }) => tsquery));
    const several = bind(candidates.map((candidate) => candidate.several ?? false));
    const each = bind(Math.max(FETCHED_EACH, Math.floor(FETCHED_NEAR / candidates.length)));
    const where = ['findable @@ candidate.query::tsquery', ...filters].join(' and ');
    return `select candidate.place::int, hit.*
      from unnest(${queries}::text[], ${several}::boolean[])
        with ordinality as candidate (query, several, place)
      cross join lateral (
        select one.id, ${key} as key, (row_number() over (
            partition by case when candidate.several then lower(one."${name}") end
            order by ${order}))::int - 1 as turn
        from (
          select one.id, one."createdAt", one."${name}" from ${table} one
          where ${where} limit ${each}::int) one
        order by turn, ${order} limit ${bind(limit)}::int) hit`;
  },
  { prepared: true },
);

/** Takes one row of each candidate in rounds, frequent names first. */
async function hitsOfCandidates(
  search: ListSearch,
  candidates: readonly Candidate[],
  { limit, without }: { limit: number; without: ReadonlySet<string> },
): Promise<Hit[]> {
  const tried = candidates.slice(0, MAX_CANDIDATES);
  if (tried.length === 0) return [];
  const found = await OF_CANDIDATES.rows(search.client, {
    search,
    candidates: tried,
    limit: limit + without.size,
  });
  found.sort((one, other) => one.turn - other.turn || one.place - other.place);
  const seen = new Set(without);
  return found.filter(({ id }) => !seen.has(id) && seen.add(id)).slice(0, limit);
}
