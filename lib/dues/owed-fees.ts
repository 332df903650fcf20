import 'server-only';
import type { IsoDay } from '@/content/day';
import type { Paise } from '@/content/money';
import { isDoNotCall } from '@/lib/leads/do-not-call';
import { languageOfStudent } from '@/lib/leads/message-language';
import { instalmentPlans } from '@/lib/payments/instalment-plans';
import { isWaiting } from '@/lib/payments/upi/upi-claims';
import { firstAddress } from '@/lib/platform/mail/mail';
import type { Queryable } from '@/lib/platform/database-connection';
import { pool } from '@/lib/platform/db';
import { isHeld, isUnderWay, receivedFor } from '@/lib/site/money-terms';
import { narrow, statement, type RowOf } from '@/lib/platform/statement';
import { today } from '@/lib/site/days';
import { unpaidLines, type DueLine, type ReminderStep } from './dues';
import { duesSettings } from './dues-settings';

const paymentOf = (condition: string) =>
  `exists (select from payments p where p."registrationId" = r.id and ${condition})`;

/**
 * SQL: no reminders during a payment or its review, after a refund or while one is claimed, while a UPI
 * payment is being looked for, or once staff have stopped them.
 */
const isQuiet = `(
  ${paymentOf(`(${isUnderWay('p')} or p.status = 'review')`)}
  or exists (select from refunds back join payments p on p.id = back."paymentId"
    where p."registrationId" = r.id and back.status <> 'failed')
  or exists (select from refund_claims c where c."registrationId" = r.id and c.outcome is null)
  or exists (select from upi_claims claim where claim."registrationId" = r.id and ${isWaiting('claim')})
  or exists (select from reminder_stops stop where stop."registrationId" = r.id))`;

/** Registrations refunded in full owe nothing, and orders are placed by paying. */
const OWED = statement(
  'registrations-with-dues',
  { registration: 'uuid?' },
  {
    registrationId: 'uuid',
    studentId: 'uuid',
    registrationnumber: 'text',
    session: 'text',
    studentname: 'text',
    what: 'text',
    coursename: 'text',
    phone: 'text',
    doNotCall: 'bool',
    language: 'MessageLanguage?',
    emails: 'text[]',
    price: narrow<Paise>('int4'),
    received: narrow<Paise>('int4'),
    submittedOn: narrow<IsoDay>('text'),
    inReview: 'bool',
    isQuiet: 'bool',
    stopped: 'text?',
    remindedOn: narrow<IsoDay | null>('text?'),
    reminded: narrow<{ line: string; step: ReminderStep }[]>('json'),
  },
  `select r.id as "registrationId", r."studentId", r.registrationnumber, r.session, r.studentname,
     coalesce(nullif(r."planTitle", ''), r.coursename) as what, r.coursename,
     r.mobilenumber as phone, ${isDoNotCall('r.mobilenumber')} as "doNotCall",
     ${languageOfStudent('s')} as language, array[trim(r.email), trim(s.email)] as emails,
     r."pricePaise" as price, money.received,
     (r."submittedAt" at time zone 'Asia/Kolkata')::date::text as "submittedOn",
     ${paymentOf(`p.status = 'review'`)} as "inReview", ${isQuiet} as "isQuiet",
     (select reason from reminder_stops stop where stop."registrationId" = r.id) as stopped,
     (select (max("sentAt") at time zone 'Asia/Kolkata')::date::text from due_reminders sent
       where sent."registrationId" = r.id) as "remindedOn",
     coalesce((select json_agg(json_build_object('line', line, 'step', step)) from due_reminders sent
       where sent."registrationId" = r.id), '[]') as reminded
   from registrations r join students s on s.id = r."studentId",
     lateral (select ${receivedFor('r.id')} as received) as money
   where r."submittedAt" is not null and r."pricePaise" > money.received
     and (money.received = 0 or ${paymentOf(isHeld('p'))})
     and (r.items is null or money.received > 0)
     and ($registration::uuid is null or r.id = $registration)`,
);

export interface OwedRegistration extends Omit<RowOf<typeof OWED>, 'submittedOn' | 'emails'> {
  /** The first valid one of registration and account; '' without one. */
  email: string;
  /** Unpaid parts, by day. */
  lines: readonly DueLine[];
}

/**
 * Registrations with unpaid parts, due now or later.
 * @param registration only this one
 */
export async function owedFees(
  now: Date,
  registration: string | null = null,
  on: Queryable = pool,
): Promise<OwedRegistration[]> {
  const { dueDays } = await duesSettings();
  const rows = await OWED.rows(on, { registration });
  const plans = await instalmentPlans(rows.map(({ registrationId }) => registrationId));
  const day = today(now);
  return rows.map(({ submittedOn, emails, ...row }) => {
    const plan = plans.get(row.registrationId) ?? null;
    const email = firstAddress(emails) ?? '';
    return { ...row, email, lines: unpaidLines({ ...row, submittedOn, plan }, dueDays, day) };
  });
}
