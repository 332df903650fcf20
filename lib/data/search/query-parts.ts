import 'server-only';
import type { Known, Sought } from './dictionary';
import { allOf, anyOf, entry } from './entry';
import type { Term } from './terms';
import { fromEach } from './two-words';

/** What rows have to have, as a tsquery, and which part of all rows has it if names are spread evenly. */
export interface Asked {
  tsquery: string;
  share: number;
}

/** A part of a query, with its share. */
export interface Part {
  tsquery: string | null;
  share: number;
  /** Where it is nothing but words of names: one of these. */
  words?: readonly string[];
}

export const NONE: Part = { tsquery: null, share: 0 };
/** Of rows that have one e-mail, phone or number. */
const FEW = 1e-5;
/** Of rows with a word that begins as hundreds do. */
const MANY = 0.05;

/** How closely a row has to fit: to the letter, as others write the same name, or as the beginning of a word. */
type Closeness = 'whole' | 'same' | 'begun';

/** The rows that all terms fit. */
export function queryOf(
  terms: readonly Term[],
  words: readonly Sought[],
  partFor: (word: Sought) => Part,
  closeness: Closeness,
): Part {
  const parts = terms.map((term, at): Part => {
    const named = words.filter((word) => word.term === at).map(partFor);
    const entries = closeness === 'whole' ? term.whole : term.begun;
    const [name] = named;
    if (entries.length === 0 && name && named.length === 1) return name;
    return eitherOf(together(named), { tsquery: anyOf(entries), share: FEW });
  });
  return together(parts);
}

/** All of them. */
function together(parts: readonly Part[]): Part {
  const lists = parts.flatMap((part) => (part.words ? [part.words] : []));
  const rest = parts.filter((part) => !part.words).map(({ tsquery }) => tsquery);
  return {
    tsquery: allOf(lists.length > 0 ? [fromEach(lists), ...rest] : rest),
    share: parts.reduce((product, { share }) => product * share, 1),
  };
}

/** A word, as closely as asked for. */
export function partOf(sought: Sought, closeness: Closeness, rows: number): Part {
  const { word, itself, same, begun } = sought;
  if (closeness === 'whole') return oneOf(itself, rows);
  const known = oneOf([...itself, ...same], rows);
  if (closeness === 'same') return known;
  if (begun !== null) return oneOf([...itself, ...same, ...begun], rows);
  return eitherOf({ tsquery: entry('', word, true), share: MANY }, oneOf(same, rows));
}

/** One of these names. */
export function oneOf(names: readonly Known[], rows: number): Part {
  const uses = names.reduce((sum, name) => sum + name.uses, 0);
  return {
    tsquery: anyOf(names.map(({ word }) => entry('', word))),
    share: Math.min(1, uses / rows),
    words: [...new Set(names.map(({ word }) => word))],
  };
}

/** A word that somebody has is no beginning of another one. */
export function asItIs(word: Sought, rows: number): Part {
  return partOf(word, word.itself.length + word.same.length > 0 ? 'same' : 'begun', rows);
}

/** All of these names. */
export function bothOf(names: readonly Known[], rows: number): Part {
  return together(names.map((name) => oneOf([name], rows)));
}

/** The one or the other. */
export function eitherOf(one: Part, other: Part): Part {
  const parts = [one, other].filter(({ tsquery }) => tsquery !== null);
  const share = parts.reduce((sum, part) => sum + part.share, 0);
  return { tsquery: anyOf(parts.map(({ tsquery }) => tsquery ?? '')), share: Math.min(1, share) };
}
