import 'server-only';
import { formPhones } from '@/lib/accounts/form-phones';
import {
  admissionAnswers,
  educationNames,
  type AnswerName,
} from '@/lib/enrolment/admission-answers';
import type { AuditAction } from '@/lib/staff/audit-words';
import { batches, batchName } from '@/content/facts/batches';
import { countText } from '@/content/counted';
import { printShortDay, type IsoDay } from '@/content/day';
import type { Paise } from '@/content/money';
import type { PurchaseKind } from '@/content/catalogue/purchase-kinds';
import { countAttempts } from '@/lib/accounts/log-in-attempts';
import { needsParentConsent } from '@/lib/accounts/parent-consent';
import { nextStepsOf, seatsLeft } from '@/lib/enrolment/batch-seats';
import { ownParcels } from '@/lib/parcels/make-parcels';
import type { OrderedItem } from '@/lib/enrolment/offerings';
import { openTestOf } from '@/lib/exam-room/sittable-papers';
import { findEnrolments } from '@/lib/enrolment/same-plan';
import { findRegistration, type RegistrationRecord } from '@/lib/enrolment/registrations';
import { doNotCallAmong, findDoNotCall } from '@/lib/leads/do-not-call';
import { leadColumns, leadColumnTypes } from '@/lib/leads/lead-columns';
import { readLanguage } from '@/lib/leads/message-language';
import { openedMessages } from '@/lib/messages/message-openings';
import { isInScope, leadScope, type LeadScope } from '@/lib/leads/lead-scope';
import { ApiError } from '@/lib/calls/errors';
import { recordView } from '@/lib/staff/audit/views';
import { remindersOf } from '@/lib/dues/reminders';
import type { Staff, StaffPerson } from '@/lib/staff/access';
import { may } from '@/lib/staff/permissions';
import { named, nameOf, staffName } from '@/lib/staff/staff-name';
import type { FoundRefund } from '@/lib/payments/desk/found-payment';
import {
  foundPayment,
  paymentColumns,
  paymentColumnTypes,
} from '@/lib/payments/desk/found-payments';
import { instalmentPlans } from '@/lib/payments/instalment-plans';
import { planStanding, type InstalmentPlan } from '@/lib/payments/instalments';
import { openPayerLinks, payersByLink } from '@/lib/payments/payer-links/payer-links';
import { isWaiting } from '@/lib/payments/upi/upi-claims';
import type { Queryable, Transaction } from '@/lib/platform/database-connection';
import { db, inTransaction } from '@/lib/platform/db';
import {
  balanceOf,
  boughtStatuses,
  dueOf,
  netFor,
  receivedFor,
  stateOf,
  type RegistrationState,
} from '@/lib/site/money-terms';
import { narrow, statement, type RowOf } from '@/lib/platform/statement';
import { isUuid } from '@/lib/platform/uuid';
import type { Prisma } from '@/prisma/client/client';
import { dayOf, today } from '@/lib/site/days';
import type {
  BatchChoice,
  BirthDates,
  Person,
  PersonAct,
  PersonConsent,
  PersonLead,
  PersonPayment,
  PersonRegistration,
  PersonTest,
  PersonViews,
} from './person';

/** Shorter numbers would match unrelated people. */
const SHORTEST_PHONE = 7;

/**
 * By the phones and e-mails of sign-up and of every form. Two searches, because one with "or" would
 * scan every lead instead of using the indexes.
 */
const MATCHED = statement(
  'leads-of-student',
  { student: 'uuid', scope: 'uuid?' },
  {
    id: 'uuid',
    ...leadColumnTypes,
    status: 'LeadStatus',
    closedReason: 'text?',
    nextCallAt: 'timestamptz?',
    byPhone: 'bool',
    byEmail: 'bool',
    byConfirmedEmail: 'bool',
  },
  `with mine as (
    select contactnumber as phone, email from students where id = $student
    union all select unnest(array[${formPhones.join(', ')}]), email from registrations where "studentId" = $student
  ), phones as (
    select distinct phone_key(phone) as key from mine where length(phone_key(phone)) >= ${SHORTEST_PHONE}
  ), emails as (
    select distinct email_key(email) as key from mine where email_key(email) is not null
  ), found as (
    select id, true as "byPhone" from phones join leads on phone_key(phonenumber) = key
    union all
    select id, false from emails join leads on email_key(email) = key
  )
  select leads.id, ${leadColumns('leads')}, status, "closedReason", "nextCallAt", bool_or("byPhone") as "byPhone",
    bool_or(not "byPhone") as "byEmail",
    coalesce(email_key(leads.email) = (select email from students
      where id = $student and "emailVerifiedAt" is not null), false) as "byConfirmedEmail"
  from found join leads using (id)
  where ${isInScope('leads', '$scope')}
  group by leads.id
  order by "createdAt"`,
);

