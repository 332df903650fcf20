import type { AuditAction } from '@/content/audit-words';
import type { Transaction } from '@/lib/platform/database-connection';
import { composed, statement } from '@/lib/platform/statement';
import { demoContext, type DemoContext } from './demo-context';
import { demoLeads, demoNotes, type LeadRow } from './leads';
import { demoBankLines, demoPayments, demoReceipts, type DemoPayment } from './payments';
import {
  DEMO_DOMAIN,
  DEMO_ORDER,
  demoConsents,
  demoCounsellors,
  demoOwner,
  demoPhotos,
  demoStaff,
  demoStudents,
  type DemoStudent,
} from './people';
import { demoRegistrations } from './registrations';

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
  const last = new Map(receipts.map(({ year, serial }) => [year, serial]));
  const registered = new Set(registrations.map(({ studentId }) => studentId));
  const asked = students.filter(({ row }) => registered.has(row.id) && demo.happens(0.75));
  const leads = demoLeads(size.leads, asked, demo);
  return [
    ['students', students.map(({ row }) => row)],
    ['photos', await demoPhotos(students, demo)],
    ['consents', demoConsents(students, demo)],
    ['leads', leads],
    ['notes', demoNotes(leads, students, demo)],
    ['registrations', registrations],
    ['payments', payments.map(({ payment }) => payment)],
    ['payment_events', payments.flatMap(({ events }) => events)],
    ['refunds', payments.flatMap(({ refunds }) => refunds)],
    ['receipts', receipts],
    ['receipt_series', [...last].map(([year, serial]) => ({ year, last: serial }))],
    ['bank_lines', demoBankLines(payments, demo)],
    ['audit_entries', demoActs(leads, students, payments, demo)],
  ];
}

const ROWS_AT_ONCE = 2_000;

const MARK = statement(
  'mark-demo',
  {},
  'insert into demo_marks default values on conflict do nothing',
);

const COUNT_REAL = statement(
  'count-real-people',
  { count: 'int8' },
  `select (select count(*) from students where email not like $1)
    + (select count(*) from leads where email not like $1)
    + (select count(*) from payments where "orderId" not like $2) as count`,
);

const ADD_STAFF = statement(
  'add-demo-staff',
  {},
  `insert into staff (id, email, name, "passwordHash", role) values ($1, $2, $3, $4, $5::"StaffRole")
  on conflict (email) do update set
    "passwordHash" = excluded."passwordHash", "disabledAt" = null, "passwordGiven" = false,
    "totpSecret" = null, "totpSince" = null, "totpStep" = null, "totpRequired" = false`,
);

const ofDemo = `like '%@${DEMO_DOMAIN}'`;
const demoAccounts = `select id from staff where email ${ofDemo}`;
const paymentsOfDemo = `
  select id from payments where "orderId" like '${DEMO_ORDER}%' or "registrationId" in (
    select id from registrations where "studentId" in (select id from students where email ${ofDemo}))`;

/** Includes what real staff did with demo rows, but nothing they wrote elsewhere. */
const REMOVE = [
  `delete from bank_lines where "lineKey" like '${DEMO_ORDER}%' or "staffId" in (${demoAccounts})`,
  ...['payment_events', 'refunds', 'receipts'].map(
    (table) => `delete from ${table} where "paymentId" in (${paymentsOfDemo})`,
  ),
  `delete from payments where id in (${paymentsOfDemo})`,
  `delete from receipt_series where year not in (select year from receipts)`,
  `delete from leads where email ${ofDemo}`,
  `delete from students where email ${ofDemo}`,
  // Staff that the audit references are kept as closed accounts.
  `delete from sessions where "staffId" in (${demoAccounts})`,
  `delete from staff where email ${ofDemo}
     and not exists (select from audit_entries where "staffId" = staff.id)`,
  `update staff set "disabledAt" = coalesce("disabledAt", now()) where email ${ofDemo}`,
  `delete from demo_marks`,
].map((text, step) => statement(`remove-demo-${step + 1}`, {}, text));

const LOCK_MARKS = statement(
  'lock-demo-marks',
  {},
  'lock table demo_marks in share row exclusive mode',
);
const MARKS = statement('demo-marks', {}, 'select from demo_marks');

/** Whether the database holds a demo. Waits for a concurrent write or removal of one. */
export async function holdsDemo(client: Transaction): Promise<boolean> {
  await LOCK_MARKS.run(client);
  return (await MARKS.run(client)) > 0;
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
  const tables = await demoTables(new Date());
  await writeDemo(client, tables);
  const counts = ['students', 'leads', 'registrations', 'payments'].map((name) => {
    const [, rows = []] = tables.find(([table]) => table === name) ?? [];
    return `${rows.length.toLocaleString('en-IN')} ${name}`;
  });
  console.log(`Created ${counts.join(', ')}.`);
}

/** The number of real students, leads and payments. */
async function countReal(client: Transaction): Promise<number> {
  const counted = await COUNT_REAL.first(client, [`%@${DEMO_DOMAIN}`, `${DEMO_ORDER}%`]);
  return Number(counted?.count);
}

/** Adds the demo's staff with this password, or updates their password. */
export async function writeDemoStaff(client: Transaction, passwordHash: string): Promise<void> {
  for (const { id, email, name, role } of demoStaff) {
    await ADD_STAFF.run(client, [id, email, name, passwordHash, role]);
  }
}

async function writeDemo(client: Transaction, tables: DemoTables): Promise<void> {
  await MARK.run(client);
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
const INSERT = composed(
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
