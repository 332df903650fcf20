import 'server-only';
import type { Paise } from '@/content/money';
import type { Pool } from '@/lib/platform/database-connection';

/** A payment as a mail tells of it; texts are as they were typed. */
export interface PaymentToTell {
  id: string;
  orderId: string;
  provider: string;
  /** Cash, bank or upi, where it was taken at the office. */
  method: string | null;
  name: string;
  number: string;
  amountPaise: Paise;
  attention: string | null;
  paidAt: Date | null;
  /** YYYY-MM-DD, where it was taken at the office. */
  receivedOn: string | null;
  /** What was bought, by its receipt or else by the registration; null where nobody knows. */
  what: string | null;
  receipt: { number: string; checkCode: string } | null;
  registrationnumber: string | null;
  studentname: string | null;
  /** Of the registration, and of the account: the first one that is an address gets the mail. */
  emails: string[];
  /** What the last message about money said, in paise. */
  toldPaise: number | null;
  /** What has arrived with the payer, oldest first; `on` is YYYY-MM-DD in Delhi. */
  refunds: { amountPaise: Paise; on: string; method: string }[];
}

const PAYMENT = `
  select payments.id, payments."orderId", payments.provider, payments.method, payments.name,
    payments.number, payments."amountPaise", payments.attention, payments."paidAt",
    payments."receivedOn"::text,
    coalesce(receipts.particulars->>'what', nullif(registrations."planTitle", ''),
      nullif(registrations.coursename, '')) as what,
    case when receipts.number is not null then
      jsonb_build_object('number', receipts.number, 'checkCode', receipts."checkCode") end as receipt,
    registrations.registrationnumber, registrations.studentname,
    array_remove(array[registrations.email, students.email], null) as emails,
    (
      select "amountPaise" from payment_events
      where "paymentId" = payments.id and source <> 'staff' and "amountPaise" is not null
      order by id desc limit 1
    ) as "toldPaise",
    coalesce((
      select jsonb_agg(jsonb_build_object('amountPaise', "amountPaise", 'method', method,
        'on', (coalesce("doneAt", "createdAt") at time zone 'Asia/Kolkata')::date)
        order by coalesce("doneAt", "createdAt"))
      from refunds where "paymentId" = payments.id and status = 'done'
    ), '[]') as refunds
  from payments
    left join receipts on receipts."paymentId" = payments.id
    left join registrations on registrations.id = payments."registrationId"
    left join students on students.id = registrations."studentId"
  where payments.id = $1`;

/** @returns null for a payment that is not there */
export async function paymentToTell(pool: Pool, id: string): Promise<PaymentToTell | null> {
  return (await pool.query<PaymentToTell>(PAYMENT, [id])).rows[0] ?? null;
}
