import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { GET as getForm } from '@/app/(staff)/searchuser/form/[registration]/pdf/route';
import { exportNames } from '@/lib/reports/export-kinds';
import { requestSignInLink } from '@/lib/accounts/sign-in-links';
import { startSession } from '@/lib/accounts/sessions';
import { exportRows } from '@/lib/reports/exports';
import { dataArchive } from '@/lib/data-rights/data-archive';
import { decideMatch } from '@/lib/data-rights/match-decisions';
import { queuePaymentMail } from '@/lib/payments/mails/payment-mails';
import { db, inTransaction, pool } from '@/lib/platform/db';
import { issueRefundDocument } from '@/lib/payments/receipts/receipts';
import { env } from '@/lib/platform/env';
import { outboxFolder } from '@/lib/platform/mail/outbox';
import { outboxSender } from '@/lib/platform/mail/senders';
import { flushSecurityLog } from '@/lib/platform/security-log';
import { backup } from '@/prisma/backup/backup';
import { makeBackupKey, openBackupKey } from '@/prisma/backup/backup-key';
import { makeStudent } from '../../support/accounts/log-in';
import { jpeg } from '../../support/accounts/photo';
import {
  jobs,
  sendRegistration,
  startMailWorker,
  stopMailWorkers,
} from '../../support/leads/mail-worker';
import { staffWith } from '../../support/office/office';
import { newShelfItem } from '../shelf/shelf-samples';
import {
  claimRow,
  messageRow,
  newBankLine,
  newRegistration,
  upiClaimRow,
  parcelRow,
  reminderRow,
} from '../../support/office/office-rows';
import { challengeRow, makeAttempt } from '../../support/exam-room/test-attempt';
import { makeTestPaper } from '../../support/exam-room/test-paper';
import { erase } from '../../support/office/person';
import { agreedPlan, paidPayment, receiptOf } from '../../support/payments/payment-rows';
import { withEmptyTables } from '../../support/process/empty-tables';
import { eventually } from '../../support/process/site';
import { staffOf } from '../../support/office/staff';

withEmptyTables();
afterEach(stopMailWorkers);

