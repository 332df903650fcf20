import { POST as postNote } from '@/app/api/admin/refund-claims/route';
import { POST as postDecide } from '@/app/api/admin/refund-claims/decide/route';
import { refundPolicy } from '@/content/pages/policies/refund';
import { countClaims, listClaims, claimExcesses, ownClaims } from '@/lib/refunds/refund-claims';
import { slipReference } from '@/lib/payments/upi/upi-link';
import { db } from '@/lib/platform/db';
import { smtpSender } from '@/lib/platform/mail/senders';
import { textHash } from '@/lib/site/notice-hash';
import { bearer, read } from '../../support/accounts/log-in';
import { startMailServer, type MailServer } from '../../support/accounts/mail-server';
import { post } from '../../support/leads/lead';
import { jobs, startMailWorker, stopMailWorkers } from '../../support/leads/mail-worker';
import { bankImport, enrolled, newRequest, refund, staffWith } from '../../support/office/office';
import { newRegistration } from '../../support/office/office-rows';
import { acts } from '../../support/office/person';
import { paidPayment } from '../../support/payments/payment-rows';
import { withEmptyTables } from '../../support/process/empty-tables';
import { eventually } from '../../support/process/site';
import { staffOf } from '../../support/office/staff';

withEmptyTables();
afterEach(stopMailWorkers);

type Handler = (request: Request) => Promise<Response> | Response;
interface Answered {
  status: number;
  body: { data?: { id: string; dueOn?: string }; fields?: object };
}
const caller = (handle: Handler) => async (token: string, body: object) =>
  (await read(handle(post('/', body, bearer(token))))) as Answered;

const note = caller(postNote);
const decide = caller(postDecide);

/** A claim of ₹1,000 on ₹8,999 in cash, paid under an earlier text of the policy. */
async function paidInCash() {
  const sections = [{ id: 'all', heading: 'All', means: 'All.', clauses: ['Ask in March.'] }];
  const text = JSON.stringify({ ...refundPolicy, sections });
  const hash = textHash(text);
  await db.noticeText.upsert({
    where: { hash },
    create: { hash, form: '/refund-policy', text },
    update: {},
  });
  const policyVersion = `/refund-policy ${hash.slice(0, 8)}`;
  const registration = await enrolled({ policyVersion });
  const { id: payment } = await paidPayment({
    registrationId: registration.id,
    provider: 'office',
    method: 'cash',
    gatewayPaymentId: null,
  });
  const claim = {
    requestId: 'refund-claim-test-01',
    registration: registration.id,
    payment,
    claimant: 'Suresh Rao',
    via: 'phone',
    receivedOn: '2026-11-02',
    amount: '1,000',
    clause: '1.1',
    text: 'Paid twice',
  };
  return { registration, payment, claim, hash };
}

async function delivered(): Promise<MailServer['mails']> {
  const server = await startMailServer();
  await startMailWorker(
    smtpSender({ url: server.url, from: 'site@example.in', to: 'office@example.in' }),
  );
  await eventually(jobs, (all) => all.every(({ state }) => state === 'completed'));
  await stopMailWorkers();
  await server.close();
  return server.mails;
}

