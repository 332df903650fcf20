import 'server-only';
import { randomBytes } from 'node:crypto';
import type { IsoDay } from '@/content/day';
import { gstin, institute } from '@/content/institute';
import type { Paise } from '@/content/money';
import { receipt } from '@/content/receipt';
import type { LogIn } from '@/lib/accounts/sessions';
import { findOffering } from '@/lib/enrolment/offerings';
import type { Transaction } from '@/lib/platform/database-connection';
import { db } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { narrow, statement, type RowOf } from '@/lib/platform/statement';
import { dayOf, today } from '@/lib/site/days';
import { financialYear, receiptNumber, type Particulars, type ReceiptRecord } from './receipt';
import { placeOfSupply, splitTax } from './tax';

const checkCodeShape = /^[\w-]{22}$/;

const columns = {
  number: true,
  checkCode: true,
  issuedOn: true,
  amountPaise: true,
  particulars: true,
  gstin: true,
  placeOfSupply: true,
  taxablePaise: true,
  cgstPaise: true,
  sgstPaise: true,
  igstPaise: true,
  payment: {
    select: {
      provider: true,
      method: true,
      reference: true,
      gatewayPaymentId: true,
      paidAt: true,
      receivedOn: true,
      refunds: {
        where: { status: 'done' },
        orderBy: { doneAt: 'asc' },
        select: { amountPaise: true, doneAt: true, createdAt: true },
      },
    },
  },
} as const;

/**
 * A receipt, for its student and for staff.
 * @returns null for others and for an unknown code
 */
export async function findReceipt(
  { studentId, staffId }: Pick<LogIn, 'studentId' | 'staffId'>,
  code: string,
): Promise<ReceiptRecord | null> {
  if (!checkCodeShape.test(code) || (!studentId && !staffId)) return null;
  const own = staffId ? {} : { payment: { registration: { studentId: studentId ?? '' } } };
  const row = await db.receipt.findFirst({ where: { checkCode: code, ...own }, select: columns });
  if (!row) return null;
  const { payment, issuedOn, amountPaise, particulars, ...rest } = row;
  const { refunds, receivedOn, paidAt, gatewayPaymentId, reference, ...paid } = payment;
  return {
    ...rest,
    issuedOn: dayOf(issuedOn),
    amountPaise: amountPaise as Paise,
    particulars: particulars as unknown as Particulars,
    ...paid,
    paidOn: receivedOn ? dayOf(receivedOn) : today(paidAt ?? issuedOn),
    reference: gatewayPaymentId ?? reference ?? '',
    refunds: refunds.map((refund) => ({
      amountPaise: refund.amountPaise as Paise,
      on: today(refund.doneAt ?? refund.createdAt),
    })),
  };
}

/** Public details of a receipt; null for an unknown code. */
export async function genuineReceipt(
  code: string,
): Promise<{ amountPaise: Paise; issuedOn: IsoDay; isTest: boolean } | null> {
  if (!checkCodeShape.test(code)) return null;
  const row = await db.receipt.findUnique({
    where: { checkCode: code },
    select: { amountPaise: true, issuedOn: true, payment: { select: { provider: true } } },
  });
  return (
    row && {
      amountPaise: row.amountPaise as Paise,
      issuedOn: dayOf(row.issuedOn),
      isTest: row.payment.provider === 'sandbox',
    }
  );
}

const ISSUED = statement(
  'number-of-receipt',
  { number: 'text' },
  `select number from receipts where "paymentId" = $1`,
);

const PAID = statement(
  'payment-for-receipt',
  {
    amountPaise: narrow<Paise>('int4'),
    name: 'text',
    planId: 'text?',
    attention: 'text?',
    studentname: 'text?',
    address: 'text?',
    pincode: 'text?',
    state: 'text?',
    planTitle: 'text?',
    coursename: 'text?',
    registrationnumber: 'text?',
    accountState: 'text?',
  },
  `select payments."amountPaise", payments.name, payments."planId", payments.attention,
    registrations.studentname, registrations.address, registrations.pincode, registrations.state,
    registrations."planTitle", registrations.coursename, registrations.registrationnumber,
    students.state as "accountState"
  from payments
    left join registrations on registrations.id = payments."registrationId"
    left join students on students.id = registrations."studentId"
  where payments.id = $1`,
);
type Paid = RowOf<typeof PAID>;

/** Locks the row until the transaction ends: concurrent issues wait, and a rollback restores the count. */
const COUNT = statement(
  'next-receipt-serial',
  { last: 'int4' },
  `insert into receipt_series (year, last) values ($1, 1)
  on conflict (year) do update set last = receipt_series.last + 1
  returning last`,
);

const ISSUE = statement(
  'issue-receipt',
  {},
  `insert into receipts
    (number, year, serial, "paymentId", "issuedOn", "amountPaise", gstin, "placeOfSupply",
      "taxablePaise", "cgstPaise", "sgstPaise", "igstPaise", particulars, "checkCode")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
);

/** The attention that `decide` sets on a second payment. */
const SECOND = 'second payment';

/**
 * Issues the receipt of a payment with the financial year's next number; returns the existing one if any.
 * Numbers have no gaps, because a rollback restores the counter. The counter stays locked until the
 * transaction ends, so call this last, with the payment's row locked.
 * @throws Error for an unknown payment
 */
export async function issueReceipt(
  tx: Transaction,
  paymentId: string,
  now = new Date(),
): Promise<{ number: string }> {
  const issued = await ISSUED.first(tx, [paymentId]);
  if (issued) return issued;
  const paid = await PAID.first(tx, [paymentId]);
  if (!paid) throw new Error('This payment no longer exists.');
  const issuedOn = today(now);
  const year = financialYear(issuedOn);
  const counted = await COUNT.first(tx, [year]);
  if (!counted) throw new Error('No serial number was counted.');
  const { last: serial } = counted;
  const number = receiptNumber(year, serial);
  await ISSUE.run(tx, [
    number,
    year,
    serial,
    paymentId,
    issuedOn,
    paid.amountPaise,
    ...taxLines(paid),
    JSON.stringify(particularsOf(paid)),
    randomBytes(16).toString('base64url'),
  ]);
  return { number };
}

/**
 * GSTIN, place of supply, taxable value, CGST, SGST, IGST. All null without a GSTIN, and for a second
 * payment, which is owed back.
 */
function taxLines({ amountPaise, attention, state, accountState }: Paid) {
  const ownGstin = gstin ?? env.GSTIN;
  if (!ownGstin || attention === SECOND) return [null, null, null, null, null, null];
  const place = placeOfSupply([state, accountState]);
  const { taxable, cgst, sgst, igst } = splitTax(amountPaise, place.withinDelhi);
  return [ownGstin, place.printed, taxable, cgst, sgst, igst];
}

function particularsOf(paid: Paid): Particulars {
  const { studentname, address, pincode, state, registrationnumber, attention } = paid;
  return {
    seller: { name: institute.name, address: institute.address },
    buyer: {
      name: studentname ?? paid.name,
      address: address ?? '',
      state: [state, pincode].filter(Boolean).join(' '),
    },
    what: whatWasBought(paid),
    registrationnumber: registrationnumber ?? '',
    excess: attention === SECOND,
  };
}

function whatWasBought({ planTitle, coursename, planId }: Paid): string {
  const named = planTitle ?? coursename ?? findOffering(planId ?? '')?.title;
  return named || receipt.coaching;
}
