import { randomUUID } from 'node:crypto';
import { fieldTime } from '@/lib/site/delhi-time';
import { db } from '@/lib/platform/db';
import { addLead, change, hours } from '../../support/leads/leads';
import { staffWith } from '../../support/office/office';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();

const leadOf = (id: string) => db.lead.findUniqueOrThrow({ where: { id } });
const acts = () => db.auditEntry.findMany({ where: { subject: 'lead' }, orderBy: { id: 'asc' } });

test('a change saves its note and audit entries without personal data', async () => {
  const { id: staffId, token } = await staffWith('counsellor');
  const { id } = await addLead();
  const at = fieldTime(hours(20));
  const { status, body } = await change(token, {
    id,
    version: 1,
    status: 'called',
    staffId,
    nextCallAt: at,
    note: 'Asha asks for weekends',
  });
  expect([status, body.data]).toEqual([200, { version: 2 }]);
  const lead = await leadOf(id);
  expect(lead).toMatchObject({ status: 'called', staffId, version: 2 });
  expect(fieldTime(lead.nextCallAt as Date)).toBe(at);
  expect(await db.note.findMany({ where: { leadId: id } })).toMatchObject([
    { staffId, text: 'Asha asks for weekends' },
  ]);
  const entries = await acts();
  expect(entries.map(({ action, subjectId }) => [action, subjectId])).toEqual([
    ['lead.change', id],
    ['lead.note', id],
  ]);
  expect(entries[0]?.detail).toMatchObject({
    before: { status: 'new', staffId: null, nextCallAt: null },
    after: { status: 'called', staffId },
    leads: 1,
  });
  expect(
    JSON.stringify(entries, (_, value) => (typeof value === 'bigint' ? '' : value)),
  ).not.toMatch(/Asha|asha|weekends/);
});

