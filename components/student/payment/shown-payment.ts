import type { IsoDay } from '@/content/day';
import type { Paise } from '@/content/money';

/** A payment as `lib/data/payment-state.ts` reads it. Amounts in paise. */
export interface ShownPayment {
  id: string;
  /** `confirming`: nobody knows yet whether money has moved; `review`: staff decide what it was. */
  standing: 'paid' | 'confirming' | 'review' | 'failed';
  /** Our name for the order. */
  reference: string;
  amount: Paise;
  /** What it is for; null where nobody has said so. */
  what: string | null;
  registration: { id: string; number: string } | null;
  paidOn: IsoDay | null;
  /** `path` is its PDF. */
  receipt: { number: string; path: string } | null;
  expired: boolean;
  /** The fee came in more than once. */
  paidTwice: boolean;
  /** All of it was given back. */
  refunded: boolean;
  refunds: readonly { amount: Paise; done: boolean }[];
}
