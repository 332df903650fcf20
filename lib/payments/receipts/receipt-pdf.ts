import 'server-only';
import { printDay } from '@/content/day';
import { institute } from '@/content/facts/institute';
import { formatRupees, type Paise } from '@/content/money';
import { receiptCopy as words, taxCodeOf } from '../receipt-words';
import { inWorker } from '@/lib/platform/documents/worker-pool';
import { refundWays } from '@/lib/payments/payment-ways';
import { amountInWords } from './amount-in-words';
import { receiptPage, paymentWayLabel, type Particulars, type ReceiptRecord } from './receipt';
import type { RefundDocumentRecord } from './refund-document';

type Line = { readonly label: string; readonly value: string };

interface ReceiptCopy {
  title: string;
  number: string;
  /** A notice that the document is void or why it is no invoice; '' for none. */
  warning: string;
  facts: readonly Line[];
  buyer: { label: string; name: string; lines: readonly string[] };
  seller: { gstin: string };
  item: { what: string; codeLabel: string; code: string; amount: string };
  /** Taxable value, taxes and, last, the total. */
  sums: readonly Line[];
  inWords: string;
  refunds: readonly Line[];
}

/**
 * Text of a receipt. With a GSTIN it is a tax invoice (rule 46 of the CGST Rules) and not a receipt voucher
 * (rule 50): section 31(2) allows invoicing before the service, so one document suffices.
 */
export function receiptCopyOf(record: ReceiptRecord): ReceiptCopy {
  const { gstin, number, amountPaise, particulars } = record;
  const { buyer } = particulars;
  return {
    title: gstin ? words.invoice : words.receipt,
    number,
    warning: record.provider === 'sandbox' ? words.test : excessText(record),
    facts: factsOf(record),
    buyer: {
      label: gstin ? words.billedTo : words.receivedFrom,
      name: buyer.name,
      lines: [buyer.address, buyer.state].filter(Boolean),
    },
    seller: { gstin: gstin ?? '' },
    item: itemOf(particulars, record),
    sums: sumsOf(record, gstin ? words.invoiceTotal : words.receiptTotal),
    inWords: amountInWords(amountPaise),
    refunds: refundLines(record),
  };
}

const excessText = ({ amountPaise, excessPaise }: Amounts): string =>
  excessPaise === 0 ? '' : excessPaise === amountPaise ? words.excess : words.partlyExcess;

/** Codes of services begin with 99. */
function itemOf({ what, code = taxCodeOf('course') }: Particulars, amounts: Amounts) {
  const codeLabel = code.startsWith('99') ? words.sac : words.hsn;
  const { taxablePaise, amountPaise, excessPaise } = amounts;
  const amount = taxablePaise ?? (amountPaise - excessPaise || amountPaise);
  return { what, codeLabel, code, amount: inFull(amount) };
}

function factsOf(record: ReceiptRecord): Line[] {
  const { number, issuedOn, paidOn, gstin, placeOfSupply, particulars } = record;
  const { registrationnumber, payer } = particulars;
  return [
    { label: words.number, value: number },
    { label: words.date, value: printDay(issuedOn) },
    { label: words.paidOn, value: printDay(paidOn) },
    {
      label: words.paidBy,
      value: [paymentWayLabel(record), record.reference].filter(Boolean).join(', '),
    },
    ...(payer ? [{ label: words.payer, value: payer }] : []),
    ...(registrationnumber ? [{ label: words.registration, value: registrationnumber }] : []),
    ...(gstin ? supplyLines(placeOfSupply) : []),
  ];
}

const supplyLines = (placeOfSupply: string | null): Line[] => [
  { label: words.place, value: placeOfSupply ?? '' },
  { label: words.reverseCharge, value: words.no },
];

type Amounts = Pick<
  ReceiptRecord,
  'amountPaise' | 'excessPaise' | 'taxablePaise' | 'cgstPaise' | 'sgstPaise' | 'igstPaise'
>;

/**
 * Taxable value and taxes, if any, and the amount under this label; preceded by both parts if only a part is
 * above the price.
 */
