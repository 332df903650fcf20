import 'server-only';
import { formatRupees, type Paise } from '@/content/money';
import { ApiError } from '@/lib/calls/errors';
import type { Staff } from '@/lib/staff/access';
import { countsFrom, lastOutsideChange, touchedText } from '@/lib/staff/own-hands';
import { may, rolesWith } from '@/lib/staff/permissions';
import type { RefundInput } from '@/lib/payments/office-money';
import type { AskedRefund, RefundedPayment } from '@/lib/payments/note-refund';
import { askRefund, otherDetails, type BeforeRefund } from './refunds';
import { noteAct } from '@/lib/staff/audit/audit';
import type { Transaction } from '@/lib/platform/database-connection';
import { databaseTime } from '@/lib/platform/database-locks';
import { db, inTransaction } from '@/lib/platform/db';
import type { RefundRequest } from '@/prisma/client/client';
import { refundLimit } from './refund-limit';

/**
 * Refunds a payment, or holds the refund for a second person if it exceeds the limit together with the
 * payment's earlier refunds.
 * @throws ApiError as `askRefund`; conflict when nobody else could confirm it
 */
export async function refundPayment(
  staff: Staff<'payments.refund'>,
  input: RefundInput,
): Promise<AskedRefund> {
  return askRefund(staff, input, async (tx, payment) => {
    const { now: limit } = await refundLimit(tx.db);
    const before = refundedSum(payment);
    if (before + input.amount <= limit) return false;
    await requireAnotherPerson(tx, staff, { limit, before });
    await requireSoleControl(tx, staff, limit);
    await keepRequest(tx, staff, input);
    return true;
  });
}

function refundedSum({ refunds }: RefundedPayment): Paise {
  return refunds
    .filter(({ status }) => status !== 'failed')
    .reduce((sum, { amountPaise }) => sum + amountPaise, 0) as Paise;
}

async function requireAnotherPerson(
  tx: Transaction,
  { staffId }: Staff<'payments.refund'>,
  { limit, before }: { limit: Paise; before: Paise },
): Promise<void> {
  const others = await tx.db.staff.count({
    where: { id: { not: staffId }, disabledAt: null, role: { in: rolesWith('payments.refund') } },
  });
  if (others > 0) return;
  const together =
    before > 0
      ? `With ${formatRupees(before)} already refunded, this is above ${formatRupees(limit)}. `
      : '';
  const message = `${together}Refunds above ${formatRupees(limit)} need a second person, and you are the only owner. On the page “Staff”, add a second owner, who can confirm a day after choosing a password; or set a higher amount, which applies after a day.`;
  throw new ApiError('conflict', message, { fields: { amount: message } });
}

/**
 * Refuses a request from an account that another person controlled within the last day, as that person could
 * be the requester.
 * @throws ApiError conflict, with the time from which the account can ask
 */
async function requireSoleControl(
  tx: Transaction,
  staff: Staff<'payments.refund'>,
  limit: Paise,
): Promise<void> {
  const held = await lastOutsideChange(tx, staff.staffId);
  if (!held) return;
  const above = `above ${formatRupees(limit)}`;
  const message = `${touchedText(held, 'your account')} You can request refunds ${above} from ${countsFrom(held)}. Until then another owner can request this one.`;
  throw new ApiError('conflict', message, { fields: { amount: message } });
}

/**
 * Two accounts count as two people only if no other person controlled either within a day, and the
 * confirming account is a day old.
 * @throws ApiError conflict, with the time from which the refund can be confirmed
 */
async function requireTwoPeople(
  tx: Transaction,
  { staffId }: Staff<'payments.refund'>,
  { askedById, createdAt }: RefundRequest,
): Promise<void> {
  const own = await lastOutsideChange(tx, staffId, { orMade: true });
  if (own) {
    const message = `${touchedText(own, 'your account')} You can confirm this refund from ${countsFrom(own)}. Until then another owner can; the request stays here.`;
    throw new ApiError('conflict', message);
  }
  const account = 'the account that requested this refund';
  const theirs = await lastOutsideChange(tx, askedById);
  if (theirs) {
    const message = `${touchedText(theirs, account)} It can be confirmed from ${countsFrom(theirs)}; the request stays here.`;
    throw new ApiError('conflict', message);
  }
  if (await lastOutsideChange(tx, askedById, { asOf: createdAt })) {
    const message = `This refund was requested less than a day after a colleague had changed ${account}. Reject it; it can then be requested again.`;
    throw new ApiError('conflict', message);
  }
}

