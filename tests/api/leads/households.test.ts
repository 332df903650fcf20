import { randomUUID } from 'node:crypto';
import { POST as postVisibility } from '@/app/api/admin/lead-visibility/route';
import { POST as postMerge } from '@/app/api/admin/merge-leads/route';
import { POST as postApart } from '@/app/api/admin/take-leads-apart/route';
import { leadStory } from '@/lib/leads/lead-story';
import { callSheet } from '@/lib/leads/leads-list';
import { mergePage } from '@/lib/leads/merge-leads';
import { db } from '@/lib/platform/db';
import { delhiDay } from '@/lib/site/delhi-time';
import { bearer, read } from '../../support/accounts/log-in';
import { addLead, hours, recordCall } from '../../support/leads/leads';
import { post } from '../../support/leads/lead';
import { staffWith } from '../../support/office/office';
import { staffOf } from '../../support/office/staff';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();

const phonenumber = '98765 43210';
const today = delhiDay(new Date());
const leadOf = (id: string) => db.lead.findUniqueOrThrow({ where: { id } });

/** POST /api/admin/merge-leads, with the versions that the leads have. */
async function merge(token: string, id: string, other: string, more: object = {}) {
  const [{ version }, { version: otherVersion }] = [await leadOf(id), await leadOf(other)];
  const body = { id, version, other, otherVersion, requestId: randomUUID(), ...more };
  return read(postMerge(post('/', body, bearer(token))));
}

const takeApart = (token: string, merged: { body: { data?: unknown } }) =>
  read(postApart(post('/', merged.body.data, bearer(token))));

/** Names in the call list of today. */
async function waiting(staffId: string): Promise<string[]> {
  const sheet = await callSheet(await staffOf('leads.read', staffId), today, null);
  return [...sheet.calls, ...sheet.waiting].map(({ name }) => name);
}

describe('the leads of a phone', () => {
  test.each([
    ['Asha Verma', 'ASHA', 1],
    ['Asha Verma', 'Ms. Asha  Verma', 1],
    ['Asha Verma', 'Rohit Verma', 2],
    ['Mohd Arif', 'Mohd. Asif', 2],
    ['आशा वर्मा', 'आशा', 1],
    ['', 'Asha', 1],
  ])('by “%s” and “%s” are those of %i', async (first, second, people) => {
    const { id: staffId } = await staffWith('counsellor');
    await addLead({ phonenumber, name: first, createdAt: hours(-1) });
    await addLead({ phonenumber: '+91-9876543210', name: second });
    const keys = await db.lead.findMany({ select: { personKey: true } });
    expect(new Set(keys.map(({ personKey }) => personKey)).size).toBe(people);
    expect(await waiting(staffId)).toHaveLength(people);
  });

  test('are one household on the page of each, and two people in the list', async () => {
    const { id: staffId } = await staffWith('counsellor');
    const asha = await addLead({ phonenumber, name: 'Asha Verma' });
    const rohit = await addLead({ phonenumber, name: 'Rohit Verma', coursename: 'IIT-JAM' });
    const story = await leadStory(await staffOf('leads.read', staffId), asha.id);
    expect(story?.lead).toMatchObject({
      times: 1,
      household: [{ id: rohit.id, name: 'Rohit Verma', coursename: 'IIT-JAM', status: 'new' }],
    });
    expect(story?.events.map(({ what }) => what)).toEqual(['asked']);
  });

  test('what one person says changes nothing of the other', async () => {
    const { token } = await staffWith('counsellor');
    const rohit = await addLead({ phonenumber, name: 'Rohit', createdAt: hours(-2) });
    const asha = await addLead({ phonenumber, name: 'Asha' });
    await recordCall(token, {
      id: asha.id,
      version: 1,
      outcome: 'notInterested',
      reason: 'Fee too high',
    });
    expect((await leadOf(asha.id)).status).toBe('closed');
    expect(await leadOf(rohit.id)).toEqual(rohit);
  });

  test('a call that nobody answers was for all who wait; undone, all wait again', async () => {
    const [{ token, id: staffId }, colleague] = [
      await staffWith('counsellor'),
      await staffWith('owner'),
    ];
    const rohit = await addLead({ phonenumber, name: 'Rohit', staffId: colleague.id });
    const later = await addLead({
      phonenumber,
      name: 'Usha',
      status: 'called',
      nextCallAt: hours(30),
    });
    const asha = await addLead({ phonenumber, name: 'Asha' });
    const { body } = await recordCall(token, { id: asha.id, version: 1, outcome: 'noAnswer' });
    const [called, with_] = [await leadOf(asha.id), await leadOf(rohit.id)];
    expect(with_).toMatchObject({
      status: 'called',
      nextCallAt: called.nextCallAt,
      staffId: colleague.id,
    });
    expect([called.staffId, with_.answeredAt !== null]).toEqual([staffId, true]);
    expect(await leadOf(later.id)).toEqual(later);
    const { undoLeadCall } = await import('@/lib/leads/lead-calls');
    const { call } = body.data as { call: string };
    await undoLeadCall(await staffOf('leads.change', staffId), { call });
    for (const lead of [rohit, asha]) {
      expect(await leadOf(lead.id)).toEqual({ ...lead, version: 3 });
    }
  });

  test('a wrong number is wrong for all', async () => {
    const { token } = await staffWith('counsellor');
    const rohit = await addLead({ phonenumber, name: 'Rohit', nextCallAt: hours(30) });
    const asha = await addLead({ phonenumber, name: 'Asha' });
    await recordCall(token, { id: asha.id, version: 1, outcome: 'wrongNumber' });
    expect((await leadOf(rohit.id)).status).toBe('closed');
  });
});

