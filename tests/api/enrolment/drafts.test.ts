import { POST as postDelete } from '@/app/api/student/delete-draft/route';
import { POST as postHistory } from '@/app/api/student/get-history-data/route';
import { draftOfPlan, findDraft } from '@/lib/enrolment/drafts';
import { db } from '@/lib/platform/db';
import { admission, loggedInStudent, saveForm } from '../../support/enrolment/admission';
import { post } from '../../support/leads/lead';
import { paidPayment } from '../../support/payments/payment-rows';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();

const gold = 'csir-net-online-6-months-gold';
const platinum = 'csir-net-online-6-months-platinum';
const form = { ...admission, coursename: 'CSIR-NET/JRF (Chemical Sciences)', plan: gold };

type Student = Awaited<ReturnType<typeof loggedInStudent>>;

async function saved(student: Student, more: Record<string, unknown> = {}) {
  const { status, body } = await saveForm(student, { ...form, ...more });
  if (!body.data) throw new Error(`${status}: ${body.message}`);
  return body.data;
}

async function history({ token }: Student) {
  const answer = await postHistory(
    post('/api/student/get-history-data', {}, { authorization: `Bearer ${token}` }),
  );
  return ((await answer.json()) as { data: Record<string, unknown>[] }).data;
}

async function remove({ token }: Student, registration: string) {
  const answer = await postDelete(
    post('/api/student/delete-draft', { registration }, { authorization: `Bearer ${token}` }),
  );
  return { status: answer.status, body: (await answer.json()) as { code?: string } };
}

test('a saved form is a draft that owes nothing; submitting makes it due, and it stays so', async () => {
  const student = await loggedInStudent();
  const requestId = 'a1b2c3d4e5f60718';
  const draft = await saved(student, { requestId });
  expect(draft.submitted).toBe(false);
  expect(await history(student)).toEqual([
    expect.objectContaining({
      submitted: false,
      pricePaise: 899_900,
      receivedPaise: 0,
      duePaise: 0,
    }),
  ]);
  expect(await saved(student, { requestId, submit: true })).toEqual({ ...draft, submitted: true });
  expect(await saved(student, { requestId })).toEqual({ ...draft, submitted: true });
  expect(await history(student)).toEqual([
    expect.objectContaining({ id: draft.id, submitted: true, duePaise: 899_900 }),
  ]);
});

test('a payment submits a draft, whichever way it came', async () => {
  const student = await loggedInStudent();
  const begun = await saved(student);
  const matched = await saved(student);
  await paidPayment({ registrationId: begun.id, amountPaise: 400_000 });
  const unmatched = await paidPayment({ amountPaise: 899_900 });
  await db.payment.update({ where: { id: unmatched.id }, data: { registrationId: matched.id } });
  expect(await history(student)).toEqual([
    expect.objectContaining({ id: matched.id, submitted: true, duePaise: 0 }),
    expect.objectContaining({
      id: begun.id,
      submitted: true,
      receivedPaise: 400_000,
      duePaise: 499_900,
    }),
  ]);
});

test('a draft is continued on another device, and every save goes to its row', async () => {
  const student = await loggedInStudent();
  const { id, registrationnumber } = await saved(student, { place: 'Pune' });
  const draft = await draftOfPlan(student.id, gold);
  expect(draft).toEqual(await findDraft(student.id, id));
  expect(draft).toMatchObject({ id, registrationnumber, place: 'Pune' });
  const requestId = draft?.requestId;
  expect((await saved(student, { requestId, place: 'Nashik', submit: true })).id).toBe(id);
  expect(await db.registration.findMany({ select: { place: true } })).toEqual([
    { place: 'Nashik' },
  ]);
  expect(await findDraft(student.id, id)).toBeNull();
  expect(await draftOfPlan(student.id, gold)).toBeNull();
});

test('only drafts are deleted, and only by their student', async () => {
  const [asha, ben] = [await loggedInStudent(), await loggedInStudent()];
  const draft = await saved(asha);
  const paid = await saved(asha, { plan: platinum });
  const submitted = await saved(asha, { submit: true });
  await paidPayment({ registrationId: paid.id, amountPaise: 100_000 });
  expect((await remove(ben, draft.id)).status).toBe(404);
  expect(await findDraft(ben.id, draft.id)).toBeNull();
  for (const { id } of [submitted, paid]) {
    expect(await remove(asha, id)).toMatchObject({ status: 409, body: { code: 'conflict' } });
  }
  expect(await remove(asha, draft.id)).toMatchObject({ status: 200, body: { success: true } });
  expect((await remove(asha, draft.id)).status).toBe(404);
  expect((await history(asha)).map(({ id }) => id)).toEqual([submitted.id, paid.id]);
});

test('of a payment and a deletion at the same time, one comes first and the other knows', async () => {
  const student = await loggedInStudent();
  for (let round = 0; round < 5; round += 1) {
    await db.registration.deleteMany();
    const { id } = await saved(student);
    const [deleted, paid] = await Promise.all([
      remove(student, id),
      paidPayment({ registrationId: id }).then(
        () => true,
        () => false,
      ),
    ]);
    expect([deleted.status, paid]).toEqual(paid ? [409, true] : [200, false]);
  }
});