/** Leads within the scope that have a phone or an e-mail of this student, oldest first. */
export async function matchedLeads(
  on: Queryable,
  studentId: string,
  scope: LeadScope,
): Promise<PersonLead[]> {
  const rows = await MATCHED.rows(on, { student: studentId, scope });
  return rows.map(({ nextCallAt, createdAt, ...lead }) => ({
    ...lead,
    nextCallAt: nextCallAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }));
}

/** Older ones are in the audit. */
const MOST_ACTS = 300;

/** Older ones are in the results of their tests. */
const MOST_TESTS = 100;

async function consentsOf({ db }: Transaction, studentId: string): Promise<PersonConsent[]> {
  const rows = await db.consent.findMany({
    where: { studentId },
    orderBy: [{ createdAt: 'asc' }, { kind: 'asc' }],
    select: {
      kind: true,
      given: true,
      version: true,
      givenBy: true,
      relation: true,
      via: true,
      createdAt: true,
    },
  });
  return rows.map(({ createdAt, ...row }) => ({ ...row, at: createdAt.toISOString() }));
}

/** Notes on the student and on the leads, oldest first. */
async function notesOn(
  { db }: Transaction,
  studentId: string,
  leads: string[],
): Promise<Person['notes']> {
  const rows = await db.note.findMany({
    where: { OR: [{ studentId }, { leadId: { in: leads } }] },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
    select: {
      text: true,
      at: true,
      studentId: true,
      staff: named,
    },
  });
  return rows.map(({ text, at, studentId: student, staff }) => ({
    text,
    at: at.toISOString(),
    by: nameOf(staff),
    onLead: student === null,
  }));
}

/** Shown elsewhere on the page, with the person responsible. */
const shownElsewhere: readonly AuditAction[] = [
  'student.view',
  'student.note',
  'lead.view',
  'lead.note',
  'message.open',
  'payment.record',
  'payment.refund',
];

/** Rows of a student. */
interface StudentRows {
  student: string;
  registrations: readonly Pick<PersonRegistration, 'id' | 'registrationnumber'>[];
  payments: readonly string[];
  leads: readonly string[];
}

/** Staff actions on the student and the student's rows, newest first. */
async function actsOn({ db }: Transaction, about: StudentRows): Promise<PersonAct[]> {
  const registrations = about.registrations.map(({ id }) => id);
  const acts = await db.auditEntry.findMany({
    where: {
      action: { notIn: [...shownElsewhere] },
      OR: [
        { subject: 'student', subjectId: about.student },
        { subject: 'registration', subjectId: { in: registrations } },
        { subject: 'payment', subjectId: { in: [...about.payments] } },
        { subject: 'lead', subjectId: { in: [...about.leads] } },
      ],
    },
    orderBy: { id: 'desc' },
    take: MOST_ACTS,
    select: { id: true, at: true, action: true, reason: true, subjectId: true, staff: named },
  });
  const corrections = await db.correction.findMany({
    where: { OR: [{ studentId: about.student }, { registrationId: { in: registrations } }] },
    orderBy: { field: 'asc' },
    select: { auditId: true, field: true, before: true, after: true },
  });
  return acts.map(({ id, at, action, reason, subjectId, staff }) => ({
    at: at.toISOString(),
    by: nameOf(staff),
    action: action as AuditAction,
    reason,
    registrationnumber:
      about.registrations.find((one) => one.id === subjectId)?.registrationnumber ?? null,
    corrections: corrections
      .filter(({ auditId }) => auditId === id)
      .map(({ field, before, after }) =>
        field === 'dateofbirth' ? { field, before: null, after: null } : { field, before, after },
      ),
  }));
}

/** Views of the page by person, the current one included. */
async function viewsOf({ db }: Transaction, studentId: string): Promise<PersonViews[]> {
  const views = await db.auditEntry.groupBy({
    by: ['staffId'],
    where: { subject: 'student', subjectId: studentId, action: 'student.view' },
    _count: true,
    _max: { at: true },
  });
  const people = await db.staff.findMany({
    where: { id: { in: views.flatMap(({ staffId }) => staffId ?? []) } },
    select: { id: true, ...named.select },
  });
  return views.map(({ staffId, _count: times, _max: { at } }) => ({
    by: nameOf(people.find(({ id }) => id === staffId)),
    times,
    last: at?.toISOString() ?? '',
  }));
}

