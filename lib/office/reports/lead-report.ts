import 'server-only';
import type { IsoDay } from '@/content/day';
import { pool } from '@/lib/platform/db';
import { isEnrolled } from '@/lib/platform/money-terms';
import {
  leadStates,
  type Funnel,
  type LeadNumbers,
  type LeadState,
  type OverdueOf,
} from './reports';

const WEEKS = 12;

/** Leads with the same phone are one person's; one without digits stands alone. */
const KEY = `coalesce(phone_key(phonenumber), id::text)`;
const OPEN = `status in ('new', 'called', 'visiting')`;

/** The week in Delhi that begins on a Monday. */
const weekOf = (moment: string) =>
  `date_trunc('week', ${moment} at time zone 'Asia/Kolkata')::date`;

const FIRST = `${weekOf('now()')} - 7 * ${WEEKS - 1}`;

const LATELY = `
  lately as materialized (
    select coalesce(page, 'none') as source, ${KEY} as key, ${weekOf('"createdAt"')} as week
    from leads
    where not suspect and "createdAt" >= (${FIRST})::timestamp at time zone 'Asia/Kolkata'
  )`;

const BY_WEEK = `
  with ${LATELY}
  select to_char(day, 'YYYY-MM-DD') as week, source, count(distinct key)::int as people
  from generate_series(${FIRST}, ${weekOf('now()')}, interval '7 days') as day
    left join lately on week = day
  group by day, source order by day`;

/** Of all leads of a person the one that speaks: the newest open one, or the newest of all. */
const speaking = (where: string) => `
  select distinct on (key) key, status, "nextCallAt", "staffId", lower(email) as email
  from (select *, ${KEY} as key from leads where not suspect) as leads where ${where}
  order by key, (${OPEN}) desc, "createdAt" desc, id desc`;

const FUNNEL = `
  with ${LATELY}, speaker as materialized (
    ${speaking('key in (select key from lately)')}
  ), paying as materialized (
    select distinct phone_key(mobilenumber) as key, lower(email) as email from registrations r
    where ${isEnrolled('r.id')}
  ), told as (
    select key, status, status <> 'enrolled' and (key in (select key from paying where key is not null)
      or email in (select email from paying)) as "paidUnmarked"
    from speaker
  )
  select source, status, count(distinct key)::int as people,
    (count(distinct key) filter (where "paidUnmarked"))::int as "paidUnmarked"
  from lately join told using (key)
  group by grouping sets ((source, status), (status))`;

const OVERDUE = `
  select "staffId", coalesce(nullif(name, ''), email) as name, people
  from (
    select "staffId", count(*)::int as people from (${speaking(OPEN)}) as speaker
    where "nextCallAt" <= now() group by "staffId"
  ) as late left join staff on staff.id = "staffId"
  order by people desc, name`;

type WeekRow = { week: IsoDay; source: string | null; people: number };
type FunnelRow = {
  source: string | null;
  status: LeadState;
  people: number;
  paidUnmarked: number;
};

/**
 * Who asked in the last twelve weeks and what came of it, and whose calls are overdue.
 * @param _staff who has shown to be staff
 */
export async function leadNumbers(_staff: { staffId: string }): Promise<LeadNumbers> {
  const [byWeek, funnel, overdue] = await Promise.all([
    pool.query<WeekRow>(BY_WEEK),
    pool.query<FunnelRow>(FUNNEL),
    pool.query<OverdueOf>(OVERDUE),
  ]);
  const funnels = funnelsOf(funnel.rows);
  const weeks = [...new Set(byWeek.rows.map(({ week }) => week))];
  const found = new Map(byWeek.rows.map((row) => [`${row.week} ${row.source}`, row.people]));
  const sources = funnels.flatMap(({ source }) => (source === null ? [] : [source]));
  return {
    weeks,
    sources: sources.map((source) => ({
      source,
      people: weeks.map((week) => found.get(`${week} ${source}`) ?? 0),
    })),
    funnels,
    overdue: overdue.rows,
  };
}

/** All together first, then by how many they are. */
function funnelsOf(rows: readonly FunnelRow[]): Funnel[] {
  const funnels = new Map<string | null, Funnel>();
  for (const { source, status, people, paidUnmarked } of rows) {
    const none = Object.fromEntries(leadStates.map((state) => [state, 0]));
    const funnel = funnels.get(source) ?? {
      source,
      people: 0,
      paidUnmarked: 0,
      states: none as Funnel['states'],
    };
    funnel.states[status] = people;
    funnel.people += people;
    funnel.paidUnmarked += paidUnmarked;
    funnels.set(source, funnel);
  }
  const rank = ({ source, people }: Funnel) => (source === null ? Infinity : people);
  return [...funnels.values()].sort((one, other) => rank(other) - rank(one));
}
