import type { IsoDay } from '@/content/day';
import { day } from '@/lib/calls/fields';
import { waysOfMoney, type WayOfMoney } from '@/lib/payments/payment-ways';
import { today } from '@/lib/site/days';
import type { FoundPayment } from './found-payment';

const paymentLists = ['today', 'refunded', 'pending', 'attention', 'all'] as const;
export type PaymentListName = (typeof paymentLists)[number];

export interface PaymentListAsked {
  show: PaymentListName;
  /** In Delhi. */
  day: IsoDay;
  /** Null for all except the sandbox. */
  way: WayOfMoney | null;
  after: { at: Date; id: string } | null;
}

/** An event of a payment. */
export interface ListedEvent {
  at: string;
  /** "start", "notice", "return", "poll" or "staff". */
  source: string;
  what: string;
  amountPaise: number | null;
  by: string | null;
  reason: string | null;
}

export interface ListedPayment extends FoundPayment {
  /** Time of payment, or of the start if unpaid. */
  at: string;
  name: string;
  /** Last digits. */
  phone: string;
  /** Description of the purchase; null if unknown. */
  what: string | null;
  registration: { studentId: string; registrationnumber: string } | null;
  events: ListedEvent[];
  /** Day of the matching bank statement line. */
  onStatement: IsoDay | null;
}

export interface PaymentPage {
  rows: ListedPayment[];
  next: string | null;
}

export interface WaySum {
  way: WayOfMoney;
  count: number;
  paise: number;
}

/** A day's totals, in Delhi. Sandbox payments are counted separately. */
export interface MoneyOfDay {
  received: WaySum[];
  refunds: WaySum[];
  /** Number of payments with a refund. */
  refundedPayments: number;
  tests: { count: number; paise: number };
  /** Number in other currencies, which are not summed. */
  foreign: number;
}

type Query = Readonly<Record<string, string | string[] | undefined>>;

const CURSOR = /^(\d{1,14})_([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** Parses the page's query; invalid values are ignored. */
export function askedPayments(query: Query): PaymentListAsked {
  const show = one(query.show) as PaymentListName;
  const way = one(query.way) as WayOfMoney;
  return {
    show: paymentLists.includes(show) ? show : 'today',
    day: dayIn(one(query.day)),
    // A refund may be paid in another way than the payment.
    way: waysOfMoney.includes(way) && show !== 'refunded' ? way : null,
    after: cursorIn(one(query.after)),
  };
}

/** Cursor after this row. */
export function cursorOf({ createdAt, id }: { createdAt: Date; id: string }): string {
  return `${createdAt.getTime()}_${id}`;
}

const one = (value: string | string[] | undefined): string =>
  typeof value === 'string' ? value : '';

const dayAsked = day('Enter a day');

function dayIn(text: string): IsoDay {
  const { success, data } = dayAsked.safeParse(text);
  return success ? data : today();
}

function cursorIn(text: string): PaymentListAsked['after'] {
  const [, at, id] = CURSOR.exec(text) ?? [];
  return at && id ? { at: new Date(Number(at)), id } : null;
}
