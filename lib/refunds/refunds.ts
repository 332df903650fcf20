import 'server-only';
import type { Staff } from '@/lib/staff/access';
import { createHash } from 'node:crypto';
import { formatRupees, type Paise } from '@/content/money';
import { refuseNaming } from '@/lib/accounts/kept-reasons';
import { ApiError } from '@/lib/calls/errors';
import type { RefundInput } from '@/lib/payments/office-money';
import { GatewayRefused, RefundUnknown, type RefundReport } from '@/lib/payments/gateways/gateway';
import { gatewayNamed } from '@/lib/payments/gateways/gateways';
import { addEvent } from '@/lib/payments/payment-events';
import { isSecondSum } from '@/lib/payments/settle';
import { noteAct } from '@/lib/staff/audit/audit';
import type { Pool, Transaction } from '@/lib/platform/database-connection';
import { db, inTransaction, pool } from '@/lib/platform/db';
import { log, logFailure } from '@/lib/platform/log';
import { heldStatuses } from '@/lib/site/money-terms';
import {
  finishRefund,
  lockRefunded,
  noteRefund,
  type AskedRefund,
  type RefundedPayment,
} from '../payments/note-refund';
import { owedBack, refundable } from '../payments/refundable';

/**
 * Sends a refund whose row was just written. A refusal is final, since nothing can be pending; after any other
 * error the poller retries.
 */
async function sendRefund(refundId: string): Promise<RefundReport['state']> {
  try {
    const found = await findRefund(refundId);
    if (!found) return 'pending';
    return await record(pool, await refundOrRefusal(found));
  } catch (error) {
    logFailure('refund', error);
    return 'pending';
  }
}

/** A gateway that still knows nothing of a refund after this time never received it. */
const UNKNOWN_FOR_MS = 24 * 60 * 60_000;

/**
 * Checks a pending refund, for the poller. If it has no gateway id and is unknown to the gateway, it is sent
 * again with the same id. A refusal proves nothing before a day has passed; then the refund has failed, so
 * that staff can refund the money in another way.
 * @throws GatewayRefused, GatewaySilent; the refund stays pending
 */
export async function pursueRefund(pool: Pool, refundId: string): Promise<RefundReport['state']> {
  const found = await findRefund(refundId);
  if (!found) return 'pending';
  const { gateway, refund } = found;
  if (refund.status !== 'pending') return refund.status;
  const { gatewayRefundId, createdAt } = refund;
  const known = await gateway.refundStatus(refundId, refund).catch((error: unknown) => {
    if (error instanceof GatewayRefused && gatewayRefundId === null) return error;
    throw error;
  });
  if (known instanceof GatewayRefused) {
    const isLate = Date.now() - createdAt.getTime() > UNKNOWN_FOR_MS;
    const isNeverReceived = isLate && known instanceof RefundUnknown;
    return record(pool, await (isNeverReceived ? refundOrRefusal(found) : gateway.refund(refund)));
  }
  const isUnknown =
    known.state === 'pending' && (known.gatewayRefundId ?? gatewayRefundId) === null;
  return record(pool, isUnknown ? await gateway.refund(refund) : known);
}

type FoundRefund = NonNullable<Awaited<ReturnType<typeof findRefund>>>;

async function findRefund(refundId: string) {
  const found = await db.refund.findUnique({
    where: { refundId, method: 'gateway' },
    select: {
      amountPaise: true,
      status: true,
      gatewayRefundId: true,
      createdAt: true,
      payment: {
        select: { provider: true, orderId: true, gatewayOrderId: true, gatewayPaymentId: true },
      },
    },
  });
  const gateway = found && gatewayNamed(found.payment.provider);
  if (!gateway) return null;
  const { amountPaise, payment, ...refund } = found;
  const { orderId, gatewayOrderId, gatewayPaymentId } = payment;
  return {
    gateway,
    refund: {
      ...refund,
      refundId,
      amount: amountPaise as Paise,
      orderId,
      gatewayOrderId,
      gatewayPaymentId: gatewayPaymentId ?? '',
    },
  };
}

async function refundOrRefusal({ refund, gateway }: FoundRefund): Promise<RefundReport> {
  try {
    return await gateway.refund(refund);
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error;
    log.error({ where: 'refund', reason: error.message });
    return { refundId: refund.refundId, state: 'failed', amount: null, gatewayRefundId: null };
  }
}

async function record(pool: Pool, report: RefundReport): Promise<RefundReport['state']> {
  const recorded = await noteRefund(pool, report);
  return recorded?.status ?? report.state;
}

/** Runs before a refund is written, in its transaction. True holds the refund back. */
export type BeforeRefund = (tx: Transaction, payment: RefundedPayment) => Promise<boolean>;

/** Delay of the first check of an unanswered refund. */
const CHECK_AFTER_MS = 60_000;

/**
 * Refunds all or part of a payment. A manual refund completes at once. For a gateway refund the row is
 * committed before the gateway is called. Idempotent by `requestId`. Concurrent refunds never exceed the
 * amount received.
 * @param askedBy the requester of a refund that `staff` confirms
 * @throws ApiError not_found, conflict, invalid_input
 */
