import 'server-only';
import { leadNotices } from '@/lib/lead-notices-queue';
import { paymentMails } from '@/lib/payment-mails-queue';
import type { Transaction } from '@/lib/platform/database-connection';
import { signInMails } from '@/lib/sign-in-mails-queue';

/** How many rows of each kind an erasure is about. */
export interface Traces {
  registrations: number;
  photos: number;
  notes: number;
  leads: number;
  /** They stay. */
  payments: number;
}

const COUNT = `
  select
    (select count(*)::int from registrations where "studentId" = $1) as registrations,
    (select count(*)::int from photos where "studentId" = $1) as photos,
    (select count(*)::int from notes where "studentId" = $1 or "leadId" = any($2::uuid[])) as notes,
    (select count(*)::int from leads where id = any($2::uuid[])) as leads,
    (select count(*)::int from payments where "registrationId" in
      (select id from registrations where "studentId" = $1)) as payments`;

export async function countedTraces(
  client: Transaction,
  student: string,
  leads: readonly string[],
): Promise<Traces> {
  const { rows } = await client.query<Traces>(COUNT, [student, leads]);
  return rows[0] as Traces;
}

const PAYMENTS = `
  select id, "orderId", "gatewayPaymentId" from payments
  where "registrationId" in (select id from registrations where "studentId" = $1)`;

/** What gateways wrote names people. That it came, and its key, stay: a repeat is known by it. */
const NOTICES = `
  update gateway_notices set body = '',
    about = case when "processedAt" is null then about else '{"kind": "nothing"}' end
  where exists (select from unnest($1::text[]) as known where strpos(about::text, known) > 0)`;

/** The bank's own statement has it; day, amount and reference are what the books need. */
const BANK_LINES = `update bank_lines set description = '' where "paymentId" = any($1::uuid[])`;

const MAILS = `
  delete from pgboss.job where state <> 'active' and (
    (name = '${signInMails}' and data->>'student' = $1)
    or (name = '${leadNotices}' and data->>'lead' = any($2::text[]))
    or (name = '${paymentMails}' and data->>'payment' = any($3::text[])))`;

/**
 * Erases what does not go with the row of the student: the chosen leads, mails that wait, and what
 * gateways and the bank wrote about the payments.
 */
export async function eraseTraces(
  client: Transaction,
  student: string,
  leads: readonly string[],
): Promise<void> {
  type Row = { id: string; orderId: string; gatewayPaymentId: string | null };
  const { rows } = await client.query<Row>(PAYMENTS, [student]);
  const payments = rows.map(({ id }) => id);
  const orders = rows.flatMap(({ orderId, gatewayPaymentId }) =>
    gatewayPaymentId ? [orderId, gatewayPaymentId] : [orderId],
  );
  await client.query(NOTICES, [orders]);
  await client.query(BANK_LINES, [payments]);
  await client.query(MAILS, [student, leads, payments]);
  await client.query('delete from leads where id = any($1::uuid[])', [leads]);
}
