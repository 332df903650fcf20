import 'server-only';
import { admissionAnswers, educationNames, type AnswerName } from '@/content/admission-answers';
import type { AuditAction } from '@/content/audit-words';
import type { IsoDay } from '@/content/day';
import type { Paise } from '@/content/money';
import { countAttempts } from '@/lib/accounts/log-in-attempts';
import { findRegistration, type RegistrationRecord } from '@/lib/enrolment/registrations';
import type { StaffPerson } from '@/lib/office/staff/access';
import type { FoundRefund } from '@/lib/payments/desk/payment-list';
import { foundPayment, paymentColumns, type PaymentRow } from '@/lib/payments/desk/found-payments';
import { noteAct } from '@/lib/platform/audit';
import type { Queryable, Transaction } from '@/lib/platform/database-connection';
import { inTransaction } from '@/lib/platform/db';
import { balanceOf, boughtStatuses, dueOf, netFor, receivedFor } from '@/lib/platform/money-terms';
import { statement } from '@/lib/platform/statement';
import { isUuid } from '@/lib/platform/uuid';
import { isUnder18, today } from '@/lib/site/days';
import type {
  Person,
  PersonAct,
  PersonConsent,
  PersonLead,
  PersonNote,
  PersonPayment,
  PersonRegistration,
  PersonViews,
  StudentField,
} from './person';

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

type Queries = Queryable;

/** Older ones are in the audit. */
const MOST_ACTS = 300;

const BY = `coalesce(nullif(staff.name, ''), staff.email) as by`;

const CONSENTS = `
  select kind, given, version, "createdAt" as at from consents
  where "studentId" = $1 order by "createdAt", kind`;

async function consentsOf(client: Queries, studentId: string): Promise<PersonConsent[]> {
  return moments(await client.query(CONSENTS, [studentId]));
}

const NOTES = `
  select text, at, ${BY}, "studentId" is null as "onLead"
  from notes left join staff on staff.id = notes."staffId"
  where "studentId" = $1 or "leadId" = any($2::uuid[])
  order by at, notes.id`;

