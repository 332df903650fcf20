import { featureRows, type FeatureRow } from './features';
import type { PurchaseKind } from './purchase-kinds';

const rows: readonly FeatureRow[] = featureRows;

/** The printed books that a plan can include, by the names that a registration keeps. */
export const printedBooks: readonly string[] = rows
  .filter(({ isHardCopy }) => isHardCopy)
  .map(({ name }) => name);

/** The kind of order whose items are all sent by post. */
export const sentKind: PurchaseKind = 'study-material';

/** A registration as it was bought. */
interface Bought {
  readonly kind: PurchaseKind;
  readonly inclusions: readonly { readonly name: string; readonly included: boolean }[] | null;
  /** Items of an order; null for an admission form. */
  readonly items: readonly { readonly title: string }[] | null;
}

/**
 * Names of the hard copies in a registration, in its order: printed books of the plan, or the booklets of an
 * order.
 */
export function hardCopyItems({ kind, inclusions, items }: Bought): readonly string[] {
  if (kind === sentKind) return (items ?? []).map(({ title }) => title);
  return (inclusions ?? []).flatMap(({ name, included }) =>
    included && printedBooks.includes(name) ? [name] : [],
  );
}
