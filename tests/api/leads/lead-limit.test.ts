import { POST } from '@/app/api/student/free-registration/route';
import { leadLimit } from '@/lib/leads/lead-forms';
import { db } from '@/lib/platform/db';
import { post, registration } from '../../support/leads/lead';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();

const address = '203.0.113.60';
const key = `lead:${address}`;
const MINUTE = 60_000;

const send = (name: string, from: string | null = address) =>
  POST(
    post(
      '/api/student/free-registration',
      { ...registration, name },
      from === null ? {} : { 'x-client-address': from },
    ),
  );
const statuses = (answers: (Response | Promise<Response>)[]) =>
  Promise.all(answers.map(async (answer) => (await answer).status));
const visitors = (count: number) => Array.from({ length: count }, (_, index) => `Visitor ${index}`);

test('of many concurrent leads from one address exactly as many as allowed are saved', async () => {
  const answered = await statuses(visitors(leadLimit.points + 10).map((name) => send(name)));
  expect(answered.filter((status) => status === 200)).toHaveLength(leadLimit.points);
  expect(answered.filter((status) => status === 429)).toHaveLength(10);
  expect(await db.lead.count()).toBe(leadLimit.points);
  expect((await send('Somebody else', '203.0.113.61')).status).toBe(200);
});

test('a refused lead leaves no row, and the answer says how long to wait', async () => {
  await db.rateLimit.create({
    data: { key, points: leadLimit.points, expire: Date.now() + 5 * MINUTE },
  });
  const refused = await send('Asha');
  expect(refused.status).toBe(429);
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(4 * 60);
  expect(seconds).toBeLessThanOrEqual(5 * 60);
  expect(await db.lead.count()).toBe(0);
  expect(await db.$queryRawUnsafe('select 1 from pgboss.job')).toEqual([]);
});

test('the window restarts ten minutes after the first lead', async () => {
  await db.rateLimit.create({ data: { key, points: leadLimit.points, expire: Date.now() - 1 } });
  expect((await send('Asha')).status).toBe(200);
  const counter = await db.rateLimit.findUniqueOrThrow({ where: { key } });
  expect(counter.points).toBe(1);
  const left = Number(counter.expire) - Date.now();
  expect(left).toBeGreaterThan(9 * MINUTE);
  expect(left).toBeLessThanOrEqual(10 * MINUTE);
});

test('without a known address nothing is counted', async () => {
  expect(
    await statuses(visitors(leadLimit.points + 5).map((name) => send(name, null))),
  ).not.toContain(429);
  expect(await db.rateLimit.count()).toBe(0);
});
