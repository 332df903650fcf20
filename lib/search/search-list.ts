import 'server-only';
import type { SearchList } from './filter-choices';
import { isInScope, type LeadScope } from '@/lib/leads/lead-scope';
import { searchPool } from '@/lib/platform/db';
import { composedStatement, narrow, type Bind } from '@/lib/platform/statement';
import type { Candidate, ExactQuery, ParsedQuery, Receipt } from './parse-query';
import type { SearchFilters } from './search-filters';

interface ListSource {
  table: string;
  /** The column to sort by name. */
  name: string;
  /** Applied while no query is given. */
  defaultFilter?: string;
  /** The condition of each filter. A filter without one excludes the list. */
  filters: Conditions;
  /** The registrations `r` of a row, where their filters apply: one of them has to meet all. */
  registrations?: string;
}

const filterNames = ['course', 'mode', 'session', 'status'] as const;

type Conditions = Partial<Record<(typeof filterNames)[number], (value: string) => string>>;

const courseIs = (column: string) => (value: string) => `${column} ilike '%' || ${value} || '%'`;
const modeIs = (column: string) => (value: string) => `${column} like '%-' || ${value} || '-%'`;
/** @param row the name of the registration's row */
const ofRegistration = (row: string): Conditions => ({
  course: courseIs(`${row}.coursename`),
  mode: modeIs(`${row}."planId"`),
  session: (value) => `${row}.session = ${value}`,
});

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
    filters: {},
    registrations: 'r."studentId" = one.id',
  },
  registrations: {
    table: 'registrations',
    name: 'studentname',
    filters: ofRegistration('one'),
  },
  payments: {
    table: 'payments',
    name: 'name',
    filters: {
      status: (value) => `'payment.' || one.status::text = ${value}`,
    },
    registrations: 'r.id = one."registrationId"',
  },
};

export interface ListSearch {
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
  const { filters: own, registrations } = sources[list];
  const conditions = registrations ? { ...ofRegistration('r'), ...own } : own;
  return filterNames.every((name) => filters[name] === '' || conditions[name]);
}

function filterConditions({ list, filters, scope }: ListSearch, bind: Bind): string[] {
  const { from, to } = filters;
  const { filters: own, registrations } = sources[list];
  const chosen = (all: Conditions) =>
    filterNames.flatMap((name) => {
      const condition = all[name];
      return condition && filters[name] !== '' ? [condition(`${bind(filters[name])}::text`)] : [];
    });
  const conditions = chosen(own);
  const ofOne = registrations ? chosen(ofRegistration('r')) : [];
  if (ofOne.length > 0) {
    const where = [registrations, ...ofOne].join(' and ');
    conditions.push(`exists (select from registrations r where ${where})`);
  }
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
      from one order by ${order} limit ${bind(asked.page.limit)}::int`;
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
      where ${where} order by ${order} limit ${bind(asked.page.limit)}::int`;
  },
  { prepared: true },
);

/** Rows looked through for each wanted one: counts of the dictionary are estimates. */
const MARGIN = 3;
/** How far these rows reach back tells how many days are looked through. */
const PACED = 500;

/** The days, as the index has them, of about `rows` rows at the end of the list, or from a moment of it on. */
function daysAtTheEnd(table: string, sort: SearchFilters['sort'], from: string | null) {
  const [way, sign] = sort === 'newest' ? ['desc', '<='] : ['asc', '>='];
  const start = from === null ? 'true' : `"createdAt" ${sign} ${from}::text::timestamptz`;
  const timeOf = (place: number) =>
    `(select "createdAt" from ${table} where ${start} order by "createdAt" ${way} offset ${place} limit 1)`;
  return (rows: string) =>
    `search.days_towards(${timeOf(0)}, ${timeOf(PACED)}, ${rows}::float8 / ${PACED})`;
}

