import type { AuditAction } from '@/lib/staff/audit-words';
import type { Transaction } from '@/lib/platform/database-connection';
import { heldStatuses } from '@/lib/site/money-terms';
import { lockNames } from '@/lib/platform/database-locks';
import { hashOf } from '@/lib/platform/random-token';
import { composedStatement, statement } from '@/lib/platform/statement';
import { DEMO_EXCHANGE } from '@/lib/telephony/exchange';
import { dayAfter, today } from '@/lib/site/days';
import { DEMO_SHELF, demoShelf } from './course-material';
import { demoClassSeats } from './demo-classes';
import { demoContext, type DemoContext } from './demo-context';
import {
  demoCalls,
  demoDoNotCall,
  demoLeads,
  demoNotes,
  demoPhoneCalls,
  type LeadRow,
} from './leads';
import { demoLanguage, demoMessages, demoText } from './messages';
import { demoPageSpeed } from './page-speed';
import { demoParcels } from './parcels';
import {
  demoBankLines,
  demoClaims,
  demoInstalments,
  demoPayerLinks,
  demoPayments,
  demoReceipts,
  demoRefundDocuments,
  demoUpiClaims,
  type DemoPayment,
} from './payments';
import {
  DEMO_DOMAIN,
  DEMO_ORDER,
  DEMO_PHONES,
  demoConsents,
  demoCounsellors,
  demoOwner,
  demoPhotos,
  demoStaff,
  demoStudents,
  type DemoStudent,
} from './people';
import { demoVisits } from './sources';
import { DEMO_TEST, demoTests } from './tests';
import { demoRegistrations, demoSeats, DEMO_COUNTER, enrolAtDemoCounter } from './registrations';

interface ActRow {
  at: Date;
  staffId: string;
  action: AuditAction;
  subject: 'student' | 'lead' | 'payment';
  subjectId: string;
  reason: string | null;
  detail: { demo: true; amountPaise?: number; fields?: string[] };
}

/** A small number: audit entries cannot be deleted. */
const MOST_OF_EACH = 250;

/** Recent staff actions for the audit, each marked as demo data. */
function demoActs(
  leads: readonly LeadRow[],
  students: readonly DemoStudent[],
  payments: readonly DemoPayment[],
  demo: DemoContext,
): ActRow[] {
  const detail = { demo: true } as const;
  const changed = newest(leads, ({ createdAt }) => createdAt)
    .filter(({ version }) => version > 1)
    .map(({ id, createdAt, staffId }): ActRow => ({
      at: demo.after(createdAt, demo.between(20, 3_000)),
      reason: null,
      staffId: staffId ?? demoOwner.id,
      action: 'lead.change',
      subject: 'lead',
      subjectId: id,
      detail: { ...detail, fields: ['status', 'nextCallAt'] },
    }));
  const viewed = newest(students, ({ row }) => row.createdAt).map(({ row }): ActRow => ({
    at: demo.after(row.createdAt, demo.between(60, 9_000)),
    reason: null,
    staffId: demo.pick(demoCounsellors).id,
    action: 'student.view',
    subject: 'student',
    subjectId: row.id,
    detail,
  }));
  const office = payments.filter(({ payment }) => payment.provider === 'office');
  const recorded = newest(office, ({ payment }) => payment.createdAt).map(
    ({ payment }): ActRow => ({
      at: payment.createdAt,
      staffId: payment.staffId ?? demoOwner.id,
      reason: null,
      action: 'payment.record',
      subject: 'payment',
      subjectId: payment.id,
      detail: { ...detail, amountPaise: payment.amountPaise },
    }),
  );
  const refunded = payments
    .flatMap(({ refunds }) => refunds)
    .map(({ createdAt, paymentId, reason, amountPaise }): ActRow => ({
      at: createdAt,
      staffId: demoOwner.id,
      reason,
      action: 'payment.refund',
      subject: 'payment',
      subjectId: paymentId,
      detail: { ...detail, amountPaise },
    }));
  return newest(
    [...changed, ...viewed, ...recorded, ...refunded],
    ({ at }) => at,
    Infinity,
  ).reverse();
}

function newest<T>(list: readonly T[], at: (one: T) => Date, most = MOST_OF_EACH): T[] {
  return [...list].sort((a, b) => at(b).getTime() - at(a).getTime()).slice(0, most);
}

/** Rows by table, in insertion order. */
type DemoTables = readonly (readonly [table: string, rows: readonly object[]])[];

const SEED = 20_26;

/**
 * The demo without its staff: the same people on every run, with days that end at `now`.
 * @param size number of people; by default as the README states
 */
