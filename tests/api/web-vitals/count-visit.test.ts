import { POST } from '@/app/api/web-vitals/route';
import { deleteExpired } from '@/lib/background-work';
import { siteMetrics } from '@/lib/health/site-metrics';
import { db, pool } from '@/lib/platform/db';
import { dateOf, dayAfter, today } from '@/lib/site/days';
import { pageSpeed } from '@/lib/web-vitals/figures';
import { from } from '../../support/accounts/log-in';
import { post } from '../../support/leads/lead';
import { staffOf } from '../../support/office/staff';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();

const visit = { page: '/fees', connection: '4g', lcp: 1_234, inp: 56, cls: 0.0312 };

const send = async (body: unknown, address = '203.0.113.9') =>
  POST(post('/api/web-vitals', body, from(address)));

const rows = () =>
  db.webVitalCount.findMany({
    orderBy: [{ page: 'asc' }, { connection: 'asc' }, { vital: 'asc' }, { upTo: 'asc' }],
  });

test('a visit adds one to the range of each vital, and nothing else of it is kept', async () => {
  const response = await send(visit);
  expect([response.status, await response.text()]).toEqual([204, '']);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const { inp: _inp, cls: _cls, ...withoutPress } = visit;
  await send({ ...withoutPress, lcp: 1_250 });
  const day = dateOf(today());
  const counted = { day, page: '/fees', connection: '4g' };
  expect(await rows()).toEqual([
    { ...counted, vital: 'cls', upTo: 50, visits: 1 },
    { ...counted, vital: 'inp', upTo: 75, visits: 1 },
    { ...counted, vital: 'lcp', upTo: 1_250, visits: 2 },
  ]);
});

test('pages of a family are counted as one', async () => {
  await send({ ...visit, page: '/onlinecourses/gate' });
  await send({ ...visit, page: '/onlinecourses/csir-net' });
  expect(await rows()).toMatchObject(
    ['cls', 'inp', 'lcp'].map((vital) => ({ page: '/onlinecourses/{exam}', vital, visits: 2 })),
  );
});

test.each<[string, number, object | string]>([
  ['an unknown page', 422, { ...visit, page: '/wp-login.php' }],
  ['a page with a query', 422, { ...visit, page: '/fees?email=asha@example.org' }],
  ['a negative time', 422, { ...visit, lcp: -1 }],
  ['a part of a millisecond', 422, { ...visit, inp: 0.5 }],
  ['a time above ten minutes', 422, { ...visit, lcp: 600_001 }],
  ['a huge shift', 422, { ...visit, cls: 1e9 }],
  ['a negative shift', 422, { ...visit, cls: -0.1 }],
  ['an unknown connection', 422, { ...visit, connection: '5g' }],
  ['a text for a number', 422, { ...visit, lcp: '1234' }],
  ['no largest paint', 422, { page: '/fees', connection: '4g', inp: 56 }],
  ['no JSON', 400, '{"page":'],
  ['more than 300 bytes', 413, { ...visit, filler: 'x'.repeat(300) }],
])('%s is refused with %i, and counts nothing', async (_, status, body) => {
  const response = await send(body);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ success: false, message: expect.any(String) });
  expect(await rows()).toEqual([]);
});

test('of a thousand visits from one address thirty are counted, and those from others still are', async () => {
  const statuses: number[] = [];
  for (let sent = 0; sent < 1_000; sent += 50) {
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(visit)));
    statuses.push(...answers.map(({ status }) => status));
  }
  expect(statuses.filter((status) => status === 204)).toHaveLength(30);
  expect(statuses.filter((status) => status === 429)).toHaveLength(970);
  expect((await send(visit, '203.0.113.10')).status).toBe(204);
  expect(await rows()).toMatchObject([{ visits: 31 }, { visits: 31 }, { visits: 31 }]);
});

test('other sites cannot send any', async () => {
  const headers = { ...from('203.0.113.9'), origin: 'https://elsewhere.example' };
  const response = await POST(post('/api/web-vitals', visit, headers));
  expect([response.status, await rows()]).toEqual([403, []]);
});

async function addCounts(daysAgo: number, upTo: number, visits: number, more = {}) {
  const day = dateOf(dayAfter(today(), -daysAgo));
  const row = { day, page: '/', connection: '4g', vital: 'lcp', upTo, visits, ...more };
  await db.webVitalCount.create({ data: row });
}

test('figures are of the last 28 days: all pages first, then each page by its visits', async () => {
  await addCounts(0, 2_000, 40);
  await addCounts(27, 2_250, 60);
  await addCounts(28, 60_000, 900);
  await addCounts(1, 10_000, 20, { connection: '3g' });
  await addCounts(1, 200, 30, { vital: 'inp', connection: '3g' });
  await addCounts(1, 500, 10, { page: '/fees' });
  const figures = await pageSpeed(await staffOf('server.read'));
  expect(figures.map(({ label, connection, visits }) => [label, connection, visits])).toEqual([
    ['All pages', null, 130],
    ['All pages', '4g', 110],
    ['All pages', '3g', 20],
    ['Home', null, 120],
    ['Home', '4g', 100],
    ['Home', '3g', 20],
    ['Fees', null, 10],
    ['Fees', '4g', 10],
  ]);
  expect(figures[4]?.vitals).toEqual({
    lcp: { p75: expect.closeTo(2_145.8, 1), p95: expect.closeTo(2_229.2, 1) },
    inp: null,
    cls: null,
  });
  expect(figures[5]?.vitals.inp).toEqual({
    p75: expect.closeTo(193.75, 2),
    p95: expect.closeTo(198.75, 2),
  });
});

test('the metrics have them in seconds, by page and connection', async () => {
  await addCounts(0, 2_500, 4, { page: '/fees' });
  await addCounts(0, 100, 4, { page: '/fees', vital: 'cls' });
  const metrics = await siteMetrics(pool, 'version');
  const valuesOf = (metric: string) =>
    metrics
      .find(({ name }) => name === metric)
      ?.values.filter(({ labels }) => labels.page === '/fees' && labels.connection === '4g')
      .map(({ labels, value }) => [labels.quantile, value]);
  expect(valuesOf('site_measured_visits')).toEqual([[undefined, 4]]);
  expect(valuesOf('site_lcp_seconds')).toEqual([
    ['0.75', expect.closeTo(2.4375, 4)],
    ['0.95', expect.closeTo(2.4875, 4)],
  ]);
  expect(valuesOf('site_inp_seconds')).toEqual([]);
  expect(valuesOf('site_layout_shift')?.[1]).toEqual(['0.95', expect.closeTo(0.09875, 5)]);
});

test('counts are deleted after 90 days', async () => {
  await addCounts(90, 250, 1);
  await addCounts(91, 250, 2);
  await deleteExpired(pool);
  expect(await rows()).toMatchObject([{ visits: 1 }]);
});