/** On the student, and on leads that are the student. */
async function notesOn(
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
async function actsOn(client: Queries, about: About): Promise<PersonAct[]> {
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
async function viewsOf(client: Queries, studentId: string): Promise<PersonViews[]> {
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

const answerNames = [...Object.keys(admissionAnswers), ...educationNames] as AnswerName[];

/** Days as text: the driver would make moments of them. */
const REGISTRATIONS = `
  select ${answerNames.map((name) => `"${name}"::text`).join(', ')},
    id, registrationnumber, to_char(date, 'YYYY-MM-DD') as date, "planId", "planTitle",
    "pricePaise", inclusions, "createdAt",
    ${receivedFor('registrations.id')} as "receivedPaise", ${netFor('registrations.id')} as "netPaise",
    ${balanceOf('registrations')} as "balancePaise"
  from registrations where "studentId" = $1
  order by "createdAt" desc, id desc`;

const NAME = `coalesce(nullif(staff.name, ''), staff.email)`;

const PAYMENTS = `
  select p."registrationId", ${paymentColumns}, p."createdAt" as begun,
    (select ${NAME} from staff where id = p."staffId") as by,
    (select json_agg(json_build_object('at', coalesce("doneAt", "createdAt"),
        'by', (select ${NAME} from staff where id = "staffId")) order by "createdAt")
      from refunds where "paymentId" = p.id) as "refundedBy"
  from payments as p where p."registrationId" = any($1::uuid[])
  order by p."createdAt" desc, p.id`;

type RegistrationRow = Record<AnswerName, string> & {
  id: string;
  registrationnumber: string;
  date: IsoDay;
  planId: string | null;
  planTitle: string | null;
  pricePaise: number | null;
  inclusions: { name: string; included: boolean }[] | null;
  createdAt: Date;
  receivedPaise: number;
  netPaise: number;
  balancePaise: number | null;
};

type PaidRow = PaymentRow & {
  registrationId: string;
  by: string | null;
  refundedBy: { at: string; by: string | null }[] | null;
};

/** What a student registered for, newest first, with all that was typed and paid. */
export async function personRegistrations(
  client: Queryable,
  studentId: string,
): Promise<PersonRegistration[]> {
  const { rows } = await client.query<RegistrationRow>(REGISTRATIONS, [studentId]);
  const ids = rows.map(({ id }) => id);
  const payments = await client.query<PaidRow>(PAYMENTS, [ids]);
  return rows.map((row) =>
    registrationOf(
      row,
      payments.rows.filter(({ registrationId }) => registrationId === row.id).map(paymentOf),
    ),
  );
}

function registrationOf(row: RegistrationRow, payments: PersonPayment[]): PersonRegistration {
  const {
    id,
    registrationnumber,
    date,
    planId,
    planTitle,
    pricePaise,
    receivedPaise,
    netPaise,
    balancePaise,
  } = row;
  const { studentname, email, session, coursename, coursetype, modeofpayment } = row;
  const answers = Object.fromEntries(answerNames.map((name) => [name, row[name]]));
  const phones = [row.mobilenumber, row.phonenumber].filter((phone) => phone.trim() !== '');
  return {
    id,
    registrationnumber,
    session,
    coursename,
    coursetype,
    modeofpayment,
    email,
    planTitle,
    pricePaise,
    netPaise,
    balancePaise,
    date,
    payments,
    name: studentname,
    phones: [...new Set(phones)],
    createdAt: row.createdAt.toISOString(),
    answers: answers as Record<AnswerName, string>,
    included: (row.inclusions ?? []).filter(({ included }) => included).map(({ name }) => name),
    bought: planId !== null || payments.some(({ status }) => boughtStatuses.includes(status)),
    duePaise: dueOf(pricePaise as Paise | null, receivedPaise as Paise),
  };
}

function paymentOf({ registrationId: _of, by, refundedBy, ...row }: PaidRow): PersonPayment {
  const { refunds, ...payment } = foundPayment(row);
  return {
    ...payment,
    by,
    at: (row.paidAt ?? row.createdAt).toISOString(),
    refunds: refunds.map((refund: FoundRefund, index) => {
      const { at, by: who } = refundedBy?.[index] ?? { at: '', by: null };
      const moment = new Date(at);
      return { ...refund, on: today(moment), at: moment.toISOString(), by: who };
    }),
  };
}

/** All that is read is of one moment. */
const ONE_MOMENT = 'set transaction isolation level repeatable read';

const STUDENT = `
  select studentname, fathername, email, to_char(dateofbirth, 'YYYY-MM-DD') as dateofbirth,
    contactnumber, address, city, state, pincode, "photoName", "createdAt",
    (select count(*)::int from sessions where "studentId" = students.id) as "logIns"
  from students where id = $1`;

type Row = Record<StudentField, string> & {
  photoName: string | null;
  createdAt: Date;
  logIns: number;
};

/**
 * Everything about one student, and in the same transaction the entry in the audit that says who looked.
 * @returns null for an id that is none, and for somebody who was erased
 */
export async function readPerson(staff: StaffPerson, id: string): Promise<Person | null> {
  if (!isUuid(id)) return null;
  return inTransaction(async (client) => {
    await client.query(ONE_MOMENT);
    const { rows } = await client.query<Row>(STUDENT, [id]);
    const [row] = rows;
    if (!row) return null;
    await noteAct(client, staff, { action: 'student.view', subject: 'student', subjectId: id });
    return personOf(client, id, row);
  });
}

async function personOf(client: Transaction, id: string, row: Row): Promise<Person> {
  const { photoName, createdAt, logIns, ...details } = row;
  const leads = await matchedLeads(client, id);
  const registrations = await personRegistrations(client, id);
  const consents = await consentsOf(client, id);
  const idsOf = (all: readonly { id: string }[]) => all.map((one) => one.id);
  return {
    id,
    details,
    photoName,
    logIns,
    leads,
    registrations,
    consents,
    createdAt: createdAt.toISOString(),
    parent: parentOf(details.dateofbirth, consents),
    failedTries: await countAttempts('student', details.email, client),
    notes: await notesOn(client, id, idsOf(leads)),
    acts: await actsOn(client, {
      student: id,
      registrations: idsOf(registrations),
      payments: registrations.flatMap(({ payments }) => idsOf(payments)),
      leads: idsOf(leads),
    }),
    views: await viewsOf(client, id),
    asOf: new Date().toISOString(),
  };
}

/** The newest counts (decision D26). */
function parentOf(dateofbirth: string, consents: readonly PersonConsent[]): Person['parent'] {
  if (!isUnder18(dateofbirth)) return 'not needed';
  return consents.findLast(({ kind }) => kind === 'parent')?.given ? 'given' : 'missing';
}

/**
 * Any registration, for its copy on paper. Whoever opens one is in the audit before it is read.
 * @param staff who has shown to be staff
 * @returns null for an id that is none
 */
export async function registrationToPrint(
  staff: { staffId: string },
  id: string,
): Promise<RegistrationRecord | null> {
  const studentId = isUuid(id) ? await noted(staff, id) : null;
  return studentId === null ? null : findRegistration(studentId, id);
}

async function noted(staff: { staffId: string }, id: string): Promise<string | null> {
  return inTransaction(async (client) => {
    const { rows } = await client.query<{ studentId: string }>(
      'select "studentId" from registrations where id = $1',
      [id],
    );
    if (!rows[0]) return null;
    const about = { subject: 'registration', subjectId: id } as const;
    await noteAct(client, staff, { action: 'registration.print', ...about });
    return rows[0].studentId;
  });
}
