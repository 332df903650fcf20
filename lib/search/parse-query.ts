import 'server-only';
import { searchLists, type SearchList } from './filter-choices';
import { asciiDigits } from '@/lib/platform/ascii-digits';
import { searchPool } from '@/lib/platform/db';
import { statement } from '@/lib/platform/statement';
import { lookUpTokens, type DictionaryWord, type QueryToken } from './dictionary';

/** A typed word or number, and the entries besides names that it can match, as parts of a tsquery. */
interface Term {
  text: string;
  /** Matched as a whole. */
  whole: readonly string[];
  /** Matched as a prefix. */
  prefixes: readonly string[];
}

const MAX_TERMS = 6;
/** Fewer digits are not searched as the end of a phone number. */
const MIN_LAST_DIGITS = 4;
/** Spaces as `search.words` in the database splits by them, fewer than `\s`. */
const spaces = /[ \t\n\r\f\v\u00a0\u2000-\u200a\u202f\u205f\u3000]+/;
const numberLike = /^[\p{Nd}\s+().-]*\p{Nd}[\p{Nd}\s+().-]*$/u;

/** The terms that all have to match: words, or one number in any notation. */
function searchTerms(q: string): Term[] {
  const text = q.trim();
  if (text === '') return [];
  const parts = numberLike.test(text) ? [text] : text.split(spaces).slice(0, MAX_TERMS);
  return parts.map((part) => termOf(part, parts.length === 1)).filter((term) => term !== null);
}

/**
 * Number of letters, digits and vowel signs that narrow a search down. A country code does not
 * count, as it is common to all phones.
 */
export function typedCharacters(q: string): number {
  const text = q.trim();
  if (!numberLike.test(text)) return [...text.matchAll(/[\p{L}\p{M}\p{N}]/gu)].length;
  const digits = asciiDigits(text);
  return text.startsWith('+') ? withoutPrefix(text, digits).length : digits.length;
}

/** Null for a country code with no digits after it. */
function termOf(text: string, alone: boolean): Term | null {
  if (!numberLike.test(text)) return textTerm(text, alone);
  const digits = asciiDigits(text);
  const phone = withoutPrefix(text, digits).slice(-10);
  if (phone === '' && text.startsWith('+')) return null;
  // Leading zeros of a short number may be the middle of a phone number.
  const last = text.startsWith('+') || digits.length > 10 ? phone : digits;
  const backwards = [...last].reverse().join('');
  const lasts = last.length < MIN_LAST_DIGITS ? [] : [entry('-', backwards, true)];
  return {
    text,
    whole: [entry('#', digits), ...(phone.length === 10 ? [entry('+', phone)] : [])],
    prefixes: [entry('#', digits, true), ...(phone ? [entry('+', phone, true)] : []), ...lasts],
  };
}

/** Text may also be the beginning of an e-mail or of a gateway's reference. */
function textTerm(text: string, alone: boolean): Term {
  const email = text.toLowerCase().slice(0, 100);
  const code = email.replace(/[^a-z0-9]/g, '').slice(0, 60);
  const emails = alone || /[@._\d]/.test(text);
  const codes = /\d/.test(code) && code.length >= 4;
  return {
    text,
    whole: [...(emails ? [entry('@', email)] : []), ...(codes ? [entry('#', code)] : [])],
    prefixes: [
      ...(emails ? [entry('@', email, true)] : []),
      ...(codes ? [entry('#', code, true)] : []),
    ],
  };
}

/** Reduces +91 98765 43210, 0091 98765 43210 and 098765 43210 to 98765 43210, also while typing. */
function withoutPrefix(text: string, digits: string): string {
  const national = digits.replace(/^0+/, '');
  const prefixed = text.startsWith('+') || digits.startsWith('00') || national.length > 10;
  return prefixed ? national.replace(/^91/, '') : national;
}

/** `year` is null where only the serial was typed. */
export interface Receipt {
  year: string | null;
  serial: number;
}

/**
 * The receipt number in "OC/26-27/000123", "oc 26 27 123" or "123"; null for anything else.
 */
