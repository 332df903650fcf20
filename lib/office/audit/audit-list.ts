import 'server-only';
import { requirePermission, type StaffPerson } from '@/lib/office/staff/access';
import { pool } from '@/lib/platform/db';
import type { AuditFilter, AuditLine, AuditPageOf } from './audit-query';

/** On one page. */
const MOST = 50;

/** A uuid to look the subject up by: the column holds other things too. */
const ID = `case when e.subject in ('student', 'lead', 'registration', 'payment', 'staff')
  and e."subjectId" ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then e."subjectId"::uuid end`;

/**
 * By their ids, which only grow: what is added while somebody reads moves nothing. Names are looked up
 * as they are now; the audit itself holds none.
 */
const LIST = `
  select e.id::text, e.at, e.action, e.subject, e."subjectId", e.reason, e.detail, e."staffId",
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
    order by id desc limit ${MOST + 1}
  ) e
  left join staff by on by.id = e."staffId"
  left join students student on e.subject = 'student' and student.id = ${ID}
  left join leads lead on e.subject = 'lead' and lead.id = ${ID}
  left join registrations registration on e.subject = 'registration' and registration.id = ${ID}
  left join payments payment on e.subject = 'payment' and payment.id = ${ID}
  left join registrations paid on paid.id = payment."registrationId"
  left join staff of on e.subject = 'staff' and of.id = ${ID}
  order by e.id desc`;

interface Row {
  id: string;
  at: Date;
  action: string;
  subject: string;
  subjectId: string | null;
  reason: string | null;
  detail: Record<string, unknown> | null;
  staffId: string | null;
  staffName: string | null;
  called: string | null;
  studentId: string | null;
}

/** Who did what when, newest first, a page of it. */
export async function listAudit(owner: StaffPerson, filter: AuditFilter): Promise<AuditPageOf> {
  requirePermission(owner, 'audit.read');
  const { before, who, what, subject, id, from, to } = filter;
  const { rows } = await pool.query<Row>(LIST, [before, who, what, subject, id, from, to]);
  return { lines: rows.slice(0, MOST).map(lineOf), more: rows.length > MOST };
}

function lineOf({ staffId, staffName, at, ...row }: Row): AuditLine {
  const who = staffId === null ? null : { id: staffId, name: staffName ?? '' };
  return { ...row, at: at.toISOString(), who };
}

/** Everybody who can have done something: for the choice of whose entries to read. */
export async function auditedStaff(owner: StaffPerson): Promise<{ id: string; name: string }[]> {
  requirePermission(owner, 'audit.read');
  const { rows } = await pool.query<{ id: string; name: string }>(
    `select id, coalesce(nullif(name, ''), email) as name from staff order by 2`,
  );
  return rows;
}
