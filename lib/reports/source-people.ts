import 'server-only';
import { leadScope } from '@/lib/leads/lead-scope';
import { pool } from '@/lib/platform/db';
import { composedStatement } from '@/lib/platform/statement';
import { recordView } from '@/lib/staff/audit/views';
import { may } from '@/lib/staff/permissions';
import {
  maySeePeople,
  PEOPLE_AT_ONCE,
  registrationFigures,
  type Figure,
  type PeopleFilter,
  type PeoplePage,
  type Reader,
  type SourcePerson,
} from './source-figures';
import { asked, labelOf, moved, staffNames, type SourceRequest } from './source-rows';

interface PeopleRequest extends SourceRequest {
  of: Figure;
  key: string | null;
  after: number;
}

const leadCondition: Readonly<Record<string, string>> = {
  leads: 'true',
  promised: 'promised',
  late: 'promised and "inTime" is not true',
  visits: 'visits',
  lost: `status = 'closed'`,
};

const LEAD_PEOPLE = composedStatement(
  'leads-of-source',
  { id: 'uuid', name: 'text', course: 'text', key: 'text', at: 'timestamptz', all: 'int4' },
  ({ of, key, after, ...request }: PeopleRequest, bind) => {
    const own = of === 'lost' ? `coalesce("closedReason", '')` : 'key';
    return `with ${asked(request, bind)}
    select id, name, coursename as course, key, "createdAt" as at, (count(*) over ())::int as all
    from asked where ${leadCondition[of]}${key === null ? '' : ` and ${own} = ${bind(key)}`}
    order by "createdAt" desc, id limit ${PEOPLE_AT_ONCE} offset ${bind(after)}::int`;
  },
);

const PAID_PEOPLE = composedStatement(
  'registrations-of-source',
  {
    id: 'uuid?',
    studentId: 'uuid?',
    name: 'text',
    course: 'text',
    key: 'text',
    registration: 'text?',
    paise: 'float8',
    all: 'int4',
  },
  ({ of, key, after, ...request }: PeopleRequest, bind) => `with ${moved(request, bind)}
    select id, "studentId", coalesce(studentname, '') as name, coalesce(coursename, '') as course, key,
      registrationnumber || ', ' || session as registration, paise::float8 as paise,
      (count(*) over ())::int as all
    from paid where ${of === 'enrolments' ? '"isNew"' : 'true'}
      ${key === null ? '' : `and key = ${bind(key)}`}
    order by paise desc, id limit ${PEOPLE_AT_ONCE} offset ${bind(after)}::int`,
);

/**
 * A page of the people behind a figure. The view is audited first. Nobody for whoever may not see them.
 * @param after the number of people on the pages before
 * @throws ApiError too_many_requests when the budget of people was used up
 */
export async function sourcePeople(
  staff: Reader,
  filter: PeopleFilter,
  after = 0,
): Promise<PeoplePage> {
  if (!maySeePeople(staff, filter.of)) return { people: [], all: 0 };
  const names = await staffNames();
  const fromOf = ({ key }: { key: string }) => labelOf(filter.group, key, names);
  const request = { ...filter, key: filter.key ?? null, after, scope: leadScope(staff) };
  return registrationFigures.includes(filter.of)
    ? paidPeople(staff, request, fromOf)
    : leadPeople(staff, request, fromOf);
}

type Label = (row: { key: string }) => string;

async function leadPeople(staff: Reader, request: PeopleRequest, fromOf: Label) {
  const rows = await LEAD_PEOPLE.rows(pool, request);
  const leads = rows.map(({ id }) => id);
  const detail = { rows: rows.length, report: request.of };
  await recordView(staff, { action: 'leads.list', subject: 'list', people: leads, leads, detail });
  const people = rows.map((row): SourcePerson => ({
    id: row.id,
    name: row.name,
    course: row.course,
    from: fromOf(row),
    href: `/searchuser/leads/${row.id}`,
    at: row.at.toISOString(),
    registration: null,
    paise: null,
  }));
  return { people, all: rows[0]?.all ?? 0 };
}

async function paidPeople(staff: Reader, { scope, ...request }: PeopleRequest, fromOf: Label) {
  const isMoney = may(staff, 'reports.money');
  const rows = await PAID_PEOPLE.rows(pool, { ...request, scope: isMoney ? null : scope });
  const students = rows.flatMap(({ studentId }) => studentId ?? []);
  const detail = { rows: rows.length, report: request.of };
  const view = { subject: 'list', people: students, students, detail } as const;
  await recordView(staff, { action: 'payments.list', ...view });
  const people = rows.map((row): SourcePerson => ({
    id: row.id ?? '',
    name: row.name,
    course: row.course,
    from: fromOf(row),
    href: row.studentId && `/searchuser/person/${row.studentId}`,
    at: null,
    registration: row.registration,
    paise: isMoney ? row.paise : null,
  }));
  return { people, all: rows[0]?.all ?? 0 };
}
