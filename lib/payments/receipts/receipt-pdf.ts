import 'server-only';
import { printDay } from '@/content/day';
import { institute } from '@/content/institute';
import { formatRupees, type Paise } from '@/content/money';
import { receipt, receiptCopy as words } from '@/content/receipt';
import { inWorker } from '@/lib/platform/documents/worker-pool';
import { amountInWords } from './amount-in-words';
import { receiptPage, wayOf, type ReceiptRecord } from './receipt';

type Line = { readonly label: string; readonly value: string };

interface ReceiptCopy {
  title: string;
  number: string;
  /** A notice that the document is void or why it is no invoice; '' for none. */
  warning: string;
  facts: readonly Line[];
  buyer: { label: string; name: string; lines: readonly string[] };
  seller: { gstin: string };
  item: { what: string; sac: string; amount: string };
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
  const { gstin, number, amountPaise, taxablePaise, particulars } = record;
  const { buyer, what } = particulars;
  return {
    title: gstin ? words.invoice : words.receipt,
    number,
    warning: record.provider === 'sandbox' ? words.test : particulars.excess ? words.excess : '',
    facts: factsOf(record),
    buyer: {
      label: gstin ? words.billedTo : words.receivedFrom,
      name: buyer.name,
      lines: [buyer.address, buyer.state].filter(Boolean),
    },
    seller: { gstin: gstin ?? '' },
    item: { what, sac: receipt.sac, amount: inFull(taxablePaise ?? amountPaise) },
    sums: sumsOf(record),
    inWords: amountInWords(amountPaise),
    refunds: refundLines(record),
  };
}

function factsOf(record: ReceiptRecord): Line[] {
  const { number, issuedOn, paidOn, gstin, placeOfSupply, particulars } = record;
  const { registrationnumber } = particulars;
  return [
    { label: words.number, value: number },
    { label: words.date, value: printDay(issuedOn) },
    { label: words.paidOn, value: printDay(paidOn) },
    { label: words.paidBy, value: [wayOf(record), record.reference].filter(Boolean).join(', ') },
    ...(registrationnumber ? [{ label: words.registration, value: registrationnumber }] : []),
    ...(gstin
      ? [
          { label: words.place, value: placeOfSupply ?? '' },
          { label: words.reverseCharge, value: words.no },
        ]
      : []),
  ];
}

function sumsOf(record: ReceiptRecord): Line[] {
  const { gstin, amountPaise, taxablePaise, cgstPaise, sgstPaise, igstPaise } = record;
  const taxes: [string, number | null][] = [
    [words.taxable, taxablePaise],
    [words.cgst, cgstPaise],
    [words.sgst, sgstPaise],
    [words.igst, igstPaise],
  ];
  const total = { label: gstin ? words.invoiceTotal : words.receiptTotal, value: amountPaise };
  return [
    ...taxes.flatMap(([label, value]) => (value === null ? [] : [{ label, value }])),
    total,
  ].map(({ label, value }) => ({ label, value: inFull(value) }));
}

function refundLines({ refunds, amountPaise }: ReceiptRecord): Line[] {
  if (refunds.length === 0) return [];
  const back = refunds.reduce((sum, refund) => sum + refund.amountPaise, 0);
  return [
    ...refunds.map(({ amountPaise: paise, on }) => ({
      label: `${words.refunded} ${printDay(on)}`,
      value: formatRupees(paise),
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
 * A receipt or tax invoice as a one-page A4 PDF.
 * @param siteUrl base of the QR code's link to the verification page
 * @param requester the account that asks for it, see `inWorker`
 * @throws WorkersBusy
 */
export function receiptPdf(
  record: ReceiptRecord,
  siteUrl: string,
  requester: string | null = null,
): Promise<Uint8Array<ArrayBuffer>> {
  const { formerName, phones, email } = institute;
  const data = {
    ...receiptCopyOf(record),
    words,
    // The seller's name at the time of sale.
    institute: {
      ...record.particulars.seller,
      formerName,
      email,
      phones: phones.map(({ printed }) => printed),
    },
  };
  const qr = `${siteUrl}${receiptPage(record.checkCode)}`;
  const template = 'payments/receipts/receipt.typ';
  return inWorker('pdf', { template, data, qr, photo: null }, requester);
}
