import { POST as postOrder } from '@/app/api/student/order/route';
import { createPayment } from '@/lib/payments/start-payment';
import { slipFor } from '@/lib/payments/upi/upi-slip';
import { findFee } from '@/lib/payments/amount-due';
import type { Paise } from '@/content/money';
import { db } from '@/lib/platform/db';
import { admission, loggedInStudent, saveForm } from '../../support/enrolment/admission';
import { bearer } from '../../support/accounts/log-in';
import { post } from '../../support/leads/lead';
import { paidPayment, refundOf } from '../../support/payments/payment-rows';
import { startCall } from '../../support/payments/payment';
import { withEmptyTables } from '../../support/process/empty-tables';
import { yearsAway } from '../../support/process/years-away';

withEmptyTables();

const gold = 'csir-net-online-6-months-gold';
const silver = 'csir-net-online-6-months-silver';
const tests = 'csir-net-test-series-june-2024';
const form = { ...admission, coursename: 'CSIR-NET/JRF (Chemical Sciences)', plan: gold };
let forms = 0;
const newForm = () => `a1b2c3d4e5f6${String((forms += 1)).padStart(4, '0')}`;

type Student = Awaited<ReturnType<typeof loggedInStudent>>;

const save = (student: Student, more: Record<string, unknown> = {}) =>
  saveForm(student, { ...form, requestId: newForm(), ...more });

async function saved(student: Student, more: Record<string, unknown> = {}) {
  const { body } = await save(student, more);
  if (!body.data) throw new Error(body.message);
  return body.data;
}

const submitted = (student: Student, more: Record<string, unknown> = {}) =>
  saved(student, { submit: true, ...more });

async function order(student: Student, items = tests, shownTotal = '116.82') {
  const body = { requestId: newForm(), items, shownTotal };
  const person = { studentname: 'Asha Rao', mobilenumber: '98765 43210' };
  const answer = await postOrder(
    post('/api/student/order', { ...body, ...person }, bearer(student.token)),
  );
  return { status: answer.status, body: (await answer.json()) as { message?: string } };
}

const six = <T>(run: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: 6 }, (_, index) => run(index)));

const REFUSED = /^You already have this plan: Reg\. No \d{5} of .*, .*\. Open it/;

test('half paid, the plan is not enrolled in again: the answer says by which registration', async () => {
  const student = await loggedInStudent();
  const first = await submitted(student);
  await paidPayment({ registrationId: first.id, amountPaise: 400_000, paidAt: new Date() });
  for (const more of [
    {},
    { submit: true },
    { registrationnumber: '12345', requestId: undefined },
  ]) {
    const { status, body } = await save(student, more);
    expect([status, body.success]).toEqual([200, false]);
    expect(body.message).toMatch(REFUSED);
    expect(body.message).toContain(`Reg. No ${first.registrationnumber}`);
    expect(body.message).toContain('₹4,000 paid today, ₹4,999 due');
    expect(Object.keys(body.fields ?? {})).toEqual(['enrolled']);
  }
  expect(await db.registration.count()).toBe(1);
  expect((await submitted(student, { plan: silver })).submitted).toBe(true);
});

test('six tabs at once save one draft and submit one registration, every time', async () => {
  for (let round = 0; round < 5; round += 1) {
    const student = await loggedInStudent();
    const tabs = Array.from({ length: 6 }, newForm);
    const drafts = await six((tab) => saved(student, { requestId: tabs[tab], place: `${tab}` }));
    expect(new Set(drafts.map(({ id }) => id)).size).toBe(1);
    const answers = await six((tab) => save(student, { requestId: tabs[tab], submit: true }));
    // The tab that owns the draft may come second: its request is then a repeat.
    const ids = answers.flatMap(({ body }) => body.data?.id ?? []);
    expect(new Set(ids)).toEqual(new Set([drafts[0]?.id]));
    for (const { body } of answers.filter(({ body }) => !body.success)) {
      expect(body.message).toMatch(REFUSED);
    }
    expect(await db.registration.count({ where: { studentId: student.id } })).toBe(1);
    expect(
      await db.registration.count({
        where: { studentId: student.id, submittedAt: { not: null } },
      }),
    ).toBe(1);
  }
});

test('a form opened before another device saved the plan leaves the answers that it does not have', async () => {
  const student = await loggedInStudent();
  const [laptop, phone] = [newForm(), newForm()];
  const whole = { category: 'OBC', place: 'Pune', xyearpassing: '2019', xcollege: 'KV Pune' };
  const { id } = await saved(student, { requestId: phone, ...whole });
  const few = { address: '7 Hauz Khas', place: 'Nashik', category: '', xcollege: '' };
  expect((await saved(student, { requestId: laptop, ...few })).id).toBe(id);
  expect(await db.registration.findMany()).toMatchObject([
    { ...whole, address: '7 Hauz Khas', place: 'Nashik' },
  ]);
  // The form that owns the draft empties an answer.
  await saved(student, { requestId: phone, ...whole, category: '', xcollege: '' });
  expect(await db.registration.findMany()).toMatchObject([
    { category: '', xyearpassing: '2019', xcollege: '' },
  ]);
});