/** The newest attempts at tests. */
async function testsOf({ db }: Transaction, studentId: string): Promise<PersonTest[]> {
  const attempts = await db.testAttempt.findMany({
    where: { studentId },
    orderBy: [{ startedAt: 'desc' }, { id: 'asc' }],
    take: MOST_TESTS,
    select: {
      id: true,
      paperId: true,
      number: true,
      startedAt: true,
      marks: true,
      maximum: true,
      paper: { select: { title: true } },
    },
  });
  return attempts.map(({ paper, startedAt, ...attempt }) => ({
    ...attempt,
    title: paper.title,
    startedAt: startedAt.toISOString(),
  }));
}

type ShownAnswer = Exclude<AnswerName, 'dateofbirth'>;

const allAnswers = [...Object.keys(admissionAnswers), ...educationNames] as AnswerName[];
const answerNames = allAnswers.filter((name): name is ShownAnswer => name !== 'dateofbirth');

const answerColumns = Object.fromEntries(answerNames.map((name) => [name, 'text'])) as {
  [Name in ShownAnswer]: 'text';
};

const REGISTRATIONS = statement(
  'registrations-of-student',
  { student: 'uuid' },
  {
    ...answerColumns,
    id: 'uuid',
    registrationnumber: 'text',
    date: narrow<IsoDay>('text'),
    planId: 'text?',
    planTitle: 'text?',
    kind: narrow<PurchaseKind>('text'),
    items: narrow<OrderedItem[] | null>('jsonb?'),
    shippingPaise: 'int4?',
    pricePaise: 'int4?',
    inclusions: narrow<{ name: string; included: boolean }[] | null>('jsonb?'),
    createdAt: 'timestamptz',
    receivedPaise: 'int4',
    netPaise: 'int4',
    balancePaise: 'int4?',
    hasUpiClaim: 'bool',
    doNotCall: 'text[]',
    submitted: 'bool',
    state: narrow<RegistrationState>('text'),
    withdrawnOn: narrow<IsoDay | null>('text?'),
  },
  `select ${answerNames.map((name) => `"${name}"::text`).join(', ')},
    id, registrationnumber, to_char(date, 'YYYY-MM-DD') as date, "planId", "planTitle",
    kind, items, "shippingPaise", "pricePaise", inclusions, "createdAt",
    ${receivedFor('registrations.id')} as "receivedPaise", ${netFor('registrations.id')} as "netPaise",
    ${balanceOf('registrations')} as "balancePaise",
    exists (select from upi_claims c
      where c."registrationId" = registrations.id and ${isWaiting('c')}) as "hasUpiClaim",
    ${doNotCallAmong(`array[${formPhones.join(', ')}]`)} as "doNotCall",
    "submittedAt" is not null as submitted, ${stateOf('registrations')} as state,
    to_char("withdrawnAt" at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as "withdrawnOn"
  from registrations where "studentId" = $student
  order by "createdAt" desc, id desc`,
);

const PAYMENTS = statement(
  'payments-of-student',
  { registrations: 'uuid[]' },
  {
    ...paymentColumnTypes,
    registrationId: narrow<string>('uuid?'),
    by: 'text?',
    refundedBy: narrow<{ at: string; by: string | null }[] | null>('json?'),
  },
  `select p."registrationId", ${paymentColumns},
    (select ${staffName('staff')} from staff where id = p."staffId") as by,
    (select json_agg(json_build_object('at', coalesce("doneAt", "createdAt"),
        'by', (select ${staffName('staff')} from staff where id = "staffId")) order by "createdAt")
      from refunds where "paymentId" = p.id) as "refundedBy"
  from payments as p where p."registrationId" = any($registrations::uuid[])
  order by p."createdAt" desc, p.id`,
);

type RegistrationRow = RowOf<typeof REGISTRATIONS>;

