import { randomUUID } from 'node:crypto';
import { callSheet } from '@/lib/leads/leads-list';
import { leadStory } from '@/lib/leads/lead-story';
import { db } from '@/lib/platform/db';
import { delhiDay } from '@/lib/site/delhi-time';
import { addLead, change, hours, recordCall, undoCall } from '../../support/leads/leads';
import { staffWith } from '../../support/office/office';
import { staffOf } from '../../support/office/staff';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();

const leadOf = (id: string) => db.lead.findUniqueOrThrow({ where: { id } });
const today = delhiDay(new Date());

test('four calls without an answer: each plans the next, and the fourth closes the lead', async () => {
  const { id: staffId, token } = await staffWith('counsellor');
  const { id } = await addLead();
  const states = [];
  for (let version = 1; version <= 4; version += 1) {
    const { status } = await recordCall(token, { id, version, outcome: 'noAnswer' });
    expect(status).toBe(200);
    states.push(await leadOf(id));
  }
  expect(states.map(({ status, closedReason }) => [status, closedReason])).toEqual([
    ['called', null],
    ['called', null],
    ['called', null],
    ['closed', 'No answer'],
  ]);
  const planned = states.map(({ nextCallAt }) => nextCallAt?.getTime() ?? null);
  expect(planned.slice(0, 3)).toEqual([...planned.slice(0, 3)].sort());
  expect(planned[3]).toBeNull();
  // Whoever calls first looks after the lead.
  expect(states[0]?.staffId).toBe(staffId);
  const calls = await db.leadCall.findMany({ orderBy: { at: 'asc' } });
  expect(calls.map(({ leadId, outcome }) => [leadId, outcome])).toEqual(
    Array(4).fill([id, 'noAnswer']),
  );
});

test('after somebody was reached, calls without an answer are counted anew', async () => {
  const { token } = await staffWith('counsellor');
  const { id } = await addLead();
  for (const [version, outcome] of ['noAnswer', 'noAnswer', 'noAnswer', 'reached'].entries()) {
    await recordCall(token, { id, version: version + 1, outcome });
  }
  await recordCall(token, { id, version: 5, outcome: 'noAnswer' });
  expect((await leadOf(id)).status).toBe('called');
});

test('who asks again, or speaks with us, is called as often as at first', async () => {
  const { token } = await staffWith('counsellor');
  const phonenumber = '9810012345';
  const old = await addLead({ phonenumber });
  for (let version = 1; version <= 4; version += 1) {
    await recordCall(token, { id: old.id, version, outcome: 'noAnswer' });
  }
  const { id } = await addLead({ phonenumber });
  const statuses = [];
  for (let version = 1; version <= 3; version += 1) {
    await recordCall(token, { id, version, outcome: 'noAnswer' });
    statuses.push((await leadOf(id)).status);
  }
  expect(statuses).toEqual(['called', 'called', 'called']);
  await db.phoneCall.create({
    data: {
      exchange: 'exotel',
      callId: 'answered',
      phone: phonenumber,
      dialled: '01100000000',
      state: 'ended',
      startedAt: new Date(),
      leadId: id,
    },
  });
  const { version } = await leadOf(id);
  await recordCall(token, { id, version, outcome: 'noAnswer' });
  expect(await leadOf(id)).toMatchObject({ status: 'called' });
});

test('a repeat with the same request id is the same call', async () => {
  const { token } = await staffWith('counsellor');
  const { id } = await addLead();
  const body = { id, version: 1, outcome: 'noAnswer', requestId: randomUUID() };
  const answers = await Promise.all(Array.from({ length: 5 }, () => recordCall(token, body)));
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body.data))).size).toBe(1);
  expect(await db.leadCall.count()).toBe(1);
  expect((await leadOf(id)).version).toBe(2);
  const other = await addLead();
  expect((await recordCall(token, { ...body, id: other.id })).status).toBe(409);
});

test('of two colleagues who call at the same moment one is told what the other found', async () => {
  const [first, second] = [await staffWith('counsellor'), await staffWith('owner')];
  const { id } = await addLead();
  const answers = await Promise.all([
    recordCall(first.token, { id, version: 1, outcome: 'reached' }),
    recordCall(second.token, { id, version: 1, outcome: 'wrongNumber' }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.message).toMatch(
    /changed this lead today .*It is now: (called|closed \(Wrong number\))/,
  );
  expect(await db.leadCall.count()).toBe(1);
});

test.each([
  ['callLater', {}, 'at'],
  ['visiting', { at: '' }, 'at'],
  ['callLater', { at: '2026-02-30T11:00' }, 'at'],
  ['callLater', { at: '2026-01-01T11:00' }, 'at'],
  ['notInterested', { reason: ' ' }, 'reason'],
])('%s with %j is refused, and nothing is stored', async (outcome, more, field) => {
  const { token } = await staffWith('counsellor');
  const { id } = await addLead();
  const { status, body } = await recordCall(token, { id, version: 1, outcome, ...more });
  expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]]);
  expect(await db.leadCall.count()).toBe(0);
  expect((await leadOf(id)).version).toBe(1);
});

