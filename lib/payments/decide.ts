import { receivedStatuses, underWay, type PaymentStatus } from '@/lib/platform/money-terms';
import type { Report } from './gateways/gateway';

/** What a report can add to the history of a payment. */
type Happening =
  'paid' | 'failed' | 'pending' | 'expired' | 'mismatch' | 'second payment' | 'identified';

/** Money that the history of a payment names already. */
export interface Told {
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
  history: readonly Told[];
  /** Nobody has said what it is for. */
  unattached: boolean;
  /** What it is for was paid by others already: with this one it would be more than the price. */
  paidTwice: boolean;
  /** It was begun online for another amount than is to be paid now: the plan was changed meanwhile. */
  planChanged: boolean;
  /** The money that is reported belongs to another payment. */
  takenElsewhere: boolean;
}

/** Who says it: staff decide what is in review, the poller knows when it is too late. */
export interface Voice {
  staff: boolean;
  /** The order can no longer be paid, and the gateway has been asked as often as it should be. */
  over: boolean;
}

/** What to write. Where it has nothing to say, the payment's own value is repeated. */
export interface Decision {
  status: PaymentStatus;
  attention: string | null;
  amountPaise: number;
  gatewayPaymentId: string | null;
  happened: readonly Happening[];
  /** The money is more than this payment: it becomes one of its own. */
  another: boolean;
  mails: readonly ('paid' | 'review' | 'secondPayment')[];
}

/**
 * What becomes of a payment when somebody reports on it. Money that came in is never overlooked:
 * - what is in the books stays there; more money becomes a payment of its own, and another amount of
 *   the same money is shown to staff
 * - `failed` and `expired` can still become `paid`, for a bank may answer late
 * - money that is not what was asked for goes to `review`, which only staff can end. What they say came
 *   in is then what was paid; `failed` dismisses it
 * @returns null when it is known already, or says nothing of money on a payment that has ended
 */
export function decide(payment: Standing, report: Report, voice: Voice): Decision | null {
  if (report.state === 'paid') return moneyCame(payment, report, voice);
  if (report.state === 'failed') return noMoney(payment, voice);
  if (!underWay.includes(payment.status)) return null;
  if (voice.over) return decision(payment, { status: 'expired', happened: ['expired'] });
  if (report.state === 'notFound' || payment.status === 'pending') return null;
  return decision(payment, { status: 'pending', happened: ['pending'] });
}

function noMoney(payment: Standing, { staff }: Voice): Decision | null {
  const change = { status: 'failed', happened: ['failed'] } as const;
  if (payment.status === 'review') {
    return staff ? decision(payment, { ...change, attention: null }) : null;
  }
  const open = underWay.includes(payment.status) || payment.status === 'expired';
  return open ? decision(payment, change) : null;
}

function moneyCame(payment: Standing, report: Report, { staff }: Voice): Decision | null {
  if (receivedStatuses.includes(payment.status)) return moreMoney(payment, report);
  const ended = payment.status === 'review' && staff;
  // Whoever ends a review has seen what there is to be seen.
  if (ended) {
    const amount = report.amount ?? payment.amountPaise;
    return settled({ ...payment, planChanged: false }, report, amount);
  }
  const asAsked = fits(payment, report) && !payment.takenElsewhere;
  if (asAsked && payment.status !== 'review') return settled(payment, report, payment.amountPaise);
  const what = asAsked ? 'paid' : 'mismatch';
  if (isTold(payment, report, what)) return null;
  return decision(payment, {
    status: 'review',
    attention: payment.attention ?? 'mismatch',
    gatewayPaymentId: idOf(payment, report),
    happened: [what],
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
    happened: attention === 'second payment' ? ['paid', 'second payment'] : ['paid'],
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
function moreMoney(payment: Standing, report: Report): Decision | null {
  const { gatewayPaymentId: known, takenElsewhere } = payment;
  const { gatewayPaymentId: said, amount } = report;
  const isOther = known !== null && said !== null && known !== said;
  if (isOther && takenElsewhere) return null;
  if (isOther && amount !== null) {
    return decision(payment, { happened: ['second payment'], another: true });
  }
  if (isOther || !fits(payment, report)) return doubtful(payment, report);
  const gatewayPaymentId = idOf(payment, report);
  if (gatewayPaymentId === known) return null;
  return decision(payment, { gatewayPaymentId, happened: ['identified'] });
}

function doubtful(payment: Standing, report: Report): Decision | null {
  if (isTold(payment, report, 'mismatch')) return null;
  const change = { attention: 'mismatch', happened: ['mismatch'], mails: ['review'] } as const;
  return decision(payment, change);
}

/** PhonePe names no currency, because it takes only rupees; an amount is always there when money is. */
function fits({ amountPaise, currency }: Standing, report: Report): boolean {
  return (
    report.amount === amountPaise && (report.currency === null || report.currency === currency)
  );
}

function isTold({ history }: Standing, { amount, gatewayPaymentId }: Report, what: string) {
  return history.some(
    (one) =>
      one.what === what && one.amountPaise === amount && one.gatewayPaymentId === gatewayPaymentId,
  );
}

/** The money's own name, which only one payment can have. */
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
    happened: [],
    another: false,
    mails: [],
    ...change,
  };
}
