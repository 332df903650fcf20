import 'server-only';
import { isDoNotCall } from '@/lib/leads/do-not-call';
import type { Staff } from '@/lib/staff/access';
import type { IsoDay } from '@/content/day';
import { offeringTitle } from '@/lib/enrolment/offerings';
import type { WayOfMoney } from '@/lib/payments/payment-ways';
import { asciiDigits } from '@/lib/platform/ascii-digits';
import { db, pool } from '@/lib/platform/db';
import {
  isMoney,
  isReceived,
  isUnderWay,
  receivedDay,
  refundedDay,
  underWayStatuses,
  wayOf,
} from '@/lib/site/money-terms';
import {
  composedStatement,
  narrow,
  statement,
  type Bind,
  type RowOf,
} from '@/lib/platform/statement';
import type { AttentionItem, AttentionList } from './found-payment';
import { foundPayment, paymentColumns, paymentColumnTypes } from './found-payments';
import {
  cursorOf,
  type ListedPayment,
  type MoneyOfDay,
  type ListedEvent,
  type PaymentListAsked,
  type PaymentPage,
} from './payment-list';

const MOST_WAITING = 50;

/** Uses the partial index on payments that need attention; includes refunds unresolved for a week. */
const WAITING = statement(
  'payments-needing-attention',
  {},
  {
    name: 'text',
    number: 'text',
    doNotCall: 'bool',
    planId: 'text?',
    ...paymentColumnTypes,
    registration: narrow<AttentionItem['registration']>('json?'),
  },
  `select p.name, p.number, ${isDoNotCall('p.number')} as "doNotCall", p."planId", ${paymentColumns},
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
  order by p."createdAt", p.id limit ${MOST_WAITING + 1}`,
);

/**
 * Payments that need a staff decision, longest waiting first.
 */
export async function attentionList(
  staff: Staff<'payments.read' | 'people.read'>,
): Promise<AttentionList> {
  const rows = await WAITING.rows(pool);
  return { items: rows.slice(0, MOST_WAITING).map(itemOf), more: rows.length > MOST_WAITING };
}

function itemOf({
  name,
  number,
  doNotCall,
  planId,
  registration,
  ...row
}: RowOf<typeof WAITING>): AttentionItem {
  return { ...foundPayment(row), name, number, doNotCall, registration, plan: planTitle(planId) };
}

const planTitle = (planId: string | null) => planId && (offeringTitle(planId) ?? planId);

const RECEIVED = statement(
  'received-on-day',
  { day: 'date' },
  { way: narrow<WayOfMoney>('text'), isRupees: 'bool', count: 'int4', paise: 'float8' },
  `select ${wayOf('p')} as way, p.currency = 'INR' as "isRupees", count(*)::int as count,
    sum(p."amountPaise")::float8 as paise
  from payments p where ${isReceived('p')} and ${receivedDay('p')} = $day::date
  group by 1, 2 order by 1`,
);

/** Excludes sandbox refunds. */
const refundsOfDay = `
  from refunds r join payments p on p.id = r."paymentId"
  where r.status = 'done' and ${refundedDay('r')} = $day::date and ${isMoney('p')}`;

const REFUNDED = statement(
  'refunded-on-day',
  { day: 'date' },
  { way: narrow<WayOfMoney>('text'), count: 'int4', paise: 'float8' },
  `select case r.method when 'gateway' then p.provider else r.method end as way,
    count(*)::int as count, sum(r."amountPaise")::float8 as paise
  ${refundsOfDay}
  group by 1 order by 1`,
);

const REFUNDED_PAYMENTS = statement(
  'payments-refunded-on-day',
  { day: 'date' },
  { count: 'int4' },
  `select count(distinct p.id)::int as count ${refundsOfDay}`,
);

/**
 * Money received and refunded on a day in Delhi, by way. Excludes payments in review, started or failed.
 */
export async function moneyOfDay(staff: Staff<'payments.read'>, day: IsoDay): Promise<MoneyOfDay> {
  const [received, refunds, refunded] = await Promise.all([
    RECEIVED.rows(pool, { day }),
    REFUNDED.rows(pool, { day }),
    REFUNDED_PAYMENTS.first(pool, { day }),
  ]);
  const rupees = received.filter(({ isRupees }) => isRupees);
  const { count = 0, paise = 0 } = rupees.find(({ way }) => way === 'sandbox') ?? {};
  return {
    received: rupees
      .filter(({ way }) => way !== 'sandbox')
      .map((row) => ({ way: row.way, count: row.count, paise: row.paise })),
    refunds,
    refundedPayments: refunded?.count ?? 0,
    tests: { count, paise },
    foreign: received.filter(({ isRupees }) => !isRupees).reduce((sum, row) => sum + row.count, 0),
  };
}

