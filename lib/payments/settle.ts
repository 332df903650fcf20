import 'server-only';
import { randomBytes } from 'node:crypto';
import type { Report } from '@/lib/payments/gateways/gateway';
import { queuePaymentMail } from '@/lib/payments/mails/payment-mails';
import type { Pool, Transaction } from '@/lib/platform/database-connection';
import { isReceived, isTowardsPrice, type PaymentStatus } from '@/lib/platform/money-terms';
import { decide, type Decision, type Standing, type Told } from './decide';
import { issueReceipt } from './receipts/receipts';

/** A payment nobody else can change until the transaction ends. */
interface LockedOrder extends Standing {
  id: string;
  provider: string;
}

interface Row {
  id: string;
  provider: string;
  registrationId: string | null;
  status: PaymentStatus;
  amountPaise: number;
  currency: string;
  gatewayPaymentId: string | null;
  attention: string | null;
}

const LOCK = `
  select id, provider, "registrationId", status, "amountPaise", currency, "gatewayPaymentId", attention
  from payments where "orderId" = $1
  for update`;

/** Payments for one registration are settled one after the other, so that each sees the one before. */
const LOCK_REGISTRATION = `select 1 from registrations where id = $1 for no key update`;

const HISTORY = `
  select what, "amountPaise", "gatewayPaymentId" from payment_events where "paymentId" = $1`;

type Surroundings = Pick<Standing, 'paidTwice' | 'planChanged' | 'takenElsewhere'>;

/**
 * What is over the price counts for nothing; without a price, one payment is what was asked for. What is
 * paid online was begun for all that was due then (lib/payments/start-payment.ts), so it makes up the price still.
 */
const SURROUNDINGS = `
  select
    coalesce((
      select sum(other."amountPaise") + $4 > coalesce(max(registration."pricePaise"), 0)
      from payments other left join registrations registration on registration.id = $2
      where other."registrationId" = $2 and other.id <> $1
        and ${isTowardsPrice('other')}
    ), false) as "paidTwice",
    $3 <> 'office' and coalesce((
      select registration."pricePaise" is distinct from $4 + (
        select coalesce(sum(other."amountPaise"), 0) from payments other
        where other."registrationId" = $2 and other.id <> $1
          and ${isReceived('other')})
      from registrations registration where registration.id = $2
    ), false) as "planChanged",
    exists (
      select 1 from payments other
      where other.provider = $3 and other."gatewayPaymentId" = $5 and other.id <> $1
    ) as "takenElsewhere"`;

/**
 * The payment of this order with all that `decide` wants to know, locked. Whoever locks payments and
 * registrations both takes the payment first.
 * @returns null for an order that is not there
 */
async function lockOrder(
  client: Transaction,
  { orderId, gatewayPaymentId }: Report,
): Promise<LockedOrder | null> {
  const { rows } = await client.query<Row>(LOCK, [orderId]);
  const [payment] = rows;
  if (!payment) return null;
  const { registrationId, ...standing } = payment;
  const { id, provider, amountPaise } = payment;
  if (registrationId) await client.query(LOCK_REGISTRATION, [registrationId]);
  const history = await client.query<Told>(HISTORY, [id]);
  const { rows: around } = await client.query<Surroundings>(SURROUNDINGS, [
    id,
    registrationId,
    provider,
    amountPaise,
    gatewayPaymentId,
  ]);
  const [surroundings] = around as [Surroundings];
  return {
    ...standing,
    ...surroundings,
    history: history.rows,
    unattached: registrationId === null,
  };
}

/** A report on a payment, and who brings it. Amounts in paise. */
export interface Said {
  report: Report;
  source: 'notice' | 'return' | 'poll' | 'staff' | 'start';
  /** Which gateway says it: another one's order is unknown to it. */
  provider?: string;
  staffId?: string;
  /** The order can no longer be paid, and the gateway has been asked as often as it should be. */
  over?: boolean;
}

