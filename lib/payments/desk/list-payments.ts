import 'server-only';
import type { IsoDay } from '@/content/day';
import { findOffering } from '@/lib/enrolment/offerings';
import { asciiDigits } from '@/lib/platform/ascii-digits';
import { pool } from '@/lib/platform/db';
import { isMoney, isReceived } from '@/lib/platform/money-terms';
import { foundPayment, paymentColumns, type PaymentRow } from './found-payments';
import {
  cursorOf,
  type AttentionItem,
  type AttentionList,
  type ListedPayment,
  type MoneyOfDay,
  type PaymentHappening,
  type PaymentListAsked,
  type PaymentPage,
  type WaySum,
} from './payment-list';

const MOST_WAITING = 50;

/**
 * Served by the partial index on just these rows; besides them, refunds that no gateway has ended in a
 * week.
 */
const WAITING = `
  select p.name, p.number, p."planId", ${paymentColumns},
    (select json_build_object('id', id, 'registrationnumber', registrationnumber, 'session', session,
        'studentname', studentname, 'coursename', coursename, 'planTitle', "planTitle",
        'pricePaise', "pricePaise")
      from registrations where id = p."registrationId") as registration
  from (
    select * from payments where attention is not null or status = 'review'
    union
    select * from payments where id in (
      select "paymentId" from refunds
      where status = 'pending' and "createdAt" < now() - interval '7 days')
  ) as p
  order by p."createdAt", p.id limit ${MOST_WAITING + 1}`;

type WaitingRow = PaymentRow & { planId: string | null } & Pick<
    AttentionItem,
    'name' | 'number' | 'registration'
  >;

/**
 * Payments that wait for a person to decide, longest waiting first.
 * @param _staff who has shown to be staff
 */
export async function attentionList(_staff: { staffId: string }): Promise<AttentionList> {
  const { rows } = await pool.query<WaitingRow>(WAITING);
  return { items: rows.slice(0, MOST_WAITING).map(itemOf), more: rows.length > MOST_WAITING };
}

function itemOf({ name, number, planId, registration, ...row }: WaitingRow): AttentionItem {
  const plan = planId && (findOffering(planId)?.title ?? planId);
  return { ...foundPayment(row), name, number, registration, plan };
}

/** The day in Delhi on which the money of a payment `p` came; the indexes of both days are by just these. */
export const cameOn = `coalesce(p."receivedOn", (p."paidAt" at time zone 'Asia/Kolkata')::date)`;

/** The day in Delhi on which a refund `r` arrived. */
export const wentBackOn = `(r."doneAt" at time zone 'Asia/Kolkata')::date`;

/** Cash, bank, upi, or the gateway. */
export const wayOf = `coalesce(p.method, p.provider)`;

const CAME = `
  select ${wayOf} as way, p.currency = 'INR' as "isRupees", count(*)::int as count,
    sum(p."amountPaise")::float8 as paise
  from payments p where ${isReceived('p')} and ${cameOn} = $1::date
  group by 1, 2 order by 1`;

/** What the sandbox gave back was no money either. */
const WENT_BACK = `
  select case r.method when 'gateway' then p.provider else r.method end as way,
    count(*)::int as count, sum(r."amountPaise")::float8 as paise
  from refunds r join payments p on p.id = r."paymentId"
  where r.status = 'done' and ${wentBackOn} = $1::date
    and ${isMoney('p')}
  group by 1 order by 1`;

const REFUNDED = `
  select count(distinct p.id)::int as count
  from refunds r join payments p on p.id = r."paymentId"
  where r.status = 'done' and ${wentBackOn} = $1::date
    and ${isMoney('p')}`;

/**
 * What came and went on a day in Delhi, by way. What is in review, begun or failed is not in the books and
 * not in here.
 * @param _staff who has shown to be staff
 */
export async function moneyOfDay(_staff: { staffId: string }, day: IsoDay): Promise<MoneyOfDay> {
  const [came, wentBack, refunded] = await Promise.all([
    pool.query<WaySum & { isRupees: boolean }>(CAME, [day]),
    pool.query<WaySum>(WENT_BACK, [day]),
    pool.query<{ count: number }>(REFUNDED, [day]),
  ]);
  const rupees = came.rows.filter(({ isRupees }) => isRupees);
  const { count = 0, paise = 0 } = rupees.find(({ way }) => way === 'sandbox') ?? {};
  return {
    came: rupees
      .filter(({ way }) => way !== 'sandbox')
      .map((row) => ({ way: row.way, count: row.count, paise: row.paise })),
    wentBack: wentBack.rows,
    refunded: refunded.rows[0]?.count ?? 0,
    tests: { count, paise },
    foreign: came.rows.filter(({ isRupees }) => !isRupees).reduce((sum, row) => sum + row.count, 0),
  };
}

/** As many as are drawn at once. */
const MOST = 25;

/** $1 is the day; a day's lists hold what lib/payments/desk/list-payments.ts counts. */
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
