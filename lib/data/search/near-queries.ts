import 'server-only';
import type { Known, Sought } from './dictionary';
import {
  asItIs,
  bothOf,
  eitherOf,
  NONE,
  oneOf,
  queryOf,
  type Asked,
  type Part,
} from './query-parts';
import type { Term } from './terms';
import { isName, waysToWrite, wholeNames } from './whole-names';

/** One way to read what was typed, or several that only few people fit. */
export interface Way extends Asked {
  several?: true;
}

/** Names that so many people have, if they are spread evenly, are asked for together. */
const FEW_PEOPLE = 15;

/**
 * What may have been meant when one word was mistyped, the frequent names first: each name that is near to
 * one of the words, all other words as they are. Names that few people have are asked for together.
 */
export function nearQueries(terms: readonly Term[], words: readonly Sought[], rows: number): Way[] {
  const others = new Map(words.map((word) => [word.at, asItIs(word, rows)]));
  const typed = new Map(
    words.map((word) => [
      word.at,
      word.itself.length > 0 ? oneOf(word.itself, rows) : asItIs(word, rows),
    ]),
  );
  const ways = words.flatMap((wrong) => {
    const withPart = (part: Part, as = others) =>
      queryOf(terms, words, ({ at }) => (at === wrong.at ? part : (as.get(at) ?? NONE)), 'begun');
    const both = wrong.split.map((names) => withPart(bothOf(names, rows)));
    const [frequent, rare] = byShare(wrong, words, rows);
    return [
      ...both,
      ...frequent.map((names) => withPart(oneOf(names, rows))),
      { ...withPart(oneOf(rare, rows), typed), several: true as const },
      ...joined(terms, words, wrong, others, rows),
    ];
  });
  return possible(ways);
}

/** The same for people who have no other names beside these: found at once, however many have each of them. */
export function nearNames(terms: readonly Term[], words: readonly Sought[], rows: number): Way[] {
  if (!isName(terms, words)) return [];
  const ways = words.flatMap((wrong) => {
    const others = words.filter(({ at }) => at !== wrong.at);
    const withNames = (names: readonly Known[], ways?: number): Part => ({
      tsquery: wholeNames([
        ...others.map((word) => waysToWrite(word, ways)),
        names.map(({ word }) => word),
      ]),
      share: oneOf(names, rows).share,
    });
    const [frequent, rare] = byShare(wrong, words, rows);
    return [
      ...frequent.map((names) => withNames(names)),
      { ...withNames(rare, 1), several: true as const },
    ];
  });
  return possible(ways);
}

/** What is near to a word: names that many people have together with the others, and all that few have. */
function byShare(
  { at: wrong, near, rare }: Sought,
  words: readonly Sought[],
  rows: number,
): [Known[][], Known[]] {
  const others = words.filter(({ at }) => at !== wrong);
  const share = others.reduce((product, word) => product * asItIs(word, rows).share, 1);
  const isFrequent = (names: Known[]) => oneOf(names, rows).share * share * rows >= FEW_PEOPLE;
  const frequent = near.filter(isFrequent);
  return [frequent, [...near.filter((names) => !isFrequent(names)).flat(), ...rare]];
}

/** Two words that may be one: a space too many. */
function joined(
  terms: readonly Term[],
  words: readonly Sought[],
  first: Sought,
  others: ReadonlyMap<number, Part>,
  rows: number,
): Part[] {
  const second = words.find(({ at }) => at === first.at + 1);
  if (!second || second.term === first.term) return [];
  const whole = (first.begun ?? []).filter(({ word }) => word === first.word + second.word);
  return whole.map((name) =>
    queryOf(
      terms.filter((_, term) => term !== second.term),
      words.filter((word) => word !== second).map((word) => afterTerm(word, second.term)),
      ({ at }) => (at === first.at ? oneOf([name], rows) : (others.get(at) ?? NONE)),
      'begun',
    ),
  );
}

/** For more than one mistake: every word as it is, or near to it. */
export function looseQuery(
  terms: readonly Term[],
  words: readonly Sought[],
  rows: number,
): Asked[] {
  const part = (word: Sought) =>
    eitherOf(asItIs(word, rows), oneOf([...word.near.flat(), ...word.rare], rows));
  return possible([queryOf(terms, words, part, 'begun')]);
}

/** For a word too many, where at least two are left: those who have the others. */
export function fewerWords(
  terms: readonly Term[],
  words: readonly Sought[],
  rows: number,
): Asked[] {
  if (terms.length < 3) return [];
  const part = (word: Sought) =>
    eitherOf(asItIs(word, rows), oneOf([...word.near.flat(), ...word.rare], rows));
  const parts = terms.map((_, left) =>
    queryOf(
      terms.filter((_term, at) => at !== left),
      words.filter(({ term }) => term !== left).map((word) => afterTerm(word, left)),
      part,
      'begun',
    ),
  );
  return possible(parts);
}

/** The frequent first. */
function possible<Some extends Part>(parts: readonly Some[]): (Some & Asked)[] {
  return parts
    .filter((part): part is Some & Asked => part.tsquery !== null)
    .sort((one, other) => other.share - one.share);
}

/** Terms are counted; one of them is left out. */
function afterTerm(word: Sought, left: number): Sought {
  return word.term > left ? { ...word, term: word.term - 1 } : word;
}
