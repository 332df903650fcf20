import type { Paise } from '@/content/money';

/** Status of a payment, as stored. */
export const paymentStatuses = [
  'created',
  'pending',
  'paid',
  'failed',
  'expired',
  'review',
  'partRefunded',
  'refunded',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** The outcome is not known yet: the payer may be paying right now. */
export const underWayStatuses: readonly PaymentStatus[] = ['created', 'pending'];

/*
 * Payment terms, each defined once for TypeScript and for SQL. The SQL fragments take a table
 * alias: `isReceived('p')` for `payments p`. Fragments instead of views, so that a change needs no
 * migration and PostgreSQL plans them with the surrounding query.
 *
 * - received: money arrived and was accepted for the payment, even if refunded later. Includes the
 *   sandbox, so that the whole path from form to receipt can be tried.
 * - due: the price less what was received. A refund does not make the fee due again.
 * - held: received and not refunded in full.
 * - balance: the price less what is held. The office may take the price again after a full refund.
 * - money: rupees that reached the institute. Excludes the sandbox and other currencies.
 * - net: money received less completed refunds.
 * - enrolled: money is held for the registration. A full refund ends it; the sandbox never starts
 *   it.
 * - bought: money arrived or is in review, so the purchased plan stays fixed.
 */

export const receivedStatuses: readonly PaymentStatus[] = ['paid', 'partRefunded', 'refunded'];
export const heldStatuses: readonly PaymentStatus[] = ['paid', 'partRefunded'];
export const boughtStatuses: readonly PaymentStatus[] = [...receivedStatuses, 'review'];

const hasStatus = (payment: string, statuses: readonly PaymentStatus[]) =>
  `${payment}.status in (${statuses.map((status) => `'${status}'`).join(', ')})`;

export const isUnderWay = (payment: string) => hasStatus(payment, underWayStatuses);
export const isHeld = (payment: string) => hasStatus(payment, heldStatuses);
/** A payment refunded from review was never accepted: its `paidAt` is null. */
export const isReceived = (payment: string) =>
  `(${isHeld(payment)} or ${payment}.status = 'refunded' and ${payment}."paidAt" is not null)`;
export const isBought = (payment: string) => hasStatus(payment, boughtStatuses);

/** In any status: combine with `isReceived`. */
export const isMoney = (payment: string) =>
  `(${payment}.provider <> 'sandbox' and ${payment}.currency = 'INR')`;

/** Cash, bank, upi, or the gateway. */
export const wayOf = (payment: string) => `coalesce(${payment}.method, ${payment}.provider)`;

/** Day of receipt in Delhi. An index uses exactly this expression. */
export const receivedDay = (payment: string) =>
  `coalesce(${payment}."receivedOn", (${payment}."paidAt" at time zone 'Asia/Kolkata')::date)`;

/** Day of a completed refund in Delhi. An index uses exactly this expression. */
export const refundedDay = (refund: string) =>
  `(${refund}."doneAt" at time zone 'Asia/Kolkata')::date`;

/** Held, and not a second payment in excess of the price. */
export const isTowardsPrice = (payment: string) =>
  `(${isHeld(payment)} and ${payment}.attention is distinct from 'second payment')`;

/** Paise received for a registration, including the sandbox; 0 without payments. */
export const receivedFor = (registrationId: string) =>
  `(select coalesce(sum(came."amountPaise"), 0)::int from payments came
    where came."registrationId" = ${registrationId} and ${isReceived('came')})`;

/** Paise of a payment less its refunds. */
export const netOf = (payment: string) =>
  `(${payment}."amountPaise" - (select coalesce(sum(back."amountPaise"), 0)::int from refunds back
    where back."paymentId" = ${payment}.id and back.status = 'done'))`;

/** Net paise of a registration; 0 without payments. */
export const netFor = (registrationId: string) =>
  `(select coalesce(sum(${netOf('came')}), 0)::int from payments came
    where came."registrationId" = ${registrationId} and ${isReceived('came')} and ${isMoney('came')})`;

/** Balance of a `registrations` row in paise, at least 0; null while the price is not known. */
export const balanceOf = (registration: string) =>
  `(select case when ${registration}."pricePaise" is not null
      then greatest(0, ${registration}."pricePaise" - coalesce(sum(came."amountPaise"), 0))::int end
    from payments came
    where came."registrationId" = ${registration}.id and ${isTowardsPrice('came')})`;

export const isEnrolled = (registrationId: string) =>
  `exists (select from payments came where came."registrationId" = ${registrationId}
    and ${isHeld('came')} and ${isMoney('came')})`;

/** Paise still due of a price; null while the price is not known. */
export function dueOf(price: Paise | null, receivedPaise: Paise): Paise | null {
  return price === null ? null : (Math.max(0, price - receivedPaise) as Paise);
}
