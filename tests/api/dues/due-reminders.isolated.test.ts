import { POST as postSettings } from '@/app/api/admin/dues-settings/route';
import { POST as postSent } from '@/app/api/admin/due-reminders/route';
import { POST as postStop } from '@/app/api/admin/reminder-stops/route';
import { duesPage } from '@/lib/dues/list-dues';
import { queueDueReminders } from '@/lib/dues/reminders';
import { db, pool } from '@/lib/platform/db';
import { smtpSender } from '@/lib/platform/mail/senders';
import { dayAfter } from '@/lib/site/days';
import { bearer, makeStudent, read } from '../../support/accounts/log-in';
import { startMailServer } from '../../support/accounts/mail-server';
import { post } from '../../support/leads/lead';
import { jobs, skipPause, startMailWorker, stopMailWorkers } from '../../support/leads/mail-worker';
import { staffWith } from '../../support/office/office';
import { claimRow, newRegistration, upiClaimRow } from '../../support/office/office-rows';
import { acts } from '../../support/office/person';
import { agreedPlan, paidPayment, refundOf } from '../../support/payments/payment-rows';
import { withEmptyTables } from '../../support/process/empty-tables';
import { eventually } from '../../support/process/site';
import { staffOf } from '../../support/office/staff';

withEmptyTables();
beforeEach(() => begin('2026-03-01'));
afterEach(async () => {
  jest.useRealTimers();
  await stopMailWorkers();
});

/** Moves the clock of this process to a day and hour in Delhi; timers go on as they are. */
function moveTo(day: string, time = '11:00'): Date {
  const now = new Date(`${day}T${time}:00+05:30`);
  jest.useFakeTimers({
    now,
    doNotFake: [
      ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask'] as const),
      ...(['setImmediate', 'clearImmediate', 'setInterval', 'clearInterval'] as const),
      ...(['setTimeout', 'clearTimeout'] as const),
    ],
  });
  return now;
}

/** Switches reminders on from this day. */
async function begin(day: string) {
  await db.$executeRaw`insert into office_settings (id, "refundLimitPaise", "earlierLimitPaise", "remindersSince")
    values (1, 1000000, 1000000, ${new Date(`${day}T00:00:00+05:30`)})`;
}

let students = 0;
/** A form submitted on 10 March 2026, so due on 17 March. */
async function submitted(more: object = {}) {
  const email = `remind${(students += 1)}@example.org`;
  const { id } = await makeStudent({ email, dateofbirth: '2003-05-17' });
  const submittedAt = new Date('2026-03-10T06:30:00Z');
  return { ...(await newRegistration(id, { email, submittedAt, ...more })), email };
}

/** Mails that a real mail server receives on a day, and the jobs of that day. */
async function arriving(day: string, time?: string) {
  moveTo(day, time);
  await queueDueReminders(pool);
  return sending();
}

async function sending() {
  const server = await startMailServer();
  await startMailWorker(
    smtpSender({ url: server.url, from: 'site@example.in', to: 'office@example.in' }),
  );
  await eventually(jobs, (all) => all.every(({ state }) => state === 'completed'));
  await stopMailWorkers();
  await server.close();
  return server.mails.map(({ recipients, headers, text }) => ({
    recipients,
    text,
    subject: headers.subject,
  }));
}

test('a fee is reminded of three days before, on the day, and three and ten days after, once each', async () => {
  const { email, id, registrationnumber } = await submitted();
  const subjects: string[] = [];
  for (let day = '2026-03-11'; day <= '2026-04-05'; day = dayAfter(day, 1)) {
    moveTo(day);
    if ((await queueDueReminders(pool)) === 0) continue;
    const [mail, ...more] = await sending();
    expect([mail?.recipients, more]).toEqual([[email], []]);
    subjects.push(`${day} ${mail?.subject}`);
    if (day === '2026-03-17') {
      expect(mail?.text).toContain(`/payment?registration=${id}`);
      expect(mail?.text).toMatch(/^Dear आशा राव,\s+₹8,999 of your fee is due today\./);
      expect(mail?.text).toContain(registrationnumber);
      expect(mail?.text).toContain('Call us on');
    }
  }
  expect(subjects).toEqual([
    '2026-03-14 Reminder: ₹8,999 is due on 17 March 2026',
    '2026-03-17 Reminder: ₹8,999 is due today',
    '2026-03-20 Reminder: ₹8,999 was due on 17 March 2026',
    '2026-03-27 Reminder: ₹8,999 was due on 17 March 2026',
  ]);
});

