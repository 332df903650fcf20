import 'server-only';
import type { Staff } from '@/lib/staff/access';
import type { IsoDay } from '@/content/day';
import { isApiError } from '@/lib/calls/errors';
import { lockBankLines } from './bank-lines';
import { byBank, unprovenAround } from './list-bank-lines';
import { agreeByFirstPart } from '@/lib/payments/instalment-plans';
import { matchLines } from './match-lines';
import { lockRegistration, recordPaymentWithin } from '@/lib/payments/record-payment';
import type { Paise } from '@/content/money';
import type { Transaction } from '@/lib/platform/database-connection';
import { inTransaction, pool } from '@/lib/platform/db';
import { isReceived } from '@/lib/site/money-terms';
import { narrow, statement, type RowOf } from '@/lib/platform/statement';
import { certainPayer, slipPayers, textOf } from './slip-payers';
import { isWaiting } from '../upi/upi-claims';
import { slipReference, utrsIn } from '../upi/upi-link';

const OPEN_LINES = statement(
  'open-bank-lines-of-slips',
  {
    id: 'uuid',
    day: narrow<IsoDay>('text'),
    paise: narrow<Paise>('int4'),
    reference: 'text',
    description: 'text',
  },
  `select b.id, to_char(b.day, 'YYYY-MM-DD') as day, b."amountPaise" as paise, b.reference, b.description
  from bank_lines b
  where b."paymentId" is null and b."setAside" is null and ($1::uuid is null or b.id = $1) and (
    b.reference || ' ' || b.description ~* 'OC[0-9A-F]{12}' or exists (
      select from upi_claims claim where ${isWaiting('claim')}
        and strpos(b.reference || ' ' || b.description, claim.utr) > 0))
  order by b.day, b.id`,
);
type OpenLine = RowOf<typeof OPEN_LINES>;

/**
 * Records the money of statement lines that name one registration: by its slip whatever the amount (what is
 * missing stays due, and what is too much needs attention), by a claim only with the amount of both the claim
 * and the debt. What is doubtful is left to staff. Each line is a transaction of its own, because receipt
 * numbers stay locked until it ends.
 * @returns how many were recorded
 */
export async function recordSlipLines(staff: Staff<'bank.match'>): Promise<number> {
  let recorded = 0;
  for (const { id } of await OPEN_LINES.rows(pool, [null])) {
    try {
      if (await inTransaction((tx) => recordSlipLine(tx, staff, id))) recorded += 1;
    } catch (error) {
      // Such as a child without a parent's consent: the line waits, with the reason to record by hand.
      if (!isApiError(error)) throw error;
    }
  }
  return recorded;
}

async function recordSlipLine(
  tx: Transaction,
  staff: Staff<'bank.match'>,
  id: string,
): Promise<boolean> {
  await lockBankLines(tx);
  const line = await OPEN_LINES.first(tx, [id]);
  if (!line) return false;
  const registrationId = await payerOf(tx, line);
  if (registrationId === null) return false;
  // Asked again under the lock: a payment may have been settled meanwhile.
  await lockRegistration(tx, registrationId);
  if ((await payerOf(tx, line)) !== registrationId) return false;
  if (await isRecorded(tx, line, registrationId)) return false;
  await agreeByFirstPart(tx, registrationId, line);
  const [utr] = utrsIn(textOf(line));
  const reference = utr ?? (line.reference.slice(0, 60).trim() || slipReference(registrationId));
  await recordPaymentWithin(tx, staff, {
    registration: registrationId,
    requestId: `slip-line-${id}`,
    amount: line.paise,
    method: 'upi',
    receivedOn: line.day,
    reference,
    note: 'Found on the bank’s statement by its UPI fee slip.',
    otherAmount: true,
    // Without a number of its own, the same money may be on two statements.
    secondPayment: utr !== undefined,
    bankLine: id,
  });
  return true;
}

async function payerOf(tx: Transaction, line: OpenLine): Promise<string | null> {
  const [payers = []] = await slipPayers(tx, [line]);
  return certainPayer(payers)?.registrationId ?? null;
}

const TRANSFERS = statement(
  'transfers-recorded-with-utr',
  { recorded: 'bool' },
  `select exists (
    select from payments p where p.provider = 'office' and p.method in ('bank', 'upi')
      and ${isReceived('p')} and exists (
        select from unnest($1::text[]) as sent (utr)
        where p.reference ~ ('(^|\\D)0*' || utr || '($|\\D)'))
    ) or exists (
    select from payments p where p."registrationId" = $2 and p.provider = 'office'
      and p.method in ('bank', 'upi') and ${isReceived('p')} and p."amountPaise" = $3
      and abs(p."receivedOn" - $4::date) <= 3
      and not exists (select from bank_lines where "paymentId" = p.id)
    ) as recorded`,
);

/** Whether somebody may have recorded the money by hand: staff then match the line. */
async function isRecorded(
  tx: Transaction,
  line: OpenLine,
  registrationId: string,
): Promise<boolean> {
  const found = await TRANSFERS.first(tx, [
    utrsIn(textOf(line)),
    registrationId,
    line.paise,
    line.day,
  ]);
  if (found?.recorded !== false) return true;
  const payments = await unprovenAround(tx, [line.day]);
  const [judged] = matchLines([line], payments.filter(byBank));
  return ['reference', 'reference twice', 'other amount'].includes(judged?.why ?? '');
}
