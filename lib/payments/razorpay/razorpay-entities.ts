import { z } from 'zod';

const id = z.string().regex(/^\w{1,64}$/);
/** Paise, or the smallest part of another currency; as large as a payment of ours can be. */
const amount = z.int().min(0).max(2_147_483_647);
const currency = z.string().regex(/^[A-Z]{3}$/);
const text = z.string().nullish();
/** An empty list where there are none. */
const notes = z.unknown().optional();

/** A payment link, as it is answered and as it comes in notices. */
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
  /** Captured payments only; missing in notices. */
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

/** A note we or the owner put on something; Razorpay hands the notes of a link on to its payments. */
export function noteOf(of: { notes?: unknown } | null | undefined, name: string): string | null {
  const all = z.record(z.string(), z.unknown()).safeParse(of?.notes).data;
  const note = all?.[name];
  return typeof note === 'string' ? note : null;
}

/** A note that can be the id of an order or a refund of ours. */
export function idNoted(of: Parameters<typeof noteOf>[0], name: string): string | null {
  const id = noteOf(of, name);
  return id !== null && /^[A-Za-z\d]{1,34}$/.test(id) ? id : null;
}
