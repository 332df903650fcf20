import 'server-only';
import type { Sought } from './dictionary';
import { firstHits, firstRows, type Hit, type Searched, type Tier } from './hits';
import type { Values } from './lists';
import { nearHits } from './near-hits';
import { fewerWords, looseQuery, nearQueries } from './near-queries';
import { strictQueries } from './strict-queries';
import { receiptSerial, type Term } from './terms';

/** What was typed, read. */
export interface Question {
  q: string;
  terms: readonly Term[];
  words: readonly Sought[];
  /** How many rows with names there are in all lists, about. */
  names: number;
}

/** A page of a list. */
export interface FoundHits {
  ids: string[];
  /** How many at its end fit nearly. */
  near: number;
  /** Where the list goes on. */
  more: Position | null;
}

/** The last row of a page, and how closely it fitted: 0 as typed, counting up. */
export interface Position extends Hit {
  tier: number;
}

const PAGE = 20;
/** So many places are kept for those who nearly fit, where enough fit to the letter. */
const KEPT = 6;
const NOTHING: FoundHits = { ids: [], near: 0, more: null };

/** A page of the list, from `after` on. */
export async function searchList(
  searched: Searched,
  question: Question,
  after: Position | null,
): Promise<FoundHits> {
  const found: Position[] = [];
  for (const [tier, wanted] of tiersOf(searched, question)) {
    if (found.length > PAGE || (after && tier < after.tier)) continue;
    const page = { after: after?.tier === tier ? after : null, most: PAGE + 1 - found.length };
    const hits = await (wanted ? firstHits(searched, wanted, page) : firstRows(searched, page));
    if (hits === null) return NOTHING;
    found.push(...hits.map(({ id, key }) => ({ id, key, tier })));
  }
  const near = after ? [] : await nearly(searched, question, found);
  const shown = found.slice(0, PAGE - Math.min(near.length, KEPT));
  const ids = [...shown, ...near.slice(0, PAGE - shown.length)].map(({ id }) => id);
  const more = found.length > shown.length ? (shown.at(-1) ?? null) : null;
  return { ids, near: ids.length - shown.length, more };
}

/** Those who fit but for a mistake. */
function nearly(searched: Searched, question: Question, found: Hit[]): Promise<Hit[]> {
  const { terms, words, names } = question;
  const most = found.length >= PAGE ? KEPT : PAGE;
  const without = new Set(found.map(({ id }) => id));
  return nearHits(searched, nearQueries(terms, words, names), { most, without });
}

/** Where nobody fits in any list: those who fit but for several mistakes, or else but for a word. */
export async function searchLoosely(
  searched: Searched,
  { terms, words, names }: Question,
): Promise<FoundHits> {
  const page = { most: PAGE, without: new Set<string>() };
  const loose = await nearHits(searched, looseQuery(terms, words, names), page);
  const hits =
    loose.length > 0 ? loose : await nearHits(searched, fewerWords(terms, words, names), page);
  return { ids: hits.map(({ id }) => id), near: hits.length, more: null };
}

/** The closest first, with a number that stays the same from page to page. */
function tiersOf(
  { list }: Searched,
  { q, terms, words, names }: Question,
): [number, Tier | null][] {
  if (terms.length === 0) return [[0, null]];
  const receipt = list === 'payments' ? receiptSerial(q) : null;
  const ofReceipt = receipt && hasReceipt(receipt);
  const named = strictQueries(terms, words, names).map(
    ({ tsquery, share, place }): [number, Tier] => {
      const conditions = (values: Values) => [
        `findable @@ ${values.add(tsquery)}::text::tsquery`,
        ...(ofReceipt ? [`not ${ofReceipt(values)}`] : []),
      ];
      return [place + 1, { conditions, share }];
    },
  );
  if (!ofReceipt) return named;
  return [[0, { conditions: (values) => [ofReceipt(values)], share: 0 }], ...named];
}

/** By the index on year and serial. */
function hasReceipt({ year, serial }: { year: string | null; serial: number }) {
  return (values: Values) => {
    const years = year ? `= ${values.add(year)}` : 'in (select year from receipt_series)';
    return `one.id in (select "paymentId" from receipts where year ${years} and serial = ${values.add(serial)})`;
  };
}
