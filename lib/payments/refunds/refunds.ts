import 'server-only';
import { createHash } from 'node:crypto';
import { formatRupees, type Paise } from '@/content/money';
import { ApiError } from '@/lib/calls/errors';
import type { RefundInput } from '@/lib/payments/desk/office-money';
import { GatewayRefused, type Gateway, type RefundReport } from '@/lib/payments/gateways/gateway';
import { gatewayNamed } from '@/lib/payments/gateways/gateways';
import { noteEvent } from '@/lib/payments/payment-events';
import { isSecondSum } from '@/lib/payments/settle';
import { noteAct } from '@/lib/platform/audit';
import type { Pool, Transaction } from '@/lib/platform/database-connection';
import { inTransaction, pool } from '@/lib/platform/db';
import { log, logFailure } from '@/lib/platform/log';
import { finishRefund, lockRefunded, noteRefund, type RefundedPayment } from './note-refund';
import { refundable } from './refundable';

/** Whoever sends money back for a provider; null for one that is not in use. */
type FindGateway = (name: string) => Gateway | null;

interface Sendable {
  refundId: string;
  amountPaise: number;
  status: RefundReport['state'];
  gatewayRefundId: string | null;
  provider: string;
  orderId: string;
  gatewayOrderId: string | null;
  gatewayPaymentId: string | null;
}

const FIND = `
  select refunds."refundId", refunds."amountPaise", refunds.status, refunds."gatewayRefundId",
    payments.provider, payments."orderId", payments."gatewayOrderId", payments."gatewayPaymentId"
  from refunds join payments on payments.id = refunds."paymentId"
  where refunds."refundId" = $1 and refunds.method = 'gateway'`;

/**
 * Asks the gateway for a refund whose row has just been written. Its no is final: there is nothing that
 * could be under way.
 * @throws GatewaySilent when nobody knows; `pursueRefund` finds out
 */
async function sendRefund(
  pool: Pool,
  refundId: string,
  find: FindGateway = gatewayNamed,
): Promise<RefundReport['state']> {
  const found = await findRefund(pool, refundId, find);
  if (!found) return 'pending';
  return note(
    pool,
    await orFailed(found.refund, () => found.gateway.refund(orderOf(found.refund))),
  );
}

/**
 * Finds out about a refund that is under way, for the poller. One that the gateway has never named may not
 * have reached it: where it knows of none, it gets the same one once more. A no proves nothing here.
 * @throws GatewayRefused, GatewaySilent; the refund stays under way
 */
export async function pursueRefund(
  pool: Pool,
  refundId: string,
  find: FindGateway = gatewayNamed,
): Promise<RefundReport['state']> {
  const found = await findRefund(pool, refundId, find);
  if (!found) return 'pending';
  const { gateway, refund } = found;
  if (refund.status !== 'pending') return refund.status;
  const { orderId, gatewayOrderId, gatewayRefundId } = refund;
  const known = await gateway
    .refundStatus(refundId, { orderId, gatewayOrderId, gatewayRefundId })
    .catch((error: unknown) => {
      if (error instanceof GatewayRefused && gatewayRefundId === null) return null;
      throw error;
    });
  const unheard =
    !known || (known.state === 'pending' && (known.gatewayRefundId ?? gatewayRefundId) === null);
  return note(pool, unheard ? await gateway.refund(orderOf(refund)) : known);
}

async function findRefund(
  pool: Pool,
  refundId: string,
  find: FindGateway,
): Promise<{ refund: Sendable; gateway: Gateway } | null> {
  const { rows } = await pool.query<Sendable>(FIND, [refundId]);
  const [refund] = rows;
  const gateway = refund ? find(refund.provider) : null;
  return refund && gateway ? { refund, gateway } : null;
}

function orderOf(refund: Sendable) {
  const { orderId, gatewayOrderId, refundId, amountPaise } = refund;
  const gatewayPaymentId = refund.gatewayPaymentId ?? '';
  return { orderId, gatewayOrderId, refundId, gatewayPaymentId, amount: amountPaise as Paise };
}

async function orFailed(
  { refundId }: Sendable,
  ask: () => Promise<RefundReport>,
): Promise<RefundReport> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error;
    log.error({ where: 'refund', reason: error.message });
    return { refundId, state: 'failed', amount: null, gatewayRefundId: null };
  }
}

async function note(pool: Pool, report: RefundReport): Promise<RefundReport['state']> {
  const noted = await noteRefund(pool, report);
  return noted?.status ?? report.state;
}

export interface AskedRefund {
  refundId: string;
  /** `pending`: the gateway has it, or has not answered; it is asked again until the end is known. */
  status: 'pending' | 'done' | 'failed';
}

const BY_ID = `
  select status, "paymentId", "amountPaise", method, reason from refunds where "refundId" = $1`;

/** The first look at one that the gateway has not answered is a minute later. */
const ADD = `
  insert into refunds ("refundId", "paymentId", "amountPaise", reason, status, method, reference,
    "staffId", "nextCheckAt", "doneAt")
  values ($1, $2, $3, $4, $5::"RefundStatus", $6, $7, $8,
    case when $5 = 'pending' then now() + interval '1 minute' end,
    case when $5 = 'done' then now() end)
  on conflict ("refundId") do nothing`;