let dataFolder = '';
const temporary = process.env.TMPDIR;
beforeAll(async () => {
  dataFolder = await mkdtemp(path.join(tmpdir(), 'orbital-erased-'));
  env.DATA_DIR = dataFolder;
  process.env.TMPDIR = path.join(dataFolder, 'temporary');
  await mkdir(process.env.TMPDIR);
});
afterAll(async () => {
  await rm(dataFolder, { recursive: true });
  if (temporary === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = temporary;
});

const passphrase = 'only for the backups of this test';
const word = 'Quixotelle';
const phone = '81234 56709';
const email = 'quixotelle@example.org';

const forms = [word, phone, phone.replace(' ', '')];
const traces = forms.flatMap((text) => [text.toLowerCase(), Buffer.from(text).toString('hex')]);
const holds = (text: string) => traces.some((trace) => text.toLowerCase().includes(trace));

/** Tables about no visitor: staff, settings of the office, counters of hashes, and the audit. */
const others = new Set([
  'staff',
  'recovery_codes',
  'passkeys',
  'passkey_challenges',
  'notice_texts',
  'office_settings',
  'lead_rules',
  'message_texts',
  'parcel_settings',
  'site_versions',
  'site_processes',
  'site_pages',
  'backup_records',
  'backup_attempts',
  'server_secrets',
  'site_faults',
  'witness_calls',
  'site_drafts',
  'site_pictures',
  'launch_decisions',
  'batches',
  'shelf_items',
  'shelf_files',
  'questions',
  'question_versions',
  'question_pictures',
  'test_papers',
  'test_paper_questions',
  'demo_marks',
  'receipt_series',
  'refund_document_series',
  'rate_limits',
  'log_in_counters',
  'viewed_people',
  'audit_entries',
  'audit_seals',
  'audit_heads',
]);

/** Columns kept for the books, and generated codes without typed text. */
const kept = new Set([
  'orderId',
  'provider',
  'planId',
  'currency',
  'gatewayOrderId',
  'gatewayPaymentId',
  'attention',
  'method',
  'reference',
  'source',
  'what',
  'refundId',
  'gatewayRefundId',
  'dedupeKey',
  'outcome',
  'status',
  'declarationHash',
]);
const staying = new Set([
  'payments',
  'payment_events',
  'refunds',
  'refund_requests',
  'gateway_notices',
]);
/** Random columns without typed text. */
const random = new Set(['tokenHash', 'cookieHash', 'requestId']);
/** Filled by `addMoney`. */
const byHand = new Set(['receipts', 'refund_documents', 'bank_lines']);

interface Column {
  table: string;
  column: string;
}

/** Every column of the schema that holds text. */
async function textColumns(): Promise<Column[]> {
  const { rows } = await pool.query<Column>(
    `select c.table_name as "table", column_name as "column" from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
       and data_type in ('text', 'character varying') and table_name <> '_prisma_migrations'
     order by 1, 2`,
  );
  return rows;
}

/** Tables with rows about a student, a form, a lead or a payment. */
async function tablesAboutPeople(): Promise<string[]> {
  const { rows } = await pool.query<{ table: string }>(
    `select distinct table_name as "table" from information_schema.columns
     where table_schema = 'public'
       and column_name in ('studentId', 'leadId', 'registrationId', 'paymentId') order by 1`,
  );
  return rows.map(({ table }) => table);
}

async function makeRows() {
  const staff = await staffWith('owner');
  const { id } = await makeStudent({ email, dateofbirth: '2001-09-09' });
  await startSession({ studentId: id });
  await db.photo.create({ data: { name: 'q.jpg', studentId: id, bytes: await jpeg() } });
  const { id: registration } = await newRegistration(id, {
    email,
    mobilenumber: phone,
    studentname: word,
  });
  expect(await sendRegistration({ email, phonenumber: phone, name: word })).toBe(200);
  const [lead] = await db.lead.findMany();
  await db.doNotCall.create({ data: { phoneKey: phone.replace(' ', '') } });
  const of = { studentId: id };
  await db.note.createMany({
    data: [
      { ...of, text: '' },
      { leadId: lead?.id ?? '', text: '' },
    ],
  });
  await db.leadCall.create({
    data: { requestId: 'c', leadId: lead?.id ?? '', outcome: 'busy', reason: word, before: [] },
  });
  await db.leadMerge.create({
    data: { requestId: 'm', leadId: lead?.id ?? '', otherId: lead?.id ?? '', before: [] },
  });
  await db.messageOpening.createMany({
    data: [
      { ...messageRow, ...of, requestId: 'm1' },
      { ...messageRow, leadId: lead?.id ?? '', requestId: 'm2' },
    ],
  });
  await db.demoSeat.create({
    data: { leadId: lead?.id ?? '', slot: 's', title: word, startsAt: new Date() },
  });
  await db.phoneCall.create({
    data: {
      exchange: 'exotel',
      callId: '1',
      phone,
      dialled: '',
      state: 'missed',
      startedAt: new Date(),
    },
  });
  await db.consent.create({ data: { ...of, kind: 'parent', given: true, version: '1' } });
  await db.batch.create({
    data: { id: 'b', seats: { create: { registrationId: registration, facts: {} } } },
  });
  const words = { field: 'studentname', before: '', after: '' };
  await db.correction.create({ data: { auditId: 1, studentId: id, ...words } });
  await db.correction.create({ data: { auditId: 1, registrationId: registration, ...words } });
  await db.signInLink.create({ data: { ...of, tokenHash: 'h', expiresAt: new Date() } });
  await db.parentLink.create({ data: { ...of, tokenHash: 'h', via: 'mail' } });
  await db.dataRequest.create({
    data: { ...of, requestId: 'd', kind: 'other', dueAt: new Date(), outcome: '' },
  });
  const link = { tokenHash: 'h', leadId: lead?.id ?? '', expiresAt: new Date() };
  await db.dataLink.create({ data: link });
  await db.possibleMatch.create({ data: { erasedId: id, by: '', leadId: lead?.id ?? '' } });
  const { id: itemId } = await newShelfItem();
  await db.shelfOpening.create({ data: { ...of, itemId } });
  const attempt = await makeAttempt(await makeTestPaper(), id, { right: 1 });
  await db.keyChallenge.create({ data: challengeRow(attempt) });
  await agreedPlan(registration);
  const payment = await paidPayment({ registrationId: registration, name: word });
  await db.payerLink.create({
    data: {
      registrationId: registration,
      tokenHash: 'h',
      via: 'student',
      expiresAt: new Date(),
      payments: { create: { paymentId: payment.id, name: word, email } },
    },
  });
  await db.refundClaim.create({ data: claimRow(registration, { outcome: '', answer: '' }) });
  await db.upiClaim.create({ data: upiClaimRow(registration, { answer: '' }) });
  await db.parcel.create({ data: parcelRow(registration, { recipient: word }) });
  await db.seatHold.create({
    data: {
      registration: { connect: { id: registration } },
      batch: { connectOrCreate: { where: { id: 'held' }, create: { id: 'held' } } },
      until: new Date(),
    },
  });
  await db.dueReminder.create({ data: reminderRow(registration) });
  await db.completionLink.create({ data: { registrationId: registration, tokenHash: 'h' } });
  await db.reminderStop.create({ data: { registrationId: registration, reason: '' } });
  await addMoney(payment, staff.id);
  return { staff, id, lead: lead?.id ?? '', payment: payment.id, registration };
}

async function addMoney({ id, orderId }: { id: string; orderId: string }, staffId: string) {
  await receiptOf(id);
  const refund = { paymentId: id, amountPaise: 100, reason: word, method: 'cash' };
  await db.refund.create({ data: { ...refund, refundId: 'r', status: 'done' } });
  const { paymentId, amountPaise } = refund;
  await inTransaction((tx) => issueRefundDocument(tx, { refundId: 'r', paymentId, amountPaise }));
  await db.refundRequest.create({
    data: { ...refund, requestId: 'r', reference: '', askedById: staffId, confirmed: true },
  });
  await db.paymentEvent.create({
    data: {
      paymentId: id,
      source: 'staff',
      what: 'refund',
      status: 'paid',
      detail: { reason: word, method: 'cash' },
    },
  });
  await newBankLine({ paymentId: id, description: `UPI/${word}` });
  await newBankLine({ description: `UPI/${phone}@bank`, setAside: `A fee of ${word}` });
  await db.gatewayWebhook.create({
    data: {
      provider: 'razorpay',
      dedupeKey: '1',
      processedAt: new Date(),
      body: Buffer.from(JSON.stringify({ email, orderId })),
      about: { kind: 'order', report: { orderId, name: word } },
    },
  });
}

/** Writes the word into every text column with input of visitors, staff or gateways. */
async function fillColumns(): Promise<void> {
  for (const { table, column } of await textColumns()) {
    if (others.has(table) || byHand.has(table) || random.has(column)) continue;
    if (staying.has(table) && kept.has(column)) continue;
    if (table === 'data_requests' && column === 'via') continue;
    if (/^(batch_seats|seat_holds)$/.test(table) && column === 'batchId') continue;
    const whose = table === 'sessions' ? 'where "studentId" is not null' : '';
    await pool.query(`update ${table} set "${column}" = $1 ${whose}`, [valueFor(column)]);
  }
}

function valueFor(column: string): string {
  if (/email$/i.test(column)) return email;
  return /phone|mobile|contactnumber|^number$/.test(column) ? phone : word;
}

async function tablesWithTraces(): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
     order by 1`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const held = await pool.query(`select from ${name} as r where r::text ilike any($1)`, [
      traces.map((trace) => `%${trace}%`),
    ]);
    if (held.rowCount) found.push(name);
  }
  return found;
}

/** Files below a folder that hold a trace, raw or decoded. */
async function filesWithTraces(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const found: string[] = [];
  for (const { name, parentPath } of files) {
    const bytes = await readUnlessGone(path.join(parentPath, name));
    const text = bytes.toString('latin1');
    const body = Buffer.from(text.split('\r\n\r\n').slice(1).join(), 'base64').toString('utf8');
    if (holds(text) || holds(body) || holds(name)) found.push(name);
  }
  return found;
}

/** Empty for a file that a running deletion has removed since it was listed. */
async function readUnlessGone(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  }
}

/** One key for several backups: deriving it from the passphrase takes a second each time. */
async function openedKey() {
  const key = await makeBackupKey(passphrase);
  await writeFile(path.join(env.DATA_DIR, key.name), key.file);
  return { key, decrypted: await openBackupKey(env.DATA_DIR, passphrase) };
}

/** The tables of a new backup that hold a trace, once decrypted. */
async function newBackup({
  key,
  decrypted,
}: Awaited<ReturnType<typeof openedKey>>): Promise<string[]> {
  const folder = path.join(env.DATA_DIR, 'backup');
  await backup(process.env.DATABASE_URL ?? '', folder, key);
  const found: string[] = [];
  for (const name of await readdir(folder)) {
    const [table = '', ...ending] = name.split('.');
    if (ending.join('.') !== 'copy.gz.age') continue;
    const file = Readable.from([await readFile(path.join(folder, name))]);
    if (holds((await buffer(file.pipe(decrypted()).pipe(createGunzip()))).toString('utf8')))
      found.push(table);
  }
  await rm(folder, { recursive: true });
  return found.sort();
}

/** Every file below the folder of data and of temporary files. */
async function filesOfData(): Promise<string[]> {
  const entries = await readdir(env.DATA_DIR, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

test('exports, the archive and PDFs of a person leave no file', async () => {
  const { staff, id, registration } = await makeRows();
  const files = await filesOfData();
  for (const name of exportNames) {
    let text = '';
    for await (const lines of await exportRows(
      await staffOf(`exports.${name}`, staff.id),
      name,
      {},
    ))
      text += lines;
    expect([name, holds(text)]).toEqual([name, name !== 'audit']);
  }
  expect((await buffer(await dataArchive(id))).length).toBeGreaterThan(1_000);
  const headers = { host: 'localhost:3000', cookie: staff.cookie };
  const url = `http://localhost:3000/searchuser/form/${registration}/pdf`;
  const pdf = await getForm(new Request(url, { headers }));
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  await pdf.arrayBuffer();
  await flushSecurityLog();
  const added = (await filesOfData()).filter((name) => !files.includes(name));
  expect(added.filter((name) => !name.endsWith('-days.jsonl'))).toEqual([]);
  expect(await filesWithTraces(env.DATA_DIR)).toEqual([]);
});

