import 'server-only';
import type { PoolClient } from 'pg';
import { formatRupees, type Paise } from '@/content/money';
import { printDay, type IsoDay } from '@/content/day';
import { ApiError } from '@/lib/errors';
import { today } from '@/lib/schemas/day';

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
export async function lockRegistration(client: PoolClient, id: string): Promise<PaidFor> {
  const { rows } = await client.query<PaidFor>(LOCK, [id]);
  const [registration] = rows;
  if (registration) return registration;
  throw new ApiError('not_found', 'There is no such registration. Search for it again.');
}

const OTHERS = `
  select status, "amountPaise", "createdAt", "paidAt",
    to_char("receivedOn", 'YYYY-MM-DD') as "receivedOn" from payments
  where "registrationId" = $1 and id <> $2
    and status in ('created', 'pending', 'paid', 'partRefunded', 'review')
  order by "createdAt" desc`;

interface Other {
  status: string;
  amountPaise: number;
  createdAt: Date;
  receivedOn: IsoDay | null;
  paidAt: Date | null;
}

const UNKNOWN_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Lets money through towards a registration when it fits, or when somebody has ticked that they know it
 * does not: when nothing was paid, or is being paid online at this moment, and the amount is the price.
 * @param paymentId the payment it is about, where it is there already
 * @throws ApiError conflict, naming the tick
 */
export async function refuseUnusual(
  client: PoolClient,
  registration: PaidFor,
  amount: Paise,
  known: Known,
  paymentId = UNKNOWN_ID,
): Promise<void> {
  const { rows } = await client.query<Other>(OTHERS, [registration.id, paymentId]);
  const [other] = rows;
  const { pricePaise } = registration;
  const fits = pricePaise === null || pricePaise === amount;
  const fields = {
    ...(other && !known.secondPayment && { secondPayment: told(other) }),
    ...(!fits && !known.otherAmount && { otherAmount: otherPrice(pricePaise, amount) }),
  };
  const [message] = Object.values(fields);
  if (message) throw new ApiError('conflict', message, { fields });
}

function otherPrice(pricePaise: number, amount: Paise): string {
  const price = formatRupees(pricePaise as Paise);
  return `The price of this registration is ${price}, not ${formatRupees(amount)}. Correct the amount, or tick the box for another amount.`;
}

function told({ status, amountPaise, createdAt, receivedOn, paidAt }: Other): string {
  const amount = formatRupees(amountPaise as Paise);
  if (status === 'created' || status === 'pending') {
    const day = printDay(today(createdAt));
    return `An online payment of ${amount} was begun on ${day}, and nobody knows its end yet. If this is other money, tick the box for a second payment.`;
  }
  const day = printDay(receivedOn ?? today(paidAt ?? createdAt));
  const came = status === 'review' ? 'Money in review' : amount;
  return `${came} came for this registration on ${day} already. If this is other money, tick the box for a second payment.`;
}