describe('a call that was recorded by mistake', () => {
  const pressed = async () => {
    const staff = await staffWith('counsellor');
    const phonenumber = '98765 43210';
    const older = await addLead({ phonenumber, createdAt: hours(-30), nextCallAt: hours(-1) });
    const lead = await addLead({ phonenumber });
    const { body } = await recordCall(staff.token, {
      id: lead.id,
      version: 1,
      outcome: 'notInterested',
      reason: 'Fee too high',
    });
    const { call } = body.data as { call: string };
    return { ...staff, older, lead, call };
  };

  test('is undone: all leads of the person are as they were, and the audit has both', async () => {
    const { token, older, lead, call } = await pressed();
    const answers = await Promise.all([undoCall(token, call), undoCall(token, call)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    for (const before of [older, lead]) {
      expect(await leadOf(before.id)).toEqual({ ...before, version: 3 });
    }
    expect(await db.leadCall.count()).toBe(0);
    const acts = await db.auditEntry.findMany({
      where: { subject: 'lead' },
      orderBy: { id: 'asc' },
    });
    expect(acts.map(({ action }) => action)).toEqual(['lead.call', 'lead.undoCall']);
  });

  test('that is undone is possible spam again, if it was', async () => {
    const { token } = await staffWith('counsellor');
    const lead = await addLead({ suspect: true });
    const { body } = await recordCall(token, { id: lead.id, version: 1, outcome: 'busy' });
    await undoCall(token, (body.data as { call: string }).call);
    expect(await leadOf(lead.id)).toEqual({ ...lead, version: 3 });
  });

  test.each([
    ['a minute later', `update lead_calls set at = now() - interval '61 seconds'`],
    ['once a colleague has changed the lead', 'update leads set version = version + 1'],
    ['by a colleague', 'update lead_calls set "staffId" = null'],
  ])('stays %s', async (_, change) => {
    const { token, lead, call } = await pressed();
    await db.$executeRawUnsafe(change);
    expect((await undoCall(token, call)).status).toBe(409);
    expect((await leadOf(lead.id)).status).toBe('closed');
    expect(await db.leadCall.count()).toBe(1);
  });
});

test('today’s calls: planned ones by time, then who waits for a first call, the longest first', async () => {
  const { id: staffId, token } = await staffWith('counsellor');
  const colleague = await staffWith('owner');
  const named = (name: string, more: object) => addLead({ name, ...more });
  await named('Planned by me', { staffId, status: 'called', nextCallAt: hours(-1) });
  await named('Planned by a colleague', {
    staffId: colleague.id,
    status: 'called',
    nextCallAt: hours(-2),
  });
  await named('An hour', { createdAt: hours(-1) });
  await named('Two hours, of a colleague', { createdAt: hours(-2), staffId: colleague.id });
  // Asked again just now: keeps the place of the first enquiry.
  const first = hours(-3);
  await named('Three hours', { createdAt: first, phonenumber: '98765 43210' });
  await named('Three asked again', { phonenumber: '98765 43210' });
  await named('Spam', { createdAt: hours(-9), suspect: true });
  const called = await named('Called', { createdAt: hours(-9) });
  await change(token, { id: called.id, version: 1, status: 'called', note: 'Will ring back' });

  const staff = await staffOf('leads.read', staffId);
  const names = (leads: readonly { name: string }[]) => leads.map(({ name }) => name);
  const mine = await callSheet(staff, today, staffId);
  expect(names(mine.calls)).toEqual(['Planned by me']);
  expect(names(mine.waiting)).toEqual(['Three asked again', 'An hour']);
  const all = await callSheet(staff, today, null);
  expect(names(all.calls)).toEqual(['Planned by a colleague', 'Planned by me']);
  expect(names(all.waiting)).toEqual(['Three asked again', 'Two hours, of a colleague', 'An hour']);
  expect(all.waiting[0]?.waitingSince).toBe(first.toISOString());
  expect((await callSheet(staff, delhiDay(new Date(), 1), null)).waiting).toEqual([]);
});

test('the history of a lead has its calls, with what was planned', async () => {
  const { id: staffId, token } = await staffWith('counsellor');
  const { id } = await addLead();
  await recordCall(token, { id, version: 1, outcome: 'busy' });
  await recordCall(token, { id, version: 2, outcome: 'notInterested', reason: 'Fee too high' });
  const story = await leadStory(await staffOf('leads.read', staffId), id);
  const { calls, lastOutcome } = story?.lead ?? {};
  expect([calls, lastOutcome]).toEqual([2, 'notInterested']);
  const shown = story?.events.flatMap((event) => (event.what === 'call' ? event : []));
  expect(shown).toMatchObject([
    { outcome: 'notInterested', reason: 'Fee too high', nextCallAt: null },
    { outcome: 'busy', reason: null, nextCallAt: expect.any(String) },
  ]);
});
