import { randomBytes } from 'node:crypto';
import linkAnswer from '../../fixtures/razorpay/payment-link.json';
import paymentAnswer from '../../fixtures/razorpay/payment.json';
import refundAnswer from '../../fixtures/razorpay/refund.json';

interface LinkOrder {
  amount: number;
  currency: string;
  reference_id: string;
  description: string;
  expire_by: number;
  notes: Record<string, string>;
  callback_url: string;
}

type Notes = Record<string, string> | never[];
type Link = ReturnType<typeof newLink>;
type Payment = ReturnType<typeof newPayment>;
type Refund = ReturnType<typeof newRefund>;

/** The documented answer with the values of this link. */
const newLink = (asked: LinkOrder) => ({
  ...linkAnswer,
  ...asked,
  id: newId('plink'),
  status: 'created',
  short_url: `https://rzp.io/i/${newId('x').slice(2, 9)}`,
  payments: null as { payment_id: string; created_at: number; [more: string]: unknown }[] | null,
});

const newPayment = (of: { amount: number; currency: string; notes: Notes }) => ({
  ...paymentAnswer,
  id: newId('pay'),
  amount: of.amount,
  currency: of.currency,
  notes: of.notes,
});

const newRefund = (of: { paymentId: string; amount: number; receipt: string; notes: Notes }) => ({
  ...refundAnswer,
  id: newId('rfnd'),
  payment_id: of.paymentId,
  amount: of.amount,
  receipt: of.receipt,
  notes: of.notes,
});

const newId = (kind: string) => `${kind}_${randomBytes(7).toString('hex')}`;

/** A fake Razorpay account and the actions of its customers. */
export class RazorpayAccount {
  links: Link[] = [];
  payments: Payment[] = [];
  refunds: (Refund & { key: string | undefined })[] = [];

  makeLink(asked: LinkOrder): Link | null {
    if (this.links.some((link) => link.reference_id === asked.reference_id)) return null;
    const link = newLink(asked);
    this.links.push(link);
    return link;
  }

  linkOf(orderId: string): Link {
    const link = this.links.find((one) => one.reference_id === orderId);
    if (!link) throw new Error('There is no such link.');
    return link;
  }

  /** The payer pays, by default the requested amount; each call is a further payment. */
  pay(orderId: string, change: Partial<Payment> = {}): Payment {
    const link = this.linkOf(orderId);
    const payment = { ...newPayment(link), ...change };
    const { id: payment_id, amount, created_at } = payment;
    this.payments.push(payment);
    const entry = { payment_id, amount, created_at, plink_id: link.id, status: 'captured' };
    link.payments = [...(link.payments ?? []), entry];
    link.status = 'paid';
    return payment;
  }

  /** A payment through a page or link created on the dashboard. */
  payElsewhere(change: Partial<Payment> = {}): Payment {
    const payment = { ...newPayment({ amount: 100_000, currency: 'INR', notes: [] }), ...change };
    this.payments.push(payment);
    return payment;
  }

  refund(
    paymentId: string,
    asked: { amount: number; receipt: string; notes: Notes },
    key: string | undefined,
  ): Refund | 'another' | 'too much' {
    const before = this.refunds.find((one) => one.key === key);
    if (before) return before.amount === asked.amount ? before : 'another';
    const paid = this.payments.find((one) => one.id === paymentId)?.amount ?? 0;
    const given = this.refunds.filter((one) => one.payment_id === paymentId);
    const left = paid - given.reduce((sum, one) => sum + one.amount, 0);
    if (asked.amount > left) return 'too much';
    const refund = { ...newRefund({ ...asked, paymentId }), key };
    this.refunds.push(refund);
    return refund;
  }
}
