import 'server-only';
import type { IsoDay } from '@/content/day';
import { findOffering } from '@/lib/enrolment/offerings';
import { asciiDigits } from '@/lib/platform/ascii-digits';
import { pool } from '@/lib/platform/db';
import { isMoney, isReceived } from '@/lib/platform/money-terms';
import { foundPayment, paymentColumns, type PaymentRow } from './found-payments';
import { cameOn, wayOf, wentBackOn } from './money-of-day';
import {
  cursorOf,
  type ListedPayment,
  type PaymentHappening,
  type PaymentListAsked,
  type PaymentPage,
} from './payment-list';

/** As many as are drawn at once. */
const MOST = 25;

/** $1 is the day; a day's lists hold what lib/payments/desk/money-of-day.ts counts. */
const lists = {
  today: `${isReceived('p')} and ${cameOn} = $1::date and p.currency = 'INR'`,
  refunded: `${isMoney('p')} and exists (
    select from refunds r
    where r."paymentId" = p.id and r.status = 'done' and ${wentBackOn} = $1::date)`,
  pending: `p.status in ('created', 'pending')`,
  attention: 'false',
  all: 'true',
} as const;

const happened = `
  (select json_agg(json_build_object('at', e.at, 'source', e.source, 'what', e.what,
      'amountPaise', e."amountPaise", 'by', coalesce(nullif(s.name, ''), s.email),
      'reason', e.detail->>'reason') order by e.id)
    from payment_events e left join staff s on s.id = e."staffId"
    where e."paymentId" = p.id)`;

const pageOf = (show: PaymentListAsked['show']) => `
  select p.name, p.number, p."planId", ${paymentColumns}, ${happened} as happened,
    (select to_char(day, 'YYYY-MM-DD') from bank_lines where "paymentId" = p.id) as "onStatement",
    (select json_build_object('studentId', "studentId", 'registrationnumber', registrationnumber,
        'studentname', studentname, 'what', coalesce(nullif("planTitle", ''), coursename))
      from registrations where id = p."registrationId") as registration
  from payments p
  where ${lists[show]}
    and $1::date is not null
    and case when $2::text is null then ${show === 'today' ? isMoney('p') : 'true'}
      else ${wayOf} = $2 end
    and ($3::timestamptz is null or (p."createdAt", p.id) < ($3, $4::uuid))
  order by p."createdAt" desc, p.id desc limit ${MOST + 1}`;

type Row = PaymentRow & {
  name: string;
  number: string;
  planId: string | null;
  happened: PaymentHappening[] | null;
  onStatement: IsoDay | null;
  registration:
    (NonNullable<ListedPayment['registration']> & { studentname: string; what: string }) | null;
};

/**
 * A page of payments, newest first. What comes in meanwhile moves no row to another page.
 * @param _staff who has shown to be staff
 */
export async function paymentPage(
  _staff: { staffId: string },
  { show, day, way, after }: PaymentListAsked,
): Promise<PaymentPage> {
  const values = [day, way, after?.at ?? null, after?.id ?? null];
  const { rows } = await pool.query<Row>(pageOf(show), values);
  const shown = rows.slice(0, MOST);
  const last = shown.at(-1);
  const next = last && rows.length > MOST ? cursorOf(last) : null;
  return { rows: shown.map(listed), next };
}

function listed(row: Row): ListedPayment {
  const { name, number, planId, registration, happened, onStatement, ...payment } = row;
  const plan = planId && (findOffering(planId)?.title ?? planId);
  return {
    ...foundPayment(payment),
    at: (row.paidAt ?? row.createdAt).toISOString(),
    name: registration?.studentname ?? name,
    phone: maskedPhone(number),
    what: registration?.what ?? plan,
    registration: registration && {
      studentId: registration.studentId,
      registrationnumber: registration.registrationnumber,
    },
    happened: happened ?? [],
    onStatement,
  };
}

/** How many payments are begun online and not finished. */
export async function countUnderWay(_staff: { staffId: string }): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from payments p where ${lists.pending}`,
  );
  return rows[0]?.count ?? 0;
}

/** Enough to tell two people apart who are on the phone, and not enough to ring either: "… 3210". */
function maskedPhone(phone: string): string {
  const digits = asciiDigits(phone);
  return digits.length > 4 ? `… ${digits.slice(-4)}` : '';
}
