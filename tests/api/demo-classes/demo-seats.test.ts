import { POST as postMark } from '@/app/api/admin/demo-seat/route';
import { GET as getSeats } from '@/app/api/demo-classes/route';
import { POST as postBooking } from '@/app/api/student/demo-class/route';
import { demoTime } from '@/content/facts/demo-classes';
import { demoMails } from '@/lib/demo-classes/demo-mails';
import { queueDemoReminders } from '@/lib/demo-classes/demo-reminders';
import { listDemoClasses } from '@/lib/demo-classes/demo-seats';
import { leadRows } from '@/lib/leads/lead-rows';
import { leadStory } from '@/lib/leads/lead-story';
import { db, pool } from '@/lib/platform/db';
import { smtpSender } from '@/lib/platform/mail/senders';
import { dayAfter, today } from '@/lib/site/days';
import { bearer, read } from '../../support/accounts/log-in';
import { startMailServer } from '../../support/accounts/mail-server';
import { announce, announceIn, booking, withdraw } from '../../support/leads/demo-class';
import { post } from '../../support/leads/lead';
import { jobs, startMailWorker, stopMailWorkers } from '../../support/leads/mail-worker';
import { staffWith } from '../../support/office/office';
import { acts } from '../../support/office/person';
import { staffOf } from '../../support/office/staff';
import { withEmptyTables } from '../../support/process/empty-tables';
import { eventually } from '../../support/process/site';

withEmptyTables();
afterEach(async () => {
  withdraw();
  await stopMailWorkers();
});

const path = '/api/student/demo-class';

const book = (more: object = {}, headers?: Record<string, string>) =>
  read(postBooking(post(path, { ...booking, ...more }, headers)));

const mark = (token: string, seat: string, outcome: string) =>
  read(postMark(post('/api/admin/demo-seat', { seat, outcome }, bearer(token))));

/** Free seats by class, as the page asks for them. */
async function seatsLeft(): Promise<unknown> {
  const headers = { host: 'localhost:3000' };
  const request = new Request('http://localhost:3000/api/demo-classes', { headers });
  return (await read(getSeats(request))).body.data;
}

/** Another person with a phone of their own. */
const person = (index: number) => ({ name: `Visitor ${index}`, phonenumber: `90000 0001${index}` });

/** Mails that the queued jobs send. */
async function sent() {
  const server = await startMailServer();
  await startMailWorker(
    smtpSender({ url: server.url, from: 'site@example.in', to: 'office@example.in' }),
  );
  await eventually(jobs, (all) => all.every(({ state }) => state === 'completed'));
  await stopMailWorkers();
  await server.close();
  return server.mails.map(({ recipients, headers, text }) => ({
    to: recipients[0],
    subject: String(headers.subject),
    text,
  }));
}

test('a booking is one lead with one seat, also when it is repeated, and is confirmed by mail', async () => {
  const demo = announce({ subject: 'Chemical kinetics', seats: 2 });
  const requestId = 'demo-class-request-01';
  for (let tries = 0; tries < 3; tries += 1) {
    expect((await book({ requestId })).status).toBe(200);
  }
  // The same person in another tab.
  expect((await book({ email: '' })).status).toBe(200);
  expect(await db.demoSeat.findMany({ include: { lead: true } })).toMatchObject([
    {
      slot: demo.id,
      title: 'GATE Chemistry: Chemical kinetics',
      startsAt: demo.startsAt,
      outcome: null,
      lead: {
        kind: 'demoClass',
        name: booking.name,
        coursename: 'GATE Chemistry',
        message: expect.stringContaining('Friday, 9 January 2099, 11:00 am'),
      },
    },
  ]);
  expect(await seatsLeft()).toEqual([{ id: demo.id, left: 1 }]);
  const mails = await sent();
  const ofVisitor = mails.filter(({ to }) => to === booking.email);
  expect(ofVisitor).toHaveLength(1);
  expect(ofVisitor[0]?.subject).toContain('Your demo class: Friday, 9 January 2099, 11:00 am');
});

