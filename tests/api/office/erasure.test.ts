import { readFile, rm } from 'node:fs/promises';
import { startSession } from '@/lib/accounts/sessions';
import { eraseAgain } from '@/lib/office/people/erase-again';
import { forgetPayer } from '@/lib/payments/payer-links/payer-links';
import { db, pool } from '@/lib/platform/db';
import { erasuresFile } from '@/lib/platform/erasures';
import { dateOf } from '@/lib/site/days';
import { logIn, makeStudent, profile } from '../../support/accounts/log-in';
import { jpeg } from '../../support/accounts/photo';
import { loggedInStudent } from '../../support/enrolment/admission';
import { attention, cash, mails, record, refund, staffWith } from '../../support/office/office';
import { newRegistration } from '../../support/office/office-samples';
import { acts, addNote, correctStudent, erase } from '../../support/office/person';
import { storedLink } from '../../support/payments/payer-link';
import { paidPayment, receiptOf } from '../../support/payments/payment-rows';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();

const canary = {
  studentname: 'Kanaria Vogelsang',
  email: 'kanaria.vogelsang@example.org',
  contactnumber: '87654 30129',
  dateofbirth: '2001-09-09',
  address: '77 Kanaria Gali',
};
const words = ['kanaria', 'vogelsang', '87654 30129', '8765430129', '2001-09-09'];

/** As text, and as bytes are shown. */
const traces = words.flatMap((word) => [word, Buffer.from(word).toString('hex')]);

