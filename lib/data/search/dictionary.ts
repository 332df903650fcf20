import 'server-only';
import type { PoolClient } from 'pg';
import { isOneMistake } from './one-mistake';

/** A word of names, and about how many have it. */
export interface Known {
  word: string;
  uses: number;
}

/** A typed word, and what of the dictionary it may stand for. */
export interface Sought {
  word: string;
  /** Which of the words it is. */
  at: number;
  /** Which of the terms it is from. */
  term: number;
  /** The word itself, when somebody has it. */
  itself: Known[];
  /** What begins so; null when these are more than are worth naming. */
  begun: Known[] | null;
  /** The same name written differently: in the other script, or as others write it. */
  same: Known[];
  /** What begins as the same name does. */
  alike: Known[];
  /** One mistake away, the frequent ones first; words of one name together. */
  near: Known[][];
  /** Two words, where the space between them is missing. */
  split: [Known, Known][];
}

/** More words that begin alike are not named one by one. */
const MOST_BEGUN = 100;
/** More names that are near to one word are not tried. */
const MOST_NEAR = 40;

const LOOK_UP = `
  with typed as (
    select row_number() over (order by term.n, part.n)::int as at, term.n::int as term, part.word,
      search.key(part.word) as key, regexp_replace(search.key(part.word || 'f'),
        case when part.word ~ '[ऀ-ॿ]' then 'a?f$' else 'f$' end, '') as "keyBegun"
    from unnest($1::text[]) with ordinality as term (text, n)
      cross join lateral unnest(search.words(term.text)) with ordinality as part (word, n)
    order by 1 limit 8
  ), found as (
    select at, 'begun' as how, d.word, d.key, d.seen from typed cross join lateral (
      select * from search.dictionary d
      where d.word >= typed.word and d.word < typed.word || U&'\\+10FFFF' limit ${MOST_BEGUN + 1}) d
    union all
    select at, 'alike', d.word, d.key, d.seen from typed join search.dictionary d using (key)
    union all
    select at, 'alike', d.word, d.key, d.seen from typed cross join lateral (
      select * from search.dictionary d
      where char_length("keyBegun") > 2
        and d.key >= "keyBegun" and d.key < "keyBegun" || U&'\\+10FFFF' limit ${MOST_BEGUN}) d
    union all
    select at, 'near', d.word, d.key, d.seen from typed
      cross join lateral (
        select distinct near.word from search.near
        where near.variant in (
          select search.variants(typed.word) union select search.variants(typed.key))) near
      join search.dictionary d on d.word = near.word
    union all
    select at, 'split', d.word || ' ' || e.word, '', least(d.seen, e.seen) from typed
      cross join generate_series(2, char_length(typed.word) - 2) as n
      join search.dictionary d on d.word = left(typed.word, n)
      join search.dictionary e on e.word = substr(typed.word, n + 1)
    where char_length(typed.word) between 6 and 40
  )
  select typed.at, typed.term, typed.word as typed, typed.key as "typedKey", found.how, found.word,
    found.key, found.seen
  from typed left join found using (at) order by typed.at, found.seen desc, found.word`;

interface Row {
  at: number;
  term: number;
  typed: string;
  typedKey: string;
  how: 'begun' | 'alike' | 'near' | 'split' | null;
  word: string;
  key: string;
  seen: number;
}

/** What each word of the terms may stand for, in their order. */
export async function lookUp(client: PoolClient, terms: readonly string[]): Promise<Sought[]> {
  const { rows } = await client.query<Row>({
    name: 'search-words',
    text: LOOK_UP,
    values: [terms],
  });
  const words = [...new Set(rows.map(({ at }) => at))];
  return words.map((at) => soughtOf(rows.filter((row) => row.at === at)));
}

function soughtOf(rows: Row[]): Sought {
  const [{ at, typed, typedKey, term }] = rows as [Row];
  const how = (name: Row['how']) => rows.filter((row) => row.how === name);
  const itself = how('begun').filter(({ word }) => word === typed);
  const begun = how('begun').length > MOST_BEGUN ? null : how('begun');
  const known = new Set(how('begun').map(({ word }) => word));
  const alike = how('alike').filter(({ word }) => !known.has(word));
  alike.forEach(({ word }) => known.add(word));
  const near = how('near').filter(
    ({ word, key }) => !known.has(word) && isNear({ word, key }, { word: typed, key: typedKey }),
  );
  return {
    word: typed,
    at,
    term: term - 1,
    itself: itself.slice(0, 1).map(knownOf),
    begun: begun && distinct(begun),
    same: distinct(alike.filter(({ key }) => key === typedKey)),
    alike: distinct(alike),
    near: byName(near).slice(0, MOST_NEAR),
    split: how('split').map(({ word, seen }) => {
      const [first = '', second = ''] = word.split(' ');
      return [knownOf({ word: first, seen }), knownOf({ word: second, seen })];
    }),
  };
}

/** A mistake in the word as it is written, or in what all ways of writing it have in common. */
function isNear(one: { word: string; key: string }, typed: { word: string; key: string }): boolean {
  if (isOneMistake(one.word, typed.word)) return true;
  const long = Math.min(one.key.length, typed.key.length) >= 4;
  return long && (one.key === typed.key || isOneMistake(one.key, typed.key));
}

function byName(rows: Row[]): Known[][] {
  const names = new Map<string, Row[]>();
  for (const row of rows) names.set(row.key, [...(names.get(row.key) ?? []), row]);
  return [...names.values()].map(distinct);
}

function distinct(rows: Row[]): Known[] {
  return [...new Map(rows.map((row) => [row.word, knownOf(row)])).values()];
}

/** `seen` is the logarithm. */
function knownOf({ word, seen }: Pick<Row, 'word' | 'seen'>): Known {
  return { word, uses: 1.4 * 2 ** seen };
}
