import 'server-only';
import { ask } from './ask';
import { ordered, type Hit, type Searched } from './hits';
import { filterConditions, sources, Values } from './lists';
import type { Way } from './near-queries';

/** More ways to read what was typed are not tried. */
const MOST_WAYS = 40;
/** So many people are fetched of all ways together, and so many of each way at least. */
const FETCHED = 600;
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
  const each = values.add(Math.max(FETCHED_EACH, Math.floor(FETCHED / ways.length)));
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
