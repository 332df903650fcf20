import type { Paise } from './money';

/** GST in per cent of the net price (catalogue, section 9). */
const gstRate = 18;

/** The GST inside a price that includes it, and the net price: whole paise that add up to `price` again. */
export function splitGst(price: Paise): { net: Paise; gst: Paise } {
  const gst = Math.round((price * gstRate) / (100 + gstRate));
  return { net: (price - gst) as Paise, gst: gst as Paise };
}

/** What 18% GST adds to a price in paise without it, and the sum of both, to the paisa. */
export function plusGst(price: Paise): { gst: Paise; total: Paise } {
  const gst = Math.round((price * gstRate) / 100) as Paise;
  return { gst, total: (price + gst) as Paise };
}
