import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { POST as postEraseLead } from '@/app/api/admin/erase-lead/route';
import { POST as postMatch } from '@/app/api/admin/possible-match/route';
import { POST as postClose } from '@/app/api/student/close-account/route';
import { startSession } from '@/lib/accounts/sessions';
import { listMatches } from '@/lib/data-rights/match-decisions';
import { eraseAgain } from '@/lib/data-rights/erase-again';
import { forgetPayer } from '@/lib/payments/payer-links/payer-links';
import { db, pool } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { erasuresFile } from '@/lib/accounts/erasures';
import { outboxFolder } from '@/lib/platform/mail/outbox';
import { dateOf } from '@/lib/site/days';
import { bearer, logIn, makeStudent, profile, read, logInOf } from '../../support/accounts/log-in';
import { jpeg } from '../../support/accounts/photo';
import { anyCharacter } from '../../support/calls/any-character';
import { loggedInStudent } from '../../support/enrolment/admission';
import { post } from '../../support/leads/lead';
import { attention, cash, mails, record, refund, staffWith } from '../../support/office/office';
import { newBankLine, newRegistration } from '../../support/office/office-rows';
import { acts, addNote, correctStudent, erase } from '../../support/office/person';
import { storedLink } from '../../support/payments/payer-link';
import { paidPayment, receiptOf } from '../../support/payments/payment-rows';
import type { Lead } from '@/prisma/client/client';
import { withEmptyTables } from '../../support/process/empty-tables';
import { eventually } from '../../support/process/site';
import { staffOf } from '../../support/office/staff';

withEmptyTables();

const eraseLead = (token: string, body: object) =>
  read(postEraseLead(post('/', body, bearer(token))));
const decide = (token: string, body: object) => read(postMatch(post('/', body, bearer(token))));
const close = (body: object, token: string) => read(postClose(post('/', body, bearer(token))));

const canary = {
  studentname: 'Kanaria Vogelsang',
  email: 'kanaria.vogelsang@example.org',
  contactnumber: '87654 30129',
  dateofbirth: '2001-09-09',
  address: '77 Kanaria Gali',
};
const words = ['kanaria', 'vogelsang', '87654 30129', '8765430129', '2001-09-09'];

/** The words as text, and as PostgreSQL prints bytes. */
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
      requestId: id,
      kind: 'enquiry' as const,
      name: canary.studentname,
      message: 'kanaria',
      email: '',
      phonenumber: '',
      coursename: 'GATE Chemistry',
      ...more,
    },
  });

/** A student with every field and row that can exist about one. */
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
    ...rest,
    mobilenumber,
    fathername: 'Konrad Vogelsang',
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

/** Traces of gateways, the bank and failed attempts. */
async function addTraces(studentId: string, registrationId: string) {
  const online = await paidPayment({ registrationId, name: canary.studentname });
  await receiptOf(online.id);
  await db.gatewayWebhook.create({
    data: {
      provider: 'phonepe',
      dedupeKey: 'one',
      processedAt: new Date(),
      body: Buffer.from(JSON.stringify({ email: canary.email, order: online.orderId })),
      about: { kind: 'order', report: { orderId: online.orderId, name: canary.studentname } },
    },
  });
  await db.bankLine.create({
    data: {
      lineKey: 'one',
      day: new Date(),
      amountPaise: 899_900,
      reference: '431122334455',
      description: 'UPI/KANARIA VOGELSANG',
      paymentId: online.id,
    },
  });
  await logIn({ email: canary.email, dateofbirth: '1999-01-01' });
  await db.$executeRaw`
    insert into pgboss.job (name, data)
    values ('sign-in-mails', jsonb_build_object('student', ${studentId}::text))`;
}

const order = (student: string, leads: readonly string[], more: object = {}) => ({
  student,
  leads,
  sure: 'on',
  confirm: canary.email,
  reason: 'Asked for it in writing',
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
    data: { registrations: 1, photos: 1, notes: 1, leads: 2, payments: 2, listed: 0 },
  });
  expect(await tablesWithTraces()).toEqual(['public.receipts']);
  expect((await acts()).at(-1)).toMatchObject({
    action: 'student.erase',
    subjectId: id,
    reason: 'Asked for it in writing',
    detail: answer.body.data,
  });
  expect(await db.student.findMany({ select: { id: true } })).toEqual([{ id: other.id }]);
  expect([
    await mails(),
    await db.logInCounter.count({ where: { account: { not: null } } }),
  ]).toEqual([[], 0]);
  // The books stay complete, and no payment is listed as unmatched.
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

