import { parse } from 'csv-parse/sync';
import { GET } from '@/app/(staff)/searchuser/payments/dues/csv/route';
import { POST as postSettings } from '@/app/api/admin/dues-settings/route';
import { sessionCookie } from '@/lib/accounts/session-cookie';
import { askedDues, duesPage } from '@/lib/dues/list-dues';
import { personRegistrations } from '@/lib/people/read-person';
import { db, inTransaction, pool } from '@/lib/platform/db';
import { dayAfter, today } from '@/lib/site/days';
import { bearer, makeStudent, read, logInOf } from '../../support/accounts/log-in';
import { post } from '../../support/leads/lead';
import { cash, record, refund, staffWith } from '../../support/office/office';
import { newRegistration } from '../../support/office/office-rows';
import { acts } from '../../support/office/person';
import { agreedPlan, paidPayment } from '../../support/payments/payment-rows';
import { withEmptyTables } from '../../support/process/empty-tables';
import { staffOf } from '../../support/office/staff';

withEmptyTables();

const daysAgo = (days: number) => new Date(`${dayAfter(today(), -days)}T06:30:00Z`);
const inDays = (days: number) => dayAfter(today(), days);

let students = 0;
/** A registration for ₹8,999, submitted `days` ago. */
async function submitted(days: number, more: object = {}) {
  const email = `dues${(students += 1)}@example.org`;
  const { id } = await makeStudent({ email, dateofbirth: '2003-05-17' });
  return newRegistration(id, { submittedAt: daysAgo(days), email, ...more });
}

const inCash = (registrationId: string, amountPaise: number) =>
  paidPayment({
    registrationId,
    amountPaise,
    provider: 'office',
    method: 'cash',
    gatewayPaymentId: null,
  });

const counsellor = async () => staffOf('payments.read', (await staffWith('counsellor')).id);

test('overdue fees are listed by age, the oldest first, with the sums of the payments', async () => {
  const whole = await submitted(50);
  const today7 = await submitted(7);
  const early = await submitted(6);
  const parts = await submitted(100);
  await agreedPlan(parts.id, [
    { day: inDays(-61), paise: 300_000 },
    { day: inDays(-30), paise: 300_000 },
    { day: inDays(30), paise: 299_900 },
  ]);
  await inCash(parts.id, 100_000);
  const draft = await submitted(20, { submittedAt: null });
  const paid = await submitted(90);
  await inCash(paid.id, 899_900);
  const unpriced = await submitted(90, { pricePaise: null });
  const refunded = await submitted(90);
  const { id: payment } = await inCash(refunded.id, 300_000);
  const { token } = await staffWith('owner');
  const back = { payment, requestId: 'refund-of-dues-01', amount: '3000', method: 'cash' };
  expect((await refund(token, { ...back, reference: '', reason: 'Moved' })).status).toBe(200);

  const staff = await counsellor();
  const page = await duesPage(staff, {});
  expect(page.rows.map(({ registrationId, oldest }) => [registrationId, oldest])).toEqual([
    [parts.id, inDays(-61)],
    [whole.id, inDays(-43)],
    [today7.id, inDays(0)],
  ]);
  expect(page.rows[0]).toMatchObject({
    due: 500_000,
    sums: { today: 0, to30: 300_000, to60: 0, over60: 200_000, later: 299_900 },
  });
  expect(page.sums).toEqual({
    today: 899_900,
    to30: 300_000,
    to60: 899_900,
    over60: 200_000,
    later: 299_900 + 899_900,
  });
  expect(page.counts).toEqual({ today: 1, to30: 1, to60: 1, over60: 1 });
  const rest = [whole, today7, early, parts, draft, unpriced].map(({ id }) => id);
  const { rows } = await pool.query<{ sum: number }>(
    `select (sum("pricePaise") - 100000)::int as sum from registrations
     where id = any($1) and "submittedAt" is not null`,
    [rest],
  );
  expect(Object.values(page.sums).reduce((sum, paise) => sum + paise, 0)).toBe(rows[0]?.sum);
  const old = await duesPage(staff, { age: 'over60' });
  expect(old.rows.map(({ registrationId }) => registrationId)).toEqual([parts.id]);
  expect((await acts()).at(-1)).toMatchObject({ action: 'dues.list', staffId: staff.staffId });
});

test('an order that was not paid in the end owes nothing; the rest of one paid in part is due', async () => {
  const items = [{ id: 'gate-booklets-pyq', title: 'PYQ booklets', pricePaise: 899_900 }];
  const order = { kind: 'study-material', items };
  await submitted(50, order);
  const part = await submitted(50, order);
  await inCash(part.id, 100_000);
  const { rows } = await duesPage(await counsellor(), {});
  expect(rows.map(({ registrationId, due }) => [registrationId, due])).toEqual([
    [part.id, 799_900],
  ]);
});

test('the owner sets after how many days a fee is due; it is audited once', async () => {
  const { id } = await submitted(5);
  const staff = await counsellor();
  expect((await duesPage(staff, {})).count).toBe(0);
  const { token } = await staffWith('owner');
  const set = async (dueDays: string, by = token) =>
    (await read(postSettings(post('/', { dueDays, reminders: 'on' }, bearer(by))))).status;
  expect([await set('91'), await set('-1'), await set('')]).toEqual([422, 422, 422]);
  expect(await set('3', (await logInOf({ staffId: staff.staffId })).token)).toBe(403);
  expect([await set('3'), await set('3')]).toEqual([200, 200]);
  expect((await duesPage(staff, {})).rows).toMatchObject([
    { registrationId: id, oldest: inDays(-2) },
  ]);
  expect(
    await db.auditEntry.findMany({ orderBy: { id: 'asc' }, where: { action: 'settings.change' } }),
  ).toMatchObject([{ detail: { dueDays: { from: 7, to: 3 } } }]);
});

