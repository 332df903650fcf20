import 'server-only';
import { createHash } from 'node:crypto';
import type { Transaction } from '@/lib/platform/database-connection';

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
  /** The same name written differently: in the other script, or as many others write it. */
  same: Known[];
  /**
   * What begins so, in any way of writing; null when these are more than are worth naming. Only a word that
   * may go on has any: the last one, or one that nobody has as it is.
   */
  begun: Known[] | null;
  /** One mistake away, the frequent ones first; words of one name together. */
  near: Known[][];
  /** As near, but written as few write the name. */
  rare: Known[];
  /** Two words, where the space between them is missing. */
  split: [Known, Known][];
}

/** More words that begin alike are not named one by one. */
const MOST_BEGUN = 100;
/** Of one name, so many ways of writing are frequent enough to be looked for in every query. */
const MOST_SAME = 6;
/** And so many times as rare as the most frequent way is rare. */
const AS_RARE = 40;
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
export async function lookUp(client: Transaction, terms: readonly string[]): Promise<Sought[]> {
  const rows = await ask<Row>(client, LOOK_UP, [terms]);
  const last = rows.at(-1)?.at;
  const words = [...new Set(rows.map(({ at }) => at))];
  return words.map((at) =>
    soughtOf(
      rows.filter((row) => row.at === at),
      at === last,
    ),
  );
}

function soughtOf(rows: Row[], isLast: boolean): Sought {
  const [{ at, typed, typedKey, term }] = rows as [Row];
  const how = (name: Row['how']) => rows.filter((row) => row.how === name);
  const itself = distinct(how('begun').filter(({ word }) => word === typed));
  const same = how('alike').filter(({ word, key }) => key === typedKey && word !== typed);
  const [frequent, rare] = byUse(likeliest(distinct(same), typed), itself);
  const isKnown = itself.length > 0 || frequent.length > 0;
  const begun = isLast || itself.length === 0 ? beginning(how, isKnown) : [];
  const named = [...itself, ...frequent, ...(begun ?? [])].map(({ word }) => word);
  const near = how('near').filter(
    ({ word, key }) =>
      !named.includes(word) && isNear({ word, key }, { word: typed, key: typedKey }),
  );
  return {
    word: typed,
    at,
    term: term - 1,
    itself,
    same: frequent,
    begun,
    ...nearOf([...byName(near), rare]),
    split: how('split').map(({ word, seen }) => {
      const [first = '', second = ''] = word.split(' ');
      return [knownOf({ word: first, seen }), knownOf({ word: second, seen })];
    }),
  };
}

/** First those one mistake away, then those in the same script. */
function likeliest(names: Known[], typed: string): Known[] {
  const isDevanagari = (word: string) => /[ऀ-ॿ]/.test(word);
  const rank = ({ word }: Known) =>
    (isOneMistake(word, typed) ? 0 : 2) + (isDevanagari(word) === isDevanagari(typed) ? 0 : 1);
  return names.sort((one, other) => rank(one) - rank(other) || other.uses - one.uses);
}

/** Names as most people write them; beside them, the other ways of writing any of them. */
function nearOf(names: Known[][]): Pick<Sought, 'near' | 'rare'> {
  const written = names.map((name) => byUse(name, []));
  return {
    near: written
      .map(([frequent]) => frequent)
      .filter(({ length }) => length > 0)
      .slice(0, MOST_NEAR),
    rare: written.flatMap(([, rare]) => rare).slice(0, 2 * MOST_NEAR),
  };
}

/** The ways of writing that are frequent beside the others, and those that are not. */
function byUse(names: Known[], others: Known[]): [Known[], Known[]] {
  const most = Math.max(...[...names, ...others].map(({ uses }) => uses), 0);
  const isFrequent = ({ uses }: Known, at: number) => at < MOST_SAME && uses * AS_RARE > most;
  const frequent = names.filter(isFrequent);
  return [frequent, names.filter((name) => !frequent.includes(name))];
}

/** @param isKnown the word is one as it is: then it goes on as it is written only */
function beginning(how: (name: Row['how']) => Row[], isKnown: boolean): Known[] | null {
  if (how('begun').length > MOST_BEGUN) return null;
  return distinct([...how('begun'), ...(isKnown ? [] : how('alike'))]);
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

/** Whether two words are the same but for one letter: missing, added, wrong, or changed places with the next. */
export function isOneMistake(one: string, other: string): boolean {
  if (one === other) return false;
  const [short, long] = [[...one], [...other]].sort((a, b) => a.length - b.length);
  if (!short || !long || long.length - short.length > 1) return false;
  const at = short.findIndex((letter, index) => letter !== long[index]);
  if (at < 0) return true;
  const rest = (letters: string[], from: number) => letters.slice(from).join('');
  if (long.length > short.length) return rest(short, at) === rest(long, at + 1);
  if (rest(short, at + 1) === rest(long, at + 1)) return true;
  const swapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return swapped && rest(short, at + 2) === rest(long, at + 2);
}

/** Each statement is planned once in a connection: planning takes as long as most of them. */
export async function ask<Row extends object>(
  client: Transaction,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const name = `search-${createHash('md5').update(text).digest('base64url')}`;
  return (await client.query<Row>({ name, text, values })).rows;
}
