import 'server-only';
import type { PoolClient } from 'pg';
import { searchLists, type SearchList } from '@/content/search-filters';
import { lookUp } from './dictionary';
import { entry } from './entry';
import type { Question } from './search-list';
import { searchTerms } from './terms';

/** Reads what was typed, with the dictionary of names. */
export async function readQuestion(
  client: PoolClient,
  q: string,
  rows: Record<SearchList, number>,
): Promise<Question> {
  const typed = searchTerms(q);
  const names = Math.max(1, ...[searchLists.reduce((sum, list) => sum + rows[list], 0)]);
  if (typed.length === 0) return { q, terms: [], words: [], names };
  const sought = await lookUp(
    client,
    typed.map(({ text }) => text),
  );
  const words = sought.filter(({ word }) => !word.startsWith('='));
  if (words.length === 0) return { q, terms: [await marksOnly(client, q)], words, names };
  const places = [...new Set(words.map(({ term }) => term))];
  return {
    ...{ q, names },
    terms: typed.filter((_, at) => places.includes(at)),
    words: words.map((word) => ({ ...word, term: places.indexOf(word.term) })),
  };
}

/** A name of nothing but marks. */
async function marksOnly(client: PoolClient, q: string) {
  const { rows } = await client.query<{ words: string[] }>('select search.words($1) as words', [q]);
  const [word = '='] = rows[0]?.words ?? [];
  return { text: q, whole: [entry('', word)], begun: [entry('', word, true)] };
}

const ROWS = `
  select relname as list, greatest(reltuples, 0)::float as rows from pg_class
  where relnamespace = 'public'::regnamespace and relname = any ($1::text[])`;

/** How many rows each list has, as the database last counted. */
export async function countRows(client: PoolClient): Promise<Record<SearchList, number>> {
  const { rows } = await client.query<{ list: SearchList; rows: number }>(ROWS, [searchLists]);
  const counted = Object.fromEntries(rows.map(({ list, rows: count }) => [list, count]));
  return { leads: 0, students: 0, registrations: 0, payments: 0, ...counted };
}
