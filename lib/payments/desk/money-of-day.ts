import 'server-only';
import type { IsoDay } from '@/content/day';
import { pool } from '@/lib/platform/db';
import { isMoney, isReceived } from '@/lib/platform/money-terms';
import type { MoneyOfDay, WaySum } from './payment-list';

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