function receiptSerial(q: string): Receipt | null {
  const digits = asciiDigits(q);
  const whole = /^\s*oc[\s/-]*(\d{2})[\s/-]*(\d{2})[\s/-]+0*(\d{1,6})\s*$/i.exec(q);
  if (whole) return { year: `${whole[1]}-${whole[2]}`, serial: Number(whole[3]) };
  const serialOnly = /^\s*(?:oc[\s/-]*)?[\p{Nd}]{1,6}\s*$/iu.test(q);
  return serialOnly && Number(digits) > 0 ? { year: null, serial: Number(digits) } : null;
}

/** The prefix of an entry, by its kind; words of names have none (docs/search.md). */
type Mark = '' | '~' | '&' | '@' | '+' | '-' | '#';

/** An entry as part of a tsquery. */
function entry(mark: Mark, text: string, isPrefix = false): string {
  const quoted = (mark + text).replaceAll('\\', '\\\\').replaceAll("'", "''");
  return `'${quoted}'${isPrefix ? ':*' : ''}`;
}

/** Any of the parts; null without parts. */
function anyOf(parts: readonly string[]): string | null {
  const different = [...new Set(parts)];
  if (different.length === 0) return null;
  return different.length === 1 ? (different[0] ?? null) : `(${different.join('|')})`;
}

/** All of the parts; null without parts, or where one of them matches nothing. */
function allOf(parts: readonly (string | null)[]): string | null {
  if (parts.length === 0 || parts.includes(null)) return null;
  return parts.length === 1 ? (parts[0] ?? null) : `(${parts.join('&')})`;
}

/** The entry of a whole name. */
function wholeName(words: readonly string[]): string {
  const inOrder = [...new Set(words)].sort();
  return entry('~', [...inOrder.join(' ')].slice(0, 199).join(''));
}

/** The entry of two words of a name. */
function pairEntry(one: string, other: string): string {
  return entry('&', [one, other].sort().join(' '));
}

/** With more pairs, both words are matched separately. */
const MAX_PAIRS = 600;

/**
 * Rows with a word of each list. Matched by pairs, because few rows have two given frequent names.
 */
function oneOfEach(lists: readonly (readonly string[])[]): string | null {
  if (lists.length === 1) return anyOf((lists[0] ?? []).map((word) => entry('', word)));
  const pairs = lists.slice(1).map((list, at) => pairsOf(lists[at] ?? [], list));
  return allOf(pairs);
}

function pairsOf(some: readonly string[], others: readonly string[]): string | null {
  if (some.length * others.length > MAX_PAIRS) {
    return allOf([some, others].map((list) => anyOf(list.map((word) => entry('', word)))));
  }
  const both = some.filter((one) => others.includes(one)).map((word) => entry('', word));
  const different = some.flatMap((one) =>
    others.filter((other) => other !== one).map((other) => pairEntry(one, other)),
  );
  return anyOf([...both, ...different]);
}

/** A tsquery, and the estimated share of all rows that match it. */
interface Query {
  tsquery: string;
  share: number;
}

/** A part of a query. `tsquery` is null where nothing can match. */
interface Part {
  tsquery: string | null;
  share: number;
  /** Set for a part that matches any of these words and nothing else. */
  words?: readonly string[];
}

const NONE: Part = { tsquery: null, share: 0 };
/** The share of one e-mail, phone or number. */
const RARE_SHARE = 1e-5;
/** The share of a prefix with too many completions to list. */
const PREFIX_SHARE = 0.05;

type MatchLevel = 'exact' | 'spellings' | 'prefix';

function queryOf(
  terms: readonly Term[],
  words: readonly QueryToken[],
  partFor: (word: QueryToken) => Part,
  level: MatchLevel,
): Part {
  const parts = terms.map((term, at): Part => {
    const names = words.filter((word) => word.term === at).map(partFor);
    const entries = level === 'exact' ? term.whole : term.prefixes;
    const [name] = names;
    if (entries.length === 0 && name && names.length === 1) return name;
    return anyPart(allParts(names), { tsquery: anyOf(entries), share: RARE_SHARE });
  });
  return allParts(parts);
}