test('a claim is due by the policy’s day, is decided once, and stays open until the money is refunded', async () => {
  const [owner, counsellor] = [await staffWith('owner'), await staffWith('counsellor')];
  const { registration, payment, claim, hash } = await paidInCash();
  const noted = await note(counsellor.token, claim);
  expect(noted).toMatchObject({ status: 200, body: { data: { dueOn: '2026-11-13' } } });
  expect(await note(counsellor.token, claim)).toEqual(noted);
  expect(await countClaims('2026-11-13')).toEqual({ open: 1, late: 0 });
  expect(await countClaims('2026-11-14')).toEqual({ open: 1, late: 1 });
  expect(await db.refundClaim.findMany()).toMatchObject([
    { clause: '1.1', clauseText: 'Ask in March.', policyHash: hash, amountPaise: 100_000 },
  ]);
  expect((await delivered()).map(({ text }) => text)).toEqual([
    expect.stringMatching(
      /₹1,000\. You hear from us by 13 November 2026[\s\S]*in writing[\s\S]*1\.1/,
    ),
  ]);

  const { id } = noted.body.data ?? {};
  const decision = { claim: id, outcome: 'part', amount: '400', answer: 'The rest was due.' };
  expect((await decide(counsellor.token, decision)).status).toBe(403);
  expect((await decide(owner.token, { ...decision, amount: '1000' })).status).toBe(422);
  const both = await Promise.all([decide(owner.token, decision), decide(owner.token, decision)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await delivered()).map(({ recipients, text }) => [recipients, text])).toEqual([
    [['asha@example.org'], expect.stringMatching(/₹400 of the ₹1,000[\s\S]*The rest was due/)],
  ]);

  const [waiting] = await listClaims(await staffOf('refundClaims.note', counsellor.id));
  expect(waiting).toMatchObject({ isOpen: true, grantedPaise: 40_000, refundedPaise: 0 });
  const back = { payment, requestId: 'refund-claim-test-02', amount: '400', method: 'cash' };
  const given = await refund(owner.token, { ...back, reference: '', reason: 'Granted' });
  expect(given.status).toBe(200);
  const [done] = await listClaims(await staffOf('refundClaims.note', counsellor.id));
  expect(done).toMatchObject({ isOpen: false, refundedPaise: 40_000 });
  expect(await countClaims('2026-12-31')).toEqual({ open: 0, late: 0 });
  expect(await ownClaims(registration.studentId)).toMatchObject([
    { outcome: 'part', grantedPaise: 40_000, answer: 'The rest was due.' },
  ]);
  expect((await acts()).map(({ action }) => action)).toEqual(
    expect.arrayContaining(['refund.claim', 'refund.decide']),
  );
});

describe('several granted claims about one payment', () => {
  /** Claims of ₹1,000 received on these days and granted, and refunds of their payment. */
  async function granted(...days: string[]) {
    const owner = await staffWith('owner');
    const { payment, claim } = await paidInCash();
    for (const [index, receivedOn] of days.entries()) {
      const requestId = `refund-claim-shared-0${index}`;
      const noted = await note(owner.token, { ...claim, requestId, receivedOn });
      const whole = { claim: noted.body.data?.id, outcome: 'whole', amount: '', answer: 'Yes.' };
      expect((await decide(owner.token, whole)).status).toBe(200);
    }
    const back = { payment, method: 'cash', reference: '', reason: 'Granted' };
    const refunded = async (amount: number) => {
      const given = await refund(owner.token, { ...back, requestId: newRequest(), amount });
      expect(given.status).toBe(200);
    };
    /** The rupees that each was refunded, in the order of the days, and the number of open ones. */
    const standing = async () => {
      const listed = await listClaims(await staffOf('refundClaims.note', owner.id));
      const given = listed
        .sort((one, other) => one.receivedOn.localeCompare(other.receivedOn))
        .map(({ isOpen, refundedPaise }) => `${isOpen ? 'open' : 'done'} ${refundedPaise / 100}`);
      return [given, (await countClaims('2026-12-31')).open];
    };
    return { refunded, standing };
  }

  test('one refund closes one of them, the earliest first', async () => {
    const { refunded, standing } = await granted('2026-11-10', '2026-11-02');
    await refunded(1000);
    expect(await standing()).toEqual([['done 1000', 'open 0'], 1]);
    await refunded(400);
    expect(await standing()).toEqual([['done 1000', 'open 400'], 1]);
    await refunded(600);
    expect(await standing()).toEqual([['done 1000', 'done 1000'], 0]);
  });

  test('more than was granted, refunded earlier, does not close a later one', async () => {
    const { refunded, standing } = await granted('2026-11-02', '2026-11-10');
    await refunded(3000);
    await db.refund.updateMany({ data: { createdAt: new Date('2026-11-05T08:30:00Z') } });
    expect(await standing()).toEqual([['done 1000', 'open 0'], 1]);
    await refunded(1000);
    expect((await standing())[1]).toBe(0);
  });

  test('none stays open once the whole payment is refunded', async () => {
    const { refunded, standing } = await granted(...Array<string>(9).fill('2026-11-02'));
    await refunded(8999);
    expect((await standing())[1]).toBe(0);
  });
});

