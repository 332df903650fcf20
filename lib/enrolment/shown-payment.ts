import type { IsoDay } from '@/content/day';
import type { Paise } from '@/content/money';

/**
 * Payment state shown to the payer. `confirming`: not yet known to be paid; `review`: an unexpected payment
 * that staff decide.
 */
export const paymentStandings = ['paid', 'confirming', 'review', 'failed'] as const;
export type PaymentStanding = (typeof paymentStandings)[number];

/** A payment as shown to its payer, without names and phone numbers; paise. */
export interface ShownPayment {
  id: string;
  standing: PaymentStanding;
  /** Order reference, for phone calls. */
  reference: string;
  amount: Paise;
  /** What was bought; null if not recorded. */
  what: string | null;
  registration: { id: string; number: string } | null;
  paidOn: IsoDay | null;
  /** `path` of the PDF. */
  receipt: { number: string; path: string } | null;
  expired: boolean;
  /** The fee was paid more than once; the excess is refunded. */
  paidTwice: boolean;
  refunded: boolean;
  /** Completed or pending refunds. */
  refunds: readonly { amount: Paise; done: boolean }[];
}
