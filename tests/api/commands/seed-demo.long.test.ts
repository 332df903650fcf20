import { phone } from '@/lib/calls/fields';
import { STAMP_LENGTH } from '@/lib/shelf/shelf-files';
import { keepParcels } from '@/lib/parcels/make-parcels';
import { deleteExpired } from '@/lib/background-work';
import { demoStaff } from '@/lib/commands/demo/people';
import { fillEmpty, removeDemo } from '@/lib/commands/demo/write-demo';
import { deleteWhatIsOver } from '@/lib/data-rights/retention-clock';
import { markAttempt } from '@/lib/exam-room/mark-attempt';
import { bankDesk } from '@/lib/payments/bank/list-bank-lines';
import { db, inTransaction, pool } from '@/lib/platform/db';
import { emailAddress } from '@/lib/platform/email-address';
import { paymentStatuses } from '@/lib/site/money-terms';
import { staffLogIn } from '../../support/accounts/log-in';
import { readPdf } from '../../support/enrolment/pdf-text';
import { runWith } from '../../support/process/command';
import { withEmptyTables } from '../../support/process/empty-tables';
import { staffOf } from '../../support/office/staff';

withEmptyTables();

async function seed(...args: string[]) {
  const { DATABASE_URL = '', DATA_DIR = '' } = process.env;
  const { failed, stdout, stderr } = await runWith(
    { DATABASE_URL },
    'seed-demo',
    DATA_DIR,
    ...args,
  );
  return { failed, text: failed ? stdout + stderr : stdout };
}

const passwordIn = (text: string) => /password (\S+) as/.exec(text)?.[1] ?? '';

async function counts() {
  const [students, leads, registrations, payments, receipts, staff, marks, bank] =
    await Promise.all([
      db.student.count(),
      db.lead.count(),
      db.registration.count(),
      db.payment.count(),
      db.receipt.count(),
      db.staff.count({ where: { disabledAt: null } }),
      db.demoMark.count(),
      db.bankLine.count(),
    ]);
  return { students, leads, registrations, payments, receipts, staff, marks, bank };
}

test('the demo fills an empty database once with seven accounts, and is removed except from the audit', async () => {
  const first = await seed();
  expect(first).toMatchObject({ failed: false });
  const filled = await counts();
  expect(filled).toMatchObject({ students: 2_000, leads: 6_000, staff: 7, marks: 1 });
  await expectEveryState();
  await expectNobodyReal();
  await expectWholeReceipts();
  await expectWholeInstalments();
  await expectReminders();
  await expectShelf();
  await expectTests();
  expect(await db.webVitalCount.count()).toBeGreaterThan(0);
  expect(await db.visitCount.count()).toBeGreaterThan(0);
  const messages = await db.messageOpening.groupBy({ by: ['moment', 'language'] });
  expect(messages.length).toBeGreaterThan(8);
  expect(await db.messageText.count()).toBe(1);

  const second = await seed();
  expect(await counts()).toEqual(filled);
  const email = demoStaff[0]?.email ?? '';
  const old = await staffLogIn({ email, password: passwordIn(first.text) });
  const newer = await staffLogIn({ email, password: passwordIn(second.text) });
  expect([old.body.success, newer.body.success]).toEqual([false, true]);

  await deleteExpired(pool);
  expect(await keepParcels(pool)).toBe(0);
  expect(await deleteWhatIsOver(pool)).toEqual({});
  expect(await counts()).toEqual(filled);

  const audit = await db.auditEntry.count();
  expect(audit).toBeGreaterThan(500);
  await inTransaction(removeDemo);
  const nothing = { bank: 0, students: 0, leads: 0, registrations: 0, payments: 0, receipts: 0 };
  expect(await counts()).toEqual({ ...nothing, staff: 0, marks: 0 });
  expect([await db.shelfItem.count(), await db.shelfFile.count()]).toEqual([0, 0]);
  expect([await db.testPaper.count(), await db.question.count()]).toEqual([0, 0]);
  expect(await db.webVitalCount.count()).toBe(0);
  expect(await db.visitCount.count()).toBe(0);
  expect(await db.doNotCall.count()).toBe(0);
  expect([await db.doNotCall.count(), await db.messageText.count()]).toEqual([0, 0]);
  expect(await db.auditEntry.count()).toBeGreaterThanOrEqual(audit);
});

test('the demo is refused in a database with a real person, and nothing of theirs is removed', async () => {
  await db.lead.create({
    data: {
      requestId: 'one',
      kind: 'enquiry',
      name: 'Real',
      email: 'real@example.org',
      phonenumber: '9810012345',
      coursename: 'GATE',
    },
  });
  await expect(inTransaction(fillEmpty)).rejects.toThrow('real people or payments');
  await inTransaction(removeDemo);
  expect(await counts()).toMatchObject({ leads: 1, students: 0, staff: 0, marks: 0 });
});

