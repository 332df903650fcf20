import { renderToStaticMarkup } from 'react-dom/server';
import type { BatchFact } from '@/content/facts/site-facts';
import { db } from '@/lib/platform/db';
import { makeStudent, read, bearer, logInOf } from '../../support/accounts/log-in';
import { withFacts } from '../../support/content/with-facts';
import { post } from '../../support/leads/lead';
import { cash, staffWith } from '../../support/office/office';
import { startMailServer } from '../../support/accounts/mail-server';
import { eventually } from '../../support/process/site';
import { newRegistration } from '../../support/office/office-rows';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();

const planId = 'csir-net-online-6-months-gold';
const first: BatchFact = {
  id: 'net-evening',
  exam: 'csir-net',
  mode: 'online',
  session: 'CSIR NET June 2099',
  start: '2099-01-05',
  timing: '6 to 8 pm',
  link: 'https://meet.example/net',
};
const second: BatchFact = { ...first, id: 'net-morning', start: '2099-03-01', seats: 1 };

/** The site built with these batches. */
const siteWith = (batches: readonly BatchFact[]) =>
  withFacts({ batches }, async () => ({
    ...(await import('../../support/office/office')),
    assign: (await import('@/app/api/admin/batch/route')).POST,
    calendar: (await import('@/app/(student)/history/batch.ics/route')).GET,
    steps: (await import('@/lib/enrolment/batch-seats')).nextStepsOf,
    left: (await import('@/lib/enrolment/batch-seats')).seatsLeft,
    students: await import('@/lib/enrolment/batch-students'),
    access: await import('../../support/office/staff'),
    board: (await import('@/app/api/seats/route')).GET,
    take: (await import('@/app/api/student/seat/route')).POST,
    choose: (await import('@/app/api/student/batch/route')).POST,
    start: (await import('@/app/api/v1/[provider]/payment/route')).POST,
    seats: await import('@/lib/enrolment/batch-seats'),
    offers: await import('@/lib/enrolment/seat-offers'),
    batchMails: (await import('@/lib/enrolment/batch-mails')).batchMails,
    mail: await import('@/lib/platform/mail/mail-worker'),
    openQueue: (await import('@/lib/platform/jobs/job-queue')).openQueue,
    smtpSender: (await import('@/lib/platform/mail/senders')).smtpSender,
    settle: (await import('@/lib/payments/settle')).settle,
    paymentMails: (await import('@/lib/payments/mails/payment-mails')).paymentMails,
    pool: (await import('@/lib/platform/db')).pool,
    NextSteps: (await import('@/components/student/enrolment/next-steps')).NextSteps,
  }));
type Site = Awaited<ReturnType<typeof siteWith>>;

let students = 0;
const newStudent = () => {
  students += 1;
  return makeStudent({ email: `seat${students}@example.org`, dateofbirth: '2003-05-17' });
};

const stepOf = async (site: Site, id: string) => (await site.steps([id])).get(id);

/** Standing and text of each batch with a number of seats, from the board of new batches. */
async function boardOf(site: Site): Promise<string[][]> {
  const headers = { host: 'localhost:3000' };
  const answer = await site.board(new Request('http://localhost:3000/api/seats', { headers }));
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const { data } = (await answer.json()) as {
    data: Record<string, { standing: string; text: string }>;
  };
  return Object.values(data).map(({ standing, text }) => [standing, text]);
}

const assigning = (site: Site, token: string, registration: string, batch: string) =>
  read(site.assign(post('/api/admin/batch', { registration, batch }, bearer(token))));

test('a paid student is in the plan’s only batch, sees it and gets a calendar file that follows its changes', async () => {
  const site = await siteWith([first]);
  const { token } = await staffWith('owner');
  const { id: studentId } = await newStudent();
  const { cookie } = await logInOf({ studentId });
  const { id, registrationnumber: number } = await newRegistration(studentId, { planId });
  expect(await stepOf(site, id)).toBeNull();
  expect((await site.record(token, cash(id))).status).toBe(200);
  const next = await stepOf(site, id);
  expect(next).toMatchObject({ batch: { id: 'net-evening' }, isFull: false });
  const html = renderToStaticMarkup(
    site.NextSteps({ registration: { id, number }, next: next ?? null }),
  )
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
  expect(html).toMatch(/What happens now.*CSIR NET June 2099, online.*5 January 2099/s);
  expect(html).toMatch(/6 to 8 pm.*Join this batch.*Call us.*Add to calendar/s);

  const fileOf = async (on: Site) => {
    const headers = { cookie, host: 'localhost:3000' };
    const url = `http://localhost:3000/history/batch.ics?registration=${id}`;
    const answer = await on.calendar(new Request(url, { headers }));
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const file = await answer.text();
    return ['UID:', 'SEQUENCE:', 'DTSTART;TZID=Asia/Kolkata:'].map((name) =>
      file
        .split('\r\n')
        .find((line) => line.startsWith(name))
        ?.slice(name.length),
    );
  };
  const [uid] = await fileOf(site);
  expect(await fileOf(site)).toEqual([uid, '0', '20990105T180000']);
  const moved = await siteWith([{ ...first, start: '2099-01-12' }]);
  expect(await fileOf(moved)).toEqual([uid, '1', '20990112T180000']);
  expect(await fileOf(moved)).toEqual([uid, '1', '20990112T180000']);
  const withdrawn = await siteWith([]);
  expect(await stepOf(withdrawn, id)).toMatchObject({ batch: { start: '2099-01-12' } });
});

