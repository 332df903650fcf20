import { POST as postDecide } from '@/app/api/admin/refunds/decide/route';
import { POST as postSettings } from '@/app/api/admin/settings/route';
import { waitingRefunds } from '@/lib/refunds/second-person';
import { db } from '@/lib/platform/db';
import { bearer, makeStaff, priya, read, logInOf } from '../../support/accounts/log-in';
import { post } from '../../support/leads/lead';
import { newRequest, refund, staffWith } from '../../support/office/office';
import {
  audited,
  changePassword,
  changeStaff,
  createStaff,
  decide as decideStaff,
} from '../../support/office/staff-calls';
import { paidPayment } from '../../support/payments/payment-rows';
import { withEmptyTables } from '../../support/process/empty-tables';
import { staffOf } from '../../support/office/staff';

withEmptyTables();

const decide = (token: string, request: string, decision = 'confirm') =>
  read(postDecide(post('/', { request, decision }, bearer(token))));
const setLimit = (token: string, refundLimit: string) =>
  read(postSettings(post('/', { refundLimit }, bearer(token))));

const another = (role: 'owner' | 'counsellor', email = `another.${role}@example.org`) =>
  staffWith(role, email);

const payment = () =>
  paidPayment({
    provider: 'office',
    method: 'cash',
    gatewayPaymentId: null,
    amountPaise: 3_000_000,
  });

