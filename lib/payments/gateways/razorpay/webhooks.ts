import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Webhook, UnattachedMoney } from '@/lib/payments/gateways/gateway';
import { jsonIn, storableText } from '@/lib/payments/gateways/gateway-call';
import {
  ended,
  idInNote,
  noteOf,
  order,
  payment,
  paymentLink,
  refund,
  reportOf,
  reportOfLink,
  type PaymentLink,
  type RazorpayPayment,
} from './links';
import { refundReportOf } from './refunds';

/** Unreadable parts are skipped; the rest may suffice. */
const part = <T extends z.ZodType>(entity: T) => z.object({ entity }).optional().catch(undefined);

const event = z.object({
  payload: z.object({
    refund: part(refund),
    payment: part(payment),
    payment_link: part(paymentLink),
    order: part(order),
  }),
});
type Payload = z.infer<typeof event>['payload'];

/**
 * Reads a webhook. The signature covers only the body, so repeats are detected by event id and body.
 * @returns null if no secret matches the signature
 */
export function readWebhook(
  secrets: readonly string[],
  headers: Headers,
  body: Uint8Array,
): Webhook | null {
  if (!isSigned(secrets, headers.get('x-razorpay-signature'), body)) return null;
  const read = event.safeParse(jsonIn(body));
  return {
    dedupeKey: dedupeKey(headers.get('x-razorpay-event-id'), body),
    about: read.success ? subjectOf(read.data.payload) : { kind: 'nothing' },
  };
}

function isSigned(secrets: readonly string[], given: string | null, body: Uint8Array): boolean {
  if (!given || !/^[\da-f]{64}$/i.test(given)) return false;
  const signature = Buffer.from(given, 'hex');
  return secrets
    .filter((secret) => secret !== '')
    .map((secret) => createHmac('sha256', secret).update(body).digest())
    .map((expected) => timingSafeEqual(expected, signature))
    .includes(true);
}

function dedupeKey(eventId: string | null, body: Uint8Array): string {
  const hash = createHash('sha256').update(body).digest('hex');
  return eventId && /^[\w-]{1,64}$/.test(eventId) ? `${eventId}:${hash}` : hash;
}

/**
 * The subject comes from the note on our links and their payments. The event name adds nothing to the
 * payment's state.
 */
function subjectOf(payload: Payload): Webhook['about'] {
  const { refund: given, payment: paid, payment_link: link } = payload;
  if (given) {
    const report = refundReportOf(given.entity);
    return report ? { kind: 'refund', report } : { kind: 'nothing' };
  }
  const orderId = orderIdOf(payload);
  if (orderId === null) return unattached(paid?.entity, link?.entity);
  if (paid) return { kind: 'order', report: reportOf(paid.entity, orderId) };
  return link && ended.includes(link.entity.status)
    ? { kind: 'order', report: reportOfLink(link.entity, orderId) }
    : { kind: 'ask', orderId };
}

function orderIdOf({ payment_link: link, order: ordered, payment: paid }: Payload): string | null {
  const notes = [link, ordered, paid].map((one) => idInNote(one?.entity, 'orderId'));
  return notes.find((id) => id !== null) ?? null;
}

function unattached(
  paid: RazorpayPayment | undefined,
  link: PaymentLink | undefined,
): Webhook['about'] {
  if (paid?.status !== 'captured') return { kind: 'nothing' };
  const money: UnattachedMoney = {
    gatewayPaymentId: paid.id,
    amount: paid.amount,
    currency: paid.currency,
    name: storableText(link?.customer?.name ?? noteOf(paid, 'name') ?? paid.email ?? ''),
    number: storableText(paid.contact ?? link?.customer?.contact ?? ''),
    description: storableText(link?.description ?? paid.description ?? ''),
  };
  return { kind: 'unattached', money };
}
