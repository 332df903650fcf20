import 'server-only';
import type { PoolClient } from 'pg';
import { searchLists, type SearchList } from '@/content/search-filters';
import { pool } from '@/lib/db';
import { ApiError } from '@/lib/errors';
import { noFilters, type SearchFilters } from '@/lib/schemas/search-filters';
import type { FoundPeople, StaffSearch } from '@/lib/schemas/staff-search';
import { inTransaction } from './in-transaction';
import { readRows } from './search/found-rows';
import { countRows, readQuestion } from './search/question';
import { searchList, searchLoosely, type FoundHits } from './search/search-list';
import type { Position } from './search/tiers';
import type { StaffPerson } from './staff';
import { isUuid } from './uuid';

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
  const found = noneFound();
  return inTransaction(pool, async (client) => {
    await client.query(SETTINGS);
    const rows = await countRows(client);
    const question = await readQuestion(client, q, rows);
    const lists = only ? [only] : searchLists;
    const hits = await inTurn(lists, (list) =>
      searchList({ client, list, filters, rows: rows[list] }, question, position),
    );
    const nobody = !question.empty && !position && hits.every(({ ids }) => ids.length === 0);
    const shown = nobody
      ? await inTurn(lists, (list) =>
          searchLoosely({ client, list, filters, rows: rows[list] }, question),
        )
      : hits;
    for (const [at, list] of lists.entries()) await put(found, list, client, shown[at]);
    return found;
  }).catch((error: unknown) => {
    if (!isTimeout(error)) throw error;
    throw new ApiError('unavailable', 'That took too long. Type more letters, then try again.');
  });
}

/** One after the other: they share a connection. */
async function inTurn<One, Other>(all: readonly One[], work: (one: One) => Promise<Other>) {
  const done: Other[] = [];
  for (const one of all) done.push(await work(one));
  return done;
}

async function put<List extends SearchList>(
  found: FoundPeople,
  list: List,
  client: PoolClient,
  hits: FoundHits | undefined,
): Promise<void> {
  if (!hits) return;
  found[list] = await readRows[list](client, hits.ids);
  found.near[list] = hits.near;
  found.more[list] = hits.more && written(hits.more);
}

function noneFound(): FoundPeople {
  return {
    ...{ leads: [], students: [], registrations: [], payments: [] },
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

const isMoment = (text: string) =>
  /^\d{4}-[^.]*\.\d{3}Z$/.test(text) && !Number.isNaN(Date.parse(text));
const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0');

function isTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '57014';
}