test('six forms submitted at once without a draft are one registration; a repeat is the same', async () => {
  for (let round = 0; round < 5; round += 1) {
    const student = await loggedInStudent();
    const answers = await six(() => save(student, { submit: true }));
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
    expect(await db.registration.count({ where: { studentId: student.id } })).toBe(1);
  }
  const student = await loggedInStudent();
  const requestId = newForm();
  const same = await six(() => submitted(student, { requestId }));
  expect(new Set(same.map(({ id }) => id)).size).toBe(1);
  expect(await submitted(student, { requestId })).toEqual(same[0]);
});

test('a second draft is not submitted, and no plan is changed into one that the student has', async () => {
  const student = await loggedInStudent();
  const draft = await saved(student, { requestId: undefined });
  const other = await submitted(student, { plan: silver });
  await submitted(student, { requestId: undefined });
  const { requestId } = await db.registration.findUniqueOrThrow({ where: { id: draft.id } });
  expect((await save(student, { requestId, submit: true })).body.message).toMatch(REFUSED);
  const { requestId: changed } = await db.registration.findUniqueOrThrow({
    where: { id: other.id },
  });
  expect((await save(student, { requestId: changed })).body.message).toMatch(REFUSED);
  expect((await save(student, { requestId: changed, plan: silver })).body.success).toBe(true);
});

test('a full refund, another session and a finished course do not count as an enrolment', async () => {
  const student = await loggedInStudent();
  const refunded = await submitted(student);
  const payment = await paidPayment({ registrationId: refunded.id });
  await refundOf(payment.id, 899_900);
  await db.payment.update({ where: { id: payment.id }, data: { status: 'refunded' } });
  const again = await submitted(student);
  expect(again.id).not.toBe(refunded.id);
  expect((await save(student)).body.message).toContain(again.registrationnumber);
  expect((await submitted(student, { session: '2025-26' })).submitted).toBe(true);
  await db.registration.update({
    where: { id: again.id },
    data: { date: new Date(`${yearsAway(-1)}T00:00:00Z`) },
  });
  expect((await submitted(student)).submitted).toBe(true);
});

async function draftsBeside(student: Student) {
  const one = await saved(student, { requestId: undefined });
  const other = await saved(student, { requestId: undefined });
  return [one.id, other.id] as const;
}

test('of two forms of one plan one is paid, however they are paid at once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const student = await loggedInStudent();
    const both = await draftsBeside(student);
    const answers = await six((index) =>
      startCall({ registration: both[index % 2] }, { token: student.token }),
    );
    const urls = answers.flatMap(({ body }) => body.url ?? []);
    expect(new Set(urls).size).toBe(1);
    for (const { status, body } of answers.filter(({ body }) => !body.success)) {
      expect([status, body.code]).toEqual([409, 'conflict']);
      expect(body.message).toMatch(REFUSED);
    }
  }
});

test('for a form of a plan that is paid there is no payment, slip, link or claim', async () => {
  const student = await loggedInStudent();
  const [first, second] = await draftsBeside(student);
  await paidPayment({ registrationId: first, amountPaise: 100_000 });
  const refused = await startCall({ registration: second }, { token: student.token });
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringMatching(REFUSED)]);
  const stranger = await startCall({ registration: second });
  expect([stranger.status, stranger.body.message]).not.toEqual([
    409,
    expect.stringMatching(REFUSED),
  ]);
  const rest = await startCall({ registration: first, amount: 7999 }, { token: student.token });
  expect(rest.body.success).toBe(true);
  const fee = await findFee(second, student.id);
  expect(fee && (await slipFor(fee))).toBeNull();
  expect(
    await createPayment({
      target: { registrationId: second },
      provider: 'sandbox',
      name: 'Asha',
      number: '',
      amount: 899_900 as Paise,
      expiresAt: new Date(Date.now() + 60_000),
      nextCheckAt: new Date(),
    }),
  ).toBeNull();
  await db.registration.update({ where: { id: second }, data: { enrolledAgain: true } });
  const confirmed = await startCall({ registration: second }, { token: student.token });
  expect(confirmed.body.success).toBe(true);
});

test('tests are bought once, by form or by order', async () => {
  const student = await loggedInStudent();
  const first = await order(student);
  expect(first.status).toBe(200);
  expect((await order(student)).status).toBe(200);
  const [paid, open] = await db.registration.findMany({ orderBy: { createdAt: 'asc' } });
  await paidPayment({ registrationId: paid?.id ?? '', amountPaise: 11_682 });
  const again = await order(student);
  expect([again.status, again.body.message]).toEqual([409, expect.stringMatching(REFUSED)]);
  const begun = { registration: open?.id, amount: 116.82 };
  expect((await startCall(begun, { token: student.token })).body.message).toMatch(REFUSED);
  const byForm = await save(student, { plan: tests, courseduration: '' });
  expect(byForm.body.message).toMatch(REFUSED);
});
