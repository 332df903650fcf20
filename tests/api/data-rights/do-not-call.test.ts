import { POST as postStop } from '@/app/api/student/do-not-call/route';
import { POST as postErase } from '@/app/api/your-data/erase/route';
import { POST as postSee } from '@/app/api/your-data/see/route';
import { POST as postWithdraw } from '@/app/api/your-data/withdraw/route';
import { callsStoppedAt } from '@/lib/data-rights/stop-calls';
import { callSheet } from '@/lib/leads/leads-list';
import { db } from '@/lib/platform/db';
import { hashOf, newToken } from '@/lib/platform/random-token';
import { delhiDay } from '@/lib/site/delhi-time';
import { bearer, logInOf, makeStudent, profile, read } from '../../support/accounts/log-in';
import { post } from '../../support/leads/lead';
import { addLead, hours, recordCall } from '../../support/leads/leads';
import { staffWith } from '../../support/office/office';
import { newRegistration } from '../../support/office/office-rows';
import { acts } from '../../support/office/person';
import { staffOf } from '../../support/office/staff';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();

const kiran = 'kiran@example.org';

/** The token of a link to the data under the e-mail of a lead. */
async function linkTo(leadId: string): Promise<string> {
  const token = newToken();
  await db.dataLink.create({ data: { leadId, tokenHash: hashOf(token), expiresAt: hours(1) } });
  return token;
}

const send = (
  handle: (request: Request) => Promise<Response> | Response,
  body: object,
  token?: string,
) => read(handle(post('/', body, token ? bearer(token) : {})));

const keys = async () => (await db.doNotCall.findMany()).map(({ phoneKey }) => phoneKey).sort();

test('a visitor who withdraws closes the own leads, and binds the number for leads of others', async () => {
  const { id: staffId } = await staffWith('counsellor');
  const own = await addLead({ email: kiran, phonenumber: '+91 98111 11111', nextCallAt: hours(1) });
  const planned = { status: 'called', nextCallAt: hours(2) } as const;
  const others = await addLead({
    email: 'ravi@example.org',
    phonenumber: '98111-11111',
    ...planned,
  });
  const token = await linkTo(own.id);
  for (const leads of [1, 0]) {
    expect((await send(postWithdraw, { token })).body.data).toEqual({ leads });
  }
  expect(await keys()).toEqual(['9811111111']);
  const { body } = await send(postSee, { token });
  expect(body.data).toMatchObject({
    leads: [{ id: own.id, status: 'closed', nextCallAt: null, doNotCallAt: expect.any(String) }],
  });
  expect(await db.lead.findUniqueOrThrow({ where: { id: others.id } })).toMatchObject({
    status: 'called',
    nextCallAt: null,
  });
  const sheet = await callSheet(await staffOf('leads.read', staffId), delhiDay(new Date()), null);
  expect([sheet.calls, sheet.waiting]).toEqual([[], []]);
});

test('the promise outlives the erasure, as the number and the day; the next form is bound by it', async () => {
  const { token: staff } = await staffWith('counsellor');
  const lead = await addLead({ email: kiran, name: 'Kiran Bedi', phonenumber: '098111 11111' });
  const token = await linkTo(lead.id);
  await send(postWithdraw, { token });
  expect((await send(postErase, { token })).status).toBe(200);
  expect(await db.lead.count()).toBe(0);
  expect(await db.doNotCall.findMany()).toEqual([
    { phoneKey: '9811111111', askedAt: expect.any(Date) },
  ]);
  const next = await addLead({ phonenumber: '+91 98111 11111' });
  const call = await recordCall(staff, { id: next.id, version: 1, outcome: 'reached' });
  expect(call.status).toBe(409);
});

test('an erasure without such a wish keeps no number', async () => {
  const lead = await addLead({ email: kiran, phonenumber: '98111 11111' });
  expect((await send(postErase, { token: await linkTo(lead.id) })).status).toBe(200);
  expect(await keys()).toEqual([]);
});

test('a student stops calls to every own number, once; only the office lifts it', async () => {
  const { id } = await makeStudent();
  await newRegistration(id, { mobilenumber: '98222 22222', phonenumber: '011 2345 6789' });
  const { token } = await logInOf({ studentId: id });
  expect(await callsStoppedAt(id)).toBeNull();
  const answers = [await send(postStop, {}, token), await send(postStop, {}, token)];
  const data = { doNotCallAt: expect.any(String) };
  expect(answers.map(({ status, body }) => [status, body.data])).toEqual([
    [200, data],
    [200, data],
  ]);
  const own = profile.contactnumber.replace(/\D/g, '').slice(-10);
  expect(await keys()).toEqual(['1123456789', '9822222222', own].sort());
  expect((await acts()).map(({ action, subjectId }) => [action, subjectId])).toEqual([
    ['phone.doNotCall', id],
  ]);
  expect(await callsStoppedAt(id)).not.toBeNull();
  await db.doNotCall.deleteMany({ where: { phoneKey: own } });
  expect(await callsStoppedAt(id)).toBeNull();
});
