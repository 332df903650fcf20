import 'server-only';
import { may, rightsOf } from '@/lib/staff/permissions';
import type { Staff } from '@/lib/staff/access';
import { named, type Named } from '@/lib/staff/staff-name';
import { demoPlace, findDemoClass } from '@/content/facts/demo-classes';
import { findOffering } from '@/content/catalogue/offerings';
import type { Transaction } from '@/lib/platform/database-connection';
import { db, pool } from '@/lib/platform/db';
import { today } from '@/lib/site/days';
import { isEnrolled } from '@/lib/site/money-terms';
import { narrow, statement, type Columns, type RowOf } from '@/lib/platform/statement';
import { doNotCallAt } from './do-not-call';
import { leadColumns, leadColumnTypes, shownName } from './lead-columns';
import { isInScope, type LeadScope } from './lead-scope';
import { currentFirst, isUnanswered, isUncalled } from './lead-terms';
import type { LeadStatus } from './lead-words';
import { languageOfLead } from './message-language';
import { courseFacts, whatToSay } from './what-to-say';

/** Name of a staff member, or the local part of their e-mail; '' for nobody. */
export const shortNameOf = (staff: Named | null | undefined): string =>
  staff ? staff.name || staff.email.replace(/@.*/s, '') : '';

const namedType = narrow<Named | null>('json?');
const namedSql = (staff: string) =>
  `case when ${staff}.id is not null then
    json_build_object('name', ${staff}.name, 'email', ${staff}.email) end`;

/** Somebody else on the same phone, by their current lead. */
interface HouseholdMember {
  id: string;
  name: string;
  coursename: string;
  status: LeadStatus;
}

const HOUSEHOLD = `
  select coalesce(json_agg(json_build_object('id', id, 'name', name, 'coursename', coursename, 'status', status)
    order by name), '[]') as members
  from (
    select distinct on (f."personKey") f.id, ${shownName('f')} as name, f.coursename, f.status from leads f
    where f."foldKey" = l."foldKey" and f."personKey" <> l."personKey" and f.suspect = l.suspect
      and ${isInScope('f', '$scope')}
    order by f."personKey", ${currentFirst('f')}) others`;

interface BookedDemo {
  slot: string;
  title: string;
  startsAt: string;
}

/** The demo classes to come that the person has booked, the next one first. */
const BOOKED_DEMOS = `
  select json_agg(json_build_object('slot', seat.slot, 'title', seat.title, 'startsAt', seat."startsAt")
    order by seat."startsAt")
  from leads f join demo_seats seat on seat."leadId" = f.id
  where f."personKey" = l."personKey" and ${isInScope('f', '$scope')}
    and seat.outcome is null and seat."startsAt" > now()`;

const columns = {
  id: ['uuid', 'l.id'],
  version: ['int4', 'l.version'],
  status: ['LeadStatus', 'l.status'],
  closedReason: ['text?', 'l."closedReason"'],
  nextCallAt: ['timestamptz?', 'l."nextCallAt"'],
  suspect: ['bool', 'l.suspect'],
  doNotCallAt: ['timestamptz?', doNotCallAt('l.phonenumber')],
  language: ['MessageLanguage?', languageOfLead('l')],
  times: ['int4', 'fold.times'],
  since: ['timestamptz', 'fold.since'],
  waitingSince: ['timestamptz?', 'fold."waitingSince"'],
  answerBy: ['timestamptz?', 'fold."answerBy"'],
  staffId: ['uuid?', 'l."staffId"'],
  staff: [namedType, namedSql('s')],
  calls: ['int4', 'called.calls'],
  lastOutcome: ['CallOutcome?', 'called.outcome'],
  lastCallAt: ['timestamptz?', 'called.at'],
  noteText: ['text?', 'note.text'],
  noteAt: ['timestamptz?', 'note.at'],
  noteBy: [namedType, 'note.by'],
  demos: [narrow<BookedDemo[] | null>('json?'), `(${BOOKED_DEMOS})`],
  household: [narrow<HouseholdMember[]>('json'), 'household.members'],
  studentId: ['uuid?', 'student.id'],
  paid: ['bool?', 'student.paid'],
} as const satisfies Record<string, readonly [Columns[string], string]>;

type ColumnTypes = { [Name in keyof typeof columns]: (typeof columns)[Name][0] };

const STUDENT = `
  select t.id, exists (
      select from registrations r
      where r."studentId" = t.id and ${isEnrolled('r.id')}) as paid
  from students t
  where phone_key(t.contactnumber) = phone_key(l.phonenumber)
    or t.email = email_key(l.email)
  order by paid desc, t."createdAt", t.id limit 1`;