export async function askRefund(
  staff: Staff<'payments.refund'>,
  input: RefundInput,
  isHeld: BeforeRefund = async () => false,
  askedBy: string = staff.staffId,
): Promise<AskedRefund> {
  const refundId = refundIdOf(input.requestId);
  const { added, status } = await inTransaction(async (tx) => {
    const payment = await lockRefunded(tx, input.payment);
    if (!payment) throw new ApiError('not_found', 'This payment no longer exists.');
    const known = await knownRefund(tx, refundId, input);
    if (known) return { added: false, status: known };
    await refuseNaming(tx, { payment: payment.id }, input.reason);
    requireLeft(payment, input);
    await requireExcessFirst(tx, payment, input);
    if (input.method === 'gateway') requireGateway(payment);
    if (await isHeld(tx, payment)) return { added: false, status: 'waiting' as const };
    return { added: true, status: await addRefund(tx, payment, askedBy, input) };
  });
  if (!added || status !== 'pending') return { refundId, status };
  return { refundId, status: await sendRefund(refundId) };
}

async function knownRefund(tx: Transaction, refundId: string, input: RefundInput) {
  const row = await tx.db.refund.findUnique({ where: { refundId } });
  if (!row) return null;
  const { paymentId, amountPaise, method } = row;
  if (paymentId === input.payment && amountPaise === input.amount && method === input.method) {
    return row.status;
  }
  throw otherDetails();
}

async function addRefund(
  tx: Transaction,
  payment: RefundedPayment,
  staffId: string,
  input: RefundInput,
): Promise<'pending' | 'done'> {
  const { method, amount, reason } = input;
  const refundId = refundIdOf(input.requestId);
  const status = method === 'gateway' ? 'pending' : 'done';
  const now = new Date();
  const { count: added } = await tx.db.refund.createMany({
    data: {
      refundId,
      paymentId: payment.id,
      amountPaise: amount,
      reason,
      status,
      method,
      reference: input.reference.trim() || null,
      staffId,
      ...(status === 'pending'
        ? { nextCheckAt: new Date(now.getTime() + CHECK_AFTER_MS) }
        : { doneAt: now }),
    },
    skipDuplicates: true,
  });
  if (added === 0) throw otherDetails();
  await addEvent(tx, payment.id, {
    source: 'staff',
    what: 'refund asked',
    status: payment.status,
    amountPaise: amount,
    detail: { refund: refundId, method, reason },
    staffId,
  });
  const act = { action: 'payment.refund', subject: 'payment', subjectId: payment.id } as const;
  const detail = { refund: refundId, paise: amount, way: method, status };
  await noteAct(tx, { refundAskedBy: staffId }, { ...act, reason, detail });
  if (status === 'done') {
    const refund = { refundId, amountPaise: amount, status, gatewayRefundId: null } as const;
    const refunds = [...payment.refunds, refund];
    await finishRefund(tx, { ...payment, refunds }, { refundId, state: 'done', staffId });
  }
  return status;
}

function requireLeft(payment: RefundedPayment, { amount }: RefundInput): void {
  const { status, received, refunds } = payment;
  if (received === 0) {
    throw new ApiError(
      'conflict',
      'No money was received for this payment, so nothing can be refunded.',
    );
  }
  const left = refundable(received, refunds);
  if (left === 0) refuse('amount', 'The full amount has been refunded or is on its way.');
  if (amount > left)
    refuse('amount', `Enter at most ${formatRupees(left)}: that is all that is left to refund.`);
  // A partial refund would leave a mismatched payment unresolved.
  if (status === 'review' && amount !== left) {
    const whole = formatRupees(left);
    refuse('amount', `Refund the full amount, ${whole}, or accept the payment first.`);
  }
}

/**
 * Refuses to refund a payment within the price in full while another payment of the registration has an
 * excess, which was not taxed and would then become the fee.
 */
async function requireExcessFirst(
  tx: Transaction,
  payment: RefundedPayment,
  { amount }: RefundInput,
): Promise<void> {
  const { id, registrationId, status, amountPaise, excessPaise, received, refunds } = payment;
  const isWhole = amount === refundable(received, refunds);
  if (!registrationId || !isWhole || !heldStatuses.includes(status) || excessPaise === amountPaise)
    return;
  const others = await tx.db.payment.findMany({
    where: { registrationId, id: { not: id }, excessPaise: { gt: 0 } },
    select: {
      status: true,
      excessPaise: true,
      refunds: { select: { amountPaise: true, status: true } },
    },
  });
  const elsewhere = others.reduce((sum, other) => sum + owedBack(other, other.refunds), 0);
  if (elsewhere === 0) return;
  const above = formatRupees(elsewhere as Paise);
  refuse(
    'amount',
    `${above} above the price came with another payment of this registration. Refund that first.`,
  );
}

function requireGateway({ provider, orderId }: RefundedPayment): void {
  const gateway = gatewayNamed(provider);
  if (gateway === null) {
    refuse(
      'method',
      'This payment did not come through an active gateway. Refund it by another method.',
    );
  }
  if (gateway.refundsBy === 'order' && isSecondSum(orderId)) {
    const message =
      'This is a second payment on one order, which the gateway cannot refund. Refund it by another method.';
    refuse('method', message);
  }
}

export function otherDetails(): ApiError {
  return new ApiError(
    'conflict',
    'This refund was already requested with other details. Close the form and open it again.',
  );
}

function refuse(field: string, message: string): never {
  throw new ApiError('conflict', message, { fields: { [field]: message } });
}

/** 34 letters and digits, the same for every repeat. */
function refundIdOf(requestId: string): string {
  return `R${createHash('sha256').update(requestId).digest('hex').slice(0, 33)}`;
}
