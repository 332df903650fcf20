import 'server-only';
import type { SearchList } from './filter-choices';
import { isInScope, type LeadScope } from '@/lib/leads/lead-scope';
import type { Transaction } from '@/lib/platform/database-connection';
import { composedStatement, narrow, type Bind } from '@/lib/platform/statement';
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
  /** Number of words that are compared with those of a row. */
  words: number;
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

/** Rows looked through for each wanted one: counts of the dictionary are estimates. */
const MARGIN = 3;

/**
 * The first rows of a tier by time, sought among the rows at that end only. There the bitmaps of both indexes
 * meet, so that no other row of a frequent name is fetched.
 */
const AT_THE_END = composedStatement(
  'search-at-the-end',
  { id: 'uuid', key: 'text' },
  (asked: TierPage, bind) => {
    const { table, where, key, order } = partsOf(asked, bind);
    const { tier, page, search } = asked;
    const [before, upTo, way, end] =
      search.filters.sort === 'newest'
        ? ['<=', '>=', 'desc', 'infinity']
        : ['>=', '<=', 'asc', '-infinity'];
    const start = `"createdAt" ${before} ${bind(page.after?.key ?? end)}::text::timestamptz`;
    const count = `${bind(Math.ceil((MARGIN * page.limit) / tier.share))}::int`;
    return `with one as materialized (
        select one.id, one."createdAt" from ${table} one
        where ${where} and ${start} and "createdAt" ${upTo} (
          select "createdAt" from ${table} where ${start}
          order by "createdAt" ${way} offset ${count} limit 1))
      select one.id, ${key} as key from one order by ${order} limit ${page.limit}`;
  },
  { prepared: true },
);

/** What a row costs in each of the ways, in the time that an entry of the index by time takes. */
const ENTRY_OF_WORD = 5;
const FETCHED_ROW = 25;
const SCANNED_ROW = 5;
/** For each word that is looked for in a scanned row. */
const COMPARED_WORD = 1.5;

const wordsIn = (tsquery: string) => Math.floor(tsquery.split("'").length / 2);

/** Estimated cost of each way to the newest or oldest rows of a tier. */
function costsOf({ share, words }: Pick<Tier, 'share' | 'words'>, rows: number, limit: number) {
  const hits = share * rows;
  const apart = limit / share;
  return {
    sorted: hits * (ENTRY_OF_WORD + FETCHED_ROW),
    atTheEnd: hits * ENTRY_OF_WORD + apart * MARGIN,
    scanned: apart * (SCANNED_ROW + words * COMPARED_WORD),
  };
}

/** The first rows of a tier in the chosen order. */
async function hitsOfTier(search: ListSearch, tier: Tier, page: Page): Promise<Hit[]> {
  const { client, filters, rows } = search;
  const asked = { search, tier, page };
  const costs = costsOf(tier, rows, page.limit);
  const isByTime = filters.sort !== 'name' && !isFiltered(filters);
  if (isByTime && costs.atTheEnd < Math.min(costs.sorted, costs.scanned)) {
    const found = await AT_THE_END.rows(client, asked);
    if (found.length === page.limit) return found;
  }
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
    const words = wordsIn([tsquery, ...before].join(''));
    return [tier, { conditions, share, words }];
  });
  if (!ofReceipt) return named;
  return [
    [RECEIPT_TIER, { conditions: (bind) => [ofReceipt(bind)], share: 0, words: 0 }],
    ...named,
  ];
}

interface TieredPage {
  search: ListSearch;
  query: ParsedQuery;
  page: Page<Position>;
}

const ALL_TIERS = composedStatement(
  'search-all-tiers',
  {
    list: narrow<SearchList>('text'),
    place: 'int4',
    id: 'uuid',
    key: 'text',
    tier: 'int4',
    hits: 'int4',
  },
  (pages: readonly TieredPage[], bind) =>
    pages.map((page) => `(${allTiersSql(page, bind)})`).join('\nunion all\n'),
  { prepared: true },
);

