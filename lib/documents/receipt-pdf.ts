import 'server-only';
import { institute } from '@/content/institute';
import { receiptCopy as words } from '@/content/receipt';
import { receiptPage } from '@/lib/payments/receipt-address';
import type { ReceiptRecord } from '@/lib/payments/receipt-record';
import { qrCode } from './qr-code';
import { receiptCopyOf } from './receipt-copy';
import { compilePdf } from './typst-compiler';

/**
 * A receipt or tax invoice as a PDF of one A4 page.
 * @param siteUrl where its QR code leads: to the page that says whether it is genuine
 */
export function receiptPdf(record: ReceiptRecord, siteUrl: string): Uint8Array<ArrayBuffer> {
  const { formerName, phones, email } = institute;
  const { size, path } = qrCode(`${siteUrl}${receiptPage(record.checkCode)}`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${path}"/></svg>`;
  const data = {
    ...receiptCopyOf(record),
    words,
    // As it was called when it sold this.
    institute: {
      ...record.particulars.seller,
      formerName,
      email,
      phones: phones.map(({ printed }) => printed),
    },
  };
  return compilePdf('receipt.typ', data, { 'qr.svg': new TextEncoder().encode(svg) });
}