async function demoTables(
  now: Date,
  size: { students: number; leads: number } = { students: 2_000, leads: 6_000 },
): Promise<DemoTables> {
  const demo = demoContext(SEED, now);
  const students = demoStudents(size.students, demo);
  const registrations = demoRegistrations(students, demo);
  const payments = demoPayments(registrations, demo);
  const receipts = demoReceipts(payments, registrations, demo);
  const instalments = demoInstalments(payments, registrations, demo);
  const payerLinks = demoPayerLinks(payments, instalments, demo);
  const refundDocuments = demoRefundDocuments(payments, receipts);
  const registered = new Set(registrations.map(({ studentId }) => studentId));
  const asked = students.filter(({ row }) => registered.has(row.id) && demo.happens(0.75));
  const leads = demoLeads(size.leads, asked, demo);
  enrolAtDemoCounter(students, registrations);
  const photos = await demoPhotos(students, demo);
  const consents = demoConsents(students, demo);
  const notes = demoNotes(leads, students, demo);
  const bankLines = demoBankLines(payments, demo);
  const acts = demoActs(leads, students, payments, demo);
  const seats = seatsOfPaid(registrations, payments, demo);
  const upiClaims = demoUpiClaims(payments, registrations, demo);
  const forms = withDrafts(registrations, payments, upiClaims);
  const classSeats = demoClassSeats(leads, demo);
  return [
    ['students', students.map(({ row }) => withLanguage(row, row.contactnumber))],
    ['photos', photos],
    ['consents', consents],
    ['leads', leads.map((row) => withLanguage(row, row.phonenumber))],
    ['notes', notes],
    ['registrations', forms],
    ['batches', [...new Set(seats.map(({ batchId: id }) => id))].map((id) => ({ id }))],
    ['batch_seats', seats],
    ['payments', payments.map(({ payment }) => payment)],
    ['payment_events', payments.flatMap(({ events }) => events)],
    ['refunds', payments.flatMap(({ refunds }) => refunds)],
    ['receipts', receipts],
    ['receipt_series', lastSerials(receipts).map(([year, serial]) => ({ year, last: serial }))],
    ['refund_documents', refundDocuments],
    ['refund_document_series', refundSeries(refundDocuments)],
    ['instalment_plans', instalments.map(({ plan }) => plan)],
    ['instalment_lines', instalments.flatMap(({ lines }) => lines)],
    ['payer_links', payerLinks.map(({ link }) => link)],
    ['payer_link_payments', payerLinks.flatMap(({ payment }) => payment ?? [])],
    ['bank_lines', bankLines],
    ...demoReminders(forms, payments, demo),
    ['completion_links', demoCompletionLinks(forms, demo)],
    ['refund_claims', demoClaims(payments, registrations, demo)],
    ['upi_claims', upiClaims],
    ['parcels', demoParcels(payments, registrations, demo)],
    ...demoShelf(payments, registrations, demo),
    ['audit_entries', acts],
    ...demoFollowUp(leads, students, demo),
    ['demo_seats', classSeats],
    ...demoTests(payments, registrations, demo),
  ];
}

/** The last serial of each year. */
const lastSerials = (documents: readonly { year: string; serial: number }[]) => [
  ...new Map(documents.map(({ year, serial }) => [year, serial])),
];

const refundSeries = (documents: Parameters<typeof lastSerials>[0]) =>
  lastSerials(documents).map(([year, serial]) => ({ series: 'RR', year, last: serial }));

const withLanguage = <Row extends object>(row: Row, phone: string) => ({
  ...row,
  language: demoLanguage(phone),
});

/** The calls to leads and by them, the numbers that are not to be called, and the messages. */
const demoFollowUp = (
  leads: readonly LeadRow[],
  students: readonly DemoStudent[],
  demo: DemoContext,
): DemoTables => [
  ['lead_calls', demoCalls(leads, demo)],
  ['do_not_call', demoDoNotCall(leads, demo)],
  ['message_openings', demoMessages(leads, students, demo)],
  ['phone_calls', demoPhoneCalls(leads, demo)],
];

/** Seats of students for whom money is held; without a seat, the money needs attention. */
function seatsOfPaid(
  registrations: ReturnType<typeof demoRegistrations>,
  payments: ReturnType<typeof demoPayments>,
  demo: DemoContext,
) {
  const held = payments.filter(({ payment }) =>
    (heldStatuses as readonly string[]).includes(payment.status),
  );
  const paid = new Set(held.flatMap(({ payment }) => payment.registrationId ?? []));
  const seats = demoSeats(registrations, paid, demo);
  const unseated = new Set(
    seats.flatMap(({ registrationId, seatedAt }) => (seatedAt === null ? [registrationId] : [])),
  );
  for (const { payment } of held) {
    if (unseated.has(payment.registrationId ?? '')) payment.attention ??= 'batch full';
  }
  return seats;
}