/** The first rows of a tier by time, sought among about `among` rows at that end. */
const AT_THE_END = composedStatement(
  'search-at-the-end',
  { id: 'uuid', key: 'text' },
  ({ among, ...asked }: TierPage & { among: number }, bind) => {
    const { table, where, key, order } = partsOf(asked, bind);
    const { page, search } = asked;
    const from = page.after && bind(page.after.key);
    const days = daysAtTheEnd(table, search.filters.sort, from)(bind(among));
    return `with one as materialized (
        select one.id, one."createdAt" from ${table} one
        where ${where} and search.days(one."createdAt") && (select ${days}))
      select one.id, ${key} as key from one order by ${order} limit ${bind(page.limit)}::int`;
  },
  { prepared: true },
);

/** How many times as many rows are looked through when the first ones were too few. */
const WIDER = 16;

/** The first rows of a tier by time; null when they may not be all on the page. */
async function hitsAtTheEnd(search: ListSearch, tier: Tier, page: Page): Promise<Hit[] | null> {
  const { rows } = search;
  let among = (MARGIN * page.limit) / tier.share;
  // A few matches are sorted sooner.
  for (; 2 * among < rows; among *= WIDER) {
    const found = await AT_THE_END.rows(searchPool, { search, tier, page, among });
    if (found.length === page.limit) return found;
  }
  return null;
}

