import 'server-only';
import { auditSubjects } from '@/lib/staff/audit/audit-query';
import { db, pool } from '@/lib/platform/db';
import { defineLimit } from '@/lib/platform/limits';
import { narrow, statement } from '@/lib/platform/statement';

interface OwnTable {
  /** SQL: the rows of the student whose id is `$student`. */
  rows: string;
  /** Columns that are not handed out, with the reason. */
  withheld?: Readonly<Record<string, string>>;
  /** SQL: replaces values of the row `t`. */
  replaced?: string;
}

const SECRET = 'Stored as a hash that opens the account to nobody; it says nothing about a person.';
const COLLEAGUE = 'Personal data of our staff: their role is given as `staffRole` instead.';

const forms = `(select id from registrations where "studentId" = $student)`;
const paid = `(select id from payments where "registrationId" in ${forms})`;
const orders = `(select "orderId" from payments where "registrationId" in ${forms})`;

const attempts = `(select id from test_attempts where "studentId" = $student)`;

const auditedAs = Object.keys(auditSubjects).map((subject) => `'${subject}'`);

/**
 * Every table with rows about a student. All columns are handed out except those withheld, so that a
 * new column cannot be forgotten; a test asks for a decision about each new table.
 */
export const ownTables: Readonly<Record<string, OwnTable>> = {
  students: { rows: 'id = $student' },
  photos: {
    rows: '"studentId" = $student',
    withheld: { bytes: 'In the download as a picture, under its name.' },
  },
  registrations: { rows: '"studentId" = $student' },
  instalment_plans: { rows: `"registrationId" in ${forms}`, withheld: { staffId: COLLEAGUE } },
  instalment_lines: {
    rows: `"planId" in (select id from instalment_plans where "registrationId" in ${forms})`,
  },
  consents: { rows: '"studentId" = $student' },
  data_requests: { rows: '"studentId" = $student', withheld: { staffId: COLLEAGUE } },
  sessions: {
    rows: '"studentId" = $student',
    withheld: {
      tokenHash: SECRET,
      cookieHash: SECRET,
      deviceHash: SECRET,
      staffId: 'Always empty for a student.',
    },
  },
  sign_in_links: { rows: '"studentId" = $student', withheld: { tokenHash: SECRET } },
  message_openings: { rows: '"studentId" = $student', withheld: { staffId: COLLEAGUE } },
  notes: { rows: '"studentId" = $student', withheld: { staffId: COLLEAGUE } },
  corrections: { rows: `"studentId" = $student or "registrationId" in ${forms}` },
  payments: { rows: `"registrationId" in ${forms}`, withheld: { staffId: COLLEAGUE } },
  payment_events: { rows: `"paymentId" in ${paid}`, withheld: { staffId: COLLEAGUE } },
  receipts: { rows: `"paymentId" in ${paid}` },
  refund_documents: { rows: `"paymentId" in ${paid}` },
  refunds: { rows: `"paymentId" in ${paid}`, withheld: { staffId: COLLEAGUE } },
  bank_lines: { rows: `"paymentId" in ${paid}`, withheld: { staffId: COLLEAGUE } },
  gateway_notices: {
    rows: `exists (select from unnest(array${orders}) as known where strpos(about::text, known) > 0)`,
    withheld: { body: 'The same as `about`, in the format of the payment provider.' },
  },
  sandbox_orders: { rows: `"orderId" in ${orders}` },
  audit_entries: {
    // A part for each index, where OR would read the whole audit; an array, because a join is expected to find so
    // many that it reads the whole audit too.
    rows: `id = any(array(
      select id from audit_entries where subject in (${auditedAs}) and "subjectId" in (
        select $student::text
        union select id::text from registrations where "studentId" = $student
        union select p.id::text from payments p where p."registrationId" in ${forms})
      union select id from audit_entries where detail ? 'students' and detail -> 'students' ? $student::text))`,
    withheld: { staffId: COLLEAGUE },
    // Lists name the other students as well.
    replaced: `jsonb_build_object('detail', t.detail - 'students' - 'leadIds')`,
  },
  parent_links: { rows: '"studentId" = $student', withheld: { tokenHash: SECRET } },
  payer_links: {
    rows: `"registrationId" in ${forms}`,
    withheld: { tokenHash: SECRET, staffId: COLLEAGUE },
  },
  payer_link_payments: {
    rows: `"paymentId" in ${paid}`,
    withheld: { email: 'Personal data of the person who paid.' },
  },
  batch_seats: { rows: `"registrationId" in ${forms}`, withheld: { staffId: COLLEAGUE } },
  seat_holds: { rows: `"registrationId" in ${forms}` },
  shelf_openings: { rows: '"studentId" = $student' },
  test_attempts: {
    rows: '"studentId" = $student',
    // A result tells which answers are right, while others still sit the test.
    replaced: `case when (select "resultsAt" from test_papers where id = t."paperId") > now()
      then '{"marks": null, "maximum": null, "result": null}'::jsonb else '{}' end`,
  },
  test_answers: { rows: `"attemptId" in ${attempts}` },
  test_devices: { rows: `"attemptId" in ${attempts}` },
  key_challenges: { rows: `"attemptId" in ${attempts}`, withheld: { staffId: COLLEAGUE } },
  test_remarks: { rows: `"attemptId" in ${attempts}` },
  refund_requests: {
    rows: `"paymentId" in ${paid}`,
    withheld: { askedById: COLLEAGUE, decidedById: COLLEAGUE },
  },
  upi_claims: { rows: `"registrationId" in ${forms}`, withheld: { staffId: COLLEAGUE } },
  refund_claims: {
    rows: `"registrationId" in ${forms}`,
    withheld: { notedById: COLLEAGUE, decidedById: COLLEAGUE },
  },
  parcels: { rows: `"registrationId" in ${forms}`, withheld: { staffId: COLLEAGUE } },
  due_reminders: { rows: `"registrationId" in ${forms}`, withheld: { staffId: COLLEAGUE } },
  completion_links: {
    rows: `"registrationId" in ${forms}`,
    withheld: { tokenHash: SECRET, staffId: COLLEAGUE },
  },
  reminder_stops: { rows: `"registrationId" in ${forms}`, withheld: { staffId: COLLEAGUE } },
  viewed_people: { rows: '"personId" = $student', withheld: { staffId: COLLEAGUE } },
};

