import 'server-only';
import { ask } from './ask';
import { FETCHED, ordered, type Hit, type Searched, type Tier } from './hits';
import { filterConditions, sources, Values } from './lists';
import type { Question } from './question';
import type { Receipt } from './terms';

/** The last row of a page, and how closely it fitted: the smaller, the closer. */
export interface Position extends Hit {
  tier: number;
}

/** Numbers of receipts come before everything else. */
const OF_RECEIPT = 0;

/** Each with its number; none finds what those before it find. */
export function tiersOf({ list }: Searched, { strict, receipt }: Question): [number, Tier][] {
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
export async function atOnce(
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
