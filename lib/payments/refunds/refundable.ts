import type { Paise } from '@/content/money';
import type { HistoryEntry } from '@/lib/payments/decide';
import { receivedStatuses, type PaymentStatus } from '@/lib/platform/money-terms';

/** A refund, as far as it matters to what can still go back. Paise. */
export interface RefundPart {
  amountPaise: number;
  status: 'pending' | 'done' | 'failed';
}

/** A payment as far as it matters to what can go back. */
export interface Refunded {
  status: PaymentStatus;
  attention: string | null;
  amountPaise: number;
}

/**
 * What has come for a payment, in paise. In review, where nothing is in the books, it is all that the
 * history reports: of each money the newest report, and money without an id is one.
 * @param history the payment's events, oldest first
 */
export function amountReceived(payment: Refunded, history: readonly HistoryEntry[]): Paise {
  if (receivedStatuses.includes(payment.status)) return payment.amountPaise as Paise;
  if (payment.status !== 'review') return 0 as Paise;
  const moneys = new Map<string | null, number>();
  for (const { what, gatewayPaymentId, amountPaise } of history) {
    if (what !== 'mismatch' && what !== 'paid') continue;
    moneys.set(gatewayPaymentId, amountPaise ?? payment.amountPaise);
  }
  return [...moneys.values()].reduce((sum, amount) => sum + amount, 0) as Paise;
}

/**
 * How much of what was received can still be given back. What is under way counts: it is not known
 * yet whether it arrives. What failed does not.
 * @returns paise, never below 0
 */
export function refundable(received: number, refunds: readonly RefundPart[]): Paise {
  return Math.max(0, received - sumOf(refunds, ['pending', 'done'])) as Paise;
}

/**
 * Where a payment stands once one of its refunds has ended, by what has arrived and nothing that is under
 * way. One in review stays there until all of it has gone back. It needs no attention any more then,
 * nor after a failed refund that was made good. Too much takes a gateway that reports a refund as failed
 * and later as done, with another one in between.
 */
export function afterRefund(
  { status, attention }: Refunded,
  received: number,
  refunds: readonly RefundPart[],
  ended: 'done' | 'failed',
): Pick<Refunded, 'status' | 'attention'> {
  const done = sumOf(refunds, ['done']);
  if (done > received) return { status: 'refunded', attention: 'too much refunded' };
  if (ended === 'failed') return { status, attention: attention ?? 'refund failed' };
  if (done === received) return { status: 'refunded', attention: null };
  if (status === 'review') return { status, attention };
  const solved = attention === 'refund failed';
  return { status: 'partRefunded', attention: solved ? null : attention };
}

function sumOf(refunds: readonly RefundPart[], statuses: readonly RefundPart['status'][]): number {
  return refunds
    .filter(({ status }) => statuses.includes(status))
    .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
}
