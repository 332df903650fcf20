import { cookieLogIn } from '@/lib/accounts/cookie-log-in';
import { receiptRefusal } from '@/lib/staff/audit/receipt-view';
import { refundPdf } from '@/lib/payments/receipts/receipt-pdf';
import { findRefundDocument } from '@/lib/payments/receipts/receipts';
import { dashed } from '@/lib/payments/receipts/refund-document';
import {
  noSuchDocument,
  pageFirst,
  pageOfLink,
  pdfAnswer,
} from '@/lib/platform/documents/downloads';
import { env } from '@/lib/platform/env';

/**
 * The credit note or refund receipt as PDF, for its student and for staff. Reached by a link, so authenticated by
 * cookie; without one, redirects to the page that links to the file.
 */
export async function GET(request: Request): Promise<Response> {
  const logIn = await cookieLogIn(request);
  if (!logIn) return pageFirst(pageOfLink(request));
  // Compared undecoded: valid codes and numbers need no decoding.
  const [, , code = '', , number = ''] = new URL(request.url).pathname.split('/');
  const record = await findRefundDocument(logIn, code, number);
  if (!record) return noSuchDocument('credit note', logIn.staffId ? 'staff' : 'student');
  const refused = logIn.staffId ? await receiptRefusal(request, code) : null;
  if (refused) return refused;
  const kind = record.series === 'CN' ? 'credit-note' : 'refund-receipt';
  const requester = logIn.staffId ?? logIn.studentId;
  const pdf = refundPdf(record, env.SITE_URL, requester);
  return pdfAnswer(pdf, `${kind}-${dashed(record.number)}.pdf`);
}