export interface Settled {
  paymentId: string;
  status: PaymentStatus;
  /** False when all of it was known already. */
  changed: boolean;
}

/**
 * The one way in which a payment gets on: what `decide` makes of the report is written with its event,
 * its receipt and the jobs of its mails in one transaction, all of it or nothing. Any number may call it
 * at once, from any number of processes, as often as they like: one of them settles, the others learn
 * that it is done.
 * @returns null for an order that is not there (yet)
 */
export async function settle(pool: Pool, said: Said): Promise<Settled | null> {
  return pool.transaction((client) => settleWithin(client, said));
}

/** The same, inside a transaction of the caller's. Nothing that is slow may follow in it. */
export async function settleWithin(client: Transaction, said: Said): Promise<Settled | null> {
  const payment = await lockOrder(client, said.report);
  if (!payment) return null;
  if (said.provider && said.provider !== payment.provider) return null;
  const { id, status } = payment;
  const decision = decide(payment, said.report, {
    staff: said.source === 'staff',
    over: said.over ?? false,
  });
  if (!decision) return { paymentId: id, status, changed: false };
  await write(client, payment, decision, said);
  if (decision.another) await addPayment(client, payment, said);
  const changed = decision.status !== status || decision.attention !== payment.attention;
  return { paymentId: id, status: decision.status, changed };
}

const UPDATE = `
  update payments set
    status = $2, attention = $3, "amountPaise" = $4, "gatewayPaymentId" = $5,
    "paidAt" = case when $6 then now() else "paidAt" end,
    "nextCheckAt" = case when $2::"PaymentStatus" in ('paid', 'review') then null else "nextCheckAt" end,
    "updatedAt" = now()
  where id = $1`;

const RECORD = `
  insert into payment_events
    ("paymentId", source, what, status, "amountPaise", "gatewayPaymentId", detail, "staffId")
  values ($1, $2, $3, $4, $5, $6, $7, $8)`;

/** The receipt comes last: from there on everybody who issues one waits for this transaction. */
async function write(
  client: Transaction,
  payment: LockedOrder,
  decision: Decision,
  { report, source, staffId }: Said,
): Promise<void> {
  const { id } = payment;
  const { status, attention, amountPaise, gatewayPaymentId, happened, mails } = decision;
  const isSettled = status === 'paid' && payment.status !== 'paid';
  await client.query(UPDATE, [id, status, attention, amountPaise, gatewayPaymentId, isSettled]);
  for (const what of happened) {
    await client.query(RECORD, [
      id,
      source,
      what,
      status,
      report.amount,
      report.gatewayPaymentId,
      report.currency === null ? null : { currency: report.currency },
      staffId ?? null,
    ]);
  }
  for (const kind of mails) await queuePaymentMail(client, { payment: id, kind });
  if (isSettled) await issueReceipt(client, id);
}

/**
 * Our id for money beyond the first on one order, which the gateway does not know: for it, both sums are of
 * the order.
 */
const newSecondSumId = (): string => `S${randomBytes(16).toString('hex')}`;

/** Whether an order id is such an id; those of orders begin with other letters. */
export const isSecondSum = (orderId: string): boolean => orderId.startsWith('S');

const ADD = `
  insert into payments ("orderId", provider, "registrationId", "planId", name, number, "amountPaise",
    currency, status, "gatewayOrderId", "expiresAt")
  select $2, provider, "registrationId", "planId", name, number, $3, currency, 'expired', $4, now()
  from payments where id = $1`;

/**
 * A second sum on one order becomes a payment of its own, so that the books add up and it can be given
 * back: it is settled like any other. The gateway knows it by its own name only, as money that came
 * without an order.
 */
async function addPayment(client: Transaction, { id }: LockedOrder, said: Said): Promise<void> {
  const { amount, gatewayPaymentId } = said.report;
  const orderId = newSecondSumId();
  await client.query(ADD, [id, orderId, amount, gatewayPaymentId]);
  await settleWithin(client, { ...said, report: { ...said.report, orderId } });
}
