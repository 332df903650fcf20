import type { Chance } from './chance';
import type { Moments } from './moments';
import { demoOwner } from './staff';

export interface PaymentRow {
  id: string;
  orderId: string;
  provider: 'office' | 'phonepe' | 'razorpay';
  registrationId: string | null;
  planId: string | null;
  name: string;
  number: string;
  amountPaise: number;
  status: string;
  attention: string | null;
  gatewayOrderId: string | null;
  gatewayPaymentId: string | null;
  expiresAt: Date;
  paidAt: Date | null;
  method: string | null;
  reference: string | null;
  receivedOn: string | null;
  staffId: string | null;
  createdAt: Date;
  updatedAt: Date;
}

export interface EventRow {
  paymentId: string;
  at: Date;
  source: 'start' | 'notice' | 'poll' | 'staff';
  what: string;
  status: string;
  amountPaise: number | null;
  gatewayPaymentId: string | null;
  staffId: string | null;
}

export interface RefundRow {
  id: string;
  refundId: string;
  paymentId: string;
  amountPaise: number;
  reason: string;
  status: 'pending' | 'done' | 'failed';
  method: string;
  reference: string | null;
  gatewayRefundId: string | null;
  staffId: string;
  createdAt: Date;
  doneAt: Date | null;
}

/** A payment with all that became known of it. */
export interface Told {
  payment: PaymentRow;
  events: EventRow[];
  refunds: RefundRow[];
}

/** Where money of the demo comes from: one way is as likely as the office sees it. */
export interface Ledger {
  chance: Chance;
  moments: Moments;
  /** Of payments, so that every order has a number of its own. */
  count: number;
}

/** A line of its history. */
export function event(
  payment: PaymentRow,
  at: Date,
  source: EventRow['source'],
  what: string,
  status = payment.status,
  amountPaise: number | null = null,
): EventRow {
  const { id: paymentId, gatewayPaymentId, staffId } = payment;
  return {
    paymentId,
    at,
    source,
    what,
    status,
    amountPaise,
    gatewayPaymentId: amountPaise === null ? null : gatewayPaymentId,
    staffId: source === 'staff' ? (staffId ?? demoOwner.id) : null,
  };
}