test('late claims come first, and those that are done last', async () => {
  const owner = await staffWith('owner');
  const { claim } = await paidInCash();
  const days = ['2026-11-10', '2026-11-02', '2026-10-01'];
  const noted = [];
  for (const [index, receivedOn] of days.entries()) {
    const requestId = `refund-claim-order-0${index}`;
    noted.push(await note(owner.token, { ...claim, requestId, receivedOn }));
  }
  const refused = { outcome: 'refused', amount: '', answer: 'A seat was booked.' };
  await decide(owner.token, { ...refused, claim: noted[2]?.body.data?.id });
  const listed = await listClaims(await staffOf('refundClaims.note', owner.id));
  expect(listed.map(({ receivedOn, isOpen }) => [receivedOn, isOpen])).toEqual([
    ['2026-11-02', true],
    ['2026-11-10', true],
    ['2026-10-01', false],
  ]);
});

test('a clause of today’s policy, another’s payment and a used request id are refused', async () => {
  const { token } = await staffWith('counsellor');
  const { registration, claim } = await paidInCash();
  const other = await newRegistration(registration.studentId);
  const refused = async (more: object) => {
    const { status, body } = await note(token, { ...claim, ...more });
    return [status, Object.keys(body.fields ?? {})];
  };
  expect(await refused({ clause: '4.2' })).toEqual([422, ['clause']]);
  expect(await refused({ registration: other.id, clause: '4.2' })).toEqual([422, ['payment']]);
  expect(await refused({ receivedOn: '2099-01-01' })).toEqual([422, ['receivedOn']]);
  expect(await refused({ registration: crypto.randomUUID() })).toEqual([404, []]);
  expect(await db.refundClaim.count()).toBe(0);
  expect((await note(token, claim)).status).toBe(200);
  expect(await refused({ amount: '999' })).toEqual([409, []]);
  expect(await db.refundClaim.count()).toBe(1);
});

test('where the text of the day is not stored, the clauses of today’s policy count', async () => {
  const { token } = await staffWith('counsellor');
  const { id } = await enrolled();
  const { claim } = await paidInCash();
  const answer = await note(token, { ...claim, registration: id, payment: '', clause: '4.2' });
  expect(answer.status).toBe(200);
  expect(await db.refundClaim.findFirst()).toMatchObject({
    clauseText: expect.stringContaining('10 working days'),
  });
});

test('an excess that the bank statement shows is claimed by the clause closest to it, and the student is told', async () => {
  const { id: staffId, token } = await staffWith('counsellor');
  const { registration } = await paidInCash();
  const { policyVersion, studentId } = registration;
  const { id } = await newRegistration(studentId, { policyVersion });
  const text = `Date,Narration,Ref No,Deposit\n01/11/2026,UPI/${slipReference(id)},431122334455,"9,499.00"\n`;
  expect((await bankImport(token, { text })).body.data).toMatchObject({ recorded: 1 });
  await claimExcesses(await staffOf('bank.match', staffId));
  expect(await listClaims(await staffOf('refundClaims.note', staffId))).toMatchObject([
    { registrationId: id, amountPaise: 50_000, clause: '1.1', via: 'statement' },
  ]);
  const mails = (await delivered()).filter(({ text: mail }) => mail.includes('You need not ask'));
  expect(mails.map(({ headers }) => headers.subject)).toEqual([
    'You paid ₹500 more than the price',
  ]);
});
