import type { IsoDay } from '@/content/day';
import type { Paise } from '@/content/money';

/**
 * What a payment is to the person who made it. `confirming`: nobody knows yet whether money has moved;
 * `review`: money came that does not fit, and staff decide.
 */
export const paymentStandings = ['paid', 'confirming', 'review', 'failed'] as const;
export type PaymentStanding = (typeof paymentStandings)[number];

/** A payment as the person who made it may see it: no name, no phone number. Amounts in paise. */
export interface ShownPayment {
  id: string;
  standing: PaymentStanding;
  /** Our name for the order: what to say when calling about it. */
  reference: string;
  amount: Paise;
  /** What it is for, in words; null where nobody has said so. */
  what: string | null;
  registration: { id: string; number: string } | null;
  /** Day in Delhi; null unless paid. */
  paidOn: IsoDay | null;
  /** `path` is its PDF. */
  receipt: { number: string; path: string } | null;
  /** It ran out before anything was paid. */
  expired: boolean;
  /** The fee came in more than once, and the excess goes back. */
  paidTwice: boolean;
  /** All of it was given back. */
  refunded: boolean;
  /** Done, or under way. */
  refunds: readonly { amount: Paise; done: boolean }[];
}