test('of two concurrent changes one succeeds, and the other gets a conflict with the present state', async () => {
  const [first, second] = [await staffWith('counsellor'), await staffWith('owner')];
  for (let round = 0; round < 5; round += 1) {
    const { id } = await addLead();
    const nextCallAt = fieldTime(hours(5));
    const answers = await Promise.all([
      change(first.token, { id, version: 1, status: 'called', nextCallAt }),
      change(second.token, { id, version: 1, status: 'closed', closedReason: 'Wrong number' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const lost = answers.find(({ status }) => status === 409);
    const { status } = await leadOf(id);
    const who = status === 'called' ? 'counsellor' : 'owner';
    expect(lost?.body).toMatchObject({ code: 'conflict', version: 2 });
    expect(lost?.body.message).toMatch(new RegExp(`^${who} changed this lead today`));
    expect(lost?.body.message).toContain(`It is now: ${status}`);
  }
  expect(await acts()).toHaveLength(5);
});

test('a retry with the new version changes only the fields it sends', async () => {
  const [one, other] = [await staffWith('counsellor'), await staffWith('owner')];
  const { id } = await addLead();
  await change(one.token, { id, version: 1, staffId: one.id, status: 'visiting' });
  const mine = { id, nextCallAt: fieldTime(hours(3)), note: 'Will ring back' };
  const refused = await change(other.token, { ...mine, version: 1 });
  expect(refused.status).toBe(409);
  expect(await db.note.count()).toBe(0);
  const again = await change(other.token, { ...mine, version: 2 });
  expect(again.status).toBe(200);
  expect(await leadOf(id)).toMatchObject({ status: 'visiting', staffId: one.id, version: 3 });
});

test('a note alone is added whatever the version', async () => {
  const { token } = await staffWith('counsellor');
  const { id } = await addLead({ version: 7 });
  expect((await change(token, { id, version: 1, note: 'Speaks Tamil' })).status).toBe(200);
  expect((await leadOf(id)).version).toBe(7);
  expect((await acts()).map(({ action }) => action)).toEqual(['lead.note']);
});

test('a repeat of the same request changes nothing', async () => {
  const { token } = await staffWith('counsellor');
  const { id } = await addLead();
  const body = { id, version: 1, status: 'called', note: 'No answer.', requestId: randomUUID() };
  for (let times = 0; times < 3; times += 1) {
    const { status, body: answer } = await change(token, body);
    expect([status, answer.data]).toEqual([200, { version: 2 }]);
  }
  expect([await db.note.count(), (await acts()).length]).toEqual([1, 2]);
});

test('all open leads of a person change together, except newer ones', async () => {
  const { token } = await staffWith('counsellor');
  const phones = ['98765 43210', '+91 98765-43210', '०९८७६५४३२१०', '9876543210'];
  const [older, done, seen, later] = await Promise.all(
    phones.map((phonenumber, day) =>
      addLead({
        phonenumber,
        createdAt: hours(day * 24 - 200),
        status: day === 1 ? 'closed' : 'new',
      }),
    ),
  );
  const stranger = await addLead();
  await change(token, { id: seen?.id, version: 1, status: 'closed', closedReason: 'Fee too high' });
  const states = await Promise.all(
    [older, done, seen, later, stranger].map((lead) => leadOf(lead?.id ?? '')),
  );
  expect(states.map(({ status, version }) => [status, version])).toEqual([
    ['closed', 2],
    ['closed', 1],
    ['closed', 2],
    ['new', 1],
    ['new', 1],
  ]);
  expect((await acts())[0]?.detail).toMatchObject({ leads: 2 });
});

test('a lead without digits in its phone changes alone', async () => {
  const { token } = await staffWith('counsellor');
  const [one, other] = [await addLead({ phonenumber: '-' }), await addLead({ phonenumber: '-' })];
  await change(token, { id: one.id, version: 1, status: 'enrolled' });
  expect((await leadOf(other.id)).status).toBe('new');
});

test('a closed or enrolled lead has no next call, and a reopened one no reason', async () => {
  const { token } = await staffWith('counsellor');
  const { id } = await addLead({ nextCallAt: hours(3) });
  await change(token, { id, version: 1, status: 'closed', closedReason: ' Too far away ' });
  expect(await leadOf(id)).toMatchObject({ closedReason: 'Too far away', nextCallAt: null });
  await change(token, { id, version: 2, status: 'visiting' });
  expect(await leadOf(id)).toMatchObject({ status: 'visiting', closedReason: null });
});

test('a called lead is no longer suspected spam', async () => {
  const { token } = await staffWith('counsellor');
  const { id } = await addLead({ suspect: true });
  await change(token, { id, version: 1, status: 'called', note: 'A real person' });
  expect((await leadOf(id)).suspect).toBe(false);
});

test.each([
  ['no reason to close it', { status: 'closed' }, 'closedReason'],
  ['only spaces as a reason', { status: 'closed', closedReason: '  ' }, 'closedReason'],
  ['called, and nobody calls again', { status: 'called' }, 'nextCallAt'],
  ['a call in the past', { nextCallAt: '2026-01-05T11:00' }, 'nextCallAt'],
  ['a call on no day', { nextCallAt: '2026-02-30T11:00' }, 'nextCallAt'],
  ['somebody who does not work here', { staffId: randomUUID() }, 'staffId'],
  ['a status there is none of', { status: 'lost' }, 'status'],
])('%s: refused beside its field, and nothing is written', async (_, wrong, field) => {
  const { token } = await staffWith('counsellor');
  const { id } = await addLead();
  const { status, body } = await change(token, { id, version: 1, ...wrong });
  expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]]);
  expect((await leadOf(id)).version).toBe(1);
  expect(await acts()).toEqual([]);
});

test('a called lead needs no next call when the note says why', async () => {
  const { token } = await staffWith('counsellor');
  const { id } = await addLead();
  const body = { id, version: 1, status: 'called', note: 'Will come by herself' };
  expect((await change(token, body)).status).toBe(200);
});

test('a deleted lead is not found', async () => {
  const { token } = await staffWith('counsellor');
  expect((await change(token, { id: randomUUID(), version: 1, note: 'Hello' })).status).toBe(404);
});
