import type { IsoDay } from '@/content/day';
import { day, today } from '@/lib/site/days';

/** What the page of payments can show. */
const paymentLists = ['today', 'refunded', 'pending', 'attention', 'all'] as const;
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

type Query = Readonly<Record<string, string | string[] | undefined>>;

const CURSOR = /^(\d{1,14})_([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** What the page's address asks for. Whatever in it makes no sense is as if it were not there. */
export function askedPayments(query: Query): PaymentListAsked {
  const show = one(query.show) as PaymentListName;
  const way = one(query.way) as WayOfMoney;
  return {
    show: paymentLists.includes(show) ? show : 'today',
    day: dayIn(one(query.day)),
    // What goes back may go another way than it came.
    way: waysOfMoney.includes(way) && show !== 'refunded' ? way : null,
    after: cursorIn(one(query.after)),
  };
}

/** The row a page ends with, so that the next one begins below it. */
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

/** A payment as staff see it. Amounts in paise. */
export interface FoundPayment {
  id: string;
  /** "office", or the gateway. */
  provider: string;
  /** At the office: cash, bank or upi. */
  method: string | null;
  reference: string | null;
  note: string | null;
  amountPaise: number;
  currency: string;
  /** As lib/platform/money-terms.ts has it. */
  status:
    'created' | 'pending' | 'paid' | 'failed' | 'expired' | 'review' | 'partRefunded' | 'refunded';
  /** Why somebody has to look at it. */
  attention: string | null;
  /** The day the money came; where none has, the day it was begun. */
  on: IsoDay;
  /** Its number, and where its PDF is. */
  receipt: { number: string; pdf: string } | null;
  /** What came: in review perhaps another amount than was asked for. */
  receivedPaise: number;
  /** What can still be given back. */
  leftPaise: number;
  refunds: FoundRefund[];
}

export interface FoundRefund {
  amountPaise: number;
  status: 'pending' | 'done' | 'failed';
  /** "gateway", cash, bank or upi. */
  method: string;
  reference: string | null;
  reason: string;
  on: IsoDay;
}

/** A payment that somebody has to look at, and what is known of whoever paid. */
export interface AttentionItem extends FoundPayment {
  /** As the payer or the gateway wrote it. */
  name: string;
  number: string;
  /** What was to be bought, where there is no registration. */
  plan: string | null;
  registration: {
    id: string;
    registrationnumber: string;
    session: string;
    studentname: string;
    coursename: string;
    planTitle: string | null;
    pricePaise: number | null;
  } | null;
}

/** Longest waiting first. */
export interface AttentionList {
  items: AttentionItem[];
  /** There are more than these. */
  more: boolean;
}
