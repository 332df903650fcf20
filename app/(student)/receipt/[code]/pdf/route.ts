import { cookieLogIn } from '@/lib/accounts/page-log-in';
import { downloadStaff } from '@/lib/office/staff/page-staff';
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
 * A receipt as a file, for the student it belongs to and for staff. Links lead here, so it goes by the
 * cookie as pages do; whoever has none is sent to the page that gives one, where the link is.
 */
export async function GET(request: Request): Promise<Response> {
  const logIn = await cookieLogIn(request);
  if (!logIn) return pageFirst(pageOfLink(request));
  if (logIn.staffId && !(await downloadStaff(request))) return pageFirst('/searchuser');
  // As it was sent: a code that has to be decoded is none of ours.
  const [, , code = ''] = new URL(request.url).pathname.split('/');
  const record = await findReceipt(logIn, code);
  if (!record) return noSuchDocument('receipt', logIn.staffId ? 'staff' : 'student');
  const name = record.number.replaceAll('/', '-');
  return pdfAnswer(receiptPdf(record, env.SITE_URL), `receipt-${name}.pdf`);
}
