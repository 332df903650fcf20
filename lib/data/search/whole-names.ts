import 'server-only';
import type { Sought } from './dictionary';
import { anyOf, wholeName } from './entry';
import type { Term } from './terms';

/** Of one word, so many ways of writing are tried together with those of the others. */
const MOST_EACH = 2;
const MOST_NAMES = 300;

/** Whether everything that was typed can be the whole name of somebody. */
export function isName(terms: readonly Term[], words: readonly Sought[]): boolean {
  const digits = terms.some(({ text }) => /[\p{Nd}@]/u.test(text));
  return !digits && words.length > 1;
}

/**
 * Everybody who has just these words for a name, one of each.
 * @returns a tsquery; null where a word is none
 */
export function wholeNames(choices: readonly (readonly string[])[]): string | null {
  let names: string[][] = [[]];
  for (const words of choices) {
    names = names.flatMap((name) => words.map((word) => [...name, word])).slice(0, MOST_NAMES);
  }
  return anyOf(names.map(wholeName));
}

/** The word as it is, and as others write it. */
export function waysToWrite({ itself, same }: Sought, most = MOST_EACH): string[] {
  return [...itself, ...same].slice(0, most).map(({ word }) => word);
}
