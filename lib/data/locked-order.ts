import 'server-only';
import type { Standing, Told } from '@/lib/payments/decide';
import type { Report } from '@/lib/payments/gateway';
import { isReceived, isTowardsPrice } from '@/lib/payments/money-terms';
import type { PaymentStatus } from '@/lib/payments/payment-status';
import type { Transaction } from '@/lib/platform/database-connection';

/** A payment nobody else can change until the transaction ends. */
export interface LockedOrder extends Standing {
  id: string;
  provider: string;
}

interface Row {
  id: string;
  provider: string;
  registrationId: string | null;
  status: PaymentStatus;
  amountPaise: number;
  currency: string;
  gatewayPaymentId: string | null;
  attention: string | null;
}

const LOCK = `
  select id, provider, "registrationId", status, "amountPaise", currency, "gatewayPaymentId", attention
  from payments where "orderId" = $1
  for update`;

/** Payments for one registration are settled one after the other, so that each sees the one before. */
const LOCK_REGISTRATION = `select 1 from registrations where id = $1 for no key update`;

const HISTORY = `
  select what, "amountPaise", "gatewayPaymentId" from payment_events where "paymentId" = $1`;

type Surroundings = Pick<Standing, 'paidTwice' | 'planChanged' | 'takenElsewhere'>;

/**
 * What is over the price counts for nothing; without a price, one payment is what was asked for. What is
 * paid online was begun for all that was due then (lib/data/payments.ts), so it makes up the price still.
 */
const SURROUNDINGS = `
  select
    coalesce((
      select sum(other."amountPaise") + $4 > coalesce(max(registration."pricePaise"), 0)
      from payments other left join registrations registration on registration.id = $2
      where other."registrationId" = $2 and other.id <> $1
        and ${isTowardsPrice('other')}
    ), false) as "paidTwice",
    $3 <> 'office' and coalesce((
      select registration."pricePaise" is distinct from $4 + (
        select coalesce(sum(other."amountPaise"), 0) from payments other
        where other."registrationId" = $2 and other.id <> $1
          and ${isReceived('other')})
      from registrations registration where registration.id = $2
    ), false) as "planChanged",
    exists (
      select 1 from payments other
      where other.provider = $3 and other."gatewayPaymentId" = $5 and other.id <> $1
    ) as "takenElsewhere"`;

/**
 * The payment of this order with all that `decide` wants to know, locked. Whoever locks payments and
 * registrations both takes the payment first.
 * @returns null for an order that is not there
 */
export async function lockOrder(
  client: Transaction,
  { orderId, gatewayPaymentId }: Report,
): Promise<LockedOrder | null> {
  const { rows } = await client.query<Row>(LOCK, [orderId]);
  const [payment] = rows;
  if (!payment) return null;
  const { registrationId, ...standing } = payment;
  const { id, provider, amountPaise } = payment;
  if (registrationId) await client.query(LOCK_REGISTRATION, [registrationId]);
  const history = await client.query<Told>(HISTORY, [id]);
  const { rows: around } = await client.query<Surroundings>(SURROUNDINGS, [
    id,
    registrationId,
    provider,
    amountPaise,
    gatewayPaymentId,
  ]);
  const [surroundings] = around as [Surroundings];
  return {
    ...standing,
    ...surroundings,
    history: history.rows,
    unattached: registrationId === null,
  };
}