test('an unmistakable value in every field of a person is found nowhere after the erasure', async () => {
  const { staff, id, lead, payment } = await makeRows();
  const about = await tablesAboutPeople();
  for (const table of about) {
    const { rowCount } = await pool.query(`select from ${table}`);
    expect([table, rowCount]).not.toEqual([table, 0]);
  }
  await fillColumns();
  await inTransaction((tx) => queuePaymentMail(tx, { payment, kind: 'paid' }));
  await inTransaction((tx) => queuePaymentMail(tx, { payment, kind: 'review' }));
  await requestSignInLink({ email }, null);
  const folder = outboxFolder(env.DATA_DIR);
  await startMailWorker(outboxSender({ folder, from: 'site@example.in', to: 'office@example.in' }));
  await eventually(jobs, (all) => all.every(({ state }) => state === 'completed'));
  await stopMailWorkers();
  expect(await filesWithTraces(env.DATA_DIR)).toHaveLength(4);
  expect((await tablesWithTraces()).length).toBeGreaterThan(12);
  const opened = await openedKey();
  expect((await newBackup(opened)).length).toBeGreaterThan(10);

  const order = { student: id, leads: [lead], sure: 'on', confirm: email, reason: 'Asked for it' };
  expect((await erase(staff.token, order)).body.data).toMatchObject({ listed: 1 });
  // The line belongs to none of the student's payments, so staff decide.
  const { id: match } = await db.possibleMatch.findFirstOrThrow();
  await decideMatch(await staffOf('people.erase', staff.id), { match, decision: 'erase' });
  // A receipt names its buyer, as tax law requires, and is kept eight years. A number that is not to be
  // called is kept with the day, and with nothing else of the person.
  expect(await tablesWithTraces()).toEqual(['public.do_not_call', 'public.receipts']);
  const kept = (await db.doNotCall.findMany()).map((row) => Object.keys(row));
  expect(kept).toEqual([['phoneKey', 'askedAt']]);
  await eventually(
    () => filesWithTraces(env.DATA_DIR),
    (found) => found.length === 0,
  );
  await flushSecurityLog();
  expect(await filesWithTraces(env.DATA_DIR)).toEqual([]);
  expect(await newBackup(opened)).toEqual(['do_not_call', 'receipts']);
  expect(await filesWithTraces('.next/cache/images')).toEqual([]);
});