/** Tables without rows about a student, or with none that can be attributed, with the reason. */
export const otherTables: Readonly<Record<string, string>> = {
  leads: 'Sent without an account: seen by a link to their e-mail, on /your-data.',
  phone_calls:
    'Known by a number only, and anybody can type one: those of a lead are seen with it, on /your-data; the office gives others on request, once it has checked whose number it is.',
  do_not_call:
    'Known by a number only, and anybody can type one: the office tells it on request, once it has checked whose number it is.',
  lead_calls: 'Calls to leads: seen with them, on /your-data.',
  demo_seats: 'Seats of leads: seen with them, on /your-data.',
  lead_merges: 'Which leads staff found to be one person’s: ids only.',
  data_links: 'Links to leads and to what a payer entered.',
  rate_limits: 'Counters under keyed hashes and network addresses.',
  log_in_counters: 'Keyed hashes only.',
  staff: 'Our staff.',
  passkeys: 'Of our staff.',
  passkey_challenges: 'Of our staff.',
  recovery_codes: 'Of our staff.',
  audit_seals: 'Hashes of the audit.',
  audit_heads: 'Hashes of the audit.',
  office_settings: 'Settings of the office.',
  message_texts: 'Texts of messages, as an owner typed them.',
  lead_rules: 'Rules by which leads are given to staff.',
  parcel_settings: 'Settings of the office.',
  site_versions: 'What the site says, as staff published it.',
  site_drafts: 'What the site is to say, as staff typed it.',
  site_pictures: 'Photos of teachers and students on the site; staff send one on request.',
  launch_decisions: 'Decisions of the owner about the site.',
  site_processes: 'Running copies of the site.',
  site_pages: 'When public pages changed.',
  visit_counts: 'Counts of visits.',
  web_vital_counts: 'Counts of how fast pages were.',
  backup_records: 'When backups were written and restored.',
  backup_attempts: 'When scheduled backups were tried.',
  server_secrets: 'A fingerprint of the server’s secret.',
  site_faults: 'What is wrong with the server.',
  witness_calls: 'Whether a service outside could be told how the server is.',
  erasures: 'Ids of people who have been erased.',
  possible_matches: 'Ids of rows that may be about people who have been erased.',
  notice_texts: 'Texts of notices.',
  receipt_series: 'Counters.',
  refund_document_series: 'Counters.',
  batches: 'Ids of batches.',
  shelf_items: 'Course material, as staff typed it.',
  shelf_files: 'Files of course material.',
  shelf_file_parts: 'Files of course material.',
  questions: 'Questions of tests.',
  question_versions: 'Questions of tests, as teachers wrote them.',
  question_pictures: 'Pictures of questions.',
  test_papers: 'Tests, as teachers made them.',
  test_paper_questions: 'Questions of tests, with their keys.',
  demo_marks: 'A mark of the database.',
};

