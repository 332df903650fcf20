import 'server-only';
import { planLabel } from '@/content/plan-label';
import type { Queryable } from '@/lib/platform/database-connection';
import { pool } from '@/lib/platform/db';
import { isEnrolled } from '@/lib/platform/money-terms';
import { statement, type RowOf } from '@/lib/platform/statement';
import type { LeadOwner, ListedLead } from './listed-lead';

/** What staff are called: by name, or by what stands before the @ of their e-mail. */
export const nameOf = (staff: string) =>
  `coalesce(nullif(${staff}.name, ''), split_part(${staff}.email, '@', 1))`;

/** Of the account with the same phone or e-mail. */
const STUDENT = `
  select t.id as "studentId", exists (
      select from registrations r
      where r."studentId" = t.id and ${isEnrolled('r.id')}) as paid
  from students t
  where phone_key(t.contactnumber) = phone_key(l.phonenumber) or t.email = lower(trim(l.email))
  order by paid desc, t."createdAt", t.id limit 1`;

const ROWS = statement(
  'lead-rows',
  {
    id: 'uuid',
    version: 'int4',
    status: 'LeadStatus',
    closedReason: 'text?',
    nextCallAt: 'timestamptz?',
    name: 'text',
    email: 'text',
    phone: 'text',
    kind: 'LeadKind',
    coursename: 'text',
    plan: 'text?',
    page: 'text?',
    message: 'text?',
    createdAt: 'timestamptz',
    suspect: 'bool',
    staffId: 'uuid?',
    staffName: 'text?',
    times: 'int4',
    since: 'timestamptz',
    noteText: 'text?',
    noteAt: 'timestamptz?',
    noteBy: 'text?',
    studentId: 'uuid?',
    paid: 'bool?',
  },
  `select l.id, l.version, l.status, l."closedReason", l."nextCallAt", l.name, l.email,
    l.phonenumber as phone, l.kind, l.coursename, l.plan, l.page, l.message, l."createdAt", l.suspect,
    l."staffId", ${nameOf('s')} as "staffName", fold.times, fold.since,
    note.text as "noteText", note.at as "noteAt", note.by as "noteBy", "studentId", paid
  from unnest($1::uuid[]) with ordinality as wanted (id, place)
  join leads l on l.id = wanted.id
  left join staff s on s.id = l."staffId"
  cross join lateral (
    select count(*)::int as times, min(f."createdAt") as since from leads f
    where f."foldKey" = l."foldKey" and f.suspect = l.suspect) fold
  left join lateral (
    select n.text, n.at, ${nameOf('w')} as by
    from leads f join notes n on n."leadId" = f.id left join staff w on w.id = n."staffId"
    where f."foldKey" = l."foldKey" order by n.at desc, n.id desc limit 1) note on true
  left join lateral (${STUDENT}) student on true
  order by place`,
);

/** Leads as the lists show them, in the order of their ids. */
export async function leadRows(ids: readonly string[]): Promise<ListedLead[]> {
  if (ids.length === 0) return [];
  return (await ROWS.rows(pool, [ids])).map(listed);
}

function listed(row: RowOf<typeof ROWS>): ListedLead {
  const { staffId, staffName, noteText, noteAt, noteBy, studentId, paid, ...lead } = row;
  return {
    ...lead,
    plan: lead.plan && (planLabel(lead.plan) ?? lead.plan),
    owner: staffId ? { id: staffId, name: staffName ?? '' } : null,
    nextCallAt: lead.nextCallAt?.toISOString() ?? null,
    createdAt: lead.createdAt.toISOString(),
    since: lead.since.toISOString(),
    note: noteAt && { text: noteText ?? '', at: noteAt.toISOString(), by: noteBy ?? '' },
    student: studentId === null ? null : { id: studentId, paid: paid ?? false },
  };
}

const OWNERS = statement(
  'lead-owners',
  { id: 'uuid', name: 'text' },
  `select s.id, ${nameOf('s')} as name from staff s where s."disabledAt" is null order by name, s.id`,
);

const OWNER = statement(
  'lead-owner',
  { id: 'uuid' },
  'select id from staff where id = $1 and "disabledAt" is null',
);

/** Everybody who works here and can follow up leads, by name. */
export async function leadOwners(_staff: { staffId: string }): Promise<LeadOwner[]> {
  return OWNERS.rows(pool);
}

/** Only somebody who works here follows up a lead. */
export async function canOwnLeads(on: Queryable, staffId: string): Promise<boolean> {
  return (await OWNER.first(on, [staffId])) !== null;
}
