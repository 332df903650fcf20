import { gstStateCodes, homeState, stateSpellings } from '@/content/catalogue/gst';
import type { Paise } from '@/content/money';

type State = keyof typeof gstStateCodes;

/** Place of supply as printed, and whether it is in Delhi. */
interface PlaceOfSupply {
  /** "07 Delhi"; an unknown state is printed as typed. */
  printed: string;
  withinDelhi: boolean;
}

/**
 * Place of supply of a course: the student's state, or Delhi if unknown.
 * @param typed states as typed, most likely first
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

/** Lower case, "&" as "and", no punctuation: "Jammu & Kashmir" is "jammu and kashmir", "U.P." is "up". */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('.', '')
    .replaceAll('&', ' and ')
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();
}

/** Taxable value and taxes; they add up to the amount. */
type TaxSplit = { taxable: Paise } & (
  | { cgst: Paise; sgst: Paise; igst: null }
  | { cgst: null; sgst: null; igst: Paise }
);

/**
 * Splits the 18% GST out of an amount by rule 35 of the CGST Rules: amount × rate ÷ (100 + sum of rates),
 * each tax rounded to the paisa, so CGST and SGST may differ from IGST by a paisa.
 * @param amount GST included
 * @param withinDelhi splits the tax into CGST and SGST
 */
export function splitTax(amount: Paise, withinDelhi: boolean): TaxSplit {
  if (withinDelhi) {
    const half = taxInside(amount, 9);
    return { taxable: (amount - 2 * half) as Paise, cgst: half, sgst: half, igst: null };
  }
  const igst = taxInside(amount, 18);
  return { taxable: (amount - igst) as Paise, cgst: null, sgst: null, igst };
}

/** Integer arithmetic, half a paisa rounded up, so that no float error occurs. */
function taxInside(amount: Paise, rate: 9 | 18): Paise {
  return Math.floor((2 * amount * rate + 118) / 236) as Paise;
}