/** The first rows of a tier in the chosen order. */
async function hitsOfTier(search: ListSearch, tier: Tier, page: Page): Promise<Hit[]> {
  const { filters, rows } = search;
  const asked = { search, tier, page };
  const isByTime = filters.sort !== 'name' && !isFiltered(filters);
  const atTheEnd = isByTime ? await hitsAtTheEnd(search, tier, page) : null;
  if (atTheEnd) return atTheEnd;
  if (isFiltered(filters) || tier.share * rows < MAX_SORTED) {
    const sorted = await SORTED.rows(searchPool, { ...asked, max: MAX_SORTED });
    if ((sorted[0]?.hits ?? 0) <= MAX_SORTED) return sorted;
  }
  const scanned = await SCANNED.rows(searchPool, asked);
  if (scanned.length === page.limit) return scanned;
  return SORTED.rows(searchPool, { ...asked, max: null });
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

/** A page of a query, and the first of its tiers, or all of them. */
interface FirstTiers extends TieredPage {
  exact: readonly ExactQuery[];
}

const FIRST_TIERS = composedStatement(
  'search-first-tiers',
  {
    list: narrow<SearchList>('text'),
    place: 'int4',
    id: 'uuid',
    key: 'text',
    tier: 'int4',
    hits: 'int4',
  },
  (pages: readonly FirstTiers[], bind) =>
    pages.map((page) => `(${firstTiersSql(page, bind)})`).join('\nunion all\n'),
  { prepared: true },
);

function firstTiersSql({ search, query, exact, page }: FirstTiers, bind: Bind): string {
  const { after, limit } = page;
  const { table, name } = sources[search.list];
  const { key, order, isAfter } = ordered(search.filters.sort, name);
  const filters = filterConditions(search, bind);
  const matches = exact.map(({ tsquery, tier }) => ({
    tier,
    condition: `findable @@ ${bind(tsquery)}::text::tsquery`,
  }));
  if (search.list === 'payments' && query.receipt) {
    matches.unshift({ tier: RECEIPT_TIER, condition: hasReceipt(query.receipt)(bind) });
  }
  const tier = matches.map((one) => `when ${one.condition} then ${one.tier}`).join(' ');
  // The last tsquery of all includes the matches of the earlier ones.
  const any = matches.filter(
    (one, at) =>
      one.tier === RECEIPT_TIER || at === matches.length - 1 || exact.length < query.exact.length,
  );
  const where = [`(${any.map(({ condition }) => condition).join(' or ')})`, ...filters];
  const from = after
    ? `tier > ${bind(after.tier)}::int or tier = ${bind(after.tier)}::int
       and ${isAfter(bind(after.key), bind(after.id))}`
    : 'true';
  return `with one as materialized (
      select one.id, one."createdAt", one."${name}", case ${tier} end as tier
      from ${table} one where ${where.join(' and ')} limit ${MAX_SORTED + 1})
    select '${search.list}' as list, (row_number() over (order by tier, ${order}))::int as place,
      one.id, ${key} as key, tier, (select count(*)::int from one) as hits
    from (select * from one where ${from} order by tier, ${order} limit ${limit}) one`;
}

/**
 * The first rows of several lists, all their tiers in one statement. Lists with too many matches to sort in memory
 * are left out.
 */
async function hitsOfFirstTiers(
  asked: readonly FirstTiers[],
): Promise<ReadonlyMap<SearchList, Position[]>> {
  const some = asked.filter(
    ({ search, query, exact }) => exact.length > 0 || (search.list === 'payments' && query.receipt),
  );
  const rows = some.length > 0 ? await FIRST_TIERS.rows(searchPool, some) : [];
  const tooMany = new Set(rows.filter(({ hits }) => hits > MAX_SORTED).map(({ list }) => list));
  const lists = asked.map(({ search }) => search.list).filter((list) => !tooMany.has(list));
  const inOrder = rows.sort((one, other) => one.place - other.place);
  return new Map(lists.map((name) => [name, inOrder.filter(({ list }) => list === name)]));
}

export interface FoundHits {
  list: SearchList;
  ids: string[];
  /** Number of near matches at the end. */
  near: number;
  /** Position of the next page. */
  more: Position | null;
}

const PAGE = 20;
/** Places on a full page reserved for near matches. */
const NEAR_PLACES = 6;
/** Tiers below this estimate are read in one statement, those of all lists together. */
const FEW_HITS = 400;

/** A page of each list, from `after` on. */
export async function searchEach(
  searches: readonly ListSearch[],
  query: ParsedQuery,
  after: Position | null,
): Promise<FoundHits[]> {
  const page = { after, limit: PAGE + 1 };
  const asked = searches.filter(acceptsFilters).map((search) => ({ search, query, page }));
  const first = query.empty ? [] : asked.map(rareTiers);
  const begun = await hitsOfFirstTiers(first);
  const found = new Map<ListSearch, Position[]>();
  for (const one of query.empty ? asked : []) found.set(one.search, await allRows(one));
  for (const one of first) {
    found.set(one.search, await hitsByTier(one, begun.get(one.search.list)));
  }
  const near = after ? null : await nearMatches(found, query);
  return searches.map((search) => pageOf(search, found.get(search) ?? [], near?.get(search) ?? []));
}

function pageOf({ list }: ListSearch, found: readonly Position[], near: readonly Hit[]): FoundHits {
  const shown = found.slice(0, PAGE - Math.min(near.length, NEAR_PLACES));
  const ids = [...shown, ...near.slice(0, PAGE - shown.length)].map(({ id }) => id);
  const more = found.length > shown.length ? (shown.at(-1) ?? null) : null;
  return { list, ids, near: ids.length - shown.length, more };
}

async function allRows({ search, page }: TieredPage): Promise<Position[]> {
  const { defaultFilter } = sources[search.list];
  const tier = { conditions: () => (defaultFilter ? [defaultFilter] : []), share: 1 };
  const hits = await IN_ORDER.rows(searchPool, { search, tier, page });
  return hits.map((hit) => ({ ...hit, tier: 0 }));
}

function hasFewHits({ search, query }: Pick<TieredPage, 'search' | 'query'>): boolean {
  const share = query.exact.at(-1)?.share ?? 0;
  return share * search.rows < FEW_HITS || isFiltered(search.filters);
}

/** The tiers before the first frequent one. */
function rareTiers({ search, query, page }: TieredPage): FirstTiers {
  const { exact } = query;
  const frequent = isFiltered(search.filters)
    ? -1
    : exact.findIndex(({ share }) => share * search.rows >= FEW_HITS);
  const rare = frequent < 0 ? exact : exact.slice(0, frequent);
  // Earlier pages have shown them all.
  const isOver =
    rare.length < exact.length && page.after && page.after.tier > (rare.at(-1)?.tier ?? -1);
  return { search, query, page, exact: isOver ? [] : rare };
}

/**
 * The first rows of one tier after the other.
 * @param begun those of the first tiers, where they have been read
 */
async function hitsByTier(
  { search, query, exact, page }: FirstTiers,
  begun: readonly Position[] | undefined,
): Promise<Position[]> {
  const { after, limit } = page;
  const found = [...(begun ?? [])];
  const read = begun ? (exact.at(-1)?.tier ?? RECEIPT_TIER) : -1;
  for (const [tier, wanted] of tiersOf(search, query)) {
    if (tier <= read || found.length >= limit || (after && tier < after.tier)) continue;
    const rest = { after: after?.tier === tier ? after : null, limit: limit - found.length };
    const hits = await hitsOfTier(search, wanted, rest);
    found.push(...hits.map(({ id, key }) => ({ id, key, tier })));
  }
  return found;
}

/** Matches of each list with one typing mistake: of whole names first, then of parts of names. */
async function nearMatches(
  found: ReadonlyMap<ListSearch, readonly Hit[]>,
  query: ParsedQuery,
): Promise<Map<ListSearch, Hit[]>> {
  const wanted = [...found]
    // Nobody is looked for among so many: whoever types goes on, and similar names would only take their places.
    .filter(([search, hits]) => hits.length <= PAGE || hasFewHits({ search, query }))
    .map(([search, hits]) => ({
      search,
      limit: hits.length >= PAGE ? NEAR_PLACES : PAGE,
      without: new Set(hits.map(({ id }) => id)),
      // The last one includes the matches of the earlier ones.
      exact: hits.length > PAGE ? (query.exact.at(-1)?.tsquery ?? null) : null,
    }));
  if (wanted.length === 0) return new Map();
  const nearNames = query.nearNames();
  const named = await hitsOfCandidates(wanted, nearNames);
  const fewer = wanted.flatMap(({ search, limit, without, exact }) => {
    const names = named.get(search) ?? [];
    // Beside a full page of exact matches, names that are longer than what was typed are not wanted.
    const isFull = limit === NEAR_PLACES && nearNames.length > 0;
    if (isFull || names.length >= NEAR_PLACES) return [];
    const ids = names.map(({ id }) => id);
    const shown = new Set([...without, ...ids]);
    return [{ search, limit: limit - names.length, without: shown, exact }];
  });
  if (fewer.length === 0) return named;
  for (const [search, hits] of await hitsOfCandidates(fewer, query.near())) {
    named.set(search, [...(named.get(search) ?? []), ...hits]);
  }
  return named;
}

/**
 * Matches of each list with several mistakes, or else with one term left out. Used when no list has a match.
 */
export async function searchLoosely(
  searches: readonly ListSearch[],
  { loose, fewerTerms }: ParsedQuery,
): Promise<FoundHits[]> {
  const wanted = searches
    .filter(acceptsFilters)
    .map((search) => ({ search, limit: PAGE, without: new Set<string>(), exact: null }));
  const found = await hitsOfCandidates(wanted, loose());
  const empty = wanted.filter(({ search }) => !found.get(search)?.length);
  const fewer = await hitsOfCandidates(empty, fewerTerms());
  return searches.map((search) => {
    const shown = fewer.get(search) ?? found.get(search) ?? [];
    return { list: search.list, ids: shown.map(({ id }) => id), near: shown.length, more: null };
  });
}

/** Rows fetched for each place of all candidates together, and the minimum for each. */
const FETCHED_PER_PLACE = 30;
const FETCHED_EACH = 2;

/** The places to fill in a list, with rows that it does not show yet. */
interface Places {
  search: ListSearch;
  limit: number;
  without: ReadonlySet<string>;
  /** The tsquery of rows that later pages show; null where there are no later pages. */
  exact: string | null;
}

interface CandidatePage {
  pages: readonly Places[];
  candidates: readonly Candidate[];
}

function candidatesSql(places: Places, all: readonly Candidate[], bind: Bind) {
  const { search, limit, without, exact } = places;
  const candidates = all.slice(0, triedFor(limit));
  const filters = filterConditions(search, bind);
  const { table, name } = sources[search.list];
  const { key, order } = ordered(search.filters.sort, name);
  const queries = bind(candidates.map(({ tsquery }) => tsquery));
  const several = bind(candidates.map((candidate) => candidate.several ?? false));
  const most = Math.floor((FETCHED_PER_PLACE * limit) / candidates.length);
  const fetched = Math.max(FETCHED_EACH * limit, most);
  const each = bind(fetched);
  const isInOrder = filters.length === 0 && search.filters.sort !== 'name';
  const among = bind(
    candidates.map((one) =>
      isInOrder && !one.several ? rowsAtTheEnd(one, search, fetched) : null,
    ),
  );
  const days = daysAtTheEnd(table, search.filters.sort, null)('candidate.among');
  // In a query of its own, the text is read once and not for each row.
  const others = exact === null ? [] : [`not findable @@ (select ${bind(exact)}::text::tsquery)`];
  const where = ['findable @@ candidate.query::tsquery', ...others, ...filters].join(' and ');
  const columns = `one.id, one."createdAt", one."${name}"`;
  return `select '${search.list}' as list, candidate.place::int, hit.*
    from unnest(${queries}::text[], ${several}::boolean[], ${among}::float8[])
      with ordinality as candidate (query, several, among, place)
    cross join lateral (
      select one.id, ${key} as key, (row_number() over (
          partition by case when candidate.several then lower(one."${name}") end
          order by ${order}))::int - 1 as turn
      from (
        (select ${columns} from ${table} one
          where candidate.among is null and ${where} limit ${each}::int)
        union all
        (select ${columns} from ${table} one
          where candidate.among is not null and ${where}
            and search.days(one."createdAt") && ${days} limit ${each}::int)) one
      order by turn, ${order} limit ${bind(limit + without.size)}::int) hit`;
}

/** How many rows at the end of the list have enough of a frequent name; null where all of its rows are fewer. */
function rowsAtTheEnd({ share }: Candidate, { rows }: ListSearch, wanted: number): number | null {
  const among = (MARGIN * wanted) / share;
  return 5 * among < rows ? among : null;
}

/** Each of the first ones has a row for one of the places, or none at all. */
const triedFor = (places: number) => 2 * places;

const OF_CANDIDATES = composedStatement(
  'search-candidates',
  { list: narrow<SearchList>('text'), place: 'int4', id: 'uuid', key: 'text', turn: 'int4' },
  ({ pages, candidates }: CandidatePage, bind) =>
    pages.map((page) => candidatesSql(page, candidates, bind)).join('\nunion all\n'),
  { prepared: true },
);

/** Takes one row of each candidate in rounds, frequent names first. */
async function hitsOfCandidates(
  pages: readonly Places[],
  candidates: readonly Candidate[],
): Promise<Map<ListSearch, Hit[]>> {
  if (pages.length === 0 || candidates.length === 0) return new Map();
  const found = await OF_CANDIDATES.rows(searchPool, { pages, candidates });
  found.sort((one, other) => one.turn - other.turn || one.place - other.place);
  return new Map(
    pages.map(({ search, limit, without }) => {
      const seen = new Set(without);
      const hits = found.filter(
        ({ list, id }) => list === search.list && !seen.has(id) && seen.add(id),
      );
      return [search, hits.slice(0, limit)];
    }),
  );
}
