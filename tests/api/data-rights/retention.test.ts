import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { retention, type RetainedKind } from '@/content/pages/retention';
import { lifetimes, startSession } from '@/lib/accounts/sessions';
import { clockedKinds, deleteExpired, queues } from '@/lib/background-work';
import { deleteWhatIsOver } from '@/lib/data-rights/retention-clock';
import { db, pool } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { ARCHIVE_DAYS } from '@/lib/platform/jobs/queue';
import { securityEvents } from '@/lib/platform/security-log';
import { declared } from '@/lib/platform/statement';
import { makeStaff, makeStudent } from '../../support/accounts/log-in';
import { jpeg } from '../../support/accounts/photo';
import { makeAttempt } from '../../support/exam-room/test-attempt';
import { makeTestPaper } from '../../support/exam-room/test-paper';
import { newBankLine, newRegistration } from '../../support/office/office-rows';
import { acts } from '../../support/office/person';
import { newShelfItem } from '../shelf/shelf-samples';
import { keptPicture } from '../../support/office/site-photos';
import { paidPayment, receiptOf } from '../../support/payments/payment-rows';
import { withEmptyTables } from '../../support/process/empty-tables';
import { statementSamples } from '../platform/statement-samples';

withEmptyTables();

const outbox = { DATA_DIR: env.DATA_DIR };
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'orbital-retention-'));
  env.DATA_DIR = folder;
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  env.DATA_DIR = outbox.DATA_DIR;
});

const start = new Date('2024-11-05T09:30:00Z');

const after = (years: number, days = 0, ms = 0) => {
  const end = new Date(start);
  end.setUTCFullYear(end.getUTCFullYear() + years, end.getUTCMonth(), end.getUTCDate() + days);
  return new Date(end.getTime() + ms);
};

/** The rows deleted a millisecond before the end of the period, and at its end. */
async function around(end: Date) {
  const before = await deleteWhatIsOver(pool, new Date(end.getTime() - 1));
  return [before, await deleteWhatIsOver(pool, end)];
}

let leads = 0;
const lead = (more: object = {}) =>
  db.lead.create({
    data: {
      requestId: `lead-${(leads += 1)}`,
      kind: 'enquiry' as const,
      name: 'Ottokar Lind',
      email: '',
      phonenumber: '90000 00001',
      coursename: 'GATE Chemistry',
      createdAt: start,
      ...more,
    },
  });

async function oldStudent(email = 'asha@example.org') {
  const { id } = await makeStudent({ email, dateofbirth: '2000-02-29' });
  const data = { createdAt: start, lastLogInAt: start };
  await db.student.update({ where: { id }, data });
  return id;
}

const setDay = (table: string, column: string, id: string, at: Date) =>
  db.$executeRawUnsafe(`update ${table} set "${column}" = $1 where id = $2::uuid`, at, id);

async function oldForm(studentId: string, more: object = {}) {
  const { id } = await newRegistration(studentId, more);
  await setDay('registrations', 'updatedAt', id, start);
  return id;
}

async function oldPayment(registrationId: string | null, more: object = {}) {
  const payment = await paidPayment({ registrationId, paidAt: start, ...more });
  await setDay('payments', 'createdAt', payment.id, start);
  return payment;
}

test('leads are deleted two years after the last follow-up, with notes and search words', async () => {
  const forgotten = await lead();
  await db.note.create({ data: { leadId: forgotten.id, text: 'No answer', at: start } });
  const noted = await lead({ name: 'Asha' });
  await db.note.create({ data: { leadId: noted.id, text: 'Rang', at: after(0, 1) } });
  const planned = await lead({ nextCallAt: after(0, 2) });
  const changed = await lead({ name: 'Asha' });
  await db.auditEntry.create({
    data: { action: 'lead.change', subject: 'lead', subjectId: changed.id, at: after(0, 3) },
  });
  const looked = await lead({ name: 'Asha' });
  await db.auditEntry.create({
    data: { action: 'lead.view', subject: 'lead', subjectId: looked.id, at: after(0, 3) },
  });
  expect(await around(after(2))).toEqual([{}, { leads: 2 }]);
  expect(await db.note.count()).toBe(1);
  expect(await around(after(2, 1))).toEqual([{}, { leads: 1 }]);
  expect(await db.$queryRaw`select from search.dictionary where word = 'ottokar'`).toHaveLength(1);
  expect(await around(after(2, 2))).toEqual([{}, { leads: 1 }]);
  expect(await db.lead.findMany({ select: { id: true } })).toEqual([{ id: changed.id }]);
  expect(await db.$queryRaw`select from search.dictionary where word = 'ottokar'`).toEqual([]);
  expect(planned.id).not.toBe(changed.id);
  expect((await acts()).filter(({ action }) => action === 'retention.delete')).toMatchObject([
    { staffId: null, subjectId: null, detail: { kind: 'leads', rows: 2 } },
    { detail: { kind: 'leads', rows: 1 } },
    { detail: { kind: 'leads', rows: 1 } },
  ]);
});

