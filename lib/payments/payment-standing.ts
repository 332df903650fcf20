import type { Paise } from '@/content/money';
import type { PaymentStanding } from '@/lib/enrolment/shown-payment';
import { dueOf } from './money-terms';
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

/** What can be paid now, in paise; null when that is nothing, or staff have to look at money first. */
export function payableNow(fee: {
  price: Paise | null;
  paid: Paise;
  inReview: boolean;
}): Paise | null {
  return fee.inReview ? null : dueOf(fee.price, fee.paid) || null;
}
