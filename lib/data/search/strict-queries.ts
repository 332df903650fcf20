import 'server-only';
import type { Known, Sought } from './dictionary';
import { oneOf, partOf, queryOf, type Asked, type Part } from './query-parts';
import type { Term } from './terms';
import { isName, waysToWrite, wholeNames } from './whole-names';

/** With a number that stays the same from page to page. */
export interface Strict extends Asked {
  tier: number;
}

/**
 * What to look for, the closest first: the whole name, then those who have more names; as typed, as others
 * write it, as the beginning of a word. The last one finds all that those before it find.
 * @param rows how many there are of those that have names
 */
export function strictQueries(
  terms: readonly Term[],
  words: readonly Sought[],
  rows: number,
): Strict[] {
  const parts = [
    ...named(terms, words, rows),
    ...(['whole', 'same', 'begun'] as const).map((closeness) =>
      queryOf(terms, words, (word) => partOf(word, closeness, rows), closeness),
    ),
  ];
  return parts.flatMap(({ tsquery, share }, at) => {
    const repeated = parts.slice(0, at).some((before) => before.tsquery === tsquery);
    return tsquery === null || repeated ? [] : [{ tsquery, share, tier: at + 1 }];
  });
}

/** Of those who have the names, about so many have no others. */
const WHOLE = 0.4;

/** The whole name as typed, and as others write it. */
function named(terms: readonly Term[], words: readonly Sought[], rows: number): Part[] {
  const none = { tsquery: null, share: 0 };
  if (!isName(terms, words)) return [none, none];
  const shareOf = (known: (word: Sought) => readonly Known[]) =>
    words.reduce((product, word) => product * oneOf(known(word), rows).share, WHOLE);
  return [
    {
      tsquery: wholeNames(words.map(({ itself }) => itself.map(({ word }) => word))),
      share: shareOf(({ itself }) => itself),
    },
    {
      tsquery: wholeNames(words.map((word) => waysToWrite(word))),
      share: shareOf(({ itself, same }) => [...itself, ...same]),
    },
  ];
}