async function keepRequest(
  tx: Transaction,
  staff: Staff<'payments.refund'>,
  input: RefundInput,
): Promise<void> {
  const { requestId, payment, amount, method, reference, reason } = input;
  const { count: added } = await tx.db.refundRequest.createMany({
    data: {
      requestId,
      paymentId: payment,
      amountPaise: amount,
      method,
      reference: reference.trim(),
      reason,
      askedById: staff.staffId,
      createdAt: await databaseTime(tx),
    },
    skipDuplicates: true,
  });
  if (added === 1) {
    const act = { action: 'payment.refundAsk', subject: 'payment', subjectId: payment } as const;
    await noteAct(tx, staff, { ...act, reason, detail: { paise: amount, way: method } });
    return;
  }
  const known = await tx.db.refundRequest.findUnique({ where: { requestId } });
  const same =
    known?.paymentId === payment && known.amountPaise === amount && known.method === method;
  if (!same) throw otherDetails();
  if (known.confirmed === false) throw decided();
}

/**
 * Confirms or refuses a refund requested by another person.
 * @returns the refund; null when it was refused
 * @throws ApiError not_found, conflict
 */
export async function decideRefund(
  staff: Staff<'payments.refund'>,
  { request, decision }: { request: string; decision: 'confirm' | 'refuse' },
): Promise<{ refund: AskedRefund | null }> {
  const found = await inTransaction(async (tx) => {
    const row = await tx.db.refundRequest.findUnique({ where: { requestId: request } });
    if (!row) throw new ApiError('not_found', 'This refund is no longer waiting. Reload the page.');
    if (decision === 'refuse') await decide(tx, staff, row, false);
    return row;
  });
  if (decision === 'refuse') return { refund: null };
  const { askedById: askedBy, paymentId: payment, amountPaise: amount } = found;
  if (askedBy === staff.staffId) {
    throw new ApiError('conflict', 'You requested this refund. Another person has to confirm it.');
  }
  const { reference, reason } = found;
  const method = found.method as RefundInput['method'];
  const asked = { method, reference, reason };
  const input: RefundInput = { payment, requestId: request, amount: amount as Paise, ...asked };
  const confirm: BeforeRefund = async (tx) => {
    await requireTwoPeople(tx, staff, found);
    await decide(tx, staff, found, true);
    return false;
  };
  const refund = await askRefund(staff, input, confirm, askedBy);
  return { refund };
}

async function decide(
  tx: Transaction,
  staff: Staff<'payments.refund'>,
  { requestId, paymentId, amountPaise }: RefundRequest,
  confirmed: boolean,
): Promise<void> {
  const { count } = await tx.db.refundRequest.updateMany({
    where: { requestId, confirmed: null },
    data: { confirmed, decidedById: staff.staffId, decidedAt: new Date() },
  });
  if (count === 0) throw decided();
  const action = confirmed ? 'payment.refundConfirm' : 'payment.refundRefuse';
  const about = { subject: 'payment', subjectId: paymentId } as const;
  await noteAct(tx, staff, { action, ...about, detail: { paise: amountPaise } });
}

function decided(): ApiError {
  return new ApiError('conflict', 'This has already been decided. Reload the page.');
}

/** A refund that waits for a second person. The time is ISO 8601. */
export interface WaitingRefund {
  request: string;
  paymentId: string;
  studentId: string | null;
  amountPaise: Paise;
  method: string;
  reason: string;
  /** Name of the payer. */
  name: string;
  by: string;
  /** Whether the viewer requested it. */
  isOwn: boolean;
  at: string;
}

const MOST_LISTED = 50;

/** Refunds that wait, longest first; none for roles that may not refund. */
export async function waitingRefunds(staff: Staff<'payments.read'>): Promise<WaitingRefund[]> {
  if (!may(staff, 'payments.refund')) return [];
  const requests = await db.refundRequest.findMany({
    where: { confirmed: null },
    orderBy: { createdAt: 'asc' },
    take: MOST_LISTED,
    select: {
      requestId: true,
      paymentId: true,
      amountPaise: true,
      method: true,
      reason: true,
      askedById: true,
      createdAt: true,
      askedBy: { select: { name: true, email: true } },
      payment: {
        select: { name: true, registration: { select: { studentId: true, studentname: true } } },
      },
    },
  });
  return requests.map(
    ({ requestId, askedById, createdAt, askedBy, payment: { name, registration }, ...row }) => ({
      ...row,
      request: requestId,
      studentId: registration?.studentId ?? null,
      amountPaise: row.amountPaise as Paise,
      name: registration?.studentname ?? name,
      by: askedBy.name || askedBy.email,
      isOwn: askedById === staff.staffId,
      at: createdAt.toISOString(),
    }),
  );
}