const ROWS = statement(
  'lead-rows',
  { ids: 'uuid[]', scope: 'uuid?' },
  {
    ...leadColumnTypes,
    ...(Object.fromEntries(
      Object.entries(columns).map(([name, [type]]) => [name, type]),
    ) as ColumnTypes),
  },
  `select ${leadColumns('l')}, ${Object.entries(columns)
    .map(([name, [, sql]]) => `${sql} as "${name}"`)
    .join(', ')}
  from unnest($ids::uuid[]) with ordinality as wanted (id, place)
  join leads l on l.id = wanted.id
  left join staff s on s.id = l."staffId"
  cross join lateral (
    select count(*)::int as times, min(f."createdAt") as since,
      min(f."createdAt") filter (where ${isUncalled('f')}) as "waitingSince",
      min(f."answerBy") filter (where ${isUnanswered('f')}) as "answerBy"
    from leads f
    where f."personKey" = l."personKey" and f.suspect = l.suspect and ${isInScope('f', '$scope')}) fold
  cross join lateral (
    select count(*)::int as calls, max(c.at) as at,
      (array_agg(c.outcome order by c.at desc))[1] as outcome
    from leads f join lead_calls c on c."leadId" = f.id
    where f."personKey" = l."personKey" and ${isInScope('f', '$scope')}) called
  left join lateral (
    select n.text, n.at, ${namedSql('w')} as by
    from leads f join notes n on n."leadId" = f.id left join staff w on w.id = n."staffId"
    where f."personKey" = l."personKey" and ${isInScope('f', '$scope')} order by n.at desc, n.id desc limit 1) note on true
  left join lateral (${STUDENT}) student on true
  cross join lateral (${HOUSEHOLD}) household
  order by wanted.place`,
);

/** Leads as listed, in the order of `ids`, with what is within the scope of their people. */
export async function leadRows(ids: readonly string[], scope: LeadScope) {
  if (ids.length === 0) return [];
  return (await ROWS.rows(pool, { ids, scope })).map(listedLead);
}

function listedLead(row: RowOf<typeof ROWS>) {
  const { staffId, staff, noteText, noteAt, noteBy, studentId, paid, demos, ...lead } =
    withIsoTimes(row);
  return {
    ...lead,
    plan: lead.plan && (findOffering(lead.plan)?.label ?? lead.plan),
    say: whatToSay(lead, today()),
    courseFacts: courseFacts(lead, today()),
    demo: nextDemo(demos ?? []),
    assignee: staffId ? { id: staffId, name: shortNameOf(staff) } : null,
    note: noteAt && { text: noteText ?? '', at: noteAt, by: shortNameOf(noteBy) },
    student: studentId === null ? null : { id: studentId, paid: paid ?? false },
  };
}

/** The next booked class that is still announced. */
function nextDemo(booked: readonly BookedDemo[]) {
  for (const { slot, title, startsAt } of booked) {
    const held = findDemoClass(slot);
    if (held) return { title, startsAt, place: held.link ?? demoPlace(held) };
  }
  return null;
}

type WithIsoTimes<Row> = {
  [Name in keyof Row]: Row[Name] extends Date | null
    ? Exclude<Row[Name], Date> | string
    : Row[Name];
};

function withIsoTimes<Row extends object>(row: Row): WithIsoTimes<Row> {
  const entries = Object.entries(row).map(([name, value]: [string, unknown]) => [
    name,
    value instanceof Date ? value.toISOString() : value,
  ]);
  return Object.fromEntries(entries) as WithIsoTimes<Row>;
}

/** The open accounts whose person may work on leads. */
async function readAssignable({ db: on }: Pick<Transaction, 'db'>, id?: string) {
  const open = await on.staff.findMany({
    where: { disabledAt: null, ...(id !== undefined && { id }) },
    orderBy: { id: 'asc' },
    select: {
      id: true,
      ...named.select,
      role: true,
      permissionsGiven: true,
      permissionsTaken: true,
    },
  });
  return open.filter((account) => may({ rights: rightsOf(account) }, 'leads.change'));
}

/** Staff to whom leads can be assigned, by name. */
export async function assignableStaff(
  staff: Staff<'leads.read' | 'leads.change' | 'leads.assign'>,
) {
  const assignable = await readAssignable({ db });
  return assignable
    .map((one) => ({ id: one.id, name: shortNameOf(one) }))
    .sort((one, other) => one.name.localeCompare(other.name));
}

/** Whether leads can be assigned to the account. */
export async function canBeAssigned(tx: Transaction, id: string): Promise<boolean> {
  return (await readAssignable(tx, id)).length === 1;
}
