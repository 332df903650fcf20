import { POST as postCheck } from '@/app/api/admin/enrol-check/route';
import { POST as postEnrol } from '@/app/api/admin/enrol/route';
import { POST as postPayment } from '@/app/api/admin/payments/route';
import { POST as postWithdraw } from '@/app/api/student/withdraw-registration/route';
import { GET as getForm } from '@/app/(staff)/searchuser/form/[registration]/pdf/route';
import { needsParentConsent } from '@/lib/accounts/parent-consent';
import { plans } from '@/content/catalogue/plans';
import type { KnownStudent } from '@/lib/counter/known-students';
import type { EnrolledAtCounter } from '@/lib/counter/enrol-at-counter';
import { draftOfPlan } from '@/lib/enrolment/drafts';
import { leadRows } from '@/lib/leads/lead-rows';
import { db, pool } from '@/lib/platform/db';
import { smtpSender } from '@/lib/platform/mail/senders';
import { hashOf } from '@/lib/platform/random-token';
import { today } from '@/lib/site/days';
import {
  bearer,
  cookiesOf,
  currentUser,
  logIn,
  makeStudent,
  read,
} from '../../support/accounts/log-in';
import { admission, loggedInStudent, saveForm } from '../../support/enrolment/admission';
import { startMailServer } from '../../support/accounts/mail-server';
import { jobs, startMailWorker, stopMailWorkers } from '../../support/leads/mail-worker';
import { addLead } from '../../support/leads/leads';
import { post } from '../../support/leads/lead';
import { mails, newRequest, paymentsOf, staffWith } from '../../support/office/office';
import { acts } from '../../support/office/person';
import { withEmptyTables } from '../../support/process/empty-tables';
import { untilAwaited } from '../../support/process/lock-waits';
import { eventually } from '../../support/process/site';
import { yearsAway } from '../../support/process/years-away';

withEmptyTables();
afterEach(stopMailWorkers);

const plan = plans.find(({ price }) => price > 500_000);
if (!plan) throw new Error('No plan of a course.');

const enrol = (token: string, body: object) =>
  read(postEnrol(post('/api/admin/enrol', body, bearer(token))));

async function check(token: string, mobilenumber: string, email = ''): Promise<KnownStudent[]> {
  const body = { mobilenumber, email };
  const answer = await read(postCheck(post('/api/admin/enrol-check', body, bearer(token))));
  return (answer.body.data as { students: KnownStudent[] }).students;
}

/** Ravi has a phone and pays cash, without e-mail or photo. */
const ravi = (more: object = {}) => ({
  requestId: newRequest(),
  studentname: 'Ravi Meena',
  mobilenumber: '90123 45678',
  dateofbirth: '2003-05-17',
  state: 'Rajasthan',
  plan: plan.id,
  agree: 'on',
  amount: '5,000',
  method: 'cash',
  receivedOn: today(),
  ...more,
});

/** The whole price in cash. */
const record = (token: string, registration: string) =>
  read(
    postPayment(
      post(
        '/api/admin/payments',
        {
          registration,
          requestId: newRequest(),
          amount: plan.price / 100,
          method: 'cash',
          receivedOn: today(),
          reference: '',
          note: '',
        },
        bearer(token),
      ),
    ),
  );

async function counts() {
  const [students, registrations, payments, receipts] = await Promise.all([
    db.student.count(),
    db.registration.count(),
    db.payment.count(),
    db.receipt.count(),
  ]);
  return { students, registrations, payments, receipts };
}

const NOTHING = { students: 0, registrations: 0, payments: 0, receipts: 0 };
const ONE = { students: 1, registrations: 1, payments: 1, receipts: 1 };

test('tests that are sold at the counter are no course', async () => {
  const { token } = await staffWith('counsellor');
  await enrol(token, ravi({ plan: 'csir-net-test-series-june-2024', amount: '', method: 'none' }));
  expect(await db.registration.findFirst()).toMatchObject({ kind: 'test-series', items: null });
});

