import 'server-only';
import type { Paise } from '@/content/money';
import type { Told } from '@/lib/payments/decide';
import { amountReceived, type GivenBack, type Refunded } from '@/lib/payments/refundable';
import type { Transaction } from '@/lib/platform/database-connection';

/** A payment nobody else can change until the transaction ends, and what has gone back of it. */
export interface RefundedPayment extends Refunded {
  id: string;
  orderId: string;
  provider: string;
  registrationId: string | null;
  currency: string;
  gatewayPaymentId: string | null;
  received: Paise;
  refunds: (GivenBack & { refundId: string })[];
}

const LOCK = `
  select id, "orderId", provider, "registrationId", status, attention, currency, "amountPaise",
    "gatewayPaymentId"
  from payments where id = $1 for update`;

const HISTORY = `
  select what, "amountPaise", "gatewayPaymentId" from payment_events
  where "paymentId" = $1 order by id`;

const REFUNDS = `select "refundId", "amountPaise", status from refunds where "paymentId" = $1`;

/** @returns null for an id that is none */
export async function lockRefunded(
  client: Transaction,
  paymentId: string,
): Promise<RefundedPayment | null> {
  const locked = await client.query<Omit<RefundedPayment, 'received' | 'refunds'>>(LOCK, [
    paymentId,
  ]);
  const [payment] = locked.rows;
  if (!payment) return null;
  const history = await client.query<Told>(HISTORY, [paymentId]);
  const refunds = await client.query<RefundedPayment['refunds'][number]>(REFUNDS, [paymentId]);
  return {
    ...payment,
    received: amountReceived(payment, history.rows),
    refunds: refunds.rows,
  };
}
