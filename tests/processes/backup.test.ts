import { spawnSync } from 'node:child_process';
import { createReadStream, createWriteStream } from 'node:fs';
import { appendFile, cp, mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parse } from 'csv-parse/sync';
import { openBackupKey } from '../../prisma/backup/backup-key';
import { registration } from '../support/leads/lead';
import { passphrase, runCommand, runWith } from '../support/process/command';
import { query } from '../support/process/query';
import {
  prepareDatabase,
  startDatabase,
  startSite,
  temporaryFolder,
} from '../support/process/site';

const folder = temporaryFolder();
const at = (name: string) => path.join(folder.path, name);

type Outcome = Awaited<ReturnType<typeof runCommand>>;
const brief = ({ failed, stdout, stderr }: Outcome) => ({ failed, text: failed ? stderr : stdout });

const command = async (...args: Parameters<typeof runCommand>) => brief(await runCommand(...args));

/** Writes a backup in the format from before the encryption. */
async function asPlainBackup(from: string, to: string): Promise<void> {
  await mkdir(to);
  const decrypted = await openBackupKey(from, passphrase);
  const files = (await readdir(from)).filter((name) => name.endsWith('.age') && name !== 'key.age');
  for (const name of files) {
    const file = createWriteStream(path.join(to, name.slice(0, -'.age'.length)));
    await pipeline(createReadStream(path.join(from, name)), decrypted(), file);
  }
}