test('a call is deleted with its lead, which it keeps for two years, or two years after it came', async () => {
  const { id: leadId } = await lead();
  const call = { exchange: 'exotel', dialled: '', state: 'missed' } as const;
  await db.phoneCall.createMany({
    data: [
      { ...call, callId: '1', phone: '9000000001', leadId, startedAt: after(0, 1) },
      { ...call, callId: '2', phone: '', startedAt: start, receivedAt: start },
    ],
  });
  expect(await around(after(2))).toEqual([{}, { phoneCalls: 1 }]);
  expect(await around(after(2, 1))).toEqual([{}, { leads: 1 }]);
  expect(await db.phoneCall.count()).toBe(0);
});

test('a seat in a demo class is deleted sixty days after the class, its lead later', async () => {
  const { id: leadId } = await lead();
  await db.demoSeat.create({ data: { leadId, slot: 'gone', title: 'GATE', startsAt: start } });
  const days = (count: number) => new Date(start.getTime() + count * 86_400_000);
  expect(await deleteWhatIsOver(pool, days(59))).toEqual({});
  expect(await deleteWhatIsOver(pool, days(61))).toEqual({ demoSeats: 1 });
  expect(await db.lead.count()).toBe(1);
});

test('an account without a form is deleted two years after the last log-in', async () => {
  const unused = await oldStudent();
  const used = await oldStudent('used@example.org');
  await startSession({ studentId: used });
  await db.session.deleteMany();
  const { lastLogInAt } = await db.student.findUniqueOrThrow({ where: { id: used } });
  expect(lastLogInAt.getTime()).toBeGreaterThan(Date.now() - 60_000);
  await db.consent.create({
    data: { studentId: unused, kind: 'notice', given: true, version: '1' },
  });
  expect(await around(after(2))).toEqual([{}, { unusedAccounts: 1 }]);
  expect(await db.student.findMany({ select: { id: true } })).toEqual([{ id: used }]);
});

test('a form without a payment is deleted a year after it was saved, its account later', async () => {
  const id = await oldStudent();
  await oldForm(id);
  const tried = await oldForm(id);
  await oldPayment(tried, { status: 'failed', paidAt: null, gatewayPaymentId: null });
  await db.payment.updateMany({ data: { createdAt: after(0, 1) } });
  expect(await around(after(1))).toEqual([{}, { unpaidForms: 1 }]);
  expect(await around(after(1, 1))).toEqual([{}, { unpaidPayments: 1, unpaidForms: 1 }]);
  expect(await db.student.count()).toBe(1);
  expect(await around(after(2))).toEqual([{}, { unusedAccounts: 1 }]);
});

test('photos without a form are deleted a year after the upload', async () => {
  const [id, payer] = [await oldStudent(), await oldStudent('payer@example.org')];
  const bytes = await jpeg();
  const photo = (name: string, studentId: string) =>
    db.photo.create({ data: { name, studentId, bytes, createdAt: start } });
  await photo('unused', id);
  await db.student.update({ where: { id }, data: { photoName: 'unused' } });
  await photo('replaced', payer);
  await photo('current', payer);
  await photo('in-form', payer);
  await db.student.update({ where: { id: payer }, data: { photoName: 'current' } });
  await oldPayment(await oldForm(payer, { photoName: 'in-form' }));
  expect(await around(after(1))).toEqual([{}, { unusedPhotos: 2 }]);
  const left = await db.photo.findMany({ select: { name: true }, orderBy: { name: 'asc' } });
  expect(left).toEqual([{ name: 'current' }, { name: 'in-form' }]);
  expect(await db.student.findUniqueOrThrow({ where: { id } })).toMatchObject({ photoName: null });
});