function allParts(parts: readonly Part[]): Part {
  const lists = parts.flatMap((part) => (part.words ? [part.words] : []));
  const rest = parts.filter((part) => !part.words).map(({ tsquery }) => tsquery);
  return {
    tsquery: allOf(lists.length > 0 ? [oneOfEach(lists), ...rest] : rest),
    share: parts.reduce((product, { share }) => product * share, 1),
  };
}

function partOf(token: QueryToken, level: MatchLevel, rows: number): Part {
  const { word, exact, spellings, completions } = token;
  if (level === 'exact') return anyName(exact, rows);
  if (level === 'spellings') return anyName([...exact, ...spellings], rows);
  if (completions !== null) return anyName([...exact, ...spellings, ...completions], rows);
  return anyPart({ tsquery: entry('', word, true), share: PREFIX_SHARE }, anyName(spellings, rows));
}

/** Rows with any of these names. */
function anyName(names: readonly DictionaryWord[], rows: number): Part {
  const uses = names.reduce((sum, name) => sum + name.uses, 0);
  return {
    tsquery: anyOf(names.map(({ word }) => entry('', word))),
    share: Math.min(1, uses / rows),
    words: [...new Set(names.map(({ word }) => word))],
  };
}

/** A dictionary word is not completed. */
function unchanged(word: QueryToken, rows: number): Part {
  return partOf(word, word.exact.length + word.spellings.length > 0 ? 'spellings' : 'prefix', rows);
}

/** Rows with all of these names. */
function allNames(names: readonly DictionaryWord[], rows: number): Part {
  return allParts(names.map((name) => anyName([name], rows)));
}

function anyPart(one: Part, other: Part): Part {
  const parts = [one, other].filter(({ tsquery }) => tsquery !== null);
  const share = parts.reduce((sum, part) => sum + part.share, 0);
  return { tsquery: anyOf(parts.map(({ tsquery }) => tsquery ?? '')), share: Math.min(1, share) };
}

/** Spellings of each word that are combined into whole names. */
const MAX_SPELLINGS = 2;
const MAX_NAMES = 300;

/** Whether the terms can be a whole name. */
function isName(terms: readonly Term[], words: readonly QueryToken[]): boolean {
  const digits = terms.some(({ text }) => /[\p{Nd}@]/u.test(text));
  return !digits && words.length > 1;
}

/** Rows whose whole name has one word of each choice; null where a choice is empty. */
function wholeNames(choices: readonly (readonly string[])[]): string | null {
  let names: string[][] = [[]];
  for (const words of choices) {
    names = names.flatMap((name) => words.map((word) => [...name, word])).slice(0, MAX_NAMES);
  }
  return anyOf(names.map(wholeName));
}

function spellingsOf({ exact, spellings }: QueryToken, max = MAX_SPELLINGS): string[] {
  return [...exact, ...spellings].slice(0, max).map(({ word }) => word);
}

/** A possible intended reading of the query. */
export interface Candidate extends Query {
  /** Combines several rare names. */
  several?: true;
}

/** Names with fewer estimated rows are searched together. */
const FEW_ROWS = 15;

/**
 * Readings with a mistake in one word, frequent names first: each name near to one of the words, with the
 * other words unchanged. Rare names are searched together.
 */
function nearCandidates(
  terms: readonly Term[],
  words: readonly QueryToken[],
  rows: number,
): Candidate[] {
  const others = new Map(words.map((word) => [word.at, unchanged(word, rows)]));
  const typed = new Map(
    words.map((word) => [
      word.at,
      word.exact.length > 0 ? anyName(word.exact, rows) : unchanged(word, rows),
    ]),
  );
  const candidates = words.flatMap((wrong) => {
    const read = onlyNames(terms, wrong.term);
    const withPart = (part: Part, as = others) =>
      queryOf(read, words, ({ at }) => (at === wrong.at ? part : (as.get(at) ?? NONE)), 'prefix');
    const both = wrong.split.map((names) => withPart(allNames(names, rows)));
    const [frequent, rare] = splitByShare(wrong, words, rows);
    return [
      ...both,
      ...frequent.map((names) => withPart(anyName(names, rows))),
      { ...withPart(anyName(rare, rows), typed), several: true as const },
      ...joinedWords(read, words, wrong, others, rows),
    ];
  });
  return byFrequency(candidates);
}

