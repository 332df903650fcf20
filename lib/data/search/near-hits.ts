import 'server-only';
import { ask } from './ask';
import { firstHits, ordered, type Hit, type Searched } from './hits';
import { filterConditions, sources, Values } from './lists';
import type { Way } from './near-queries';

/** More ways to read what was typed are not tried. */
const MOST_WAYS = 40;
/** Of the names that many people have. */
const MOST_FREQUENT = 4;
/** More people of one name count as frequent. */
const MANY = 4000;
/** So many are fetched of all ways that are not, together. */
const FETCHED = 600;
/** Of one way at least. */
const FETCHED_EACH = 50;

/**
 * Who may have been meant. Every way to read what was typed gets its turn: first one of each, the frequent
 * names first, then a second one of each, so that a rare name is not lost behind a frequent one.
 */
export async function nearHits(
  searched: Searched,
  ways: readonly Way[],
  { most, without }: { most: number; without: ReadonlySet<string> },
): Promise<Hit[]> {
  const tried = ways.slice(0, MOST_WAYS).map((way, place) => ({ ...way, place }));
  const isFrequent = ({ share }: Way) => share * searched.rows > MANY;
  const frequent = tried.filter(isFrequent).slice(0, MOST_FREQUENT);
  const found = await rareHits(
    searched,
    tried.filter((way) => !frequent.includes(way)),
    most,
  );
  for (const { tsquery, share, place } of frequent) {
    const conditions = (values: Values) => [`findable @@ ${values.add(tsquery)}::text::tsquery`];
    const hits = await firstHits(searched, { conditions, share }, { after: null, most });
    found.push(...(hits ?? []).map((hit, turn) => ({ ...hit, place, turn })));
  }
  found.sort((one, other) => one.turn - other.turn || one.place - other.place);
  const seen = new Set(without);
  return found.filter(({ id }) => !seen.has(id) && seen.add(id)).slice(0, most);
}

type Turn = Hit & { place: number; turn: number };

/** All ways in one statement. */
async function rareHits(
  searched: Searched,
  ways: readonly (Way & { place: number })[],
  most: number,
): Promise<Turn[]> {
  const values = new Values();
  const narrowed = filterConditions(searched.list, searched.filters, values);
  if (ways.length === 0 || !narrowed) return [];
  const { table, name } = sources[searched.list];
  const { key, order } = ordered(searched.filters.sort, name);
  const queries = values.add(ways.map(({ tsquery }) => tsquery));
  const places = values.add(ways.map(({ place }) => place));
  const several = values.add(ways.map((way) => way.several ?? false));
  const each = Math.max(FETCHED_EACH, Math.floor(FETCHED / ways.length));
  const where = ['findable @@ way.query::tsquery', ...narrowed].join(' and ');
  return ask<Turn>(
    searched.client,
    `select way.place, hit.* from unnest(${queries}::text[], ${places}::int[], ${several}::boolean[])
       as way (query, place, several)
     cross join lateral (
       select one.id, ${key} as key, (row_number() over (
           partition by case when way.several then lower(one."${name}") end order by ${order}))::int - 1 as turn
       from (select one.id, one."createdAt", one."${name}" from ${table} one where ${where} limit ${each}) one
       order by turn, ${order} limit ${most}) hit`,
    values.all,
  );
}
