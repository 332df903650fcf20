import type { Paise } from '@/content/money';
import type { PaymentStanding } from '@/lib/enrolment/shown-payment';
import { dueOf } from './money-terms';

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
