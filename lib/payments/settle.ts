import 'server-only';
import { randomBytes } from 'node:crypto';
import { takeSeat } from '@/lib/enrolment/batch-seats';
import { makeParcel } from '@/lib/parcels/make-parcels';
import type { Report } from '@/lib/payments/gateways/gateway';
import { queuePaymentMail } from '@/lib/payments/mails/payment-mails';
import type { Pool, Transaction } from '@/lib/platform/database-connection';
import { lockRow } from '@/lib/platform/database-locks';
import {
  isHeld,
  isReceived,
  roomFor,
  withoutExcess,
  type PaymentStatus,
} from '@/lib/site/money-terms';
import { statement } from '@/lib/platform/statement';
import { decide, type Decision, type Standing } from './decide';
import { addEvent, paymentHistory } from './payment-events';
import { sumsOfLines } from './instalment-plans';
import { issueReceipt } from './receipts/receipts';
import { closeUpiClaims } from './upi/upi-claims';

interface LockedOrder extends Standing {
  id: string;
  provider: string;
  registrationId: string | null;
  /** It was started by a link. */
  byLink: boolean;
}

const LOCK = statement(
  'lock-order',
  { orderId: 'text' },
  {
    id: 'uuid',
    provider: 'text',
    registrationId: 'uuid?',
    status: 'PaymentStatus',
    amountPaise: 'int4',
    excessPaise: 'int4',
    currency: 'text',
    gatewayPaymentId: 'text?',
    attention: 'text?',
  },
  `select id, provider, "registrationId", status, "amountPaise", "excessPaise", currency, "gatewayPaymentId", attention
  from payments where "orderId" = $orderId
  for update`,
);

/**
 * An online payment was started for the full amount due at that time (lib/payments/start-payment.ts), or for
 * the next instalment agreed before it: together with the amount received by then, including amounts
 * refunded since, it reaches the price or the end of a line. Payments received and refunded later are
 * ignored.
 */
const CIRCUMSTANCES = statement(
  'circumstances-of-order',
  {
    id: 'uuid',
    registrationId: 'uuid?',
    provider: 'text',
    amountPaise: 'int4',
    gatewayPaymentId: 'text?',
  },
  { roomPaise: 'int4?', planChanged: 'bool', takenElsewhere: 'bool', byLink: 'bool' },
  `select
    ${roomFor('$registrationId', '$id')} as "roomPaise",
    $provider <> 'office' and coalesce((
      select (registration."pricePaise" = reached) is not true and reached not in (
        select upto from ${sumsOfLines('registration', 'agreed."agreedAt" <= this."createdAt"')} sums)
      from registrations registration, payments this, lateral (
        select $amountPaise + coalesce(sum(${withoutExcess('other')}), 0)::int as reached from payments other
        where other."registrationId" = $registrationId and other.id <> $id
          and ${isReceived('other')}
          and (${isHeld('other')} or other."paidAt" <= this."createdAt")) as money
      where registration.id = $registrationId and this.id = $id
    ), false) as "planChanged",
    exists (
      select from payments other
      where other.provider = $provider and other."gatewayPaymentId" = $gatewayPaymentId and other.id <> $id
    ) as "takenElsewhere",
    exists (select from payer_link_payments where "paymentId" = $id) as "byLink"`,
);

/**
 * Locks an order's payment with the data that `decide` needs. Lock order: payment, then registration.
 * @returns null for an unknown order
 */
async function lockOrder(
  tx: Transaction,
  { orderId, gatewayPaymentId }: Report,
): Promise<LockedOrder | null> {
  const payment = await LOCK.first(tx, { orderId });
  if (!payment) return null;
  const { registrationId, ...standing } = payment;
  const { id, provider, amountPaise } = payment;
  // Payments of one registration are settled one after the other.
  if (registrationId) await lockRow(tx, 'registrations', registrationId);
  const history = await paymentHistory(tx, id);
  const asked = { id, registrationId, provider, amountPaise, gatewayPaymentId };
  const circumstances = await CIRCUMSTANCES.first(tx, asked);
  if (!circumstances) throw new Error('A query without a table returned no row.');
  return {
    ...standing,
    ...circumstances,
    history,
    registrationId,
    unattached: registrationId === null,
  };
}

/** A report on a payment and its source; amounts in paise. */
export interface PaymentReport {
  report: Report;
  source: 'notice' | 'return' | 'poll' | 'staff' | 'start';
  provider?: string;
  staffId?: string | null;
  /** The order can no longer be paid and the check schedule is exhausted. */
  over?: boolean;
}

export interface Settled {
  paymentId: string;
  status: PaymentStatus;
  /** False if nothing was new. */
  changed: boolean;
}

/**
 * The only way to change a payment: applies `decide` and writes event, receipt and mail jobs in one
 * transaction. Safe to call concurrently and repeatedly.
 * @returns null for an order that does not exist (yet)
 */
export async function settle(pool: Pool, report: PaymentReport): Promise<Settled | null> {
  return pool.transaction((tx) => settleWithin(tx, report));
}