test('two who want the last seat at once: one has it, the other reads the next classes', async () => {
  announce({ seats: 1 });
  const next = announceIn(3, { seats: 5 });
  const answers = await Promise.all([1, 2, 3].map((index) => book(person(index))));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body).toMatchObject({
    message: `This demo class is full. Seats are free in: GATE Chemistry, ${demoTime(next)}.`,
    fields: { slot: 'Choose another class' },
  });
  expect(await db.demoSeat.count()).toBe(1);
  expect(await db.lead.count()).toBe(1);
});

test('a class that has begun, or is not announced, cannot be booked and is not listed', async () => {
  const over = announceIn(-1);
  for (const slot of [over.id, 'unknown']) {
    const { status, body } = await book({ slot });
    expect(status).toBe(409);
    expect(body.message).toMatch(/^This demo class has begun or is no longer held\. Call \+91/);
  }
  expect(await seatsLeft()).toEqual([]);
  expect(await db.lead.count()).toBe(0);
});

test('an online class asks for the e-mail to which its link is sent; no page or answer tells the link', async () => {
  const link = 'https://meet.example/demo';
  announce({ mode: 'online', link });
  expect((await book({ email: '' })).body.fields).toEqual({
    email: 'Enter your e-mail: the link of the class is sent there',
  });
  expect((await book({ email: 'asha' })).body.fields).toHaveProperty('email');
  expect(JSON.stringify([await book(), await seatsLeft()])).not.toContain(link);
  const mails = await sent();
  expect(mails.find(({ to }) => to === booking.email)?.text).toContain(link);
});

test('without script the page says that the seat is booked, or why it is not', async () => {
  announce({ seats: 1 });
  const plain = (fields: Record<string, string>) =>
    postBooking(
      post(path, String(new URLSearchParams(fields)), {
        'content-type': 'application/x-www-form-urlencoded',
      }),
    );
  const booked = await plain({ ...booking, email: '' });
  expect([booked.status, booked.headers.get('location')]).toEqual([303, '/demo-class#booked']);
  const full = await plain({ ...booking, ...person(1) });
  expect([full.status, await full.text()]).toEqual([
    409,
    expect.stringContaining('This demo class is full.'),
  ]);
});

test('possible spam takes no seat, and one address at most twenty a day', async () => {
  announce();
  expect((await book({ website: 'https://spam.example' })).status).toBe(200);
  expect(await db.demoSeat.count()).toBe(0);
  const address = { 'x-client-address': '203.0.113.7' };
  for (let index = 0; index < 20; index += 1) {
    expect((await book({ name: `Visitor ${index}` }, address)).status).toBe(200);
  }
  expect((await book({ name: 'One more' }, address)).status).toBe(429);
});

test('staff see who comes, and record it once; a cancelled seat is free until somebody else has it', async () => {
  const demo = announce({ seats: 1 });
  await book();
  const { token, id: staffId } = await staffWith('counsellor');
  const { id: seat, leadId } = await db.demoSeat.findFirstOrThrow();
  const staff = await staffOf('leads.read', staffId);
  expect(await listDemoClasses(staff)).toMatchObject([
    { id: demo.id, isOver: false, seats: 1, taken: 1, people: [{ seat, outcome: null }] },
  ]);
  for (const outcome of ['came', 'came', 'cancelled']) {
    expect((await mark(token, seat, outcome)).status).toBe(200);
  }
  expect(await seatsLeft()).toEqual([{ id: demo.id, left: 1 }]);
  expect((await book(person(1))).status).toBe(200);
  expect((await mark(token, seat, '')).status).toBe(409);
  expect((await acts()).filter(({ action }) => action === 'lead.demoClass')).toMatchObject([
    { subjectId: leadId, detail: { outcome: 'came' } },
    { subjectId: leadId, detail: { outcome: 'cancelled' } },
  ]);
  const story = await leadStory(staff, leadId);
  expect(story?.events.map((event) => ('words' in event ? event.words : event.what))).toEqual([
    'Demo class: cancelled',
    'Demo class: came',
    'asked',
  ]);
});

