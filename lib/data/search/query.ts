import 'server-only';
import type { Known, Sought } from './dictionary';
import { allOf, anyOf, entry } from './entry';
import type { Term } from './terms';

/** What rows have to have, as a tsquery, and which part of all rows has it if names are spread evenly. */
export interface Asked {
  tsquery: string;
  share: number;
}

/** One way to read what was typed, or several that only few people fit. */
export interface Way extends Asked {
  several?: true;
}

/** A part of a query, with its share. */
interface Part {
  tsquery: string | null;
  share: number;
}

const NONE: Part = { tsquery: null, share: 0 };
/** Of rows that have one e-mail, phone or number. */
const FEW = 1e-5;
/** Names that so many people have, if they are spread evenly, are asked for together. */
const FEW_PEOPLE = 15;
/** Of rows with a word that begins as hundreds do. */
const MANY = 0.05;

/** How closely a row has to fit: to the letter, as the beginning of a word, or as others write the name. */
type Closeness = 'whole' | 'begun' | 'alike';

/**
 * What to look for, the closest first: each leaves out what those before it find.
 * @param rows how many there are of those that have names
 */
export function strictQueries(
  terms: readonly Term[],
  words: readonly Sought[],
  rows: number,
): (Asked & { place: number })[] {
  const asked: (Asked & { place: number })[] = [];
  const before: string[] = [];
  for (const [place, closeness] of (['whole', 'begun', 'alike'] as const).entries()) {
    const { tsquery, share } = queryOf(
      terms,
      words,
      (word) => partOf(word, closeness, rows),
      closeness,
    );
    if (tsquery === null || before.includes(tsquery)) continue;
    const others = before.map((one) => `!${one}`);
    asked.push({ tsquery: allOf([tsquery, ...others]) ?? '', share, place });
    before.push(tsquery);
  }
  return asked;
}

/**
 * What may have been meant when one word was mistyped, the frequent names first: each name that is near to
 * one of the words, all other words as they are. Names that few people have are asked for together.
 */
export function nearQueries(terms: readonly Term[], words: readonly Sought[], rows: number): Way[] {
  const others = new Map(words.map((word) => [word.at, asItIs(word, rows)]));
  const ways = words.flatMap((wrong) => {
    const withPart = (part: Part) =>
      queryOf(
        terms,
        words,
        ({ at }) => (at === wrong.at ? part : (others.get(at) ?? NONE)),
        'alike',
      );
    const names = [
      ...wrong.near.map((known) => oneOf(known, rows)),
      ...wrong.split.map((both) => bothOf(both, rows)),
    ];
    const isRare = (part: Part) => withPart(part).share * rows < FEW_PEOPLE;
    const rare = names.filter(isRare).reduce(eitherOf, NONE);
    return [
      ...names.filter((part) => !isRare(part)).map(withPart),
      { ...withPart(rare), several: true as const },
      ...joined(terms, words, wrong, others, rows),
    ];
  });
  return possible(ways);
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
      'alike',
    ),
  );
}

/** For more than one mistake: every word as it is, or near to it. */
export function looseQuery(
  terms: readonly Term[],
  words: readonly Sought[],
  rows: number,
): Asked[] {
  const part = (word: Sought) => eitherOf(asItIs(word, rows), oneOf(word.near.flat(), rows));
  return possible([queryOf(terms, words, part, 'alike')]);
}

/** For a word too many, where at least two are left: those who have the others. */
export function fewerWords(
  terms: readonly Term[],
  words: readonly Sought[],
  rows: number,
): Asked[] {
  if (terms.length < 3) return [];
  const part = (word: Sought) => eitherOf(asItIs(word, rows), oneOf(word.near.flat(), rows));
  const parts = terms.map((_, left) =>
    queryOf(
      terms.filter((_term, at) => at !== left),
      words.filter(({ term }) => term !== left).map((word) => afterTerm(word, left)),
      part,
      'alike',
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

function queryOf(
  terms: readonly Term[],
  words: readonly Sought[],
  partFor: (word: Sought) => Part,
  closeness: Closeness,
): Part {
  const parts = terms.map((term, at): Part => {
    const named = words.filter((word) => word.term === at).map(partFor);
    const asName = {
      tsquery: allOf(named.map(({ tsquery }) => tsquery)),
      share: named.reduce((product, { share }) => product * share, 1),
    };
    const entries = closeness === 'whole' ? term.whole : term.begun;
    return eitherOf(asName, { tsquery: anyOf(entries), share: FEW });
  });
  return {
    tsquery: allOf(parts.map(({ tsquery }) => tsquery)),
    share: parts.reduce((product, { share }) => product * share, 1),
  };
}

function partOf({ word, itself, begun, alike }: Sought, closeness: Closeness, rows: number): Part {
  if (closeness === 'whole') return oneOf(itself, rows);
  const all: Part =
    begun === null ? { tsquery: entry('', word, true), share: MANY } : oneOf(begun, rows);
  return closeness === 'begun' ? all : eitherOf(all, oneOf(alike, rows));
}

function oneOf(names: readonly Known[], rows: number): Part {
  const uses = names.reduce((sum, name) => sum + name.uses, 0);
  return {
    tsquery: anyOf(names.map(({ word }) => entry('', word))),
    share: Math.min(1, uses / rows),
  };
}

/** A word that somebody has is no beginning of another one. */
function asItIs(word: Sought, rows: number): Part {
  if (word.itself.length === 0) return partOf(word, 'alike', rows);
  return oneOf([...word.itself, ...word.same], rows);
}

function bothOf(names: readonly Known[], rows: number): Part {
  const parts = names.map((name) => oneOf([name], rows));
  return {
    tsquery: allOf(parts.map(({ tsquery }) => tsquery)),
    share: parts.reduce((product, { share }) => product * share, 1),
  };
}

function eitherOf(one: Part, other: Part): Part {
  const parts = [one, other].filter(({ tsquery }) => tsquery !== null);
  return {
    tsquery: anyOf(parts.map(({ tsquery }) => tsquery ?? '')),
    share: Math.min(
      1,
      parts.reduce((sum, { share }) => sum + share, 0),
    ),
  };
}

/** Terms are counted; one of them is left out. */
function afterTerm(word: Sought, left: number): Sought {
  return word.term > left ? { ...word, term: word.term - 1 } : word;
}
