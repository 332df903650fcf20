import 'server-only';
import { randomBytes } from 'node:crypto';
import { gstin } from '@/content/facts/bank-account';
import { institute } from '@/content/facts/institute';
import { formatRupees, type Paise } from '@/content/money';
import type { PurchaseKind } from '@/content/catalogue/purchase-kinds';
import { receipt, receiptCopy, taxCodeOf } from '../receipt-words';
import type { LogIn } from '@/lib/accounts/sessions';
import { offeringTitle } from '@/lib/enrolment/offerings';
import type { Transaction } from '@/lib/platform/database-connection';
import { db } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { narrow, statement, type RowOf } from '@/lib/platform/statement';
import { dateOf, dayOf, today } from '@/lib/site/days';
import type { Prisma } from '@/prisma/client/client';
import { financialYear, receiptNumber, type Particulars, type ReceiptRecord } from './receipt';
import {
  refundDocumentNumber,
  splitRefund,
  type RefundDocumentRecord,
  type RefundSeries,
  type TaxParts,
} from './refund-document';
import { placeOfSupply, splitTax } from './tax';

const checkCodeShape = /^[\w-]{22}$/;
const refundNumberShape = /^(?<series>CN|RR)-(?<year>\d\d-\d\d)-(?<serial>\d{6})$/;

const columns = {
  number: true,
  checkCode: true,
  issuedOn: true,
  amountPaise: true,
  excessPaise: true,
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
        select: {
          amountPaise: true,
          doneAt: true,
          createdAt: true,
          document: { select: { number: true } },
        },
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
  return row ? recordOf(row) : null;
}

function recordOf(row: Prisma.ReceiptGetPayload<{ select: typeof columns }>): ReceiptRecord {
  const { payment, issuedOn, amountPaise, excessPaise, particulars, ...rest } = row;
  const { refunds, receivedOn, paidAt, gatewayPaymentId, reference, ...paid } = payment;
  return {
    ...rest,
    issuedOn: dayOf(issuedOn),
    amountPaise: amountPaise as Paise,
    excessPaise: excessPaise as Paise,
    particulars: particulars as unknown as Particulars,
    ...paid,
    paidOn: receivedOn ? dayOf(receivedOn) : today(paidAt ?? issuedOn),
    reference: gatewayPaymentId ?? reference ?? '',
    refunds: refunds.map((refund) => ({
      amountPaise: refund.amountPaise as Paise,
      on: today(refund.doneAt ?? refund.createdAt),
      document: refund.document?.number ?? null,
    })),
  };
}

const documentColumns = {
  number: true,
  issuedOn: true,
  amountPaise: true,
  excessPaise: true,
  taxablePaise: true,
  cgstPaise: true,
  sgstPaise: true,
  igstPaise: true,
  refund: { select: { method: true, reference: true, reason: true, doneAt: true } },
  payment: { select: { receipt: { select: columns } } },
} as const;

/**
 * The credit note or refund receipt of a refund, for its student and for staff.
 * @param number as in its address: "CN-26-27-000001"
 * @returns null for others and for an unknown code or number
 */
export async function findRefundDocument(
  { studentId, staffId }: Pick<LogIn, 'studentId' | 'staffId'>,
  code: string,
  number: string,
): Promise<RefundDocumentRecord | null> {
  if (!checkCodeShape.test(code) || (!studentId && !staffId)) return null;
  const parts = refundNumberShape.exec(number)?.groups;
  if (!parts) return null;
  const series = parts.series as RefundSeries;
  const whole = { series, year: parts.year ?? '', serial: Number(parts.serial) };
  const own = staffId ? {} : { registration: { studentId: studentId ?? '' } };
  const row = await db.refundDocument.findFirst({
    where: { ...whole, payment: { receipt: { checkCode: code }, ...own } },
    select: documentColumns,
  });
  const paid = row?.payment.receipt;
  if (!row || !paid) return null;
  const { refund, payment: _payment, issuedOn, amountPaise, excessPaise, ...rest } = row;
  return {
    ...rest,
    series,
    issuedOn: dayOf(issuedOn),
    amountPaise: amountPaise as Paise,
    excessPaise: excessPaise as Paise,
    refundedOn: today(refund.doneAt ?? issuedOn),
    method: refund.method,
    reference: refund.reference ?? '',
    reason: refund.reason,
    receipt: recordOf(paid),
  };
}

/** Public details of a receipt; null for an unknown code. */
export async function genuineReceipt(code: string): Promise<GenuineReceipt | null> {
  if (!checkCodeShape.test(code)) return null;
  const row = await db.receipt.findUnique({ where: { checkCode: code }, select: columns });
  if (!row) return null;
  const { amountPaise, issuedOn, provider, refunds } = recordOf(row);
  return { amountPaise, issuedOn, isTest: provider === 'sandbox', refunds };
}

