import type { IsoDay } from '@/content/day';
import { day, today } from './day';
import {
  paymentLists,
  waysOfMoney,
  type PaymentListAsked,
  type PaymentListName,
  type WayOfMoney,
} from './payment-list';

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
