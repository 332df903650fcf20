import 'server-only';
import { formatRupees, type Paise } from '@/content/money';
import { printDay, type IsoDay } from '@/content/day';
import { ApiError } from '@/lib/errors';
import { balanceOf, heldStatuses } from '@/lib/payments/money-terms';
import { underWay, type PaymentStatus } from '@/lib/payments/payment-status';
import type { Transaction } from '@/lib/platform/database-connection';
import { today } from '@/lib/schemas/day';
import { cameOn, wayOf } from './money-day';

/** A registration towards which money is recorded or matched; nobody else can do so meanwhile. */
export interface PaidFor {
  id: string;
  studentname: string;
  mobilenumber: string;
  planId: string | null;
  pricePaise: number | null;
  /** The day it was first saved. */
  date: IsoDay;
}

/** The ticks of somebody who knows what is unusual about it. */
export interface Known {
  otherAmount: boolean;
  secondPayment: boolean;
}

const LOCK = `
  select id, studentname, mobilenumber, "planId", "pricePaise", to_char(date, 'YYYY-MM-DD') as date
  from registrations where id = $1 for no key update`;

/** @throws ApiError not_found */
export async function lockRegistration(client: Transaction, id: string): Promise<PaidFor> {
  const { rows } = await client.query<PaidFor>(LOCK, [id]);
  const [registration] = rows;
  if (registration) return registration;
  throw new ApiError('not_found', 'There is no such registration. Search for it again.');
}

/** Money that is about to count towards a registration. */
export interface Incoming {
  amount: Paise;
  /** Cash, bank, upi, or the gateway. */
  way: string;
  receivedOn: IsoDay;
}

/** A statement after the lock: it sees what was settled while the lock was waited for. */
const BALANCE = `select ${balanceOf('r')} as balance from registrations r where r.id = $1`;

/** What was given back in full leaves the price to be paid again. */
const OTHERS = `
  select p.status, p."amountPaise", p."createdAt", p."paidAt",
    to_char(p."receivedOn", 'YYYY-MM-DD') as "receivedOn",
    p."amountPaise" = $2 and ${wayOf} = $3
      and (${cameOn} = $4::date or p."paidAt" > now() - interval '1 day') as "isSame"
  from payments p
  where p."registrationId" = $1 and p.status not in ('failed', 'expired', 'refunded')
  order by p."createdAt" desc`;

interface Other {
  status: PaymentStatus;
  amountPaise: number;
  createdAt: Date;
  receivedOn: IsoDay | null;
  paidAt: Date | null;
  isSame: boolean;
}

/**
 * Lets money through towards a registration when it fits, or when somebody has ticked that they know it
 * does not. What fits is the balance, or the price where nothing is left to be paid. Whether it is a
 * second payment is asked where it may be money that is known: the same amount that came the same way on
 * that day or was recorded within a day, money whose end nobody knows, or more than the balance.
 * @throws ApiError conflict, naming the tick
 */
export async function refuseUnusual(
  client: Transaction,
  registration: PaidFor,
  incoming: Incoming,
  known: Known,
): Promise<void> {
  const { amount, way, receivedOn } = incoming;
  const values = [registration.id, amount, way, receivedOn];
  const { rows: others } = await client.query<Other>(OTHERS, values);
  const { pricePaise } = registration;
  const counted = await client.query<{ balance: Paise | null }>(BALANCE, [registration.id]);
  const balance = counted.rows[0]?.balance ?? null;
  const isOver = amount > (balance ?? 0);
  const isHeld = ({ status }: Other) => heldStatuses.includes(status);
  const doubtful =
    others.find(({ isSame }) => isSame) ??
    others.find((other) => !isHeld(other)) ??
    (isOver ? others[0] : undefined);
  const fits = pricePaise === null || amount === (balance || pricePaise);
  const fields = {
    ...(doubtful && !known.secondPayment && { secondPayment: askSecond(doubtful) }),
    ...(!fits && !known.otherAmount && { otherAmount: otherPrice(pricePaise, balance, amount) }),
  };
  const [message] = Object.values(fields);
  if (message) throw new ApiError('conflict', message, { fields });
}

function otherPrice(pricePaise: number, balance: Paise | null, amount: Paise): string {
  const [price, given] = [formatRupees(pricePaise as Paise), formatRupees(amount)];
  const asked =
    balance && balance < pricePaise
      ? `${formatRupees(balance)} of the price of this registration, ${price}, is still to be paid, not ${given}.`
      : `The price of this registration is ${price}, not ${given}.`;
  return `${asked} Correct the amount, or tick the box for another amount.`;
}

function askSecond({ status, amountPaise, createdAt, receivedOn, paidAt }: Other): string {
  const amount = formatRupees(amountPaise as Paise);
  if (underWay.includes(status)) {
    const day = printDay(today(createdAt));
    return `An online payment of ${amount} was begun on ${day}, and nobody knows its end yet. If this is other money, tick the box for a second payment.`;
  }
  const day = printDay(receivedOn ?? today(paidAt ?? createdAt));
  const came = status === 'review' ? 'Money in review' : amount;
  return `${came} came for this registration on ${day} already. If this is other money, tick the box for a second payment.`;
}
