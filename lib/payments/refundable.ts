import type { Paise } from '@/content/money';
import type { HistoryEntry } from './decide';
import { heldStatuses, receivedStatuses, type PaymentStatus } from '@/lib/site/money-terms';

export interface RefundPart {
  amountPaise: number;
  status: 'pending' | 'done' | 'failed';
}

export interface Refunded {
  status: PaymentStatus;
  attention: string | null;
  amountPaise: number;
  /** The part above the price. */
  excessPaise: number;
}

/**
 * Amount received for a payment, in paise. In review it is the sum of the newest report for each gateway
 * payment id; payments without an id count as one.
 * @param history the payment's events, oldest first
 */
export function amountReceived(
  payment: Pick<Refunded, 'status' | 'amountPaise'>,
  history: readonly HistoryEntry[],
): Paise {
  if (receivedStatuses.includes(payment.status)) return payment.amountPaise as Paise;
  if (payment.status !== 'review') return 0 as Paise;
  return moneyReports(history).reduce(
    (sum, { amountPaise }) => sum + (amountPaise ?? payment.amountPaise),
    0,
  ) as Paise;
}

/** The newest report of each payment that the gateway told of. */
function moneyReports(history: readonly HistoryEntry[]): HistoryEntry[] {
  const newest = new Map<string | null, HistoryEntry>();
  for (const entry of history) {
    if (entry.what === 'mismatch' || entry.what === 'paid')
      newest.set(entry.gatewayPaymentId, entry);
  }
  return [...newest.values()];
}

/**
 * Currency of the money in review; if any came in another than the payment's, that one.
 * @param history as for `amountReceived`
 */
export function receivedCurrency(
  { status, currency }: { status: PaymentStatus; currency: string },
  history: readonly HistoryEntry[],
): string {
  if (status !== 'review') return currency;
  const reported = moneyReports(history).map((report) => report.currency ?? currency);
  return reported.find((one) => one !== currency) ?? currency;
}

/**
 * Amount that can still be refunded. Pending refunds count as refunded, since their result is unknown; failed
 * ones do not.
 * @returns paise, never negative
 */
export function refundable(received: number, refunds: readonly RefundPart[]): Paise {
  return Math.max(0, received - sumOf(refunds, ['pending', 'done'])) as Paise;
}

/**
 * The amount owed back of a payment: its excess less refunds that are done or pending.
 * @returns paise, never negative
 */
export function owedBack(
  { status, excessPaise }: Pick<Refunded, 'status' | 'excessPaise'>,
  refunds: readonly RefundPart[],
): Paise {
  return heldStatuses.includes(status) ? refundable(excessPaise, refunds) : (0 as Paise);
}

/**
 * Status and attention of a payment after a refund has ended, by completed refunds only. A payment in review
 * stays there until fully refunded, then needs no attention; nor does one whose failed refund was made good,
 * or whose excess was refunded. A remaining excess needs attention once nothing else does. Completed refunds
 * can exceed the amount received only if one reported as failed completes after another.
 */
export function afterRefund(
  { status, attention, excessPaise }: Refunded,
  received: number,
  refunds: readonly RefundPart[],
  ended: 'done' | 'failed',
): Pick<Refunded, 'status' | 'attention'> {
  const done = sumOf(refunds, ['done']);
  if (done > received) return { status: 'refunded', attention: 'too much refunded' };
  if (ended === 'failed') return { status, attention: attention ?? 'refund failed' };
  if (done === received) return { status: 'refunded', attention: null };
  if (status === 'review') return { status, attention };
  const solved = attention === 'refund failed' || attention === 'overpaid';
  const rest = solved && done < excessPaise ? 'overpaid' : null;
  return { status: 'partRefunded', attention: solved ? rest : attention };
}

function sumOf(refunds: readonly RefundPart[], statuses: readonly RefundPart['status'][]): number {
  return refunds
    .filter(({ status }) => statuses.includes(status))
    .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
}
