import 'server-only';
import type { Sought } from './dictionary';
import { allOf } from './entry';
import { partOf, queryOf, type Asked } from './query-parts';
import type { Term } from './terms';

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
  for (const [place, closeness] of (['whole', 'same', 'begun'] as const).entries()) {
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
