import 'server-only';
import type { Transaction } from '@/lib/platform/database-connection';
import type { PaymentStatus } from '@/lib/platform/money-terms';

interface Event {
  source: 'staff' | 'poll';
  what: string;
  /** Where the payment stands after it. */
  status: PaymentStatus;
  amountPaise?: number | null;
  detail?: Record<string, string | null>;
  staffId: string | null;
}

const NOTE = `
  insert into payment_events ("paymentId", source, what, status, "amountPaise", detail, "staffId")
  values ($1, $2, $3, $4, $5, $6, $7)`;

/** Adds a line to the history of a payment, in the transaction of what it tells. */
export async function noteEvent(
  client: Transaction,
  paymentId: string,
  { source, what, status, amountPaise = null, detail, staffId }: Event,
): Promise<void> {
  const told = detail ? JSON.stringify(detail) : null;
  await client.query(NOTE, [paymentId, source, what, status, amountPaise, told, staffId]);
}
