import { cookieLogIn } from '@/lib/accounts/cookie-log-in';
import { receiptRefusal } from '@/lib/staff/audit/receipt-view';
import { receiptPdf } from '@/lib/payments/receipts/receipt-pdf';
import { findReceipt } from '@/lib/payments/receipts/receipts';
import {
  noSuchDocument,
  pageFirst,
  pageOfLink,
  pdfAnswer,
} from '@/lib/platform/documents/downloads';
import { env } from '@/lib/platform/env';

/**
 * The PDF of a receipt, for its student and for staff. Reached by a link, so authenticated by
 * cookie; without one, redirects to the page that links to the file.
 */
export async function GET(request: Request): Promise<Response> {
  const logIn = await cookieLogIn(request);
  if (!logIn) return pageFirst(pageOfLink(request));
  // Compared undecoded: valid codes need no decoding.
  const [, , code = ''] = new URL(request.url).pathname.split('/');
  const record = await findReceipt(logIn, code);
  if (!record) return noSuchDocument('receipt', logIn.staffId ? 'staff' : 'student');
  const refused = logIn.staffId ? await receiptRefusal(request, code) : null;
  if (refused) return refused;
  const name = record.number.replaceAll('/', '-');
  const requester = logIn.staffId ?? logIn.studentId;
  return pdfAnswer(receiptPdf(record, env.SITE_URL, requester), `receipt-${name}.pdf`);
}
