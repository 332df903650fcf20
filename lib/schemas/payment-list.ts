import type { IsoDay } from '@/content/day';
import type { FoundPayment } from './found-payment';

/** What the page of payments can show. */
export const paymentLists = ['today', 'refunded', 'pending', 'attention', 'all'] as const;
export type PaymentListName = (typeof paymentLists)[number];

/** Ways in which money comes; "sandbox" is no money. */
export const waysOfMoney = ['cash', 'bank', 'upi', 'phonepe', 'razorpay', 'sandbox'] as const;
export type WayOfMoney = (typeof waysOfMoney)[number];

/** What an address of the page asks for. */
export interface PaymentListAsked {
  show: PaymentListName;
  /** In Delhi. */
  day: IsoDay;
  /** Null for all of them, the sandbox excepted. */
  way: WayOfMoney | null;
  /** The last row of the page before. */
  after: { at: Date; id: string } | null;
}

/** A line of what is known of a payment. */
export interface PaymentHappening {
  at: string;
  /** Who said it: "start", "notice", "return", "poll", "staff". */
  source: string;
  what: string;
  amountPaise: number | null;
  /** Who of the staff. */
  by: string | null;
  reason: string | null;
}

/** A row of the list. */
export interface ListedPayment extends FoundPayment {
  /** When the money came, or the payment was begun. */
  at: string;
  name: string;
  /** Of the phone, its last digits. */
  phone: string;
  /** What was bought; null where nobody knows. */
  what: string | null;
  registration: { studentId: string; registrationnumber: string } | null;
  happened: PaymentHappening[];
  /** The day of the line of the bank statement that proves it. */
  onStatement: IsoDay | null;
}

export interface PaymentPage {
  rows: ListedPayment[];
  /** What `after` says for the next page; null when there is none. */
  next: string | null;
}

/** So much came or went by one way. */
export interface WaySum {
  way: WayOfMoney;
  count: number;
  paise: number;
}

/** A day's money, in Delhi. Tests by the sandbox stand apart: they are no money. */
export interface MoneyOfDay {
  came: WaySum[];
  wentBack: WaySum[];
  /** How many payments something was given back of. */
  refunded: number;
  tests: { count: number; paise: number };
  /** In another currency than rupees, which nothing here adds up. */
  foreign: number;
}
