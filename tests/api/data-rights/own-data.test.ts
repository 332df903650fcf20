import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { GET } from '@/app/(student)/account/download/route';
import { otherContacts, ownContacts } from '@/lib/data-rights/possible-matches';
import { otherTables, ownData, ownTables } from '@/lib/data-rights/own-data';
import { db, pool } from '@/lib/platform/db';
import { makeStudent, logInOf } from '../../support/accounts/log-in';
import { jpeg } from '../../support/accounts/photo';
import { cash, record, staffWith } from '../../support/office/office';
import { newShelfItem } from '../shelf/shelf-samples';
import {
  claimRow,
  messageRow,
  newRegistration,
  parcelRow,
  reminderRow,
  upiClaimRow,
} from '../../support/office/office-rows';
import { challengeRow, makeAttempt } from '../../support/exam-room/test-attempt';
import { makeTestPaper } from '../../support/exam-room/test-paper';
import { addNote, correctStudent } from '../../support/office/person';
import { agreedPlan, paidPayment, receiptOf, refundOf } from '../../support/payments/payment-rows';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();

/** The columns of every table of prisma/schema.prisma, by the table's name. */
function schemaTables(): Map<string, string[]> {
  const schema = readFileSync('prisma/schema.prisma', 'utf8');
  const models = [...schema.matchAll(/^model \w+ \{\n([\s\S]*?)^\}/gm)].map(
    ([, body = '']) => body,
  );
  const names = new Set([...schema.matchAll(/^model (\w+) /gm)].map(([, name]) => name));
  return new Map(
    models.map((body) => {
      const fields = [...body.matchAll(/^ {2}(\w+)\s+(\w+)(\[\])?/gm)];
      const columns = fields.filter(([, , type]) => !names.has(type));
      return [/@@map\("(\w+)"\)/.exec(body)?.[1] ?? '', columns.map(([, name = '']) => name)];
    }),
  );
}