function allTiersSql({ search, query, page: { after, limit } }: TieredPage, bind: Bind): string {
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
    select '${search.list}' as list, (row_number() over (order by tier, ${order}))::int as place,
      one.id, ${key} as key, tier, (select count(*)::int from one) as hits
    from one where ${from} order by place limit ${limit}`;
}

/**
 * The first rows of several lists, all tiers in one statement. Lists with too many matches to sort in memory are
 * left out.
 */
async function hitsOfAllTiers(
  asked: readonly TieredPage[],
): Promise<ReadonlyMap<SearchList, Position[]>> {
  const some = asked.filter(
    ({ search, query }) => query.exact.length > 0 || (search.list === 'payments' && query.receipt),
  );
  const [first] = some;
  const rows = first ? await ALL_TIERS.rows(first.search.client, some) : [];
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
/** Below this estimate all tiers of all lists are read in one statement. */
const FEW_HITS = 400;

/** A page of each list, from `after` on. */
export async function searchEach(
  searches: readonly ListSearch[],
  query: ParsedQuery,
  after: Position | null,
): Promise<FoundHits[]> {
  const page = { after, limit: PAGE + 1 };
  const asked = searches.filter(acceptsFilters).map((search) => ({ search, query, page }));
  const few = await hitsOfAllTiers(query.empty ? [] : asked.filter(hasFewHits));
  const found = new Map<ListSearch, Position[]>();
  for (const one of asked) {
    const { search } = one;
    const rest = query.empty ? allRows : hitsByTier;
    found.set(search, few.get(search.list) ?? (await rest(one)));
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
  const tier = { conditions: () => (defaultFilter ? [defaultFilter] : []), share: 1, words: 0 };
  const hits = await IN_ORDER.rows(search.client, { search, tier, page });
  return hits.map((hit) => ({ ...hit, tier: 0 }));
}

function hasFewHits({ search, query }: Pick<TieredPage, 'search' | 'query'>): boolean {
  const share = query.exact.at(-1)?.share ?? 0;
  return share * search.rows < FEW_HITS || isFiltered(search.filters);
}

/** The first rows of one tier after the other. */
async function hitsByTier({ search, query, page }: TieredPage): Promise<Position[]> {
  const { after, limit } = page;
  const found: Position[] = [];
  for (const [tier, wanted] of tiersOf(search, query)) {
    if (found.length >= limit || (after && tier < after.tier)) continue;
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
  const { nearNames, near } = query;
  const wanted = [...found]
    // Nobody is looked for among so many: whoever types goes on, and similar names would only take their places.
    .filter(([search, hits]) => hits.length <= PAGE || hasFewHits({ search, query }))
    .map(([search, hits]) => ({
      search,
      limit: hits.length >= PAGE ? NEAR_PLACES : PAGE,
      without: new Set(hits.map(({ id }) => id)),
    }));
  const named = await hitsOfCandidates(wanted, nearNames);
  const fewer = wanted.flatMap(({ search, limit, without }) => {
    const names = named.get(search) ?? [];
    if (names.length >= NEAR_PLACES) return [];
    const ids = names.map(({ id }) => id);
    return [{ search, limit: limit - names.length, without: new Set([...without, ...ids]) }];
  });
  for (const [search, hits] of await hitsOfCandidates(fewer, near)) {
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
    .map((search) => ({ search, limit: PAGE, without: new Set<string>() }));
  const found = await hitsOfCandidates(wanted, loose);
  const empty = wanted.filter(({ search }) => !found.get(search)?.length);
  const fewer = await hitsOfCandidates(empty, fewerTerms);
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
}

interface CandidatePage {
  pages: readonly Places[];
  candidates: readonly Candidate[];
}

function candidatesSql({ search, limit, without }: Places, all: readonly Candidate[], bind: Bind) {
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
  const scanned = bind(
    candidates.map((one) => isInOrder && !one.several && isScannedSooner(one, search, fetched)),
  );
  const where = ['findable @@ candidate.query::tsquery', ...filters].join(' and ');
  const columns = `one.id, one."createdAt", one."${name}"`;
  return `select '${search.list}' as list, candidate.place::int, hit.*
    from unnest(${queries}::text[], ${several}::boolean[], ${scanned}::boolean[])
      with ordinality as candidate (query, several, scanned, place)
    cross join lateral (
      select one.id, ${key} as key, (row_number() over (
          partition by case when candidate.several then lower(one."${name}") end
          order by ${order}))::int - 1 as turn
      from (
        (select ${columns} from ${table} one
          where not candidate.scanned and ${where} limit ${each}::int)
        union all
        (select ${columns} from (
            select one.* from ${table} one order by ${order} limit ${MAX_SCANNED}) one
          where candidate.scanned and ${where} limit ${each}::int)) one
      order by turn, ${order} limit ${bind(limit + without.size)}::int) hit`;
}

/** Whether scanning finds some rows of the name in half the time of reading the index for all of them. */
function isScannedSooner({ share, tsquery }: Candidate, { rows }: ListSearch, fetched: number) {
  const { scanned } = costsOf({ share, words: wordsIn(tsquery) }, rows, fetched);
  return 2 * scanned < share * rows * ENTRY_OF_WORD;
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
  const [first] = pages;
  if (!first || candidates.length === 0) return new Map();
  const found = await OF_CANDIDATES.rows(first.search.client, { pages, candidates });
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
