import 'server-only';
import type { Paise } from '@/content/money';
import type { Told } from '@/lib/payments/decide';
import type { RefundReport } from '@/lib/payments/gateways/gateway';
import { queuePaymentMail } from '@/lib/payments/mails/payment-mails';
import { noteEvent } from '@/lib/payments/payment-events';
import type { Pool, Transaction } from '@/lib/platform/database-connection';
import { afterRefund, amountReceived, type GivenBack, type Refunded } from './refundable';

/** A payment nobody else can change until the transaction ends, and what has gone back of it. */
export interface RefundedPayment extends Refunded {
  id: string;
  orderId: string;
  provider: string;
  registrationId: string | null;
  currency: string;
  gatewayPaymentId: string | null;
  received: Paise;
  refunds: (GivenBack & { refundId: string })[];
}

const LOCK = `
  select id, "orderId", provider, "registrationId", status, attention, currency, "amountPaise",
    "gatewayPaymentId"
  from payments where id = $1 for update`;

const HISTORY = `
  select what, "amountPaise", "gatewayPaymentId" from payment_events
  where "paymentId" = $1 order by id`;

const REFUNDS = `select "refundId", "amountPaise", status from refunds where "paymentId" = $1`;

/** @returns null for an id that is none */
export async function lockRefunded(
  client: Transaction,
  paymentId: string,
): Promise<RefundedPayment | null> {
  const locked = await client.query<Omit<RefundedPayment, 'received' | 'refunds'>>(LOCK, [
    paymentId,
  ]);
  const [payment] = locked.rows;
  if (!payment) return null;
  const history = await client.query<Told>(HISTORY, [paymentId]);
  const refunds = await client.query<RefundedPayment['refunds'][number]>(REFUNDS, [paymentId]);
  return {
    ...payment,
    received: amountReceived(payment, history.rows),
    refunds: refunds.rows,
  };
}

type RefundState = RefundReport['state'];

const WHOSE = `select "paymentId" from refunds where "refundId" = $1`;

const CURRENT = `
  select status, "amountPaise", "gatewayRefundId" from refunds where "refundId" = $1`;

/** What is done stays done, and is asked about no more. */
const CHANGE = `
  update refunds set status = $2::"RefundStatus", "gatewayRefundId" = coalesce($3, "gatewayRefundId"),
    "doneAt" = case when $2 = 'done' then coalesce("doneAt", now()) end,
    "nextCheckAt" = case when $2 = 'pending' then "nextCheckAt" end
  where "refundId" = $1`;

const STAND = `
  update payments set status = $2::"PaymentStatus", attention = $3,
    "amountPaise" = coalesce($4, "amountPaise"), "updatedAt" = now()
  where id = $1`;

interface Current {
  status: RefundState;
  amountPaise: number;
  gatewayRefundId: string | null;
}

/**
 * Writes down what a gateway says of a refund, however often and in whatever order it says it: status of
 * the refund and of its payment, a line in the history, and a mail to the student when the money has gone.
 * What is done never goes back; a failed one can still turn out to be done. Another amount than ours
 * changes nothing but calls for staff.
 * @returns null for a refund that is not ours
 */
export async function noteRefund(
  pool: Pool,
  report: RefundReport,
): Promise<{ status: RefundState; changed: boolean } | null> {
  return pool.transaction(async (client) => {
    const found = await client.query<{ paymentId: string }>(WHOSE, [report.refundId]);
    const paymentId = found.rows[0]?.paymentId;
    const payment = paymentId ? await lockRefunded(client, paymentId) : null;
    if (!payment) return null;
    const { rows } = await client.query<Current>(CURRENT, [report.refundId]);
    const current = rows[0] as Current;
    if (report.amount !== null && report.amount !== current.amountPaise) {
      return mismatched(client, payment, report, current);
    }
    return applied(client, payment, report, current);
  });
}

async function applied(
  client: Transaction,
  payment: RefundedPayment,
  { refundId, state, gatewayRefundId }: RefundReport,
  current: Current,
) {
  const same = state === current.status || state === 'pending' || current.status === 'done';
  const named = gatewayRefundId !== null && current.gatewayRefundId === null;
  if (!same || named) {
    const status = same ? current.status : state;
    await client.query(CHANGE, [refundId, status, gatewayRefundId]);
  }
  if (same) return { status: current.status, changed: false };
  await finishRefund(client, payment, { refundId, state, staffId: null });
  return { status: state, changed: true };
}

interface Finished {
  refundId: string;
  state: 'done' | 'failed';
  /** Who gave it back by hand. */
  staffId: string | null;
}

/**
 * The payment after one of its refunds has ended: where it stands, its history, the mail.
 * @param payment as it was locked; the refund's own row is written already
 */
export async function finishRefund(
  client: Transaction,
  payment: RefundedPayment,
  { refundId, state, staffId }: Finished,
): Promise<void> {
  const refunds = payment.refunds.map((one) =>
    one.refundId === refundId ? { ...one, status: state } : one,
  );
  const { status, attention } = afterRefund(payment, payment.received, refunds, state);
  // Out of review goes what came, which is not what was asked for.
  const came = payment.status === 'review' && status === 'refunded' ? payment.received : null;
  await client.query(STAND, [payment.id, status, attention, came]);
  await noteEvent(client, payment.id, {
    source: staffId ? 'staff' : 'poll',
    what: state === 'done' ? 'refund' : 'refund failed',
    status,
    amountPaise: refunds.find((one) => one.refundId === refundId)?.amountPaise ?? null,
    detail: { refund: refundId },
    staffId,
  });
  if (state === 'done') await queuePaymentMail(client, { payment: payment.id, kind: 'refunded' });
}

async function mismatched(
  client: Transaction,
  payment: RefundedPayment,
  { refundId, amount }: RefundReport,
  current: Current,
) {
  if (payment.attention !== 'refund mismatch') {
    await client.query(STAND, [payment.id, payment.status, 'refund mismatch', null]);
    await noteEvent(client, payment.id, {
      source: 'poll',
      what: 'refund mismatch',
      status: payment.status,
      amountPaise: amount,
      detail: { refund: refundId },
      staffId: null,
    });
  }
  return { status: current.status, changed: false };
}
