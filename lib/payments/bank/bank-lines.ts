import 'server-only';
import { formatRupees, type Paise } from '@/content/money';
import { ApiError } from '@/lib/calls/errors';
import { noteAct } from '@/lib/platform/audit';
import type { Transaction } from '@/lib/platform/database-connection';
import { inTransaction } from '@/lib/platform/db';
import { isReceived } from '@/lib/platform/money-terms';
import type { BankMatch, BankPutBack, BankSetAside } from './bank-statement';

/** Who matches lines does so alone: it is seldom done, and each sees what the one before did. */
export async function lockBankLines(client: Transaction): Promise<void> {
  await client.query(`select pg_advisory_xact_lock(hashtext('bank lines'))`);
}

interface Line {
  amountPaise: number;
  paymentId: string | null;
  setAside: string | null;
}

const LINE = `select "amountPaise", "paymentId", "setAside" from bank_lines where id = $1`;

/** @throws ApiError not_found */
async function findLine(client: Transaction, id: string): Promise<Line> {
  const { rows } = await client.query<Line>(LINE, [id]);
  const [line] = rows;
  if (line) return line;
  throw new ApiError('not_found', 'There is no such line. Load the page again.');
}

/**
 * Says which payment a line of the statement proves: one line for each payment, one payment for each line,
 * of the same amount. A repeat changes nothing.
 * @param staff who has shown to be staff
 * @throws ApiError not_found, conflict
 */
export async function matchLine(
  { staffId }: { staffId: string },
  input: BankMatch,
): Promise<{ payment: string }> {
  return inTransaction(async (client) => {
    await lockBankLines(client);
    await proveBy(client, staffId, input);
    return { payment: input.payment };
  });
}

/** The same inside a transaction that has called `lockBankLines` first. */
export async function proveBy(
  client: Transaction,
  staffId: string,
  { line: id, payment }: BankMatch,
): Promise<void> {
  const line = await findLine(client, id);
  if (line.paymentId === payment) return;
  if (line.paymentId !== null) {
    throw new ApiError(
      'conflict',
      'This line proves another payment already. Load the page again.',
    );
  }
  await refuseUnfit(client, payment, line.amountPaise);
  await client.query(
    `update bank_lines set "paymentId" = $2, "setAside" = null, "staffId" = $3 where id = $1`,
    [id, payment, staffId],
  );
  const detail = { line: id, paise: line.amountPaise };
  const act = { action: 'bank.match', subject: 'payment', subjectId: payment } as const;
  await noteAct(client, { staffId }, { ...act, detail });
}

const PAYMENT = `
  select "amountPaise" as paise, provider = 'office' and currency = 'INR'
      and ${isReceived('payments')} as fits,
    exists (select from bank_lines where "paymentId" = payments.id) as proved
  from payments where id = $1`;

async function refuseUnfit(client: Transaction, id: string, amountPaise: number): Promise<void> {
  type Row = { paise: number; fits: boolean; proved: boolean };
  const { rows } = await client.query<Row>(PAYMENT, [id]);
  const [payment] = rows;
  if (!payment) throw new ApiError('not_found', 'There is no such payment. Load the page again.');
  const refuse = (message: string) => new ApiError('conflict', message);
  if (!payment.fits) throw refuse('Only money that was taken at the office is matched here.');
  if (payment.proved)
    throw refuse('Another line proves this payment already. Load the page again.');
  if (payment.paise === amountPaise) return;
  const [came, recorded] = [amountPaise, payment.paise].map((paise) =>
    formatRupees(paise as Paise),
  );
  throw refuse(
    `${came} came by the bank, and ${recorded} is recorded. If both are right, set the line aside and write why.`,
  );
}

/**
 * Takes a line off the list that belongs to no payment, with the reason. A repeat changes nothing.
 * @param staff who has shown to be staff
 * @throws ApiError not_found, conflict
 */
export async function setLineAside(
  { staffId }: { staffId: string },
  { line: id, reason }: BankSetAside,
): Promise<{ line: string }> {
  return inTransaction(async (client) => {
    await lockBankLines(client);
    const line = await findLine(client, id);
    if (line.paymentId !== null) {
      throw new ApiError('conflict', 'This line proves a payment already. Load the page again.');
    }
    if (line.setAside !== reason) {
      await client.query(`update bank_lines set "setAside" = $2, "staffId" = $3 where id = $1`, [
        id,
        reason,
        staffId,
      ]);
      const act = { action: 'bank.setAside', subject: 'list', subjectId: id, reason } as const;
      await noteAct(client, { staffId }, { ...act, detail: { paise: line.amountPaise } });
    }
    return { line: id };
  });
}

/**
 * Takes back that a line proves a payment or is set aside: it is left to look at again. Whoever saw another
 * decision than the one that stands takes nothing back.
 * @param staff who has shown to be staff
 * @throws ApiError not_found, conflict
 */
export async function putLineBack(
  { staffId }: { staffId: string },
  { line: id, payment, reason }: BankPutBack,
): Promise<{ line: string }> {
  return inTransaction(async (client) => {
    await lockBankLines(client);
    const { paymentId, setAside, amountPaise } = await findLine(client, id);
    if ((paymentId ?? '') !== payment || (paymentId ?? setAside) === null) {
      throw new ApiError(
        'conflict',
        'Somebody has decided otherwise of this line meanwhile. Load the page again.',
      );
    }
    await client.query(
      `update bank_lines set "paymentId" = null, "setAside" = null, "staffId" = $2 where id = $1`,
      [id, staffId],
    );
    const of = paymentId
      ? ({ subject: 'payment', subjectId: paymentId } as const)
      : ({ subject: 'list', subjectId: id } as const);
    const detail = { line: id, paise: amountPaise };
    await noteAct(client, { staffId }, { action: 'bank.putBack', ...of, reason, detail });
    return { line: id };
  });
}