describe('two entries of one person', () => {
  const two = async () => {
    const staff = await staffWith('counsellor');
    const colleague = await staffWith('owner');
    const first = await addLead({
      phonenumber,
      name: 'Asha Verma',
      status: 'called',
      staffId: colleague.id,
      createdAt: hours(-50),
      nextCallAt: hours(-1),
    });
    const second = await addLead({
      name: 'Aasha V',
      status: 'called',
      staffId: staff.id,
      nextCallAt: hours(60),
    });
    return { ...staff, colleague, first, second };
  };

  test('are found by phone, e-mail or name, and shown as they would be', async () => {
    const { id: staffId, first, second, colleague } = await two();
    const named = await addLead({ name: 'asha verma', email: '' });
    await addLead({ name: 'Another', email: 'another@example.org' });
    const staff = await staffOf('leads.change', staffId);
    const page = await mergePage(staff, first.id, second.id);
    expect(page?.alike.map(({ id }) => id)).toEqual([named.id, second.id]);
    expect(page?.chosen?.merged).toEqual({
      name: 'Aasha V',
      phones: [phonenumber, second.phonenumber],
      enquiries: 2,
      calls: 0,
      status: 'called',
      closedReason: null,
      assignee: (await staffNameOf(colleague.id)).replace(/@.*/, ''),
      nextCallAt: first.nextCallAt?.toISOString(),
    });
    expect(await db.leadMerge.count()).toBe(0);
  });

  const staffNameOf = async (id: string) => {
    const { name, email } = await db.staff.findUniqueOrThrow({ where: { id } });
    return name || email;
  };

  test('merged, are one with the earlier call; a new enquiry by either phone is theirs', async () => {
    const { token, id: staffId, first, second, colleague } = await two();
    const answers = await Promise.all(
      Array.from({ length: 3 }, () =>
        merge(token, first.id, second.id, { requestId: 'merge-0000000001' }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await db.leadMerge.count()).toBe(1);
    expect(await leadOf(second.id)).toMatchObject({
      staffId: colleague.id,
      nextCallAt: first.nextCallAt,
    });
    expect(await waiting(staffId)).toEqual(['Aasha V']);
    await addLead({ phonenumber: second.phonenumber, name: 'Aasha' });
    expect(await waiting(staffId)).toEqual(['Aasha']);
    const story = await leadStory(await staffOf('leads.read', staffId), first.id);
    expect(story?.lead.times).toBe(3);
    const acts = await db.auditEntry.findMany({
      orderBy: { id: 'asc' },
      where: { action: 'lead.merge' },
    });
    expect(acts.map(({ subjectId }) => subjectId).sort()).toEqual([first.id, second.id].sort());
    expect((await merge(token, first.id, second.id)).status).toBe(409);
  });

  test('merged by mistake, are as they were, and what came since goes with its phone', async () => {
    const { token, first, second } = await two();
    const merged = await merge(token, first.id, second.id);
    const since = await addLead({ phonenumber: second.phonenumber, name: 'Aasha' });
    expect((await takeApart(token, merged)).body.data).toEqual({ isRestored: true });
    expect((await takeApart(token, merged)).status).toBe(200);
    const [one, two_, three] = [
      await leadOf(first.id),
      await leadOf(second.id),
      await leadOf(since.id),
    ];
    expect({ ...one, version: 1 }).toEqual(first);
    expect({ ...two_, personKey: second.personKey, version: 1 }).toEqual(second);
    expect([two_.personKey === one.personKey, two_.personKey === three.personKey]).toEqual([
      false,
      true,
    ]);
    expect(await db.leadMerge.count()).toBe(0);
    const again = await merge(token, first.id, second.id);
    expect(again.status).toBe(200);
  });

  test('changed since, are taken apart as they are now', async () => {
    const { token, first, second } = await two();
    const merged = await merge(token, first.id, second.id);
    const { version } = await leadOf(second.id);
    await recordCall(token, { id: second.id, version, outcome: 'enrolled' });
    expect((await takeApart(token, merged)).body.data).toEqual({ isRestored: false });
    expect((await leadOf(second.id)).status).toBe('enrolled');
    expect(new Set((await db.lead.findMany()).map(({ personKey }) => personKey)).size).toBe(2);
  });

  test('are taken apart within thirty days only', async () => {
    const { token, first, second } = await two();
    const merged = await merge(token, first.id, second.id);
    await db.$executeRaw`update lead_merges set at = now() - interval '31 days'`;
    expect((await takeApart(token, merged)).status).toBe(409);
  });

  test.each([
    ['changed by a colleague meanwhile', { version: 7 }, 409],
    ['whose other was', { otherVersion: 7 }, 409],
    ['of which one is gone', { other: randomUUID() }, 404],
  ])('%s are not merged', async (_, more, status) => {
    const { token, first, second } = await two();
    expect((await merge(token, first.id, second.id, more)).status).toBe(status);
    expect(await db.leadMerge.count()).toBe(0);
  });

  test('of a colleague are not merged by whoever sees only their own', async () => {
    const { token, colleague, first, second } = await two();
    await read(postVisibility(post('/', { leads: 'own' }, bearer(colleague.token))));
    const answers = [
      await merge(token, first.id, second.id),
      await merge(token, second.id, first.id),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  });
});
