import { POST as deleteDraft } from '@/app/api/student/delete-draft/route';
import { POST as claimUpi } from '@/app/api/student/upi-claim/route';
import { POST as withdraw } from '@/app/api/student/withdraw-registration/route';
import { personRegistrations } from '@/lib/people/read-person';
import { owedFees } from '@/lib/dues/owed-fees';
import { listRegistrations } from '@/lib/enrolment/registrations';
import { settle } from '@/lib/payments/settle';
import { db, inTransaction, pool } from '@/lib/platform/db';
import { stateOf } from '@/lib/site/money-terms';
import { bearer, read } from '../../support/accounts/log-in';
import { post } from '../../support/leads/lead';
import { cash, newRequest, record, refund, staffWith } from '../../support/office/office';
import { searched } from '../../support/office/search';
import { enrolled } from '../../support/payments/payment';
import { agreedPlan, paidPayment } from '../../support/payments/payment-rows';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();

type Student = Pick<Awaited<ReturnType<typeof enrolled>>, 'token' | 'registration'>;

/** A student with a submitted registration. */
async function submitted() {
  const student = await enrolled();
  const where = { id: student.registration };
  await db.registration.update({ where, data: { submittedAt: new Date() } });
  return student;
}

const withdrawn = ({ token, registration }: Student) =>
  read(withdraw(post('/', { registration }, bearer(token))));

const stateNow = async (id: string) => {
  const sql = `select ${stateOf('r')} as state from registrations r where id = $1`;
  return (await pool.query<{ state: string }>(sql, [id])).rows[0]?.state;
};

test('a submitted, unpaid registration is withdrawn: nothing is due, staff see it, and it can be submitted again', async () => {
  const student = await submitted();
  const { id: studentId, registration } = student;
  await agreedPlan(registration);
  expect(await owedFees(new Date())).toHaveLength(1);
  const answers = await Promise.all([withdrawn(student), withdrawn(student)]);
  expect(answers.map(({ body }) => body.data)).toEqual([{ withdrawn: true }, { withdrawn: true }]);
  expect(await owedFees(new Date())).toEqual([]);
  expect(await stateNow(registration)).toBe('withdrawn');
  expect(await inTransaction((tx) => personRegistrations(tx, studentId))).toMatchObject([
    { state: 'withdrawn', withdrawnOn: expect.any(String), duePaise: 0 },
  ]);
  const { token } = await staffWith('counsellor');
  const [own] = await listRegistrations(studentId);
  const found = await searched(token, { q: own?.registrationnumber });
  expect(found.registrations).toMatchObject([{ state: 'withdrawn' }]);
  // The office keeps the withdrawn registration.
  const deleted = await read(deleteDraft(post('/', { registration }, bearer(student.token))));
  expect(deleted.status).toBe(409);
  // A payment reverses the withdrawal.
  expect((await record(token, cash(registration))).status).toBe(200);
  expect(await stateNow(registration)).toBe('paid');
  expect(await listRegistrations(studentId)).toMatchObject([{ withdrawnOn: null }]);
  expect((await withdrawn(student)).status).toBe(409);
});

test('what is paid, being paid, reported as paid, a draft or somebody else’s is not withdrawn', async () => {
  const [one, other] = [await submitted(), await submitted()];
  expect((await withdrawn({ ...one, registration: other.registration })).status).toBe(404);
  const utr = { registration: one.registration, utr: '431122334455' };
  await claimUpi(post('/', utr, bearer(one.token)));
  expect((await withdrawn(one)).body.message).toMatch(/under way/);
  await db.registration.update({
    where: { id: other.registration },
    data: { submittedAt: null },
  });
  expect((await withdrawn(other)).body.message).toMatch(/Delete the draft/);
});

test.each(['expired', 'failed'] as const)(
  'money that arrives late for a payment that had %s reverses the withdrawal',
  async (status) => {
    const student = await submitted();
    const { registration: registrationId } = student;
    const { orderId } = await paidPayment({ registrationId, status, paidAt: null });
    expect((await withdrawn(student)).status).toBe(200);
    const said = {
      state: 'paid',
      amount: 899_900,
      currency: 'INR',
      gatewayPaymentId: 'T1',
    } as const;
    await settle(pool, { report: { orderId, ...said }, source: 'poll' });
    expect(await stateNow(registrationId)).toBe('paid');
    const [shown] = await listRegistrations(student.id);
    expect(shown).toMatchObject({ submitted: true, withdrawnOn: null });
  },
);

test('a full refund is shown', async () => {
  const { token } = await staffWith('owner');
  const { registration } = await submitted();
  await record(token, cash(registration));
  const payment = await db.payment.findFirstOrThrow();
  const back = { payment: payment.id, requestId: newRequest(), reference: '', method: 'cash' };
  await refund(token, { ...back, amount: 8000, reason: 'Left' });
  expect(await stateNow(registration)).toBe('paid');
  await refund(token, { ...back, requestId: newRequest(), amount: 999, reason: 'Left' });
  expect(await stateNow(registration)).toBe('refunded');
});
