import { POST as postCloseRequest } from '@/app/api/admin/close-request/route';
import { POST as postNoteRequest } from '@/app/api/admin/data-request/route';
import { POST as postEraseLead } from '@/app/api/admin/erase-lead/route';
import { POST as postClose } from '@/app/api/student/close-account/route';
import { POST as postRequest } from '@/app/api/student/data-request/route';
import { POST as postMarketing } from '@/app/api/student/marketing/route';
import { POST as postErase } from '@/app/api/your-data/erase/route';
import { POST as postLink } from '@/app/api/your-data/link/route';
import { POST as postSee } from '@/app/api/your-data/see/route';
import { POST as postWithdraw } from '@/app/api/your-data/withdraw/route';
import type { DataOfLink } from '@/lib/data-rights/data-links';
import { listRequests, ownRequests } from '@/lib/data-rights/data-requests';
import { matchedLeads } from '@/lib/people/read-person';
import { db, pool } from '@/lib/platform/db';
import type { Mail, Sender } from '@/lib/platform/mail/mail';
import { asha, bearer, makeStudent, read, logInOf } from '../../support/accounts/log-in';
import { addLead } from '../../support/leads/leads';
import { post } from '../../support/leads/lead';
import { jobs, startMailWorker, stopMailWorkers } from '../../support/leads/mail-worker';
import { staffWith } from '../../support/office/office';
import { newRegistration } from '../../support/office/office-rows';
import { acts } from '../../support/office/person';
import { storedLink } from '../../support/payments/payer-link';
import { paidPayment } from '../../support/payments/payment-rows';
import { withEmptyTables } from '../../support/process/empty-tables';
import { eventually } from '../../support/process/site';
import { staffOf } from '../../support/office/staff';

withEmptyTables();
afterEach(stopMailWorkers);

type Handler = (request: Request) => Promise<Response> | Response;

const caller = (handle: Handler) => (body: object, token?: string) =>
  read(handle(post('/', body, token ? bearer(token) : {})));

const ask = caller(postRequest);
const note = caller(postNoteRequest);
const answer = caller(postCloseRequest);
const close = caller(postClose);
const setOffers = caller(postMarketing);
const eraseLead = caller(postEraseLead);
const link = caller(postLink);
const see = caller(postSee);
const withdraw = caller(postWithdraw);
const erase = caller(postErase);

async function student() {
  const { id } = await makeStudent();
  return { id, ...(await logInOf({ studentId: id })) };
}

/** The mails sent while `work` runs, once there are `count`. */
async function mailsOf(count: number, work: () => Promise<unknown>): Promise<Mail[]> {
  const mails: Mail[] = [];
  const sender: Sender = { apartMs: 0, send: async (mail) => void mails.push(mail) };
  await startMailWorker(sender);
  await work();
  await eventually(
    jobs,
    (all) => mails.length >= count && all.every((job) => job.state === 'completed'),
  );
  await stopMailWorkers();
  return mails;
}

const tokenIn = (mail?: Mail) => /#link=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
const inDays = (moment: string | Date | null) =>
  Math.round((new Date(moment ?? 0).getTime() - Date.now()) / (24 * 3_600_000));

const request = {
  requestId: 'data-request-test-01',
  kind: 'correction',
  text: 'Ravi is my father',
};

describe('requests', () => {
  test('a request has due dates, reaches each owner by mail once, and its answer reaches the student', async () => {
    const owner = await staffWith('owner');
    const counsellor = await staffWith('counsellor');
    const { id, token } = await student();
    const mails = await mailsOf(1, async () => {
      expect((await ask(request, token)).status).toBe(200);
      expect((await ask(request, token)).status).toBe(200);
    });
    expect(mails.map(({ to }) => to)).toEqual([{ address: 'owner@example.org' }]);
    expect(mails[0]?.text).toContain('/searchuser/requests');
    expect(mails[0]?.text).not.toMatch(/Ravi|asha|आशा/i);
    const reader = await staffOf('requests.handle', counsellor.id);
    const [listed, ...others] = await listRequests(reader);
    expect(others).toEqual([]);
    expect(listed).toMatchObject({ kind: 'correction', text: request.text, student: { id } });
    expect([inDays(listed?.targetAt ?? null), inDays(listed?.dueAt ?? null)]).toEqual([30, 90]);
    const body = { request: listed?.id, outcome: 'Corrected in the form.' };
    expect((await answer(body, owner.token)).status).toBe(200);
    expect((await answer(body, counsellor.token)).status).toBe(409);
    expect(await ownRequests(id)).toEqual([
      expect.objectContaining({ outcome: body.outcome, closedAt: expect.any(String) }),
    ]);
    expect((await acts()).map(({ action }) => action)).toEqual([
      'student.request',
      'student.answer',
    ]);
  });

  test('nobody can use the request id of another student', async () => {
    const { token } = await student();
    const { id } = await makeStudent({ email: 'ben@example.org', dateofbirth: '2001-01-01' });
    const ben = await logInOf({ studentId: id });
    await ask(request, token);
    expect((await ask(request, ben.token)).status).toBe(409);
  });
});

