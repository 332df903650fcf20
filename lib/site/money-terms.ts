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

/** Outcome not known yet: the payer may be paying. */
export const underWayStatuses: readonly PaymentStatus[] = ['created', 'pending'];

/*
 * Payment terms, each defined once for TypeScript and for SQL. The SQL fragments take a table alias:
 * `isReceived('p')` for `payments p`. Fragments instead of views, so that a change needs no migration and
 * PostgreSQL plans them with the surrounding query.
 *
 * - received: money arrived and was accepted for the payment, even if refunded later. Includes the sandbox,
 *   so that the whole path from form to receipt can be tried.
 * - excess: the part of a payment above the price at the time it was received. It is not taxed, counts for
 *   nothing, and is owed back. So the taxed amount is the lesser of the received amount and the price.
 * - due: the price less the amounts received without excess. A refund does not make the fee due again.
 * - held: received and not refunded in full.
 * - balance: the price less the amounts held without excess. The office may take the price again after a
 *   full refund.
 * - money: rupees that reached the institute. Excludes the sandbox and other currencies.
 * - net: money received less completed refunds.
 * - enrolled: money is held for the registration. A full refund ends it; the sandbox never starts it.
 * - bought: money arrived or is in review, so the purchased plan stays fixed.
 */

export const receivedStatuses: readonly PaymentStatus[] = ['paid', 'partRefunded', 'refunded'];
export const heldStatuses: readonly PaymentStatus[] = ['paid', 'partRefunded'];
export const boughtStatuses: readonly PaymentStatus[] = [...receivedStatuses, 'review'];

/** `isReceived` for a row that was read. */
export const wasReceived = ({ status, paidAt }: { status: PaymentStatus; paidAt: Date | null }) =>
  heldStatuses.includes(status) || (status === 'refunded' && paidAt !== null);

/** `isReceived` as a condition of Prisma's client. */
export const received = {
  OR: [
    { status: { in: [...heldStatuses] } },
    { status: 'refunded' as const, paidAt: { not: null } },
  ],
};

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

/** Paise of a payment without its excess. */
export const withoutExcess = (payment: string) =>
  `(${payment}."amountPaise" - ${payment}."excessPaise")`;

/** Held, and not wholly above the price. */
export const isTowardsPrice = (payment: string) =>
  `(${isHeld(payment)} and ${payment}."excessPaise" < ${payment}."amountPaise")`;

/** Paise held towards the price by other payments of a registration; 0 without any. */
const heldByOthers = (registrationId: string, paymentId: string) =>
  `(select coalesce(sum(${withoutExcess('other')}), 0)::int from payments other
    where other."registrationId" = ${registrationId} and other.id <> ${paymentId}
      and ${isHeld('other')})`;

/**
 * Paise of the price that other payments do not cover; a larger payment has an excess. Without a price the
 * first payment covers it. Null: no bound.
 */
export const roomFor = (registrationId: string, paymentId: string) =>
  `(select case when r."pricePaise" is not null then greatest(0, r."pricePaise" - held.paise)
      when held.paise > 0 then 0 end
    from registrations r, lateral (select ${heldByOthers('r.id', paymentId)} as paise) as held
    where r.id = ${registrationId})`;

/**
 * Paise of a payment that are owed back: its excess without completed or pending refunds, which
 * give back the excess first.
 */
export const owedBackOf = (payment: string) =>
  `(case when ${isHeld(payment)} and ${payment}."excessPaise" > 0 then greatest(0,
      ${payment}."excessPaise" - (select coalesce(sum(back."amountPaise"), 0)::int from refunds back
        where back."paymentId" = ${payment}.id and back.status <> 'failed')) else 0 end)::int`;

/** Paise owed back of a registration; 0 without any. */
export const owedBackFor = (registrationId: string) =>
  `(select coalesce(sum(${owedBackOf('came')}), 0)::int from payments came
    where came."registrationId" = ${registrationId} and came."excessPaise" > 0)`;

/** Paise received towards the price of a registration, including the sandbox; 0 without payments. */
export const receivedFor = (registrationId: string) =>
  `(select coalesce(sum(${withoutExcess('came')}), 0)::int from payments came
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
      then greatest(0, ${registration}."pricePaise" - coalesce(sum(${withoutExcess('came')}), 0))::int end
    from payments came
    where came."registrationId" = ${registration}.id and ${isHeld('came')})`;

export const isEnrolled = (registrationId: string) =>
  `exists (select from payments came where came."registrationId" = ${registrationId}
    and ${isHeld('came')} and ${isMoney('came')})`;

/** Paise still due of a price; null while the price is not known. */
export function dueOf(price: Paise | null, receivedPaise: Paise): Paise | null {
  return price === null ? null : (Math.max(0, price - receivedPaise) as Paise);
}

/** States of a registration for staff, exports and its student. */
export const registrationStates = [
  'draft',
  'withdrawn',
  'submitted',
  'due',
  'paid',
  'refunded',
] as const;
export type RegistrationState = (typeof registrationStates)[number];

/**
 * State of a `registrations` row: `submitted` while the price is not known, `refunded` once all money
 * received was refunded, `withdrawn` by its student before anything was paid.
 */
export const stateOf = (registration: string) =>
  `(case when ${registration}."submittedAt" is null then
      case when ${registration}."withdrawnAt" is null then 'draft' else 'withdrawn' end
    when exists (select from payments came where came."registrationId" = ${registration}.id
        and ${isReceived('came')}) and not exists (
        select from payments kept where kept."registrationId" = ${registration}.id
          and ${isHeld('kept')}) then 'refunded'
    when ${registration}."pricePaise" is null then 'submitted'
    when ${receivedFor(`${registration}.id`)} < ${registration}."pricePaise" then 'due'
    else 'paid' end)`;
