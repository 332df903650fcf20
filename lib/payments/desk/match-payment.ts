import 'server-only';
import type { Staff } from '@/lib/staff/access';
import type { IsoDay } from '@/content/day';
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
import { heldStatuses, receivedDay, roomFor, wayOf } from '@/lib/site/money-terms';
import { narrow, statement } from '@/lib/platform/statement';
import type { MatchInput } from '../office-money';
import {
  lockRegistration,
  refuseUnusual,
  refuseWithoutParent,
  type Incoming,
} from '../record-payment';

/** What is above the price, as `settle` finds it. */
const ATTACH = statement(
  'match-payment',
  {},
  `update payments set "registrationId" = $2, "updatedAt" = now(), "excessPaise" = excess,
    attention = case when excess > 0 then 'overpaid' when $3 then 'batch full'
      else nullif(attention, 'unattached') end
  from (select greatest(0, p."amountPaise" - coalesce(${roomFor('$2', '$1')}, p."amountPaise")) as excess
    from payments p where p.id = $1) as above
  where id = $1`,
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

const WAY_AND_DAY = statement(
  'way-and-day-of-payment',
  { way: 'text', receivedOn: narrow<IsoDay>('text') },
  `select ${wayOf('p')} as way, to_char(${receivedDay('p')}, 'YYYY-MM-DD') as "receivedOn"
  from payments p where id = $1`,
);

async function incoming(tx: Transaction, { id, amountPaise }: RefundedPayment): Promise<Incoming> {
  const received = await WAY_AND_DAY.first(tx, [id]);
  if (!received) throw new Error('The payment that was locked is not there.');
  return { ...received, amount: amountPaise as Paise };
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
  await ATTACH.run(tx, [id, registrationId, isFull]);
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
