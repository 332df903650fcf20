import { randomUUID } from 'node:crypto';
import { issueReceipt, issueRefundDocument } from '@/lib/payments/receipts/receipts';
import { db, inTransaction } from '@/lib/platform/db';
import { dateOf } from '@/lib/site/days';
import type { Payment } from '@/prisma/client/client';

type Wanted = Partial<Omit<Payment, 'createdAt' | 'updatedAt'>>;

/** A payment of ₹8,999 received when nothing was due. */
export const aboveThePrice = { attention: 'overpaid', excessPaise: 899_900 } as const;

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

/** Refunds a payment in cash, completed at that moment, with its credit note or refund receipt. */
export async function refundOf(paymentId: string, amountPaise: number, at = new Date()) {
  const refundId = `R${randomUUID().replaceAll('-', '')}`;
  const refund = { refundId, paymentId, amountPaise };
  await inTransaction(async (tx) => {
    await tx.query('select from payments where id = $1 for update', [paymentId]);
    await tx.query(
      `insert into refunds ("refundId", "paymentId", "amountPaise", reason, status, method, "doneAt")
       values ($1, $2, $3, 'The batch was moved', 'done', 'cash', $4)`,
      [refundId, paymentId, amountPaise, at],
    );
    await issueRefundDocument(tx, refund, at);
  });
  return db.refundDocument.findUnique({ where: { refundId } });
}

/** The lines of ₹8,999 that `agreedPlan` agrees by default. */
export const agreedLines = [
  { day: '2026-11-23', paise: 499_900 },
  { day: '2027-01-22', paise: 400_000 },
];

/** The instalment plan of a registration. */
export async function agreedPlan(registrationId: string, lines = agreedLines) {
  return db.instalmentPlan.create({
    data: {
      registrationId,
      pricePaise: lines.reduce((sum, { paise }) => sum + paise, 0),
      lines: {
        create: lines.map(({ day, paise }, index) => ({
          number: index + 1,
          dueOn: dateOf(day),
          amountPaise: paise,
        })),
      },
    },
  });
}
