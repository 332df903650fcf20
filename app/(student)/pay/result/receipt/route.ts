import { serveAnybody } from '@/lib/calls/serve';
import { payersReceiptCall } from '@/lib/payments/payer-links/calls';
import { payersReceipt } from '@/lib/payments/payer-links/pay-by-link';
import { countPaymentCall } from '@/lib/payments/start-payment';
import { noSuchDocument, pdfAnswer } from '@/lib/platform/documents/downloads';

export const GET = serveAnybody(payersReceiptCall, async ({ request, address }) => {
  await countPaymentCall(address);
  const id = new URL(request.url).searchParams.get('payment') ?? '';
  const receipt = await payersReceipt(id);
  if (!receipt) return noSuchDocument('receipt', 'payer');
  return pdfAnswer(receipt.pdf, `receipt-${receipt.number.replaceAll('/', '-')}.pdf`);
});
