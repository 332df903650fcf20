import 'server-only';
import type { Staff } from '@/lib/staff/access';
import { formatRupees, type Paise } from '@/content/money';
import { ApiError } from '@/lib/calls/errors';
import { noteAct } from '@/lib/staff/audit/audit';
import type { Transaction } from '@/lib/platform/database-connection';
import { inTransaction } from '@/lib/platform/db';
import { isReceived } from '@/lib/site/money-terms';
import { statement, type RowOf } from '@/lib/platform/statement';
import type { BankMatch, BankPutBack, BankSetAside } from './bank-statement';

const LOCK = statement(
  'lock-bank-lines',
  { locked: 'void' },
  `select pg_advisory_xact_lock(hashtext('bank lines')) as locked`,
);

/** Serialises bank matching, so that each match sees the ones before it. */
export async function lockBankLines(tx: Transaction): Promise<void> {
  await LOCK.run(tx);
}

const LINE = statement(
  'bank-line',
  { amountPaise: 'int4', paymentId: 'uuid?', setAside: 'text?' },
  `select "amountPaise", "paymentId", "setAside" from bank_lines where id = $1`,
);

const DECIDE = statement(
  'decide-bank-line',
  {},
  `update bank_lines set "paymentId" = $2, "setAside" = $3, "staffId" = $4 where id = $1`,
);

async function findLine(tx: Transaction, id: string): Promise<RowOf<typeof LINE>> {
  const line = await LINE.first(tx, [id]);
  if (line) return line;
  throw new ApiError('not_found', 'This line no longer exists. Reload the page.');
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
  staff: Staff<'bank.match' | 'payments.record'>,
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
  await DECIDE.run(tx, [id, payment, null, staff.staffId]);
  const detail = { line: id, paise: line.amountPaise };
  const act = { action: 'bank.match', subject: 'payment', subjectId: payment } as const;
  await noteAct(tx, staff, { ...act, detail });
}

const PAYMENT = statement(
  'payment-for-bank-line',
  { paise: 'int4', fits: 'bool', proved: 'bool' },
  `select "amountPaise" as paise, provider = 'office' and currency = 'INR'
      and ${isReceived('payments')} as fits,
    exists (select from bank_lines where "paymentId" = payments.id) as proved
  from payments where id = $1`,
);

async function refuseUnfit(tx: Transaction, id: string, amountPaise: number): Promise<void> {
  const payment = await PAYMENT.first(tx, [id]);
  if (!payment) throw new ApiError('not_found', 'This payment no longer exists. Reload the page.');
  const refuse = (message: string) => new ApiError('conflict', message);
  if (!payment.fits) throw refuse('Only payments recorded by the office can be matched here.');
  if (payment.proved)
    throw refuse('Another line is already matched to this payment. Reload the page.');
  if (payment.paise === amountPaise) return;
  const [came, recorded] = [amountPaise, payment.paise].map((paise) =>
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
      await DECIDE.run(tx, [id, null, reason, staff.staffId]);
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
    await DECIDE.run(tx, [id, null, null, staff.staffId]);
    const of = paymentId
      ? ({ subject: 'payment', subjectId: paymentId } as const)
      : ({ subject: 'list', subjectId: id } as const);
    const detail = { line: id, paise: amountPaise };
    await noteAct(tx, staff, { action: 'bank.putBack', ...of, reason, detail });
    return { line: id };
  });
}