test('how somebody heard of us stands on the form; any other word is as if it was not asked', async () => {
  const { token } = await staffWith('counsellor');
  await enrol(token, ravi({ heardOf: 'poster' }));
  expect(await db.registration.findFirst()).toMatchObject({ knowaboutus: 'A poster or leaflet' });
  const other = { mobilenumber: '9810000077', studentname: 'Kiran Rao', heardOf: '<b>' };
  expect((await enrol(token, ravi(other))).status).toBe(200);
  expect(await db.registration.count({ where: { knowaboutus: '' } })).toBe(1);
});

test('a walk-in without e-mail is enrolled at once: student, form, notice, payment, receipt', async () => {
  const { id: staffId, token, cookie } = await staffWith('counsellor');
  const { status, body } = await enrol(token, ravi());
  expect([status, body.fields]).toEqual([200, undefined]);
  const done = body.data as EnrolledAtCounter;
  expect(await db.student.findMany()).toMatchObject([
    { id: done.student, email: '', studentname: 'Ravi Meena', state: 'Rajasthan', photoName: null },
  ]);
  expect(await db.registration.findMany()).toMatchObject([
    {
      id: done.registration,
      registrationnumber: done.registrationnumber,
      planId: plan.id,
      pricePaise: plan.price,
      email: '',
      modeofpayment: 'Offline',
    },
  ]);
  const [payment] = await paymentsOf(done.registration);
  expect(payment).toMatchObject({ status: 'paid', attention: null, amountPaise: 500_000, staffId });
  expect(payment?.receipt).toMatchObject({ placeOfSupply: null, amountPaise: 500_000 });
  expect(done.receipt?.number).toBe(payment?.receipt?.number);
  expect(await db.consent.findMany()).toMatchObject([
    { kind: 'notice', given: true, via: 'paper' },
  ]);
  expect((await acts()).map(({ action }) => action)).toEqual([
    'registration.enrol',
    'payment.record',
  ]);
  expect(await mails()).toEqual(['paid']);
  const url = `http://localhost:3000/searchuser/form/${done.registration}/pdf`;
  const pdf = await getForm(new Request(url, { headers: { host: 'localhost:3000', cookie } }));
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
});

test('two students without e-mail do not collide, and neither can log in', async () => {
  const { token } = await staffWith('counsellor');
  await enrol(token, ravi());
  expect((await enrol(token, ravi({ mobilenumber: '90123 45679' }))).status).toBe(200);
  expect(await db.student.count({ where: { email: '' } })).toBe(2);
  expect((await logIn({ email: '', dateofbirth: '2003-05-17' })).body.success).toBe(false);
});

test('a repeat and six at once are one enrolment with one receipt', async () => {
  const { token } = await staffWith('counsellor');
  const body = ravi({ email: 'ravi@example.org' });
  const answers = await Promise.all(Array.from({ length: 6 }, () => enrol(token, body)));
  const later = await enrol(token, body);
  for (const answer of answers) expect([answer.status, answer.body]).toEqual([200, later.body]);
  expect(await counts()).toEqual(ONE);
  const others = await Promise.all([
    enrol(token, { ...body, studentname: 'Somebody Else' }),
    enrol(token, { ...body, amount: '', method: 'none' }),
    enrol(token, { ...body, amount: '5001' }),
  ]);
  expect(others.map(({ status }) => status)).toEqual([409, 409, 409]);
  expect(await counts()).toEqual(ONE);
});

test('a repeat that looked before the first was saved has the same answer', async () => {
  const { token } = await staffWith('counsellor');
  const body = ravi({ email: 'ravi@example.org' });
  const first = await enrol(token, body);
  const { requestId } = await db.registration.findFirstOrThrow();
  await db.registration.updateMany({ data: { requestId: 'not saved yet' } });
  const client = await pool.connect();
  await client.query('begin; lock table students in access exclusive mode');
  const repeat = enrol(token, body);
  await untilAwaited();
  await client.query('update registrations set "requestId" = $1', [requestId]);
  await client.query('commit');
  client.release();
  const { status, body: said } = await repeat;
  expect([status, said]).toEqual([200, first.body]);
  expect(await counts()).toEqual(ONE);
});

