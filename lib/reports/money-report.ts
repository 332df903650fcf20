import 'server-only';
import type { IsoDay } from '@/content/day';
import { searchCourses } from '@/content/catalogue/search-courses';
import type { Staff } from '@/lib/staff/access';
import { pool } from '@/lib/platform/db';
import { isMoney, isReceived, netOf, receivedDay, refundedDay } from '@/lib/site/money-terms';
import { narrow, statement } from '@/lib/platform/statement';
import { sessionsThere } from '@/lib/search/search-people';
import type { MoneyNumbers } from './reports';

const DAYS = 30;
const MOST_SESSIONS = 12;

/** The exams by their search codes. */
const COURSES = searchCourses.map(([code]) => code).join('|');

/** SQL: the search code of the exam of a course; '' for none. */
export const examOf = (course: string) =>
  `coalesce(substring(lower(${course}) from '(${COURSES})'), '')`;

const MONEY = `${isReceived('p')} and ${isMoney('p')}`;

const BY_COURSE = statement(
  'money-by-course',
  { session: 'text' },
  {
    course: 'text',
    mode: narrow<MoneyNumbers['cells'][number]['mode']>('text'),
    paise: 'float8',
    count: 'int4',
  },
  `select course, mode, sum(paise)::float8 as paise, count(*)::int as count from (
    select ${netOf('p')} as paise,
      ${examOf('r.coursename')} as course,
      case when r."planId" like '%-online-%' then 'online'
        when r."planId" like '%-offline-%' then 'offline' else '' end as mode
    from payments p join registrations r on r.id = p."registrationId"
    where r.session = $session and ${MONEY}
  ) as money group by course, mode`,
);

/**
 * SQL: every receipt of money, and every refund of it with a minus, on its day in Delhi (`movedOn`): what the
 * sums of all reports are made of. Of a payment that was never accepted nothing counts, its refund neither.
 */
export const moneyMoved = `(
  select p."registrationId", ${receivedDay('p')} as "movedOn", p."amountPaise"::bigint as paise
  from payments p where ${MONEY}
  union all
  select p."registrationId", ${refundedDay('r')}, -r."amountPaise"::bigint
  from refunds r join payments p on p.id = r."paymentId"
  where r.status = 'done' and ${MONEY})`;

/** SQL: paise received less refunds on a day in Delhi. */
export const netOfDay = (day: string) =>
  `coalesce((select sum(moved.paise) from ${moneyMoved} as moved where moved."movedOn" = ${day}), 0)::float8`;

const BY_DAY = statement(
  'money-by-day',
  {},
  { day: narrow<IsoDay>('text'), paise: 'float8' },
  `with today as (select (now() at time zone 'Asia/Kolkata')::date as today)
  select to_char(day, 'YYYY-MM-DD') as day,
    ${netOfDay('day::date')} as paise
  from today, generate_series(today - ${DAYS - 1}, today, interval '1 day') as day order by 1`,
);

/**
 * Money received less refunds: by course and mode in one academic session, and by day.
 * @param asked the session; unknown ones become the newest
 */
export async function moneyNumbers(
  staff: Staff<'reports.money'>,
  asked: string | undefined,
): Promise<MoneyNumbers> {
  const sessions = (await sessionsThere()).slice(0, MOST_SESSIONS);
  const session = sessions.find((one) => one === asked) ?? sessions[0] ?? '';
  const [cells, days] = await Promise.all([BY_COURSE.rows(pool, { session }), BY_DAY.rows(pool)]);
  return { session, sessions, cells, days };
}
