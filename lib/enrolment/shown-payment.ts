import type { IsoDay } from '@/content/day';
import type { Paise } from '@/content/money';

/**
 * State of a payment as its payer sees it. `confirming`: not known yet whether money has moved; `review`: money
 * came that does not match, and staff decide.
 */
export const paymentStandings = ['paid', 'confirming', 'review', 'failed'] as const;
export type PaymentStanding = (typeof paymentStandings)[number];

/** A payment as its payer may see it: without names and phone numbers. Amounts in paise. */
export interface ShownPayment {
  id: string;
  standing: PaymentStanding;
  /** Order reference, to quote on the phone. */
  reference: string;
  amount: Paise;
  /** What it is for; null when that is not recorded. */
  what: string | null;
  registration: { id: string; number: string } | null;
  /** Day in Delhi; null unless paid. */
  paidOn: IsoDay | null;
  /** `path` leads to the PDF. */
  receipt: { number: string; path: string } | null;
  /** Expired before anything was paid. */
  expired: boolean;
  /** The fee was paid more than once; the excess is refunded. */
  paidTwice: boolean;
  /** Refunded in full. */
  refunded: boolean;
  /** Refunds done or in progress. */
  refunds: readonly { amount: Paise; done: boolean }[];
}