test('payments and payers stay eight years after the end of the financial year', async () => {
  const id = await oldStudent();
  const form = await oldForm(id);
  const first = await oldPayment(form);
  await receiptOf(first.id, start);
  await newBankLine({ paymentId: first.id, day: start });
  await newBankLine({ day: start, setAside: 'Rent' });
  // The second part was paid in the next financial year, so nothing of the form is deleted before it.
  const second = await oldPayment(form, { paidAt: new Date('2025-04-01T00:00:00Z') });
  const alone = await oldPayment(null);
  const back = new Date('2026-03-31T18:29:59.999Z');
  await db.refund.create({
    data: {
      refundId: 'r1',
      paymentId: second.id,
      amountPaise: 100,
      reason: 'Agreed',
      method: 'cash',
      status: 'done',
      createdAt: start,
      doneAt: back,
    },
  });
  const yearEnd = (year: number) => new Date(`${year}-03-31T18:30:00Z`);
  expect(await around(yearEnd(2033))).toEqual([{}, { money: 2 }]);
  expect(await db.payment.count({ where: { id: alone.id } })).toBe(0);
  expect(await around(yearEnd(2034))).toEqual([
    {},
    { money: 2, unpaidForms: 1, unusedAccounts: 1 },
  ]);
  expect([await db.payment.count(), await db.receipt.count(), await db.bankLine.count()]).toEqual([
    0, 0, 0,
  ]);
});

test('undecided money is never deleted', async () => {
  await oldPayment(null, { attention: 'unattached' });
  await oldPayment(null, { status: 'review' });
  await oldPayment(null, { status: 'pending', paidAt: null });
  const refunding = await oldPayment(null);
  await db.refund.create({
    data: {
      refundId: 'r1',
      paymentId: refunding.id,
      amountPaise: 100,
      reason: 'Agreed',
      method: 'gateway',
      createdAt: start,
    },
  });
  expect(await deleteWhatIsOver(pool, after(100))).toEqual({});
});

test('photos of the site are deleted when no version shows them', async () => {
  const [published, saved, unused] = ['a'.repeat(32), 'b'.repeat(32), 'c'.repeat(32)];
  for (const hash of [published, saved, unused]) await keptPicture(hash, start);
  const showing = (photo: string) => ({ teachers: [{ name: 'Asha Rao', photo }], messages: {} });
  await db.siteVersion.create({ data: { facts: showing(published), hash: '' } });
  await db.siteDraft.create({ data: { facts: showing(saved) } });
  expect(await around(after(0, 30))).toEqual([{}, { sitePhotos: 1 }]);
  expect(
    await db.sitePicture.findMany({ select: { hash: true }, orderBy: { hash: 'asc' } }),
  ).toEqual([{ hash: published }, { hash: saved }]);
});

test('opened material is forgotten a year after the last time', async () => {
  const studentId = await oldStudent();
  const [one, other] = [await newShelfItem(), await newShelfItem()];
  await db.shelfOpening.createMany({
    data: [
      { itemId: one.id, studentId, firstAt: start, lastAt: start },
      { itemId: other.id, studentId, firstAt: start, lastAt: after(0, 1) },
    ],
  });
  expect(await around(after(1))).toEqual([{}, { shelfOpenings: 1 }]);
  expect(await db.shelfOpening.findMany()).toMatchObject([{ itemId: other.id }]);
});

test('a test that was sat is deleted two years after its end, with its answers', async () => {
  const studentId = await oldStudent();
  const paper = await makeTestPaper();
  await makeAttempt(paper, studentId, { right: 1, endsAt: start });
  const later = await makeAttempt(paper, studentId, { number: 2, endsAt: after(0, 1) });
  await startSession({ studentId });
  expect(await around(after(2))).toEqual([{}, { testAttempts: 1 }]);
  expect(await db.testAttempt.findMany({ select: { id: true } })).toEqual([{ id: later.id }]);
  expect(await db.testAnswer.count()).toBe(0);
});

