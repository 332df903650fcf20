import { POST as postDecide } from '@/app/api/admin/refunds/decide/route';
import { POST as postSettings } from '@/app/api/admin/settings/route';
import { waitingRefunds } from '@/lib/office/refunds/second-person';
import type { StaffPerson } from '@/lib/office/staff/access';
import { db } from '@/lib/platform/db';
import { bearer, read } from '../../support/accounts/log-in';
import { logInOf } from '../../support/calls/call-samples';
import { post } from '../../support/leads/lead';
import { newRequest, refund, staffWith } from '../../support/office/office';
import { audited, changeStaff, createStaff } from '../../support/office/staff-calls';
import { paidPayment } from '../../support/payments/payment-rows';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();

const decide = (token: string, request: string, decision = 'confirm') =>
  read(postDecide(post('/', { request, decision }, bearer(token))));
const setLimit = (token: string, refundLimit: string) =>
  read(postSettings(post('/', { refundLimit }, bearer(token))));

async function another(role: 'owner' | 'counsellor', email = `another.${role}@example.org`) {
  const { id } = await db.staff.create({ data: { email, passwordHash: 'none', role } });
  return { id, ...(await logInOf({ staffId: id })) };
}

const payment = () =>
  paidPayment({
    ...{ provider: 'office', method: 'cash', gatewayPaymentId: null, amountPaise: 3_000_000 },
  });

const back = (of: string, amount: number, requestId = newRequest()) => ({
  ...{ payment: of, amount, requestId, method: 'cash', reason: 'The batch was moved' },
});

const person = (staffId: string): StaffPerson => ({
  ...{ staffId, sessionId: '', email: '', name: '', role: 'owner' },
});

test('above the limit a refund waits until another owner confirms it, once', async () => {
  const [first, second] = [await staffWith('owner'), await another('owner')];
  const { id } = await payment();
  const body = back(id, 10_001);
  for (const _ of [1, 2]) {
    expect((await refund(first.token, body)).body.data).toMatchObject({ status: 'waiting' });
  }
  expect((await refund(first.token, { ...body, amount: 20_000 })).status).toBe(409);
  expect(await db.refund.count()).toBe(0);
  expect(await waitingRefunds(person(second.id))).toMatchObject([
    { request: body.requestId, amountPaise: 1_000_100, isOwn: false, by: 'owner@example.org' },
  ]);
  expect((await decide(first.token, body.requestId)).status).toBe(409);
  const answers = await Promise.all([1, 2].map(() => decide(second.token, body.requestId)));
  for (const { body: answered } of answers) {
    expect(answered.data).toMatchObject({ refund: { status: 'done' } });
  }
  expect(await db.refund.findMany()).toMatchObject([
    { amountPaise: 1_000_100, staffId: first.id, status: 'done' },
  ]);
  expect(await waitingRefunds(person(second.id))).toEqual([]);
  expect(await audited()).toMatchObject([
    { action: 'payment.refundAsk', staffId: first.id, subjectId: id },
    { action: 'payment.refundConfirm', staffId: second.id, subjectId: id },
    { action: 'payment.refund', staffId: first.id, subjectId: id },
  ]);
});

test('parts of one payment count together', async () => {
  const { token } = await staffWith('owner');
  await another('owner');
  const { id } = await payment();
  expect((await refund(token, back(id, 9_000))).body.data).toMatchObject({ status: 'done' });
  expect((await refund(token, back(id, 1_001))).body.data).toMatchObject({ status: 'waiting' });
  expect((await refund(token, back(id, 1_000))).body.data).toMatchObject({ status: 'done' });
});

test('a refused or withdrawn one is never given', async () => {
  const [first, second] = [await staffWith('owner'), await another('owner')];
  const { id } = await payment();
  for (const { token } of [first, second]) {
    const body = back(id, 20_000);
    await refund(first.token, body);
    expect((await decide(token, body.requestId, 'refuse')).body.data).toEqual({ refund: null });
    expect((await decide(second.token, body.requestId)).status).toBe(409);
    expect((await refund(first.token, body)).status).toBe(409);
  }
  expect((await decide(second.token, newRequest())).status).toBe(404);
  expect(await db.refund.count()).toBe(0);
});

test('the only owner is told what to do', async () => {
  const { token } = await staffWith('owner');
  await another('counsellor');
  const { id } = await payment();
  const { status, body } = await refund(token, back(id, 20_000));
  expect([status, body.fields?.amount]).toEqual([409, expect.stringContaining('second owner')]);
  expect((await refund(token, back(id, 10_000))).status).toBe(200);
  const more = await refund(token, back(id, 500));
  expect(more.body.fields?.amount).toContain('With ₹10,000 already refunded');
  expect(await db.refundRequest.count()).toBe(0);
});

test('one person cannot be both: by an account of their own making, or by another limit', async () => {
  const first = await staffWith('owner');
  const { id } = await payment();
  const made = { name: 'Ravi', email: 'ravi@example.org', role: 'owner' };
  await createStaff(first.token, made);
  const ravi = await db.staff.findUniqueOrThrow({ where: { email: made.email } });
  await db.staff.update({ where: { id: ravi.id }, data: { passwordGiven: false } });
  const theirs = await logInOf({ staffId: ravi.id });
  const body = back(id, 20_000);
  await refund(first.token, body);
  expect((await decide(theirs.token, body.requestId)).status).toBe(409);
  const meera = await another('counsellor');
  await changeStaff(first.token, { staff: meera.id, name: 'Meera', role: 'owner' });
  expect((await decide(meera.token, body.requestId)).status).toBe(409);
  expect(await db.refund.count()).toBe(0);
  expect((await decide((await another('owner')).token, body.requestId)).status).toBe(200);
});

test('a higher limit counts a day later, a lower one at once', async () => {
  const { token } = await staffWith('owner');
  await another('owner');
  const { id } = await payment();
  expect((await setLimit(token, '25,000')).status).toBe(200);
  expect((await refund(token, back(id, 15_000))).body.data).toMatchObject({ status: 'waiting' });
  await db.$executeRaw`update office_settings set "changedAt" = now() - interval '1 day'`;
  expect((await refund(token, back(id, 15_000))).body.data).toMatchObject({ status: 'done' });
  expect((await setLimit(token, '15,500')).status).toBe(200);
  expect((await refund(token, back(id, 501))).body.data).toMatchObject({ status: 'waiting' });
  expect(await audited('settings.change')).toMatchObject([
    { detail: { refundLimit: { from: 1_000_000, to: 2_500_000 } } },
    { detail: { refundLimit: { from: 2_500_000, to: 1_550_000 } } },
  ]);
  const counsellor = await another('counsellor');
  expect((await setLimit(counsellor.token, '100')).status).toBe(403);
});
