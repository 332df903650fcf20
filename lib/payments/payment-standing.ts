import type { Paise } from '@/content/money';
import type { PaymentStanding } from '@/lib/enrolment/shown-payment';
import { dueOf, type PaymentStatus } from '@/lib/platform/money-terms';

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

interface Counted {
  standing: PaymentStanding;
  amount: Paise;
}

/**
 * How the fee of a purchase stands, and the payments that say so; what failed says nothing.
 * @param price in paise; null while it is not known
 * @param payments towards this purchase, oldest first
 */
export function purchaseFee<Payment extends Counted>(
  price: Paise | null,
  payments: readonly Payment[],
): { paid: Payment[]; underWay: Payment | null; review: Payment | null; due: Paise | null } {
  const last = (wanted: PaymentStanding) =>
    payments.findLast(({ standing }) => standing === wanted) ?? null;
  const paid = payments.filter(({ standing }) => standing === 'paid');
  const sum = paid.reduce((total, { amount }) => total + amount, 0) as Paise;
  return { paid, underWay: last('confirming'), review: last('review'), due: dueOf(price, sum) };
}
