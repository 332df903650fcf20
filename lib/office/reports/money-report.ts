import 'server-only';
import { requirePermission, type StaffPerson } from '@/lib/office/staff/access';
import { cameOn, wentBackOn } from '@/lib/payments/desk/list-payments';
import { pool } from '@/lib/platform/db';
import { isMoney, isReceived, netOf } from '@/lib/platform/money-terms';
import type { MoneyNumbers } from './reports';

const DAYS = 30;

const MONEY = `${isReceived('p')} and ${isMoney('p')}`;

const SESSIONS = `select distinct session from registrations order by session desc limit 12`;

const BY_COURSE = `
  select course, mode, sum(paise)::float8 as paise, count(*)::int as count from (
    select ${netOf('p')} as paise,
      coalesce(substring(lower(r.coursename) from '(csir|gate|jam|cuet|tifr|barc)'), '') as course,
      case when r."planId" like '%-online-%' then 'online'
        when r."planId" like '%-offline-%' then 'offline' else '' end as mode
    from payments p join registrations r on r.id = p."registrationId"
    where r.session = $1 and ${MONEY}
  ) as money group by course, mode`;

const BY_DAY = `
  with today as (select (now() at time zone 'Asia/Kolkata')::date as today)
  select to_char(day, 'YYYY-MM-DD') as day,
    (coalesce((select sum(p."amountPaise") from payments p
        where ${MONEY} and ${cameOn} = day::date), 0)
      - coalesce((select sum(r."amountPaise") from refunds r
          join payments p on p.id = r."paymentId"
        where r.status = 'done' and ${wentBackOn} = day::date
          and ${isMoney('p')}), 0))::float8 as paise
  from today, generate_series(today - ${DAYS - 1}, today, interval '1 day') as day order by 1`;

/**
 * What came in, for the owner: by course and mode in one academic session, and day by day.
 * @param asked the session; another one than there is stands for the newest
 * @throws ApiError forbidden for everybody else
 */
export async function moneyNumbers(
  staff: StaffPerson,
  asked: string | undefined,
): Promise<MoneyNumbers> {
  requirePermission(staff, 'reports.money');
  const { rows } = await pool.query<{ session: string }>(SESSIONS);
  const sessions = rows.map(({ session }) => session);
  const session = sessions.find((one) => one === asked) ?? sessions[0] ?? '';
  const [cells, days] = await Promise.all([
    pool.query<MoneyNumbers['cells'][number]>(BY_COURSE, [session]),
    pool.query<MoneyNumbers['days'][number]>(BY_DAY),
  ]);
  return { session, sessions, cells: cells.rows, days: days.rows };
}
