import { createHmac, randomUUID } from 'node:crypto';
import orderPaid from '../../fixtures/razorpay/notice-order-paid.json';
import authorized from '../../fixtures/razorpay/notice-payment-authorized.json';
import captured from '../../fixtures/razorpay/notice-payment-captured.json';
import failed from '../../fixtures/razorpay/notice-payment-failed.json';
import linkCancelled from '../../fixtures/razorpay/notice-payment-link-cancelled.json';
import linkExpired from '../../fixtures/razorpay/notice-payment-link-expired.json';
import linkPaidWithoutNotes from '../../fixtures/razorpay/notice-payment-link-paid-without-notes.json';
import linkPaid from '../../fixtures/razorpay/notice-payment-link-paid.json';
import refundCreated from '../../fixtures/razorpay/notice-refund-created.json';
import refundFailed from '../../fixtures/razorpay/notice-refund-failed.json';
import refundProcessed from '../../fixtures/razorpay/notice-refund-processed.json';

/** The payloads documented by Razorpay, unchanged. */
export const documentedWebhooks = {
  authorized,
  captured,
  failed,
  linkCancelled,
  linkExpired,
  linkPaid,
  linkPaidWithoutNotes,
  orderPaid,
  refundCreated,
  refundFailed,
  refundProcessed,
};

type Entities = Partial<Record<'payment' | 'payment_link' | 'order' | 'refund', object>>;

/** A documented payload with values replaced in its entities. */
export function noticeOf(documented: { payload: object }, changes: Entities = {}): object {
  const payload = Object.fromEntries(
    Object.entries(documented.payload as Record<string, { entity: object }>).map(
      ([name, { entity }]) => [name, { entity: { ...entity, ...changes[name as keyof Entities] } }],
    ),
  );
  return { ...documented, payload };
}

/** The request of a webhook: its bytes, and the headers that Razorpay sends. */
export function signedWebhook(
  webhook: unknown,
  secret: string,
  eventId: string = randomUUID().replaceAll('-', ''),
): { headers: Headers; body: Uint8Array<ArrayBuffer> } {
  const text = typeof webhook === 'string' ? webhook : JSON.stringify(webhook);
  const body = new TextEncoder().encode(text);
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  const headers = new Headers({
    'Content-Type': 'application/json',
    'X-Razorpay-Signature': signature,
    'x-razorpay-event-id': eventId,
  });
  return { headers, body };
}
