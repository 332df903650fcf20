import { POST as postEvening } from '@/app/api/admin/evening-mail/route';
import { db, pool } from '@/lib/platform/db';
import { eveningMails, tellEvening } from '@/lib/reports/evening-mail';
import { today } from '@/lib/site/days';
import { bearer, read } from '../../support/accounts/log-in';
import { post } from '../../support/leads/lead';
import { addLead } from '../../support/leads/leads';
import { cash, enrolled, record, staffWith } from '../../support/office/office';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();

const at = (clock: string, day = today()) => new Date(`${day}T${clock}:00+05:30`);

const set = (token: string, time: string) =>
  read(postEvening(post('/api/admin/evening-mail', { at: time }, bearer(token))));

interface Job {
  id: string;
  data: { owner: string; day: ReturnType<typeof today> };
}

const jobs = () =>
  db.$queryRaw<Job[]>`select id::text, data from pgboss.job where name = 'evening-mails'`;

test('it leaves once a day, after its time, for every owner, and never when off', async () => {
  const [owner, second] = [await staffWith('owner'), await staffWith('owner', 'two@example.org')];
  await tellEvening(pool, at('23:00'));
  expect(await jobs()).toEqual([]);
  expect((await set(owner.token, '19:30')).status).toBe(200);
  await tellEvening(pool, at('19:29'));
  expect(await jobs()).toEqual([]);
  await Promise.all([1, 2, 3].map(() => tellEvening(pool, at('19:31'))));
  await tellEvening(pool, at('22:00'));
  const told = await jobs();
  expect(told.map(({ data }) => data.owner).sort()).toEqual([owner.id, second.id].sort());
  await tellEvening(pool, at('19:30', '2027-01-05'));
  expect(await jobs()).toHaveLength(4);
});

test('it has the numbers of the day and names staff, but nobody who asked or paid', async () => {
  const owner = await staffWith('owner');
  const asha = await staffWith('counsellor', 'asha@example.org');
  await db.staff.update({ where: { id: asha.id }, data: { name: 'Asha Rao' } });
  const name = 'Quixotelle';
  const now = new Date();
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  const [early, late] = [at('00:01'), ago(1)];
  await addLead({ name, staffId: asha.id, answerBy: late, answeredAt: early });
  await addLead({ name, staffId: asha.id, answerBy: late });
  await addLead({ name, createdAt: new Date('2026-01-01'), status: 'called' });
  const tomorrow = new Date(at('12:00').getTime() + 86_400_000);
  const { id } = await addLead({ name, status: 'visiting', nextCallAt: tomorrow });
  await db.leadCall.create({
    data: { requestId: id, leadId: id, outcome: 'visiting', nextCallAt: at('12:00'), before: [] },
  });
  const { id: registration } = await enrolled();
  await record(owner.token, cash(registration));
  await set(owner.token, '18:00');
  await tellEvening(pool, at('18:00'));
  const [job] = await jobs();
  const mail = await eveningMails.write(pool, { ...(job as Job), createdOn: now });
  expect(mail?.to).toBe('institute');
  const lines = mail?.text.split('\n').map((line) => line.replace(/\s+/g, ' '));
  expect(lines).toEqual(
    expect.arrayContaining([
      'New leads: 3',
      'First answers in time: 1 of 2',
      'Visits expected: 1',
      'Money in, less refunds: ₹8,999',
      'Calls planned for tomorrow: 1',
      'Asha Rao: 1',
    ]),
  );
  expect(mail?.text).not.toContain(name);
  await db.staff.update({ where: { id: owner.id }, data: { disabledAt: now } });
  expect(await eveningMails.write(pool, { ...(job as Job), createdOn: now })).toBeNull();
});
