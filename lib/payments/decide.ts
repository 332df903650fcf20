import { receivedStatuses, underWayStatuses, type PaymentStatus } from '@/lib/site/money-terms';
import type { Report } from './gateways/gateway';

type EventName =
  | 'paid'
  | 'failed'
  | 'pending'
  | 'expired'
  | 'mismatch'
  | 'overpaid'
  | 'second payment'
  | 'identified';

/** Payment event; amount in paise. */
export interface HistoryEntry {
  what: string;
  amountPaise: number | null;
  gatewayPaymentId: string | null;
  /** As reported; the payment's if missing. */
  currency?: string | null;
}

/** Current state of a payment; amounts in paise. */
export interface Standing {
  status: PaymentStatus;
  amountPaise: number;
  /** The part above the price at the time of receipt. */
  excessPaise: number;
  currency: string;
  gatewayPaymentId: string | null;
  attention: string | null;
  history: readonly HistoryEntry[];
  /** No registration is known for it. */
  unattached: boolean;
  /** Price less all other payments, in paise; null without a bound. */
  roomPaise: number | null;
  /** The amount due changed after the payment was started. */
  planChanged: boolean;
  /** The reported money belongs to another payment. */
  takenElsewhere: boolean;
}

/** Staff reports can end a review; the poller reports expiry. */
export interface ReportSource {
  staff: boolean;
  /** The order can no longer be paid and the check schedule is exhausted. */
  over: boolean;
}

export interface Decision {
  status: PaymentStatus;
  attention: string | null;
  amountPaise: number;
  excessPaise: number;
  gatewayPaymentId: string | null;
  events: readonly EventName[];
  /** The money is additional and becomes a payment of its own. */
  another: boolean;
  mails: readonly ('paid' | 'review' | 'secondPayment')[];
}

/**
 * The changes that a report makes to a payment. No reported money is dropped:
 * - a settled payment stays settled; additional money becomes a separate payment, and a different amount
 *   under the same id is flagged for staff
 * - `failed` and `expired` can still become `paid`, since banks may answer late
 * - an unexpected amount or currency goes to `review`, which only staff can end: with the amount paid, or
 *   with `failed` to dismiss it
 * @returns null if the report is known, or reports no money on an ended payment
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
  // Staff who end a review have seen the plan change.
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
  const excessPaise = Math.max(0, amountPaise - (payment.roomPaise ?? amountPaise));
  const attention = attentionTo(payment, excessPaise);
  return decision(payment, {
    status: 'paid',
    attention,
    amountPaise,
    excessPaise,
    gatewayPaymentId:
      (!payment.takenElsewhere && report.gatewayPaymentId) || payment.gatewayPaymentId,
    events: excessPaise > 0 ? ['paid', 'overpaid'] : ['paid'],
    mails: attention === null ? ['paid'] : ['paid', alertAbout[attention]],
  });
}

const alertAbout = {
  overpaid: 'secondPayment',
  'plan changed': 'review',
  unattached: 'review',
} as const;

function attentionTo(payment: Standing, excessPaise: number): keyof typeof alertAbout | null {
  if (excessPaise > 0) return 'overpaid';
  if (payment.planChanged) return 'plan changed';
  return payment.unattached ? 'unattached' : null;
}

/** Handles a paid report on a settled payment, usually a repeat. */
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

/** PhonePe reports no currency because it only takes rupees; paid reports always have an amount. */
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

/** The gateway's payment id; unique across payments. */
function idOf({ gatewayPaymentId, takenElsewhere }: Standing, report: Report): string | null {
  return gatewayPaymentId ?? (takenElsewhere ? null : report.gatewayPaymentId);
}

function decision(payment: Standing, change: Partial<Decision>): Decision {
  const { status, attention, amountPaise, excessPaise, gatewayPaymentId } = payment;
  return {
    status,
    attention,
    amountPaise,
    excessPaise,
    gatewayPaymentId,
    events: [],
    another: false,
    mails: [],
    ...change,
  };
}
