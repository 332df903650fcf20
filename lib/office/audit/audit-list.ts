import 'server-only';
import { requirePermission, type StaffPerson } from '@/lib/office/staff/access';
import { pool } from '@/lib/platform/db';
import { narrow, statement, type RowOf } from '@/lib/platform/statement';
import type { AuditFilter, AuditLine, AuditPageOf } from './audit-query';

const PAGE = 50;

/** The subject's id where it is a uuid; the column holds other text too. */
const SUBJECT_ID = `case when e.subject in ('student', 'lead', 'registration', 'payment', 'staff')
  and e."subjectId" ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then e."subjectId"::uuid end`;

/**
 * Keyset pagination by id, so that new entries do not shift pages. The audit stores no names:
 * current ones are joined.
 */
const LIST = statement(
  'list-audit',
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
  },
  `select e.id::text, e.at, e.action, e.subject, e."subjectId", e.reason, e.detail, e."staffId",
    coalesce(nullif(by.name, ''), by.email) as "staffName",
    coalesce(student.studentname, lead.name, registration.studentname, payment.name,
      nullif(of.name, ''), of.email) as called,
    coalesce(student.id, registration."studentId", paid."studentId") as "studentId"
  from (
    select * from audit_entries
    where ($1::bigint is null or id < $1)
      and ($2::text is null or case $2 when 'console' then "staffId" is null else "staffId"::text = $2 end)
      and ($3::text is null or action = $3)
      and ($4::text is null or subject = $4) and ($5::text is null or "subjectId" = $5)
      and ($6::date is null or at >= ($6::date)::timestamp at time zone 'Asia/Kolkata')
      and ($7::date is null or at < ($7::date + 1)::timestamp at time zone 'Asia/Kolkata')
    order by id desc limit ${PAGE + 1}
  ) e
  left join staff by on by.id = e."staffId"
  left join students student on e.subject = 'student' and student.id = ${SUBJECT_ID}
  left join leads lead on e.subject = 'lead' and lead.id = ${SUBJECT_ID}
  left join registrations registration on e.subject = 'registration' and registration.id = ${SUBJECT_ID}
  left join payments payment on e.subject = 'payment' and payment.id = ${SUBJECT_ID}
  left join registrations paid on paid.id = payment."registrationId"
  left join staff of on e.subject = 'staff' and of.id = ${SUBJECT_ID}
  order by e.id desc`,
);

/**
 * A page of the audit, newest first.
 * @throws ApiError forbidden
 */
export async function listAudit(owner: StaffPerson, filter: AuditFilter): Promise<AuditPageOf> {
  requirePermission(owner, 'audit.read');
  const { before, who, what, subject, id, from, to } = filter;
  const rows = await LIST.rows(pool, [before, who, what, subject, id, from, to]);
  return { lines: rows.slice(0, PAGE).map(lineOf), more: rows.length > PAGE };
}

function lineOf({ staffId, staffName, at, ...row }: RowOf<typeof LIST>): AuditLine {
  const who = staffId === null ? null : { id: staffId, name: staffName ?? '' };
  return { ...row, at: at.toISOString(), who };
}

const STAFF = statement(
  'audited-staff',
  { id: 'uuid', name: 'text' },
  `select id, coalesce(nullif(name, ''), email) as name from staff order by 2`,
);

/**
 * Every account, for the audit filter.
 * @throws ApiError forbidden
 */
export async function auditedStaff(owner: StaffPerson): Promise<{ id: string; name: string }[]> {
  requirePermission(owner, 'audit.read');
  return STAFF.rows(pool);
}
