import { GET as getNews } from '@/app/api/admin/unanswered-leads/route';
import { POST as postRing } from '@/app/api/admin/telephone/ring/route';
import { leadStory } from '@/lib/leads/lead-story';
import { db } from '@/lib/platform/db';
import { endSilentCalls, phoneCallList } from '@/lib/telephony/phone-calls';
import type { OfficeNews } from '@/lib/leads/unanswered-leads';
import { bearer, read } from '../../support/accounts/log-in';
import { post } from '../../support/leads/lead';
import { addLead, change, hours } from '../../support/leads/leads';
import { staffWith } from '../../support/office/office';
import { staffOf } from '../../support/office/staff';
import { withEmptyTables } from '../../support/process/empty-tables';
import {
  connect,
  exotelCall,
  newAddress,
  tell,
  tellByPost,
} from '../../support/telephony/exchange';

withEmptyTables();

const phone = '98100 12345';
const leads = () => db.lead.findMany({ orderBy: { createdAt: 'asc' } });
const calls = () => db.phoneCall.findMany({ orderBy: { receivedAt: 'asc' } });

const ask = async (token: string) => {
  const url = 'http://localhost:3000/api/admin/unanswered-leads';
  const headers = { host: 'localhost:3000', ...bearer(token) };
  return (await read(getNews(new Request(url, { headers })))).body.data as OfficeNews;
};

const connected = async () => {
  const owner = await staffWith('owner');
  return { owner, path: await connect(owner.token) };
};

test('a missed call from an unknown number makes one lead that is to be answered', async () => {
  const owner = await staffWith('owner');
  const counsellor = await staffWith('counsellor');
  const path = await connect(owner.token);
  const call = exotelCall('09810012345');
  expect((await tell(path, call.ringing)).status).toBe(200);
  expect(await leads()).toEqual([]);
  expect((await tell(path, call.missed)).body).toEqual({ success: true });
  const [lead] = await leads();
  expect(lead).toMatchObject({
    kind: 'phoneCall',
    name: '',
    phonenumber: '09810012345',
    status: 'new',
    staffId: counsellor.id,
    answeredAt: null,
    nextCallAt: null,
    answerBy: expect.any(Date),
  });
  expect(await calls()).toMatchObject([
    {
      callId: call.id,
      state: 'missed',
      leadId: lead?.id,
      startedAt: new Date('2026-01-05T10:00:00+05:30'),
    },
  ]);
});

test('an answered call from an unknown number makes a lead that is answered', async () => {
  const { path } = await connected();
  const call = exotelCall('9810012345');
  for (const event of [call.ringing, call.answered, call.free, call.ended]) await tell(path, event);
  expect(await leads()).toMatchObject([{ answerBy: null, answeredAt: expect.any(Date) }]);
  expect(await calls()).toMatchObject([{ state: 'ended', seconds: 95 }]);
});

test('a number in three spellings is one, and however often it calls it has one lead', async () => {
  const { path } = await connected();
  for (const from of ['09810012345', '+919810012345', '98100 12345']) {
    await tell(path, exotelCall(from).missed);
  }
  await tell(path, exotelCall('919810012345').ended);
  const [lead, ...others] = await leads();
  expect(others).toEqual([]);
  expect(lead?.answeredAt).not.toBeNull();
  expect((await calls()).map(({ leadId }) => leadId)).toEqual(Array(4).fill(lead?.id));
});

test('a missed call makes the next call of its lead due now, and one that waits stays as it is', async () => {
  const { path } = await connected();
  const planned = await addLead({ phonenumber: phone, status: 'called', nextCallAt: hours(48) });
  await tell(path, exotelCall('09810012345').missed);
  const [{ nextCallAt, version } = { nextCallAt: null, version: 0 }] = await leads();
  expect([Number(nextCallAt) <= Date.now(), version]).toEqual([true, 2]);
  await tell(path, exotelCall('09810012345').missed);
  const answerBy = hours(1);
  const waiting = await addLead({ phonenumber: '9810054321', answerBy });
  await tell(path, exotelCall('09810054321').missed);
  expect(await leads()).toMatchObject([
    { id: planned.id, version: 2, nextCallAt },
    { id: waiting.id, version: 1, nextCallAt: null, answerBy },
  ]);
});