/** The tables without the audit's seals, which the site adds by the clock. */
async function tablesOf(url: string): Promise<string[]> {
  const rows = await query<{ name: string }>(
    url,
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'
       and table_name not in ('_prisma_migrations', 'audit_seals') order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** Tables about running copies, faults, backups and restores, which differ between the sites. */
const ofThisPlace = [
  'backup_attempts',
  'backup_records',
  'server_secrets',
  'site_faults',
  'site_processes',
  'witness_calls',
];

/** A hash of every row of every other table. */
async function fingerprint(url: string) {
  const tables = (await tablesOf(url)).filter((name) => !ofThisPlace.includes(name));
  const sums = tables.map(
    (name) => `select '${name}' as table, count(*)::int as rows,
      md5(string_agg(one::text, '|' order by one::text)) as sum from ${name} one`,
  );
  return query<{ table: string; rows: number }>(url, `${sums.join(' union all ')} order by 1`);
}

const RECORDS = `select "restoreProvenAt" >= "takenAt" is true as "isProven" from backup_records order by "takenAt"`;

/** Rows that refer to each other, and bytes that are not text. */
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

test('a backup of the running site is restored row for row; damage and old rows are refused', async () => {
  const site = await startSite(at('data'));
  await query(
    site.databaseUrl,
    `insert into leads (id, "requestId", kind, name, email, phonenumber, coursename, utm)
     select gen_random_uuid(), 'backup-' || n, 'freeRegistration',
       E'आशा \\t\\\\ "राव", \\n' || n, '', '=1+1', 'GATE', jsonb_build_object('utm_source', n)
     from generate_series(1, 500) n`,
  );
  // Its mail is queued outside the project's tables: not backed up, and no obstacle to a restore.
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
  const unset = brief(await runWith({}, 'backup', at('data'), at('backups/none')));
  expect(unset).toEqual({ failed: true, text: expect.stringMatching(/set BACKUP_PASSPHRASE/) });
  const first = at('backups/first');
  // Left by checks: of a process that runs, of one that was killed, and of one before names had a process.
  const { pid: gone } = spawnSync('true');
  for (const check of [process.pid, gone, 'xK3f9Q']) await mkdir(at(`data/backup-check-${check}`));
  const { text } = await command('backup', at('data'), first, '--check');
  expect(text).toContain('leads: 501 rows');
  expect(text).toContain('Checked: restored into a database of its own');
  const checks = (await readdir(at('data'))).filter((name) => name.startsWith('backup-check'));
  expect(checks).toEqual([`backup-check-${process.pid}`]);
  const files = [...before.map(({ table }) => table), 'audit_seals', ...ofThisPlace];
  const names = [
    ...files.map((table) => `${table}.copy.gz.age`),
    'erased.txt',
    'key.age',
    'manifest.json.age',
    'proven',
    'session-secret.age',
  ];
  expect((await readdir(first)).sort()).toEqual(names.sort());
  const secret = await readFile(at('data/session-secret'), 'utf8');
  // Without PostgreSQL's programs there is no database for the check, which is not the backup's fault.
  const unchecked = brief(
    await runWith(
      { BACKUP_PASSPHRASE: passphrase, PATH: '/nowhere' },
      ...['backup', at('data'), at('backups/unchecked'), '--check'],
    ),
  );
  expect(unchecked).toEqual({
    failed: true,
    text: expect.stringMatching(
      /^The backup was not checked[^]*Nothing is known to be wrong with it/,
    ),
  });
  for (const name of names.filter((one) => one.endsWith('.age'))) {
    expect(await readFile(path.join(first, name), 'latin1')).toMatch(/^age-encryption\.org\/v1\n/);
  }
  // Erased after the backup, with the statements of the office.
  const [person] = await query<{ id: string }>(
    site.databaseUrl,
    `insert into erasures (id, kind) select id, 'student' from students returning id`,
  );
  await query(site.databaseUrl, 'delete from students');
  await command('backup', at('data'), at('backups/second'));
  // The others were neither tried nor judged.
  const proven = [{ isProven: true }, { isProven: false }, { isProven: false }];
  expect(await query(site.databaseUrl, RECORDS)).toEqual(proven);
  const judged = 'select 1 from backup_records where "restoreTriedAt" is not null';
  expect(await query(site.databaseUrl, judged)).toHaveLength(1);
  await site.stop();
  expect(await readFile(at('backups/second/erased.txt'), 'utf8')).toBe(`student ${person?.id}\n`);

  // Away from the later backup, whose list of erased people counts for all in its folder.
  const alone = at('alone/first');
  await cp(first, alone, { recursive: true });
  await cp(first, at('alone/damaged'), { recursive: true });
  await appendFile(at('alone/damaged/leads.copy.gz.age'), 'x');
  expect(await command('restore', at('new'), at('alone/damaged'))).toEqual({
    failed: true,
    text: expect.stringContaining('The backup is damaged: leads.copy.gz'),
  });
  for (const [settings, fault] of [
    [{}, 'This backup is encrypted: set BACKUP_PASSPHRASE'],
    [{ BACKUP_PASSPHRASE: `${passphrase}!` }, 'BACKUP_PASSPHRASE is not the passphrase'],
  ] as const) {
    const refused = brief(await runWith(settings, 'restore', at('new'), alone));
    expect(refused).toEqual({ failed: true, text: expect.stringContaining(fault) });
  }

  expect(await command('leads', at('nowhere'))).toEqual({
    failed: true,
    text: expect.stringMatching(/^There is no database in .*nowhere yet\./),
  });
  // A backup in the format from before the encryption.
  await asPlainBackup(first, at('alone/plain'));
  const plain = await runCommand('restore', at('plain'), at('alone/plain'));
  expect(plain.stdout).toContain('leads: 501 rows');
  expect(plain.stderr).toContain('The secret of the server is not in this backup.');
  const restored = await command('restore', at('new'), alone);
  expect(restored.text).toContain('leads: 501 rows');
  expect(restored.text).toContain(`The secret of the server is in ${at('new/session-secret')}.`);
  expect(await readFile(at('new/session-secret'), 'utf8')).toBe(secret);
  expect(await command('restore', at('new'), alone)).toEqual({
    failed: true,
    text: expect.stringMatching(/^The database already holds rows \(table \w+\)/),
  });

  const again = await startDatabase(at('new'));
  expect(await fingerprint(again.url)).toEqual(before);
  expect(await query(again.url, RECORDS)).toEqual([{ isProven: true }]);
  const csv = await command('leads', at('new'), '--csv');
  await again.stop();
  const rows = parse(csv.text, { bom: true, columns: true }) as Record<string, string>[];
  expect(rows).toHaveLength(501);
  // A cell that a spreadsheet would evaluate is kept as text.
  expect(rows.at(-1)).toMatchObject({
    kind: 'free registration',
    phonenumber: "'=1+1",
    coursename: 'GATE',
  });
});

test('a backup comes back whose files are encrypted with the passphrase itself', async () => {
  // Written with the tests' passphrase, before keys were stored beside the files.
  const earlier = 'tests/fixtures/earlier-backup';
  await prepareDatabase(at('migrated'));
  expect(await command('restore', at('migrated'), earlier)).toEqual({
    failed: true,
    text: expect.stringMatching(/^The tables of this database are newer than the backup/),
  });
  const { text } = await command('restore', at('earlier'), earlier);
  expect(text).toContain('staff: 1 rows\n');
  expect(text).toContain('notice_texts: 6 rows\n');
});

test('a student erased after a backup stays erased after its restore', async () => {
  await prepareDatabase(at('later'));
  const restored = await command('restore', at('later'), at('backups/first'));
  expect(restored.text).toContain('Erased again: 1 students, 0 leads, 0 payers, 0 other texts.');
  expect(await readFile(at('later/erased.txt'), 'utf8')).toMatch(/^student [0-9a-f-]{36}\n$/);
  const later = await startDatabase(at('later'));
  const left = await query<{ people: number; photos: number; forms: number; acts: number }>(
    later.url,
    `select (select count(*)::int from students) as people,
       (select count(*)::int from photos) as photos,
       (select count(*)::int from registrations) as forms,
       (select count(*)::int from audit_entries where action = 'student.erase') as acts`,
  );
  expect(left).toEqual([{ people: 0, photos: 0, forms: 0, acts: 1 }]);
  // A start erases a person who came back by other means.
  const [person] = await query<{ id: string }>(later.url, 'select id from erasures');
  await query(
    later.url,
    PERSON.replace('students (', 'students (id, ').replace(
      "values ('asha",
      `values ('${person?.id}', 'asha`,
    ),
  );
  await later.stop();
  const site = await startSite(at('later'));
  expect(await query(site.databaseUrl, 'select 1 from students')).toEqual([]);
  await site.stop();
});