function sumsOf(amounts: Amounts, total: string): Line[] {
  const { amountPaise, excessPaise, taxablePaise, cgstPaise, sgstPaise, igstPaise } = amounts;
  const owed = amountPaise - excessPaise;
  const isParted = excessPaise > 0 && owed > 0;
  const sums: [string, number | null][] = [
    [words.taxable, taxablePaise],
    [words.cgst, cgstPaise],
    [words.sgst, sgstPaise],
    [words.igst, igstPaise],
    [words.owed, isParted ? owed : null],
    [words.abovePrice, isParted ? excessPaise : null],
    [total, amountPaise],
  ];
  return sums.flatMap(([label, value]) =>
    value === null ? [] : [{ label, value: inFull(value) }],
  );
}

function refundLines({ refunds, amountPaise }: ReceiptRecord): Line[] {
  if (refunds.length === 0) return [];
  const back = refunds.reduce((sum, refund) => sum + refund.amountPaise, 0);
  return [
    ...refunds.map(({ amountPaise: paise, on, document }) => ({
      label: `${words.refunded} ${printDay(on)}`,
      value: [formatRupees(paise), document].filter(Boolean).join(', '),
    })),
    { label: words.kept, value: formatRupees((amountPaise - back) as Paise) },
  ];
}

const withPaise = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** Always with paise: "7,626.28". */
function inFull(paise: number): string {
  return withPaise.format(paise / 100);
}

/**
 * Text of a credit note (rule 53(1A) of the CGST Rules) or, for a receipt without tax, of a refund receipt.
 */
function refundCopyOf(record: RefundDocumentRecord): ReceiptCopy {
  const { receipt: paid, series, number, amountPaise } = record;
  const isCredit = series === 'CN';
  const { buyer, registrationnumber } = paid.particulars;
  const how = [refundWays[record.method] ?? record.method, record.reference];
  return {
    title: isCredit ? words.creditNote : words.refundReceipt,
    number,
    warning: paid.provider === 'sandbox' ? words.testRefund : '',
    facts: [
      { label: words.number, value: number },
      { label: words.date, value: printDay(record.issuedOn) },
      {
        label: paid.gstin ? words.ofInvoice : words.ofReceipt,
        value: `${paid.number}, ${printDay(paid.issuedOn)}`,
      },
      { label: words.refundedOn, value: printDay(record.refundedOn) },
      { label: words.refundedBy, value: how.filter(Boolean).join(', ') },
      ...(record.reason ? [{ label: words.reason, value: record.reason }] : []),
      ...(registrationnumber ? [{ label: words.registration, value: registrationnumber }] : []),
      ...(isCredit ? supplyLines(paid.placeOfSupply) : []),
    ],
    buyer: {
      label: words.refundedTo,
      name: buyer.name,
      lines: [buyer.address, buyer.state].filter(Boolean),
    },
    seller: { gstin: isCredit ? (paid.gstin ?? '') : '' },
    item: itemOf(paid.particulars, record),
    sums: sumsOf(record, isCredit ? words.creditTotal : words.refundTotal),
    inWords: amountInWords(amountPaise),
    refunds: [],
  };
}

/**
 * A receipt or tax invoice as a one-page A4 PDF.
 * @param siteUrl base of the QR code's link to the verification page
 * @param requester the requesting account, see `inWorker`
 * @throws WorkersBusy
 */
export function receiptPdf(
  record: ReceiptRecord,
  siteUrl: string,
  requester: string | null = null,
): Promise<Uint8Array<ArrayBuffer>> {
  return documentPdf(receiptCopyOf(record), record, siteUrl, requester);
}

/**
 * A credit note or refund receipt as a one-page A4 PDF. Its QR code leads to the verification page of the
 * receipt, which lists the refunds. Parameters and errors as of `receiptPdf`.
 */
export function refundPdf(
  record: RefundDocumentRecord,
  siteUrl: string,
  requester: string | null = null,
): Promise<Uint8Array<ArrayBuffer>> {
  return documentPdf(refundCopyOf(record), record.receipt, siteUrl, requester);
}

function documentPdf(
  copy: ReceiptCopy,
  { particulars, checkCode }: ReceiptRecord,
  siteUrl: string,
  requester: string | null,
): Promise<Uint8Array<ArrayBuffer>> {
  const { formerName, phones, email } = institute;
  const data = {
    ...copy,
    words,
    // The seller's name at the time of sale.
    institute: {
      ...particulars.seller,
      formerName,
      email,
      phones: phones.map(({ printed }) => printed),
    },
  };
  const qr = `${siteUrl}${receiptPage(checkCode)}`;
  const template = 'payments/receipts/receipt.typ';
  return inWorker('pdf', { template, data, qr, photo: null }, requester);
}
