import { z } from 'zod';
import {
  GatewayRefused,
  GatewaySilent,
  unknownOrder,
  type Order,
  type OrderIds,
  type Report,
  type Started,
} from '@/lib/payments/gateways/gateway';
import { isGatewayPage } from '@/lib/payments/gateways/gateway-call';
import { RazorpayRefused, type RazorpayCall } from './call';

const id = z.string().regex(/^\w{1,64}$/);
/** Paise or another currency's minor unit, within the integer range of our payments. */
const amount = z.int().min(0).max(2_147_483_647);
const currency = z.string().regex(/^[A-Z]{3}$/);
const text = z.string().nullish();
/** An empty array if there are none. */
const notes = z.unknown().optional();

export const paymentLink = z.object({
  id,
  reference_id: text,
  amount,
  currency,
  /** created, partially_paid, expired, cancelled, paid */
  status: z.string(),
  short_url: z.url({ protocol: /^https?$/ }),
  description: text,
  notes,
  customer: z.object({ name: text, contact: text }).nullish(),
  /** Captured payments; missing in webhooks. */
  payments: z.array(z.object({ payment_id: id, created_at: z.int() })).nullish(),
});
export type PaymentLink = z.infer<typeof paymentLink>;

export const payment = z.object({
  id,
  amount,
  currency,
  /** created, authorized, captured, refunded, failed */
  status: z.string(),
  description: text,
  email: text,
  contact: text,
  notes,
});
export type RazorpayPayment = z.infer<typeof payment>;

export const order = z.object({ notes });

export const refund = z.object({
  id,
  amount,
  /** pending, processed, failed */
  status: z.string(),
  notes,
});
export type RazorpayRefund = z.infer<typeof refund>;

/** The value of a note. Razorpay copies a link's notes to its payments. */
export function noteOf(of: { notes?: unknown } | null | undefined, name: string): string | null {
  const all = z.record(z.string(), z.unknown()).safeParse(of?.notes).data;
  const note = all?.[name];
  return typeof note === 'string' ? note : null;
}

/** A note that has the format of our order or refund id. */
export function idInNote(of: Parameters<typeof noteOf>[0], name: string): string | null {
  const id = noteOf(of, name);
  return id !== null && /^[A-Za-z\d]{1,34}$/.test(id) ? id : null;
}

/** Razorpay requires 15 minutes; one more allows for clock skew. */
const SHORTEST_MS = 16 * 60_000;

const NOTE_LENGTH = 255;
const DESCRIPTION_LENGTH = 2048;

export const ended: readonly string[] = ['expired', 'cancelled'];

/**
 * Creates the order's payment link. Razorpay accepts a `reference_id` once, so a repeat returns the existing
 * link.
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
    // Customer details are often rejected and not shown to the payer, so they are left out.
    notes: { orderId, name: plain(order.name, NOTE_LENGTH) },
    notify: { sms: false, email: false },
    reminder_enable: false,
    callback_url: returnUrl,
    callback_method: 'get',
  };
}

/** Strips emoji, which some systems behind the gateway cannot store. */
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

/** Payment pages on other hosts are refused. */
const HOSTS = ['rzp.io', 'razorpay.com'];

function startedOf(link: PaymentLink, { orderId, amount }: Order): Started {
  const same = link.reference_id === orderId && link.amount === amount && link.currency === 'INR';
  if (!same) throw new GatewaySilent('Razorpay answered with the link of something else.');
  if (!isGatewayPage(link.short_url, HOSTS)) {
    throw new GatewaySilent('Razorpay answered with a page of another site.');
  }
  return { url: link.short_url, gatewayOrderId: link.id };
}

async function findLink(
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

/** Documented as a 400 with these messages. */
function isUnknown({ status, words }: RazorpayRefused): boolean {
  return status === 404 || /does not exist|not a valid id|invalid input/i.test(words);
}

const links = z.object({ payment_links: z.array(paymentLink).nullable() });

async function linkByReference(call: RazorpayCall, orderId: string): Promise<PaymentLink | null> {
  const path = `payment_links?reference_id=${encodeURIComponent(orderId)}`;
  const { payment_links: found } = await call({ path, answer: links });
  return found?.find((link) => link.reference_id === orderId) ?? null;
}

const states = new Map<string, Report['state']>([
  ['captured', 'paid'],
  // Razorpay refunds uncaptured payments by itself.
  ['refunded', 'failed'],
]);

/**
 * Report from a payment. A failed attempt does not end the order: the payer can retry, and banks may answer
 * days later.
 */
export function reportOf(paid: RazorpayPayment, orderId: string): Report {
  const { amount, currency, id, status } = paid;
  const state = states.get(status) ?? 'pending';
  return { orderId, state, amount, currency, gatewayPaymentId: id };
}

/** Report from a link alone, without payment details. */
export function reportOfLink({ amount, currency, status }: PaymentLink, orderId: string): Report {
  const state = ended.includes(status) ? 'failed' : 'pending';
  return { orderId, state, amount, currency, gatewayPaymentId: null };
}

/** Checks the link, then its payment. */
export async function orderStatus(call: RazorpayCall, ids: OrderIds): Promise<Report> {
  const { orderId } = ids;
  const money = paymentNamed(ids);
  if (money) return reportOf(await fetchPayment(call, money), orderId);
  const link = await findLink(call, ids);
  if (!link) return unknownOrder(orderId);
  const first = firstPayment(link);
  if (!first) return reportOfLink(link, orderId);
  return reportOf(await fetchPayment(call, first), orderId);
}

/** @returns Razorpay's id of the order's payment; null if unpaid */
export async function paymentIdOf(call: RazorpayCall, ids: OrderIds): Promise<string | null> {
  const link = paymentNamed(ids) ? null : await findLink(call, ids);
  return paymentNamed(ids) ?? (link && firstPayment(link));
}

/** A payment without an order of ours is stored under its own id (`lib/payments/webhooks.ts`). */
function paymentNamed({ gatewayOrderId }: OrderIds): string | null {
  return gatewayOrderId?.startsWith('pay_') ? gatewayOrderId : null;
}

/** The earliest payment, so that the choice is stable. */
function firstPayment({ payments }: PaymentLink): string | null {
  const [first] = [...(payments ?? [])].sort((one, other) => one.created_at - other.created_at);
  return first?.payment_id ?? null;
}

function fetchPayment(call: RazorpayCall, id: string): Promise<RazorpayPayment> {
  return call({ path: `payments/${encodeURIComponent(id)}`, answer: payment });
}