test('an answered call answers its lead, and cancels what it made due before it was known to be answered', async () => {
  const { path } = await connected();
  const lead = await addLead({ phonenumber: phone, status: 'called', answerBy: hours(1) });
  const call = exotelCall('09810012345');
  await tell(path, call.missed);
  expect((await leads())[0]?.nextCallAt).not.toBeNull();
  await tell(path, call.ended);
  expect(await leads()).toMatchObject([
    { id: lead.id, nextCallAt: null, answeredAt: expect.any(Date) },
  ]);
});

test('a call that was planned is planned again once the call that counted as missed is known to be answered', async () => {
  const { path } = await connected();
  const nextCallAt = hours(48);
  const lead = await addLead({ phonenumber: phone, status: 'called', nextCallAt });
  const call = exotelCall('09810012345');
  await tell(path, call.missed);
  expect((await leads())[0]?.nextCallAt?.getTime()).toBeLessThanOrEqual(Date.now());
  await tell(path, call.ended);
  expect(await leads()).toMatchObject([{ id: lead.id, nextCallAt }]);
});

test('who is closed or a student gets a new lead for a missed call, with their name, and none for an answered one', async () => {
  const { path } = await connected();
  const closed = { status: 'closed', closedReason: 'Wrong number' } as const;
  const old = await addLead({ phonenumber: phone, name: 'Meera Nair', ...closed });
  const answered = exotelCall('09810012345');
  await tell(path, answered.ended);
  expect(await calls()).toMatchObject([{ leadId: old.id }]);
  await tell(path, exotelCall('09810012345').missed);
  expect(await leads()).toMatchObject([
    { id: old.id, status: 'closed' },
    { kind: 'phoneCall', name: 'Meera Nair', status: 'new' },
  ]);
});

test('a number on “do not call” keeps its calls and its lead, and nobody is to call it', async () => {
  const { path } = await connected();
  await db.doNotCall.create({ data: { phoneKey: '9810012345' } });
  const open = await addLead({ phonenumber: '9810054321', status: 'called' });
  await db.doNotCall.create({ data: { phoneKey: '9810054321' } });
  await tell(path, exotelCall('09810012345').missed);
  await tell(path, exotelCall('09810054321').missed);
  expect(await leads()).toMatchObject([
    { id: open.id, nextCallAt: null },
    { kind: 'phoneCall', answerBy: null, nextCallAt: null },
  ]);
  expect((await calls()).every(({ leadId }) => leadId !== null)).toBe(true);
});

test.each([
  ['withheld', ''],
  ['in words', 'anonymous'],
  ['short', '198'],
  ['from abroad', '+6598765432'],
  ['from abroad', '0016502530000'],
])('a number that is %s is kept without a lead (%s)', async (_, from) => {
  const { path } = await connected();
  await tell(path, exotelCall(from).missed);
  expect(await calls()).toMatchObject([{ phone: from, state: 'missed', leadId: null }]);
  expect(await leads()).toEqual([]);
});

test('events a thousand times, out of order and at once, are one call and one lead', async () => {
  const { path } = await connected();
  const call = exotelCall('09810012345');
  const events = [call.ended, call.missed, call.ringing, call.free, call.answered];
  for (let round = 0; round < 25; round += 1) {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => tell(path, events[(index * 7) % 5] ?? call.ended)),
    );
    expect(answers.every(({ body }) => body.success)).toBe(true);
  }
  expect(await calls()).toMatchObject([{ state: 'ended', seconds: 95 }]);
  expect(await leads()).toMatchObject([{ nextCallAt: null, answeredAt: expect.any(Date) }]);
});

