import { POST } from '@/app/api/visits/route';
import { deleteExpired } from '@/lib/background-work';
import { db, pool } from '@/lib/platform/db';
import { dateOf, dayAfter, today } from '@/lib/site/days';
import { from, read } from '../../support/accounts/log-in';
import { post } from '../../support/leads/lead';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();

const by = (utm_campaign?: string) => ({ utm: { utm_source: 'google', utm_campaign } });
const arrival = { page: '/fees', ...by('JRF December'), click: 'gclid' };

const send = (body: unknown, headers: Record<string, string> = from('203.0.113.9')) =>
  read(POST(post('/api/visits', body, headers)));

const rows = () =>
  db.visitCount.findMany({
    orderBy: [{ page: 'asc' }, { source: 'asc' }, { campaign: 'asc' }],
    omit: { day: true },
  });

test('an arrival adds one to its day, page, source and campaign, and is answered with them', async () => {
  expect(await send(arrival)).toMatchObject({
    status: 200,
    body: { data: { source: 'google', campaign: 'jrf december', page: '/fees' } },
  });
  await send(arrival);
  await send({ page: '/fees', referrer: 'www.google.com' });
  const counted = { page: '/fees', source: 'google' };
  expect(await rows()).toEqual([
    { ...counted, campaign: '', visits: 1 },
    { ...counted, campaign: 'jrf december', visits: 2 },
  ]);
  expect((await db.visitCount.findFirst())?.day).toEqual(dateOf(today()));
});

test.each([{ 'sec-gpc': '1' }, { dnt: '1' }] as Record<string, string>[])(
  '%j: nothing is counted or answered',
  async (asks) => {
    expect(await send(arrival, { ...from('203.0.113.9'), ...asks })).toMatchObject({
      status: 200,
      body: { data: null },
    });
    expect(await rows()).toEqual([]);
  },
);

test('coming back from paying is no arrival', async () => {
  const answer = await send({ page: '/success', referrer: 'mercury.phonepe.com' });
  expect([answer.body.data, await rows()]).toEqual([null, []]);
});

test.each<[string, number, unknown]>([
  ['an unknown page', 422, { ...arrival, page: '/wp-login.php' }],
  ['a page with a query', 422, { ...arrival, page: '/fees?gclid=Cj0KCQ' }],
  ['no page', 422, by('jrf')],
  ['more than 2,000 bytes', 413, { ...arrival, filler: 'x'.repeat(2_000) }],
])('%s is refused with %i, and counts nothing', async (_, status, body) => {
  expect([(await send(body)).status, await rows()]).toEqual([status, []]);
});

test('other sites cannot send any', async () => {
  const headers = { ...from('203.0.113.9'), origin: 'https://elsewhere.example' };
  expect([(await send(arrival, headers)).status, await rows()]).toEqual([403, []]);
});

test('no table keeps anything by which one visitor is told from another', async () => {
  const told = ['203.0.113.77', 'Cj0KCQ-visitor', 'Mozilla/5.0 (Strange)', 'session=abc'];
  const [address = '', click = '', agent = '', cookie = ''] = told;
  const headers = { ...from(address), 'user-agent': agent, cookie };
  await send({ page: '/fees', gclid: click, click }, headers);
  const { rows: tables } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  for (const { name } of tables) {
    const { rows: found } = await pool.query<{ text: string }>(
      `select t::text as text from "${name}" t`,
    );
    for (const { text } of found) for (const one of told) expect(text).not.toContain(one);
  }
  // Other forms count the requests of an address for a while; this call does not.
  expect(await db.rateLimit.count()).toBe(0);
});

test('thousands at once are all counted, by campaigns as they were', async () => {
  const campaigns = ['jrf', 'gate', 'cuet', ''];
  for (let sent = 0; sent < 2_000; sent += 50) {
    const some = Array.from({ length: 50 }, (_, index) => campaigns[(sent + index) % 4]);
    await Promise.all(some.map((campaign) => send({ ...arrival, ...by(campaign) })));
  }
  expect((await rows()).map(({ campaign, visits }) => [campaign, visits])).toEqual(
    ['', 'cuet', 'gate', 'jrf'].map((campaign) => [campaign, 500]),
  );
});

test('invented campaigns do not fill the table: beyond its bound they are one', async () => {
  await pool.query(
    `insert into visit_counts (day, page, source, campaign, visits)
     select (now() at time zone 'Asia/Kolkata')::date, '/', 'google', 'c' || n, 1
     from generate_series(1, 5000) as n`,
  );
  await send(arrival);
  await send({ page: '/', ...by('c7') });
  await send({ page: '/about', referrer: 'invented.example' });
  const added = (await rows()).filter(({ campaign }) => !/^c\d/.test(campaign));
  expect(added).toEqual([
    { page: '/about', source: 'other', campaign: '', visits: 1 },
    { page: '/fees', source: 'google', campaign: 'other', visits: 1 },
  ]);
  expect(await db.visitCount.findFirst({ where: { campaign: 'c7' } })).toMatchObject({ visits: 2 });
});

test('counts are deleted after two years', async () => {
  for (const daysAgo of [700, 740]) {
    const day = dateOf(dayAfter(today(), -daysAgo));
    await db.visitCount.create({
      data: { day, page: '/', source: 'direct', campaign: '', visits: daysAgo },
    });
  }
  await deleteExpired(pool);
  expect(await rows()).toMatchObject([{ visits: 700 }]);
});
