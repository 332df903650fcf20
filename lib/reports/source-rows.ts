import 'server-only';
import { searchCourses } from '@/content/catalogue/search-courses';
import { routes } from '@/content/pages/routes';
import { isInScope, type LeadScope } from '@/lib/leads/lead-scope';
import { db } from '@/lib/platform/db';
import type { Bind } from '@/lib/platform/statement';
import { heardOfSource, sourceName, UNKNOWN } from '@/lib/sources/sources';
import { isEnrolled, isMoney, isReceived, receivedDay } from '@/lib/site/money-terms';
import { named, nameOf } from '@/lib/staff/staff-name';
import { examOf, moneyMoved } from './money-report';
import { NONE, type SourceFilter, type SourceGroup } from './source-figures';

/** What a row is grouped by, as SQL. */
interface Dimensions {
  touch: string;
  staffId: string;
  course: string;
}

export const keyOf: Readonly<Record<SourceGroup, (of: Dimensions) => string>> = {
  source: ({ touch }) => `coalesce(${touch}->>'source', '${UNKNOWN}')`,
  campaign: ({ touch }) =>
    `case when coalesce(${touch}->>'source', '${UNKNOWN}') = '${UNKNOWN}'
        and coalesce(${touch}->>'campaign', '') = '' then '${UNKNOWN}'
      else coalesce(nullif(${touch}->>'campaign', ''), '${NONE}') end`,
  page: ({ touch }) =>
    `case when ${touch} is null then '${UNKNOWN}'
      else coalesce(nullif(${touch}->>'page', ''), '${NONE}') end`,
  counsellor: ({ staffId }) => `coalesce(${staffId}::text, '${NONE}')`,
  exam: ({ course }) => `coalesce(nullif(${examOf(course)}, ''), '${NONE}')`,
};

const isKnown = (touch: string) => `(coalesce(${touch}->>'source', '${UNKNOWN}') <> '${UNKNOWN}')`;

const orderOf = { first: 'asc', last: 'desc' } as const;

export interface SourceRequest extends SourceFilter {
  scope: LeadScope;
}

/** Days in Delhi, both included. */
const within = (moment: string, { from, to }: SourceFilter, bind: Bind) =>
  `${moment} >= ${bind(from)}::date::timestamp at time zone 'Asia/Kolkata'
    and ${moment} < (${bind(to)}::date + 1)::timestamp at time zone 'Asia/Kolkata'`;

/**
 * SQL: who asked in the period, each person once: by the first or last enquiry whose source is known, or else by the
 * first or last.
 */
export function asked(request: SourceRequest, bind: Bind): string {
  const { touch, scope, group } = request;
  const own = `l."${touch}Touch"`;
  const order = orderOf[touch];
  return `asked as (
    select lead.*, ${keyOf[group]({ touch: 'lead.touch', staffId: 'lead."staffId"', course: 'lead.coursename' })} as key,
      lead."answerBy" is not null and (lead."answeredAt" is not null or lead."answerBy" < now()) as promised,
      lead."answeredAt" <= lead."answerBy" as "inTime",
      lead."answerBy" >= now() and lead."answeredAt" is null as waiting,
      exists (select from leads f left join lead_calls c on c."leadId" = f.id
        where f."personKey" = lead."personKey" and (
          f.kind = 'walkIn' and ${within('f."createdAt"', request, bind)}
          or c.outcome = 'visiting' and ${within('c.at', request, bind)})) as visits
    from (
      select distinct on (l."personKey") l.id, l."personKey", ${own} as touch, l."staffId", l.coursename, l.name,
        l."createdAt", l."answerBy", l."answeredAt", l.status, l."closedReason"
      from leads l
      where not l.suspect and ${isInScope('l', bind(scope))} and ${within('l."createdAt"', request, bind)}
      order by l."personKey", ${isKnown(own)} desc, l."createdAt" ${order}, l.id ${order}) as lead)`;
}

/**
 * SQL: the registrations whose money moved in the period, and money of none, each with its source: the student's
 * and their enquiries' by phone and e-mail before the registration, by the first or last that is known; else what
 * they answered at the counter; else unknown.
 */
export function moved({ from, to, touch, scope, group }: SourceRequest, bind: Bind): string {
  const own = `"${touch}Touch"`;
  const isTheirs = `not l.suspect and l."createdAt" <= coalesce(r."submittedAt", r."createdAt")
    and l."personKey" in (select theirs."personKey" from leads theirs
      where theirs."foldKey" in (phone_key(r.mobilenumber), phone_key(s.contactnumber))
        or email_key(theirs.email) in (email_key(r.email), email_key(s.email)))`;
  const heard = heardOfSource('r.knowaboutus');
  return `moved as (
    select "registrationId" as id, sum(paise) as paise, bool_or(paise > 0) as came
    from ${moneyMoved} as one where "movedOn" between ${bind(from)}::date and ${bind(to)}::date
    group by "registrationId"
  ), sourced as (
    select m.paise, r.id, r."studentId", r.studentname, r.registrationnumber, r.session, r.coursename,
      answered."staffId", case when not ${isKnown('known.touch')} and ${heard} is not null
        then jsonb_build_object('source', ${heard}, 'campaign', '', 'page', '') else known.touch end as touch,
      m.came and r.id is not null and ${isEnrolled('r.id')} and not exists (
        select from payments before where before."registrationId" = r.id and ${isReceived('before')}
          and ${isMoney('before')} and ${receivedDay('before')} < ${bind(from)}::date) as "isNew"
    from moved m left join registrations r on r.id = m.id left join students s on s.id = r."studentId"
    left join lateral (
      select one.touch from (
        select s.${own} as touch, s."createdAt" as at
        union all select l.${own}, l."createdAt" from leads l where ${isTheirs}) as one
      where one.touch is not null
      order by ${isKnown('one.touch')} desc, one.at ${orderOf[touch]} limit 1) known on true
    left join lateral (
      select l."staffId" from leads l where ${isTheirs}
      order by l."staffId" is null, l."createdAt" desc limit 1) answered on true
  ), paid as (
    select *, ${keyOf[group]({ touch: 'touch', staffId: '"staffId"', course: `coalesce(coursename, '')` })} as key
    from sourced where ${isInScope('sourced', bind(scope))})`;
}

/** Names of staff by id, for `labelOf`. */
export async function staffNames(): Promise<ReadonlyMap<string, string>> {
  const staff = await db.staff.findMany({ select: { id: true, ...named.select } });
  return new Map(staff.map((one) => [one.id, nameOf(one) ?? '']));
}

const noneWords: Readonly<Record<SourceGroup, string>> = {
  source: 'Unknown',
  campaign: 'No campaign',
  page: 'No page: at the office or by phone',
  counsellor: 'Unassigned, or no enquiry',
  exam: 'No exam',
};

/** What a row is called in the report. */
export function labelOf(
  group: SourceGroup,
  key: string,
  names: ReadonlyMap<string, string>,
): string {
  if (key === NONE) return noneWords[group];
  if (group === 'counsellor') return names.get(key) ?? 'A former colleague';
  if (group === 'exam') return searchCourses.find(([code]) => code === key)?.[1] ?? key;
  if (group === 'page' && key !== UNKNOWN)
    return routes.find(({ path }) => path === key)?.title ?? key;
  return group === 'source' || key === UNKNOWN ? sourceName(key) : key;
}
