import 'server-only';
import type { Staff } from '@/lib/staff/access';
import type { Paise } from '@/content/money';
import { ApiError } from '@/lib/calls/errors';
import { takeSeat } from '@/lib/enrolment/batch-seats';
import { makeParcel } from '@/lib/parcels/make-parcels';
import { queuePaymentMail } from '@/lib/payments/mails/payment-mails';
import { closeUpiClaims } from '@/lib/payments/upi/upi-claims';
import { addEvent } from '@/lib/payments/payment-events';
import { issueReceipt } from '@/lib/payments/receipts/receipts';
import { lockRefunded, type RefundedPayment } from '@/lib/payments/note-refund';
import { noteAct } from '@/lib/staff/audit/audit';
import type { Transaction } from '@/lib/platform/database-connection';
import { inTransaction } from '@/lib/platform/db';
import { heldStatuses, roomFor } from '@/lib/site/money-terms';
import { statement } from '@/lib/platform/statement';
import { dayOf, today } from '@/lib/site/days';
import type { MatchInput } from '../office-money';
import {
  lockRegistration,
  refuseUnusual,
  refuseWithoutParent,
  type Incoming,
} from '../record-payment';

/** The excess over the price, as in `settle`. */
const ATTACH = statement(
  'match-payment',
  { id: 'uuid', registrationId: 'uuid', isFull: 'bool' },
  {},
  `update payments set "registrationId" = $registrationId, "updatedAt" = now(), "excessPaise" = excess,
    attention = case when excess > 0 then 'overpaid' when $isFull then 'batch full'
      else nullif(attention, 'unattached') end
  from (select greatest(0, p."amountPaise" - coalesce(${roomFor('$registrationId', '$id')}, p."amountPaise")) as excess
    from payments p where p.id = $id) as above
  where id = $id`,
);

/**
 * Matches a payment without a registration to one; issues the receipt if missing and mails the student.
 * Idempotent.
 * @throws ApiError not_found, conflict
 */
export async function matchPayment(
  staff: Staff<'payments.match'>,
  input: MatchInput,
): Promise<{ receipt: string }> {
  return inTransaction(async (tx) => {
    const payment = await lockRefunded(tx, input.payment);
    if (!payment) throw new ApiError('not_found', 'This payment no longer exists.');
    const registration = await lockRegistration(tx, input.registration);
    if (payment.registrationId !== registration.id) {
      refuseUnmatchable(payment);
      await refuseWithoutParent(tx, registration);
      await refuseUnusual(tx, registration, await incoming(tx, payment), input);
      await attach(tx, payment, registration.id, staff);
    }
    const { number } = await issueReceipt(tx, payment.id);
    return { receipt: number };
  });
}

async function incoming(tx: Transaction, { id, amountPaise }: RefundedPayment): Promise<Incoming> {
  const { method, provider, receivedOn, paidAt } = await tx.db.payment.findUniqueOrThrow({
    where: { id },
    select: { method: true, provider: true, receivedOn: true, paidAt: true },
  });
  const day = receivedOn ? dayOf(receivedOn) : today(paidAt ?? undefined);
  return { way: method ?? provider, receivedOn: day, amount: amountPaise as Paise };
}

function refuseUnmatchable({ registrationId, status, currency }: RefundedPayment): void {
  if (registrationId !== null) {
    throw new ApiError('conflict', 'This payment is already matched to another registration.');
  }
  if (!heldStatuses.includes(status)) {
    throw new ApiError(
      'conflict',
      'Only payments that were received and not refunded can be matched.',
    );
  }
  if (currency !== 'INR') {
    throw new ApiError('conflict', 'This payment is in another currency. Refund it instead.');
  }
}

async function attach(
  tx: Transaction,
  payment: RefundedPayment,
  registrationId: string,
  staff: Staff<'payments.match'>,
): Promise<void> {
  const { id, status, amountPaise } = payment;
  const isFull = (await takeSeat(tx, registrationId)) === 'full';
  await ATTACH.run(tx, { id, registrationId, isFull });
  await makeParcel(tx, registrationId);
  await closeUpiClaims(tx, registrationId);
  const detail = { registration: registrationId };
  await addEvent(tx, id, {
    source: 'staff',
    what: 'matched',
    status,
    amountPaise,
    detail,
    staffId: staff.staffId,
  });
  await queuePaymentMail(tx, { payment: id, kind: 'paid' });
  const act = { action: 'payment.match', subject: 'payment', subjectId: id } as const;
  await noteAct(tx, staff, { ...act, detail: { ...detail, paise: amountPaise, status } });
}
