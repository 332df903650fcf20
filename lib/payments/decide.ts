import { receivedStatuses, underWayStatuses, type PaymentStatus } from '@/lib/platform/money-terms';
import type { Report } from './gateways/gateway';

/** What a report can add to the history of a payment. */
type EventName =
  'paid' | 'failed' | 'pending' | 'expired' | 'mismatch' | 'second payment' | 'identified';

/** An event of a payment, as far as it names money. Amount in paise. */
export interface HistoryEntry {
  what: string;
  amountPaise: number | null;
  gatewayPaymentId: string | null;
}

/** A payment as it stands, with all that is known of it, in paise. */
export interface Standing {
  status: PaymentStatus;
  amountPaise: number;
  currency: string;
  gatewayPaymentId: string | null;
  attention: string | null;
  history: readonly HistoryEntry[];
  /** It is not known what it is for. */
  unattached: boolean;
  /** What it is for was paid by others already: with this one it would be more than the price. */
  paidTwice: boolean;
  /** It was begun online for another amount than is to be paid now: the plan was changed meanwhile. */
  planChanged: boolean;
  /** The money that is reported belongs to another payment. */
  takenElsewhere: boolean;
}

/** Staff decide what is in review, the poller knows when it is too late. */
export interface ReportSource {
  staff: boolean;
  /** The order can no longer be paid, and the gateway has been asked as often as it should be. */
  over: boolean;
}

/** What to write. What does not change repeats the payment's own value. */
export interface Decision {
  status: PaymentStatus;
  attention: string | null;
  amountPaise: number;
  gatewayPaymentId: string | null;
  events: readonly EventName[];
  /** The money is more than this payment: it becomes another one. */
  another: boolean;
  mails: readonly ('paid' | 'review' | 'secondPayment')[];
}

/**
 * What a report changes about a payment. Money that came in is never overlooked:
 * - what is in the books stays there; more money becomes a payment of its own, and another amount of
 *   the same money is shown to staff
 * - `failed` and `expired` can still become `paid`, for a bank may answer late
 * - money that is not what was asked for goes to `review`, which only staff can end. The amount they enter
 *   is then what was paid; `failed` dismisses it
 * @returns null when it is known already, or reports no money on a payment that has ended
 */
export function decide(payment: Standing, report: Report, source: ReportSource): Decision | null {
  if (report.state === 'paid') return afterMoney(payment, report, source);
  if (report.state === 'failed') return afterFailure(payment, source);
  if (!underWayStatuses.includes(payment.status)) return null;
  if (source.over) return decision(payment, { status: 'expired', events: ['expired'] });
  if (report.state === 'notFound' || payment.status === 'pending') return null;
  return decision(payment, { status: 'pending', events: ['pending'] });
}

function afterFailure(payment: Standing, { staff }: ReportSource): Decision | null {
  const change = { status: 'failed', events: ['failed'] } as const;
  if (payment.status === 'review') {
    return staff ? decision(payment, { ...change, attention: null }) : null;
  }
  const open = underWayStatuses.includes(payment.status) || payment.status === 'expired';
  return open ? decision(payment, change) : null;
}

function afterMoney(payment: Standing, report: Report, { staff }: ReportSource): Decision | null {
  if (receivedStatuses.includes(payment.status)) return afterMoreMoney(payment, report);
  const ended = payment.status === 'review' && staff;
  // Who ends a review has seen that the plan changed.
  if (ended) {
    const amount = report.amount ?? payment.amountPaise;
    return settled({ ...payment, planChanged: false }, report, amount);
  }
  const asAsked = fits(payment, report) && !payment.takenElsewhere;
  if (asAsked && payment.status !== 'review') return settled(payment, report, payment.amountPaise);
  const what = asAsked ? 'paid' : 'mismatch';
  if (isInHistory(payment, report, what)) return null;
  return decision(payment, {
    status: 'review',
    attention: payment.attention ?? 'mismatch',
    gatewayPaymentId: idOf(payment, report),
    events: [what],
    mails: ['review'],
  });
}

function settled(payment: Standing, report: Report, amountPaise: number): Decision {
  const attention = attentionTo(payment);
  return decision(payment, {
    status: 'paid',
    attention,
    amountPaise,
    gatewayPaymentId:
      (!payment.takenElsewhere && report.gatewayPaymentId) || payment.gatewayPaymentId,
    events: attention === 'second payment' ? ['paid', 'second payment'] : ['paid'],
    mails: attention === null ? ['paid'] : ['paid', alertAbout[attention]],
  });
}

const alertAbout = {
  'second payment': 'secondPayment',
  'plan changed': 'review',
  unattached: 'review',
} as const;

function attentionTo(payment: Standing): keyof typeof alertAbout | null {
  if (payment.paidTwice) return 'second payment';
  if (payment.planChanged) return 'plan changed';
  return payment.unattached ? 'unattached' : null;
}

/** A report of money on what is in the books: usually the same money once more. */
function afterMoreMoney(payment: Standing, report: Report): Decision | null {
  const { gatewayPaymentId: known, takenElsewhere } = payment;
  const { gatewayPaymentId: reported, amount } = report;
  const isOther = known !== null && reported !== null && known !== reported;
  if (isOther && takenElsewhere) return null;
  if (isOther && amount !== null) {
    return decision(payment, { events: ['second payment'], another: true });
  }
  if (isOther || !fits(payment, report)) return mismatch(payment, report);
  const gatewayPaymentId = idOf(payment, report);
  if (gatewayPaymentId === known) return null;
  return decision(payment, { gatewayPaymentId, events: ['identified'] });
}

function mismatch(payment: Standing, report: Report): Decision | null {
  if (isInHistory(payment, report, 'mismatch')) return null;
  const change = { attention: 'mismatch', events: ['mismatch'], mails: ['review'] } as const;
  return decision(payment, change);
}

/** PhonePe names no currency, because it takes only rupees; an amount is always there when money is. */
function fits({ amountPaise, currency }: Standing, report: Report): boolean {
  return (
    report.amount === amountPaise && (report.currency === null || report.currency === currency)
  );
}

function isInHistory({ history }: Standing, { amount, gatewayPaymentId }: Report, what: string) {
  return history.some(
    (one) =>
      one.what === what && one.amountPaise === amount && one.gatewayPaymentId === gatewayPaymentId,
  );
}

/** The gateway's id of the money, which only one payment can have. */
function idOf({ gatewayPaymentId, takenElsewhere }: Standing, report: Report): string | null {
  return gatewayPaymentId ?? (takenElsewhere ? null : report.gatewayPaymentId);
}

function decision(payment: Standing, change: Partial<Decision>): Decision {
  const { status, attention, amountPaise, gatewayPaymentId } = payment;
  return {
    status,
    attention,
    amountPaise,
    gatewayPaymentId,
    events: [],
    another: false,
    mails: [],
    ...change,
  };
}
