import 'server-only';
import type { Staff } from '@/lib/staff/access';
import { formatRupees, type Paise } from '@/content/money';
import { ApiError } from '@/lib/calls/errors';
import { noteAct } from '@/lib/staff/audit/audit';
import type { Transaction } from '@/lib/platform/database-connection';
import { lockNames } from '@/lib/platform/database-locks';
import { inTransaction } from '@/lib/platform/db';
import { wasReceived } from '@/lib/site/money-terms';
import type { BankMatch, BankPutBack, BankSetAside } from './bank-statement';

/** Serialises bank matching, so that each match sees the ones before it. */
export async function lockBankLines(tx: Transaction): Promise<void> {
  await lockNames(tx, 'bank lines');
}

async function findLine(tx: Transaction, id: string) {
  const line = await tx.db.bankLine.findUnique({
    where: { id },
    select: { amountPaise: true, paymentId: true, setAside: true },
  });
  if (line) return line;
  throw new ApiError('not_found', 'This line no longer exists. Reload the page.');
}

interface Decided {
  paymentId: string | null;
  setAside: string | null;
  staffId: string;
}

async function decide(tx: Transaction, id: string, data: Decided): Promise<void> {
  await tx.db.bankLine.update({ where: { id }, data });
}

/**
 * Matches a statement line to the payment it proves: one to one, same amount. Idempotent.
 * @throws ApiError not_found, conflict
 */
export async function matchLine(
  staff: Staff<'bank.match'>,
  input: BankMatch,
): Promise<{ payment: string }> {
  return inTransaction(async (tx) => {
    await lockBankLines(tx);
    await matchWithin(tx, staff, input);
    return { payment: input.payment };
  });
}

/** As `matchLine`, within a transaction that holds `lockBankLines`. */
export async function matchWithin(
  tx: Transaction,
  staff: Staff<'bank.match' | 'payments.record' | 'people.enrol'>,
  { line: id, payment }: BankMatch,
): Promise<void> {
  const line = await findLine(tx, id);
  if (line.paymentId === payment) return;
  if (line.paymentId !== null) {
    throw new ApiError(
      'conflict',
      'This line is already matched to another payment. Reload the page.',
    );
  }
  await refuseUnfit(tx, payment, line.amountPaise);
  await decide(tx, id, { paymentId: payment, setAside: null, staffId: staff.staffId });
  const detail = { line: id, paise: line.amountPaise };
  const act = { action: 'bank.match', subject: 'payment', subjectId: payment } as const;
  await noteAct(tx, staff, { ...act, detail });
}

async function refuseUnfit(tx: Transaction, id: string, amountPaise: number): Promise<void> {
  const payment = await tx.db.payment.findUnique({
    where: { id },
    select: {
      amountPaise: true,
      provider: true,
      currency: true,
      status: true,
      paidAt: true,
      bankLine: { select: { id: true } },
    },
  });
  if (!payment) throw new ApiError('not_found', 'This payment no longer exists. Reload the page.');
  const { provider, currency, bankLine } = payment;
  const refuse = (message: string) => new ApiError('conflict', message);
  if (provider !== 'office' || currency !== 'INR' || !wasReceived(payment))
    throw refuse('Only payments recorded by the office can be matched here.');
  if (bankLine) throw refuse('Another line is already matched to this payment. Reload the page.');
  if (payment.amountPaise === amountPaise) return;
  const [came, recorded] = [amountPaise, payment.amountPaise].map((paise) =>
    formatRupees(paise as Paise),
  );
  throw refuse(
    `${came} is on the statement, but ${recorded} is recorded. If both are right, set the line aside with the reason.`,
  );
}

/**
 * Sets aside a line that belongs to no payment, with the reason. Idempotent.
 * @throws ApiError not_found, conflict
 */
export async function setLineAside(
  staff: Staff<'bank.match'>,
  { line: id, reason }: BankSetAside,
): Promise<{ line: string }> {
  return inTransaction(async (tx) => {
    await lockBankLines(tx);
    const line = await findLine(tx, id);
    if (line.paymentId !== null) {
      throw new ApiError('conflict', 'This line is already matched to a payment. Reload the page.');
    }
    if (line.setAside !== reason) {
      await decide(tx, id, { paymentId: null, setAside: reason, staffId: staff.staffId });
      const act = { action: 'bank.setAside', subject: 'list', subjectId: id, reason } as const;
      await noteAct(tx, staff, { ...act, detail: { paise: line.amountPaise } });
    }
    return { line: id };
  });
}

/**
 * Reopens a matched or set-aside line. Refused if the decision has changed since it was displayed.
 * @throws ApiError not_found, conflict
 */
export async function putLineBack(
  staff: Staff<'bank.match'>,
  { line: id, payment, reason }: BankPutBack,
): Promise<{ line: string }> {
  return inTransaction(async (tx) => {
    await lockBankLines(tx);
    const { paymentId, setAside, amountPaise } = await findLine(tx, id);
    if ((paymentId ?? '') !== payment || (paymentId ?? setAside) === null) {
      throw new ApiError(
        'conflict',
        'Someone else has just changed this line. Reload the page to see it.',
      );
    }
    await decide(tx, id, { paymentId: null, setAside: null, staffId: staff.staffId });
    const of = paymentId
      ? ({ subject: 'payment', subjectId: paymentId } as const)
      : ({ subject: 'list', subjectId: id } as const);
    const detail = { line: id, paise: amountPaise };
    await noteAct(tx, staff, { action: 'bank.putBack', ...of, reason, detail });
    return { line: id };
  });
}
