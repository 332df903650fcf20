import 'server-only';
import { searchLists, type SearchList } from '@/content/search-filters';
import { ApiError } from '@/lib/calls/errors';
import type { StaffPerson } from '@/lib/office/staff/access';
import type { Transaction } from '@/lib/platform/database-connection';
import { inTransaction } from '@/lib/platform/db';
import { isUuid } from '@/lib/platform/uuid';
import { readRows } from './found-rows';
import type { Searched } from './hits';
import { countRows, readQuestion } from './question';
import { noFilters, type SearchFilters } from './search-filters';
import { searchList, searchLoosely, type FoundHits, type Position } from './search-list';
import type { FoundPeople, StaffSearch } from './staff-search';

/**
 * People who wait on the phone do not wait longer than two seconds for any of the statements. No table is
 * read from one end to the other.
 */
const SETTINGS = `
  set local statement_timeout = '2s'; set local jit = off; set local enable_seqscan = off;
  set local enable_hashjoin = off; set local enable_mergejoin = off;
  set local plan_cache_mode = force_generic_plan`;

type Asked = Pick<StaffSearch, 'q'> & Partial<StaffSearch>;

/**
 * Leads, students, registrations and payments in which everything typed is found: words of the name in
 * any script, but for a mistake in one of them; e-mail, phone, numbers. Nothing typed finds all.
 * @param _staff who has shown to be staff
 * @throws ApiError unavailable when it takes too long, invalid_input for an `after` that is none of ours
 */
export async function searchPeople(_staff: StaffPerson, asked: Asked): Promise<FoundPeople> {
  const { q, filters = noFilters, list: only, after } = asked;
  const position = positionOf(after, filters.sort);
  const { question, rows } = await inShort(async (client) => {
    const rows = await countRows(client);
    return { rows, question: await readQuestion(client, q, rows) };
  });
  const lists = only ? [only] : searchLists;
  const inList = (list: SearchList, client: Transaction): Searched => ({
    client,
    list,
    filters,
    rows: rows[list],
  });
  let shown = await inAll(lists, (list, client) =>
    searchList(inList(list, client), question, position),
  );
  const nobody = !question.empty && !position && shown.every(({ hits }) => hits.ids.length === 0);
  if (nobody) {
    shown = await inAll(lists, (list, client) => searchLoosely(inList(list, client), question));
  }
  const found = noneFound();
  for (const one of shown) put(found, one);
  return found;
}

/** The rows of a list that were found, and which they are. */
interface Shown<List extends SearchList = SearchList> {
  list: List;
  hits: FoundHits;
  people: FoundPeople[List];
}

/** The lists beside each other. None waits for a second connection while it has one. */
function inAll(
  lists: readonly SearchList[],
  search: (list: SearchList, client: Transaction) => Promise<FoundHits>,
): Promise<Shown[]> {
  return Promise.all(
    lists.map((list) =>
      inShort(async (client) => {
        const hits = await search(list, client);
        return { list, hits, people: await readRows[list](client, hits.ids) };
      }),
    ),
  );
}

/** @throws ApiError unavailable when a statement takes too long */
function inShort<T>(work: (client: Transaction) => Promise<T>): Promise<T> {
  return inTransaction(async (client) => {
    await client.query(SETTINGS);
    return work(client);
  }).catch((error: unknown) => {
    if (!isTimeout(error)) throw error;
    throw new ApiError('unavailable', 'That took too long. Type more letters, then try again.');
  });
}

function put<List extends SearchList>(found: FoundPeople, { list, hits, people }: Shown<List>) {
  found[list] = people;
  found.near[list] = hits.near;
  found.more[list] = hits.more && written(hits.more);
}

function noneFound(): FoundPeople {
  return {
    leads: [],
    students: [],
    registrations: [],
    payments: [],
    near: { leads: 0, students: 0, registrations: 0, payments: 0 },
    more: { leads: null, students: null, registrations: null, payments: null },
    asOf: new Date().toISOString(),
  };
}

const written = ({ tier, id, key }: Position) => `${tier}.${id}.${key}`;

/** @throws ApiError invalid_input */
function positionOf(after: string | undefined, sort: SearchFilters['sort']): Position | null {
  if (after === undefined) return null;
  const [, tier = '', id = '', key = ''] = /^([0-5])\.([^.]*)\.(.*)$/s.exec(after) ?? [];
  const isKey = sort === 'name' ? isStorable(key) : isMoment(key);
  if (isUuid(id) && isKey) return { tier: Number(tier), id, key };
  throw new ApiError('invalid_input', 'Search again: this list does not go on from there.');
}

/** As PostgreSQL wrote it: `Date.parse` alone takes 31 February for 3 March. */
const isMoment = (text: string) =>
  /^\d{4}-/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString() === text;
const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0');

function isTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '57014';
}