/** The terms, of which one matches names only: its e-mails and numbers have no typing mistake. */
function onlyNames(terms: readonly Term[], wrong: number): Term[] {
  return terms.map((term, at) => (at === wrong ? { ...term, whole: [], prefixes: [] } : term));
}

/** The same for whole names: fast even where each of the words is frequent. */
function nearNameCandidates(
  terms: readonly Term[],
  words: readonly QueryToken[],
  rows: number,
): Candidate[] {
  if (!isName(terms, words)) return [];
  const candidates = words.flatMap((wrong) => {
    const others = words.filter(({ at }) => at !== wrong.at);
    const withNames = (names: readonly DictionaryWord[], max?: number): Part => ({
      tsquery: wholeNames([
        ...others.map((word) => spellingsOf(word, max)),
        names.map(({ word }) => word),
      ]),
      share: others.reduce(
        (product, word) => product * unchanged(word, rows).share,
        WHOLE_NAME_SHARE * anyName(names, rows).share,
      ),
    });
    const [frequent, rare] = splitByShare(wrong, words, rows);
    return [
      ...frequent.map((names) => withNames(names)),
      { ...withNames(rare, 1), several: true as const },
    ];
  });
  return byFrequency(candidates);
}

/** The names near to a word: frequent ones with the other words, and the rare ones. */
function splitByShare(
  { at: wrong, near, rare }: QueryToken,
  words: readonly QueryToken[],
  rows: number,
): [DictionaryWord[][], DictionaryWord[]] {
  const others = words.filter(({ at }) => at !== wrong);
  const share = others.reduce((product, word) => product * unchanged(word, rows).share, 1);
  const isFrequent = (names: DictionaryWord[]) =>
    anyName(names, rows).share * share * rows >= FEW_ROWS;
  const frequent = near.filter(isFrequent);
  return [frequent, [...near.filter((names) => !isFrequent(names)).flat(), ...rare]];
}

/** For an extra space: two words read as one. */
function joinedWords(
  terms: readonly Term[],
  words: readonly QueryToken[],
  first: QueryToken,
  others: ReadonlyMap<number, Part>,
  rows: number,
): Part[] {
  const second = words.find(({ at }) => at === first.at + 1);
  if (!second || second.term === first.term) return [];
  const whole = (first.completions ?? []).filter(({ word }) => word === first.word + second.word);
  return whole.map((name) =>
    queryOf(
      terms.filter((_, term) => term !== second.term),
      words.filter((word) => word !== second).map((word) => shiftTerm(word, second.term)),
      ({ at }) => (at === first.at ? anyName([name], rows) : (others.get(at) ?? NONE)),
      'prefix',
    ),
  );
}

/** For several mistakes: every word unchanged or near. */
function looseCandidates(
  terms: readonly Term[],
  words: readonly QueryToken[],
  rows: number,
): Query[] {
  return byFrequency([queryOf(terms, words, (word) => unchangedOrNear(word, rows), 'prefix')]);
}

function unchangedOrNear(word: QueryToken, rows: number): Part {
  return anyPart(unchanged(word, rows), anyName([...word.near.flat(), ...word.rare], rows));
}

/** For an extra word: the query without one of its terms, with at least two left. */
function fewerTermsCandidates(
  terms: readonly Term[],
  words: readonly QueryToken[],
  rows: number,
): Query[] {
  if (terms.length < 3) return [];
  const parts = terms.map((_, left) =>
    queryOf(
      terms.filter((_term, at) => at !== left),
      words.filter(({ term }) => term !== left).map((word) => shiftTerm(word, left)),
      (word) => unchangedOrNear(word, rows),
      'prefix',
    ),
  );
  return byFrequency(parts);
}

/** Drops parts that match nothing; frequent ones first. */
function byFrequency<Some extends Part>(parts: readonly Some[]): (Some & Query)[] {
  return parts
    .filter((part): part is Some & Query => part.tsquery !== null)
    .sort((one, other) => other.share - one.share);
}

/** Renumbers the term of a word after one term was left out. */
function shiftTerm(word: QueryToken, left: number): QueryToken {
  return word.term > left ? { ...word, term: word.term - 1 } : word;
}

