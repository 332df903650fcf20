import { plusGst } from './gst';
import { formatRupees, type Paise, rupees } from './money';

/** Something sold on its own at a price without GST: the GST comes on top (decision D15). */
export type Offer = {
  id: string;
  title: string;
  /** The name of the same offer among the new batches. */
  seriesTitle: string;
  /** In paise, without GST. */
  price: Paise;
  struckPrice: Paise;
  tests: number;
  mockTests: number;
  features: readonly string[];
};

const price = rupees(99);
const tests = 58;
const mockTests = 3;

/** The test series offer of the catalogue (sections 3 and 9). */
export const testSeriesOffer: Offer = {
  id: 'csir-net-test-series-june-2024',
  title: 'Crash course for CSIR NET June-2024',
  seriesTitle: 'Online Test Series for CSIR NET June-2024',
  price,
  struckPrice: rupees(1500),
  tests,
  mockTests,
  features: [
    `${tests} tests, ${mockTests} of them mock tests`,
    'Subject-wise tests',
    'Topic-wise tests',
    'Minor tests',
    'Mock tests',
  ],
};

/** The offer with this id, or null. */
export function findOffer(id: string): Offer | null {
  return id === testSeriesOffer.id ? testSeriesOffer : null;
}

/** The offer's amounts as its pages say them in a sentence: `sum` is "₹99 + 18% GST = ₹116.82". */
export const offerAmounts = {
  price: formatRupees(price),
  gst: formatRupees(plusGst(price).gst),
  total: formatRupees(plusGst(price).total),
  sum: `${formatRupees(price)} + 18% GST = ${formatRupees(plusGst(price).total)}`,
};