/** A few of those enrolled at the counter without e-mail have a link to complete their form. */
function demoCompletionLinks(forms: ReturnType<typeof withDrafts>, demo: DemoContext) {
  return forms
    .filter(({ requestId }) => requestId.startsWith(DEMO_COUNTER))
    .slice(0, 5)
    .map(({ id }) => ({
      registrationId: id,
      tokenHash: hashOf(demo.uuid()),
      createdAt: demo.past(2),
    }));
}

/** Reminders to students who have paid nothing for weeks; a few are left out. */
function demoReminders(
  forms: ReturnType<typeof withDrafts>,
  payments: ReturnType<typeof demoPayments>,
  demo: DemoContext,
): DemoTables {
  const paid = new Set(payments.map(({ payment }) => payment.registrationId));
  const late = forms.filter(
    ({ id, submittedAt, pricePaise, email }) =>
      submittedAt && pricePaise !== null && email !== '' && !paid.has(id),
  );
  const reminders = late.flatMap(({ id, createdAt, pricePaise }) => {
    const dueOn = dayAfter(today(createdAt), 7);
    const sentAt = new Date(`${dueOn}T05:30:00Z`);
    if (sentAt >= demo.now || demo.happens(0.3)) return [];
    const what = { line: 'whole', step: 0, dueOn, amountPaise: pricePaise ?? 0, way: 'mail' };
    return [{ registrationId: id, ...what, createdAt: sentAt, sentAt }];
  });
  const stops = late
    .filter((_, index) => index % 25 === 0)
    .map(({ id, createdAt }) => ({
      registrationId: id,
      reason: 'Pays at the start of the session',
      createdAt,
    }));
  return [
    ['due_reminders', reminders],
    ['reminder_stops', stops],
  ];
}

/** Half of the students' own forms without a payment are drafts, and all orders without one. */
function withDrafts(
  registrations: ReturnType<typeof demoRegistrations>,
  payments: ReturnType<typeof demoPayments>,
  claims: ReturnType<typeof demoUpiClaims>,
) {
  const claimed = new Set(claims.map(({ registrationId }) => registrationId));
  const paid = new Set(payments.map(({ payment }) => payment.registrationId));
  return registrations.map((row, index) => ({
    ...row,
    submittedAt:
      paid.has(row.id) || claimed.has(row.id) || row.email === '' || (index % 2 === 0 && !row.items)
        ? row.createdAt
        : null,
  }));
}

const ROWS_AT_ONCE = 2_000;

const ofDemo = `like '%@${DEMO_DOMAIN}'`;
/** Students without an e-mail are recognised by their form, whose id no browser can choose. */
const studentsOfDemo = `
  select id from students where email ${ofDemo}
    or email = '' and id in (
      select "studentId" from registrations where "requestId" like '${DEMO_COUNTER}%')`;

const demoAccounts = `select id from staff where email ${ofDemo}`;
const paymentsOfDemo = `
  select id from payments where "orderId" like '${DEMO_ORDER}%' or "registrationId" in (
    select id from registrations where "studentId" in (${studentsOfDemo}))`;

/** Includes what real staff did with demo rows, but nothing they wrote elsewhere. */
const REMOVE = [
  `delete from bank_lines where "lineKey" like '${DEMO_ORDER}%' or "staffId" in (${demoAccounts})`,
  ...['payment_events', 'refund_documents', 'refunds', 'receipts'].map(
    (table) => `delete from ${table} where "paymentId" in (${paymentsOfDemo})`,
  ),
  `delete from payments where id in (${paymentsOfDemo})`,
  `delete from receipt_series where year not in (select year from receipts)`,
  `delete from refund_document_series
     where (series, year) not in (select series, year from refund_documents)`,
  // Made by calls of the stand-in.
  `delete from leads where kind = 'phoneCall' and id in (
     select "leadId" from phone_calls where exchange = '${DEMO_EXCHANGE}')`,
  `delete from phone_calls where exchange = '${DEMO_EXCHANGE}'`,
  `delete from leads where email ${ofDemo}`,
  `delete from students where id in (${studentsOfDemo})`,
  `delete from batches where id not in (select "batchId" from batch_seats)`,
  `delete from shelf_items where "requestId" like '${DEMO_SHELF}%'`,
  `delete from shelf_files where "staffId" in (${demoAccounts})
     and not exists (select from shelf_items where "fileId" = shelf_files.id)`,
  `delete from test_papers where "requestId" like '${DEMO_TEST}%'`,
  // Those that tests of real staff have taken stay.
  `delete from questions where id in (
     select "questionId" from question_versions where "requestId" like '${DEMO_TEST}%'
       and not exists (select from test_paper_questions where "versionId" = question_versions.id))`,
  // Staff that the audit references are kept as closed accounts.
  `delete from sessions where "staffId" in (${demoAccounts})`,
  `delete from staff where email ${ofDemo}
     and not exists (select from audit_entries where "staffId" = staff.id)`,
  `update staff set "disabledAt" = coalesce("disabledAt", now()) where email ${ofDemo}`,
  // Visits of people were added to the same rows.
  `delete from web_vital_counts where exists (select from demo_marks)`,
  `delete from visit_counts where exists (select from demo_marks)`,
  `delete from message_texts where text like '${demoText.text.slice(0, 40)}%'`,
  `delete from do_not_call where "phoneKey" like '${DEMO_PHONES}%'`,
  `delete from demo_marks`,
].map((text, step) => statement(`remove-demo-${step + 1}`, {}, {}, text));