test('several parts that are not paid are one mail with all of them', async () => {
  const { id } = await submitted();
  await agreedPlan(id, [
    { day: '2026-03-14', paise: 400_000 },
    { day: '2026-03-17', paise: 499_900 },
  ]);
  await db.instalmentPlan.updateMany({ data: { agreedAt: new Date('2026-03-10T06:30:00Z') } });
  const [mail, ...more] = await arriving('2026-03-17');
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Reminder: ₹8,999 is due today');
  expect(mail?.text).toContain('₹4,000 by 14 March 2026\n₹4,999 by 17 March 2026');
  expect(await db.dueReminder.count()).toBe(2);
});

test('six processes queue one mail, and a mail that failed is sent once', async () => {
  const { id } = await submitted();
  moveTo('2026-03-17');
  const queued = await Promise.all(Array.from({ length: 6 }, () => queueDueReminders(pool)));
  expect(queued.reduce((sum, mails) => sum + mails, 0)).toBe(1);
  const server = await startMailServer();
  await server.close();
  await startMailWorker(
    smtpSender({ url: server.url, from: 'site@example.in', to: 'office@example.in' }),
  );
  await eventually(jobs, ([job]) => job?.state === 'retry');
  await stopMailWorkers();
  expect(await queueDueReminders(pool)).toBe(0);
  await skipPause();
  expect(await sending()).toHaveLength(1);
  expect(await arriving('2026-03-18')).toEqual([]);
  expect(await db.dueReminder.findMany()).toMatchObject([{ registrationId: id, step: 0 }]);
});

describe('nothing is sent', () => {
  const silences: [string, (registration: string, studentId: string) => Promise<unknown>][] = [
    ['to who has paid', (id) => paidPayment({ registrationId: id })],
    [
      'while a payment is under way',
      (id) => paidPayment({ registrationId: id, status: 'pending', paidAt: null }),
    ],
    [
      'while a payment is in review',
      (id) => paidPayment({ registrationId: id, status: 'review', paidAt: null }),
    ],
    [
      'to who got money back',
      async (id) => {
        const payment = await paidPayment({ registrationId: id, amountPaise: 100_000 });
        await refundOf(payment.id, 50_000);
      },
    ],
    ['while a UPI claim waits', (id) => db.upiClaim.create({ data: upiClaimRow(id) })],
    ['while a refund claim is open', (id) => db.refundClaim.create({ data: claimRow(id) })],
    [
      'when staff have switched them off',
      (id) => db.reminderStop.create({ data: { registrationId: id, reason: 'Pays in March' } }),
    ],
    ['to who was erased', (_id, studentId) => db.student.delete({ where: { id: studentId } })],
    [
      'when they are switched off for all',
      () => db.officeSettings.updateMany({ data: { remindersSince: null } }),
    ],
    ['for a draft', (id) => db.registration.update({ where: { id }, data: { submittedAt: null } })],
  ];

  test.each(silences)('%s, also when it was queued before', async (_name, silence) => {
    const { id, studentId } = await submitted();
    moveTo('2026-03-17');
    expect(await queueDueReminders(pool)).toBe(1);
    await silence(id, studentId);
    expect(await sending()).toEqual([]);
    expect(await queueDueReminders(pool)).toBe(0);
    expect(await db.dueReminder.count()).toBe(0);
  });

  test('at night; in the morning it is made up for', async () => {
    await submitted();
    expect(await arriving('2026-03-17', '09:59')).toEqual([]);
    expect(await arriving('2026-03-17', '19:00')).toEqual([]);
    moveTo('2026-03-17', '18:59');
    expect(await queueDueReminders(pool)).toBe(1);
    moveTo('2026-03-17', '19:01');
    expect(await sending()).toEqual([]);
    expect((await arriving('2026-03-18', '10:00')).map(({ subject }) => subject)).toEqual([
      'Reminder: ₹8,999 was due on 17 March 2026',
    ]);
  });

  test('for fees due before they were switched on', async () => {
    await submitted();
    await db.officeSettings.deleteMany();
    await begin('2026-03-18');
    expect(await arriving('2026-03-18')).toEqual([]);
    expect(await arriving('2026-03-20')).toHaveLength(1);
  });
});