test('where there are two batches, staff assign one; a full one is refused', async () => {
  const site = await siteWith([first, second]);
  const { token } = await staffWith('counsellor');
  const [one, other] = [await newStudent(), await newStudent()];
  const { id } = await newRegistration(one.id, { planId });
  const { id: late } = await newRegistration(other.id, { planId });
  await site.record(token, cash(id));
  await site.record(token, cash(late));
  expect(await stepOf(site, id)).toBe('unassigned');
  expect(await boardOf(site)).toEqual([['few', 'Only 1 seat left']]);
  expect((await assigning(site, token, id, 'net-morning')).body.data).toEqual({
    batch: 'net-morning',
  });
  expect(await stepOf(site, id)).toMatchObject({ batch: { start: '2099-03-01' }, isFull: false });
  expect(await site.left()).toEqual(
    new Map([
      ['net-evening', null],
      ['net-morning', 0],
    ]),
  );
  const refused = await assigning(site, token, late, 'net-morning');
  expect([refused.status, refused.body.fields?.batch]).toEqual([
    409,
    expect.stringMatching(/^This batch is full\. Choose another/),
  ]);
  expect((await assigning(site, token, late, 'gone')).status).toBe(409);
  expect(await stepOf(site, late)).toBe('unassigned');
});

test('of fifty payments at once ten get the ten seats; forty are kept for staff to decide', async () => {
  const past = { ...first, id: 'past', start: '2024-01-05', seats: 30 };
  const site = await siteWith([{ ...first, seats: 10 }, past]);
  expect(await boardOf(site)).toEqual([['open', '10 of 10 seats left']]);
  const { id: staffId, token } = await staffWith('owner');
  const orders = await Promise.all(
    Array.from({ length: 50 }, async (_, index) => {
      const { id } = await newStudent();
      const { id: registrationId } = await newRegistration(id, { planId });
      const orderId = `OC${String(index).padStart(32, '0')}`;
      await db.payment.create({
        data: {
          orderId,
          registrationId,
          provider: 'razorpay',
          name: 'Suresh Rao',
          number: '98765',
          amountPaise: 899_900,
          status: 'pending',
          expiresAt: new Date(),
        },
      });
      return orderId;
    }),
  );
  await Promise.all(
    [...orders, ...orders].map((orderId) => {
      const report = { orderId, state: 'paid', amount: 899_900, currency: 'INR' } as const;
      const paid = { ...report, gatewayPaymentId: `P${orderId}` };
      return site.settle(site.pool, { report: paid, source: 'notice' });
    }),
  );
  expect(await boardOf(site)).toEqual([['full', 'Full, waiting list open']]);
  expect(await db.batchSeat.count({ where: { seatedAt: { not: null } } })).toBe(10);
  expect(await db.payment.groupBy({ by: ['status', 'attention'], _count: true })).toEqual(
    expect.arrayContaining([
      { status: 'paid', attention: null, _count: 10 },
      { status: 'paid', attention: 'batch full', _count: 40 },
    ]),
  );
  expect(await db.receipt.count()).toBe(50);

  const waiting = await db.payment.findFirstOrThrow({ where: { attention: 'batch full' } });
  const registration = waiting.registrationId ?? '';
  expect(await stepOf(site, registration)).toMatchObject({ isFull: true });
  const mailAbout = async (payment: string) => {
    const job = { id: payment, data: { payment, kind: 'paid' as const }, createdOn: new Date() };
    return (await site.paymentMails.write(site.pool, job))?.text;
  };
  const told = 'This batch filled up before your payment arrived.';
  expect(await mailAbout(waiting.id)).toContain(told);
  const { id: calm } = await db.payment.findFirstOrThrow({ where: { attention: null } });
  expect(await mailAbout(calm)).not.toContain(told);
  expect((await assigning(site, token, registration, 'net-evening')).status).toBe(409);
  const seated = await db.payment.findFirstOrThrow({ where: { attention: null } });
  await db.payment.update({ where: { id: seated.id }, data: { status: 'refunded' } });
  expect(await boardOf(site)).toEqual([['few', 'Only 1 seat left']]);
  expect((await assigning(site, token, registration, 'net-evening')).status).toBe(200);
  expect(await boardOf(site)).toEqual([['full', 'Full, waiting list open']]);
  expect(
    await db.auditEntry.findMany({
      orderBy: { id: 'asc' },
      where: { action: 'registration.batch' },
    }),
  ).toMatchObject([{ staffId, subjectId: registration, detail: { batch: 'net-evening' } }]);
});