test('students with the phone or the e-mail are shown first; nothing is saved until they are ruled out', async () => {
  const { token } = await staffWith('counsellor');
  const { id } = await makeStudent();
  expect(await check(token, '+91 98765-43210')).toMatchObject([{ id, byPhone: true }]);
  expect(await check(token, '70000 00000', 'ASHA@example.org')).toMatchObject([
    { id, byPhone: false, byEmail: true },
  ]);
  expect(await check(token, '70000 00000')).toEqual([]);
  expect(await acts()).toMatchObject([
    { action: 'people.search', detail: { found: 1, students: [id] } },
    { action: 'people.search', detail: { found: 1 } },
    { action: 'people.search', detail: { found: 0 } },
  ]);
  const sameEmail = await enrol(token, ravi({ email: 'asha@example.org', anotherPerson: true }));
  expect([sameEmail.status, Object.keys(sameEmail.body.fields ?? {})]).toEqual([409, ['email']]);
  const brother = ravi({ mobilenumber: '09876543210' });
  const refused = await enrol(token, brother);
  expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([
    409,
    ['anotherPerson'],
  ]);
  const noted = (await acts()).slice(3);
  expect(noted).toMatchObject([
    { action: 'people.search', detail: { for: 'enrolment', students: [id] } },
    { action: 'people.search', detail: { for: 'enrolment', students: [id] } },
  ]);
  expect(await counts()).toEqual({ ...NOTHING, students: 1 });
  expect((await enrol(token, { ...brother, anotherPerson: 'on' })).status).toBe(200);
  expect(await db.student.count()).toBe(2);
});

test('the same person gets another registration, with the date of birth of the account', async () => {
  const { token } = await staffWith('counsellor');
  const { id } = await makeStudent();
  await db.student.update({ where: { id }, data: { emailVerifiedAt: new Date() } });
  const body = ravi({ student: id, dateofbirth: '', studentname: 'Asha Rao', state: 'Delhi' });
  expect((await enrol(token, body)).status).toBe(200);
  expect(await counts()).toEqual(ONE);
  const registration = await db.registration.findFirstOrThrow();
  expect(registration).toMatchObject({ studentId: id, email: 'asha@example.org' });
  expect(registration.dateofbirth.toISOString()).toContain('2004-02-29');
  expect(registration.fathername).toBe('Suresh Rao');
  const gone = await enrol(token, {
    ...body,
    requestId: newRequest(),
    student: registration.id,
  });
  expect(gone.status).toBe(404);
});

test('after the student withdraws it, the form is saved online again, and a late repeat at the counter is no second one', async () => {
  const { token } = await staffWith('counsellor');
  const student = await loggedInStudent();
  await db.student.update({ where: { id: student.id }, data: { emailVerifiedAt: new Date() } });
  const { studentname, mobilenumber } = admission;
  const unpaid = { amount: '', method: 'none' };
  const body = ravi({ student: student.id, dateofbirth: '', studentname, mobilenumber, ...unpaid });
  const { registration } = (await enrol(token, body)).body.data as EnrolledAtCounter;
  const withdrawn = await read(postWithdraw(post('/', { registration }, bearer(student.token))));
  expect(withdrawn.status).toBe(200);
  expect((await enrol(token, body)).body.data).toMatchObject({ registration });
  const { requestId } = (await draftOfPlan(student.id, plan.id)) ?? {};
  const { coursename } = await db.registration.findFirstOrThrow();
  const form = { ...admission, coursename, plan: plan.id, requestId };
  for (const submit of [false, true]) {
    const saved = await saveForm(student, { ...form, submit });
    expect([saved.body.fields, saved.body.data?.id]).toEqual([undefined, registration]);
  }
  expect((await enrol(token, body)).body.data).toMatchObject({ registration });
  expect(await db.registration.findMany()).toMatchObject([
    { id: registration, submittedAt: expect.any(Date) },
  ]);
});

const six = <T>(run: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: 6 }, (_, index) => run(index)));

/** Six spellings of the same phone number. */
const written = [
  '90123 45678',
  '+91 90123-45678',
  '09012345678',
  '9012345678',
  '0091 9012345678',
  '(90123) 45678',
];

