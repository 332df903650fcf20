import 'server-only';
import { randomBytes } from 'node:crypto';
import type { Paise } from '@/content/money';
import type { GatewayName } from '@/lib/payments/gateways/gateway';
import { inTransaction, pool } from '@/lib/platform/db';
import { receivedFor, type PaymentStatus } from '@/lib/platform/money-terms';
import { isUuid } from '@/lib/platform/uuid';

/**
 * What is paid for: a registration, or else something that staff have to match later; `planId` is null
 * where several plans have that price.
 */
export type Target = { registrationId: string } | { planId: string | null };

export interface NewPayment {
  target: Target;
  provider: GatewayName;
  name: string;
  number: string;
  amount: Paise;
  expiresAt: Date;
  /** When the gateway is to be asked first. */
  nextCheckAt: Date;
}

/** An attempt to pay online whose end is not known. */
export interface OpenPayment {
  id: string;
  orderId: string;
  provider: string;
  name: string;
  number: string;
  amount: Paise;
  /** The gateway's page; null until its answer to the start is known. */
  url: string | null;
  gatewayOrderId: string | null;
  expiresAt: Date;
}

const open = `id, "orderId", provider, name, number, "amountPaise" as amount, url, "gatewayOrderId",
  "expiresAt"`;

/** At most 34 letters and digits, as every gateway takes them; not to be guessed. */
const newOrderId = () => `OC${randomBytes(16).toString('hex')}`;

/** Waits for a form that is being saved, and for money that is being settled. */
const LOCK_REGISTRATION = 'select from registrations where id = $1 for share';

/** Only where exactly this is still to be paid, and nothing has to be looked at first. */
const CREATE_ATTACHED = `
  insert into payments
    ("orderId", provider, "registrationId", name, number, "amountPaise", "expiresAt", "nextCheckAt")
  select $1, $2, registration.id, $4, $5, $6::int, $7, $8 from registrations as registration
  where registration.id = $3
    and registration."pricePaise" - $6::int = ${receivedFor('registration.id')}
    and not exists (
      select from payments where "registrationId" = registration.id and status = 'review')
  on conflict ("registrationId") where status in ('created', 'pending') do nothing
  returning ${open}`;

const CREATE_UNATTACHED = `
  insert into payments
    ("orderId", provider, "planId", name, number, "amountPaise", "expiresAt", "nextCheckAt")
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  returning ${open}`;

/**
 * Writes an attempt to pay, before any gateway hears of it.
 * @returns null when one is under way for the registration, or what is due has changed
 */
export async function createPayment(payment: NewPayment): Promise<OpenPayment | null> {
  const { target, provider, name, number, amount, expiresAt, nextCheckAt } = payment;
  const isAttached = 'registrationId' in target;
  const what = isAttached ? target.registrationId : target.planId;
  return inTransaction(async (client) => {
    if (isAttached) await client.query(LOCK_REGISTRATION, [what]);
    const { rows } = await client.query<OpenPayment>(
      isAttached ? CREATE_ATTACHED : CREATE_UNATTACHED,
      [newOrderId(), provider, what, name, number, amount, expiresAt, nextCheckAt],
    );
    return rows[0] ?? null;
  });
}

/** The one attempt under way for a registration, or null. */
export async function findUnderWay(registrationId: string): Promise<OpenPayment | null> {
  const { rows } = await pool.query<OpenPayment>(
    `select ${open} from payments
     where "registrationId" = $1 and status in ('created', 'pending')`,
    [registrationId],
  );
  return rows[0] ?? null;
}

/** A payment somebody comes back from the gateway for, or null: an id that is none, or of another provider. */
export async function findReturned(
  paymentId: string,
  provider: string,
): Promise<{ orderId: string; gatewayOrderId: string | null; status: PaymentStatus } | null> {
  if (!isUuid(paymentId)) return null;
  const { rows } = await pool.query<{
    orderId: string;
    gatewayOrderId: string | null;
    status: PaymentStatus;
  }>(`select "orderId", "gatewayOrderId", status from payments where id = $1 and provider = $2`, [
    paymentId,
    provider,
  ]);
  return rows[0] ?? null;
}