const WAITING = `select from pgboss.job where name = $1 and state < 'completed'`;

/** Queued mails as a real mail server receives them. */
async function mailsOf(site: Site, kind: Site['batchMails'] | Site['offers']['seatMails']) {
  const server = await startMailServer();
  const [from, to] = ['site@example.in', 'office@example.in'];
  const queue = await site.openQueue(process.env.DATABASE_URL ?? '');
  const sender = site.smtpSender({ url: server.url, from, to });
  const worker = site.mail.startMailWorker(queue, sender, kind, { pollMs: 5 });
  await eventually(
    () => queue.pool.query(WAITING, [kind.queue.name]),
    ({ rowCount }) => rowCount === 0,
  );
  await worker.stop();
  await queue.close();
  await server.close();
  return server.mails;
}

test('a seat that becomes free is offered to who paid first, for 48 hours, by mail', async () => {
  const site = await siteWith([{ ...first, seats: 1 }]);
  const { token } = await staffWith('owner');
  const people = await Promise.all(['seated', 'next', 'last'].map(() => newStudent()));
  const forms: string[] = [];
  for (const { id } of people) {
    const form = await newRegistration(id, { planId, email: `form${id}@example.org` });
    await site.record(token, cash(form.id));
    forms.push(form.id);
  }
  const [seated = '', next = '', last = ''] = forms;
  const [, asha, ben] = people;
  const take = async (registration: string, studentId = '') => {
    const student = await logInOf({ studentId });
    return read(site.take(post('/api/student/seat', { registration }, bearer(student.token))));
  };
  expect(await site.offers.offerFreeSeats(site.pool)).toBe(0);
  expect((await take(next, asha?.id)).status).toBe(409);
  await db.payment.updateMany({
    where: { registrationId: seated },
    data: { status: 'refunded' },
  });
  expect(await site.offers.offerFreeSeats(site.pool)).toBe(1);
  expect(await site.offers.offerFreeSeats(site.pool)).toBe(0);
  expect(await stepOf(site, next)).toMatchObject({
    isFull: true,
    offeredUntil: expect.stringMatching(/^\d{4}-/),
  });
  expect(await stepOf(site, last)).toMatchObject({ isFull: true, offeredUntil: null });
  expect(await boardOf(site)).toEqual([['full', 'Full, waiting list open']]);
  expect((await assigning(site, token, last, 'net-evening')).status).toBe(409);
  const mails = await mailsOf(site, site.offers.seatMails);
  expect(mails.map(({ recipients }) => recipients).sort()).toEqual([
    [`form${asha?.id}@example.org`],
    ['office@example.in'],
  ]);
  const offer = mails.find(({ recipients }) => recipients[0] !== 'office@example.in');
  expect(offer?.text).toMatch(
    /A seat in your batch has become free\. We keep it for you until .*Take the seat in your Purchased History:/s,
  );

  // Two days later the offer has lapsed.
  await db.batchSeat.update({
    where: { registrationId: next },
    data: { offeredAt: new Date(Date.now() - 49 * 3_600_000) },
  });
  expect((await take(next, asha?.id)).body.message).toMatch(/^The time for this seat has run out/);
  expect(await site.offers.offerFreeSeats(site.pool)).toBe(1);
  expect((await take(last, asha?.id)).status).toBe(404);
  const taken = await Promise.all(Array.from({ length: 5 }, () => take(last, ben?.id)));
  expect(taken.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await stepOf(site, last)).toMatchObject({ isFull: false, offeredUntil: null });
  expect(await db.payment.findFirst({ where: { registrationId: last } })).toMatchObject({
    attention: null,
  });
  expect(await site.offers.offerFreeSeats(site.pool)).toBe(0);
});