test('many calls of one number at once make one lead', async () => {
  const { path } = await connected();
  const many = Array.from({ length: 12 }, () => exotelCall('09810012345').missed);
  await Promise.all(many.map((event) => tell(path, event)));
  expect([await db.lead.count(), await db.phoneCall.count()]).toEqual([1, 12]);
});

test('a call whose end is never told counts as missed after an hour', async () => {
  const { path } = await connected();
  await tell(path, exotelCall('09810012345').ringing);
  await endSilentCalls();
  expect(await leads()).toEqual([]);
  await db.phoneCall.updateMany({ data: { receivedAt: hours(-1.1) } });
  await endSilentCalls();
  expect([await calls(), await leads()]).toMatchObject([
    [{ state: 'missed' }],
    [{ status: 'new' }],
  ]);
});

test('outgoing calls and what says nothing new are answered and not kept', async () => {
  const { path } = await connected();
  const { missed, free } = exotelCall('09810012345');
  for (const event of [{ ...missed, Direction: 'outbound-dial' }, free]) {
    expect((await tell(path, event)).status).toBe(200);
  }
  expect(await calls()).toEqual([]);
});

test('only the newest address of a connected exchange is answered, and nothing is stored of the secret', async () => {
  const { owner, path } = await connected();
  const { missed } = exotelCall('09810012345');
  const newest = await newAddress(owner.token);
  const wrong = `${newest.slice(0, -1)}${newest.endsWith('A') ? 'B' : 'A'}`;
  for (const address of [path, wrong, '/api/telephone/x', `${newest}${newest.slice(-4)}`]) {
    expect((await tell(address, missed)).status).toBe(401);
  }
  expect((await tell(newest, missed)).status).toBe(200);
  await connect(owner.token, '');
  expect((await tell(newest, missed)).status).toBe(401);
  const stored = JSON.stringify([
    await db.officeSettings.findMany(),
    await db.auditEntry.findMany({ orderBy: { id: 'asc' }, select: { detail: true } }),
  ]);
  expect(stored).not.toContain(newest.split('/').at(-1));
  expect(await db.auditEntry.count({ where: { action: 'settings.change' } })).toBe(5);
});

test('only what is listed is read, and what cannot be a call is refused', async () => {
  const { path } = await connected();
  const { missed } = exotelCall('09810012345');
  const RecordingUrl = 'https://recordings.exotel.com/secret.mp3';
  expect((await tell(path, { ...missed, RecordingUrl, StartTime: 'yesterday' })).status).toBe(200);
  expect(JSON.stringify(await calls())).not.toContain('mp3');
  const { CallSid: _, ...nameless } = missed;
  expect((await tell(path, nameless)).body).toMatchObject({ code: 'invalid_input' });
  expect((await tell(path, { ...missed, CallFrom: '9'.repeat(300) })).status).toBe(422);
  expect(await calls()).toHaveLength(1);
});

test('Knowlarity posts JSON or a form', async () => {
  const { owner } = await connected();
  const path = await connect(owner.token, 'knowlarity');
  const call = { callid: 'ec8a4ba6', caller_id: '+919810012345', dispnumber: '+911140000001' };
  const hook = { ...call, call_type: 'incoming', start_time: '2026-01-05 09:19:34.667036+05:30' };
  await tellByPost(path, { ...hook, call_duration: 7, destination: 'Welcome Sound' });
  expect(await calls()).toMatchObject([
    { state: 'missed', startedAt: new Date('2026-01-05T03:49:34Z') },
  ]);
  await tellByPost(path, { ...hook, call_duration: 61, destination: '+919800000001' });
  expect(await calls()).toMatchObject([{ state: 'ended', seconds: 61 }]);
});