/**
 * As `settle`, in the caller's transaction. Nothing slow may follow, because the receipt counter may be
 * locked.
 */
export async function settleWithin(
  tx: Transaction,
  received: PaymentReport,
): Promise<Settled | null> {
  const { report, source, provider, over = false } = received;
  const payment = await lockOrder(tx, report);
  if (!payment || (provider && provider !== payment.provider)) return null;
  const { id, status } = payment;
  const decided = decide(payment, report, { staff: source === 'staff', over });
  if (!decided) return { paymentId: id, status, changed: false };
  const decision = await withSeat(tx, payment, decided);
  await write(tx, payment, decision, received);
  if (decision.another) await addSecondSum(tx, payment, received);
  const changed = decision.status !== status || decision.attention !== payment.attention;
  return { paymentId: id, status: decision.status, changed };
}

/** The seat paid for. Money for a full batch is kept, and staff are told. */
async function withSeat(
  tx: Transaction,
  { status, registrationId }: LockedOrder,
  decision: Decision,
): Promise<Decision> {
  const isSettled = decision.status === 'paid' && status !== 'paid';
  if (!isSettled || registrationId === null) return decision;
  const seat = await takeSeat(tx, registrationId);
  if (seat !== 'full' || decision.attention !== null) return decision;
  return { ...decision, attention: 'batch full', mails: [...decision.mails, 'review'] };
}

const UPDATE = statement(
  'settle-payment',
  {
    id: 'uuid',
    status: 'PaymentStatus',
    attention: 'text?',
    amountPaise: 'int4',
    gatewayPaymentId: 'text?',
    isSettled: 'bool',
    excessPaise: 'int4',
  },
  {},
  `update payments set
    status = $status, attention = $attention, "amountPaise" = $amountPaise,
    "gatewayPaymentId" = $gatewayPaymentId, "excessPaise" = $excessPaise,
    "paidAt" = case when $isSettled then now() else "paidAt" end,
    "nextCheckAt" = case when $status::"PaymentStatus" in ('paid', 'review') then null else "nextCheckAt" end,
    "updatedAt" = now()
  where id = $id`,
);

/** A registration withdrawn while its payment was not known to succeed is submitted by the money. */
const SUBMIT = statement(
  'submit-paid-registration',
  { id: 'uuid' },
  {},
  `update registrations set "submittedAt" = now() where id = $id and "submittedAt" is null`,
);

/** The receipt comes last, because its counter stays locked until the transaction ends. */
async function write(
  tx: Transaction,
  payment: LockedOrder,
  decision: Decision,
  { report, source, staffId = null }: PaymentReport,
): Promise<void> {
  const { id } = payment;
  const { status, attention, amountPaise, gatewayPaymentId, events, mails } = decision;
  const isSettled = status === 'paid' && payment.status !== 'paid';
  const settled = { status, attention, amountPaise, gatewayPaymentId, isSettled };
  await UPDATE.run(tx, { id, ...settled, excessPaise: decision.excessPaise });
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
  if (mails.includes('paid') && payment.byLink)
    await queuePaymentMail(tx, { payment: id, kind: 'payerPaid' });
  if (!isSettled) return;
  if (payment.registrationId !== null) {
    await SUBMIT.run(tx, { id: payment.registrationId });
    await makeParcel(tx, payment.registrationId);
    // For a payment recorded by staff, its own claim is settled first.
    if (payment.provider !== 'office') await closeUpiClaims(tx, payment.registrationId);
  }
  await issueReceipt(tx, id);
}

/** Our id for a second payment on one order; unknown to the gateway, which keeps both under the order. */
const newSecondSumId = (): string => `S${randomBytes(16).toString('hex')}`;

/** Whether an id is of a second payment; other order ids start with other letters. */
export const isSecondSum = (orderId: string): boolean => orderId.startsWith('S');

const ADD_SECOND_SUM = statement(
  'add-second-sum',
  { id: 'uuid', orderId: 'text', amountPaise: 'int4?', gatewayOrderId: 'text?' },
  {},
  `insert into payments ("orderId", provider, "registrationId", "planId", name, number, "amountPaise",
    currency, status, "gatewayOrderId", "expiresAt")
  select $orderId, provider, "registrationId", "planId", name, number, $amountPaise, currency, 'expired', $gatewayOrderId, now()
  from payments where id = $id`,
);

/**
 * Adds a second payment on an order as a payment of its own, so that totals are right and it can be refunded.
 * The gateway knows it only by its own payment id.
 */
async function addSecondSum(
  tx: Transaction,
  { id }: LockedOrder,
  received: PaymentReport,
): Promise<void> {
  const { amount, gatewayPaymentId } = received.report;
  const orderId = newSecondSumId();
  await ADD_SECOND_SUM.run(tx, {
    id,
    orderId,
    amountPaise: amount,
    gatewayOrderId: gatewayPaymentId,
  });
  await settleWithin(tx, { ...received, report: { ...received.report, orderId } });
}