test('staff who assign or change a batch send its facts by mail, with the calendar file', async () => {
  const site = await siteWith([first, second]);
  const { token } = await staffWith('counsellor');
  const { id: studentId } = await newStudent();
  const { id } = await newRegistration(studentId, { planId, email: 'form@example.org' });
  await site.record(token, cash(id));
  await assigning(site, token, id, 'net-evening');
  await assigning(site, token, id, 'net-evening');
  const [mail, another] = await mailsOf(site, site.batchMails);
  expect(another).toBeUndefined();
  expect(mail?.recipients).toEqual(['form@example.org']);
  expect(mail?.headers.subject).toBe('Your batch: CSIR NET June 2099, online, from 5 January 2099');
  expect(mail?.text).toMatch(/This is your batch:.*6 to 8 pm.*https:\/\/meet\.example\/net/s);
  expect(mail?.files).toEqual([
    {
      name: 'batch.ics',
      text: expect.stringMatching(/SEQUENCE:0.*First class: CSIR NET June 2099/s),
    },
  ]);
  await assigning(site, token, id, 'net-morning');
  const [changed] = await mailsOf(site, site.batchMails);
  expect(changed?.headers.subject).toContain('from 1 March 2099');
});

test('a seat is held for 15 minutes for one of those who start to pay at once; the others are told before', async () => {
  const site = await siteWith([{ ...first, seats: 1 }]);
  const people = await Promise.all([0, 1, 2, 3].map(() => newStudent()));
  const all = await Promise.all(
    people.map(async ({ id }) => {
      const { token } = await logInOf({ studentId: id });
      return { token, registration: (await newRegistration(id, { planId })).id };
    }),
  );
  const pay = ({ token, registration }: { token: string; registration: string }) => {
    const body = { name: 'Asha Rao', number: '98765 43210', amount: 8999, registration };
    return read(site.start(post('/api/v1/sandbox/payment', body, bearer(token))));
  };
  const answers = await Promise.all([...all, ...all].map((one) => pay(one)));
  const statuses = answers.map(({ status }) => status);
  const held = statuses.indexOf(200);
  expect(statuses.filter((status) => status === 409)).toHaveLength(6);
  // Repeated, it is the same payment and the same hold.
  expect(statuses[(held + 4) % 8]).toBe(200);
  expect(await db.seatHold.findMany()).toMatchObject([{ registrationId: all[held]?.registration }]);
  expect(await db.payment.count()).toBe(1);
  const other = all[(held + 1) % 4];
  if (!other) throw new Error('Four were enrolled.');
  expect(await site.seats.fullBatchOf(other.registration)).toMatchObject({ isBeingPaid: true });
  expect(await boardOf(site)).toEqual([['full', 'Full, waiting list open']]);
  // A hold ends by itself.
  await db.seatHold.updateMany({ data: { until: new Date(Date.now() - 1) } });
  expect(await site.seats.fullBatchOf(other.registration)).toBeNull();
  expect((await pay(other)).status).toBe(200);
  expect(await site.seats.deleteExpiredHolds(site.pool)).toBe(1);
  const [payment] = await db.payment.findMany({ where: { registrationId: other.registration } });
  const paid = {
    state: 'paid',
    amount: 8_999_00,
    currency: 'INR',
    gatewayPaymentId: null,
  } as const;
  const report = { ...paid, orderId: payment?.orderId ?? '' };
  await site.settle(site.pool, { report, source: 'notice' });
  expect(await stepOf(site, other.registration)).toMatchObject({ isFull: false, isPaid: true });
  expect(await db.seatHold.count()).toBe(0);
});