/** Each table of the database that holds one of the words in any of its columns. */
async function tablesWithTraces(texts: readonly string[] = traces): Promise<string[]> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`;
  const found: string[] = [];
  for (const { name } of tables) {
    const [row] = await db.$queryRawUnsafe<{ holds: boolean }[]>(
      `select exists (select from ${name} as r where r::text ilike any($1)) as holds`,
      texts.map((trace) => `%${trace}%`),
    );
    if (row?.holds) found.push(name);
  }
  return found.sort();
}

const lead = (id: string, more: object) =>
  db.lead.create({
    data: {
      ...{ requestId: id, kind: 'enquiry' as const, name: canary.studentname, message: 'kanaria' },
      ...{ email: '', phonenumber: '', coursename: 'GATE Chemistry' },
      ...more,
    },
  });

/** Somebody about whom everything is known that can be. */
async function makeCanary(token: string) {
  const { id } = await db.student.create({
    data: { ...profile, ...canary, dateofbirth: dateOf(canary.dateofbirth) },
  });
  await startSession({ studentId: id });
  const bytes = await jpeg();
  await db.photo.create({ data: { name: 'kanaria.jpg', studentId: id, bytes } });
  await db.consent.create({ data: { studentId: id, kind: 'notice', given: true, version: '1' } });
  const { contactnumber: mobilenumber, ...rest } = canary;
  const registration = await newRegistration(id, {
    ...{ ...rest, mobilenumber, fathername: 'Konrad Vogelsang' },
    dateofbirth: dateOf(canary.dateofbirth),
  });
  const leads = [
    await lead('by-phone', { phonenumber: '+91 87654-30129' }),
    await lead('by-email', { email: canary.email.toUpperCase() }),
  ].map((one) => one.id);
  const note = { requestId: 'erasure-note-000001', text: 'Kanaria rang', student: id };
  await addNote(token, { ...note, lead: leads[0] });
  await correctStudent(token, {
    student: id,
    reason: 'Read out',
    changes: { fathername: { from: profile.fathername, to: 'Konrad Vogelsang' } },
  });
  await record(token, cash(registration.id));
  await addTraces(id, registration.id);
  return { id, leads, registration: registration.id };
}

/** What gateways, the bank and failed tries leave behind. */
async function addTraces(studentId: string, registrationId: string) {
  const online = await paidPayment({ registrationId, name: canary.studentname });
  await receiptOf(online.id);
  await db.gatewayNotice.create({
    data: {
      ...{ provider: 'phonepe', dedupeKey: 'one', processedAt: new Date() },
      body: Buffer.from(JSON.stringify({ email: canary.email, order: online.orderId })),
      about: { kind: 'order', report: { orderId: online.orderId, name: canary.studentname } },
    },
  });
  await db.bankLine.create({
    data: {
      ...{ lineKey: 'one', day: new Date(), amountPaise: 899_900, reference: '431122334455' },
      ...{ description: 'UPI/KANARIA VOGELSANG', paymentId: online.id },
    },
  });
  await logIn({ email: canary.email, dateofbirth: '1999-01-01' });
  await db.$executeRaw`
    insert into pgboss.job (name, data)
    values ('sign-in-mails', jsonb_build_object('student', ${studentId}::text))`;
}

const order = (student: string, leads: readonly string[], more: object = {}) => ({
  ...{ student, leads, sure: 'on', confirm: canary.email, reason: 'Asked for it in writing' },
  ...more,
});

test('no column holds an erased student, except on receipts', async () => {
  const { token } = await staffWith('owner');
  const other = await loggedInStudent();
  const { id, leads } = await makeCanary(token);
  expect((await tablesWithTraces()).length).toBeGreaterThan(9);
  const answer = await erase(token, order(id, leads));
  expect(answer.body).toEqual({
    success: true,
    data: { registrations: 1, photos: 1, notes: 1, leads: 2, payments: 2 },
  });
  expect(await tablesWithTraces()).toEqual(['public.receipts']);
  expect((await acts()).at(-1)).toMatchObject({
    ...{ action: 'student.erase', subjectId: id, reason: 'Asked for it in writing' },
    detail: answer.body.data,
  });
  expect(await db.student.findMany({ select: { id: true } })).toEqual([{ id: other.id }]);
  expect([
    await mails(),
    await db.logInCounter.count({ where: { account: { not: null } } }),
  ]).toEqual([[], 0]);
  // The books are whole, and nobody is asked to find out whose they are.
  expect(await db.payment.findMany({ select: { registrationId: true, attention: true } })).toEqual([
    { registrationId: null, attention: null },
    { registrationId: null, attention: null },
  ]);
  expect((await attention(token)).items).toEqual([]);
  expect(await db.receipt.count()).toBe(2);
  expect((await erase(token, order(id, leads))).status).toBe(404);
});

test('without payments, the search dictionary forgets the name too', async () => {
  const { token } = await staffWith('owner');
  const [name, email] = ['Wilhelmina Quastenflosser', 'wilhelmina@example.org'];
  const { id } = await makeStudent({ email, dateofbirth: '2000-01-01' });
  await db.student.update({ where: { id }, data: { studentname: name } });
  const texts = ['Wilhelmina', 'Quastenfloser', 'Quastenflosser'];
  expect((await tablesWithTraces(texts)).length).toBe(3);
  const answer = await erase(token, order(id, [], { confirm: name }));
  expect(answer.status).toBe(200);
  expect(await tablesWithTraces(texts)).toEqual([]);
});

test('erasure needs the owner, the right name, a reason without names and a confirmation', async () => {
  const owner = await staffWith('owner');
  const counsellor = await staffWith('counsellor');
  const { id, leads } = await makeCanary(owner.token);
  const rows = await db.auditEntry.count();
  const refused = async (token: string, more: object) => {
    const { status, body } = await erase(token, order(id, leads, more));
    return [status, Object.keys(body.fields ?? {})];
  };
  expect(await refused(counsellor.token, {})).toEqual([403, []]);
  expect(await refused(owner.token, { confirm: 'Asha Rao' })).toEqual([422, ['confirm']]);
  const naming = { reason: 'Kanaria Vogelsang asked for it' };
  expect(await refused(owner.token, naming)).toEqual([422, ['reason']]);
  expect(await refused(owner.token, { reason: 'Rang from 087654-30129' })).toEqual([
    422,
    ['reason'],
  ]);
  expect(await refused(owner.token, { sure: '' })).toEqual([409, ['sure']]);
  expect([await db.student.count(), await db.auditEntry.count()]).toEqual([1, rows]);
  const byName = { confirm: ' kanaria VOGELSANG ', leads: [leads[0]] };
  expect((await erase(owner.token, order(id, leads, byName))).status).toBe(200);
  expect(await db.lead.findMany({ select: { id: true } })).toEqual([{ id: leads[1] }]);
});

test('unsettled money blocks an erasure; leads of others are kept', async () => {
  const { token } = await staffWith('owner');
  const { id, leads, registration: registrationId } = await makeCanary(token);
  const stranger = await lead('stranger', { phonenumber: '90000 00001', name: 'Ravi' });
  const open = { registrationId, paidAt: null, gatewayPaymentId: null };
  const begun = await paidPayment({ ...open, status: 'pending' });
  const waits = await erase(token, order(id, leads));
  expect([waits.status, waits.body.message]).toEqual([
    409,
    expect.stringContaining('online payment is still pending'),
  ]);
  const data = { status: 'review' as const };
  await db.payment.update({ where: { id: begun.id }, data });
  const decide = await erase(token, order(id, leads));
  expect([decide.status, decide.body.message]).toEqual([
    409,
    expect.stringContaining('needs attention'),
  ]);
  await db.payment.update({ where: { id: begun.id }, data: { status: 'failed' } });
  expect((await erase(token, order(id, [...leads, stranger.id]))).status).toBe(200);
  expect(await db.lead.findMany({ select: { id: true } })).toEqual([{ id: stranger.id }]);
});

test('a payment can be refunded after the erasure', async () => {
  const { token } = await staffWith('owner');
  const { id, leads } = await makeCanary(token);
  await erase(token, order(id, leads));
  const { id: payment } = await db.payment.findFirstOrThrow({ where: { provider: 'office' } });
  const body = { payment, requestId: 'erasure-refund-0001', amount: 500, method: 'cash' };
  expect((await refund(token, { ...body, reason: 'Agreed before', reference: '' })).status).toBe(
    200,
  );
});

test('who was erased is remembered by id only, and erased again when a restore brings them back', async () => {
  await rm(erasuresFile(), { force: true });
  const { token } = await staffWith('owner');
  const { id, leads } = await makeCanary(token);
  expect((await erase(token, order(id, leads))).status).toBe(200);
  const erased = await db.erasure.findMany();
  expect(erased.map((one) => one.id).sort()).toEqual([id, ...leads].sort());
  const listed = [`student ${id}`, ...leads.map((lead) => `lead ${lead}`)];
  const lines = async () => (await readFile(erasuresFile(), 'utf8')).trimEnd().split('\n');
  expect((await lines()).sort()).toEqual(listed.sort());

  // The backup knows nothing of the erasure; the list beside the database does.
  await db.erasure.deleteMany();
  const { dateofbirth, ...texts } = canary;
  const back = { ...profile, ...texts, dateofbirth: dateOf(dateofbirth), id };
  await db.student.create({ data: back });
  const other = await makeStudent();
  expect(await eraseAgain(pool)).toEqual({ students: 1, leads: 0, payers: 0 });
  expect(await eraseAgain(pool)).toEqual({ students: 0, leads: 0, payers: 0 });
  expect(await db.student.findMany({ select: { id: true } })).toEqual([{ id: other.id }]);
  expect(await db.erasure.count()).toBe(1 + leads.length);
  expect((await lines()).sort()).toEqual(listed.sort());
  expect((await acts()).at(-1)).toMatchObject({ action: 'student.erase', subjectId: id });
});

test('a payer who deleted name and e-mail is not brought back by a restore', async () => {
  await rm(erasuresFile(), { force: true });
  const { id: studentId } = await makeStudent();
  const { id: registrationId } = await newRegistration(studentId);
  const { id: linkId } = await storedLink(registrationId, 'a-link-that-a-father-was-sent');
  const { id: paymentId } = await paidPayment({ registrationId });
  const payer = { paymentId, linkId, name: 'Suresh Rao', email: 'suresh@example.org' };
  await db.payerLinkPayment.create({ data: payer });
  await forgetPayer(paymentId);
  expect(await readFile(erasuresFile(), 'utf8')).toBe(`payer ${paymentId}\n`);

  await db.erasure.deleteMany();
  await db.payerLinkPayment.create({ data: payer });
  expect(await eraseAgain(pool)).toEqual({ students: 0, leads: 0, payers: 1 });
  expect([await db.payerLinkPayment.count(), await db.payment.count()]).toEqual([0, 1]);
});