/**
 * Gives money back, all or a part. By hand it is done at once. Through the gateway the row is written
 * first and the gateway asked after that, outside the transaction; a repeat of the same `requestId` is
 * the same refund. Of one money never more goes back than came, whatever is asked at the same moment.
 * @param owner who has shown to be the owner
 * @throws ApiError not_found, conflict, invalid_input
 */
export async function askRefund(
  owner: { staffId: string },
  input: RefundInput,
  find: FindGateway = gatewayNamed,
): Promise<AskedRefund> {
  const refundId = refundIdOf(input.requestId);
  const { added, status } = await inTransaction(async (client) => {
    const payment = await lockRefunded(client, input.payment);
    if (!payment) throw new ApiError('not_found', 'There is no such payment.');
    const known = await knownRefund(client, refundId, input);
    if (known) return { added: false, status: known };
    requireLeft(payment, input);
    if (input.method === 'gateway') requireGateway(payment, find);
    return { added: true, status: await addRefund(client, payment, owner, input) };
  });
  if (!added || status !== 'pending') return { refundId, status };
  return { refundId, status: await sent(refundId, find) };
}

/** @returns null when there is none yet */
async function knownRefund(client: Transaction, refundId: string, input: RefundInput) {
  type Row = { [Name in 'paymentId' | 'method' | 'reason']: string } & {
    status: AskedRefund['status'];
    amountPaise: number;
  };
  const { rows } = await client.query<Row>(BY_ID, [refundId]);
  const [row] = rows;
  if (!row) return null;
  const { paymentId, amountPaise, method } = row;
  if (paymentId === input.payment && amountPaise === input.amount && method === input.method) {
    return row.status;
  }
  throw otherDetails();
}

async function addRefund(
  client: Transaction,
  payment: RefundedPayment,
  { staffId }: { staffId: string },
  input: RefundInput,
): Promise<'pending' | 'done'> {
  const { method, amount, reason } = input;
  const refundId = refundIdOf(input.requestId);
  const status = method === 'gateway' ? 'pending' : 'done';
  const { rowCount } = await client.query(ADD, [
    refundId,
    payment.id,
    amount,
    reason,
    status,
    method,
    input.reference.trim() || null,
    staffId,
  ]);
  if (rowCount === 0) throw otherDetails();
  await noteEvent(client, payment.id, {
    source: 'staff',
    what: 'refund asked',
    status: payment.status,
    amountPaise: amount,
    detail: { refund: refundId, method, reason },
    staffId,
  });
  const act = { action: 'payment.refund', subject: 'payment', subjectId: payment.id } as const;
  const told = { refund: refundId, paise: amount, way: method, status };
  await noteAct(client, { staffId }, { ...act, reason, detail: told });
  if (status === 'done') {
    const refunds = [...payment.refunds, { refundId, amountPaise: amount, status } as const];
    await finishRefund(client, { ...payment, refunds }, { refundId, state: 'done', staffId });
  }
  return status;
}

function requireLeft(payment: RefundedPayment, { amount }: RefundInput): void {
  const { status, received, refunds } = payment;
  if (received === 0) {
    throw new ApiError('conflict', 'No money has come for this payment, so none can go back.');
  }
  const left = refundable(received, refunds);
  if (left === 0) refuse('amount', 'All of it has been given back, or is on its way.');
  if (amount > left) refuse('amount', `Enter at most ${formatRupees(left)}: more is not left.`);
  // A part of what does not fit would leave it as unclear as before.
  if (status === 'review' && amount !== received) {
    const whole = formatRupees(received);
    refuse('amount', `Give back all of it, ${whole}, or first take it for the payment.`);
  }
}

function requireGateway({ provider, orderId }: RefundedPayment, find: FindGateway): void {
  const gateway = find(provider);
  if (gateway === null) {
    refuse('method', 'This did not come through a gateway in use. Give it back by hand.');
  }
  if (gateway.refundsBy === 'order' && isSecondSum(orderId)) {
    const message =
      'This is a second sum on one order, which this gateway cannot give back by itself. Give it back by hand.';
    refuse('method', message);
  }
}

function otherDetails(): ApiError {
  return new ApiError(
    'conflict',
    'This refund was already asked for with other details. Close the form and open it again.',
  );
}

function refuse(field: string, message: string): never {
  throw new ApiError('conflict', message, { fields: { [field]: message } });
}

/** What the gateway makes of it at once. Whatever goes wrong on the way, the poller asks again. */
async function sent(refundId: string, find: FindGateway): Promise<AskedRefund['status']> {
  try {
    return await sendRefund(pool, refundId, find);
  } catch (error) {
    logFailure('refund', error);
    return 'pending';
  }
}

/** 34 letters and digits, the same for every repeat. */
function refundIdOf(requestId: string): string {
  return `R${createHash('sha256').update(requestId).digest('hex').slice(0, 33)}`;
}
