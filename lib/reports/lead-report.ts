import 'server-only';
import type { Staff } from '@/lib/staff/access';
import { staffName } from '@/lib/staff/staff-name';
import type { IsoDay } from '@/content/day';
import { leadStatuses } from '@/lib/leads/lead-words';
import { isInScope, leadScope } from '@/lib/leads/lead-scope';
import { currentFirst, isOpen } from '@/lib/leads/lead-terms';
import { pool } from '@/lib/platform/db';
import { isEnrolled } from '@/lib/site/money-terms';
import { narrow, statement, type RowOf } from '@/lib/platform/statement';
import type { Funnel, LeadNumbers } from './reports';

const WEEKS = 12;

/** The Monday of the week in Delhi. */
const weekOf = (moment: string) =>
  `date_trunc('week', ${moment} at time zone 'Asia/Kolkata')::date`;

const FIRST = `${weekOf('now()')} - 7 * ${WEEKS - 1}`;

const RECENT = `
  recent as materialized (
    select coalesce(page, 'none') as source, "foldKey" as key, ${weekOf('"createdAt"')} as week
    from leads
    where not suspect and ${isInScope('leads', '$scope')} and "createdAt" >= (${FIRST})::timestamp at time zone 'Asia/Kolkata'
  )`;

const BY_WEEK = statement(
  'leads-by-week',
  { scope: 'uuid?' },
  { week: narrow<IsoDay>('text'), source: 'text?', people: 'int4' },
  `with ${RECENT}
  select to_char(day, 'YYYY-MM-DD') as week, source, count(distinct key)::int as people
  from generate_series(${FIRST}, ${weekOf('now()')}, interval '7 days') as day
    left join recent on week = day
  group by day, source order by day`,
);

/** One lead per person: the current one among those that match the condition. */
const currentLeads = (where: string) => `
  select distinct on (l."foldKey") l."foldKey" as key, l.status, l."nextCallAt", l."staffId",
    email_key(l.email) as email
  from leads l where not l.suspect and ${isInScope('l', '$scope')} and ${where}
  order by l."foldKey", ${currentFirst('l')}`;

const FUNNEL = statement(
  'lead-funnel',
  { scope: 'uuid?' },
  { source: 'text?', status: 'LeadStatus', people: 'int4', paidUnmarked: 'int4' },
  `with ${RECENT}, current as materialized (
    ${currentLeads('l."foldKey" in (select key from recent)')}
  ), paying as materialized (
    select distinct phone_key(mobilenumber) as key, email_key(email) as email from registrations r
    where ${isEnrolled('r.id')}
  ), marked as (
    select key, status, status <> 'enrolled' and (key in (select key from paying where key is not null)
      or email in (select email from paying where email is not null)) as "paidUnmarked"
    from current
  )
  select source, status, count(distinct key)::int as people,
    (count(distinct key) filter (where "paidUnmarked"))::int as "paidUnmarked"
  from recent join marked using (key)
  group by grouping sets ((source, status), (status))`,
);

const OVERDUE = statement(
  'overdue-calls',
  { scope: 'uuid?' },
  { staffId: 'uuid?', name: 'text?', people: 'int4' },
  `select "staffId", ${staffName('staff')} as name, people
  from (
    select "staffId", count(*)::int as people from (${currentLeads(isOpen('l'))}) as current
    where "nextCallAt" <= now() group by "staffId"
  ) as late left join staff on staff.id = "staffId"
  order by people desc, name`,
);

/** Of the leads that the person sees: those of the last twelve weeks by source and outcome, and overdue calls by assignee. */
export async function leadNumbers(staff: Staff<'reports.leads'>): Promise<LeadNumbers> {
  const scope = leadScope(staff);
  const [byWeek, funnel, overdue] = await Promise.all([
    BY_WEEK.rows(pool, { scope }),
    FUNNEL.rows(pool, { scope }),
    OVERDUE.rows(pool, { scope }),
  ]);
  const funnels = funnelsOf(funnel);
  const weeks = [...new Set(byWeek.map(({ week }) => week))];
  const found = new Map(byWeek.map((row) => [`${row.week} ${row.source}`, row.people]));
  const sources = funnels.flatMap(({ source }) => (source === null ? [] : [source]));
  return {
    weeks,
    sources: sources.map((source) => ({
      source,
      people: weeks.map((week) => found.get(`${week} ${source}`) ?? 0),
    })),
    funnels,
    overdue,
  };
}

/** The total first, then by the number of people. */
function funnelsOf(rows: readonly RowOf<typeof FUNNEL>[]): Funnel[] {
  const funnels = new Map<string | null, Funnel>();
  for (const { source, status, people, paidUnmarked } of rows) {
    const none = Object.fromEntries(leadStatuses.map((status) => [status, 0]));
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