const literal = (names: readonly string[]) => `array[${names.map((name) => `'${name}'`)}]::text[]`;

function selectOf([table, { rows, withheld = {}, replaced }]: [string, OwnTable]): string {
  const names = Object.keys(withheld);
  const role = names.includes('staffId')
    ? ` || jsonb_build_object('staffRole', (select s.role from staff s where s.id = t."staffId"))`
    : '';
  const replacing = replaced ? ` || ${replaced}` : '';
  // `findable` is derived from the other columns, for the search.
  const hidden = literal([...names, 'findable']);
  return `select '${table}' as name,
    coalesce(jsonb_agg((to_jsonb(t)${role}${replacing}) - ${hidden}), '[]') as rows from ${table} t where ${rows}`;
}

const READ = statement(
  'own-data',
  { student: 'uuid' },
  { name: 'text', rows: narrow<OwnRow[]>('jsonb') },
  Object.entries(ownTables)
    .map(selectOf)
    .join('\nunion all\n')
    .replaceAll('$student', '$student::uuid')
    .replaceAll('::uuid::text', '::text'),
);

export type OwnRow = Readonly<Record<string, unknown>>;

/** Every row about the student, by table. */
export async function ownData(studentId: string): Promise<Record<string, OwnRow[]>> {
  const tables = await READ.rows(pool, { student: studentId });
  return Object.fromEntries(tables.map(({ name, rows }) => [name, rows]));
}

/** The names of the student's pictures, oldest first. */
export async function ownPhotoNames(studentId: string): Promise<string[]> {
  const photos = await db.photo.findMany({
    where: { studentId },
    orderBy: [{ createdAt: 'asc' }, { name: 'asc' }],
    select: { name: true },
  });
  return photos.map(({ name }) => name);
}

/**
 * A photo of the student, read on demand.
 * @throws Error when it has been erased meanwhile
 */
export async function* ownPhoto(studentId: string, name: string): AsyncGenerator<Uint8Array> {
  const photo = await db.photo.findFirst({ where: { studentId, name }, select: { bytes: true } });
  if (!photo) throw new Error('The photo has been erased meanwhile.');
  yield photo.bytes;
}

const downloads = defineLimit({ name: 'own-data', points: 10, windowMs: 3_600_000 });

/**
 * Counts a download: ten an hour for each student.
 * @returns null within the limit; otherwise the seconds to wait
 */
export async function countDownload(studentId: string): Promise<number | null> {
  return downloads.count(studentId);
}
