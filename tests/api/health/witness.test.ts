import { alertQueue, faultLoop, serverStatus, startAlerts } from '@/lib/health/faults';
import { noteBackup } from '@/prisma/backup/backup-records';
import { db, pool } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { log } from '@/lib/platform/log';
import { openQueue } from '@/lib/platform/jobs/job-queue';
import { queueJob } from '@/lib/platform/jobs/queue';
import { skipPause } from '../../support/leads/mail-worker';
import { startListener } from '../../support/health/listener';
import { staffOf } from '../../support/office/staff';
import { withEmptyTables } from '../../support/process/empty-tables';
import { eventually } from '../../support/process/site';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  delete env.HEARTBEAT_URL;
  delete env.ALERT_URL;
  jest.restoreAllMocks();
  await Promise.all(closing.splice(0).map((close) => close()));
});
withEmptyTables();
beforeEach(() => jest.spyOn(log, 'error').mockImplementation(() => undefined));

const listen = async (...how: Parameters<typeof startListener>) => {
  const listener = await startListener(...how);
  closing.push(listener.close);
  return listener;
};
/** A minute of three processes. */
const minute = async () => {
  await pool.query(`update witness_calls set "heartbeatAt" = "heartbeatAt" - interval '1 minute'`);
  await Promise.all([faultLoop.run(pool), faultLoop.run(pool), faultLoop.run(pool)]);
};
const elevenMinutesPass = () =>
  pool.query(`update site_faults set since = since - interval '11 minutes'`);
/** A process that sends alerts. @returns ends it */
const sendingAlerts = async () => {
  const queue = await openQueue(process.env.DATABASE_URL ?? '');
  const alerts = startAlerts(queue, { pollMs: 50 });
  let ended: Promise<void> | undefined;
  const end = () => (ended ??= alerts.stop().then(() => queue.close()));
  closing.push(end);
  return end;
};
/** Queues the alert of a fault that lasts. */
const queueAlert = async () => {
  const since = daysAgo(0);
  await db.siteFault.create({ data: { kind: 'disk', since, seenAt: since } });
  const alert = { kind: 'disk', what: 'Disk', since, until: null, words: '' };
  await pool.transaction((tx) => queueJob(tx, alertQueue, alert));
};
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const line = async () => {
  const lines = await serverStatus(await staffOf('server.read'), (moment) => moment.toISOString());
  return lines.find(({ kind }) => kind === 'witness');
};

test('one process calls the heartbeat while all is well; a fault stops it, and is told after ten minutes', async () => {
  const { heard, url } = await listen();
  env.HEARTBEAT_URL = `${url}/ping?of=site`;
  await minute();
  await minute();
  const well = Array(2).fill('GET /ping?of=site') as string[];
  const asked = () => heard.map(({ method, path }) => `${method} ${path}`);
  expect(asked()).toEqual(well);
  await noteBackup(pool, daysAgo(2));
  await minute();
  expect(asked()).toEqual(well);
  await elevenMinutesPass();
  await minute();
  expect(asked()).toEqual([...well, 'GET /ping/fail?of=site']);
  await noteBackup(pool, daysAgo(0));
  await minute();
  expect(asked()).toHaveLength(4);
});

test.each([
  ['a status', 404, 'nothing', 'It answered 404.'],
  ['a redirect', 302, 'nothing', 'It did not answer, or with a redirect.'],
  ['a check that does not exist', 200, 'OK (not found)', 'It answered 200 (not found).'],
])(
  'a heartbeat that fails by %s is told on the page, and goes on',
  async (_, status, body, problem) => {
    const { heard, url } = await listen((response) =>
      response.writeHead(status, { location: '/elsewhere' }).end(body),
    );
    env.HEARTBEAT_URL = url;
    await minute();
    expect(await line()).toMatchObject({
      isWrong: true,
      said: expect.stringContaining(problem) as string,
    });
    await minute();
    await elevenMinutesPass();
    await minute();
    expect(heard.map(({ path }) => path)).toEqual(['/', '/', '/']);
    env.HEARTBEAT_URL = (await listen()).url;
    await minute();
    expect((await line())?.isWrong).toBe(false);
  },
);

test('a fault of the mail server is told to ALERT_URL once, and its end', async () => {
  const { heard, url } = await listen();
  env.ALERT_URL = url;
  await sendingAlerts();
  await pool.query(
    `insert into pgboss.job (name, state, completed_on) values ('lead-notices', 'failed', now())`,
  );
  await minute();
  await elevenMinutesPass();
  await minute();
  await minute();
  const told = (times: number) =>
    eventually(
      () => Promise.resolve(heard.length),
      (count) => count === times,
    );
  await told(1);
  await pool.query(`delete from pgboss.job where name = 'lead-notices'`);
  await minute();
  await minute();
  await told(2);
  const [wrong, over] = heard.map(({ body }) => JSON.parse(body) as unknown);
  expect(wrong).toMatchObject({ site: env.SITE_URL, what: 'Mails', until: null });
  expect(over).toMatchObject({ what: 'Mails', until: expect.any(String) as string });
});

test('an alert that a process could not deliver before it ended is delivered by another', async () => {
  const deaf = await listen((response) => response.writeHead(500).end());
  env.ALERT_URL = deaf.url;
  await queueAlert();
  const end = await sendingAlerts();
  await eventually(
    () => Promise.resolve(deaf.heard.length),
    (count) => count === 1,
  );
  await end();
  const { heard, url } = await listen();
  env.ALERT_URL = url;
  await skipPause();
  await sendingAlerts();
  const [taken] = await eventually(
    () => Promise.resolve(heard),
    ({ length }) => length === 1,
  );
  expect(JSON.parse(taken?.body ?? '')).toMatchObject({ what: 'Disk', site: env.SITE_URL });
});

test('an alert that is late is not sent once its fault is over', async () => {
  const { heard, url } = await listen();
  env.ALERT_URL = url;
  await queueAlert();
  await minute();
  await sendingAlerts();
  await eventually(
    () => pool.query(`select from pgboss.job where name = 'alerts' and state = 'completed'`),
    ({ rowCount }) => rowCount === 1,
  );
  expect(heard).toEqual([]);
});

test('an alert that nobody takes is told on the page until one is taken, for a day at most', async () => {
  expect(await line()).toMatchObject({ isWrong: false, said: expect.stringMatching(/^None/) });
  const deaf = await listen((response) => response.writeHead(500).end());
  env.ALERT_URL = deaf.url;
  await queueAlert();
  await sendingAlerts();
  const tried = async (times: number) => {
    await skipPause();
    await eventually(
      () => pool.query(`select retry_count, state from pgboss.job where name = 'alerts'`),
      ({ rows: [job] }) => job?.state === 'retry' && deaf.heard.length === times,
    );
  };
  for (const times of [1, 2, 3]) await tried(times);
  expect((await line())?.isWrong).toBe(false);
  await tried(4);
  const said = expect.stringContaining('could not be delivered') as string;
  expect(await line()).toMatchObject({ isWrong: true, said });
  await pool.query(`update witness_calls set "alertFailedAt" = now() - interval '25 hours'`);
  expect((await line())?.isWrong).toBe(false);
  await tried(5);
  expect((await line())?.isWrong).toBe(true);
  env.ALERT_URL = (await listen()).url;
  await skipPause();
  await eventually(line, (one) => one?.isWrong === false);
});