/** A student with rows in every table. */
async function makeKnown() {
  const { token } = await staffWith('owner');
  const { id } = await makeStudent();
  const bytes = await jpeg();
  await db.photo.create({ data: { name: `${'ab'.repeat(32)}.jpg`, studentId: id, bytes } });
  await db.consent.create({ data: { studentId: id, kind: 'notice', given: true, version: '1' } });
  await db.doNotCall.create({ data: { phoneKey: '9876543210' } });
  await db.phoneCall.create({
    data: {
      exchange: 'exotel',
      callId: '1',
      phone: '09876543210',
      dialled: '',
      state: 'missed',
      startedAt: new Date(),
    },
  });
  const soon = new Date(Date.now() + 600_000);
  await db.signInLink.create({
    data: { tokenHash: 'secret-link', studentId: id, expiresAt: soon },
  });
  await db.dataRequest.create({
    data: { requestId: 'own-data-request-1', kind: 'other', studentId: id, dueAt: soon },
  });
  const registration = await newRegistration(id);
  await addNote(token, { requestId: 'own-data-note-00001', text: 'Rang', student: id });
  const changes = { fathername: { from: 'Suresh Rao', to: 'Suresh K. Rao' } };
  await correctStudent(token, { student: id, reason: 'Read out', changes });
  await agreedPlan(registration.id);
  await record(token, cash(registration.id));
  const online = await paidPayment({ registrationId: registration.id });
  await receiptOf(online.id);
  const { orderId } = online;
  await db.sandboxOrder.create({
    data: { orderId, amountPaise: 1, description: '', returnUrl: '/' },
  });
  await db.paymentEvent.create({
    data: { paymentId: online.id, source: 'poll', what: 'paid', status: 'paid' },
  });
  await db.gatewayWebhook.create({
    data: { provider: 'phonepe', dedupeKey: 'one', body: Buffer.from('x'), about: { orderId } },
  });
  await db.bankLine.create({
    data: {
      lineKey: 'one',
      day: new Date(),
      amountPaise: 1,
      reference: '',
      description: 'UPI',
      paymentId: online.id,
    },
  });
  await refundOf(online.id, 100);
  const owner = await db.staff.findFirstOrThrow();
  await db.viewedPerson.create({ data: { staffId: owner.id, personId: id } });
  await db.parentLink.create({ data: { tokenHash: 'secret-parent', studentId: id, via: 'mail' } });
  const by = { name: 'Suresh Rao', email: 'suresh@example.org' };
  await db.payerLink.create({
    data: {
      tokenHash: 'secret-payer',
      registrationId: registration.id,
      via: 'office',
      staffId: owner.id,
      expiresAt: soon,
      payments: { create: { paymentId: online.id, ...by } },
    },
  });
  await db.refundRequest.create({
    data: {
      requestId: 'R2',
      paymentId: online.id,
      amountPaise: 1,
      method: 'cash',
      reference: '',
      reason: 'Agreed',
      askedById: owner.id,
    },
  });
  await db.batchSeat.create({
    data: {
      registration: { connect: { id: registration.id } },
      batch: { create: { id: 'gate-online-2027-01-05' } },
      facts: { session: 'GATE 2028' },
    },
  });
  await db.seatHold.create({
    data: {
      registrationId: registration.id,
      until: new Date(),
      batchId: 'gate-online-2027-01-05',
    },
  });
  await db.refundClaim.create({ data: claimRow(registration.id, { notedById: owner.id }) });
  const { id: itemId } = await newShelfItem();
  await db.shelfOpening.create({ data: { itemId, studentId: id } });
  const paper = await makeTestPaper();
  const attempt = await makeAttempt(paper, id, { right: 1 });
  await db.keyChallenge.create({ data: challengeRow(attempt, { staffId: owner.id }) });
  await db.testRemark.create({ data: { attemptId: attempt.id, position: 0, before: 0, after: 6 } });
  await db.messageOpening.create({
    data: { ...messageRow, requestId: 'opened', studentId: id, staffId: owner.id },
  });
  await db.upiClaim.create({ data: upiClaimRow(registration.id, { staffId: owner.id }) });
  await db.parcel.create({ data: parcelRow(registration.id, { staffId: owner.id }) });
  await db.dueReminder.create({ data: reminderRow(registration.id) });
  await db.completionLink.create({
    data: { registrationId: registration.id, tokenHash: 'secret-completion' },
  });
  await db.reminderStop.create({ data: { registrationId: registration.id, reason: 'Agreed' } });
  await db.auditEntry.create({
    data: {
      action: 'people.search',
      subject: 'list',
      staffId: owner.id,
      detail: { rows: 2, students: [id, otherStudent] },
    },
  });
  return { id, ...(await logInOf({ studentId: id })) };
}

const otherStudent = '0b5e9a3c-6a1f-4c58-9d0e-0000000000ff';

test('every table of the schema is either handed out or named with a reason', () => {
  const decided = [...Object.keys(ownTables), ...Object.keys(otherTables)];
  expect(decided.sort()).toEqual([...schemaTables().keys()].sort());
});

test('every column that sounds like a contact is looked for by an erasure, or named with a reason', () => {
  const contacts = [...schemaTables()].flatMap(([table, columns]) =>
    columns
      .filter((name) => /(mail|phone(Key)?|mobile|number)$|contact/i.test(name))
      .map((name) => `${table}.${name}`),
  );
  const followed = Object.entries(ownContacts).flatMap(([table, { email, phone }]) =>
    [...email, ...phone].map((name) => `${table}.${name}`),
  );
  expect([...followed, ...Object.keys(otherContacts)].sort()).toEqual(contacts.sort());
});

