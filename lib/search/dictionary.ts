import 'server-only';
import { searchPool } from '@/lib/platform/db';
import { narrow, statement, type RowOf } from '@/lib/platform/statement';

/** A word of the dictionary, and its approximate number of rows. */
export interface DictionaryWord {
  word: string;
  uses: number;
}

/** A typed word, and its possible dictionary words. */
export interface QueryToken {
  word: string;
  at: number;
  term: number;
  /** The word itself, if the dictionary has it. */
  exact: DictionaryWord[];
  /** Other spellings of the same name: in the other script, or common variants. */
  spellings: DictionaryWord[];
  /**
   * Words that begin with it, in any spelling; null when there are too many to list. Only for the
   * last token and for tokens outside the dictionary.
   */
  completions: DictionaryWord[] | null;
  /** One mistake away, frequent ones first; the spellings of one name together. */
  near: DictionaryWord[][];
  /** One mistake away, in rare spellings. */
  rare: DictionaryWord[];
  /** Two words, where the space between them is missing. */
  split: [DictionaryWord, DictionaryWord][];
}

/** With more completions, a prefix is searched instead. */
const MAX_COMPLETIONS = 100;
/** Spellings of one name that every query tries. */
const MAX_SPELLINGS = 6;
/** Drop spellings this many times rarer than the most common one. */
const RARE_RATIO = 40;
const MAX_NEAR_NAMES = 40;
const MAX_TOKENS = 8;

const LOOK_UP = statement(
  'search-dictionary',
  { terms: 'text[]' },
  {
    at: 'int4',
    term: 'int4',
    typed: 'text',
    typedKey: 'text',
    how: narrow<'begun' | 'alike' | 'near' | 'split' | null>('text?'),
    word: narrow<string>('text?'),
    key: narrow<string>('text?'),
    seen: narrow<number>('int2?'),
  },
  `with typed as (
    select row_number() over (order by term.n, part.n)::int as at, term.n::int as term, part.word,
      search.key(part.word) as key, regexp_replace(search.key(part.word || 'f'),
        case when part.word ~ '[ऀ-ॿ]' then 'a?f$' else 'f$' end, '') as "keyBegun"
    from unnest($terms::text[]) with ordinality as term (text, n)
      cross join lateral unnest(search.words(term.text)) with ordinality as part (word, n)
    order by 1 limit ${MAX_TOKENS}
  ), found as (
    select at, 'begun' as how, d.word, d.key, d.seen from typed cross join lateral (
      select * from search.dictionary d
      where d.word >= typed.word and d.word < typed.word || U&'\\+10FFFF' limit ${MAX_COMPLETIONS + 1}) d
    union all
    select at, 'alike', d.word, d.key, d.seen from typed join search.dictionary d using (key)
    union all
    select at, 'alike', d.word, d.key, d.seen from typed cross join lateral (
      select * from search.dictionary d
      where char_length("keyBegun") > 2
        and d.key >= "keyBegun" and d.key < "keyBegun" || U&'\\+10FFFF' limit ${MAX_COMPLETIONS}) d
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
  from typed left join found using (at) order by typed.at, found.seen desc, found.word`,
);

type Row = RowOf<typeof LOOK_UP>;

/** Tokens of a term are kept for so long. */
const KEPT_MS = 30_000;
/** With more terms kept, all are forgotten. */
const MOST_KEPT = 1_000;
const kept = new Map<string, { until: number; tokens: QueryToken[] }>();

/**
 * The tokens of the terms, in order. While somebody types, all terms but the last stay as they are, so theirs are
 * kept for half a minute if the dictionary has all of their words. A new person with these words is found at once;
 * only a new word that is one mistake away from one of them takes as long.
 */
export async function lookUpTokens(terms: readonly string[]): Promise<QueryToken[]> {
  const now = performance.now();
  const known = terms.slice(0, -1).map((text) => {
    const one = kept.get(text);
    return one && one.until > now ? one.tokens : null;
  });
  const asked = terms.filter((_, at) => !known[at]);
  const rows = await LOOK_UP.rows(searchPool, { terms: asked });
  const last = rows.at(-1)?.at ?? 0;
  const found = asked.map((text, at) => {
    const tokens = tokensOf(
      rows.filter(({ term }) => term === at + 1),
      last,
    );
    if (at < asked.length - 1 && last < MAX_TOKENS) keepTokens(text, tokens, now + KEPT_MS);
    return tokens;
  });
  return terms
    .flatMap((_, term) => (known[term] ?? found.shift() ?? []).map((token) => ({ ...token, term })))
    .slice(0, MAX_TOKENS)
    .map((token, at) => ({ ...token, at: at + 1 }));
}

