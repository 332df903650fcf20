import { POST as notify } from '@/app/api/v1/[provider]/notice/route';
import { paymentMailsQueue } from '@/lib/payments/mails/payment-mails';
import { db, pool } from '@/lib/platform/db';
import type { Payment } from '@/prisma/client/client';
import { asha, makeStudent } from '../../support/accounts/log-in';
import { newRegistration } from '../../support/office/office-rows';
import {
  documentedWebhooks,
  noticeOf,
  signedWebhook,
} from '../../support/payments/razorpay-webhooks';
import type { Razorpay } from '../../support/payments/with-razorpay';

export const PRICE = 899_900;

let orders = 0;

/** A payment for a registration of a new student, with an open link, as `startPayment` leaves it. */
export async function openPayment(
  { account }: Razorpay,
  more: Partial<Omit<Payment, 'id'>> = {},
): Promise<Payment> {
  const orderId = `OC${String((orders += 1)).padStart(32, '0')}`;
  const student = await makeStudent({ ...asha, email: `${orderId}@example.org` });
  const { id: registrationId } = await newRegistration(student.id);
  const link = account.makeLink({
    amount: PRICE,
    currency: 'INR',
    reference_id: orderId,
    description: 'Gold',
    expire_by: 0,
    notes: { orderId },
    callback_url: '',
  });
  return db.payment.create({
    data: {
      orderId,
      registrationId,
      provider: 'razorpay',
      name: 'Suresh Rao',
      number: '98765',
      amountPaise: PRICE,
      status: 'pending',
      gatewayOrderId: link?.id ?? null,
      expiresAt: new Date(Date.now() + 1_800_000),
      ...more,
    },
  });
}

/** Razorpay's webhook of money received for an order. */
export function moneyWebhook(
  orderId: string,
  paid: { id: string; amount: number; currency?: string },
  documented: { payload: object } = documentedWebhooks.linkPaid,
): object {
  const { id, amount, currency = 'INR' } = paid;
  const payment = { id, amount, currency, status: 'captured', notes: { orderId } };
  const link = { reference_id: orderId, amount, notes: { orderId } };
  return noticeOf(documented, { payment, payment_link: link, order: { notes: { orderId } } });
}

/** POST /api/v1/razorpay/notice, signed. */
export async function deliver(
  webhook: object,
  eventId?: string,
  secret = 'the newer secret',
): Promise<Response> {
  const { headers, body } = signedWebhook(webhook, secret, eventId);
  const url = 'http://localhost:3000/api/v1/razorpay/notice';
  return notify(new Request(url, { method: 'POST', headers, body }));
}

/** Queued mails about payments, oldest first. */
export async function queuedMails(): Promise<{ payment: string; kind: string }[]> {
  const { rows } = await pool.query<{ data: { payment: string; kind: string } }>(
    'select data from pgboss.job where name = $1 order by created_on, id',
    [paymentMailsQueue.name],
  );
  return rows.map(({ data }) => data);
}

/** The events of a payment as text. */
export async function historyOf(paymentId: string): Promise<string[]> {
  const where = { paymentId };
  const events = await db.paymentEvent.findMany({ where, orderBy: { id: 'asc' } });
  return events.map(({ source, what, status }) => `${source}: ${what} (${status})`);
}

/**
 * Makes everything scheduled due. By one second, because the columns round to milliseconds,
 * sometimes upwards.
 */
export async function letTimePass(): Promise<void> {
  await pool.query(
    `update payments set "nextCheckAt" = now() - interval '1 second' where "nextCheckAt" is not null`,
  );
  await pool.query(
    `update refunds set "nextCheckAt" = now() - interval '1 second' where "nextCheckAt" is not null`,
  );
  await pool.query(
    `update gateway_notices set "nextTryAt" = now() - interval '1 second' where "nextTryAt" is not null`,
  );
}