/** `tier` is the same on every page of results. */
export interface ExactQuery extends Query {
  tier: number;
}

/**
 * The queries without mistakes, closest first: whole names, then rows with more names; as typed, in
 * other spellings, as prefixes. The last one matches all that the earlier ones match.
 * @param rows number of rows with names
 */
function exactQueries(
  terms: readonly Term[],
  words: readonly QueryToken[],
  rows: number,
): ExactQuery[] {
  const parts = [
    ...wholeNameParts(terms, words, rows),
    ...(['exact', 'spellings', 'prefix'] as const).map((level) =>
      queryOf(terms, words, (word) => partOf(word, level, rows), level),
    ),
  ];
  return parts.flatMap(({ tsquery, share }, at) => {
    const repeated = parts.slice(0, at).some((before) => before.tsquery === tsquery);
    return tsquery === null || repeated ? [] : [{ tsquery, share, tier: at + 1 }];
  });
}

/** Estimated share of the rows with these names that have no other names. */
const WHOLE_NAME_SHARE = 0.4;

/** The whole name as typed, and in other spellings. */
function wholeNameParts(
  terms: readonly Term[],
  words: readonly QueryToken[],
  rows: number,
): Part[] {
  if (!isName(terms, words)) return [NONE, NONE];
  const shareOf = (known: (word: QueryToken) => readonly DictionaryWord[]) =>
    words.reduce((product, word) => product * anyName(known(word), rows).share, WHOLE_NAME_SHARE);
  return [
    {
      tsquery: wholeNames(words.map(({ exact }) => exact.map(({ word }) => word))),
      share: shareOf(({ exact }) => exact),
    },
    {
      tsquery: wholeNames(words.map((word) => spellingsOf(word))),
      share: shareOf(({ exact, spellings }) => [...exact, ...spellings]),
    },
  ];
}

/** All readings of the typed text. */
export interface ParsedQuery {
  empty: boolean;
  exact: readonly ExactQuery[];
  /** These four are read only when they are wanted: most searches need none or one of them. */
  nearNames(): readonly Candidate[];
  near(): readonly Candidate[];
  /** Used when no list has a match. */
  loose(): readonly Candidate[];
  fewerTerms(): readonly Candidate[];
  receipt: Receipt | null;
}

/** @param rows approximate number of rows of each list */
export async function parseQuery(
  q: string,
  rows: Record<SearchList, number>,
): Promise<ParsedQuery> {
  const { terms, words } = await readTerms(searchTerms(q), q);
  const names = Math.max(
    1,
    searchLists.reduce((sum, list) => sum + rows[list], 0),
  );
  return {
    empty: terms.length === 0,
    exact: exactQueries(terms, words, names),
    nearNames: () => nearNameCandidates(terms, words, names),
    near: () => nearCandidates(terms, words, names),
    loose: () => looseCandidates(terms, words, names),
    fewerTerms: () => fewerTermsCandidates(terms, words, names),
    receipt: receiptSerial(q),
  };
}

interface ParsedTerms {
  terms: Term[];
  words: QueryToken[];
}

async function readTerms(typed: Term[], q: string): Promise<ParsedTerms> {
  if (typed.length === 0) return { terms: [], words: [] };
  const tokens = await lookUpTokens(typed.map(({ text }) => text));
  const words = tokens.filter(({ word }) => !word.startsWith('='));
  if (words.length === 0) return { terms: [await symbolsOnly(q)], words };
  const places = [...new Set(words.map(({ term }) => term))];
  return {
    terms: typed.filter((_, at) => places.includes(at)),
    words: words.map((word) => ({ ...word, term: places.indexOf(word.term) })),
  };
}

const SEARCH_WORDS = statement(
  'search-words',
  { text: 'text' },
  { words: 'text[]' },
  'select search.words($text) as words',
);

/** The term for a name of symbols only. */
async function symbolsOnly(q: string): Promise<Term> {
  const [word = '='] = (await SEARCH_WORDS.first(searchPool, { text: q }))?.words ?? [];
  return { text: q, whole: [entry('', word)], prefixes: [entry('', word, true)] };
}
