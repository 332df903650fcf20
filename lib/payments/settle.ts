import 'server-only';
import { randomBytes } from 'node:crypto';
import type { Report } from '@/lib/payments/gateways/gateway';
import { queuePaymentMail } from '@/lib/payments/mails/payment-mails';
import type { Pool, Transaction } from '@/lib/platform/database-connection';
import { isHeld, isReceived, isTowardsPrice, type PaymentStatus } from '@/lib/platform/money-terms';
import { statement } from '@/lib/platform/statement';
import { decide, type Decision, type Standing } from './decide';
import { addEvent, paymentHistory } from './payment-events';
import { issueReceipt } from './receipts/receipts';

/** A payment that is locked until the transaction ends. */
interface LockedOrder extends Standing {
  id: string;
  provider: string;
}

const LOCK = statement(
  'lock-order',
  {
    id: 'uuid',
    provider: 'text',
    registrationId: 'uuid?',
    status: 'PaymentStatus',
    amountPaise: 'int4',
    currency: 'text',
    gatewayPaymentId: 'text?',
    attention: 'text?',
  },
  `select id, provider, "registrationId", status, "amountPaise", currency, "gatewayPaymentId", attention
  from payments where "orderId" = $1
  for update`,
);

/** Payments for one registration are settled one after the other, so that each sees the one before. */
const LOCK_REGISTRATION = statement(
  'lock-registration-of-order',
  {},
  `select from registrations where id = $1 for no key update`,
);

/**
 * What is over the price counts for nothing; without a price, one payment is what was asked for. What is
 * paid online was begun for all that was due then (lib/payments/start-payment.ts), less what had come by
 * then, even if it went back since. What came and went back later had no part in it.
 */
const CIRCUMSTANCES = statement(
  'circumstances-of-order',
  { paidTwice: 'bool', planChanged: 'bool', takenElsewhere: 'bool' },
  `select
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
          and ${isReceived('other')}
          and (${isHeld('other')} or other."paidAt" <= this."createdAt"))
      from registrations registration, payments this where registration.id = $2 and this.id = $1
    ), false) as "planChanged",
    exists (
      select from payments other
      where other.provider = $3 and other."gatewayPaymentId" = $5 and other.id <> $1
    ) as "takenElsewhere"`,
);

/**
 * The payment of this order with all that `decide` needs, locked. Where both payments and registrations are
 * locked, the payment comes first.
 * @returns null for an order that does not exist
 */
async function lockOrder(
  tx: Transaction,
  { orderId, gatewayPaymentId }: Report,
): Promise<LockedOrder | null> {
  const payment = await LOCK.first(tx, [orderId]);
  if (!payment) return null;
  const { registrationId, ...standing } = payment;
  const { id, provider, amountPaise } = payment;
  if (registrationId) await LOCK_REGISTRATION.run(tx, [registrationId]);
  const history = await paymentHistory(tx, id);
  const asked = [id, registrationId, provider, amountPaise, gatewayPaymentId];
  const circumstances = await CIRCUMSTANCES.first(tx, asked);
  if (!circumstances) throw new Error('A query without a table returned no row.');
  return { ...standing, ...circumstances, history, unattached: registrationId === null };
}

/** A report on a payment, and where it comes from. Amounts in paise. */
export interface PaymentReport {
  report: Report;
  source: 'notice' | 'return' | 'poll' | 'staff' | 'start';
  /** The gateway that reports: an order of another one is unknown to it. */
  provider?: string;
  staffId?: string | null;
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
 * The only way in which a payment changes: what `decide` makes of the report is written with its event,
 * its receipt and the jobs of its mails in one transaction, all of it or nothing. Any number of processes may
 * call it at once, and repeatedly: one of them settles, the others learn that it is done.
 * @returns null for an order that does not exist (yet)
 */
export async function settle(pool: Pool, report: PaymentReport): Promise<Settled | null> {
  return pool.transaction((tx) => settleWithin(tx, report));
}

/** The same, inside a transaction of the caller's. Nothing that is slow may follow in it. */
export async function settleWithin(
  tx: Transaction,
  received: PaymentReport,
): Promise<Settled | null> {
  const { report, source, provider, over = false } = received;
  const payment = await lockOrder(tx, report);
  if (!payment || (provider && provider !== payment.provider)) return null;
  const { id, status } = payment;
  const decision = decide(payment, report, { staff: source === 'staff', over });
  if (!decision) return { paymentId: id, status, changed: false };
  await write(tx, payment, decision, received);
  if (decision.another) await addSecondSum(tx, payment, received);
  const changed = decision.status !== status || decision.attention !== payment.attention;
  return { paymentId: id, status: decision.status, changed };
}

const UPDATE = statement(
  'settle-payment',
  {},
  `update payments set
    status = $2, attention = $3, "amountPaise" = $4, "gatewayPaymentId" = $5,
    "paidAt" = case when $6 then now() else "paidAt" end,
    "nextCheckAt" = case when $2::"PaymentStatus" in ('paid', 'review') then null else "nextCheckAt" end,
    "updatedAt" = now()
  where id = $1`,
);

/** The receipt comes last: from there on everyone who issues one waits for this transaction. */
async function write(
  tx: Transaction,
  payment: LockedOrder,
  decision: Decision,
  { report, source, staffId = null }: PaymentReport,
): Promise<void> {
  const { id } = payment;
  const { status, attention, amountPaise, gatewayPaymentId, events, mails } = decision;
  const isSettled = status === 'paid' && payment.status !== 'paid';
  await UPDATE.run(tx, [id, status, attention, amountPaise, gatewayPaymentId, isSettled]);
  const { currency } = report;
  for (const what of events) {
    await addEvent(tx, id, {
      source,
      what,
      status,
      amountPaise: report.amount,
      gatewayPaymentId: report.gatewayPaymentId,
      detail: currency === null ? null : { currency },
      staffId,
    });
  }
  for (const kind of mails) await queuePaymentMail(tx, { payment: id, kind });
  if (isSettled) await issueReceipt(tx, id);
}

/**
 * Our id for money beyond the first on one order, which the gateway does not know: for it, both sums are of
 * the order.
 */
const newSecondSumId = (): string => `S${randomBytes(16).toString('hex')}`;

/** Whether an order id is such an id; those of orders begin with other letters. */
export const isSecondSum = (orderId: string): boolean => orderId.startsWith('S');

const ADD_SECOND_SUM = statement(
  'add-second-sum',
  {},
  `insert into payments ("orderId", provider, "registrationId", "planId", name, number, "amountPaise",
    currency, status, "gatewayOrderId", "expiresAt")
  select $2, provider, "registrationId", "planId", name, number, $3, currency, 'expired', $4, now()
  from payments where id = $1`,
);

/**
 * A second sum on one order becomes a payment of its own, so that the books add up and it can be refunded:
 * it is settled like any other. The gateway knows it only by its own id of the money, as it does money that
 * came without an order.
 */
async function addSecondSum(
  tx: Transaction,
  { id }: LockedOrder,
  received: PaymentReport,
): Promise<void> {
  const { amount, gatewayPaymentId } = received.report;
  const orderId = newSecondSumId();
  await ADD_SECOND_SUM.run(tx, [id, orderId, amount, gatewayPaymentId]);
  await settleWithin(tx, { ...received, report: { ...received.report, orderId } });
}
