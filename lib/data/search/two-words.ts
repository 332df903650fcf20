import 'server-only';
import { allOf, anyOf, entry, twoWords } from './entry';

/** Of two lists with more pairs than these, the lists are compared and not the pairs. */
const MOST_PAIRS = 600;

/**
 * Everybody who has a word of each of these lists, found by pairs of words: with two frequent names there are
 * few, with each of them many.
 */
export function fromEach(lists: readonly (readonly string[])[]): string | null {
  if (lists.length === 1) return anyOf((lists[0] ?? []).map((word) => entry('', word)));
  const pairs = lists.slice(1).map((list, at) => pairsOf(lists[at] ?? [], list));
  return allOf(pairs);
}

function pairsOf(some: readonly string[], others: readonly string[]): string | null {
  if (some.length * others.length > MOST_PAIRS) {
    return allOf([some, others].map((list) => anyOf(list.map((word) => entry('', word)))));
  }
  const both = some.filter((one) => others.includes(one)).map((word) => entry('', word));
  const different = some.flatMap((one) =>
    others.filter((other) => other !== one).map((other) => twoWords(one, other)),
  );
  return anyOf([...both, ...different]);
}
