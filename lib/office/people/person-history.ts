import 'server-only';
import type { AuditAction } from '@/content/audit-words';
import type { Queryable } from '@/lib/platform/database-connection';
import type { PersonAct, PersonConsent, PersonNote, PersonViews } from './person';

type Queries = Queryable;

/** Older ones are in the audit. */
const MOST_ACTS = 300;

const BY = `coalesce(nullif(staff.name, ''), staff.email) as by`;

const CONSENTS = `
  select kind, given, version, "createdAt" as at from consents
  where "studentId" = $1 order by "createdAt", kind`;

export async function consentsOf(client: Queries, studentId: string): Promise<PersonConsent[]> {
  return moments(await client.query(CONSENTS, [studentId]));
}

const NOTES = `
  select text, at, ${BY}, "studentId" is null as "onLead"
  from notes left join staff on staff.id = notes."staffId"
  where "studentId" = $1 or "leadId" = any($2::uuid[])
  order by at, notes.id`;

/** On the student, and on leads that are the student. */
export async function notesOn(
  client: Queries,
  studentId: string,
  leads: readonly string[],
): Promise<PersonNote[]> {
  return moments(await client.query(NOTES, [studentId, leads]));
}

/** What a page shows anyway, with who did it, is left out: views, notes, money taken and given back. */
const shownAnyway: readonly AuditAction[] = [
  'student.view',
  'student.note',
  'lead.view',
  'lead.note',
  'payment.record',
  'payment.refund',
];

const ACTS = `
  select audit.at, ${BY}, audit.action, audit.reason, registrations.registrationnumber,
    coalesce((
      select json_agg(json_build_object('field', field, 'before', before, 'after', after) order by field)
      from corrections where "auditId" = audit.id), '[]') as corrections
  from audit_entries as audit left join staff on staff.id = audit."staffId"
    left join registrations on audit.subject = 'registration'
      and registrations.id::text = audit."subjectId"
  where audit.action <> all($1::text[]) and (audit.subject, audit."subjectId") in
    (select * from unnest($2::text[], $3::text[]))
  order by audit.id desc limit ${MOST_ACTS}`;

/** Whom and what the audit may be about. */
interface About {
  student: string;
  registrations: readonly string[];
  payments: readonly string[];
  leads: readonly string[];
}

/** What staff did to the student and to all that belongs to the student, newest first. */
export async function actsOn(client: Queries, about: About): Promise<PersonAct[]> {
  const named: [string, string][] = [
    ['student', about.student],
    ...about.registrations.map((id): [string, string] => ['registration', id]),
    ...about.payments.map((id): [string, string] => ['payment', id]),
    ...about.leads.map((id): [string, string] => ['lead', id]),
  ];
  const [subjects, ids] = [named.map(([subject]) => subject), named.map(([, id]) => id)];
  return moments(await client.query(ACTS, [shownAnyway, subjects, ids]));
}

const VIEWS = `
  select ${BY}, count(*)::int as times, max(at) as last
  from audit_entries left join staff on staff.id = audit_entries."staffId"
  where subject = 'student' and "subjectId" = $1 and action = 'student.view'
  group by staff.id, by`;

/** Who looked at the page, how often, and when last; this time is among them. */
export async function viewsOf(client: Queries, studentId: string): Promise<PersonViews[]> {
  const { rows } = await client.query<Omit<PersonViews, 'last'> & { last: Date }>(VIEWS, [
    studentId,
  ]);
  return rows.map(({ last, ...view }) => ({ ...view, last: last.toISOString() }));
}

/** The driver reads a moment as a date; a page is sent text. */
function moments<Shown extends { at: string }>({ rows }: { rows: unknown[] }): Shown[] {
  return (rows as (Shown & { at: unknown })[]).map((row) => ({
    ...row,
    at: (row.at as unknown as Date).toISOString(),
  }));
}