const MOST = 25;

function isListed({ show, day }: PaymentListAsked, bind: Bind): string {
  switch (show) {
    case 'today':
      return `${isReceived('p')} and ${receivedDay('p')} = ${bind(day)}::date and p.currency = 'INR'`;
    case 'refunded':
      return `${isMoney('p')} and exists (
        select from refunds r
        where r."paymentId" = p.id and r.status = 'done' and ${refundedDay('r')} = ${bind(day)}::date)`;
    case 'pending':
      return isUnderWay('p');
    case 'attention':
      return 'false';
    case 'all':
      return 'true';
  }
}

/** A day's lists exclude the sandbox unless it is the selected way. */
function isOfWay({ show, way }: PaymentListAsked, bind: Bind): string {
  if (way !== null) return `${wayOf('p')} = ${bind(way)}`;
  return show === 'today' ? isMoney('p') : 'true';
}

const isAfter = ({ after }: PaymentListAsked, bind: Bind) =>
  after
    ? `(p."createdAt", p.id) < (${bind(after.at)}::timestamptz, ${bind(after.id)}::uuid)`
    : 'true';

interface PaidRegistration {
  studentId: string;
  registrationnumber: string;
  studentname: string;
  what: string;
}

const PAGE = composedStatement(
  'page-of-payments',
  {
    name: 'text',
    number: 'text',
    planId: 'text?',
    ...paymentColumnTypes,
    events: narrow<ListedEvent[] | null>('json?'),
    onStatement: narrow<IsoDay | null>('text?'),
    registration: narrow<PaidRegistration | null>('json?'),
  },
  (asked: PaymentListAsked, bind) => `
    select p.name, p.number, p."planId", ${paymentColumns},
      (select json_agg(json_build_object('at', e.at, 'source', e.source, 'what', e.what,
          'amountPaise', e."amountPaise", 'by', coalesce(nullif(s.name, ''), s.email),
          'reason', e.detail->>'reason') order by e.id)
        from payment_events e left join staff s on s.id = e."staffId"
        where e."paymentId" = p.id) as events,
      (select to_char(day, 'YYYY-MM-DD') from bank_lines where "paymentId" = p.id) as "onStatement",
      (select json_build_object('studentId', "studentId", 'registrationnumber', registrationnumber,
          'studentname', studentname, 'what', coalesce(nullif("planTitle", ''), coursename))
        from registrations where id = p."registrationId") as registration
    from payments p
    where ${isListed(asked, bind)} and ${isOfWay(asked, bind)} and ${isAfter(asked, bind)}
    order by p."createdAt" desc, p.id desc limit ${MOST + 1}`,
);

/**
 * A page of payments, newest first. Paging is stable while new payments arrive.
 */
export async function paymentPage(
  staff: Staff<'payments.read'>,
  asked: PaymentListAsked,
): Promise<PaymentPage> {
  const rows = await PAGE.rows(pool, asked);
  const shown = rows.slice(0, MOST);
  const last = shown.at(-1);
  const next = last && rows.length > MOST ? cursorOf(last) : null;
  return { rows: shown.map(listed), next };
}

function listed(row: RowOf<typeof PAGE>): ListedPayment {
  const { name, number, planId, registration, events, onStatement, ...payment } = row;
  return {
    ...foundPayment(payment),
    at: (row.paidAt ?? row.createdAt).toISOString(),
    name: registration?.studentname ?? name,
    phone: maskedPhone(number),
    what: registration?.what ?? planTitle(planId),
    registration: registration && {
      studentId: registration.studentId,
      registrationnumber: registration.registrationnumber,
    },
    events: events ?? [],
    onStatement,
  };
}

/** Number of online payments that are started but not finished. */
export function countUnderWay(): Promise<number> {
  return db.payment.count({ where: { status: { in: [...underWayStatuses] } } });
}

/** The last digits identify a caller without disclosing the number: "… 3210". */
function maskedPhone(phone: string): string {
  const digits = asciiDigits(phone);
  return digits.length > 4 ? `… ${digits.slice(-4)}` : '';
}
