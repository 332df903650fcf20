import 'server-only';
import { searchLists, type SearchList } from '@/content/search-filters';
import type { Transaction } from '@/lib/platform/database-connection';
import { ask, lookUp, type Sought } from './dictionary';
import {
  fewerWords,
  looseQuery,
  nearNames,
  nearQueries,
  strictQueries,
  type Strict,
  type Way,
} from './queries';
import { entry, receiptSerial, searchTerms, type Receipt, type Term } from './terms';

/** What was typed, and all ways to read it. */
export interface Question {
  /** Nothing was typed. */
  empty: boolean;
  strict: readonly Strict[];
  /** Of whole names, and of parts of them. */
  named: readonly Way[];
  near: readonly Way[];
  /** For when nobody is found in any list. */
  loose: readonly Way[];
  fewer: readonly Way[];
  receipt: Receipt | null;
}

/** Reads what was typed, with the dictionary of names. */
export async function readQuestion(
  client: Transaction,
  q: string,
  rows: Record<SearchList, number>,
): Promise<Question> {
  const { terms, words } = await readTerms(client, searchTerms(q), q);
  const names = Math.max(
    1,
    searchLists.reduce((sum, list) => sum + rows[list], 0),
  );
  return {
    empty: terms.length === 0,
    strict: strictQueries(terms, words, names),
    named: nearNames(terms, words, names),
    near: nearQueries(terms, words, names),
    loose: looseQuery(terms, words, names),
    fewer: fewerWords(terms, words, names),
    receipt: receiptSerial(q),
  };
}

interface Read {
  terms: Term[];
  words: Sought[];
}

async function readTerms(client: Transaction, typed: Term[], q: string): Promise<Read> {
  if (typed.length === 0) return { terms: [], words: [] };
  const sought = await lookUp(
    client,
    typed.map(({ text }) => text),
  );
  const words = sought.filter(({ word }) => !word.startsWith('='));
  if (words.length === 0) return { terms: [await marksOnly(client, q)], words };
  const places = [...new Set(words.map(({ term }) => term))];
  return {
    terms: typed.filter((_, at) => places.includes(at)),
    words: words.map((word) => ({ ...word, term: places.indexOf(word.term) })),
  };
}

/** A name of nothing but marks. */
async function marksOnly(client: Transaction, q: string): Promise<Term> {
  const { rows } = await client.query<{ words: string[] }>('select search.words($1) as words', [q]);
  const [word = '='] = rows[0]?.words ?? [];
  return { text: q, whole: [entry('', word)], begun: [entry('', word, true)] };
}

const ROWS = `
  select relname as list, greatest(reltuples, 0)::float as rows from pg_class
  where relnamespace = 'public'::regnamespace and relname = any ($1::text[])`;

/** How many rows each list has, as the database last counted. */
export async function countRows(client: Transaction): Promise<Record<SearchList, number>> {
  const rows = await ask<{ list: SearchList; rows: number }>(client, ROWS, [searchLists]);
  const counted = Object.fromEntries(rows.map(({ list, rows: count }) => [list, count]));
  return { leads: 0, students: 0, registrations: 0, payments: 0, ...counted };
}
