import 'server-only';
import type { Staff } from '@/lib/staff/access';
import { db, pool } from '@/lib/platform/db';
import { narrow, statement, type RowOf } from '@/lib/platform/statement';
import { auditSubjects, type AuditFilter, type AuditLine, type AuditPageOf } from './audit-query';

const PAGE = 50;
/** Entries read for a page, many of which can be searches sent while typing. */
const MOST_READ = 500;

/** The subject's id where it is a uuid; the column holds other text too. */
const SUBJECT_ID = `case when e.subject in ('student', 'lead', 'registration', 'payment', 'staff', 'question')
  and e."subjectId" ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then e."subjectId"::uuid end`;

/** SQL: every subject, so that an id alone is found by the index, which begins with the subject. */
const SUBJECTS = `array['${Object.keys(auditSubjects).join("', '")}']`;

/** SQL: ids of the entries about `$id`. A part for each index: one condition with OR would read the whole audit. */
const ABOUT = `
  select id from audit_entries where "subjectId" = $id
    and subject = any(case when $subject::text is null then ${SUBJECTS} else array[$subject::text] end)
  union select id from audit_entries where $subject = 'student'
    and detail ? 'students' and detail -> 'students' ? $id
  union select id from audit_entries where $subject = 'lead'
    and detail ? 'leadIds' and detail -> 'leadIds' ? $id`;

const OTHER_FILTERS = `($before::bigint is null or id < $before)
      and ($who::text is null or case $who when 'console' then "staffId" is null else "staffId"::text = $who end)
      and ($what::text is null or action = $what)
      and ($from::date is null or at >= ($from::date)::timestamp at time zone 'Asia/Kolkata')
      and ($to::date is null or at < ($to::date + 1)::timestamp at time zone 'Asia/Kolkata')
    order by id desc limit ${MOST_READ}`;

/**
 * Keyset pagination by id, so that new entries do not shift pages. The audit stores no names:
 * current ones are joined.
 */
const LIST = statement(
  'list-audit',
  {
    before: 'int8?',
    who: 'text?',
    what: 'text?',
    subject: 'text?',
    id: 'text?',
    from: 'date?',
    to: 'date?',
  },
  {
    id: 'text',
    at: 'timestamptz',
    action: 'text',
    subject: 'text',
    subjectId: 'text?',
    reason: 'text?',
    detail: narrow<Record<string, unknown> | null>('jsonb?'),
    staffId: 'uuid?',
    staffName: 'text?',
    called: 'text?',
    studentId: 'uuid?',
    times: 'int4',
    rows: 'int4?',
    read: 'int4',
  },
  `with entries as (
    (select * from audit_entries where $id::text is null
      and ($subject::text is null or subject = $subject) and ${OTHER_FILTERS})
    union all
    (select * from audit_entries where $id::text is not null and id = any(array(${ABOUT}))
      and ${OTHER_FILTERS})
  ), keyed as (
    select *, case when action in ('people.search', 'leads.list', 'payments.list', 'requests.list', 'bank.list')
      then concat_ws(' ', action, "staffId", date_trunc('minute', at)) else id::text end as key
    from entries
  ), lines as (
    select distinct on (key) *, count(*) over (partition by key)::int as times,
      sum((detail ->> 'rows')::int) over (partition by key)::int as rows
    from keyed order by key, id desc
  )
  select e.id::text, e.at, e.action, e.subject, e."subjectId", e.reason, e.detail, e."staffId",
    coalesce(nullif(by.name, ''), by.email) as "staffName",
    coalesce(student.studentname, lead.name, registration.studentname, payment.name,
      nullif(of.name, ''), of.email, question.title) as called,
    coalesce(student.id, registration."studentId", paid."studentId") as "studentId",
    e.times, e.rows, (select count(*)::int from entries) as read
  from (select * from lines order by id desc limit ${PAGE + 1}) e
  left join staff by on by.id = e."staffId"
  left join students student on e.subject = 'student' and student.id = ${SUBJECT_ID}
  left join leads lead on e.subject = 'lead' and lead.id = ${SUBJECT_ID}
  left join registrations registration on e.subject = 'registration' and registration.id = ${SUBJECT_ID}
  left join payments payment on e.subject = 'payment' and payment.id = ${SUBJECT_ID}
  left join registrations paid on paid.id = payment."registrationId"
  left join staff of on e.subject = 'staff' and of.id = ${SUBJECT_ID}
  left join lateral (
    select content ->> 'title' as title from question_versions
    where e.subject = 'question' and "questionId" = ${SUBJECT_ID}
    order by number desc limit 1) question on true
  order by e.id desc`,
);

/** A page of the audit, newest first. Searches and lists of one person within a minute share a line. */
export async function listAudit(
  staff: Staff<'audit.read'>,
  filter: AuditFilter,
): Promise<AuditPageOf> {
  const { before, who, what, subject, id, from, to } = filter;
  const rows = await LIST.rows(pool, { before, who, what, subject, id, from, to });
  const more = rows.length > PAGE || (rows[0]?.read ?? 0) >= MOST_READ;
  return { lines: rows.slice(0, PAGE).map(lineOf), more };
}

function lineOf(entry: RowOf<typeof LIST>): AuditLine {
  const { staffId, staffName, at, times, rows, read: _read, ...row } = entry;
  const who = staffId === null ? null : { id: staffId, name: staffName ?? '' };
  const detail = times > 1 ? { times, rows } : row.detail;
  return { ...row, detail, at: at.toISOString(), who };
}

/** Ids of the people whom the lines name. */
export function namedIn(lines: readonly AuditLine[]): string[] {
  return lines.flatMap(({ subject, subjectId, studentId, called }) => {
    if (studentId !== null) return studentId;
    return called !== null && subject === 'lead' ? (subjectId ?? []) : [];
  });
}

/** Every account, for the audit filter. */
export async function auditedStaff(
  staff: Staff<'audit.read'>,
): Promise<{ id: string; name: string }[]> {
  const accounts = await db.staff.findMany({ select: { id: true, name: true, email: true } });
  return accounts
    .map(({ id, name, email }) => ({ id, name: name || email }))
    .sort((one, other) => one.name.localeCompare(other.name));
}
