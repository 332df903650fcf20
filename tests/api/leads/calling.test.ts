import { GET as getNews } from '@/app/api/admin/unanswered-leads/route';
import { POST as postCalling } from '@/app/api/admin/lead-calling/route';
import { db } from '@/lib/platform/db';
import type { OfficeNews } from '@/lib/leads/unanswered-leads';
import { bearer, read } from '../../support/accounts/log-in';
import { post } from '../../support/leads/lead';
import { addLead, recordCall } from '../../support/leads/leads';
import { staffWith } from '../../support/office/office';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();

const begin = ({ token }: { token: string }, id: string) =>
  read(postCalling(post('/api/admin/lead-calling', { id }, bearer(token))));

async function inCalls({ token }: { token: string }) {
  const url = 'http://localhost:3000/api/admin/unanswered-leads';
  const headers = { host: 'localhost:3000', ...bearer(token) };
  const { body } = await read(getNews(new Request(url, { headers })));
  return (body.data as OfficeNews).inCalls;
}

const colleagues = async () => {
  const asha = await staffWith('counsellor', 'asha@example.org');
  return { asha, binod: await staffWith('counsellor', 'binod@example.org') };
};

test('colleagues see who is calling a lead until the outcome is recorded', async () => {
  const { asha, binod } = await colleagues();
  const lead = await addLead({ phonenumber: '98100 12345' });
  const { id: newer } = await addLead({ phonenumber: '9810012345' });
  expect((await begin(asha, lead.id)).status).toBe(200);
  const shown = await inCalls(binod);
  expect(shown.map((one) => one.lead).sort()).toEqual([lead.id, newer].sort());
  expect(shown.map(({ by }) => by)).toEqual(['asha', 'asha']);
  expect(await inCalls(asha)).toEqual([]);
  await recordCall(asha.token, { id: newer, version: 1, outcome: 'reached' });
  expect(await inCalls(binod)).toEqual([]);
});

test('it ends after five minutes, and keeps nobody from calling', async () => {
  const { asha, binod } = await colleagues();
  const { id } = await addLead();
  await begin(asha, id);
  await begin(binod, id);
  expect(await inCalls(binod)).toMatchObject([{ lead: id, by: 'asha' }]);
  const { callingUntil } = await db.lead.findUniqueOrThrow({ where: { id } });
  const minutes = (Number(callingUntil) - Date.now()) / 60_000;
  expect([minutes > 4.5, minutes < 5.5]).toEqual([true, true]);
  await recordCall(binod.token, { id, version: 1, outcome: 'busy' });
  expect(await inCalls(binod)).toHaveLength(1);
  await db.lead.updateMany({ data: { callingUntil: new Date(Date.now() - 1_000) } });
  expect(await inCalls(binod)).toEqual([]);
  await begin(binod, id);
  expect(await inCalls(asha)).toMatchObject([{ by: 'binod' }]);
});

test('a lead that is not seen can be neither marked nor shown', async () => {
  const { asha, binod } = await colleagues();
  await db.officeSettings.create({
    data: { id: 1, refundLimitPaise: 1, earlierLimitPaise: 1, ownLeadsOnly: true },
  });
  const { id } = await addLead({ staffId: asha.id });
  expect((await begin(binod, id)).status).toBe(404);
  await begin(asha, id);
  expect(await inCalls(binod)).toEqual([]);
});
