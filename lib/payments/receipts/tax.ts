import { gstStateCodes, homeState, stateSpellings } from '@/content/gst';
import type { Paise } from '@/content/money';

type State = keyof typeof gstStateCodes;

/** As an invoice prints it, and whether it is where the institute is. */
interface PlaceOfSupply {
  /** "07 Delhi"; a name that is no state's is printed as it was typed. */
  printed: string;
  withinDelhi: boolean;
}

/**
 * The place of supply of a course: the state of whoever takes it, Delhi where nobody knows.
 * @param typed what the student wrote as state, the likeliest first
 */
export function placeOfSupply(typed: readonly (string | null)[]): PlaceOfSupply {
  const known = typed.map((text) => stateOf(text ?? '')).find((state) => state !== null);
  const written = typed.map((text) => (text ?? '').trim()).find((text) => text !== '');
  if (!known && written) return { printed: written, withinDelhi: false };
  const state = known ?? homeState;
  return { printed: `${gstStateCodes[state]} ${state}`, withinDelhi: state === homeState };
}

const states = new Map<string, State>([
  ...(Object.keys(gstStateCodes) as State[]).map((state) => [plain(state), state] as const),
  ...Object.entries(stateSpellings),
]);

function stateOf(typed: string): State | null {
  return states.get(plain(typed)) ?? null;
}

/** Small letters, "&" spelled out, no signs: "Jammu & Kashmir" is "jammu and kashmir", "U.P." is "up". */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('.', '')
    .replaceAll('&', ' and ')
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();
}

/** The tax inside an amount; with the taxable value, its parts add up to the amount. */
type TaxSplit = { taxable: Paise } & (
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
