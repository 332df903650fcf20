import 'server-only';
import { ask } from './dictionary';
import {
  FETCHED,
  filterConditions,
  firstHits,
  firstRows,
  isFiltered,
  nearHits,
  ordered,
  sources,
  Values,
  type Hit,
  type Searched,
  type Tier,
} from './hits';
import type { Way } from './queries';
import type { Question } from './question';
import type { Receipt } from './terms';

/** The last row of a page, and how closely it fitted: the smaller, the closer. */
export interface Position extends Hit {
  tier: number;
}

/** Numbers of receipts come before everything else. */
const OF_RECEIPT = 0;

/** Each with its number; none finds what those before it find. */
function tiersOf({ list }: Searched, { strict, receipt }: Question): [number, Tier][] {
  const ofReceipt = list === 'payments' && receipt ? hasReceipt(receipt) : null;
  const named = strict.map(({ tsquery, share, tier }, at): [number, Tier] => {
    const before = strict.slice(0, at).map((one) => `&!${one.tsquery}`);
    const conditions = (values: Values) => [
      `findable @@ ${values.add(`(${tsquery}${before.join('')})`)}::text::tsquery`,
      ...(ofReceipt ? [`not ${ofReceipt(values)}`] : []),
    ];
    return [tier, { conditions, share }];
  });
  if (!ofReceipt) return named;
  return [[OF_RECEIPT, { conditions: (values) => [ofReceipt(values)], share: 0 }], ...named];
}

/**
 * The first of all tiers in one statement.
 * @returns null when a filter means nothing in this list, "many" when more fit than are fetched
 */
async function atOnce(
  { client, list, filters }: Searched,
  { strict, receipt }: Question,
  { after, most }: { after: Position | null; most: number },
): Promise<Position[] | null | 'many'> {
  const values = new Values();
  const narrowed = filterConditions(list, filters, values);
  if (!narrowed) return null;
  const { table, name } = sources[list];
  const { key, order, beyond } = ordered(filters.sort, name);
  const fits = strict.map(({ tsquery, tier }) => ({
    tier,
    condition: `findable @@ ${values.add(tsquery)}::text::tsquery`,
  }));
  if (list === 'payments' && receipt) {
    fits.unshift({ tier: OF_RECEIPT, condition: hasReceipt(receipt)(values) });
  }
  if (fits.length === 0) return [];
  const tier = fits.map((one) => `when ${one.condition} then ${one.tier}`).join(' ');
  // The last of them finds whatever the others of its kind do.
  const any = fits.filter((one, at) => one.tier === OF_RECEIPT || at === fits.length - 1);
  const where = [`(${any.map(({ condition }) => condition).join(' or ')})`, ...narrowed];
  const from = after
    ? `tier > ${values.add(after.tier)}::int or tier = ${values.add(after.tier)}::int
       and ${beyond(values.add(after.key), values.add(after.id))}`
    : 'true';
  const rows = await ask<Position & { hits: number }>(
    client,
    `with one as materialized (
       select one.id, one."createdAt", one."${name}", case ${tier} end as tier
       from ${table} one where ${where.join(' and ')} limit ${FETCHED + 1})
     select one.id, ${key} as key, tier, (select count(*)::int from one) as hits
     from one where ${from} order by tier, ${order} limit ${most}`,
    values.all,
  );
  return (rows[0]?.hits ?? 0) > FETCHED ? 'many' : rows;
}

/** By the index on year and serial. */
function hasReceipt({ year, serial }: Receipt) {
  return (values: Values) => {
    const years = year ? `= ${values.add(year)}` : 'in (select year from receipt_series)';
    return `one.id = any (array(
      select "paymentId" from receipts where year ${years} and serial = ${values.add(serial)}::int))`;
  };
}

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