/** Whether the database holds a demo. Waits for a concurrent write or removal of one. */
export async function hasDemo(client: Transaction): Promise<boolean> {
  await lockNames(client, 'demo');
  return (await client.db.demoMark.count()) > 0;
}

/**
 * Writes the demo into an empty database and prints its row counts.
 * @throws Error if there are real people or payments
 */
export async function fillEmpty(client: Transaction): Promise<void> {
  const real = await countReal(client);
  if (real > 0) {
    throw new Error(
      `There are real people or payments in this database (${real}). A demo belongs into an empty one: set DATA_DIR or DATABASE_URL.`,
    );
  }
  await writeDemoStaff(client, '');
  const now = new Date();
  const tables: DemoTables = [
    ...(await demoTables(now)),
    ['web_vital_counts', demoPageSpeed(demoContext(SEED, now))],
    ['visit_counts', demoVisits(demoContext(SEED, now))],
  ];
  // What was measured before would collide with the same rows.
  await client.db.webVitalCount.deleteMany();
  await client.db.visitCount.deleteMany();
  await writeDemo(client, tables);
  await client.db.messageText.createMany({ data: [demoText], skipDuplicates: true });
  const counts = ['students', 'leads', 'registrations', 'payments'].map((name) => {
    const [, rows = []] = tables.find(([table]) => table === name) ?? [];
    return `${rows.length.toLocaleString('en-IN')} ${name}`;
  });
  console.log(`Created ${counts.join(', ')}.`);
}

/** The number of real students, leads and payments. */
async function countReal({ db }: Transaction): Promise<number> {
  const email = { endsWith: `@${DEMO_DOMAIN}` };
  const ofCounter = { requestId: { startsWith: DEMO_COUNTER } };
  const isOfDemo = { OR: [{ email }, { email: '', registrations: { some: ofCounter } }] };
  const students = await db.student.count({ where: { NOT: isOfDemo } });
  const leads = await db.lead.count({ where: { NOT: { email } } });
  return (
    students +
    leads +
    (await db.payment.count({ where: { NOT: { orderId: { startsWith: DEMO_ORDER } } } }))
  );
}

/** Adds the demo's staff with this password, or updates their password. */
export async function writeDemoStaff({ db }: Transaction, passwordHash: string): Promise<void> {
  for (const { id, email, name, role } of demoStaff) {
    await db.staff.upsert({
      where: { email },
      create: { id, email, name, passwordHash, role },
      update: {
        passwordHash,
        disabledAt: null,
        passwordGiven: false,
        totpSecret: null,
        totpSince: null,
        totpStep: null,
        totpRequired: false,
      },
      select: { id: true },
    });
  }
}

async function writeDemo(client: Transaction, tables: DemoTables): Promise<void> {
  await client.db.demoMark.createMany({ data: {}, skipDuplicates: true });
  for (const [table, rows] of tables) {
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      await INSERT.run(client, { table, rows: rows.slice(from, from + ROWS_AT_ONCE) });
    }
  }
}

/** Removes the demo, except from the append-only audit. */
export async function removeDemo(client: Transaction): Promise<void> {
  for (const removal of REMOVE) await removal.run(client);
}

/** All rows have the same columns; the others get their default. */
const INSERT = composedStatement(
  'insert-demo-rows',
  {},
  ({ table, rows }: { table: string; rows: readonly object[] }, bind) => {
    const columns = Object.keys(rows[0] ?? {})
      .map((name) => `"${name}"`)
      .join(', ');
    return `insert into ${table} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${table}, ${bind(JSON.stringify(rows))})`;
  },
);