test('test orders, notices and copies of mails end after days', async () => {
  const order = { orderId: 'OC1', amountPaise: 1, description: 'x', returnUrl: 'x' };
  await db.sandboxOrder.create({ data: { ...order, createdAt: start } });
  const notice = { provider: 'razorpay', body: Buffer.from('x'), about: {}, receivedAt: start };
  await db.gatewayWebhook.create({ data: { ...notice, dedupeKey: '1', processedAt: after(0, 1) } });
  await db.gatewayWebhook.create({ data: { ...notice, dedupeKey: 'given up' } });
  await db.gatewayWebhook.create({ data: { ...notice, dedupeKey: 'waits', nextTryAt: start } });
  const folder = path.join(env.DATA_DIR, 'outbox');
  await mkdir(folder);
  await writeFile(path.join(folder, 'old.eml'), 'x');
  await utimes(path.join(folder, 'old.eml'), start, start);
  await writeFile(path.join(folder, 'new.eml'), 'x');
  expect(await around(after(0, 30))).toEqual([{}, { sandboxOrders: 1, outbox: 1 }]);
  expect(await readdir(folder)).toEqual(['new.eml']);
  expect(await around(after(0, 90))).toEqual([{}, { gatewayWebhooks: 1 }]);
  expect(await around(after(0, 91))).toEqual([{}, { gatewayWebhooks: 1 }]);
  expect(await db.gatewayWebhook.findMany({ select: { dedupeKey: true } })).toEqual([
    { dedupeKey: 'waits' },
  ]);
});

test('payment links are deleted after 90 days, with the payer’s e-mail; the payment stays', async () => {
  const studentId = await oldStudent();
  const registrationId = await oldForm(studentId);
  const { id: paymentId } = await oldPayment(registrationId);
  await db.payerLink.create({
    data: {
      registrationId,
      tokenHash: 'h',
      via: 'student',
      createdAt: start,
      expiresAt: after(0, 8),
      payments: { create: { paymentId, name: 'Suresh Rao', email: 'suresh@example.org' } },
    },
  });
  expect(await around(after(0, 90))).toEqual([{}, { payerLinks: 1 }]);
  expect(await db.payerLinkPayment.count()).toBe(0);
  expect(await db.payment.count()).toBe(1);
});

test('log-ins last as long as the privacy page says', () => {
  const [days] = retention.studentSessions.period;
  const [hours] = retention.staffSessions.period;
  expect(lifetimes.student.wholeMs).toBe(days * 86_400_000);
  expect(lifetimes.staff.wholeMs).toBe(hours * 3_600_000);
});

test('runs at the same moment delete each row once', async () => {
  const { id: staffId } = await makeStaff();
  await Promise.all(Array.from({ length: 450 }, () => lead({ staffId })));
  const runs = await Promise.all([1, 2, 3].map(() => deleteWhatIsOver(pool, after(2))));
  expect(runs.reduce((sum, run) => sum + (run.leads ?? 0), 0)).toBe(450);
  expect(await db.lead.count()).toBe(0);
});

/** The tables of each retained kind; none for files. */
const tablesOf: Readonly<Partial<Record<RetainedKind, readonly string[]>>> = {
  leads: ['leads'],
  unusedAccounts: ['students'],
  unpaidForms: ['registrations'],
  unusedPhotos: ['photos'],
  unpaidPayments: ['payments'],
  money: ['payments', 'bank_lines'],
  gatewayWebhooks: ['gateway_notices'],
  phoneCalls: ['phone_calls'],
  demoSeats: ['demo_seats'],
  sitePhotos: ['site_pictures'],
  sandboxOrders: ['sandbox_orders'],
  shelfOpenings: ['shelf_openings'],
  testAttempts: ['test_attempts'],
  parentLinks: ['parent_links'],
  completionLinks: ['completion_links'],
  payerLinks: ['payer_links'],
  signInLinks: ['sign_in_links'],
  confirmLinks: ['sign_in_links'],
  dataLinks: ['data_links'],
  dataRequests: ['data_requests'],
  studentSessions: ['sessions'],
  staffSessions: ['sessions'],
  viewedPeople: ['viewed_people'],
  passkeyChallenges: ['passkey_challenges'],
  counters: ['rate_limits', 'log_in_counters'],
  pageSpeed: ['web_vital_counts'],
  visits: ['visit_counts'],
};

