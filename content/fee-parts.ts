import { type Paise, rupees } from './money';
import { durationNames, type Plan } from './plan';

const wholeRupees = (paise: number): Paise => rupees(Math.round(paise / 100));

/** What a plan's price comes to for each of its months, to the whole rupee, in paise. */
export function perMonth({ price, duration }: Pick<Plan, 'price' | 'duration'>): Paise {
  return wholeRupees(price / durationNames[duration].months);
}
