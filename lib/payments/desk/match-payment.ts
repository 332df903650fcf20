import 'server-only';
import type { Paise } from '@/content/money';
import { ApiError } from '@/lib/calls/errors';
import { queuePaymentMail } from '@/lib/payments/mails/payment-mails';
import { addEvent } from '@/lib/payments/payment-events';
import { issueReceipt } from '@/lib/payments/receipts/receipts';
import { lockRefunded, type RefundedPayment } from '@/lib/payments/refunds/note-refund';
import { noteAct } from '@/lib/platform/audit';
import type { Transaction } from '@/lib/platform/database-connection';
import { inTransaction } from '@/lib/platform/db';
import { heldStatuses, isTowardsPrice } from '@/lib/platform/money-terms';
import { cameOn, wayOf } from './list-payments';
import type { MatchInput } from './office-money';
import { lockRegistration, refuseUnusual, type Incoming } from './record-payment';

/** What is over the price stays to be looked at, as when it is settled (lib/payments/settle.ts). */
const ATTACH = `
  update payments set "registrationId" = $2, "updatedAt" = now(), attention = case
    when (
      select sum(other."amountPaise") + payments."amountPaise" > coalesce(max(registration."pricePaise"), 0)
      from payments other join registrations registration on registration.id = $2
      where other."registrationId" = $2 and other.id <> $1
        and ${isTowardsPrice('other')}
    ) then 'second payment' else nullif(attention, 'unattached') end
  where id = $1`;

/**
 * Says what money was paid for that came without a registration. It gets its receipt, where it has none
 * yet, and the student the mail. A repeat changes nothing.
 * @param staff who has shown to be staff
 * @throws ApiError not_found, conflict
 */
export async function matchPayment(
  { staffId }: { staffId: string },
  input: MatchInput,
): Promise<{ receipt: string }> {
  return inTransaction(async (client) => {
    const payment = await lockRefunded(client, input.payment);
    if (!payment) throw new ApiError('not_found', 'There is no such payment.');
    const registration = await lockRegistration(client, input.registration);
    if (payment.registrationId !== registration.id) {
      refuseUnmatchable(payment);
      await refuseUnusual(client, registration, await incoming(client, payment), input);
      await attach(client, payment, registration.id, staffId);
    }
    const { number } = await issueReceipt(client, payment.id);
    return { receipt: number };
  });
}

const CAME = `
  select ${wayOf} as way, to_char(${cameOn}, 'YYYY-MM-DD') as "receivedOn" from payments p where id = $1`;

async function incoming(
  client: Transaction,
  { id, amountPaise }: RefundedPayment,
): Promise<Incoming> {
  type Row = Pick<Incoming, 'way' | 'receivedOn'>;
  const { rows } = await client.query<Row>(CAME, [id]);
  const [came] = rows as [Row];
  return { ...came, amount: amountPaise as Paise };
}

function refuseUnmatchable({ registrationId, status, currency }: RefundedPayment): void {
  if (registrationId !== null) {
    throw new ApiError('conflict', 'This payment belongs to another registration already.');
  }
  if (!heldStatuses.includes(status)) {
    throw new ApiError('conflict', 'Only money that has come and is still here can be matched.');
  }
  if (currency !== 'INR') {
    throw new ApiError('conflict', 'This came in another currency. Give it back instead.');
  }
}

async function attach(
  client: Transaction,
  payment: RefundedPayment,
  registrationId: string,
  staffId: string,
): Promise<void> {
  const { id, status, amountPaise } = payment;
  await client.query(ATTACH, [id, registrationId]);
  const detail = { registration: registrationId };
  await addEvent(client, id, {
    source: 'staff',
    what: 'matched',
    status,
    amountPaise,
    detail,
    staffId,
  });
  await queuePaymentMail(client, { payment: id, kind: 'paid' });
  const act = { action: 'payment.match', subject: 'payment', subjectId: id } as const;
  await noteAct(client, { staffId }, { ...act, detail: { ...detail, paise: amountPaise, status } });
}