/** The registrations of a student with their payments, newest first. */
export async function personRegistrations(
  client: Transaction,
  studentId: string,
): Promise<PersonRegistration[]> {
  const rows = await REGISTRATIONS.rows(client, { student: studentId });
  const ids = rows.map(({ id }) => id);
  const payments = await PAYMENTS.rows(client, { registrations: ids });
  const plans = await instalmentPlans(ids, client.db);
  const next = await nextStepsOf(ids, client);
  const payerLinks = await openPayerLinks(ids, client.db);
  const payers = await payersByLink(ids, client.db);
  const reminders = await remindersOf(ids, client);
  const parcels = await ownParcels(studentId, client.db);
  return rows.map((row) => ({
    ...registrationOf(
      row,
      payments.filter(({ registrationId }) => registrationId === row.id).map(paymentOf),
      plans.get(row.id) ?? null,
    ),
    payerLinks: payerLinks.get(row.id) ?? [],
    payers: payers.get(row.id) ?? [],
    next: next.get(row.id) ?? null,
    reminders: reminders.get(row.id) ?? { last: null, stopped: null },
    parcels: parcels.filter(({ registrationId }) => registrationId === row.id),
  }));
}

function registrationOf(
  row: RegistrationRow,
  payments: PersonPayment[],
  plan: InstalmentPlan | null,
): Omit<PersonRegistration, 'next' | 'payerLinks' | 'payers' | 'reminders' | 'parcels'> {
  const { planId, inclusions, receivedPaise, createdAt, ...registration } = row;
  const answers = Object.fromEntries(answerNames.map((name) => [name, row[name]]));
  const phones = formPhones.map((name) => row[name]).filter((phone) => phone.trim() !== '');
  const instalments = plan && {
    ...plan,
    ...planStanding(plan.lines, receivedPaise as Paise, today()),
  };
  const duePaise = row.submitted
    ? dueOf(row.pricePaise as Paise | null, receivedPaise as Paise)
    : 0;
  return {
    ...registration,
    payments,
    instalments,
    name: row.studentname,
    phones: [...new Set(phones)],
    createdAt: createdAt.toISOString(),
    answers: answers as PersonRegistration['answers'],
    included: (inclusions ?? []).filter(({ included }) => included).map(({ name }) => name),
    bought:
      planId !== null ||
      row.items !== null ||
      payments.some(({ status }) => boughtStatuses.includes(status)),
    duePaise,
    dueNowPaise: row.submitted && instalments?.isCurrent ? instalments.dueNow : duePaise,
  };
}

