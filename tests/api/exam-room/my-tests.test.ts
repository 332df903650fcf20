import { testsByPurchase, testsOfStudent } from '@/lib/exam-room/my-tests';
import { openTestOf } from '@/lib/exam-room/sittable-papers';
import { db, inTransaction } from '@/lib/platform/db';
import { makeStudent } from '../../support/accounts/log-in';
import { makeAttempt } from '../../support/exam-room/test-attempt';
import { makeTestPaper } from '../../support/exam-room/test-paper';
import { newRegistration } from '../../support/office/office-rows';
import { paidPayment } from '../../support/payments/payment-rows';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();

const plan = 'gate-online-6-months-gold';
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);

test('a paid plan opens its tests at once, a refund closes them, and what was reached stays', async () => {
  const { id: student } = await makeStudent();
  const paper = await makeTestPaper({ audiences: [`plan:${plan}`] });
  await makeTestPaper({ audiences: ['plan:nobody'] });
  expect(await testsOfStudent(student)).toEqual([]);
  const registration = await newRegistration(student, { planId: plan });
  const payment = await paidPayment({ registrationId: registration.id });
  expect(await testsOfStudent(student)).toMatchObject([
    { id: paper.id, access: 'open', attempts: [], week: expect.any(String) },
  ]);
  const byPurchase = await testsByPurchase(student);
  expect(byPurchase.get(registration.id)).toMatchObject([{ id: paper.id }]);

  const attempt = await makeAttempt(paper, student, { right: 3 });
  await db.payment.update({ where: { id: payment.id }, data: { status: 'refunded' } });
  expect(await testsOfStudent(student)).toMatchObject([
    {
      id: paper.id,
      access: 'ended',
      week: null,
      attempts: [{ id: attempt.id, state: 'result', marks: expect.any(Number) }],
    },
  ]);
});

test('marks of a test with a window are hidden until nobody can sit it any more', async () => {
  const { id: student } = await makeStudent();
  const open = await makeTestPaper({ opensAt: inHours(-2), closesAt: inHours(1) });
  await makeTestPaper({ title: 'To come', opensAt: inHours(5) });
  await makeAttempt(open, student, { right: 3 });
  expect(await testsOfStudent(student)).toMatchObject([
    { access: 'open', attempts: [{ state: 'waiting', marks: null, maximum: null }] },
    { title: 'To come', access: 'later' },
  ]);
  expect(await testsOfStudent(student, inHours(3))).toMatchObject([
    { access: 'ended', attempts: [{ state: 'result', marks: expect.any(Number) }] },
    { access: 'later' },
  ]);
});

test('a message is about the test that closes first, of those that can be begun and were not', async () => {
  const { id: student } = await makeStudent();
  const waiting = () => inTransaction((client) => openTestOf(client, student));
  await makeTestPaper({ title: 'Not mine', audiences: ['plan:nobody'] });
  await makeTestPaper({ title: 'Over', closesAt: inHours(-1) });
  await makeTestPaper({ title: 'To come', opensAt: inHours(5) });
  expect(await waiting()).toBeNull();
  const closesAt = inHours(30);
  await makeTestPaper({ title: 'Always open' });
  const closing = await makeTestPaper({ title: 'Closes', closesAt });
  expect(await waiting()).toEqual({ title: 'Closes', closesAt: closesAt.toISOString() });
  await makeAttempt(closing, student, { right: 3 });
  expect(await waiting()).toEqual({ title: 'Always open', closesAt: null });
});
