import type { Paise } from '@/content/money';
import type { PaymentStanding } from '@/lib/enrolment/shown-payment';
import type { PaymentStatus } from './payment-status';

const standings: Record<PaymentStatus, PaymentStanding> = {
  created: 'confirming',
  pending: 'confirming',
  paid: 'paid',
  partRefunded: 'paid',
  refunded: 'paid',
  failed: 'failed',
  expired: 'failed',
  review: 'review',
};

/** Money that was given back, or is about to be, stays money that came. */
export function standingOf(status: PaymentStatus): PaymentStanding {
  return standings[status];
}

/**
 * What is still to be paid of a price after what came in, in paise; null while the price is not known.
 * A refund does not make anything due again.
 */
export function dueOf(price: Paise | null, paid: Paise): Paise | null {
  return price === null ? null : (Math.max(0, price - paid) as Paise);
}

/** What can be paid now, in paise; null when that is nothing, or staff have to look at money first. */
export function payableNow(fee: {
  price: Paise | null;
  paid: Paise;
  inReview: boolean;
}): Paise | null {
  return fee.inReview ? null : dueOf(fee.price, fee.paid) || null;
}
