import { appendFile, cp, readdir } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { registration } from '../support/leads/lead';
import { runCommand } from '../support/process/command';
import { query } from '../support/process/query';
import { startSite, temporaryFolder } from '../support/process/site';

const folder = temporaryFolder();
const at = (name: string) => path.join(folder.path, name);

const command = async (...args: Parameters<typeof runCommand>) => {
  const { failed, stdout, stderr } = await runCommand(...args);
  return { failed, text: failed ? stderr : stdout };
};

/** Without the seals of the audit, which the site adds by the clock. */
async function tablesOf(url: string): Promise<string[]> {
  const rows = await query<{ name: string }>(
    url,
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_name not in ('_prisma_migrations', 'audit_seals') order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** Every table, and every row of it. */
async function fingerprint(url: string) {
  const sums = (await tablesOf(url)).map(
    (name) => `select '${name}' as table, count(*)::int as rows,
      md5(string_agg(one::text, '|' order by one::text)) as sum from ${name} one`,
  );
  return query<{ table: string; rows: number }>(url, sums.join(' union all '));
}

/** Rows that name each other, and bytes that are no text. */
const PERSON = `
  with student as (
    insert into students (email, studentname, fathername, dateofbirth, contactnumber, city, state, pincode, address)
    values ('asha@example.org', 'आशा राव', 'Suresh Rao', '2003-05-17', '98765 43210', 'Delhi', 'Delhi', '110016', '12 Jia Sarai')
    returning id
  ), photo as (
    insert into photos (name, "studentId", bytes) select 'one.jpg', id, '\\xffd8ff00095c0a'::bytea from student
  ), consent as (
    insert into consents ("studentId", kind, given, version) select id, 'notice', true, '1' from student
  )
  insert into registrations ("studentId", registrationnumber, session, coursename, subject, studentname, dateofbirth,
    gender, fathername, address, state, pincode, mobilenumber, email, modeofpayment, date, inclusions, "policyVersion", "updatedAt")
  select id, '04711', '2024-25', 'GATE (Chemistry)', 'Chemistry', 'आशा राव', '2003-05-17', 'Female', 'Suresh Rao',
    E'12\tJia\nSarai', 'Delhi', '110016', '98765 43210', 'asha@example.org', 'Offline', '2026-11-21', '[]', '1', now()
  from student`;

test('what was backed up while the site ran comes back row for row; damage and old rows are refused', async () => {
  const site = await startSite(at('data'));
  await query(
    site.databaseUrl,
    `insert into leads (id, "requestId", kind, name, email, phonenumber, coursename, utm)
     select gen_random_uuid(), 'backup-' || n, 'freeRegistration',
       E'आशा \\t\\\\ "राव", \\n' || n, '', '=1+1', 'GATE', jsonb_build_object('utm_source', n)
     from generate_series(1, 500) n`,
  );
  // Its mail is queued beside our tables, and neither backed up nor in the way of a restore.
  await fetch(`${site.url}/api/student/free-registration`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(registration),
  });
  const inAnHour = Date.now() + 3_600_000;
  await query(site.databaseUrl, `insert into rate_limits values ('lead:192.0.2.1', 3, $1)`, [
    inAnHour,
  ]);
  await query(site.databaseUrl, PERSON);
  const before = await fingerprint(site.databaseUrl);
  expect(before.filter(({ rows }) => rows > 0).map(({ table }) => table)).toEqual(
    expect.arrayContaining(['consents', 'leads', 'photos', 'registrations', 'students']),
  );
  expect((await command('backup', at('data'), at('backup'))).text).toContain('leads: 501 rows');
  const files = before.map(({ table }) => `${table}.copy.gz`);
  await site.stop();
  expect((await readdir(at('backup'))).sort()).toEqual([...files, 'manifest.json'].sort());

  await cp(at('backup'), at('damaged'), { recursive: true });
  await appendFile(at('damaged/leads.copy.gz'), 'x');
  expect(await command('restore', at('new'), at('damaged'))).toEqual({
    failed: true,
    text: expect.stringContaining('The backup is damaged: leads.copy.gz'),
  });

  expect(await command('leads', at('nowhere'))).toEqual({
    failed: true,
    text: expect.stringMatching(/^There is no database in .*nowhere yet\./),
  });
  expect((await command('restore', at('new'), at('backup'))).text).toContain('leads: 501 rows');
  expect(await command('restore', at('new'), at('backup'))).toEqual({
    failed: true,
    text: expect.stringMatching(/^The database already holds rows \(table \w+\)/),
  });

  const again = await startSite(at('new'));
  expect(await fingerprint(again.databaseUrl)).toEqual(before);
  const csv = await command('leads', at('new'), '--csv');
  await again.stop();
  const rows = parse(csv.text, { bom: true, columns: true }) as Record<string, string>[];
  expect(rows).toHaveLength(501);
  // A cell that a spreadsheet would calculate is kept as text.
  expect(rows.at(-1)).toMatchObject({
    kind: 'free registration',
    phonenumber: "'=1+1",
    coursename: 'GATE',
  });
});