test('the search dictionary forgets a name that was corrected before', async () => {
  const { token } = await staffWith('owner');
  const { id } = await makeStudent({ email: 'wilhelm@example.org', dateofbirth: '2000-01-01' });
  const rename = async (from: string, to: string) => {
    const changes = { studentname: { from, to } };
    const { status } = await correctStudent(token, { student: id, reason: 'Read out', changes });
    expect(status).toBe(200);
  };
  const [wrong, right] = ['Willhelmine Rao', 'Wilhelmina Rao'];
  await rename(profile.studentname, wrong);
  await rename(wrong, right);
  expect((await erase(token, order(id, [], { confirm: right }))).status).toBe(200);
  expect(await tablesWithTraces(['wilhelmin', 'willhelmin', 'ilhelmin'])).toEqual([]);
});

test('erasure needs the owner, the right name, a reason without names and a confirmation', async () => {
  const owner = await staffWith('owner');
  const counsellor = await staffWith('counsellor');
  const { id, leads } = await makeCanary(owner.token);
  const rows = (await acts()).length;
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
  expect([await db.student.count(), (await acts()).length]).toEqual([1, rows]);
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

test('an erased student is remembered by id only, and erased again after a restore', async () => {
  await rm(erasuresFile(), { force: true });
  const { token } = await staffWith('owner');
  const { id, leads } = await makeCanary(token);
  expect((await erase(token, order(id, leads))).status).toBe(200);
  const erased = await db.erasure.findMany();
  expect(erased.map((one) => one.id).sort()).toEqual([id, ...leads].sort());
  const listed = [`student ${id}`, ...leads.map((lead) => `lead ${lead}`)];
  const lines = async () => (await readFile(erasuresFile(), 'utf8')).trimEnd().split('\n');
  expect((await lines()).sort()).toEqual(listed.sort());

  // The backup lacks the erasure; the list beside the database has it.
  await db.erasure.deleteMany();
  const { dateofbirth, ...texts } = canary;
  const back = { ...profile, ...texts, dateofbirth: dateOf(dateofbirth), id };
  await db.student.create({ data: back });
  const other = await makeStudent();
  expect(await eraseAgain(pool)).toEqual({ students: 1, leads: 0, payers: 0, texts: 0 });
  expect(await eraseAgain(pool)).toEqual({ students: 0, leads: 0, payers: 0, texts: 0 });
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
  await forgetPayer(paymentId, 'a-link-that-a-father-was-sent');
  expect(await readFile(erasuresFile(), 'utf8')).toBe(`payer ${paymentId}\n`);

  await db.erasure.deleteMany();
  await db.payerLinkPayment.create({ data: payer });
  expect(await eraseAgain(pool)).toEqual({ students: 0, leads: 0, payers: 1, texts: 0 });
  expect([await db.payerLinkPayment.count(), await db.payment.count()]).toEqual([0, 1]);
});

describe('rows that only resemble the person', () => {
  const phone = '6324123';
  const request = (more: object) =>
    db.dataRequest.create({
      data: {
        requestId: 'a-request-by-phone-1',
        kind: 'correction',
        via: 'phone',
        dueAt: new Date(),
        text: 'My name is spelt with e',
        ...more,
      },
    });

  /** Rows of other people that resemble an account without a confirmed contact. */
  async function rowsOfOthers() {
    const { id: other } = await makeStudent({
      email: 'ravi@example.org',
      dateofbirth: '2000-01-01',
    });
    const { id: registrationId } = await newRegistration(other);
    const { id: paymentId } = await paidPayment({ registrationId });
    return {
      paid: await newBankLine({ paymentId, description: `UPI/RAVI/${phone}` }),
      line: await newBankLine({ description: `UPI/RAVI/+91 ${phone}@bank` }),
      part: await newBankLine({ description: `NEFT 5${phone}9 RAVI` }),
      request: await request({ person: `Ravi, ${phone}` }),
      lead: await lead('of-ravi', { phonenumber: phone, name: 'Ravi', email: 'ravi@example.org' }),
    };
  }

  const texts = async () => [
    ...(await db.bankLine.findMany({ orderBy: { lineKey: 'asc' } })).map(
      ({ description }) => description,
    ),
    ...(await db.dataRequest.findMany()).map(({ person, text }) => `${person}: ${text}`),
    ...(await db.lead.findMany()).map(({ name }) => name),
  ];

  /** The matches and their text, as staff see them. */
  const listed = async () => {
    const found = await listMatches(await staffOf('requests.handle'));
    return found.map(({ by, text }) => [by, text]).sort();
  };

  const leadInWords = ({ name, phonenumber, email, coursename, message }: Lead) =>
    `${name}, ${phonenumber}, ${email}, ${coursename}: ${message}`;

  async function stranger(details: object = {}) {
    const { id } = await makeStudent({ email: 'stranger@example.net', dateofbirth: '2000-01-01' });
    await db.student.update({ where: { id }, data: { contactnumber: phone, ...details } });
    return { id, ...(await logInOf({ studentId: id })) };
  }

  const closeAccount = (token: string) =>
    close({ requestId: 'a-stranger-closes-01', confirm: 'stranger@example.net' }, token);

  test('an account with another person’s number erases none of their rows, and staff see it once', async () => {
    const rows = await rowsOfOthers();
    const before = await texts();
    for (const parentEmail of [null, 'ravi@example.org']) {
      const { token } = await stranger({ parentEmail });
      expect((await closeAccount(token)).body.data).toMatchObject({ erased: true });
    }
    expect(await texts()).toEqual(before);
    expect(await listed()).toEqual([
      ['phone', leadInWords(rows.lead)],
      ['phone', `Ravi, ${phone}: My name is spelt with e`],
      ['phone', rows.line.description],
    ]);
  });

  test('an enquiry with another person’s number and e-mail erases none of their rows', async () => {
    const { token } = await staffWith('owner');
    const rows = await rowsOfOthers();
    const before = await texts();
    const own = await lead('own', { phonenumber: '90000 00055', email: 'Ravi@example.org' });
    const answer = await eraseLead(token, { lead: own.id, reason: 'Asked for it', sure: true });
    expect(answer.body.data).toEqual({ leads: 1, notes: 0, listed: 1 });
    expect(await texts()).toEqual(before);
    expect(await listed()).toEqual([['email', leadInWords(rows.lead)]]);
  });

  test('calls from a number go with the last account or lead that has it', async () => {
    const { token: owner } = await staffWith('owner');
    const call = {
      exchange: 'exotel',
      dialled: '',
      state: 'missed',
      startedAt: new Date(),
    } as const;
    await db.phoneCall.createMany({
      data: [
        { ...call, callId: 'shared', phone },
        { ...call, callId: 'own', phone: '90000 00066' },
      ],
    });
    const left = async () => (await db.phoneCall.findMany()).map(({ callId }) => callId).sort();
    const ofLead = await lead('of-ravi', { phonenumber: phone });
    const { id: other } = await makeStudent({
      email: 'ravi@example.org',
      dateofbirth: '2000-01-01',
    });
    const form = await newRegistration(other, { phonenumber: phone });

    const own = await stranger();
    await newRegistration(own.id, { mobilenumber: '90000 00066' });
    expect((await closeAccount(own.token)).body.data).toMatchObject({ erased: true });
    expect(await left()).toEqual(['shared']);
    const gone = await eraseLead(owner, { lead: ofLead.id, reason: 'Asked for it', sure: true });
    expect([gone.status, await left()]).toEqual([200, ['shared']]);
    await db.registration.update({ where: { id: form.id }, data: { phonenumber: '' } });
    expect((await closeAccount((await stranger()).token)).body.data).toMatchObject({
      erased: true,
    });
    expect(await left()).toEqual([]);
  });

  test('a mail to another person with the same number stays in the outbox', async () => {
    const folder = outboxFolder(env.DATA_DIR);
    await mkdir(folder, { recursive: true });
    const { id, token } = await stranger();
    const mail = (about: string) => `X-About: ${about}\r\n\r\nAsked by Ravi, ${phone}`;
    await writeFile(path.join(folder, 'of-ravi.eml'), mail(randomUUID()));
    await writeFile(path.join(folder, 'own.eml'), mail(id));
    await closeAccount(token);
    const left = await eventually(
      () => readdir(folder),
      (names) => !names.includes('own.eml'),
    );
    expect(left).toContain('of-ravi.eml');
    await rm(path.join(folder, 'of-ravi.eml'));
  });

  test('an owner erases the records of the same person and keeps the rest, audited; a restore erases them again', async () => {
    await rm(erasuresFile(), { force: true });
    const { token: owner, id: staffId } = await staffWith('owner');
    const counsellor = await staffWith('counsellor');
    const rows = await rowsOfOthers();
    const { id, token } = await stranger();
    await closeAccount(token);
    const matchOf = async (of: object) =>
      (await db.possibleMatch.findFirstOrThrow({ where: of })).id;
    const line = await matchOf({ bankLineId: rows.line.id });
    const asked = await matchOf({ requestId: rows.request.id });
    const lead = await matchOf({ leadId: rows.lead.id });
    expect((await decide(counsellor.token, { match: line, decision: 'erase' })).status).toBe(403);
    expect((await decide(owner, { match: lead, decision: 'keep' })).body.data).toEqual({
      erased: false,
    });
    for (const match of [line, asked]) {
      expect((await decide(owner, { match, decision: 'erase' })).body.data).toEqual({
        erased: true,
      });
    }
    expect((await decide(owner, { match: line, decision: 'keep' })).status).toBe(404);
    expect(await db.possibleMatch.count()).toBe(0);
    const cleared = async () => [
      await db.bankLine.findUniqueOrThrow({ where: { id: rows.line.id } }),
      await db.dataRequest.findUniqueOrThrow({ where: { id: rows.request.id } }),
    ];
    const empty = [
      { description: '', amountPaise: rows.line.amountPaise, reference: rows.line.reference },
      { person: '', text: '', closedAt: expect.any(Date) },
    ];
    expect(await cleared()).toMatchObject(empty);
    expect(await db.lead.count()).toBe(1);
    expect((await acts()).slice(-3)).toMatchObject([
      { action: 'match.keep', staffId, subjectId: id, detail: { lead: rows.lead.id } },
      { action: 'match.erase', staffId, subjectId: id, detail: { line: rows.line.id } },
      { action: 'match.erase', staffId, subjectId: id, detail: { request: rows.request.id } },
    ]);
    await db.bankLine.update({ where: { id: rows.line.id }, data: { description: phone } });
    await db.dataRequest.update({ where: { id: rows.request.id }, data: { person: phone } });
    await db.erasure.deleteMany();
    expect(await eraseAgain(pool)).toMatchObject({ students: 0, texts: 2 });
    expect(await cleared()).toMatchObject(empty);
  });

  test('after a restore, each lead that is back has its own matches, however many others have', async () => {
    await rm(erasuresFile(), { force: true });
    const [first, second] = [
      await lead('back-1', { phonenumber: phone, email: 'one@example.org' }),
      await lead('back-2', { phonenumber: '90000 00077', email: 'one@example.org' }),
    ];
    const current = { kind: 'enquiry', name: 'Ravi', email: '', coursename: 'GATE' } as const;
    await db.lead.createMany({
      data: Array.from({ length: 100 }, (_, index) => ({
        ...current,
        requestId: `current-${index}`,
        phonenumber: phone,
      })),
    });
    const other = await lead('current', { phonenumber: '90000 00077' });
    const ids = [first.id, second.id];
    await db.erasure.createMany({ data: ids.map((id) => ({ id, kind: 'lead' })) });
    expect(await eraseAgain(pool)).toMatchObject({ leads: 2 });
    const matches = await db.possibleMatch.findMany();
    const of = (id: string) => matches.filter(({ erasedId }) => erasedId === id);
    expect(of(first.id)).toHaveLength(100);
    expect(of(second.id).map(({ leadId }) => leadId)).toEqual([other.id]);
    expect(await db.lead.count()).toBe(101);
  });

  test('a record matched to a payment by now cannot be erased', async () => {
    const { token: owner } = await staffWith('owner');
    const rows = await rowsOfOthers();
    const { token } = await stranger();
    await closeAccount(token);
    const { id: match } = await db.possibleMatch.findFirstOrThrow({
      where: { bankLineId: rows.line.id },
    });
    const { id: paymentId } = await paidPayment({});
    await db.bankLine.update({ where: { id: rows.line.id }, data: { paymentId } });
    expect((await decide(owner, { match, decision: 'erase' })).status).toBe(409);
    expect((await decide(owner, { match, decision: 'keep' })).status).toBe(200);
  });
});

test('rows of others are found by the digits of a phone, however it was typed', async () => {
  const parts = fc.constantFrom('.*', '(', '|', '[^0-9]', '\\', '+91 ', '98765', '४३२१०', '$', 'x');
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(parts, fc.string({ unit: anyCharacter }))),
      async (typed) => {
        const text = typed.join('').replaceAll('\0', '').toWellFormed();
        const [row] = await db.$queryRaw<
          { key: string | null }[]
        >`select phone_key(${text}) as key`;
        expect(row?.key ?? '').toMatch(/^[0-9]{0,10}$/);
      },
    ),
    { numRuns: 200 },
  );
});