test('a counsellor without the leads of colleagues sees and marks none of theirs', async () => {
  announce();
  await book();
  const { id: seat, leadId } = await db.demoSeat.findFirstOrThrow();
  const owner = await staffWith('owner');
  await db.lead.update({ where: { id: leadId }, data: { staffId: owner.id } });
  const { token, id } = await staffWith('counsellor');
  await db.staff.update({ where: { id }, data: { permissionsTaken: ['leads.readAll'] } });
  expect((await listDemoClasses(await staffOf('leads.read', id)))[0]).toMatchObject({
    taken: 1,
    people: [],
  });
  expect((await mark(token, seat, 'came')).status).toBe(404);
});

test('on the day before, a mail goes out once and the counsellor’s call is due', async () => {
  const demo = announceIn(2);
  await book({ slot: demo.id });
  const { leadId } = await db.demoSeat.findFirstOrThrow();
  const later = new Date(Date.now() + 9 * 86_400_000);
  await db.lead.update({ where: { id: leadId }, data: { status: 'called', nextCallAt: later } });
  const eve = new Date(`${dayAfter(today(), 1)}T06:30:00Z`);
  expect(await Promise.all([1, 2, 3].map(() => queueDemoReminders(pool, eve)))).toContain(1);
  expect(await queueDemoReminders(pool, eve)).toBe(0);
  const lead = await db.lead.findUniqueOrThrow({ where: { id: leadId } });
  expect(lead.nextCallAt?.getTime()).toBeLessThanOrEqual(Date.now());
  const mails = await sent();
  expect(mails.filter(({ subject }) => subject.startsWith('Tomorrow'))).toHaveLength(1);
});

test('nobody is reminded of a class that is announced no longer, or who asked not to be contacted', async () => {
  const demo = announceIn(2);
  await book({ slot: demo.id });
  const eve = new Date(`${dayAfter(today(), 1)}T06:30:00Z`);
  withdraw();
  expect(await queueDemoReminders(pool, eve)).toBe(0);
  announceIn(2);
  await db.lead.updateMany({
    data: { status: 'closed', closedReason: 'Asked not to be contacted' },
  });
  expect(await queueDemoReminders(pool, eve)).toBe(0);
});

test('who has a seat is reminded also when nobody could reach them', async () => {
  const demo = announceIn(2);
  await book({ slot: demo.id });
  await db.lead.updateMany({ data: { status: 'closed', closedReason: 'No answer' } });
  expect(await queueDemoReminders(pool, new Date(`${dayAfter(today(), 1)}T06:30:00Z`))).toBe(1);
});

test('a reminder of tomorrow that could not be sent until the day itself is not sent', async () => {
  const demo = announceIn(2);
  await book({ slot: demo.id });
  const { id: seat } = await db.demoSeat.findFirstOrThrow();
  const job = { id: 'late', data: { seat, about: 'dayBefore' }, createdOn: new Date() } as const;
  expect(await demoMails.write(pool, job)).toMatchObject({
    subject: expect.stringMatching(/^Tomorrow/),
  });
  announce({ ...demo, startsAt: new Date(Date.now() + 10_000) });
  expect(await demoMails.write(pool, job)).toBeNull();
});

test('a counsellor invites to the booked class that is held, and to none that was moved', async () => {
  const moved = announceIn(2);
  await book({ slot: moved.id });
  const { leadId } = await db.demoSeat.findFirstOrThrow();
  const invitedTo = async () => {
    const demo = (await leadRows([leadId], null))[0]?.demo;
    return demo && new Date(demo.startsAt);
  };
  expect(await invitedTo()).toEqual(moved.startsAt);
  withdraw();
  expect(await invitedTo()).toBeNull();
  const held = announceIn(3);
  await book({ slot: held.id });
  expect(await invitedTo()).toEqual(held.startsAt);
});