/** Receipt details shown to anyone with its code; names no person. */
export type GenuineReceipt = Pick<ReceiptRecord, 'amountPaise' | 'issuedOn' | 'refunds'> & {
  /** From the sandbox gateway. */
  isTest: boolean;
};

const PAID = statement(
  'payment-for-receipt',
  { paymentId: 'uuid' },
  {
    /** Number of its receipt. */
    issued: 'text?',
    amountPaise: narrow<Paise>('int4'),
    excessPaise: narrow<Paise>('int4'),
    name: 'text',
    planId: 'text?',
    studentname: 'text?',
    address: 'text?',
    pincode: 'text?',
    state: 'text?',
    planTitle: 'text?',
    kind: narrow<PurchaseKind | null>('text?'),
    shippingPaise: narrow<Paise | null>('int4?'),
    coursename: 'text?',
    registrationnumber: 'text?',
    accountState: 'text?',
    payer: 'text?',
  },
  `select (select number from receipts where "paymentId" = payments.id) as issued, payments."amountPaise", payments."excessPaise", payments.name, payments."planId",
    registrations.studentname, registrations.address, registrations.pincode, registrations.state,
    registrations."planTitle", registrations.kind, registrations."shippingPaise",
    registrations.coursename, registrations.registrationnumber,
    students.state as "accountState",
    (select paid.name from payer_link_payments paid where paid."paymentId" = payments.id) as payer
  from payments
    left join registrations on registrations.id = payments."registrationId"
    left join students on students.id = registrations."studentId"
  where payments.id = $paymentId`,
);
type Paid = RowOf<typeof PAID>;

/** Locks the row until the transaction ends: concurrent issues wait, and a rollback restores the count. */
const COUNT = statement(
  'next-receipt-serial',
  { year: 'text' },
  { last: 'int4' },
  `insert into receipt_series (year, last) values ($year, 1)
  on conflict (year) do update set last = receipt_series.last + 1
  returning last`,
);

const ISSUE = statement(
  'issue-receipt',
  {
    number: 'text',
    year: 'text',
    serial: 'int4',
    paymentId: 'uuid',
    issuedOn: 'date',
    amountPaise: 'int4',
    excessPaise: 'int4',
    gstin: 'text?',
    placeOfSupply: 'text?',
    taxablePaise: 'int4?',
    cgstPaise: 'int4?',
    sgstPaise: 'int4?',
    igstPaise: 'int4?',
    particulars: 'jsonb',
    checkCode: 'text',
  },
  {},
  `insert into receipts
    (number, year, serial, "paymentId", "issuedOn", "amountPaise", "excessPaise", gstin,
      "placeOfSupply", "taxablePaise", "cgstPaise", "sgstPaise", "igstPaise", particulars, "checkCode")
  values ($number, $year, $serial, $paymentId, $issuedOn, $amountPaise, $excessPaise, $gstin,
    $placeOfSupply, $taxablePaise, $cgstPaise, $sgstPaise, $igstPaise, $particulars, $checkCode)`,
);

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
  const paid = await PAID.first(tx, { paymentId });
  if (!paid) throw new Error('This payment no longer exists.');
  if (paid.issued) return { number: paid.issued };
  const issuedOn = today(now);
  const year = financialYear(issuedOn);
  const counted = await COUNT.first(tx, { year });
  if (!counted) throw new Error('No serial number was counted.');
  const { last: serial } = counted;
  const number = receiptNumber(year, serial);
  await ISSUE.run(tx, {
    number,
    year,
    serial,
    paymentId,
    issuedOn,
    amountPaise: paid.amountPaise,
    excessPaise: paid.excessPaise,
    ...taxLines(paid),
    particulars: particularsOf(paid),
    checkCode: randomBytes(16).toString('base64url'),
  });
  return { number };
}

const withoutTax = {
  gstin: null,
  placeOfSupply: null,
  taxablePaise: null,
  cgstPaise: null,
  sgstPaise: null,
  igstPaise: null,
};

/**
 * GSTIN, place of supply, taxable value, CGST, SGST and IGST of the amount up to the price: an excess is
 * owed back. All null without a GSTIN, and if nothing was owed.
 */