describe('requests by phone or on paper', () => {
  const came = {
    requestId: 'data-request-test-09',
    name: 'Kiran Bedi',
    contact: '+91 98111-22233',
    account: '',
    kind: 'access',
    via: 'letter',
    receivedOn: '2026-11-02',
    text: '',
  };

  test('one without an account is due from its day, answered like any other, and audited', async () => {
    const owner = await staffWith('owner');
    const counsellor = await staffWith('counsellor');
    const mails = await mailsOf(1, async () => {
      const first = await note(came, counsellor.token);
      const repeated = await note(came, counsellor.token);
      expect([first.status, repeated.status]).toEqual([200, 200]);
      expect(repeated.body.data).toEqual(first.body.data);
    });
    expect(mails.map(({ to }) => to)).toEqual([{ address: 'owner@example.org' }]);
    expect(mails[0]?.text).not.toMatch(/kiran|98111/i);
    const [listed, ...others] = await listRequests(await staffOf('requests.handle', counsellor.id));
    expect(others).toEqual([]);
    expect(listed).toMatchObject({
      kind: 'access',
      via: 'letter',
      person: 'Kiran Bedi, +91 98111-22233',
      student: null,
      createdAt: '2026-11-01T18:30:00.000Z',
      targetAt: '2026-12-01T18:30:00.000Z',
      dueAt: '2027-01-30T18:30:00.000Z',
    });
    const other = await note({ ...came, name: 'Ravi' }, counsellor.token);
    expect(other.status).toBe(409);
    const request = listed?.id ?? '';
    expect((await answer({ request, outcome: 'Sent by post.' }, owner.token)).status).toBe(200);
    const detail = { kind: 'access', request };
    expect(await acts()).toMatchObject([
      { action: 'request.add', staffId: counsellor.id, detail: { ...detail, via: 'letter' } },
      { action: 'student.answer', staffId: owner.id, detail },
    ]);
    expect(JSON.stringify(await acts())).not.toMatch(/Kiran|98111/);
  });

  test('one with an account is shown there; an unknown e-mail or a day to come is refused', async () => {
    const { token } = await staffWith('counsellor');
    const { id } = await student();
    const refused = await note({ ...came, account: 'nobody@example.org' }, token);
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([422, ['account']]);
    const late = await note({ ...came, receivedOn: '2999-01-01' }, token);
    expect([late.status, Object.keys(late.body.fields ?? {})]).toEqual([422, ['receivedOn']]);
    expect((await note({ ...came, account: asha.email }, token)).status).toBe(200);
    expect(await ownRequests(id)).toMatchObject([{ kind: 'access', closedAt: null }]);
    expect((await acts()).at(-1)).toMatchObject({ action: 'request.add', subjectId: id });
  });

  test('erasing an enquiry leaves a request with the same phone to staff', async () => {
    const { token } = await staffWith('owner');
    const lead = await addLead({ phonenumber: '98111 22233', name: 'Kiran Bedi' });
    await note({ ...came, text: 'Please delete me' }, token);
    await note({ ...came, requestId: 'data-request-test-10', contact: '98111 22244' }, token);
    const { body } = await eraseLead({ lead: lead.id, reason: 'Asked for it', sure: true }, token);
    expect(body.data).toEqual({ leads: 1, notes: 0, listed: 1 });
    const rows = await db.dataRequest.findMany({
      include: { possibleMatch: true },
      orderBy: { requestId: 'asc' },
    });
    expect(rows).toMatchObject([
      { text: 'Please delete me', closedAt: null, possibleMatch: { by: 'phone' } },
      { person: 'Kiran Bedi, 98111 22244', closedAt: null, possibleMatch: null },
    ]);
  });
});

