import 'server-only';
import { createHash } from 'node:crypto';
import { queuePaymentMail } from '@/lib/payment-mails-queue';
import type { GatewayName, UnattachedMoney } from '@/lib/payments/gateway';
import type { Pool } from '@/lib/platform/database-connection';

/** It is over for the gateway already; staff find out what it was for. */
const KEEP = `
  with kept as (
    insert into payments ("orderId", provider, name, number, "amountPaise", currency, status,
      "gatewayOrderId", "gatewayPaymentId", attention, note, "expiresAt", "paidAt")
    values ($1, $2, $3, $4, $5, $6, 'paid', $7, $7, 'unattached', nullif($8, ''), now(), now())
    on conflict do nothing
    returning id, status, "amountPaise", "gatewayPaymentId"
  ), told as (
    insert into payment_events
      ("paymentId", source, what, status, "amountPaise", "gatewayPaymentId", detail)
    select id, 'notice', 'paid', status, "amountPaise", "gatewayPaymentId",
      jsonb_build_object('unattached', true, 'currency', $6::text)
    from kept
  )
  select id from kept`;

/**
 * Keeps money that came without an order of ours, for staff to match, and tells the institute. It is in
 * the books, without a receipt until somebody knows whose it is. Money that is there already, attached or
 * not, stays as it is, however many say so at once.
 * @param money its amount in paise
 * @returns the new payment's id, or null when the money was known
 */
export async function keepUnattached(
  pool: Pool,
  provider: GatewayName,
  money: UnattachedMoney,
): Promise<string | null> {
  const { gatewayPaymentId, amount, currency, name, number, description } = money;
  const values = [
    orderIdFor(provider, gatewayPaymentId),
    provider,
    name,
    number,
    amount,
    currency,
    gatewayPaymentId,
    description,
  ];
  return pool.transaction(async (client) => {
    const { rows } = await client.query<{ id: string }>(KEEP, values);
    const [kept] = rows;
    if (!kept) return null;
    await queuePaymentMail(client, { payment: kept.id, kind: 'review' });
    return kept.id;
  });
}

/** Always the same for the same money. */
function orderIdFor(provider: string, gatewayPaymentId: string): string {
  const hash = createHash('sha256').update(`${provider}:${gatewayPaymentId}`).digest('hex');
  return `U${hash.slice(0, 32)}`;
}
