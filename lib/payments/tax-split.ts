import type { Paise } from '@/content/money';

/** The tax inside an amount; with the taxable value, its parts add up to the amount. */
export type TaxSplit = { taxable: Paise } & (
  { cgst: Paise; sgst: Paise; igst: null } | { cgst: null; sgst: null; igst: Paise }
);

/**
 * The 18% GST inside an amount, by rule 35 of the CGST Rules: amount × rate ÷ (100 + sum of the rates),
 * each tax rounded to the paisa by itself. Hence the two halves of one amount may differ by a paisa
 * from the IGST of the same amount; that is right.
 * @param amount GST included
 * @param withinDelhi the place of supply is where the institute is, so that half is the State's
 */
export function splitTax(amount: Paise, withinDelhi: boolean): TaxSplit {
  if (withinDelhi) {
    const half = taxInside(amount, 9);
    return { taxable: (amount - 2 * half) as Paise, cgst: half, sgst: half, igst: null };
  }
  const igst = taxInside(amount, 18);
  return { taxable: (amount - igst) as Paise, cgst: null, sgst: null, igst };
}

/** Whole numbers throughout, half a paisa upwards: no fraction is ever rounded to a wrong one. */
function taxInside(amount: Paise, rate: 9 | 18): Paise {
  return Math.floor((2 * amount * rate + 118) / 236) as Paise;
}
