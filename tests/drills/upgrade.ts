import { hashPassword } from '@/lib/staff/password';
import { embeddedFolder, migrationsFolder } from '@/prisma/database';
import { startEmbedded } from '@/prisma/embedded';
import { migrate, migrationNames } from '@/prisma/migrate';
import { query } from '../support/process/query';
import { compareWithCopies, keepCopies } from './compare-tables';
import { atTheEnd, counted, LEADS, leadBody, newVisitor, siteIn } from './drill-site';
import type { Drill, Finding } from './drill';

const PEOPLE = 500;
const PASSWORD = 'ninety litres of argon';

/** Rows of a new institute, inserted after each of these migrations. */
const filled: readonly (readonly [migration: string, sql: string])[] = [
  [
    '20261121041652_leads',
    `insert into leads (id, "requestId", kind, name, email, phonenumber, coursename, page, utm, "createdAt")
     select gen_random_uuid(), 'upgrade-' || n, (array['freeRegistration', 'enquiry']::"LeadKind"[])[n % 2 + 1],
       'आशा Rao ' || n, 'lead' || n || '@example.org', '98765 ' || 10000 + n, 'GATE Chemistry', '/gate',
       jsonb_build_object('utm_source', 'mail ' || n), now() - n * interval '1 hour'
     from generate_series(1, ${PEOPLE}) n`,
  ],
  [
    '20261121133500_payments',
    `with student as (
       insert into students (email, studentname, fathername, dateofbirth, contactnumber, city, state, pincode, address)
       select 'student' || n || '@example.org', 'Asha Rao ' || n, 'Suresh Rao', date '2003-05-17', '98765 ' || 10000 + n,
         'New Delhi', 'Delhi', '110016', E'12\\tJia\\nSarai' from generate_series(1, ${PEOPLE}) n
       returning id, email, studentname, contactnumber, substring(email from '[0-9]+')::int as n
     ), photo as (
       insert into photos (name, "studentId", bytes)
       select n || '.jpg', id, '\\xffd8ff00095c0a'::bytea from student
     ), registration as (
       insert into registrations ("studentId", "requestId", registrationnumber, session, coursename, subject, studentname, dateofbirth,
         gender, fathername, address, state, pincode, mobilenumber, email, modeofpayment, date, "planId", "planTitle",
         "pricePaise", inclusions, "policyVersion", "updatedAt")
       select id, 'upgrade-request-' || n, lpad(n::text, 5, '0'), '2025-26', 'GATE (Chemistry)', 'Chemistry', studentname, '2003-05-17', 'Female',
         'Suresh Rao', '12 Jia Sarai', 'Delhi', '110016', contactnumber, email, 'Online', current_date, 'gate-gold', 'Gold',
         1500000, '[]', '1', now() from student
       returning id, studentname, registrationnumber
     ), payment as (
       insert into payments ("orderId", provider, "registrationId", name, number, "amountPaise", status, "expiresAt", "paidAt")
       select 'upgrade-' || registrationnumber, 'sandbox', id, studentname, '98765 43210', 1500000, 'paid', now(), now()
       from registration returning id, "orderId"
     ), receipt as (
       insert into receipts (number, year, serial, "paymentId", "issuedOn", "amountPaise", particulars, "checkCode")
       select '2025-26/' || n, '2025-26', n, id, current_date, 1500000, '{}', 'check-' || n
       from (select id, row_number() over (order by "orderId")::int as n from payment) numbered
     ), refund as (
       insert into refunds ("refundId", "paymentId", "amountPaise", reason, status, method, "doneAt")
       select 'refund-' || "orderId", id, 100000, 'Asked for', 'done', 'bank', now() from payment
       where "orderId" like '%00'
     )
     insert into receipt_series (year, last) values ('2025-26', ${PEOPLE})`,
  ],
];

/** Migrates the tables of the first release, with data, to today's, and tries the site on them. */
export async function upgrade({ folder, say }: Drill): Promise<Finding> {
  const database = await startEmbedded(embeddedFolder(folder), say);
  atTheEnd(database.stop);
  const { url } = database;
  let from = '';
  for (const [migration, sql] of filled) {
    await migrate(url, migrationsFolder, { upTo: migration });
    await query(url, sql);
    from = migration;
  }
  const owner = `insert into staff (email, "passwordHash", role) values ('owner@example.org', $1, 'owner')`;
  await query(url, owner, [await hashPassword(PASSWORD)]);
  await keepCopies(url);
  await database.stop();

  say(`The site starts on the tables of ${from}.`);
  const site = await siteIn(folder);
  const differences = await compareWithCopies(site.databaseUrl);
  const wrong = await tryOut(site.url);
  await site.stop();
  for (const { table, rows, missing, added } of differences) {
    if (rows > 0 || missing + added > 0) {
      say(
        `${table}: ${counted(rows)} rows, ${counted(missing)} missing or changed, ${counted(added)} new`,
      );
    }
  }
  const changed = differences.filter(({ rows, missing }) => rows > 0 && missing > 0);
  const rows = differences.reduce((sum, one) => sum + one.rows, 0);
  const later = (await migrationNames(migrationsFolder)).filter((name) => name > from).length;
  return {
    isGood: changed.length + wrong.length === 0 && rows > PEOPLE,
    words:
      `${later} migrations over ${counted(rows)} rows: ` +
      `${changed.length === 0 ? 'every row is as it was' : `changed: ${changed.map(({ table }) => table).join(', ')}`}; ` +
      `${wrong.length === 0 ? 'student, owner and visitor are answered' : wrong.join('; ')}.`,
  };
}

/** @returns the faults found */
async function tryOut(url: string): Promise<string[]> {
  const ask = async (path: string, body: object | null, token = '') => {
    const response = await fetch(`${url}/api/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { ...newVisitor(), ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, text: await response.text() };
  };
  const tokenOf = ({ text }: { text: string }) =>
    (JSON.parse(text) as { data?: string }).data ?? '';
  const student = tokenOf(
    await ask('student/login', { email: 'student42@example.org', dateofbirth: '2003-05-17' }),
  );
  const staff = tokenOf(
    await ask('admin/get-details', { email: 'owner@example.org', password: PASSWORD }),
  );
  const history = await ask('student/get-history-data', {}, student);
  const search = await ask('admin/search', { q: 'student42' }, staff);
  const lead = await fetch(url + LEADS, {
    method: 'POST',
    headers: newVisitor(),
    body: leadBody('upgrade-a-new-lead-1'),
  });
  return [
    ...(history.text.includes('GATE (Chemistry)') ? [] : [`history of a student: ${history.text}`]),
    ...(search.text.includes('student42@example.org')
      ? []
      : [`search of the owner: ${search.text}`]),
    ...(lead.ok ? [] : [`a new lead: ${lead.status}`]),
  ];
}
