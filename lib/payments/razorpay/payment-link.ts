import { z } from 'zod';
import { GatewayRefused, GatewaySilent, type Order, type OrderIds, type Started } from '../gateway';
import { RazorpayRefused, type RazorpayCall } from './razorpay-call';
import { paymentLink, type PaymentLink } from './razorpay-entities';

/** Razorpay takes no link that ends in less than fifteen minutes; one more for clocks that differ. */
const SHORTEST_MS = 16 * 60_000;

/** Of a note and of a description. */
const NOTE_LENGTH = 255;
const DESCRIPTION_LENGTH = 2048;

export const ended: readonly string[] = ['expired', 'cancelled'];

/**
 * A payment link of its own for an order. Razorpay takes a `reference_id` once: an order that was sent
 * before gets the link it has.
 */
export async function startLink(call: RazorpayCall, order: Order): Promise<Started> {
  const link = await call({
    path: 'payment_links',
    answer: paymentLink,
    body: linkFor(order),
  }).catch((error: unknown) => {
    if (isTaken(error)) return linkStarted(call, order.orderId);
    throw error;
  });
  return startedOf(link, order);
}

function linkFor(order: Order) {
  const { orderId, amount, expiresAt, returnUrl } = order;
  const end = Math.max(expiresAt.getTime(), Date.now() + SHORTEST_MS);
  return {
    amount,
    currency: 'INR',
    accept_partial: false,
    expire_by: Math.ceil(end / 1000),
    reference_id: orderId,
    description: plain(order.description, DESCRIPTION_LENGTH),
    // A customer's name and number are refused in many forms, and not shown to the payer anyway.
    notes: { orderId, name: plain(order.name, NOTE_LENGTH) },
    notify: { sms: false, email: false },
    reminder_enable: false,
    callback_url: returnUrl,
    callback_method: 'get',
  };
}

/** Without emoji, which not every system behind a gateway can keep. */
function plain(text: string, length: number): string {
  return text.replace(/[\u{10000}-\u{10FFFF}]/gu, '').slice(0, length);
}

function isTaken(error: unknown): boolean {
  return error instanceof RazorpayRefused && /reference.?id.*already/i.test(error.words);
}

async function linkStarted(call: RazorpayCall, orderId: string): Promise<PaymentLink> {
  const link = await linkByReference(call, orderId);
  if (!link) throw new GatewaySilent('Razorpay knows the order, and does not show it.');
  if (ended.includes(link.status)) throw new GatewayRefused('The link of this order has ended.');
  return link;
}

function startedOf(link: PaymentLink, { orderId, amount }: Order): Started {
  const same = link.reference_id === orderId && link.amount === amount && link.currency === 'INR';
  if (!same) throw new GatewaySilent('Razorpay answered with the link of something else.');
  return { url: link.short_url, gatewayOrderId: link.id };
}

/** @returns null when Razorpay has never heard of the order */
export async function findLink(
  call: RazorpayCall,
  { orderId, gatewayOrderId }: OrderIds,
): Promise<PaymentLink | null> {
  const known = gatewayOrderId && (await linkById(call, gatewayOrderId));
  if (!known) return linkByReference(call, orderId);
  if (known.reference_id === orderId) return known;
  throw new GatewaySilent('Razorpay answered with the link of something else.');
}

async function linkById(call: RazorpayCall, id: string): Promise<PaymentLink | null> {
  return call({ path: `payment_links/${encodeURIComponent(id)}`, answer: paymentLink }).catch(
    (error: unknown) => {
      if (error instanceof RazorpayRefused && isUnknown(error)) return null;
      throw error;
    },
  );
}

/** Documented as a 400 with these words. */
function isUnknown({ status, words }: RazorpayRefused): boolean {
  return status === 404 || /does not exist|not a valid id|invalid input/i.test(words);
}

const links = z.object({ payment_links: z.array(paymentLink).nullable() });

async function linkByReference(call: RazorpayCall, orderId: string): Promise<PaymentLink | null> {
  const path = `payment_links?reference_id=${encodeURIComponent(orderId)}`;
  const { payment_links: found } = await call({ path, answer: links });
  return found?.find((link) => link.reference_id === orderId) ?? null;
}
