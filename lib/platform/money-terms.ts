import type { Paise } from '@/content/money';

/** Where an attempt to pay can stand, as the database has it. */
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

/** Its end is not known yet: the payer may be paying at this moment. */
export const underWayStatuses: readonly PaymentStatus[] = ['created', 'pending'];

/*
 * What a payment counts for. Each term is defined here once, for TypeScript and for SQL, whose fragments
 * take the alias of the table they are about: `payments p` is asked with `isReceived('p')`. A fragment
 * and no view, so that PostgreSQL plans it with the query around it and no migration is needed to change it.
 *
 * - received: money came in and was taken for the payment, whatever went back later. The sandbox is received as well, so that the whole
 *   way from the form to the receipt can be tried.
 * - due: the price less what was received. A refund does not make anything due again: whoever leaves a
 *   course is not asked for its fee.
 * - held: received and not given back in full.
 * - balance: the price less what is held. The office may take the price once more after a full refund.
 * - money: rupees that reached the institute. The sandbox has none, and other currencies cannot be added.
 * - net: the money received less the refunds that are done.
 * - enrolled: money is held for the registration. A full refund ends it, the sandbox never starts it.
 * - bought: money came or is in review, so what it was paid for stays as it is.
 */

export const receivedStatuses: readonly PaymentStatus[] = ['paid', 'partRefunded', 'refunded'];
export const heldStatuses: readonly PaymentStatus[] = ['paid', 'partRefunded'];
export const boughtStatuses: readonly PaymentStatus[] = [...receivedStatuses, 'review'];

const hasStatus = (payment: string, statuses: readonly PaymentStatus[]) =>
  `${payment}.status in (${statuses.map((status) => `'${status}'`).join(', ')})`;

export const isUnderWay = (payment: string) => hasStatus(payment, underWayStatuses);
export const isHeld = (payment: string) => hasStatus(payment, heldStatuses);
/** What was given back out of review was never taken for the payment: it has no time of payment. */
export const isReceived = (payment: string) =>
  `(${isHeld(payment)} or ${payment}.status = 'refunded' and ${payment}."paidAt" is not null)`;
export const isBought = (payment: string) => hasStatus(payment, boughtStatuses);

/** Of any status: `isReceived` says whether it came. */
export const isMoney = (payment: string) =>
  `(${payment}.provider <> 'sandbox' and ${payment}.currency = 'INR')`;

/** Cash, bank, upi, or the gateway. */
export const wayOf = (payment: string) => `coalesce(${payment}.method, ${payment}.provider)`;

/** The day in Delhi on which the money came; the index of this day is by just this. */
export const receivedDay = (payment: string) =>
  `coalesce(${payment}."receivedOn", (${payment}."paidAt" at time zone 'Asia/Kolkata')::date)`;

/** The day in Delhi on which a refund arrived; the index of this day is by just this. */
export const refundedDay = (refund: string) =>
  `(${refund}."doneAt" at time zone 'Asia/Kolkata')::date`;

/** Held, and not what came on top of the price. */
export const isTowardsPrice = (payment: string) =>
  `(${isHeld(payment)} and ${payment}.attention is distinct from 'second payment')`;

/** Paise received for a registration, the sandbox included; 0 without any. */
export const receivedFor = (registrationId: string) =>
  `(select coalesce(sum(came."amountPaise"), 0)::int from payments came
    where came."registrationId" = ${registrationId} and ${isReceived('came')})`;

/** Paise of a payment that stay after its refunds. */
export const netOf = (payment: string) =>
  `(${payment}."amountPaise" - (select coalesce(sum(back."amountPaise"), 0)::int from refunds back
    where back."paymentId" = ${payment}.id and back.status = 'done'))`;

/** Net paise of a registration; 0 without any. */
export const netFor = (registrationId: string) =>
  `(select coalesce(sum(${netOf('came')}), 0)::int from payments came
    where came."registrationId" = ${registrationId} and ${isReceived('came')} and ${isMoney('came')})`;

/** The balance of a row of `registrations`, in paise, never below 0; null while the price is not known. */
export const balanceOf = (registration: string) =>
  `(select case when ${registration}."pricePaise" is not null
      then greatest(0, ${registration}."pricePaise" - coalesce(sum(came."amountPaise"), 0))::int end
    from payments came
    where came."registrationId" = ${registration}.id and ${isTowardsPrice('came')})`;

export const isEnrolled = (registrationId: string) =>
  `exists (select from payments came where came."registrationId" = ${registrationId}
    and ${isHeld('came')} and ${isMoney('came')})`;

/** What is still due of a price, in paise; null while the price is not known. */
export function dueOf(price: Paise | null, receivedPaise: Paise): Paise | null {
  return price === null ? null : (Math.max(0, price - receivedPaise) as Paise);
}