test('a student sees every column of every table about them, and nobody else’s rows', async () => {
  const { id } = await makeKnown();
  const { id: other } = await makeStudent({ email: 'ben@example.org', dateofbirth: '2001-01-01' });
  await newRegistration(other, { studentname: 'Benedikt Canary', registrationnumber: '77777' });
  const data = await ownData(id);
  const tables = schemaTables();
  for (const [table, { withheld = {} }] of Object.entries(ownTables)) {
    const [row] = data[table] ?? [];
    expect([table, row]).toEqual([table, expect.anything()]);
    const wanted = (tables.get(table) ?? []).filter((column) => !Object.hasOwn(withheld, column));
    expect([table, Object.keys(row ?? {})]).toEqual([table, expect.arrayContaining(wanted)]);
  }
  expect(data.notes).toEqual([expect.objectContaining({ text: 'Rang', staffRole: 'owner' })]);
  const text = JSON.stringify(data);
  expect(text).not.toMatch(
    /Benedikt|ben@example|secret-link|secret-parent|secret-completion|secret-payer|suresh@example|owner@example/,
  );
  expect(text).not.toContain(otherStudent);
  expect(data.audit_entries?.map(({ action }) => action)).toContain('people.search');
});

test('calls from a number and its do-not-call entry are not handed out: anybody can type a number', async () => {
  const { id } = await makeKnown();
  const { contactnumber } = await db.student.findUniqueOrThrow({ where: { id } });
  expect(contactnumber.replace(/\D/g, '')).toMatch(/9876543210$/);
  expect([await db.phoneCall.count(), await db.doNotCall.count()]).toEqual([1, 1]);
  const data = await ownData(id);
  expect(Object.keys(data).filter((table) => /call/.test(table))).toEqual([]);
  expect(/exotel|phoneKey/.exec(JSON.stringify(data))).toBeNull();
});

test('the marks of a test that others still sit are not handed out', async () => {
  const { id } = await makeStudent();
  const closesAt = new Date(Date.now() + 600_000);
  await makeAttempt(await makeTestPaper({ closesAt }), id, { right: 2 });
  await makeAttempt(await makeTestPaper(), id, { right: 2 });
  const { test_attempts: rows = [] } = await ownData(id);
  const known = rows.map(({ result, marks }) => [result !== null, marks !== null]);
  expect(known.sort()).toEqual([
    [false, false],
    [true, true],
  ]);
});

test('the download is a ZIP of the data and the photos; without a cookie it leads to the page', async () => {
  const { id, cookie } = await makeKnown();
  const url = 'http://localhost:3000/account/download';
  const answer = await GET(new Request(url, { headers: { cookie } }));
  expect([
    answer.status,
    answer.headers.get('content-type'),
    answer.headers.get('cache-control'),
  ]).toEqual([200, 'application/zip', 'no-store']);
  const folder = mkdtempSync(path.join(tmpdir(), 'own-data-'));
  try {
    const file = path.join(folder, 'my-data.zip');
    writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
    // Python checks the checksums while unpacking.
    execFileSync('python3', ['-m', 'zipfile', '-e', file, folder]);
    const { tables } = JSON.parse(readFileSync(path.join(folder, 'data.json'), 'utf8')) as {
      tables: Record<string, { email?: string }[]>;
    };
    expect(tables.students?.[0]?.email).toBe('asha@example.org');
    const photo = await db.photo.findFirstOrThrow({ where: { studentId: id } });
    const unpacked = readFileSync(path.join(folder, 'photos', photo.name));
    expect(unpacked.equals(Buffer.from(photo.bytes))).toBe(true);
  } finally {
    rmSync(folder, { recursive: true });
  }
  const without = await GET(new Request(url));
  expect([without.status, without.headers.get('location')]).toEqual([303, '/account']);
  await pool.query('delete from rate_limits');
  for (let count = 0; count < 10; count += 1) await GET(new Request(url, { headers: { cookie } }));
  expect((await GET(new Request(url, { headers: { cookie } }))).status).toBe(429);
});