test('before money is taken for a full batch, the student chooses another one or waits', async () => {
  const full = { ...first, seats: 1 };
  const site = await siteWith([full]);
  const { token: staff } = await staffWith('owner');
  const people = await Promise.all([0, 1, 2].map(() => newStudent()));
  const [seated, asha, ben] = await Promise.all(
    people.map(async ({ id }) => {
      const { token } = await logInOf({ studentId: id });
      const form = await newRegistration(id, { planId, email: `wait${id}@example.org` });
      return { token, registration: form.id };
    }),
  );
  if (!seated || !asha || !ben) throw new Error('Three were enrolled.');
  type Someone = typeof asha;
  const choose = ({ token, registration }: Someone, batch: string) =>
    read(site.choose(post('/', { registration, batch }, bearer(token))));
  const pay = ({ token, registration }: Someone) => {
    const body = { name: 'Asha Rao', number: '98765 43210', amount: 8999, registration };
    return read(site.start(post('/api/v1/sandbox/payment', body, bearer(token))));
  };
  expect(await site.seats.fullBatchOf(asha.registration)).toBeNull();
  await site.record(staff, cash(seated.registration));
  expect(await site.seats.fullBatchOfPlan(planId)).toMatchObject({
    name: 'CSIR NET June 2099, online',
    waits: false,
    options: [{ id: 'net-evening', isFull: true }],
  });
  expect((await pay(asha)).body).toMatchObject({
    code: 'conflict',
    message: expect.stringMatching(/^The batch is full\. Nothing has been/),
  });
  expect(await db.payment.count()).toBe(1);
  expect((await choose(asha, 'gone')).status).toBe(409);
  expect((await choose({ ...ben, registration: asha.registration }, 'net-evening')).status).toBe(
    404,
  );
  const waiting = await Promise.all([choose(asha, 'net-evening'), choose(asha, 'net-evening')]);
  expect(waiting.map(({ body }) => body.data)).toEqual([{ waiting: true }, { waiting: true }]);
  expect(await stepOf(site, asha.registration)).toMatchObject({ isFull: true, isPaid: false });
  expect((await pay(asha)).status).toBe(200);

  // Paid students come before those who only wait, even if they came later.
  await choose(ben, 'net-evening');
  await site.record(staff, cash(ben.registration));
  const free = () =>
    db.payment.updateMany({
      where: { registrationId: { in: [seated.registration, ben.registration] }, status: 'paid' },
      data: { status: 'refunded' },
    });
  await db.payment.updateMany({
    where: { registrationId: seated.registration },
    data: { status: 'refunded' },
  });
  expect(await site.offers.offerFreeSeats(site.pool)).toBe(1);
  expect(await stepOf(site, ben.registration)).toMatchObject({ offeredUntil: expect.any(String) });
  await free();
  expect(await site.offers.offerFreeSeats(site.pool)).toBe(1);
  expect(await stepOf(site, asha.registration)).toMatchObject({
    isFull: true,
    isPaid: false,
    offeredUntil: expect.any(String),
  });
  expect(await boardOf(site)).toEqual([['full', 'Full, waiting list open']]);
  const mails = await mailsOf(site, site.offers.seatMails);
  const toAsha = mails.filter(({ text }) => text.includes('Pay the fee by then to take the seat'));
  expect(toAsha.map(({ text }) => text.includes(asha.registration))).toEqual([true]);
  await db.payment.updateMany({ where: { status: 'pending' }, data: { status: 'expired' } });
  await db.payment.updateMany({ where: { status: 'created' }, data: { status: 'expired' } });
  await site.record(staff, cash(asha.registration));
  expect(await stepOf(site, asha.registration)).toMatchObject({ isFull: false, isPaid: true });

  // Another batch has room: it is chosen, and the fee can be paid.
  const two = await siteWith([full, { ...second, seats: 5 }]);
  const { id: late } = await newStudent();
  const { token } = await logInOf({ studentId: late });
  const { id: registration } = await newRegistration(late, { planId });
  expect(await two.seats.fullBatchOf(registration)).toBeNull();
  const other = { registration, batch: 'net-morning' };
  expect((await read(two.choose(post('/', other, bearer(token))))).body.data).toEqual({
    waiting: false,
  });
  await two.record(staff, cash(registration));
  expect(await stepOf(two, registration)).toMatchObject({ batch: { id: 'net-morning' } });
  expect(
    (await read(two.choose(post('/', { ...other, batch: 'net-evening' }, bearer(token))))).status,
  ).toBe(409);
});

test('a teacher reads the names of those with a seat, which is counted and audited', async () => {
  const site = await siteWith([second]);
  const { token } = await staffWith('owner');
  const { id: teacher } = await staffWith('teacher');
  const [seated, full] = [await newStudent(), await newStudent()];
  for (const { id } of [seated, full]) {
    const registration = await newRegistration(id, { planId, studentname: `Student of ${id}` });
    await site.record(token, cash(registration.id));
  }
  const staff = await site.access.staffOf('batches.read', teacher);
  expect(await site.students.listBatches(staff)).toMatchObject([
    { id: 'net-morning', students: 1, seats: 1 },
  ]);
  expect(await site.students.readBatch(staff, 'net-morning')).toMatchObject({
    names: [{ studentId: seated.id, name: `Student of ${seated.id}` }],
  });
  expect(await site.students.readBatch(staff, 'unknown')).toBeNull();
  expect(await db.viewedPerson.findMany({ select: { staffId: true, personId: true } })).toEqual([
    { staffId: teacher, personId: seated.id },
  ]);
  const detail = { role: 'teacher', rows: 1, batch: 'net-morning', students: [seated.id] };
  expect(
    await db.auditEntry.findFirst({ where: { action: 'batches.list' }, select: { detail: true } }),
  ).toEqual({ detail });
});
