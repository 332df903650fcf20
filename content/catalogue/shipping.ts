import { shipping } from '@published/shipping';
import { homeState } from './gst';
import type { Paise } from '@/content/money';

/** The cost of sending booklets is set, so they can be bought online. */
export const shipsBooklets = shipping !== undefined;

/**
 * Postage of this many sets of booklets to a state, in paise, GST included. 0 when nothing is sent; null
 * while the state or the cost is not known.
 */
export function shippingCost(sets: number, state: string): Paise | null {
  if (sets === 0) return 0 as Paise;
  if (!shipping || state === '') return null;
  const { first, further } = shipping[state === homeState ? 'home' : 'elsewhere'];
  return (first + (sets - 1) * further) as Paise;
}