describe('consent and account', () => {
  test('offers are switched on and off with one call each, repeats are one row', async () => {
    const { id, token } = await student();
    for (const given of [true, true, false]) {
      expect((await setOffers({ given }, token)).body.data).toEqual({ given });
    }
    const order = { createdAt: 'asc' } as const;
    const rows = await db.consent.findMany({ where: { studentId: id }, orderBy: order });
    expect(rows.map(({ kind, given }) => [kind, given])).toEqual([
      ['marketing', true],
      ['marketing', false],
    ]);
  });

  test('offers are switched on twenty times a day, and off always', async () => {
    const { id, token } = await student();
    const statuses = new Set<number>();
    for (let times = 0; times < 20; times += 1) {
      for (const given of [true, false]) statuses.add((await setOffers({ given }, token)).status);
    }
    expect([...statuses]).toEqual([200]);
    const refused = await setOffers({ given: true }, token);
    expect([refused.status, refused.body.message]).toEqual([429, expect.stringContaining('call')]);
    expect((await setOffers({ given: false }, token)).status).toBe(200);
    expect(await db.consent.count({ where: { studentId: id } })).toBe(40);
  });

  test('an account without payments is erased at once, by its own e-mail only', async () => {
    const { id, token } = await student();
    await newRegistration(id);
    const body = { requestId: 'data-request-test-02', confirm: 'ben@example.org' };
    const refused = await close(body, token);
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([422, ['confirm']]);
    const closed = await close({ ...body, confirm: ` ${asha.email.toUpperCase()} ` }, token);
    expect(closed.body.data).toEqual({ erased: true, targetAt: null });
    expect([await db.student.count(), await db.registration.count()]).toEqual([0, 0]);
    expect((await acts()).at(-1)).toMatchObject({ action: 'student.erase', subjectId: id });
    expect((await close(body, token)).status).toBe(401);
  });

  test('with a payment, closing withdraws the consents and becomes a request that loses its text with the student', async () => {
    const { id, token } = await student();
    const { id: registrationId } = await newRegistration(id);
    await paidPayment({ registrationId });
    await setOffers({ given: true }, token);
    await ask(request, token);
    const body = { requestId: 'data-request-test-03', confirm: asha.email };
    const { data } = (await close(body, token)).body as {
      data: { erased: boolean; targetAt: string };
    };
    expect([data.erased, inDays(data.targetAt)]).toEqual([false, 30]);
    const newest = await db.consent.findFirstOrThrow({ orderBy: { createdAt: 'desc' } });
    expect(newest).toMatchObject({ kind: 'marketing', given: false });
    const [asked] = await ownRequests(id);
    expect(asked).toMatchObject({ kind: 'closure', closedAt: null });
    await db.student.delete({ where: { id } });
    const rows = await db.dataRequest.findMany({
      select: { kind: true, text: true, closedAt: true },
    });
    expect(rows).toHaveLength(2);
    for (const row of rows) expect(row).toMatchObject({ text: '', closedAt: expect.any(Date) });
  });

  test('asked again to close an account with a payment, the open request is the answer', async () => {
    const owner = await staffWith('owner');
    const { id, token } = await student();
    const { id: registrationId } = await newRegistration(id);
    await paidPayment({ registrationId });
    const closeBy = (requestId: string) => close({ requestId, confirm: asha.email }, token);
    const first = await closeBy('data-request-test-20');
    const others = ['21', '22', '23', '24'].map((last) => closeBy(`data-request-test-${last}`));
    for (const again of await Promise.all(others)) expect(again.body).toEqual(first.body);
    const count = async () => [
      await db.dataRequest.count({ where: { studentId: id } }),
      (await acts()).filter(({ action }) => action === 'student.request').length,
      (await jobs()).length,
    ];
    expect(await count()).toEqual([1, 1, 1]);
    const [open] = await ownRequests(id);
    await answer({ request: open?.id, outcome: 'Kept for the books' }, owner.token);
    expect((await closeBy('data-request-test-25')).status).toBe(200);
    expect(await count()).toEqual([2, 2, 2]);
  });
});