function taxLines({ amountPaise, excessPaise, state, accountState }: Paid) {
  const ownGstin = gstin ?? env.GSTIN;
  const owed = (amountPaise - excessPaise) as Paise;
  if (!ownGstin || owed === 0) return withoutTax;
  const place = placeOfSupply([state, accountState]);
  const { taxable, cgst, sgst, igst } = splitTax(owed, place.withinDelhi);
  return {
    gstin: ownGstin,
    placeOfSupply: place.printed,
    taxablePaise: taxable,
    cgstPaise: cgst,
    sgstPaise: sgst,
    igstPaise: igst,
  };
}

function particularsOf(paid: Paid): Particulars {
  const { studentname, address, pincode, state, registrationnumber } = paid;
  return {
    seller: { name: institute.name, address: institute.address },
    buyer: {
      name: studentname ?? paid.name,
      address: address ?? '',
      state: [state, pincode].filter(Boolean).join(' '),
    },
    what: whatWasBought(paid),
    code: taxCodeOf(paid.kind ?? 'course'),
    registrationnumber: registrationnumber ?? '',
    ...(paid.payer && { payer: paid.payer }),
  };
}

function whatWasBought({ planTitle, coursename, planId, shippingPaise }: Paid): string {
  const named = planTitle ?? coursename ?? offeringTitle(planId ?? '');
  if (!named) return receipt.coaching;
  return shippingPaise
    ? `${named}, ${receiptCopy.withShipping} ${formatRupees(shippingPaise)}`
    : named;
}

const taxColumns = {
  excessPaise: true,
  taxablePaise: true,
  cgstPaise: true,
  sgstPaise: true,
  igstPaise: true,
} as const;

type Taxes = Record<keyof typeof taxColumns, number | null>;

const partsOf = ({ taxablePaise, cgstPaise, sgstPaise, igstPaise }: Taxes): TaxParts => ({
  taxable: taxablePaise ?? 0,
  cgst: cgstPaise ?? 0,
  sgst: sgstPaise ?? 0,
  igst: igstPaise ?? 0,
});

/**
 * Issues the document of a completed refund with the next number of its series: a credit note for a tax
 * invoice, otherwise a refund receipt. An excess over the price is refunded first, without tax; a refund of
 * the excess alone gets a refund receipt. A payment without a receipt gets none. Credit notes of an invoice
 * never exceed it: refunds beyond it carry no tax, and wait for staff.
 *
 * Call it last, once for a refund, with the payment's row locked: the counter stays locked until the
 * transaction ends.
 */
export async function issueRefundDocument(
  tx: Transaction,
  refund: { refundId: string; paymentId: string; amountPaise: number },
  now = new Date(),
): Promise<void> {
  const { refundId, paymentId, amountPaise } = refund;
  const invoice = await tx.db.receipt.findUnique({
    where: { paymentId },
    select: { ...taxColumns, amountPaise: true, gstin: true },
  });
  if (!invoice) return;
  const { _sum: before } = await tx.db.refundDocument.aggregate({
    where: { paymentId },
    _sum: taxColumns,
  });
  const credited = partsOf(before);
  const { taxable, cgst, sgst, igst } = credited;
  const excess = Math.min(
    amountPaise,
    Math.max(0, invoice.excessPaise - (before.excessPaise ?? 0)),
  );
  const left = invoice.amountPaise - invoice.excessPaise - (taxable + cgst + sgst + igst);
  const taxed = Math.min(amountPaise - excess, left) as Paise;
  const isCredit = invoice.gstin !== null && taxed > 0;
  const amount = isCredit ? taxed + excess : amountPaise;
  const series: RefundSeries = isCredit ? 'CN' : 'RR';
  const issuedOn = today(now);
  const year = financialYear(issuedOn);
  // Locks the row until the transaction ends, as the counter of receipts does.
  const { last: serial } = await tx.db.refundDocumentSeries.upsert({
    where: { series_year: { series, year } },
    create: { series, year, last: 1 },
    update: { last: { increment: 1 } },
  });
  await tx.db.refundDocument.create({
    data: {
      number: refundDocumentNumber(series, year, serial),
      series,
      year,
      serial,
      refundId,
      paymentId,
      issuedOn: dateOf(issuedOn),
      amountPaise: amount,
      excessPaise: excess,
      ...(isCredit && creditedParts(invoice, credited, taxed)),
    },
  });
}

/** Null if the invoice has none. */
function creditedParts(invoice: Taxes, credited: TaxParts, amount: Paise) {
  const parts = splitRefund(partsOf(invoice), credited, amount);
  return {
    taxablePaise: parts.taxable,
    cgstPaise: invoice.cgstPaise === null ? null : parts.cgst,
    sgstPaise: invoice.sgstPaise === null ? null : parts.sgst,
    igstPaise: invoice.igstPaise === null ? null : parts.igst,
  };
}
