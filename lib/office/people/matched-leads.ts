import 'server-only';
import type { Queryable } from '@/lib/platform/database-connection';
import { statement } from '@/lib/platform/statement';
import type { PersonLead } from './person';

/** Fewer digits are no phone number: many would share them. */
const SHORTEST = 7;

/**
 * By the phones and e-mails of sign-up and of every form. Two searches, each of which has its index; one
 * with "or" would read every lead.
 */
const MATCHED = statement(
  'leads-of-student',
  {
    id: 'uuid',
    kind: 'LeadKind',
    name: 'text',
    phonenumber: 'text',
    email: 'text',
    coursename: 'text',
    message: 'text?',
    status: 'LeadStatus',
    closedReason: 'text?',
    nextCallAt: 'timestamptz?',
    createdAt: 'timestamptz',
    byPhone: 'bool',
    byEmail: 'bool',
  },
  `with mine as (
    select contactnumber as phone, email from students where id = $1
    union all select mobilenumber, email from registrations where "studentId" = $1
    union all select phonenumber, email from registrations where "studentId" = $1
  ), phones as (
    select distinct phone_key(phone) as key from mine where length(phone_key(phone)) >= ${SHORTEST}
  ), emails as (
    select distinct lower(trim(email)) as key from mine where trim(email) <> ''
  ), found as (
    select id, true as "byPhone" from phones join leads on phone_key(phonenumber) = key
    union all
    select id, false from emails join leads on lower(email) = key
  )
  select leads.id, kind, leads.name, phonenumber, leads.email, coursename, message, status,
    "closedReason", "nextCallAt", "createdAt", bool_or("byPhone") as "byPhone",
    bool_or(not "byPhone") as "byEmail"
  from found join leads using (id)
  group by leads.id
  order by "createdAt"`,
);

/** Leads that are this student by phone or e-mail, oldest first. */
export async function matchedLeads(on: Queryable, studentId: string): Promise<PersonLead[]> {
  const rows = await MATCHED.rows(on, [studentId]);
  return rows.map(({ nextCallAt, createdAt, ...lead }) => ({
    ...lead,
    nextCallAt: nextCallAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }));
}