async function expectEveryState() {
  const kind = { not: 'demoClass' } as const;
  const leads = await db.lead.groupBy({ by: ['status', 'kind'], where: { kind } });
  expect(leads).toHaveLength(5 * 3);
  expect(await db.demoSeat.groupBy({ by: ['slot', 'outcome'] })).toHaveLength(2 * 3);
  const payments = await db.payment.groupBy({ by: ['status'] });
  expect(payments.map(({ status }) => status).sort()).toEqual([...paymentStatuses].sort());
  const waiting = await db.payment.groupBy({ by: ['attention'] });
  expect(waiting.map(({ attention }) => attention)).toEqual(
    expect.arrayContaining(['mismatch', 'overpaid', 'unattached', 'refund failed']),
  );
  const bank = await bankDesk(await staffOf('bank.match'));
  expect(bank).toMatchObject({ moreUnresolved: false, late: [expect.anything()] });
  expect([bank.decided > 20, bank.unresolved.length > 2]).toEqual([true, true]);
  expect(await db.bankLine.count({ where: { NOT: { setAside: null } } })).toBe(1);
  const now = new Date();
  // Fewest just after midnight in Delhi, before any call of the day is overdue.
  expect(await db.lead.count({ where: { nextCallAt: { lt: now } } })).toBeGreaterThan(50);
  expect(await db.lead.count({ where: { nextCallAt: { gt: now } } })).toBeGreaterThan(100);
  expect(await db.lead.count({ where: { createdAt: { gt: now } } })).toBe(0);
}

/** Course material of each kind, opened by students who have paid, with a PDF that can be stamped. */
async function expectShelf() {
  const kinds = await db.shelfItem.groupBy({ by: ['kind'] });
  expect(kinds.map(({ kind }) => kind).sort()).toEqual(['class', 'handout', 'recording', 'test']);
  expect(await db.shelfOpening.count()).toBeGreaterThan(50);
  const file = await db.shelfFile.findFirstOrThrow({ include: { parts: true } });
  const bytes = Buffer.concat(file.parts.map((part) => part.bytes));
  expect(bytes).toHaveLength(file.size ?? 0);
  bytes.write('Reg. No 12345, 2026-27'.padEnd(STAMP_LENGTH), file.stampAt ?? 0, 'latin1');
  expect((await readPdf(bytes)).text).toMatch(/formula sheet[\s\S]*Reg\. No 12345, 2026-27/);
}

/** A bank, two tests, and enough marked attempts at one of them for a rank. */
async function expectTests() {
  const [gate, net] = await db.testPaper.findMany({
    orderBy: { exam: 'desc' },
    select: { exam: true, _count: { select: { attempts: true, questions: true } } },
  });
  expect([gate?.exam, net?.exam]).toEqual(['gate', 'csir-net']);
  expect(gate?._count.attempts).toBeGreaterThanOrEqual(30);
  expect(net?._count.attempts).toBe(12);
  const attempt = await db.testAttempt.findFirstOrThrow();
  const stored = { marks: attempt.marks, maximum: attempt.maximum };
  await inTransaction((tx) => markAttempt(tx, attempt.id));
  expect(await db.testAttempt.findFirst({ where: { id: attempt.id } })).toMatchObject(stored);
}

/** Mails and phone calls reach nobody, and the rules of the forms accept both contacts. */
async function expectNobodyReal() {
  const { rows } = await pool.query<{ email: string; phone: string; key: string }>(
    `select email, phonenumber as phone, phone_key(phonenumber) as key from leads
     union all select email, contactnumber, phone_key(contactnumber) from students`,
  );
  const odd = rows.filter(
    ({ email, phone: typed, key }) =>
      (email !== '' && !email.endsWith('@demo.example')) ||
      !/^00000\d{5}$/.test(key) ||
      !phone.safeParse(typed).success ||
      (email !== '' && emailAddress.safeParse(email).data !== email),
  );
  expect(odd).toEqual([]);
  // Enrolled at the counter.
  expect(rows.filter(({ email }) => email === '').length).toBeGreaterThan(10);
}

/** There are reminders, all of them for fees that are due, and registrations without one. */
async function expectReminders() {
  const reminders = await db.dueReminder.findMany({ include: { registration: true } });
  expect(reminders.length).toBeGreaterThan(0);
  for (const { amountPaise, sentAt, registration } of reminders) {
    expect(amountPaise).toBe(registration.pricePaise);
    expect(sentAt).not.toBeNull();
    expect(registration.submittedAt).not.toBeNull();
  }
  expect(await db.reminderStop.count()).toBeGreaterThan(0);
  expect(await db.completionLink.count()).toBeGreaterThan(0);
  expect(await db.doNotCall.count()).toBeGreaterThan(0);
}

/** There are instalment plans, and the parts of each add up to the price. */
async function expectWholeInstalments() {
  const plans = await db.instalmentPlan.findMany({ include: { lines: true, registration: true } });
  expect(plans.length).toBeGreaterThan(10);
  for (const { lines, registration } of plans) {
    const sum = lines.reduce((total, { amountPaise }) => total + amountPaise, 0);
    expect(sum).toBe(registration.pricePaise);
  }
}

async function expectWholeReceipts() {
  const { rows } = await pool.query(
    `select r.year from receipts r group by r.year
     having count(*) <> max(r.serial) or max(r.serial) <> (
       select last from receipt_series s where s.year = r.year)
     union all
     select p."orderId" from payments p left join receipts r on r."paymentId" = p.id
     where (r.number is null) = (p.status in ('paid', 'partRefunded', 'refunded')
       and p."registrationId" is not null) or r."amountPaise" <> p."amountPaise"
     union all
     select d.year from refund_documents d group by d.series, d.year
     having count(*) <> max(d.serial) or max(d.serial) <> (
       select last from refund_document_series s where s.series = d.series and s.year = d.year)
     union all
     select f."refundId" from refunds f join receipts r using ("paymentId")
       left join refund_documents d using ("refundId")
     where (d.number is null) = (f.status = 'done') or d."amountPaise" <> f."amountPaise"`,
  );
  expect(rows).toEqual([]);
}