test('six desks at once enrol a person without e-mail once, every time', async () => {
  const { token } = await staffWith('counsellor');
  for (let round = 0; round < 5; round += 1) {
    await db.student.deleteMany();
    const answers = await six((desk) => enrol(token, ravi({ mobilenumber: written[desk] })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    for (const { status, body } of answers) {
      if (status === 409) expect(Object.keys(body.fields ?? {})).toEqual(['anotherPerson']);
    }
    expect(await db.student.count()).toBe(1);
    expect(await db.registration.count()).toBe(1);
  }
});

test('ticking “another person” rules out who was seen, not who has been enrolled meanwhile', async () => {
  const { token } = await staffWith('counsellor');
  const { id: sister } = await makeStudent();
  const mobilenumber = '+91 98765-43210';
  for (let round = 0; round < 5; round += 1) {
    await db.student.deleteMany({ where: { id: { not: sister } } });
    const answers = await six(() => enrol(token, ravi({ mobilenumber, anotherPerson: sister })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    await db.student.deleteMany({ where: { id: { not: sister } } });
    const ticks = await six(() => enrol(token, ravi({ mobilenumber, anotherPerson: 'on' })));
    expect(ticks.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  }
  const [first] = await db.student.findMany({ where: { id: { not: sister } } });
  const twin = { mobilenumber, studentname: 'Rohan', anotherPerson: `${sister},${first?.id}` };
  expect((await enrol(token, ravi(twin))).status).toBe(200);
});

test('a plan that the student has is enrolled in again only as confirmed, and once', async () => {
  const { token } = await staffWith('counsellor');
  const { body } = await enrol(token, ravi({ amount: '3499' }));
  const { student, registration, registrationnumber } = body.data as EnrolledAtCounter;
  const [card] = await check(token, '09012345678');
  expect(card?.enrolments).toEqual([
    {
      id: registration,
      registrationnumber,
      plans: [plan.id],
      date: today(),
      title: expect.stringContaining(plan.title),
      price: plan.price,
      paid: 349_900,
      isPaidToday: true,
    },
  ]);
  for (const more of [{}, { enrolAgain: 'on' }, { enrolAgain: student }]) {
    const refused = await enrol(token, ravi({ student, ...more }));
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([409, ['enrolAgain']]);
    expect(refused.body.message).toContain('₹3,499 paid today');
  }
  expect(await counts()).toEqual(ONE);
  const other = plans.find(({ id, price }) => id !== plan.id && price > 500_000);
  expect(
    (await enrol(token, ravi({ student, plan: other?.id, amount: '', method: 'none' }))).status,
  ).toBe(200);
  const answers = await six(() => enrol(token, ravi({ student, enrolAgain: registration })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  const both = { where: { planId: plan.id }, orderBy: { createdAt: 'asc' } } as const;
  expect(await db.registration.findMany(both)).toMatchObject([
    { enrolledAgain: false },
    { enrolledAgain: true },
  ]);
  const again = (await acts()).filter(({ detail }) => JSON.stringify(detail).includes('again'));
  expect(again).toMatchObject([{ action: 'registration.enrol', detail: { again: true } }]);
});

test('the account of the same person beside a walk-in does not hide the plan', async () => {
  const { token } = await staffWith('counsellor');
  const { id: account } = await makeStudent();
  const mobilenumber = '9876543210';
  const born = (await db.student.findUniqueOrThrow({ where: { id: account } })).dateofbirth;
  const dateofbirth = born.toISOString().slice(0, 10);
  const walkIn = { mobilenumber, dateofbirth, anotherPerson: account };
  expect((await enrol(token, ravi(walkIn))).status).toBe(200);
  const unconfirmed = { email: 'asha@example.org', dateofbirth };
  const refused = await enrol(token, ravi({ mobilenumber, student: account, ...unconfirmed }));
  expect(Object.keys(refused.body.fields ?? {})).toEqual(['enrolAgain']);
});

test('money for another form of a plan that the student has is asked about', async () => {
  const { token } = await staffWith('counsellor');
  const { body } = await enrol(token, ravi());
  const { student, registration } = body.data as EnrolledAtCounter;
  await enrol(token, ravi({ student, enrolAgain: registration, amount: '', method: 'none' }));
  const twice = await db.registration.findFirstOrThrow({ where: { enrolledAgain: true } });
  const confirm = (enrolledAgain: boolean) =>
    db.registration.update({ where: { id: twice.id }, data: { enrolledAgain } });
  await confirm(false);
  const asked = await record(token, twice.id);
  expect([asked.status, Object.keys(asked.body.fields ?? {})]).toEqual([409, ['secondPayment']]);
  await confirm(true);
  expect((await record(token, twice.id)).status).toBe(200);
});

test('an account possibly opened by another person is taken over completely', async () => {
  const { token } = await staffWith('counsellor');
  const squatted = { email: 'asha@example.org', dateofbirth: '1991-01-01' };
  const { id } = await makeStudent(squatted);
  const stranger = await logIn(squatted);
  await db.parentLink.create({ data: { studentId: id, tokenHash: 'a-parent', via: 'mail' } });
  await db.consent.create({
    data: { studentId: id, kind: 'parent', given: true, version: '1', via: 'link' },
  });
  expect(await check(token, '98765 43210')).toMatchObject([
    { id, emailConfirmed: false, isUnproven: true },
  ]);
  const body = ravi({ student: id, email: 'ASHA@example.org', dateofbirth: yearsAway(-16) });
  const refused = async (more: object) => {
    const { status, body: said } = await enrol(token, { ...body, ...more });
    return [status, Object.keys(said.fields ?? {})];
  };
  expect(await refused({ dateofbirth: '' })).toEqual([422, ['dateofbirth']]);
  expect(await refused({ email: '' })).toEqual([422, ['email']]);
  expect(await refused({ email: 'other@example.org' })).toEqual([422, ['email']]);
  // Consent obtained by a stranger does not count.
  expect(await refused({})).toEqual([422, ['parentname']]);
  expect((await currentUser(bearer(stranger.body.data))).status).toBe(200);
  const paper = { parentname: 'Suresh Rao', parentrelation: 'father', parentsignedon: today() };
  expect((await enrol(token, { ...body, ...paper })).status).toBe(200);
  expect((await currentUser(bearer(stranger.body.data))).status).toBe(401);
  expect((await logIn(squatted)).body.success).toBe(false);
  expect(await db.parentLink.count()).toBe(0);
  const born = new Date(yearsAway(-16));
  expect(await db.registration.findFirstOrThrow()).toMatchObject({ dateofbirth: born });
  expect(await db.student.findUniqueOrThrow({ where: { id } })).toMatchObject({
    dateofbirth: born,
    bornAtOffice: true,
    devicesForgottenAt: expect.any(Date),
  });
  // The account's owner is known from here on.
  expect(await check(token, '98765 43210')).toMatchObject([
    { id, emailConfirmed: false, isUnproven: false },
  ]);
});

test('a device on which a stranger had logged in is not known after the counter, with the same date too', async () => {
  const { token } = await staffWith('counsellor');
  const { id } = await makeStudent();
  const device = cookiesOf(await logIn());
  const body = ravi({ student: id, email: 'asha@example.org', dateofbirth: '2004-02-29' });
  expect((await enrol(token, body)).status).toBe(200);
  for (let day = 10; day < 20; day += 1) {
    await logIn({ email: 'asha@example.org', dateofbirth: `1999-01-${day}` });
  }
  expect((await logIn(undefined, device)).status).toBe(429);
});

test('a lead becomes enrolled with the enrolment', async () => {
  const { token } = await staffWith('counsellor');
  const { id: lead } = await addLead({ phonenumber: '90123 45678' });
  expect((await enrol(token, ravi({ lead }))).status).toBe(200);
  expect(await db.lead.findMany()).toMatchObject([{ status: 'enrolled', nextCallAt: null }]);
  const none = ravi({ lead: '0b5e9a3c-6a1f-4c58-9d0e-000000000099', mobilenumber: '90123 00000' });
  expect((await enrol(token, none)).status).toBe(404);
  expect(await counts()).toEqual(ONE);
});

test('under 18, a parent signs on paper: who and when is kept', async () => {
  const { token } = await staffWith('counsellor');
  const minor = ravi({ dateofbirth: yearsAway(-16) });
  const refused = await enrol(token, minor);
  expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([422, ['parentname']]);
  expect(await counts()).toEqual(NOTHING);
  const parent = { parentname: 'Sita Meena', parentrelation: 'mother', parentsignedon: today() };
  const half = await enrol(token, { ...minor, parentname: 'Sita Meena' });
  expect(Object.keys(half.body.fields ?? {}).sort()).toEqual(['parentrelation', 'parentsignedon']);
  expect((await enrol(token, { ...minor, ...parent })).status).toBe(200);
  const { id } = await db.student.findFirstOrThrow();
  expect(await needsParentConsent(id)).toBe(false);
  expect(await db.consent.findMany({ where: { kind: 'parent' } })).toMatchObject([
    { givenBy: 'Sita Meena', relation: 'mother', via: 'paper' },
  ]);
  expect(await acts()).toContainEqual(
    expect.objectContaining({
      action: 'student.consent',
      detail: { relation: 'mother', signedOn: today() },
    }),
  );
});

test('the price is the plan’s; another needs a reason that names nobody', async () => {
  const { token } = await staffWith('counsellor');
  const other = (pricereason: string) => enrol(token, ravi({ price: '6000', pricereason }));
  expect(Object.keys((await other(' ')).body.fields ?? {})).toEqual(['pricereason']);
  const named = await other('Meena asked for it');
  expect([named.status, Object.keys(named.body.fields ?? {})]).toEqual([422, ['pricereason']]);
  expect(await counts()).toEqual(NOTHING);
  expect((await other('Second child of a family')).status).toBe(200);
  expect(await db.registration.findFirst()).toMatchObject({ pricePaise: 600_000 });
  expect(await acts()).toContainEqual(
    expect.objectContaining({
      action: 'registration.enrol',
      reason: 'Second child of a family',
      detail: expect.objectContaining({ paise: 600_000, planPaise: plan.price }),
    }),
  );
});

test('more than the price, an unknown plan and a transfer without reference write nothing', async () => {
  const { token } = await staffWith('counsellor');
  const fieldsOf = async (more: object) =>
    Object.keys((await enrol(token, ravi(more))).body.fields ?? {});
  expect(await fieldsOf({ amount: plan.price / 100 + 1 })).toEqual(['amount']);
  expect(await fieldsOf({ plan: 'no-such-plan' })).toEqual(['plan']);
  expect(await fieldsOf({ method: 'upi' })).toEqual(['reference']);
  expect(await fieldsOf({ amount: '' })).toEqual(['amount']);
  expect(await fieldsOf({ amount: '100', method: 'none' })).toEqual(['method']);
  expect(await fieldsOf({ agree: '' })).toEqual(['agree']);
  expect(await fieldsOf({ dateofbirth: '' })).toEqual(['dateofbirth']);
  expect(await counts()).toEqual(NOTHING);
});

test('without a payment there is no receipt, and the price is due', async () => {
  const { token } = await staffWith('counsellor');
  const { body } = await enrol(token, ravi({ amount: '', method: 'none' }));
  expect((body.data as EnrolledAtCounter).receipt).toBeNull();
  expect(await counts()).toEqual({ ...ONE, payments: 0, receipts: 0 });
});

test('many students at once have numbers and receipts of their own', async () => {
  const { token } = await staffWith('counsellor');
  const phones = Array.from({ length: 12 }, (_, index) => `90123 450${10 + index}`);
  const answers = await Promise.all(
    phones.map((mobilenumber) => enrol(token, ravi({ mobilenumber }))),
  );
  expect(answers.map(({ status }) => status)).toEqual(phones.map(() => 200));
  const numbers = answers.map(({ body }) => (body.data as EnrolledAtCounter).registrationnumber);
  expect(new Set(numbers).size).toBe(12);
  const [series] = await db.receiptSeries.findMany();
  expect([await db.receipt.count(), series?.last]).toEqual([12, 12]);
});

test('a lead without e-mail is no enquiry of a student without e-mail', async () => {
  const { token } = await staffWith('counsellor');
  await enrol(token, ravi());
  const { id } = await addLead({ phonenumber: '98111 00000', email: '' });
  expect(await leadRows([id], null)).toMatchObject([{ student: null }]);
});

async function arrived() {
  const server = await startMailServer();
  await startMailWorker(
    smtpSender({ url: server.url, from: 'site@example.in', to: 'office@example.in' }),
  );
  await eventually(jobs, (all) => all.every(({ state }) => state === 'completed'));
  await stopMailWorkers();
  await server.close();
  return server.mails.filter(({ headers }) => headers.subject?.startsWith('You are enrolled'));
}

test('a student with an e-mail gets a mail about the enrolment, a new one with a link to log in', async () => {
  const { token } = await staffWith('counsellor');
  const { body } = await enrol(token, ravi({ email: 'Ravi@example.org' }));
  const { student, registrationnumber } = body.data as EnrolledAtCounter;
  await enrol(token, ravi({ mobilenumber: '90123 00000' }));
  const [mail, ...others] = await arrived();
  expect([mail?.recipients, others]).toEqual([['ravi@example.org'], []]);
  expect(mail?.headers.subject).toBe(`You are enrolled: ${mail?.text.match(/Course: +(.*)/)?.[1]}`);
  expect(mail?.text).toMatch(new RegExp(`Reg. No: +${registrationnumber}`));
  expect(mail?.text).toMatch(/Paid: +₹5,000/);
  const [, link = ''] = /\/student-login#link=([\w-]+)/.exec(mail?.text ?? '') ?? [];
  expect(await db.signInLink.findMany()).toMatchObject([
    { studentId: student, tokenHash: hashOf(link) },
  ]);
  await db.student.update({ where: { id: student }, data: { emailVerifiedAt: new Date() } });
  const { id: enrolAgain } = await db.registration.findFirstOrThrow({
    where: { studentId: student },
  });
  await enrol(token, ravi({ student, enrolAgain }));
  const [again] = await arrived();
  expect(again?.text).toContain('/history');
  expect(again?.text).not.toContain('#link=');
});

describe('instalments', () => {
  const later = today(new Date(Date.now() + 30 * 86_400_000));
  const parts = (more: object = {}) => ({
    amount1: '5,000',
    day1: today(),
    day2: later,
    amount2: String(plan.price / 100 - 5_000),
    ...more,
  });

  test('are agreed with the enrolment, once', async () => {
    const { id: staffId, token } = await staffWith('owner');
    const body = ravi({ ...parts(), email: 'ravi@example.org' });
    const first = await enrol(token, body);
    expect([first.status, (await enrol(token, body)).body]).toEqual([200, first.body]);
    const { registration } = first.body.data as EnrolledAtCounter;
    expect(await db.instalmentPlan.findMany({ include: { lines: true } })).toMatchObject([
      {
        registrationId: registration,
        staffId,
        pricePaise: plan.price,
        lines: [{ amountPaise: 500_000 }, { amountPaise: plan.price - 500_000 }],
      },
    ]);
    expect((await acts()).map(({ action }) => action)).toEqual([
      'registration.enrol',
      'registration.instalments',
      'payment.record',
    ]);
    const [mail] = await arrived();
    expect(mail?.text).toMatch(/Instalments: ₹5,000 by/);
  });

  test('that do not fit write nothing', async () => {
    const { token } = await staffWith('owner');
    const faults = async (by: string, more: object) => {
      const { status, body } = await enrol(by, ravi(more));
      return [status, Object.keys(body.fields ?? {})];
    };
    const wrong = [422, ['amount1']];
    expect(await faults(token, parts({ amount2: '1' }))).toEqual(wrong);
    expect(await faults(token, parts({ day1: yearsAway(-1) }))).toEqual([200, []]);
    expect(
      await faults(token, { ...parts({ day1: yearsAway(-1) }), amount: '', method: 'none' }),
    ).toEqual(wrong);
    expect(await faults(token, { ...parts(), amount: String(plan.price / 100) })).toEqual(wrong);
    expect(await faults(token, parts({ day2: '' }))).toEqual([422, ['amount2']]);
    const { token: counsellor } = await staffWith('counsellor');
    // No instalments are offered by default.
    expect(await faults(counsellor, parts({ mobilenumber: '90123 45670' }))).toEqual(wrong);
    expect(await db.instalmentPlan.count()).toBe(1);
  });
});
