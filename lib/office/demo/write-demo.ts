import type { Transaction } from '@/lib/platform/database-connection';
import { demoTables, type DemoTables } from './demo';
import { DEMO_DOMAIN, DEMO_ORDER } from './marks';
import { demoStaff } from './people';

const ROWS_AT_ONCE = 2_000;

const MARK = `insert into demo_marks default values on conflict do nothing`;

const PEOPLE = `
  select (select count(*) from students where email not like $1)
    + (select count(*) from leads where email not like $1)
    + (select count(*) from payments where "orderId" not like $2) as count`;

const STAFF = `
  insert into staff (id, email, name, "passwordHash", role) values ($1, $2, $3, $4, $5::"StaffRole")
  on conflict (email) do update set
    "passwordHash" = excluded."passwordHash", "disabledAt" = null, "passwordGiven" = false,
    "totpSecret" = null, "totpSince" = null, "totpStep" = null, "totpRequired" = false`;

const ofDemo = `like '%@${DEMO_DOMAIN}'`;
const demoAccounts = `select id from staff where email ${ofDemo}`;
const demoPayments = `
  select id from payments where "orderId" like '${DEMO_ORDER}%' or "registrationId" in (
    select id from registrations where "studentId" in (select id from students where email ${ofDemo}))`;

/** What newcomers did with the demo goes too; what they wrote of others stays. */
const REMOVE = [
  `delete from bank_lines where "lineKey" like '${DEMO_ORDER}%' or "staffId" in (${demoAccounts})`,
  ...['payment_events', 'refunds', 'receipts'].map(
    (table) => `delete from ${table} where "paymentId" in (${demoPayments})`,
  ),
  `delete from payments where id in (${demoPayments})`,
  `delete from receipt_series where year not in (select year from receipts)`,
  `delete from leads where email ${ofDemo}`,
  `delete from students where email ${ofDemo}`,
  // Where the audit names them, they stay as people who cannot log in.
  `delete from sessions where "staffId" in (${demoAccounts})`,
  `delete from staff where email ${ofDemo}
     and not exists (select from audit_entries where "staffId" = staff.id)`,
  `update staff set "disabledAt" = coalesce("disabledAt", now()) where email ${ofDemo}`,
  `delete from demo_marks`,
];

/** Whether the database holds a demo. Whoever asks waits for one that is being made or removed. */
export async function holdsDemo(client: Transaction): Promise<boolean> {
  await client.query('lock table demo_marks in share row exclusive mode');
  return (await client.query('select from demo_marks')).rows.length > 0;
}

/**
 * Writes the demo into a database without people, and prints how much it is.
 * @throws Error beside real people or payments
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
  const told = ['students', 'leads', 'registrations', 'payments'].map((name) => {
    const [, rows = []] = tables.find(([table]) => table === name) ?? [];
    return `${rows.length.toLocaleString('en-IN')} ${name}`;
  });
  console.log(`Made up: ${told.join(', ')}.`);
}

/** How many students, leads and payments are there that no demo made. */
async function countReal(client: Transaction): Promise<number> {
  const { rows } = await client.query<{ count: string }>(PEOPLE, [
    `%@${DEMO_DOMAIN}`,
    `${DEMO_ORDER}%`,
  ]);
  return Number(rows[0]?.count);
}

/** The four who can log in, with this password; a second time it is changed. */
export async function writeDemoStaff(client: Transaction, passwordHash: string): Promise<void> {
  for (const { id, email, name, role } of demoStaff) {
    await client.query(STAFF, [id, email, name, passwordHash, role]);
  }
}

async function writeDemo(client: Transaction, tables: DemoTables): Promise<void> {
  await client.query(MARK);
  for (const [table, rows] of tables) {
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      await insert(client, table, rows.slice(from, from + ROWS_AT_ONCE));
    }
  }
}

/** All but the audit, which gives nothing back. */
export async function removeDemo(client: Transaction): Promise<void> {
  for (const statement of REMOVE) await client.query(statement);
}

/** Columns that are not named get their default. All rows have the same ones. */
async function insert(client: Transaction, table: string, rows: readonly object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
    .map((name) => `"${name}"`)
    .join(', ');
  await client.query(
    `insert into ${table} (${columns})
     select ${columns} from jsonb_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(rows)],
  );
}