/**
 * Rows about no person, or kept for minutes: copies of the site, uploads of material, pictures of questions, times of
 * backups, held seats.
 */
const ofNobody = [
  'site_processes',
  'shelf_files',
  'question_pictures',
  'backup_records',
  'backup_attempts',
  'seat_holds',
];

describe('every deletion by time and every printed period belong together', () => {
  const printed = Object.entries(retention).flatMap(([kind, { period }]) => (period ? kind : []));

  const schema = readFileSync('prisma/schema.prisma', 'utf8');
  const models = schema.matchAll(/^model (\w)(\w*) \{[\s\S]*?@@map\("(\w+)"\)/gm);
  const tableOf = new Map(
    [...models].map(([, first = '', rest = '', table]) => [first.toLowerCase() + rest, table]),
  );

  test('each printed period has a deletion, and each deletion a period', () => {
    expect([...clockedKinds].sort()).toEqual(printed.sort());
  });

  test('nothing deletes by time from a table without a printed period', async () => {
    const files = readdirSync('lib', { recursive: true, encoding: 'utf8' });
    const byClient: (string | undefined)[] = [];
    for (const file of files.filter((name) => name.endsWith('.ts'))) {
      const text = readFileSync(path.resolve('lib', file), 'utf8');
      if (/= (statement|composed)\(/.test(text)) await import(path.resolve('lib', file));
      const models = text.matchAll(/\.(\w+)\.deleteMany\(\{\s*where: \{[^;]*?\blt: /g);
      byClient.push(...[...models].map(([, model = '']) => tableOf.get(model)));
    }
    const past = /<=? \(?(now\(\)|extract\(epoch from now|\$1::timestamptz)/;
    const tables = declared.flatMap(({ name, query }) => {
      const [sample = []] = statementSamples[name] ?? [];
      const { text } = query(...sample);
      if (!past.test(text)) return [];
      const locked = name.startsWith('lock-expired-') ? /from (\w+) r/.exec(text)?.[1] : null;
      return locked ?? [...text.matchAll(/delete from (\w+)/g)].map(([, table]) => table);
    });
    expect([...new Set([...tables, ...byClient])].sort()).toEqual(
      [...new Set([...Object.values(tablesOf).flat(), ...ofNobody])].sort(),
    );
  });

  test('the periods that are written elsewhere as numbers are the printed ones', () => {
    const [days] = retention.securityLog.period;
    const [years] = retention.accessLog.period;
    expect(new Set(Object.values(securityEvents))).toEqual(new Set([days, years * 365]));
    const longest = Math.max(...queues.map(({ retentionMinutes }) => retentionMinutes));
    expect(longest / (24 * 60) + ARCHIVE_DAYS).toBe(retention.mailJobs.period[0] * 365);
  });
});

test('records of views, and challenges of passkeys, are deleted at the end of their period', async () => {
  const { id: staffId } = await makeStaff();
  const ago = (ms: number) => new Date(Date.now() - ms);
  const view = (personId: string, at: Date) =>
    db.viewedPerson.create({ data: { staffId, personId, at } });
  const [kept, over] = [
    '5f0d8a14-1c9b-4e7a-a6d2-000000000001',
    '5f0d8a14-1c9b-4e7a-a6d2-000000000002',
  ];
  await view(kept, ago(24.9 * 3_600_000));
  await view(over, ago(25.1 * 3_600_000));
  const challenge = (purpose: string, expiresAt: Date) =>
    db.passkeyChallenge.create({ data: { staffId, purpose, challenge: 'x', expiresAt } });
  await challenge('logIn', ago(1_000));
  await challenge('add', ago(-60_000));
  await deleteExpired(pool);
  expect(await db.viewedPerson.findMany({ select: { personId: true } })).toEqual([
    { personId: kept },
  ]);
  expect(await db.passkeyChallenge.findMany({ select: { purpose: true } })).toEqual([
    { purpose: 'add' },
  ]);
});