test('fifty rows a page, and the filters of the address', async () => {
  const { id: studentId } = await makeStudent({
    email: 'many@example.org',
    dateofbirth: '2003-05-17',
  });
  for (let count = 0; count < 52; count += 1) {
    await newRegistration(studentId, { submittedAt: daysAgo(10 + count) });
  }
  const staff = await counsellor();
  const first = await duesPage(staff, {});
  expect([first.rows.length, first.next, first.count]).toEqual([50, 50, 52]);
  const second = await duesPage(staff, {}, { from: 50 });
  expect([second.rows.length, second.next]).toEqual([2, null]);
  expect(askedDues(new URLSearchParams('age=to30&course='))).toEqual({ age: 'to30' });
  expect(askedDues(new URLSearchParams('age=ancient'))).toBeNull();
  expect(askedDues(new URLSearchParams('course=Alchemy'))).toBeNull();
});

describe('the file', () => {
  async function download(query: string, role: 'owner' | 'counsellor' | null) {
    const [cookie = ''] = role
      ? (await sessionCookie((await staffWith(role)).cookieId, 60)).split(';')
      : [];
    const url = `http://localhost:3000/searchuser/payments/dues/csv${query}`;
    return GET(new Request(url, { headers: { ...(cookie && { cookie }) } }));
  }

  test('has a row for each registration in rupees, and an entry of the audit', async () => {
    const { registrationnumber, studentId } = await submitted(38);
    await submitted(7);
    const answer = await download('?age=to60', 'owner');
    expect(answer.headers.get('content-disposition')).toContain(`"dues-${today()}.csv"`);
    const rows = parse(await answer.text(), { bom: true, columns: true }) as object[];
    expect(rows).toEqual([
      expect.objectContaining({
        registrationnumber,
        fee: '8999',
        received: '0',
        due: '8999',
        later: '0',
        'Due today': '0',
        '1–30 days': '0',
        '31–60 days': '8999',
        'Over 60 days': '0',
        dueSince: inDays(-31),
      }),
    ]);
    expect(await db.auditEntry.findMany({ orderBy: { id: 'asc' } })).toMatchObject([
      {
        action: 'export.dues',
        detail: { rows: 1, filters: ['age'], role: 'owner', students: [studentId] },
      },
    ]);
  });

  test('fees due later are listed by day, instalments and whole fees', async () => {
    const whole = await submitted(2);
    const parts = await submitted(50);
    await agreedPlan(parts.id, [
      { day: inDays(-20), paise: 300_000 },
      { day: inDays(1), paise: 300_000 },
      { day: inDays(30), paise: 299_900 },
    ]);
    const answer = await download('?when=later', 'owner');
    expect(answer.headers.get('content-disposition')).toContain(`"due-later-${today()}.csv"`);
    const rows = parse(await answer.text(), { bom: true, columns: true });
    expect(rows).toMatchObject([
      { dueOn: inDays(1), amount: '3000', registrationnumber: parts.registrationnumber },
      { dueOn: inDays(5), amount: '8999', registrationnumber: whole.registrationnumber },
      { dueOn: inDays(30), amount: '2999', registrationnumber: parts.registrationnumber },
    ]);
    expect(await db.auditEntry.findMany({ orderBy: { id: 'asc' } })).toMatchObject([
      { action: 'export.dues', detail: { rows: 3, filters: ['when'] } },
    ]);
    expect(askedDues(new URLSearchParams('when=later&age=today'))).toBeNull();
  });

  test('only for the owner, and only as the list can be narrowed', async () => {
    expect((await download('', 'counsellor')).status).toBe(403);
    const anybody = await download('', null);
    expect([anybody.status, anybody.headers.get('location')]).toEqual([
      303,
      '/searchuser/payments/dues',
    ]);
    expect((await download('?age=old', 'owner')).status).toBe(422);
    expect(await db.auditEntry.count()).toBe(0);
  });
});

test('on the student’s page, due now leaves out instalments whose day is to come', async () => {
  const { id, studentId } = await submitted(20);
  await agreedPlan(id, [
    { day: inDays(-1), paise: 300_000 },
    { day: inDays(40), paise: 599_900 },
  ]);
  const onPage = async () => (await inTransaction((tx) => personRegistrations(tx, studentId)))[0];
  expect(await onPage()).toMatchObject({ duePaise: 899_900, dueNowPaise: 300_000 });
  const { token } = await staffWith('counsellor');
  const paid = cash(id, { amount: '3000', otherAmount: 'on', note: 'First part' });
  expect((await record(token, paid)).status).toBe(200);
  expect(await onPage()).toMatchObject({ duePaise: 599_900, dueNowPaise: 0 });
  // A changed price voids the agreement.
  await db.registration.update({ where: { id }, data: { pricePaise: 799_900 } });
  expect(await onPage()).toMatchObject({ duePaise: 499_900, dueNowPaise: 499_900 });
});