function paymentOf({
  registrationId: _of,
  by,
  refundedBy,
  ...row
}: RowOf<typeof PAYMENTS>): PersonPayment {
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

/** All reads use one snapshot. */
const REPEATABLE_READ = statement(
  'repeatable-read',
  {},
  {},
  'set transaction isolation level repeatable read',
);

const pageColumns = {
  studentname: true,
  fathername: true,
  email: true,
  contactnumber: true,
  address: true,
  city: true,
  state: true,
  pincode: true,
  photoName: true,
  createdAt: true,
  emailVerifiedAt: true,
  _count: { select: { sessions: true } },
  registrations: { orderBy: { dateofbirth: 'desc' }, take: 1, select: { dateofbirth: true } },
} as const satisfies Prisma.StudentSelect;

/**
 * The record of a student without dates of birth, and with the leads of the same person if the role may see
 * leads. The view is audited first.
 * @returns null for an unknown id
 * @throws ApiError too_many_requests when the budget of people was used up
 */
export async function readPerson(staff: Staff<'people.read'>, id: string): Promise<Person | null> {
  if (!isUuid(id) || !(await studentExists(id))) return null;
  const about = { subject: 'student', subjectId: id, people: [id] } as const;
  await recordView(staff, { action: 'student.view', ...about });
  return inTransaction(async (client) => {
    await REPEATABLE_READ.run(client);
    const row = await client.db.student.findUnique({ where: { id }, select: pageColumns });
    return row && personOf(client, staff, id, row);
  });
}

const studentExists = async (id: string) => (await db.student.count({ where: { id } })) > 0;

/**
 * The dates of birth of sign-up and of each registration, by its id. The view is audited first.
 * @throws ApiError not_found, too_many_requests when the budget of people was used up
 */
export async function showBirthDates(
  staff: Staff<'people.birthDates'>,
  { student }: { student: string },
): Promise<BirthDates> {
  const gone = () => new ApiError('not_found', 'This student no longer exists. Search again.');
  if (!(await studentExists(student))) throw gone();
  const about = { subject: 'student', subjectId: student, people: [student] } as const;
  await recordView(staff, { action: 'student.birthDate', ...about });
  const found = await db.student.findUnique({
    where: { id: student },
    select: { dateofbirth: true, registrations: { select: { id: true, dateofbirth: true } } },
  });
  if (!found) throw gone();
  const ofForms = found.registrations.map(({ id, dateofbirth }) => [id, dayOf(dateofbirth)]);
  return { student: dayOf(found.dateofbirth), registrations: Object.fromEntries(ofForms) };
}

async function personOf(
  client: Transaction,
  staff: StaffPerson,
  id: string,
  row: Prisma.StudentGetPayload<{ select: typeof pageColumns }>,
): Promise<Person> {
  const { photoName, createdAt, emailVerifiedAt, _count, registrations: forms, ...details } = row;
  const latestBirth = forms[0] ? dayOf(forms[0].dateofbirth) : null;
  const leads = may(staff, 'leads.read') ? await matchedLeads(client, id, leadScope(staff)) : [];
  const registrations = await personRegistrations(client, id);
  const consents = await consentsOf(client, id);
  const phones = [details.contactnumber, ...registrations.flatMap((one) => one.phones)];
  const doNotCall = [...(await findDoNotCall(client, phones))];
  const idsOf = (all: readonly { id: string }[]) => all.map((one) => one.id);
  return {
    id,
    details,
    photoName,
    emailConfirmed: emailVerifiedAt !== null,
    logIns: _count.sessions,
    doNotCall: Object.fromEntries(doNotCall.map(([phone, at]) => [phone, at.toISOString()])),
    hasService: await hasService(client, id, registrations),
    language: await readLanguage(client, id),
    leads,
    registrations,
    consents,
    createdAt: createdAt.toISOString(),
    parent: await parentOf(client, id, consents, latestBirth),
    failedTries: await countAttempts('student', details.email, client),
    notes: await notesOn(client, id, idsOf(leads)),
    messages: await openedMessages(client, { student: id, leads: idsOf(leads) }),
    acts: await actsOn(client, {
      student: id,
      registrations,
      payments: registrations.flatMap(({ payments }) => idsOf(payments)),
      leads: idsOf(leads),
    }),
    views: await viewsOf(client, id),
    tests: may(staff, 'testResults.read') ? await testsOf(client, id) : [],
    openTest: await openTestOf(client, id),
    batches: await batchChoices(client),
    asOf: new Date().toISOString(),
  };
}

/** A fee is due or a class is running, about which a student may be called and written to all the same. */
export async function hasService(
  client: Transaction,
  studentId: string,
  registrations: readonly Pick<PersonRegistration, 'duePaise'>[],
): Promise<boolean> {
  if (registrations.some(({ duePaise }) => duePaise !== 0)) return true;
  return (await findEnrolments(client, [studentId])).length > 0;
}

async function batchChoices(client: Transaction): Promise<BatchChoice[]> {
  const left = await seatsLeft(client);
  return batches.map(({ id, start, timing, seats, ...batch }) => {
    const from = `from ${printShortDay(start)}`;
    const seat = seats !== undefined && `${left.get(id) ?? 0} of ${countText(seats, 'seat')} left`;
    return { id, label: [batchName(batch), from, timing, seat].filter(Boolean).join(', ') };
  });
}

/** The newest consent counts (D26). */
async function parentOf(
  client: Transaction,
  id: string,
  consents: readonly PersonConsent[],
  born: string | null,
): Promise<Person['parent']> {
  if (await needsParentConsent(id, { on: client, ...(born && { born }) })) return 'missing';
  return consents.findLast(({ kind }) => kind === 'parent')?.given ? 'given' : 'not needed';
}

/**
 * A registration for its printed copy, which shows the date of birth. Each view is audited first.
 * @returns null for an unknown id
 * @throws ApiError too_many_requests when the budget of people was used up
 */
export async function registrationToPrint(
  staff: Staff<'people.read' | 'people.birthDates'>,
  id: string,
  as: 'page' | 'PDF' | 'terms',
): Promise<(RegistrationRecord & { studentId: string }) | null> {
  const select = { studentId: true } as const;
  const row = isUuid(id) ? await db.registration.findUnique({ where: { id }, select }) : null;
  if (!row) return null;
  const { studentId } = row;
  const of = { people: [studentId], students: [studentId], detail: { as } };
  const about = { subject: 'registration', subjectId: id } as const;
  await recordView(staff, { action: 'registration.print', ...about, ...of });
  const record = await findRegistration(studentId, id);
  return record && { ...record, studentId };
}