function keepTokens(text: string, tokens: QueryToken[], until: number): void {
  if (!tokens.every(({ exact }) => exact.length > 0)) return;
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(text, { until, tokens });
}

/** @param last place of the last token of all */
function tokensOf(rows: Row[], last: number): QueryToken[] {
  const words = [...new Set(rows.map(({ at }) => at))];
  return words.map((at) =>
    tokenFrom(
      rows.filter((row) => row.at === at),
      at === last,
    ),
  );
}

function tokenFrom(rows: Row[], isLast: boolean): QueryToken {
  const [{ at, typed, typedKey, term }] = rows as [Row];
  const how = (name: Row['how']) => rows.filter((row) => row.how === name);
  const exact = distinctWords(how('begun').filter(({ word }) => word === typed));
  const same = how('alike').filter(({ word, key }) => key === typedKey && word !== typed);
  const [frequent, rare] = splitByFrequency(sortByLikelihood(distinctWords(same), typed), exact);
  const isKnown = exact.length > 0 || frequent.length > 0;
  const completions = isLast || exact.length === 0 ? completionsOf(how, isKnown) : [];
  const named = [...exact, ...frequent, ...(completions ?? [])].map(({ word }) => word);
  const near = how('near').filter(
    ({ word, key }) =>
      !named.includes(word) && isNear({ word, key }, { word: typed, key: typedKey }),
  );
  return {
    word: typed,
    at,
    term: term - 1,
    exact,
    spellings: frequent,
    completions,
    ...splitNearNames([...groupByKey(near), rare]),
    split: how('split').map(({ word, seen }) => {
      const [first = '', second = ''] = word.split(' ');
      return [wordFrom({ word: first, seen }), wordFrom({ word: second, seen })];
    }),
  };
}

/** Spellings one mistake away first, then those in the same script. */
function sortByLikelihood(names: DictionaryWord[], typed: string): DictionaryWord[] {
  const isDevanagari = (word: string) => /[ऀ-ॿ]/.test(word);
  const rank = ({ word }: DictionaryWord) =>
    (isOneMistake(word, typed) ? 0 : 2) + (isDevanagari(word) === isDevanagari(typed) ? 0 : 1);
  return names.sort((one, other) => rank(one) - rank(other) || other.uses - one.uses);
}

/** The frequent spellings by name, and the rare ones of all names. */
function splitNearNames(names: DictionaryWord[][]): Pick<QueryToken, 'near' | 'rare'> {
  const written = names.map((name) => splitByFrequency(name, []));
  return {
    near: written
      .map(([frequent]) => frequent)
      .filter(({ length }) => length > 0)
      .slice(0, MAX_NEAR_NAMES),
    rare: written.flatMap(([, rare]) => rare).slice(0, 2 * MAX_NEAR_NAMES),
  };
}

function splitByFrequency(
  names: DictionaryWord[],
  others: DictionaryWord[],
): [DictionaryWord[], DictionaryWord[]] {
  const most = Math.max(...[...names, ...others].map(({ uses }) => uses), 0);
  const isFrequent = ({ uses }: DictionaryWord, at: number) =>
    at < MAX_SPELLINGS && uses * RARE_RATIO > most;
  const frequent = names.filter(isFrequent);
  return [frequent, names.filter((name) => !frequent.includes(name))];
}

/** @param isKnown for a dictionary word, only the typed spelling is completed */
function completionsOf(
  how: (name: Row['how']) => Row[],
  isKnown: boolean,
): DictionaryWord[] | null {
  if (how('begun').length > MAX_COMPLETIONS) return null;
  return distinctWords([...how('begun'), ...(isKnown ? [] : how('alike'))]);
}

/** One mistake in the word, or in the key that its spellings share. */
function isNear(one: { word: string; key: string }, typed: { word: string; key: string }): boolean {
  if (isOneMistake(one.word, typed.word)) return true;
  const long = Math.min(one.key.length, typed.key.length) >= 4;
  return long && (one.key === typed.key || isOneMistake(one.key, typed.key));
}

function groupByKey(rows: Row[]): DictionaryWord[][] {
  const names = new Map<string, Row[]>();
  for (const row of rows) names.set(row.key, [...(names.get(row.key) ?? []), row]);
  return [...names.values()].map(distinctWords);
}

function distinctWords(rows: Row[]): DictionaryWord[] {
  return [...new Map(rows.map((row) => [row.word, wordFrom(row)])).values()];
}

/** `seen` is a logarithm. */
function wordFrom({ word, seen }: Pick<Row, 'word' | 'seen'>): DictionaryWord {
  return { word, uses: 1.4 * 2 ** seen };
}

/** Whether the words differ by one letter: missing, added, replaced, or swapped with the next. */
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
