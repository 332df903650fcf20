import 'server-only';
import { firstHits, firstRows, isFiltered, type Hit, type Searched } from './hits';
import { nearHits } from './near-hits';
import type { Way } from './near-queries';
import type { Question } from './question';
import { atOnce, tiersOf, type Position } from './tiers';

/** A page of a list. */
export interface FoundHits {
  ids: string[];
  /** How many at its end fit nearly. */
  near: number;
  /** Where the list goes on. */
  more: Position | null;
}

const PAGE = 20;
/** So many places are kept for those who nearly fit, where enough fit to the letter. */
const KEPT = 6;
/** Where more people fit than these, those who fit best may fill the page by themselves. */
const FEW = 400;
const NOTHING: FoundHits = { ids: [], near: 0, more: null };

/** A page of the list, from `after` on. */
export async function searchList(
  searched: Searched,
  question: Question,
  after: Position | null,
): Promise<FoundHits> {
  const found = await (question.empty
    ? anybody(searched, after)
    : strictly(searched, question, after));
  if (found === null) return NOTHING;
  const near = after ? [] : await nearly(searched, question, found);
  const shown = found.slice(0, PAGE - Math.min(near.length, KEPT));
  const ids = [...shown, ...near.slice(0, PAGE - shown.length)].map(({ id }) => id);
  const more = found.length > shown.length ? (shown.at(-1) ?? null) : null;
  return { ids, near: ids.length - shown.length, more };
}

async function anybody(searched: Searched, after: Position | null): Promise<Position[] | null> {
  const hits = await firstRows(searched, { after, most: PAGE + 1 });
  return hits && hits.map(({ id, key }) => ({ id, key, tier: 0 }));
}

/** One more than a page; null when a filter means nothing in this list. */
async function strictly(
  searched: Searched,
  question: Question,
  after: Position | null,
): Promise<Position[] | null> {
  const share = question.strict.at(-1)?.share ?? 0;
  if (share * searched.rows < FEW || isFiltered(searched.filters)) {
    const found = await atOnce(searched, question, { after, most: PAGE + 1 });
    if (found !== 'many') return found;
  }
  const found: Position[] = [];
  for (const [tier, wanted] of tiersOf(searched, question)) {
    if (found.length > PAGE || (after && tier < after.tier)) continue;
    const page = { after: after?.tier === tier ? after : null, most: PAGE + 1 - found.length };
    const hits = await firstHits(searched, wanted, page);
    if (hits === null) return null;
    found.push(...hits.map(({ id, key }) => ({ id, key, tier })));
  }
  return found;
}

/** Those who fit but for a mistake: by their whole name, and by a part of it where these are few. */
async function nearly(searched: Searched, question: Question, found: Hit[]): Promise<Hit[]> {
  const most = found.length >= PAGE ? KEPT : PAGE;
  const without = new Set(found.map(({ id }) => id));
  const named = await nearHits(searched, question.named, { most, without });
  if (named.length >= KEPT) return named;
  named.forEach(({ id }) => without.add(id));
  const page = { most: most - named.length, without };
  return [...named, ...(await nearHits(searched, question.near, page))];
}

/** Where nobody fits in any list: those who fit but for several mistakes, or else but for a word. */
export async function searchLoosely(
  searched: Searched,
  { loose, fewer }: Question,
): Promise<FoundHits> {
  const hits = async (ways: readonly Way[]) =>
    nearHits(searched, ways, { most: PAGE, without: new Set() });
  const found = await hits(loose);
  const shown = found.length > 0 ? found : await hits(fewer);
  return { ids: shown.map(({ id }) => id), near: shown.length, more: null };
}
