import { institute } from './institute';

/** Settings of receipts and tax invoices. */
export const receipt = {
  /**
   * Numbers read OC/26-27/000123. GST law allows sixteen letters, digits, dashes and slashes, so
   * the prefix has at most two letters.
   */
  prefix: 'OC',
  /** Commercial training and coaching services. */
  sac: '999293',
  /** Description where no course is recorded. */
  coaching: 'Chemistry coaching',
} as const;

/**
 * The copy of the document. lib/payments/receipts/receipt-pdf.ts decides whether it is an invoice.
 */
export const receiptCopy = {
  invoice: 'Tax invoice',
  receipt: 'Payment receipt',
  billedTo: 'Billed to',
  receivedFrom: 'Received from',
  number: 'Number',
  date: 'Date',
  paidOn: 'Paid on',
  paidBy: 'Paid by',
  registration: 'Reg. No',
  gstin: 'GSTIN',
  place: 'Place of supply',
  reverseCharge: 'Reverse charge',
  no: 'No',
  description: 'Description',
  sac: 'SAC',
  amount: 'Amount (₹)',
  taxable: 'Taxable value',
  cgst: 'CGST 9%',
  sgst: 'SGST 9%',
  igst: 'IGST 18%',
  invoiceTotal: 'Total, paid',
  receiptTotal: 'Received',
  inWords: 'In words',
  refundsTitle: 'Refunded since',
  refunded: 'Refunded on',
  kept: 'Left of the payment',
  test: 'Test payment: no money was taken, and this document is worth nothing.',
  excess: 'Paid although the fee had been paid before.',
  unsigned: `Made by computer for ${institute.name}. As an electronic document it needs no signature.`,
  qrCaption: 'Scan to check this paper',
} as const;

/** The public page that verifies a receipt. It shows no names. */
export const receiptCheck = {
  title: 'Receipt check',
  description: 'Says whether a receipt of the institute is genuine.',
  genuine: 'This receipt is genuine',
  genuineText: `${institute.name} has received this payment.`,
  amount: 'Amount',
  date: 'Date',
  compare:
    'Compare both with the paper. If they differ, the paper has been changed: call us before you rely on it.',
  test: 'This is a receipt of a test payment. No money was taken, and it is worth nothing.',
  testHeading: 'This receipt is only a test',
  unknown: 'This receipt is not genuine',
  unknownText:
    'We have issued no receipt under this address. If it was typed by hand, scan the code on the receipt instead. If the code leads here, the receipt is not ours: call us.',
} as const;
