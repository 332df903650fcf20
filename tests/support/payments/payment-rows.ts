import { randomUUID } from 'node:crypto';
import { issueReceipt } from '@/lib/payments/receipts/receipts';
import { db, inTransaction } from '@/lib/platform/db';
import type { Payment } from '@/prisma/client/client';

type Wanted = Partial<Omit<Payment, 'createdAt' | 'updatedAt'>>;

/** A received payment, of ₹8,999 by PhonePe by default. */
export async function paidPayment(more: Wanted = {}): Promise<Payment> {
  const orderId = randomUUID().replaceAll('-', '');
  return db.payment.create({
    data: {
      orderId,
      provider: 'phonepe',
      name: 'Suresh Rao',
      number: '98765 43210',
      amountPaise: 899_900,
      status: 'paid',
      gatewayPaymentId: `T${orderId}`,
      expiresAt: new Date(),
      paidAt: new Date('2026-11-21T08:30:00Z'),
      ...more,
    },
  });
}

/** Issues a payment's receipt in a transaction and reads it back. */
export async function receiptOf(paymentId: string, now?: Date) {
  await inTransaction((client) => issueReceipt(client, paymentId, now));
  return db.receipt.findUniqueOrThrow({ where: { paymentId } });
}
