import 'server-only';
import type { Staff } from '@/lib/staff/access';
import { isApiError } from '@/lib/calls/errors';
import { lockBankLines } from './bank-lines';
import { byBank, unprovenPayments, unresolved, unresolvedLines } from './list-bank-lines';
import { agreeByFirstPart } from '@/lib/payments/instalment-plans';
import { matchLines } from './match-lines';
import {
  lockRegistration,
  officeOrderId,
  recordPaymentWithin,
} from '@/lib/payments/record-payment';
import type { Transaction } from '@/lib/platform/database-connection';
import { db, inTransaction, pool } from '@/lib/platform/db';
import { isReceived } from '@/lib/site/money-terms';
import { statement } from '@/lib/platform/statement';
import { certainPayer, slipPayers, textOf } from './slip-payers';
import { isRecordedWith, unsettled } from '../upi/upi-claims';
import { slipReference, utrsIn } from '../upi/upi-link';

/** The request that records the payment of a line. */
const requestOf = (line: string) => `slip-line-${line}`;

/** The order id of the payment recorded for a line. */
export const slipLineOrder = (line: string): string => officeOrderId(requestOf(line));

type OpenLine = Awaited<ReturnType<typeof unresolvedLines>>[number];

/**
 * Records payments for statement lines that name one registration. By its slip, whatever the amount: a
 * shortfall stays due, and an excess needs attention. By a claim, only if claim, debt and line have the same
 * amount. Doubtful lines are left to staff. Each line is a transaction of its own, because receipt numbers
 * stay locked until it ends.
 * @returns the number of recorded payments
 */
export async function recordSlipLines(staff: Staff<'bank.match'>): Promise<number> {
  const open = await unresolvedLines(db);
  const payers = await slipPayers(pool, open);
  const named = open.filter((_, index) => payers[index]?.length).reverse();
  let recorded = 0;
  for (const line of named) {
    try {
      if (await inTransaction((tx) => recordSlipLine(tx, staff, line))) recorded += 1;
    } catch (error) {
      // For example a child without a parent's consent: the line stays open, and staff see the reason.
      if (!isApiError(error)) throw error;
    }
  }
  return recorded;
}

async function recordSlipLine(
  tx: Transaction,
  staff: Staff<'bank.match'>,
  line: OpenLine,
): Promise<boolean> {
  const { id } = line;
  await lockBankLines(tx);
  if ((await tx.db.bankLine.count({ where: { id, ...unresolved } })) === 0) return false;
  const registrationId = await payerOf(tx, line);
  if (registrationId === null) return false;
  // Checked again under the lock, as a payment may have been settled meanwhile.
  await lockRegistration(tx, registrationId);
  if ((await payerOf(tx, line)) !== registrationId) return false;
  if (await isRecorded(tx, line, registrationId)) return false;
  await agreeByFirstPart(tx, registrationId, line);
  const utr = await utrOf(tx, line, registrationId);
  const reference = utr ?? (line.reference.slice(0, 60).trim() || slipReference(registrationId));
  await recordPaymentWithin(tx, staff, {
    registration: registrationId,
    requestId: requestOf(id),
    amount: line.paise,
    method: 'upi',
    receivedOn: line.day,
    reference,
    note: 'Found on the bank’s statement by its UPI fee slip.',
    otherAmount: true,
    // Without a UTR, the same money may be on two statements.
    secondPayment: utr !== undefined,
    bankLine: id,
  });
  return true;
}

/** The UTR that was claimed, or else the first: the line may have a phone or an account of as many digits. */
async function utrOf(
  tx: Transaction,
  line: OpenLine,
  registrationId: string,
): Promise<string | undefined> {
  const utrs = utrsIn(textOf(line));
  const claim = await tx.db.upiClaim.findFirst({
    where: { registrationId, utr: { in: utrs }, ...unsettled },
    select: { utr: true },
  });
  return claim?.utr ?? utrs[0];
}

async function payerOf(tx: Transaction, line: OpenLine): Promise<string | null> {
  const [payers = []] = await slipPayers(tx, [line]);
  return certainPayer(payers)?.registrationId ?? null;
}

const TRANSFERS = statement(
  'transfers-recorded-with-utr',
  { utrs: 'text[]', registrationId: 'uuid', paise: 'int4', day: 'date' },
  { recorded: 'bool' },
  `select exists (
    select from payments p join unnest($utrs::text[]) as sent (utr)
      on ${isRecordedWith('p', 'sent.utr')}
    ) or exists (
    select from payments p where p."registrationId" = $registrationId and p.provider = 'office'
      and p.method in ('bank', 'upi') and ${isReceived('p')} and p."amountPaise" = $paise
      and abs(p."receivedOn" - $day::date) <= 3
      and not exists (select from bank_lines where "paymentId" = p.id)
    ) as recorded`,
);

/** Whether the payment may have been recorded by hand: staff then match the line. */
async function isRecorded(
  tx: Transaction,
  line: OpenLine,
  registrationId: string,
): Promise<boolean> {
  const { paise, day } = line;
  const utrs = utrsIn(textOf(line));
  const found = await TRANSFERS.first(tx, { utrs, registrationId, paise, day });
  if (found?.recorded !== false) return true;
  const payments = await unprovenPayments(tx.db, [day]);
  const [judged] = matchLines([line], payments.filter(byBank));
  return ['reference', 'reference twice', 'other amount'].includes(judged?.why ?? '');
}