const back = (of: string, amount: number, requestId = newRequest()) => ({
  payment: of,
  amount,
  requestId,
  method: 'cash',
  reason: 'The batch was moved',
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
  expect(await waitingRefunds(await staffOf('payments.read', second.id))).toMatchObject([
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
  expect(await waitingRefunds(await staffOf('payments.read', second.id))).toEqual([]);
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

test('the only owner gets advice', async () => {
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

/** The last act that a colleague could use to control another's account. */
const touches = {
  role: async (by: string, staff: string) => {
    const reason = 'Away';
    await changeStaff(by, { staff, name: 'Meera', role: 'counsellor', reason });
    return changeStaff(by, { staff, name: 'Meera', role: 'owner' });
  },
  password: async (by: string, staff: string) => {
    const set = await decideStaff(by, { staff, decision: 'newPassword', reason: 'Forgotten' });
    await db.staff.update({ where: { id: staff }, data: { passwordGiven: false } });
    return set;
  },
  factor: (by: string, staff: string) =>
    decideStaff(by, { staff, decision: 'removeCodes', reason: 'Lost phone' }),
  reopened: async (by: string, staff: string) => {
    await decideStaff(by, { staff, decision: 'close', reason: 'Left' });
    return decideStaff(by, { staff, decision: 'open' });
  },
};

describe.each(Object.entries(touches))('an account whose %s a colleague changed', (_, touch) => {
  test.each(['the other person', 'a third person'])('by %s: no second person', async (by) => {
    const [first, second] = [await staffWith('owner'), await another('owner')];
    const third = await another('owner', 'third@example.org');
    const { id } = await payment();
    const body = back(id, 20_000);
    await refund(first.token, body);
    const hand = by === 'a third person' ? third : first;
    expect((await touch(hand.token, second.id)).status).toBe(200);
    const theirs = await logInOf({ staffId: second.id });
    const refused = await decide(theirs.token, body.requestId);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringMatching(
        / your account .*You can confirm this refund from tomorrow \d\d:\d\d\./,
      ),
    ]);
    // Nor can it request a refund for its controller to confirm.
    const asked = await refund(theirs.token, back(id, 20_000));
    expect([asked.status, asked.body.fields?.amount]).toEqual([
      409,
      expect.stringMatching(/You can request refunds above ₹10,000 from tomorrow \d\d:\d\d\./),
    ]);
    expect((await refund(theirs.token, back(id, 9_000))).status).toBe(200);
    expect((await decide(third.token, body.requestId)).status).toBe(200);
  });

  test('after it had requested the refund: not confirmed by anybody for a day', async () => {
    const [first, second] = [await staffWith('owner'), await another('owner')];
    const body = back((await payment()).id, 20_000);
    await refund(second.token, body);
    await touch(first.token, second.id);
    const refused = await decide(first.token, body.requestId);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringMatching(/It can be confirmed from tomorrow \d\d:\d\d/),
    ]);
  });
});

test('an account that one person made is neither the one who asks nor the one who confirms', async () => {
  const first = await staffWith('owner');
  const { id } = await payment();
  const made = { name: 'Ravi', email: 'ravi@example.org', role: 'owner' };
  await createStaff(first.token, made);
  const ravi = await db.staff.findUniqueOrThrow({ where: { email: made.email } });
  await db.staff.update({ where: { id: ravi.id }, data: { passwordGiven: false } });
  const theirs = await logInOf({ staffId: ravi.id });
  const body = back(id, 20_000);
  expect((await refund(first.token, body)).body.data).toMatchObject({ status: 'waiting' });
  expect((await decide(theirs.token, body.requestId)).status).toBe(409);
  expect((await refund(theirs.token, back(id, 20_000))).status).toBe(409);
  expect(await db.refund.count()).toBe(0);
});

test('an account made at the console counts a day later too', async () => {
  const first = await staffWith('owner');
  const data = { email: 'console@example.org', passwordHash: 'none', role: 'owner' } as const;
  const { id: made } = await db.staff.create({ data });
  const { token } = await logInOf({ staffId: made });
  const body = back((await payment()).id, 20_000);
  await refund(first.token, body);
  expect((await decide(token, body.requestId)).status).toBe(409);
  const createdAt = new Date(Date.now() - 86_400_000);
  await db.staff.update({ where: { id: made }, data: { createdAt } });
  expect((await decide(token, body.requestId)).status).toBe(200);
});

test('a temporary password counts from when it was replaced', async () => {
  const { id } = await makeStaff();
  await db.staff.update({ where: { id }, data: { passwordGiven: true } });
  const first = await staffWith('owner', 'first@example.org');
  await db.$executeRaw`insert into audit_entries ("staffId", action, subject, "subjectId", at)
    values (${first.id}::uuid, 'staff.create', 'staff', ${id}, now() - interval '2 days')`;
  const { token } = await logInOf({ staffId: id });
  const change = { password: priya.password, newPassword: 'seven moles of neon' };
  expect((await changePassword(token, change)).status).toBe(200);
  const body = back((await payment()).id, 20_000);
  await refund(first.token, body);
  const refused = await decide(token, body.requestId);
  expect([refused.status, refused.body.message]).toEqual([
    409,
    expect.stringMatching(/^The temporary password of your account was replaced/),
  ]);
});

test('changes of one’s own account do not hold it', async () => {
  const { id } = await makeStaff();
  const { token } = await logInOf({ staffId: id });
  const body = { password: priya.password, newPassword: 'seven moles of neon' };
  expect((await changePassword(token, body)).status).toBe(200);
  const first = await staffWith('owner', 'first@example.org');
  const asked = back((await payment()).id, 20_000);
  await refund(first.token, asked);
  expect((await decide(token, asked.requestId)).status).toBe(200);
});

test('a request from before its account was held back is rejected, not confirmed', async () => {
  const [first, second] = [await staffWith('owner'), await another('owner')];
  const body = back((await payment()).id, 20_000);
  await refund(second.token, body);
  await db.$executeRaw`update refund_requests set "createdAt" = now() - interval '3 days'`;
  await db.$executeRaw`insert into audit_entries ("staffId", action, subject, "subjectId", at)
    values (${first.id}::uuid, 'staff.password', 'staff', ${second.id}, now() - interval '73 hours')`;
  const refused = await decide(first.token, body.requestId);
  expect([refused.status, refused.body.message]).toEqual([
    409,
    expect.stringContaining('Reject it; it can then be requested again.'),
  ]);
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