describe('people without an account', () => {
  const kiran = 'kiran@example.org';

  /** The token of a requested and mailed link. */
  async function tokenFor(email: string): Promise<string> {
    const [mail] = await mailsOf(1, () => link({ email }));
    expect(mail?.to).toEqual({ address: kiran });
    return tokenIn(mail);
  }

  test('a link shows all leads of the e-mail with our notes, and nobody else’s', async () => {
    const lead = await addLead({ email: ' Kiran@example.org'.trim(), message: 'Weekend?' });
    await addLead({ email: kiran, name: 'Kiran B' });
    await addLead({ email: 'ravi@example.org', name: 'Ravi' });
    await db.note.create({ data: { leadId: lead.id, text: 'Call after six' } });
    const token = await tokenFor(kiran.toUpperCase());
    expect(await db.dataLink.count({ where: { tokenHash: token } })).toBe(0);
    const { leads } = (await see({ token })).body.data as DataOfLink;
    expect(leads.map(({ name }) => name).sort()).toEqual(['Asha Rao', 'Kiran B']);
    expect(leads.flatMap(({ notes }) => notes)).toEqual(['Call after six']);
  });

  test('a look-alike of an e-mail is another mailbox: no link to it, and none that shows its data', async () => {
    // Kelvin sign, and the dotted capital I of Turkish: PostgreSQL lower-cases them to "k" and "i".
    const alike = ['\u212Airan@example.org', 'K\u0130ran@example.org'];
    for (const email of alike) await addLead({ email, name: 'Stranger' });
    expect(await mailsOf(0, () => link({ email: kiran }))).toEqual([]);
    await addLead({ email: ` ${kiran.toUpperCase()}`, name: 'Kiran B' });
    const token = await tokenFor(kiran);
    const { leads } = (await see({ token })).body.data as DataOfLink;
    expect(leads.map(({ name }) => name)).toEqual(['Kiran B']);
    for (const email of alike) expect((await link({ email })).status).toBe(422);
    const { id } = await makeStudent({ email: kiran, dateofbirth: '2000-01-01' });
    expect((await matchedLeads(pool, id, null)).map(({ name }) => name)).toContain('Kiran B');
    expect(
      (await matchedLeads(pool, id, null)).map(({ name, byEmail }) => byEmail && name),
    ).not.toContain('Stranger');
  });

  test('unknown e-mails get the same answer, no mail, and no link works twice its time', async () => {
    await addLead({ email: kiran });
    const mails = await mailsOf(1, async () => {
      const known = await link({ email: kiran });
      const unknown = await link({ email: 'nobody@example.org' });
      expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    });
    expect(mails).toHaveLength(1);
    const token = tokenIn(mails[0]);
    await db.dataLink.updateMany({ data: { expiresAt: new Date(Date.now() - 1_000) } });
    for (const use of [see, withdraw, erase]) expect((await use({ token })).status).toBe(401);
    expect(await db.lead.count()).toBe(1);
  });

  test('a fourth link is not sent while three work, and the answer does not tell; then a new one is', async () => {
    await addLead({ email: kiran });
    const answers = [];
    for (let count = 0; count < 4; count += 1) answers.push((await link({ email: kiran })).body);
    expect(new Set(answers.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(await jobs()).toHaveLength(3);
    await db.$executeRaw`update rate_limits set expire = expire - 30 * 60000 - 1`;
    await link({ email: kiran });
    expect(await jobs()).toHaveLength(4);
  });

  test('withdrawing closes the leads; erasing leaves nothing but the audit', async () => {
    const lead = await addLead({ email: kiran, name: 'Quastenflosser Kiran' });
    await db.note.create({ data: { leadId: lead.id, text: 'Call after six' } });
    const other = await addLead({ email: 'ravi@example.org' });
    const token = await tokenFor(kiran);
    expect((await withdraw({ token })).body.data).toEqual({ leads: 1 });
    expect(await db.lead.findUniqueOrThrow({ where: { id: lead.id } })).toMatchObject({
      status: 'closed',
      closedReason: 'Asked not to be contacted',
      nextCallAt: null,
    });
    expect((await erase({ token })).body.data).toEqual({ leads: 1, payments: 0 });
    expect((await see({ token })).status).toBe(401);
    expect(await db.lead.findMany({ select: { id: true } })).toEqual([{ id: other.id }]);
    expect([await db.note.count(), await db.dataLink.count()]).toEqual([0, 0]);
    const words = await db.$queryRaw<object[]>`
      select * from search.dictionary where dictionary::text ilike '%quastenfl%'`;
    expect(words).toEqual([]);
    expect((await acts()).map(({ action, subjectId }) => [action, subjectId])).toEqual([
      ['lead.withdraw', lead.id],
      ['lead.erase', lead.id],
    ]);
  });
});

describe('people who paid by a link', () => {
  const father = { name: 'Suresh Rao', email: 'suresh@example.org' };

  /** Pays Asha's fee by a link, as her father. */
  async function paidByFather(payer = father) {
    const { id: studentId } = await makeStudent();
    const { id: registrationId } = await newRegistration(studentId);
    const { id: linkId } = await storedLink(registrationId, 'a-link-that-a-father-was-sent');
    const { id: paymentId } = await paidPayment({ registrationId });
    await db.payerLinkPayment.create({ data: { paymentId, linkId, ...payer } });
    return paymentId;
  }

  const tokenFor = async () => tokenIn((await mailsOf(1, () => link({ email: father.email })))[0]);

  test('a link shows the details entered for the receipt, and erases them; the payment stays', async () => {
    const paymentId = await paidByFather();
    const token = await tokenFor();
    expect((await see({ token })).body.data).toEqual({
      leads: [],
      payments: [
        {
          id: paymentId,
          ...father,
          amountPaise: expect.any(Number),
          status: 'paid',
          createdAt: expect.any(String),
        },
      ],
    });
    expect((await withdraw({ token })).body.data).toEqual({ leads: 0 });
    expect((await erase({ token })).body.data).toEqual({ leads: 0, payments: 1 });
    expect((await see({ token })).status).toBe(401);
    expect([await db.payerLinkPayment.count(), await db.dataLink.count()]).toEqual([0, 0]);
    expect((await db.payment.findMany()).map(({ id }) => id)).toEqual([paymentId]);
  });

  test('with enquiries under the same e-mail, one link shows and erases both', async () => {
    await paidByFather({ ...father, email: 'Suresh@Example.org' });
    await addLead({ email: father.email });
    const token = await tokenFor();
    const { leads, payments } = (await see({ token })).body.data as DataOfLink;
    expect([leads.length, payments.length]).toEqual([1, 1]);
    expect((await erase({ token })).body.data).toEqual({ leads: 1, payments: 1 });
    expect([await db.lead.count(), await db.payerLinkPayment.count()]).toEqual([0, 0]);
  });

  test('another person’s link shows none of it', async () => {
    await paidByFather();
    await addLead({ email: 'kiran@example.org' });
    const [mail] = await mailsOf(1, () => link({ email: 'kiran@example.org' }));
    const { payments } = (await see({ token: tokenIn(mail) })).body.data as DataOfLink;
    expect(payments).toEqual([]);
  });
});

test('the owner erases a lead with all enquiries of its person, after a confirmation and a reason', async () => {
  const [owner, counsellor] = [await staffWith('owner'), await staffWith('counsellor')];
  const phonenumber = '98111 22233';
  const lead = await addLead({ phonenumber, name: 'Kiran Bedi' });
  await addLead({ phonenumber: '+91 98111-22233', name: 'Kiran' });
  const brother = await addLead({ phonenumber });
  await db.note.create({ data: { leadId: lead.id, text: 'Call after six' } });
  const other = await addLead();
  const body = { lead: lead.id, reason: 'Asked for it by phone', sure: true };
  expect((await eraseLead(body, counsellor.token)).status).toBe(403);
  const named = await eraseLead({ ...body, reason: 'kiran bedi asked' }, owner.token);
  expect([named.status, Object.keys(named.body.fields ?? {})]).toEqual([422, ['reason']]);
  const asked = await eraseLead({ ...body, sure: '' }, owner.token);
  expect([asked.status, Object.keys(asked.body.fields ?? {})]).toEqual([409, ['sure']]);
  expect(await db.lead.count()).toBe(4);
  expect((await eraseLead(body, owner.token)).body.data).toEqual({
    leads: 2,
    notes: 1,
    listed: 2,
  });
  const left = await db.lead.findMany({ orderBy: { createdAt: 'asc' }, select: { id: true } });
  expect(left).toEqual([{ id: brother.id }, { id: other.id }]);
  expect((await acts()).at(-1)).toMatchObject({
    action: 'lead.erase',
    subjectId: lead.id,
    reason: body.reason,
    detail: { leads: 2, notes: 1 },
  });
  expect((await eraseLead(body, owner.token)).status).toBe(404);
});