test('when a payment that was under way fails, the reminder follows the same day', async () => {
  const { id } = await submitted();
  moveTo('2026-03-17');
  await queueDueReminders(pool);
  const payment = await paidPayment({ registrationId: id, status: 'pending', paidAt: null });
  expect(await sending()).toEqual([]);
  await db.payment.update({ where: { id: payment.id }, data: { status: 'failed' } });
  expect(await arriving('2026-03-17', '15:00')).toHaveLength(1);
});

test('students without e-mail are listed for WhatsApp until staff have sent the message', async () => {
  const { id: staffId, token } = await staffWith('counsellor');
  const staff = await staffOf('payments.read', staffId);
  const { id, studentId } = await submitted({ email: '' });
  await db.student.update({ where: { id: studentId }, data: { email: '' } });
  const withMail = await submitted();
  const listed = async (now: Date) => (await duesPage(staff, {}, { now })).byHand;
  expect(await listed(moveTo('2026-03-13'))).toEqual([]);
  expect(await arriving('2026-03-17')).toHaveLength(1);
  expect(await listed(moveTo('2026-03-18'))).toMatchObject([
    { registrationId: id, dueOn: '2026-03-17', paise: 899_900 },
  ]);
  const sent = async (registration: string) =>
    (await read(postSent(post('/', { registration }, bearer(token))))).status;
  expect([await sent(id), await sent(id), await sent(withMail.id)]).toEqual([200, 200, 409]);
  expect(await listed(moveTo('2026-03-19'))).toEqual([]);
  expect(await listed(moveTo('2026-03-20'))).toHaveLength(1);
  await paidPayment({ registrationId: id });
  expect(await listed(moveTo('2026-03-21'))).toEqual([]);
  expect(await sent(id)).toBe(409);
  expect((await acts()).filter(({ action }) => action === 'dues.remind')).toMatchObject([
    { subjectId: id, staffId },
  ]);
});

test('staff switch the reminders of a registration off with a reason, and on again', async () => {
  const { token } = await staffWith('counsellor');
  const { id: registration } = await submitted();
  const stop = async (body: object) =>
    (await read(postStop(post('/', body, bearer(token))))).status;
  expect(await stop({ registration, stopped: true, reason: ' ' })).toBe(422);
  expect(await stop({ registration: crypto.randomUUID(), stopped: true, reason: 'x' })).toBe(404);
  expect(await stop({ registration, stopped: true, reason: 'Her father pays in May' })).toBe(200);
  expect(await arriving('2026-03-17')).toEqual([]);
  expect(await stop({ registration, stopped: false, reason: '' })).toBe(200);
  expect(await arriving('2026-03-17')).toHaveLength(1);
  const done = (await acts()).filter(({ subjectId }) => subjectId === registration);
  expect(done.map(({ action }) => action)).toEqual(['dues.stop', 'dues.resume']);
  expect(
    JSON.stringify(done, (_key, value: unknown) => (typeof value === 'bigint' ? '' : value)),
  ).not.toContain('father');
});

test('the owner switches reminders off and on; they begin anew from that moment', async () => {
  const { token } = await staffWith('owner');
  const set = async (reminders: string) =>
    (await read(postSettings(post('/', { dueDays: '7', reminders }, bearer(token))))).status;
  expect(await set('off')).toBe(200);
  expect(await db.officeSettings.findFirst()).toMatchObject({ remindersSince: null });
  const before = Date.now();
  expect(await set('on')).toBe(200);
  const { remindersSince } = await db.officeSettings.findFirstOrThrow();
  expect(Math.abs((remindersSince?.getTime() ?? 0) - before)).toBeLessThan(60_000);
  expect(await set('maybe')).toBe(422);
});