test('the office is told who rings, until the call is answered or for a minute', async () => {
  const { owner, path } = await connected();
  const lead = await addLead({ phonenumber: phone, name: 'Meera Nair' });
  const call = exotelCall('09810012345');
  await tell(path, call.ringing);
  await tell(path, exotelCall('').ringing);
  const person = { name: 'Meera Nair', path: `/searchuser/leads/${lead.id}` };
  for (let time = 0; time < 2; time += 1) {
    expect((await ask(owner.token)).ringing).toMatchObject([
      { phone: '09810012345', person },
      { phone: '', person: null },
    ]);
  }
  const views = { action: 'phone.ringing', staffId: owner.id };
  expect(await db.auditEntry.count({ where: views })).toBe(1);
  await tell(path, call.answered);
  expect((await ask(owner.token)).ringing).toMatchObject([{ phone: '' }]);
  await db.phoneCall.updateMany({ data: { receivedAt: hours(-1 / 59) } });
  expect((await ask(owner.token)).ringing).toEqual([]);
});

test('a caller whose lead is a colleague’s is shown by number to who does not see those', async () => {
  const { path } = await connected();
  const [asha, binod] = [
    await staffWith('counsellor', 'asha@example.org'),
    await staffWith('counsellor', 'binod@example.org'),
  ];
  await db.officeSettings.updateMany({ data: { ownLeadsOnly: true } });
  await addLead({ phonenumber: phone, name: 'Meera Nair', staffId: asha.id });
  await tell(path, exotelCall('09810012345').ringing);
  expect((await ask(asha.token)).ringing).toMatchObject([{ person: { name: 'Meera Nair' } }]);
  expect((await ask(binod.token)).ringing).toMatchObject([{ phone: '09810012345', person: null }]);
});

test('who writes after a call is the caller', async () => {
  const { path } = await connected();
  await tell(path, exotelCall('09810012345').missed);
  await addLead({ phonenumber: phone, name: 'Meera Nair' });
  const [called, wrote] = await leads();
  expect(called?.personKey).toBe(wrote?.personKey);
  await tell(path, exotelCall('09810012345').missed);
  expect(await leads()).toHaveLength(2);
});

test('staff write the name of an unknown caller, once', async () => {
  const { owner, path } = await connected();
  await tell(path, exotelCall('09810012345').missed);
  const [lead] = await leads();
  const named = (name: string, version: number) =>
    change(owner.token, { id: lead?.id, version, name, note: 'Asked about the weekend batch' });
  expect((await named(' Meera Nair ', 1)).status).toBe(200);
  expect((await named('Someone Else', 1)).status).toBe(200);
  expect(await leads()).toMatchObject([{ name: 'Meera Nair', status: 'new' }]);
  expect(await db.auditEntry.count({ where: { action: 'lead.name' } })).toBe(1);
});

test('the page of a lead and the list of calls tell of its calls', async () => {
  const { owner, path } = await connected();
  await tell(path, exotelCall('09810012345').ended);
  await tell(path, exotelCall('').missed);
  const [lead] = await leads();
  const story = await leadStory(await staffOf('leads.read', owner.id), lead?.id ?? '');
  expect(story?.events).toContainEqual(
    expect.objectContaining({ what: 'phoneCall', state: 'ended', seconds: 95 }),
  );
  const list = await phoneCallList(await staffOf('leads.read', owner.id));
  expect(list.map(({ phone: from, person }) => [from, person?.name])).toEqual(
    expect.arrayContaining([
      ['', undefined],
      ['09810012345', 'Unknown caller'],
    ]),
  );
  expect(await db.auditEntry.findFirst({ where: { action: 'phone.list' } })).toMatchObject({
    detail: { rows: 2, leadIds: [lead?.id] },
  });
});

test('a stand-in rings where there is a demo, and nowhere else', async () => {
  const { owner } = await connected();
  const ring = (state: string) =>
    read(
      postRing(
        post(
          '/api/admin/telephone/ring',
          { requestId: 'demo-call-request-1', phone, state },
          bearer(owner.token),
        ),
      ),
    );
  expect((await ring('ringing')).status).toBe(404);
  await db.demoMark.create({ data: {} });
  await ring('ringing');
  expect((await ask(owner.token)).ringing).toMatchObject([{ phone }]);
  await ring('missed');
  expect([await calls(), await leads()]).toMatchObject([
    [{ exchange: 'demo', state: 'missed' }],
    [{ kind: 'phoneCall' }],
  ]);
});
